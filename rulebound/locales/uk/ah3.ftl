### «Жах Аркгема», третя редакція: усе, що кажуть за його столом. Назви компонентів та історії — в окремих файлах.
###
### Назви стоять у називному відмінку, дієслова — у теперішньому часі, щоб не показувати роду. Ключі `-form-` кажуть,
### що робить ефект карти, неозначеною формою: вони випливають із самих карт. Назва властивості стоїть після назви карти.

ah3-title = Жах Аркгема. Третя редакція
    .text = Аркгем, 1926 рік. На вулицях збирається приреченість, і хтось їй допомагає. Ходіть містом, ідіть за доказами, відбивайтеся від того, що приходить, і дізнайтеся, про що ця історія, перш ніж вона скінчиться без вас.

## Підготовка

ah3-choice-seats = Гравці
ah3-choice-scenario = Сценарій
ah3-choice-scenario-azathoth = Пришестя Азатота
ah3-choice-scenario-umordhoth = Бенкет для Умордхота
ah3-choice-scenario-veil = Покров сутінків
ah3-choice-scenario-echoes = Відлуння глибин
ah3-choice-investigators = Дослідники
ah3-choice-investigators-choose = кожен обирає
ah3-choice-investigators-random = за жеребом

## Фази

ah3-phase-action = Фаза дій
ah3-phase-monster = Фаза монстрів
ah3-phase-encounter = Фаза зустрічей
ah3-phase-mythos = Фаза міту

## Слова гри

ah3-kind-item = предмета
ah3-kind-spell = заклинання
ah3-kind-ally = союзника
ah3-one-money = 1 долар
ah3-one-clues = доказ
ah3-one-remnants = жетон решток
ah3-marker-blue = синій маркер
ah3-marker-red = червоний маркер
ah3-marker-white = білий маркер
ah3-marker = прихований маркер
ah3-status-ready = відновлений
ah3-status-exhausted = виснажений
ah3-status-engaged = у бою
# Частина карти, яку читають.
ah3-part-residential = житлова вулиця
ah3-part-bridge = міст
ah3-part-park = парк
ah3-part-low = мало приреченості
ah3-part-middle = більше приреченості
ah3-part-high = багато приреченості
# Який предмет має на думці ефект.
ah3-common = звичайний
ah3-curio = рідкісний
ah3-tome = фоліант
# Звідки прибирають приреченість: «прибрати 1 приреченість …».
ah3-any = з будь-якої зони
ah3-hood = із зони свого району
ah3-here = зі своєї зони
ah3-other = з іншої зони свого району

## Стоси

ah3-pile-items = колода предметів
ah3-pile-spells = колода заклинань
ah3-pile-allies = колода союзників
ah3-pile-special = особливі карти
ah3-pile-starting = початкові карти
ah3-pile-conditions = стани
ah3-pile-display = вітрина
ah3-pile-laid-out = викладені заклинання
ah3-pile-events = колода подій
ah3-pile-events-discard = скинуті події
ah3-pile-street = зустрічі на вулицях
ah3-pile-easttown = зустрічі Істтауну
ah3-pile-downtown = зустрічі Даунтауну
ah3-pile-northside = зустрічі Нортсайду
ah3-pile-rivertown = зустрічі Рівертауну
ah3-pile-merchant-district = зустрічі Торгового району
ah3-pile-miskatonic-university = зустрічі Міскатонікського університету
ah3-pile-uptown = зустрічі Аптауну
ah3-pile-southside = зустрічі Саузсайду
ah3-pile-anomalies = колода аномалій
ah3-pile-reading = карта, яку читають
ah3-pile-mixing = карти, які тасують
ah3-pile-monster-deck = колода монстрів
ah3-pile-monsters = монстри на полі
ah3-pile-set-aside = відкладене
ah3-pile-epic = епічні монстри
ah3-pile-box = коробка
ah3-pile-headlines = колода заголовків
ah3-pile-headlines-discard = скинуті заголовки
ah3-pile-headline-box = заголовки в коробці
ah3-pile-codex = кодекс
ah3-pile-attached = прикріплені карти
ah3-pile-archive = архів
ah3-pile-backs = звороти темних угод у грі
ah3-pile-backs-unused = звороти інших темних угод
ah3-pile-markers = відкриті маркери
ah3-pile-hidden-markers = приховані маркери
ah3-pile-marker-box = маркери в коробці
ah3-pile-luggage = багаж
ah3-pile-assets = активи

## Що питають

ah3-prompt-turn = Чий тепер хід?
ah3-prompt-action = Ваша дія (лишилося { $n })
ah3-prompt-this-action = Зробите це зараз?
ah3-prompt-move = Куди ви йдете?
ah3-prompt-move-on = Ідете далі?
ah3-prompt-research = { $n ->
    [one] Покласти доказ на лист сценарію (1) чи лишити собі (0)?
    [few] Скільки доказів покласти на лист (щонайбільше { $n })?
    [many] Скільки доказів покласти на лист (щонайбільше { $n })?
   *[other] Скільки доказів покласти на лист (щонайбільше { $n })?
}
ah3-prompt-evade = { $n ->
    [one] Від якого монстра ви вислизаєте?
    [few] Від яких монстрів ви вислизаєте (щонайбільше { $n })?
    [many] Від яких монстрів ви вислизаєте (щонайбільше { $n })?
   *[other] Від яких монстрів ви вислизаєте (щонайбільше { $n })?
}
ah3-prompt-trade-with = З ким обмін?
ah3-prompt-trade = Чим ви обмінюєтеся? З вами міняється { $seat }.
ah3-prompt-agree = { $seat } пропонує обмін — { $things }
ah3-prompt-pool = Перевірка { $skill-gen }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
    [many] { $n } кубиків
   *[other] { $n } кубика
}. Що ще берете?
ah3-prompt-reroll = На кубиках { $dice }: { $n ->
    [0] жодного успіху
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
}. Змінити щось?
ah3-prompt-dice = Які кубики перекинути?
ah3-prompt-nudge = До якого кубика додати 1?
ah3-prompt-one-or-all = Один кубик чи всі?
ah3-prompt-focus = На якому вмінні ви зосереджуєтеся?
ah3-prompt-drop-focus = { $n ->
    [one] Який жетон зосередженості скинути?
    [few] Які { $n } жетони зосередженості скинути?
    [many] Які { $n } жетонів зосередженості скинути?
   *[other] Які { $n } жетони зосередженості скинути?
}
ah3-prompt-discard = { $n ->
    [one] Яку карту скинути?
    [few] Які { $n } карти скинути?
    [many] Які { $n } карт скинути?
   *[other] Які { $n } карти скинути?
}
ah3-prompt-gain-item = Який предмет ви отримуєте?
ah3-prompt-buy = Що купуєте? У вас { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}.
ah3-prompt-clear-display = Ви нічого не купили: з вітрини можна скинути до двох карт.
ah3-prompt-spell-for = Узяти одне з цих заклинань? Ціна — { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}.
ah3-prompt-sell-remnants = Скільки жетонів решток продаєте?
ah3-prompt-remnants = Заклинання коштує { $n ->
    [one] { $n } жах
    [few] { $n } жахи
    [many] { $n } жахів
   *[other] { $n } жаху
}. Скільки жетонів решток витратите натомість?
ah3-prompt-remnants-for-dice = Скільки жетонів решток витратите, по кубику за кожен?
ah3-prompt-redirect-damage = Вам завдають { $n ->
    [one] { $n } поранення
    [few] { $n } поранень
    [many] { $n } поранень
   *[other] { $n } поранення
}. Кому прийняти?
ah3-prompt-redirect-horror = Вам завдають { $n ->
    [one] { $n } жаху
    [few] { $n } жахів
    [many] { $n } жахів
   *[other] { $n } жаху
}. Кому прийняти?
ah3-prompt-prevent = Що відвернути?
ah3-prompt-recover = Хто відновлюється?
ah3-prompt-remove-doom = З якої зони прибрати приреченість?
ah3-prompt-doom = Яка зона дістає приреченість наступною?
ah3-prompt-spawn = Де з’являється монстр?
ah3-prompt-spawn-next = У якій зоні з’явиться наступний монстр?
ah3-prompt-massive = З ким величезний монстр стає до бою далі?
ah3-prompt-attacked = Кого він атакує далі?
ah3-prompt-suffers-next = Хто зазнає цього наступним?
ah3-prompt-tests-next = Хто проходить перевірку наступним?
ah3-prompt-leaves-next = Хто виходить із зони наступним?
ah3-prompt-chooses-next = Хто обирає нового дослідника наступним?
ah3-prompt-line = Справджується кілька рядків кодексу. Який перший?
ah3-prompt-prey = На кого зазіхає монстр?
ah3-prompt-destination = До котрої з найближчих зон він прямує?
ah3-prompt-unstable = Яка це нестабільна зона?
ah3-prompt-way = Яким шляхом іти?
ah3-prompt-activation = Який монстр активується далі?
ah3-prompt-attack-order = Який монстр атакує далі? Під ударом: { $seat }.
ah3-prompt-attacks-next = Який монстр атакує далі?
ah3-prompt-end-rumor = Витратити доказ, щоб ці чутки вщухли: { $card }?
ah3-prompt-encounter-turn = Чия зустріч наступна?
ah3-prompt-reckoning = Чия розплата наступна?
ah3-prompt-investigator = Ким ви будете?
ah3-prompt-starting = Яку початкову карту берете?
ah3-prompt-keep-item = Кожен предмет або скиньте, або лишіть за 1 поранення. Який далі?
ah3-prompt-keep-spell = Кожне заклинання або скиньте, або лишіть за 1 жах. Яке далі?
ah3-prompt-other = Монстр з’являється там, де інший дослідник. Хто це?
ah3-prompt-split = Разом { $n }. Скільки з цього поранень, а скільки жахів?
ah3-prompt-wild-animal = Якого монстра переможено?
ah3-prompt-truckers = Перевірити вплив із -1, щоб не платити зайвого?
ah3-prompt-scar = У якій зоні лишиться шрам?
ah3-prompt-join-lodge = Ложа пропонує місце за темну угоду. Вступаєте?
ah3-prompt-lodge = Група лишається з Ложею?
ah3-prompt-bind = Якого монстра скувати?
ah3-prompt-shrivel = Який монстр зазнає поранень?
ah3-prompt-run-over = Якого монстра протаранити?
ah3-prompt-bleed = Скільки поранень узяти замість жахів?
ah3-prompt-exchange = З ким ділите біль?
ah3-prompt-exchange-damage = Скільки з цих поранень буде на вас?
ah3-prompt-exchange-horror = Скільки з цих жахів буде на вас?
ah3-prompt-inspire = Хто робить те саме?
ah3-prompt-stand-up = Підвестися зараз?
ah3-prompt-plead = Кидок угоди: { $dice }. Зазнати 1 жаху, щоб перекинути кожну 1?
ah3-prompt-sacrifice = Кого зжерто?
ah3-prompt-give-up-clue = Звідки скинути доказ?
# Про що питання: стоїть перед ним.
ah3-asks-move = Переміщення
ah3-asks-burst = Прорив воріт: { $hood }
ah3-asks-outbreak = Спалах: { $space }

## Що можна відповісти

ah3-option-move = Переміщення: { $thing }
ah3-option-pay-move = Далі за 1 долар: { $thing }
ah3-option-gather = Збір коштів
ah3-option-focus = Зосередження
ah3-option-ward = Оборона
ah3-option-attack = Атака: { $thing }
ah3-option-evade = Ухиляння
ah3-option-research = Вивчення
ah3-option-trade = Обмін
ah3-option-give = віддати: { $thing }
ah3-option-take = дістати: { $thing }
ah3-option-agree = Згода
ah3-option-refuse = Відмова
ah3-option-research-so-many = { $n ->
    [0] Лишити всі собі
    [one] { $n } доказ на лист
    [few] { $n } докази на лист
    [many] { $n } доказів на лист
   *[other] { $n } доказу на лист
}
ah3-option-remnants = { $n ->
    [0] Жодного
    [one] { $n } жетон решток
    [few] { $n } жетони решток
    [many] { $n } жетонів решток
   *[other] { $n } жетона решток
}
ah3-option-bleed = Поранень { $n }, жахів { $left }
ah3-option-exchange-damage = Поранень вам { $n }, решта { $left }: { $thing }
ah3-option-exchange-horror = Жахів вам { $n }, решта { $left }: { $thing }
ah3-option-end-rumor = Витратити доказ: чутки вщухають
ah3-option-die = Кубик: { $n }
ah3-option-one-die = Один кубик
ah3-option-all-dice = Усі кубики
ah3-option-hold = Узяти в руки: { $thing } ({ $n ->
    [one] { $n } рука
    [few] { $n } руки
    [many] { $n } рук
   *[other] { $n } руки
})
ah3-option-hold-all = Узяти в руки все це
ah3-option-spare = Обійтися без: { $thing }
ah3-option-reroll-focus = Витратити зосередженість ({ $skill }): перекинути { $n ->
    [1] кубик
   *[any] до { $n } кубиків
}
ah3-option-reroll-focus-any = Витратити зосередженість ({ $skill }): перекинути будь-які кубики
ah3-option-reroll-clue = Витратити доказ (маєте { $n }): перекинути кубик
ah3-option-skill = { $skill }
ah3-option-drop-focus = { $skill }
ah3-option-from-deck = Перший відповідний із колоди
ah3-option-buy = { $thing }: { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}
ah3-option-buy-with = { $thing }: { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
} ({ $card })
ah3-option-keep-damage = Узяти на себе { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
    [many] { $n } поранень
   *[other] { $n } поранення
}
ah3-option-keep-horror = Узяти на себе { $n ->
    [one] { $n } жах
    [few] { $n } жахи
    [many] { $n } жахів
   *[other] { $n } жаху
}
ah3-option-redirect-damage = Перекласти { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
    [many] { $n } поранень
   *[other] { $n } поранення
}: { $thing }
ah3-option-redirect-horror = Перекласти { $n ->
    [one] { $n } жах
    [few] { $n } жахи
    [many] { $n } жахів
   *[other] { $n } жаху
}: { $thing }
ah3-option-prevent-damage = 1 поранення
ah3-option-prevent-horror = 1 жах
ah3-option-split = поранення { $damage }, жах { $horror }
ah3-option-keep = Лишити: { $thing }
ah3-option-discard = Скинути: { $thing }
ah3-option-line-clue = { $thing }: рядок про докази
ah3-option-line-doom = { $thing }: рядок про приреченість
ah3-option-as-they-lie = Усі в тому порядку, як лежать
ah3-option-in-player-order = У порядку ходів
ah3-option-investigator = { $thing }
ah3-option-start-with = { $thing }
ah3-option-join-lodge = Вступити до Ложі й узяти темну угоду
ah3-option-stay = Лишитися з Ложею
ah3-option-leave = Піти від Ложі
ah3-option-stand-up = Підвестися
ah3-option-plead = Зазнати 1 жаху й перекинути

## Чого не можна

ah3-denied-twice = Цього раунду ви це вже робили.
ah3-denied-engaged = Ви в бою з монстром.
ah3-denied-barred = Зараз туди ніхто не зайде.
ah3-denied-all-focused = Ви вже зосереджені на всіх уміннях.
ah3-denied-no-doom = У вашій зоні немає приреченості.
ah3-denied-not-engaged = Ви не в бою.
ah3-denied-no-clues = У вас немає доказів.
ah3-denied-nobody-to-trade = Тут немає з ким мінятися.
ah3-denied-rich = Ви маєте 3 долари чи більше.
ah3-denied-no-marker = У вашій зоні немає маркера долілиць.
ah3-denied-ritual-site = Треба 5 доказів на листі й бути на місці ритуалу.
ah3-denied-epicentre-clues = Треба 3 докази на листі й бути в епіцентрі.
ah3-denied-epicentre = Ви не в епіцентрі.
ah3-denied-future = Треба бути в майбутньому й мати доказ на листі.
ah3-denied-breach = Треба 2 докази на листі, бути в Обсерваторії, і щоб лишався незнайдений пролом.
ah3-denied-docks = Ви не в Річкових доках.
ah3-denied-scar = Треба 2 докази на листі й відкритий шрам у вашій зоні.
ah3-denied-no-anomaly = У вашому районі немає аномалії.

## Що відбувається

ah3-log-arrives = { $seat } починає тут: { $space }.
ah3-log-on-the-map = На полі монстр: { $monster }. Місце: { $space }.
ah3-log-all-lost = { $seat } втрачає всі карти й жетони.
ah3-log-stands-up = Затримка: { $seat } витрачає дію, щоб підвестися.
ah3-log-delayed = Затримано: { $seat }.
ah3-log-exchange-damage = Спільні поранення: { $seat } — { $n }, { $thing } — { $left }.
ah3-log-exchange-horror = Спільні жахи: { $seat } — { $n }, { $thing } — { $left }.
ah3-log-moves = { $seat } переходить: { $space }.
ah3-log-comes-along = Слідом іде монстр: { $monster }.
ah3-log-wards = { $seat } обороняється: { $space }.
ah3-log-researches = { $seat } вивчає докази.
ah3-log-attacks = { $seat } атакує: { $monster }.
ah3-log-evades = { $seat } ухиляється.
ah3-log-hands-over = { $seat } віддає: { $thing }. Отримує { $other }.
ah3-log-no-trade = { $seat } відмовляється від обміну.
ah3-log-test = { $seat }, перевірка { $skill-gen }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
    [many] { $n } кубиків
   *[other] { $n } кубика
}, успіх від { $lowest } (шанс { $chance } %).
ah3-log-roll = { $seat } кидає { $dice }: { $n ->
    [0] жодного успіху
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
}.
ah3-log-reroll = { $seat } перекидає { $old }: тепер { $n }.
ah3-log-nudge = { $seat } застосовує «{ $card }»: на кубиках тепер { $dice }.
ah3-log-holds = { $seat } бере в руки: { $card }.
ah3-log-passed = { $seat } проходить перевірку: { $n ->
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
}.
ah3-log-failed = { $seat } не проходить перевірки.
ah3-log-dice = { $seat } кидає: { $n }.
ah3-log-casts = { $seat } читає заклинання: { $card }.
ah3-log-remnants-spent = { $seat } витрачає { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
    [many] { $n } жетонів
   *[other] { $n } жетона
} решток.
ah3-log-clues-spent = { $seat } витрачає { $n ->
    [one] { $n } доказ
    [few] { $n } докази
    [many] { $n } доказів
   *[other] { $n } доказу
}.
ah3-log-pays = { $seat } платить { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}.
ah3-log-money = { $seat } отримує { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}.
ah3-log-loses-money = { $seat } втрачає { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}.
ah3-log-remnant = { $seat } отримує { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
    [many] { $n } жетонів
   *[other] { $n } жетона
} решток.
ah3-log-gains = { $seat } отримує: { $card }.
ah3-log-none = { $seat } не отримує { $kind }: відповідної карти немає.
ah3-log-not-there = { $seat } не отримує карти «{ $thing }»: її тут немає.
ah3-log-no-condition = { $seat } зараз не може отримати стан «{ $thing }».
ah3-log-not-discarded = Цього не скинути: { $card }.
ah3-log-display = На вітрину: { $card }.
ah3-log-revealed = Відкрито: { $card }.
ah3-log-buys = { $seat } купує: { $card }, ціна { $n }.
ah3-log-half-price = { $seat } застосовує «{ $card }»: півціни.
ah3-log-focus = { $seat } зосереджується: { $skill }.
ah3-log-focus-gone = { $seat } втрачає зосередженість: { $skill }.
ah3-log-focus-spent = { $seat } витрачає зосередженість: { $skill }.
ah3-log-clue-gained = { $seat } отримує доказ: { $hood }.
ah3-log-no-clue = Доказів тут немає: { $seat } не отримує нічого.
ah3-log-sheet-clues = На лист: { $n ->
    [one] { $n } доказ
    [few] { $n } докази
    [many] { $n } доказів
   *[other] { $n } доказу
} (тепер { $all }).
ah3-log-sheet-clues-spent = З листа: { $n ->
    [one] { $n } доказ
    [few] { $n } докази
    [many] { $n } доказів
   *[other] { $n } доказу
} (лишилося { $all }).
ah3-log-sheet-doom = Приреченість на лист: тепер { $n }.
ah3-log-sheet-marker = Маркер на лист: тепер { $n }.
ah3-log-suffers = { $seat } { $damage ->
    [0] { $horror ->
        [0] не зазнає нічого
        [one] зазнає { $horror } жаху
        [few] зазнає { $horror } жахів
        [many] зазнає { $horror } жахів
       *[other] зазнає { $horror } жаху
    }
   *[any] зазнає { $damage ->
        [one] { $damage } поранення
        [few] { $damage } поранень
        [many] { $damage } поранень
       *[other] { $damage } поранення
    }{ $horror ->
        [0] { "" }
        [one] { " " }і { $horror } жаху
        [few] { " " }і { $horror } жахів
        [many] { " " }і { $horror } жахів
       *[other] { " " }і { $horror } жаху
    }
}.
ah3-log-asset-damage = Поранення на актив ({ $card }): { $n }.
ah3-log-asset-horror = Жах на актив ({ $card }): { $n }.
ah3-log-prevented = { $card }: відвернуто { $n }.
ah3-log-recovers = { $thing } відновлює { $health ->
    [0] { $sanity } розуму
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } розуму
    }
}.
ah3-log-engages = До бою стають { $monster } і { $seat }.
ah3-log-disengages = Бій скінчено: { $monster } і { $seat }.
ah3-log-freed = { $seat } звільняється від усіх монстрів і має ще одну дію.
ah3-log-exhausted = Виснажено: { $monster }.
ah3-log-not-exhausted = { $monster }: величезного монстра не виснажити.
ah3-log-ready = Відновлено: { $monster }.
ah3-log-hurt = Монстр ({ $monster }) зазнає { $n ->
    [one] { $n } поранення
    [few] { $n } поранень
    [many] { $n } поранень
   *[other] { $n } поранення
}, здоров’я лишилося { $left }.
ah3-log-heals = Монстр ({ $monster }) відновлює { $n } здоров’я.
ah3-log-defeated = Переможено: { $monster }.
ah3-log-spawns = З’являється монстр: { $monster }. Місце: { $space }.
ah3-log-no-monster = Колода монстрів порожня: ніхто не приходить.
ah3-log-nowhere = Монстрові немає де з’явитися: { $monster }.
ah3-log-activates = Активується монстр: { $monster }.
ah3-log-monster-moves = Монстр ({ $monster }) переходить: { $space }.
ah3-log-monster-attacks = Монстр атакує: { $monster }. Жертва: { $seat }.
ah3-log-doom = Приреченість, { $space }: тепер { $n }.
ah3-log-doom-removed = Приреченість, { $space }: прибрано { $n }.
ah3-log-outbreak = Спалах: { $space }, приреченості лишилося { $n }.
ah3-log-anomaly = Відкривається аномалія: { $hood }.
ah3-log-anomaly-gone = Аномалія щезає: { $hood }.
ah3-log-spread = Приреченість розповсюджується ({ $card }).
ah3-log-burst = Прорив воріт: { $hood }.
ah3-log-events-empty = Колода подій порожня.
ah3-log-clue = З’являється доказ: { $hood } (тепер { $n }).
ah3-log-event-discarded = { $card }. Доказ узято, карту скинуто.
ah3-log-event-back = Подія доказу не дала й повертається: { $hood }.
ah3-log-no-encounter = { $seat } у бою, тож зустрічі немає.
ah3-log-reads = { $seat } · { $card } · { $part }. { $story }
ah3-log-story = { $story }
ah3-log-token = { $seat } витягує жетон: { $token }.
ah3-log-cup-filled = Чаша порожня, жетони повертаються в неї: { $n }.
ah3-log-cup-grows = До чаші: { $token }.
ah3-log-blank = Нічого не стається.
ah3-log-headline = { $seat } читає заголовок «{ $card }». { $story }
ah3-log-headlines-empty = Заголовків більше немає.
ah3-log-rumor = Ширяться чутки: { $card }.
ah3-log-rumor-gone = Чутки вщухають: { $card }.
ah3-log-rumor-doom = { $card }: тепер { $n ->
    [one] { $n } приреченість
    [few] { $n } приреченості
    [many] { $n } приреченості
   *[other] { $n } приреченості
}.
ah3-log-no-recovery = { $thing }: відновлюватися нема від чого.
ah3-log-still-delayed = { $seat }: затримка вже є, двічі вона не рахується.
ah3-log-all-focused = { $seat }: зосередженість уже є на всіх уміннях.
ah3-log-focused = { $seat }: зосередженість на цьому вмінні вже є ({ $skill }).
ah3-log-no-focus = { $seat }: жетонів зосередженості немає.
ah3-log-no-money = { $seat }: втрачати нема чого, грошей немає.
ah3-log-nothing-to-discard = { $seat }: нічого такого немає.
ah3-log-hastened = { $seat }: ще одна дія, бо карта прийшла вчасно ({ $card }).
ah3-log-no-doom = Приреченості тут немає: { $space }.
ah3-log-no-doom-anywhere = { $seat }: прибрати приреченість нема звідки.
ah3-log-no-way = { $seat }: іти нема куди.
ah3-log-buys-nothing = { $seat }: купити тут нема за що.
ah3-log-under = Під низ колоди: { $card }.
ah3-log-shuffled-back = У колоду, перетасувавши, повертають { $n ->
    [one] ще { $n } відкриту карту
    [few] ще { $n } відкриті карти
    [many] ще { $n } відкритих карт
   *[other] ще { $n } відкритої карти
}.
ah3-log-packed = { $card }: усередині долілиць { $n ->
    [0] нічого
    [one] { $n } предмет
    [few] { $n } предмети
    [many] { $n } предметів
   *[other] { $n } предмета
}.
ah3-log-hood-marker-gone = Маркер полювання прибрано: { $hood }.
ah3-log-future = Тепер є окрема зона, що не межує з жодною: { $space }.
ah3-log-no-cultist = У колоді монстрів культистів більше немає.
ah3-log-no-anomaly = Приреченості на аномалію ніде не вистачає.
ah3-log-no-scar = Району для шраму більше немає.
ah3-log-cannot-join = { $seat }: заплатити темною угодою не можна, тож до Ложі шляху немає.
ah3-log-not-set-aside = { $thing }: відкладеного монстра вже немає, він не приходить.
ah3-log-nobody-else = Нікого іншого, про кого тут ідеться, немає.
ah3-log-no-monsters-about = { $seat }: монстрів у районі немає.
ah3-log-has-no-clues = { $seat }: доказів немає.
ah3-log-no-monster-to-choose = На полі немає монстра, про якого тут ідеться.
ah3-log-nobody-by-doom = Ніхто не стоїть там, де є приреченість.
ah3-log-no-space-for-doom = { $monster }: із зоною цього монстра ніщо не межує.
ah3-log-stays = { $monster } лишається на місці.
ah3-log-no-card = { $seat }: читати нема чого, карт не лишилося.
ah3-log-rumor-stays = Витратити доказ нікому: чутки лишаються. { $card }
ah3-log-reckoning = Розплата: { $thing }.
ah3-log-pact-roll = { $seat } кидає за темну угоду: { $dice }.
ah3-log-pact-turned = { $seat } · темна угода · { $card }. { $story }
ah3-log-codex = До кодексу: { $card }.
ah3-log-turned = Перевернуто: { $card }.
ah3-log-returned = Назад до архіву: { $card }.
ah3-log-set-aside = Відкладено вбік: { $card }.
ah3-log-card-clues = { $card }: доказів тут тепер { $n }.
ah3-log-hunt-begins = У колоду кожного району затасовано карту полювання, у кожному районі лежить маркер.
ah3-log-lodge-loose = Людей Ложі затасовано в колоду монстрів.
ah3-log-attached = Знайдено пролом: { $card }.
ah3-log-marker = { $seat } відкриває { $marker }.
ah3-log-marker-placed = { $space }: тут лежить { $marker }.
ah3-log-marker-gone = { $space }: звідси забрано { $marker }.
ah3-log-scar = Лишається шрам: { $space }.
ah3-log-mended = { $seat } гоїть шрам: { $space } (загоєно { $n }).
ah3-log-joins-lodge = { $seat } вступає до Ложі.
ah3-log-is-defeated = Переможено: { $seat }.
ah3-log-devoured = Зжерто: { $seat }.
ah3-log-retires = { $seat } йде на спокій.
ah3-log-nobody-left = { $seat } лишається без дослідника: більше нікого немає.

## Чим скінчилося

ah3-end-won-5 = Час знову цілий. Азатот крізь сон перевертається на інший бік, і Аркгем прокидається звичайного ранку. Ви перемогли.
ah3-end-won-9 = З майбутнього, якого не буде, ви зачинили відчинене. Можливо, хтось вас навіть пам’ятатиме. Ви перемогли.
ah3-end-lost-9 = Флейти замовкають, і те, що вони приспали, прокинулося. Світ загинув.
ah3-end-won-12 = Маски зірвано, і голодний бог лишається голодним. Аркгем може спокійно ховати своїх мертвих. Ви перемогли.
ah3-end-lost-18 = Стіл накрито, і подають на ньому Аркгем. Світ загинув.
ah3-end-won-23 = Останній шрам затягнувся, і сутінки — просто година вечора. Ви перемогли.
ah3-end-won-25 = Ложа має, чого хотіла, і не забуває друзів. Хто їй вірний, той переміг, решта програла.
ah3-end-lost-25 = Ложа має, чого хотіла, а нікого з вас у ній немає. Ви програли.
ah3-end-won-27 = Те, що звало себе Сенфордом, мертве. Місто лишається зі шрамами і з людьми. Ви перемогли.
ah3-end-lost-27 = Ключ повертається, і по той бік брами вже нічого немає. Світ загинув.
ah3-end-won-36 = Пролом змикається над затонулим містом, і річка — знову річка. Ви перемогли.
ah3-end-won-38 = Воно тоне, і місто, і той, хто в ньому спить. Чи надовго, сьогодні ніхто не питає. Ви перемогли.
ah3-end-lost-38 = Зорі стали як слід, місто стоїть на річці, і його володар дивиться на Аркгем. Світ загинув.
ah3-end-nobody = Вулицями Аркгема більше нікому ходити. Світ загинув.

## Події, як їх називають у питаннях

ah3-event-roundbegins = починається раунд
ah3-event-roundends = закінчується раунд
ah3-event-phasebegins = починається фаза
ah3-event-phaseends = закінчується фаза
ah3-event-used = { $thing } діє
ah3-event-turnbegins = { $thing } починає хід
ah3-event-actiondone = { $thing }: дію виконано
ah3-event-freed = { $thing } звільняється від усіх монстрів
ah3-event-moved = { $thing } переходить
ah3-event-testing = { $thing } готується до перевірки
ah3-event-tested = { $thing }: перевірку завершено
ah3-event-focusspent = { $thing }: витрачено зосередженість
ah3-event-casting = { $thing } читає заклинання
ah3-event-spellcast = { $thing }: заклинання прочитано
ah3-event-remnantsspent = { $thing }: витрачено рештки
ah3-event-suffering = { $thing } зазнає поранень чи жахів
ah3-event-engaging = монстр стає до бою: { $thing }
ah3-event-disengaged = бій з монстром скінчено: { $thing }
ah3-event-beset = монстри зараз атакують: { $thing }
ah3-event-monsterattacks = монстр атакує: { $thing }
ah3-event-monsterhurt = монстр зазнає поранень: { $thing }
ah3-event-monsterdefeated = переможено монстра: { $thing }
ah3-event-spawned = з’являється монстр: { $thing }
ah3-event-doomplaced = з’являється приреченість: { $thing }
ah3-event-doomremoved = прибрано приреченість: { $thing }
ah3-event-anomalyappeared = відкривається аномалія: { $thing }
ah3-event-gained = { $thing } отримує карту
ah3-event-cluegained = { $thing } отримує доказ
ah3-event-buying = { $thing } може щось купити
ah3-event-encounterbegins = { $thing }: починається зустріч
ah3-event-reading = { $thing } читає зустріч
ah3-event-encounterdone = { $thing }: зустріч завершено
ah3-event-defeated = { $thing } вибуває

## Стіл у терміналі

ah3-board-round = Раунд { $n }
ah3-board-sheet-doom = приреченість на листі { $n }
ah3-board-sheet-clues = докази на листі { $n }
ah3-board-sheet-markers = маркери на листі { $n }
ah3-board-headlines = заголовки { $n }
ah3-board-events = колода подій { $n }
ah3-board-events-next = колода подій { $n }, далі { $hood }
ah3-board-cup = У чаші: { $tokens }
ah3-board-nothing = порожньо
ah3-board-signs = { $doom } приреченість, { $clue } докази, { $monster } монстр, { $anomaly } аномалія
ah3-board-anomaly = аномалія
# Символи зони: чого її зустрічі переважно вимагають і що дають.
ah3-symbol-money = гроші
ah3-symbol-remnant = рештки
ah3-symbol-lore = знання
ah3-symbol-influence = вплив
ah3-symbol-observation = спостережливість
ah3-symbol-strength = сила
ah3-symbol-will = воля
ah3-symbol-health = здоров’я
ah3-symbol-sanity = розум
ah3-symbol-common = звичайний предмет
ah3-symbol-curio = рідкісний предмет
ah3-symbol-spell = заклинання
ah3-symbol-ally = союзник
ah3-symbol-doom = менше приреченості
ah3-web-symbols = Здебільшого: { $asks } → { $gives }
ah3-board-ways = Звідси: { $spaces }
ah3-board-monster = здоров’я { $health }, атака { $attack }, ухиляння { $evade }, поранення { $damage }, жах { $horror }
ah3-board-display = Вітрина: { $cards }
ah3-board-you = ви
ah3-board-leader = лідер
ah3-board-out = поза грою
ah3-board-nobody = обирає дослідника
ah3-board-health = здоров’я { $n } з { $most }
ah3-board-sanity = розум { $n } з { $most }
ah3-board-money = долари { $n }
ah3-board-clues = докази { $n }
ah3-board-remnants = рештки { $n }
ah3-board-delayed = затримка
ah3-board-worn = (поранення { $damage }, жах { $horror })

## Числа

ah3-most-health = найбільше здоров’я
ah3-most-sanity = найбільший розум
ah3-focus-limit = межа зосередження
ah3-monster-health = здоров’я
ah3-monster-attack = модифікатор атаки
ah3-monster-evade = модифікатор ухиляння
ah3-monster-damage = поранення
ah3-monster-horror = жах
ah3-price = ціна

## Ефекти карт словами

ah3-form-test = перевірити { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}
ah3-form-test-passed = перевірити { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; у разі успіху { $passed }
ah3-form-test-failed = перевірити { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; у разі провалу { $failed }
ah3-form-test-passed-failed = перевірити { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; у разі успіху { $passed }; у разі провалу { $failed }
ah3-form-money-per-success = перевірити { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}: по 1 долару за успіх
ah3-form-by-result = перевірити { $skill-acc }; без успіхів { $none }; за 1–2 успіхів { $some }; за 3 чи більше { $many }
ah3-form-suffer-less = перевірити { $skill-acc } й зазнати { $damage ->
    [0] { $horror ->
        [one] { $horror } жаху
        [few] { $horror } жахів
        [many] { $horror } жахів
       *[other] { $horror } жаху
    }
   *[any] { $horror ->
        [0] { $damage ->
            [one] { $damage } поранення
            [few] { $damage } поранень
            [many] { $damage } поранень
           *[other] { $damage } поранення
        }
       *[any] { $damage ->
            [one] { $damage } поранення
            [few] { $damage } поранень
            [many] { $damage } поранень
           *[other] { $damage } поранення
        } і { $horror ->
            [one] { $horror } жаху
            [few] { $horror } жахів
            [many] { $horror } жахів
           *[other] { $horror } жаху
        }
    }
}, на 1 менше за кожен успіх
ah3-form-suffer = зазнати { $damage ->
    [0] { $horror ->
        [one] { $horror } жаху
        [few] { $horror } жахів
        [many] { $horror } жахів
       *[other] { $horror } жаху
    }
   *[any] { $horror ->
        [0] { $damage ->
            [one] { $damage } поранення
            [few] { $damage } поранень
            [many] { $damage } поранень
           *[other] { $damage } поранення
        }
       *[any] { $damage ->
            [one] { $damage } поранення
            [few] { $damage } поранень
            [many] { $damage } поранень
           *[other] { $damage } поранення
        } і { $horror ->
            [one] { $horror } жаху
            [few] { $horror } жахів
            [many] { $horror } жахів
           *[other] { $horror } жаху
        }
    }
}{ $direct ->
    [1] {" "}(направлено)
   *[any] {""}
}
ah3-form-recover = відновити { $health ->
    [0] { $sanity } розуму
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } розуму
    }
}
ah3-form-recover-one = відновити { $health ->
    [0] { $sanity } розуму
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } розуму
    }
} собі чи своєму союзникові
ah3-form-delayed = бути затриманим
ah3-form-become-delayed = затриматися
ah3-form-devoured = бути зжертим
ah3-form-retires = піти на спокій
ah3-form-spend-money = заплатити { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}
ah3-form-spend-remnants = витратити { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
    [many] { $n } жетонів
   *[other] { $n } жетона
} решток
ah3-form-spend-clues = віддати { $n ->
    [one] { $n } доказ
    [few] { $n } докази
    [many] { $n } доказів
   *[other] { $n } доказу
}
ah3-form-spend-focus = витратити { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
    [many] { $n } жетонів
   *[other] { $n } жетона
} зосередженості
ah3-form-take-condition = узяти стан «{ $code }»
ah3-form-money = отримати { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}
ah3-form-lose-money = втратити { $n ->
    [one] { $n } долар
    [few] { $n } долари
    [many] { $n } доларів
   *[other] { $n } долара
}
ah3-form-remnant = отримати { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
    [many] { $n } жетонів
   *[other] { $n } жетона
} решток
ah3-form-sell-remnants = продати рештки, по { $price ->
    [one] { $price } долару
    [few] { $price } долари
    [many] { $price } доларів
   *[other] { $price } долара
} за жетон
ah3-form-clue = отримати доказ району
ah3-form-spawn-clue = розмістити доказ у місті
ah3-form-clue-to-sheet = покласти на лист { $n ->
    [one] { $n } доказ
    [few] { $n } докази
    [many] { $n } доказів
   *[other] { $n } доказу
} із запасу
ah3-form-focus = зосередитися на { $n ->
    [one] вмінні
    [few] { $n } вміннях
    [many] { $n } вміннях
   *[other] { $n } вміння
}
ah3-form-focus-beyond = зосередитися на { $n ->
    [one] вмінні
    [few] { $n } вміннях
    [many] { $n } вміннях
   *[other] { $n } вміння
}, навіть понад межу
ah3-form-focus-skill = зосередитися на вмінні «{ $skill }», навіть понад межу
ah3-form-focus-every = зосередитися на кожному вмінні, навіть понад межу
ah3-form-discard-focus = скинути { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
    [many] { $n } жетонів
   *[other] { $n } жетона
} зосередженості
ah3-form-become = отримати стан «{ $code }»
ah3-form-special = отримати карту «{ $code }»
ah3-form-ally = отримати союзника
ah3-form-spell = отримати { $n ->
    [one] заклинання
    [few] { $n } заклинання
    [many] { $n } заклинань
   *[other] { $n } заклинання
}
ah3-form-item = отримати предмет
ah3-form-item-trait = отримати предмет ({ $trait }{ $least ->
    [0] {""}
   *[any] , ціна { $least } чи більше
}{ $most ->
    [0] {""}
   *[any] , ціна { $most } чи менше
})
ah3-form-discard-item = скинути { $n ->
    [one] предмет
    [few] { $n } предмети
    [many] { $n } предметів
   *[other] { $n } предмети
}
ah3-form-discard-item-trait = скинути { $n ->
    [one] предмет
    [few] { $n } предмети
    [many] { $n } предметів
   *[other] { $n } предмети
} ({ $trait })
ah3-form-buy = купити { $most ->
    [1] предмет
   *[any] скільки завгодно предметів
} з вітрини ({ $trait }){ $half ->
    [1] {" "}за півціни
   *[any] {""}
}
ah3-form-buy-bought = купити { $most ->
    [1] предмет
   *[any] скільки завгодно предметів
} з вітрини ({ $trait }){ $half ->
    [1] {" "}за півціни
   *[any] {""}
}; купивши, { $bought }
ah3-form-buy-spells = відкрити { $shown ->
    [one] { $shown } заклинання
    [few] { $shown } заклинання
    [many] { $shown } заклинань
   *[other] { $shown } заклинання
} і купити { $most ->
    [1] одне
   *[any] скільки завгодно
}{ $half ->
    [1] {" "}за півціни
   *[any] {""}
}
ah3-form-buy-spells-bought = відкрити { $shown ->
    [one] { $shown } заклинання
    [few] { $shown } заклинання
    [many] { $shown } заклинань
   *[other] { $shown } заклинання
} і купити { $most ->
    [1] одне
   *[any] скільки завгодно
}{ $half ->
    [1] {" "}за півціни
   *[any] {""}
}; купивши, { $bought }
ah3-form-spell-for = відкрити { $shown ->
    [one] { $shown } заклинання
    [few] { $shown } заклинання
    [many] { $shown } заклинань
   *[other] { $shown } заклинання
} і взяти одне за { $price ->
    [one] { $price } долар
    [few] { $price } долари
    [many] { $price } доларів
   *[other] { $price } долара
}
ah3-form-remove-doom = прибрати { $n ->
    [one] { $n } приреченість
    [few] { $n } приреченості
    [many] { $n } приреченості
   *[other] { $n } приреченості
} { $where }
ah3-form-remove-doom-from = прибрати по { $n ->
    [one] { $n } приреченості
    [few] { $n } приреченості
    [many] { $n } приреченості
   *[other] { $n } приреченості
} щонайбільше з { $spaces ->
    [one] { $spaces } зони
    [few] { $spaces } зон
    [many] { $spaces } зон
   *[other] { $spaces } зони
}
ah3-form-doom-here = покласти { $n ->
    [one] { $n } приреченість
    [few] { $n } приреченості
    [many] { $n } приреченості
   *[other] { $n } приреченості
} у свою зону
ah3-form-doom-on-sheet = покласти { $n ->
    [one] { $n } приреченість
    [few] { $n } приреченості
    [many] { $n } приреченості
   *[other] { $n } приреченості
} на лист
ah3-form-monster-here = впустити у свою зону монстра{ $exhausted ->
    [1] {" "}(виснаженого)
   *[any] {""}
}
ah3-form-monster-at-unstable = впустити в нестабільну зону монстра
ah3-form-move = пройти до { $n ->
    [one] { $n } зони
    [few] { $n } зон
    [many] { $n } зон
   *[other] { $n } зони
}{ $unseen ->
    [1] {" "}непомітно для монстрів
   *[any] {""}
}
ah3-form-move-to-street = перейти на сусідню вулицю
ah3-form-gamble = кинути два кубики: 7 чи 11 дає 5 доларів, 2, 3 чи 12 забирає 3

## Властивості: кодекс і заголовки

ah3-archive-4-back-look-closer = відкрити маркер тут
ah3-archive-6-break-the-barrier = 5 доказів із листа, щоб зруйнувати бар’єр
ah3-archive-7-back-mend-time = 3 докази з листа, щоб направити час
ah3-archive-8-back-step-through = ступити в майбутнє
ah3-archive-9-carry-a-clue = перевірка знань (-2), щоб перенести доказ із листа
ah3-archive-9-nothing-to-meet = 2 жахи замість зустрічі
ah3-archive-31-find-a-breach = 2 докази з листа, щоб знайти пролом
ah3-archive-32-seal = перевірка сили (-2), щоб закрити пролом
ah3-archive-33-seal = перевірка спостережливості (-2), щоб закрити пролом
ah3-archive-34-seal = перевірка впливу (-2), щоб закрити пролом
ah3-archive-35-seal = перевірка волі (-2), щоб закрити пролом
ah3-archive-36-close-it = перевірка знань (-2), щоб закрити пролом назавжди
ah3-archive-38-that-is-not-dead = Ктулху переможено
ah3-archive-12-unmask = поклонник показує лице
ah3-archive-12-count-one = маркер за поклонника
ah3-archive-18-starve = Умордхота переможено
ah3-archive-19-know-its-weakness = доказ із листа за ще 1 поранення
ah3-archive-21-tear = аномалія лишає шрам
ah3-archive-21-back-tear = аномалія лишає шрам
ah3-archive-21-back-mend = 2 докази з листа, щоб загоїти шрам тут
ah3-archive-25-plumb = перевірка знань (-1), щоб пройти між аномаліями
ah3-archive-27-sanford-comes = замість Сенфорда приходить Прислужник
ah3-archive-27-arkham-scarred = Прислужника переможено
ah3-archive-28-part = 1 приреченість у зону того, хто вийшов з бою
ah3-headline-truckers-strike-leads-to-shortages-haggle = обійти страйк

## Властивості: монстри

ah3-abyssal-servant-carry-off = тягне здобич до нестабільної зони
ah3-altered-beast-distract = жетон зосередженості втрачено
ah3-billy-cooper-give-up = здається, коли впав інший монстр
ah3-alma-hill-curse = знання або два жетони тому, хто її переміг
ah3-ghoul-priest-leave-a-curio = рідкісний предмет тому, хто його переміг
ah3-high-priest-leave-a-spell = заклинання тому, хто його переміг
ah3-hybrid-thug-show-its-face = 1 жах тому, хто його переміг
ah3-void-touched-leave-a-spell = заклинання тому, хто переміг
ah3-swift-byakhee-fly-off = полишити всіх і пройти до 3 зон
ah3-ghoul-acolyte-slink-away = відповзає до нестабільної зони
ah3-herman-collins-see-through = 2 жетони зосередженості, щоб викрити його
ah3-hulking-thrall-taint = жетон решток або прокляття
ah3-lodge-enforcer-threaten = 1 жах тому, хто вийшов з бою
ah3-lodge-loyalist-leave-a-sign = 1 приреченість там, де лишається
ah3-lupine-thrall-throw-a-bone = жетон решток, щоб додати 1 до кубика
ah3-masked-ones-demand = 1 приреченість або 2 поранення
ah3-ruth-turner-slip-up = переможена тим, хто вийшов з бою

## Властивості: дослідники та стани

ah3-agnes-baker-bleed = поранення замість жаху
ah3-calvin-wright-share-pain = поділити з кимось поранення й жах
ah3-daniela-reyes-tinker = зосередитися на вмінні
ah3-dexter-drake-reroll-dice = перекинути один кубик або всі
ah3-jenny-barnes-trust-fund = узяти з трастового фонду
ah3-marie-lambeau-inspire = хтось інший робить те саме
ah3-michael-mcglen-get-even = 1 розуму або зосередитися на вмінні
ah3-minh-thi-phan-reroll-dice = перекинути кубики, по одному за доказ району
ah3-norman-withers-read-the-stars = 1 жах, щоб на лист ліг доказ
ah3-rex-murphy-never-give-up = зосередитися на вмінні
ah3-tommy-muldoon-shield = узяти монстра на себе
ah3-wendy-adams-slip-away = пройти до 2 зон, перед дією
ah3-wendy-adams-run-off = пройти до 2 зон, після дії
ah3-blessed-fade = провалена перевірка скидає цю карту
ah3-cursed-lift = успішна перевірка скидає цю карту

## Властивості: предмети

ah3-41-derringer-nudge-die = додати 1 до кубика
ah3-dynamite-blow-up = скинути: 5 поранень усім, з ким ви в бою
ah3-tattered-cloak-notice = поранений монстр помічає вас
ah3-first-aid-kit-heal = хтось тут відновлює 1 здоров’я
ah3-grimms-fairy-tales-read-aloud = хтось тут відновлює 1 розуму
ah3-grotesque-statue-stare = 1 жах, щоб на лист ліг ще доказ
ah3-fine-clothes-halve = півціни
ah3-lucky-cigarette-case-nudge-die = додати 1 до кубика
ah3-rabbits-foot-reroll-dice = перекинути кубик
ah3-silver-key-reroll-dice = перекинути будь-які кубики

## Властивості: заклинання

ah3-alchemical-process-transmute = перевірка знань заради грошей
ah3-binding-bind = перевірка знань, щоб виснажити монстра хоч де
ah3-find-gate-find = перевірка знань, щоб перейти туди, де приреченість
ah3-healing-words-heal = перевірка знань (-1), щоб когось тут вилікувати
ah3-shriveling-shrivel = перевірка знань (-1), щоб поранити монстра поблизу
ah3-astral-travel-move = перевірка знань, щоб пройти далі
ah3-flesh-ward-ward = перевірка знань, щоб запобігти пораненням
ah3-intervene-help-out = перевірка знань (-1), щоб додати успіхів
ah3-mists-of-rlyeh-vanish = перевірка знань замість спостережливості
ah3-wither-wither = перевірка знань (-1), щоб додати успіхів атаці
ah3-storm-of-spirits-call = перевірка знань замість сили

## Властивості: союзники

ah3-alice-luxley-deduce = по кубику за доказ ваш і району
ah3-arthur-johnson-reroll-dice = перекинути кубик
ah3-delphinia-bell-lecture = жетон решток, щоб зосередитися на вмінні
ah3-henry-wan-halve = півціни
ah3-jenica-capra-cleanse = прибрати тут 1 приреченість
ah3-leland-williams-bring = приносить рідкісний предмет
ah3-tetsuo-mori-report = покласти доказ на лист
ah3-zora-larson-comfort = хтось тут відновлює 1 розуму

## Властивості: особливі карти

ah3-abandoned-luggage-open-it = перевірка спостережливості (-1), щоб відчинити
ah3-contraband-whiskey-sell = продати пляшку за 2 долари
ah3-mysterious-serum-drink = скинути, щоб відновити все й зосередитися на вмінні
ah3-wooden-homunculus-reroll-dice = перекинути один кубик або всі
ah3-daniel-chesterfield-whisper = перекинути будь-які кубики й дістати темну угоду
ah3-dayana-esperence-reroll-dice = перекинути один кубик або всі
ah3-ezra-graves-raise-up = 2 жетони решток і 1 жах за союзника
ah3-hunting-dog-reroll-dice = перекинути кубики, по одному за доказ району
ah3-lita-chantler-join-in = на 1 поранення більше
ah3-stray-cat-distract = скинути заради 2 успіхів
ah3-stray-dog-bite = 1 поранення монстрові
ah3-clover-club-member-gamble = поставити 2 долари на кубик
ah3-gravedigger-work = перевірка сили заради 2 доларів
ah3-performer-work = перевірка впливу заради 2 доларів
ah3-rare-books-access-borrow = узяти інший фоліант
ah3-reporting-gig-publish = 2 долари за статтю
ah3-server-at-velmas-work = перевірка впливу заради 2 доларів
ah3-stevedore-work = перевірка сили заради 2 доларів

## Властивості: початкові карти

ah3-heirloom-of-hyperborea-remember = зосередитися на вмінні
ah3-voice-of-the-messenger-reroll-dice = 1 жах, щоб перекинути будь-які кубики
ah3-ace-of-swords-steady = відновити 1 розуму
ah3-search-for-izzie-reroll-dice = 1 поранення і 1 жах, щоб перекинути будь-які кубики
ah3-jennys-twin-45s-nudge-die = додати 1 до кубика
ah3-witch-blood-repeat = повторити дію цього раунду
ah3-witch-blood-draw-back = отримати жетон решток
ah3-obannion-member-collect = перевірка сили заради 2 доларів
ah3-ol-boiler-run-over = протаранити монстра: по 2 поранення йому й машині
ah3-the-king-in-yellow-understand = доказ із запасу на лист
ah3-precious-memento-hope = відновлює 2 розуму
ah3-astronomy-book-reroll-dice = перекинути кубики, по одному за приреченість тут
ah3-search-for-the-truth-follow = 1 долар, і можна зосередитися на вмінні
ah3-the-tower-reroll-dice = перекинути один кубик або всі
ah3-handcuffs-after-a-blow = перемогти пораненого монстра
ah3-handcuffs-breaking-away = перемогти монстра, від якого ви вирвалися
ah3-handcuffs-when-hurt = перемогти монстра, що вас поранив
ah3-mamas-amulet-protect = запобігти 1 пораненню чи 1 жаху
ah3-mr-pawterson-toss = скинути, щоб вирватися від усіх
ah3-mysterious-photograph-study = зосередитися на вмінні

## Стіл у браузері

ah3-web-city = Місто
ah3-web-codex = Лист сценарію та кодекс
ah3-web-question = На вибір
ah3-web-cup = Чаша міфів
ah3-web-cup-inside = Усередині: { $n }
ah3-web-cup-drawn = Витягнуто: { $n }
ah3-web-display = Вітрина
ah3-web-decks = Колоди й стоси
ah3-web-next-event = Наступна подія: { $hood }
ah3-web-top-monster = Верхня карта колоди монстрів
ah3-web-threat = Монстри, з якими йде бій
ah3-web-doom = { $n ->
    [one] { $n } приреченість
    [few] { $n } приреченості
    [many] { $n } приреченості
   *[other] { $n } приреченості
}
ah3-web-clues = { $n ->
    [one] { $n } доказ
    [few] { $n } докази
    [many] { $n } доказів
   *[other] { $n } доказу
}
ah3-web-unstable = нестабільна зона
ah3-web-reminder = маркер
ah3-web-left = лишилося здоров’я { $n }
ah3-web-loyal = у Ложі
ah3-web-focus = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
    [many] { $n } жетонів
   *[other] { $n } жетона
} зосередженості
ah3-web-die = кубик
ah3-web-added = На { $n ->
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
} більше, ніж на кубиках
ah3-web-deeds = Дії цього раунду
ah3-web-actions = Лишилося { $n ->
    [one] { $n } дія
    [few] { $n } дії
    [many] { $n } дій
   *[other] { $n } дії
}
ah3-web-deed-done = виконано цього раунду
ah3-web-deed-move = Переміщення
ah3-web-deed-gather = Збір коштів
ah3-web-deed-focus = Зосередження
ah3-web-deed-ward = Оборона
ah3-web-deed-attack = Атака
ah3-web-deed-evade = Ухиляння
ah3-web-deed-research = Вивчення
ah3-web-deed-trade = Обмін
ah3-web-health = здоров’я { $n }
ah3-web-sanity = розум { $n }
ah3-web-hands = { $n ->
    [one] { $n } рука
    [few] { $n } руки
    [many] { $n } рук
   *[other] { $n } руки
}
ah3-web-cast = { $n ->
    [one] { $n } жах
    [few] { $n } жахи
    [many] { $n } жахів
   *[other] { $n } жаху
} за читання
ah3-web-speed = швидкість { $n }
ah3-web-remnant = лишає рештки
ah3-web-doom-at = Приреченість: { $spaces }
ah3-web-begins-with = Починає з картами: { $cards }
ah3-web-chooses = На вибір: { $cards }
ah3-web-kind-item = Предмет
ah3-web-kind-spell = Заклинання
ah3-web-kind-ally = Союзник
ah3-web-kind-talent = Талант
ah3-web-kind-condition = Стан
ah3-web-kind-back = Зворот
ah3-web-kind-monster = Монстр
ah3-web-kind-event = Подія
ah3-web-kind-encounter = Зустріч
ah3-web-kind-anomaly = Аномалія
ah3-web-kind-headline = Заголовок
ah3-web-kind-rumor = Чутка
ah3-web-kind-archive = Кодекс
ah3-web-kind-hunt = Полювання
ah3-web-kind-investigator = Дослідник
ah3-web-kind-scenario = Сценарій
ah3-web-kind-marker = Маркер
