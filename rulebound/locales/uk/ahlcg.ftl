### Жах Аркгема. Карткова гра: усе, що кажуть за її столом. Пояснення до змінних — в англійському файлі.
###
### Назви карт стоять у називному відмінку, а дієслова — у теперішньому часі, щоб не показувати роду.

ahlcg-title = Жах Аркгема. Карткова гра
    .text = В Аркгемі щось прокидається. Дослідники шукають зачіпки, щоб просунути справу, доки приреченість не просунула загрозу, б’ються з тим, що на них полює, або тікають, і намагаються вціліти тілом і розумом у трьох сценаріях кампанії «Ніч фанатика».

## Підготовка

ahlcg-choice-investigators = Дослідники
ahlcg-choice-mode = У що граємо
ahlcg-choice-mode-campaign = кампанія «Ніч фанатика»
ahlcg-choice-mode-the-gathering = лише «Зібрання»
ahlcg-choice-mode-the-midnight-masks = лише «Опівнічні маски»
ahlcg-choice-mode-the-devourer-below = лише «Пожирач із глибин»
ahlcg-choice-earlier = Чим скінчилося «Зібрання», якщо його пропущено
ahlcg-choice-earlier-R1 = дім згорів (розв’язка 1)
ahlcg-choice-earlier-R2 = дім стоїть (розв’язка 2)
ahlcg-choice-earlier-R3 = дім дістався гулям (розв’язка 3)
ahlcg-choice-earlier-none = у домі нікого не лишилося (без розв’язки)
ahlcg-choice-difficulty = Складність
ahlcg-choice-difficulty-easy = легка
ahlcg-choice-difficulty-standard = звичайна
ahlcg-choice-difficulty-hard = важка
ahlcg-choice-difficulty-expert = надважка
ahlcg-choice-decks = Колоди
ahlcg-choice-decks-starter = початкові колоди
ahlcg-choice-decks-stronger = колоди з пар
ahlcg-choice-decks-random-1 = випадкові дозволені колоди

## Фази та навички

ahlcg-phase-mythos = фаза міфів
ahlcg-phase-investigation = фаза розслідування
ahlcg-phase-enemy = фаза ворогів
ahlcg-phase-upkeep = фаза підтримки
ahlcg-willpower = воля
    .acc = волю
    .gen = волі
    .dat = волі
    .ins = волею
    .loc = волі
ahlcg-intellect = інтелект
    .acc = інтелект
    .gen = інтелекту
    .dat = інтелекту
    .ins = інтелектом
    .loc = інтелекті
ahlcg-combat = сила
    .acc = силу
    .gen = сили
    .dat = силі
    .ins = силою
    .loc = силі
ahlcg-agility = спритність
    .acc = спритність
    .gen = спритності
    .dat = спритності
    .ins = спритністю
    .loc = спритності
ahlcg-wild = універсальна

## Жетони хаосу

ahlcg-token-number = { $n }
ahlcg-token-plus = +{ $n }
ahlcg-token-skull = череп
ahlcg-token-cultist = культист
ahlcg-token-tablet = табличка
ahlcg-token-elder-thing = прадавня істота
ahlcg-token-auto-fail = щупальця
ahlcg-token-elder-sign = Знак Прадавніх

## Стоси та речі

ahlcg-unknown-location = Нерозкрита локація
# Місцевий відмінок стоїть після «тепер у …». Коробка: вилучено з гри.
ahlcg-pile-hand = рука
    .loc = руці
ahlcg-pile-deck = колода дослідника
    .loc = колоді дослідника
ahlcg-pile-discard = скид
    .loc = скиді
ahlcg-pile-area = зона гри
    .loc = зоні гри
ahlcg-pile-threat = зона небезпеки
    .loc = зоні небезпеки
ahlcg-pile-encounter = колода контактів
    .loc = колоді контактів
ahlcg-pile-encounter-discard = скид контактів
    .loc = скиді контактів
ahlcg-pile-victory = переможний рахунок
    .loc = переможному рахунку
ahlcg-pile-aside = відкладені карти
    .loc = відкладених картах
ahlcg-pile-removed = коробка
    .loc = коробці
ahlcg-pile-limbo = карти, які розігруються
    .loc = картах, які розігруються
ahlcg-pile-committed = карти, додані до перевірки
    .loc = картах, доданих до перевірки
ahlcg-pile-map = мапа
    .loc = мапі
ahlcg-pile-there = карти в локаціях
    .loc = локаціях
ahlcg-pile-acts = колода справ
    .loc = колоді справ
ahlcg-pile-agendas = колода загроз
    .loc = колоді загроз
ahlcg-pile-act = справа
    .loc = справі
ahlcg-pile-agenda = загроза
    .loc = загрозі
ahlcg-pile-cultists = колода Культистів
    .loc = колоді Культистів
ahlcg-pile-of = { $pile } ({ $seat })
    .loc = { $pile-loc } ({ $seat })
ahlcg-scenario = сценарій
ahlcg-campaign = журнал кампанії
ahlcg-skilltest = перевірка
ahlcg-turn-of = Хід дослідника: { $seat }
ahlcg-share = { $card }: { $n }

## Що стається

ahlcg-log-lead = Провідний дослідник: { $seat }.
ahlcg-log-scenario = Починається сценарій «{ $card }».
ahlcg-log-test = { $seat } перевіряє { $skill-acc } проти { $difficulty }.
ahlcg-log-commit = До перевірки додано карту «{ $card }».
ahlcg-log-token = Жетон хаосу: { $token }.
ahlcg-log-success = { $seat }: успіх { $n ->
    [0] без запасу
   *[any] із запасом { $n }
}.
ahlcg-log-failure = { $seat }: провал, бракує { $n }.
ahlcg-log-move = { $seat } переходить у локацію «{ $place }».
ahlcg-log-reveal = Розкрито: { $place }, { $n ->
    [0] зачіпок немає
    [one] { $n } зачіпка
    [few] { $n } зачіпки
   *[many] { $n } зачіпок
}.
ahlcg-log-clues = { $seat } знаходить { $n ->
    [one] { $n } зачіпку в
    [few] { $n } зачіпки в
   *[many] { $n } зачіпок у
} локації «{ $place }».
ahlcg-log-draw = { $seat } { $n ->
    [0] не бере карт
    [one] бере { $n } карту
    [few] бере { $n } карти
   *[many] бере { $n } карт
}.
ahlcg-log-resources = { $seat } отримує { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}.
ahlcg-log-lose-resources = { $seat } втрачає { $n ->
    [0] ресурси, але їх і так немає
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}.
ahlcg-log-lose-actions = { $seat } втрачає { $n ->
    [0] дію, але їх і так не лишилося
    [one] { $n } дію
    [few] { $n } дії
   *[many] { $n } дій
}.
ahlcg-log-more-actions = { $seat } може виконати ще { $n ->
    [one] { $n } дію
    [few] { $n } дії
   *[many] { $n } дій
} цього ходу.
ahlcg-log-turn-over = { $seat }: хід одразу закінчено.
ahlcg-log-uses-gone = З карти «{ $card }» витрачено: { $n }.
ahlcg-log-boost = { $seat } має +{ $n } до { $skill-gen } до кінця фази.
ahlcg-log-clues-placed = На карту «{ $card }» покладено { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
   *[many] { $n } зачіпок
}.
ahlcg-log-token-chosen = Із двох рахується жетон «{ $token }».
ahlcg-log-play = { $seat } грає карту «{ $card }».
ahlcg-log-put-away = Карта «{ $card }» тепер у { $pile-loc }.
ahlcg-log-encounter = { $seat } бере карту «{ $card }».
ahlcg-log-weakness = { $seat } отримує слабкість «{ $card }».
ahlcg-log-spawn = { $card } з’являється в локації «{ $place }».
ahlcg-log-engage = { $card } та { $seat } тепер у бою.
ahlcg-log-evade = { $seat } тікає від ворога: { $card }.
ahlcg-log-enemy-moves = { $card } переходить у локацію «{ $place }».
ahlcg-log-blocked = { $card }: шлях перекрито, тож нікуди не йде.
ahlcg-log-attack = { $card } атакує. Під ударом { $seat }.
ahlcg-log-opportunity = { $card } атакує на випередження. Під ударом { $seat }.
ahlcg-log-defeated = Переможено: { $card }.
ahlcg-log-damage = { $card } отримує { $damage ->
    [0] { "" }
    [one] { $damage } рану
    [few] { $damage } рани
   *[many] { $damage } ран
}{ $damage ->
    [0] { "" }
   *[any] { $horror ->
        [0] { "" }
       *[any] { " та " }
    }
}{ $horror ->
    [0] { "" }
    [one] { $horror } потрясіння
    [few] { $horror } потрясіння
   *[many] { $horror } потрясінь
}.
ahlcg-log-heal = { $card } зцілює { $damage ->
    [0] { "" }
    [one] { $damage } рану
    [few] { $damage } рани
   *[many] { $damage } ран
}{ $damage ->
    [0] { "" }
   *[any] { $horror ->
        [0] { "" }
       *[any] { " та " }
    }
}{ $horror ->
    [0] { "" }
    [one] { $horror } потрясіння
    [few] { $horror } потрясіння
   *[many] { $horror } потрясінь
}.
ahlcg-log-doom = На карту «{ $card }» { $n ->
    [one] лягає { $n } жетон приреченості
    [few] лягають { $n } жетони приреченості
   *[many] лягає { $n } жетонів приреченості
}.
ahlcg-log-agenda = Загроза «{ $card }» просувається. { $what }
ahlcg-log-act = Справа «{ $card }» просувається. { $what }
ahlcg-log-eliminated = { $why ->
    [resigned] { $seat } відступає
    [away] { $seat } лишається осторонь
   *[defeated] Переможено: { $seat }
}.
ahlcg-log-resolution = Сценарій закінчується: { $n ->
    [R1] розв’язка 1
    [R2] розв’язка 2
    [R3] розв’язка 3
   *[none] без розв’язки
}.
ahlcg-log-experience = { $seat } здобуває досвід: { $n }.
ahlcg-log-uses = На карту «{ $card }» додано: { $n }.
ahlcg-log-look = { $seat } дивиться на верх колоди дослідника: { $whose }.
ahlcg-log-look-encounter = { $seat } дивиться на верх колоди контактів.
ahlcg-log-blank = До кінця фази текст карти «{ $card }» вважається порожнім.
ahlcg-log-disengage = { $card } та { $seat } більше не в бою.
ahlcg-log-bag = До мішка хаосу покладено жетон «{ $token }».
ahlcg-log-plays = Гравець { $n } тепер грає за нового дослідника: { $card }.
ahlcg-log-away = Гравець { $n } виходить.
ahlcg-log-back = Гравець { $n } повертається: { $card }.
ahlcg-log-cards-gone = Усі карти вилучено з гри: { $seat }.
ahlcg-log-set-aside = { $seat } відкладає слабкість «{ $card }».
ahlcg-log-mulligan = { $seat } міняє { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
} початкової руки.
ahlcg-log-symbol = Жетон «{ $token }» рахується як { $n }.
ahlcg-log-spend-clues = { $seat } витрачає { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
   *[many] { $n } зачіпок
}.
ahlcg-log-drop-clues = { $seat } лишає { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
   *[many] { $n } зачіпок
} в локації «{ $place }».
ahlcg-log-too-few-clues = Не вистачає { $n ->
    [one] { $n } зачіпки
    [few] { $n } зачіпок
   *[many] { $n } зачіпок
}: жодної не витрачено.
ahlcg-log-put-under = Карта «{ $card }» лягає під колоду дослідника.
ahlcg-log-renew = Скид вмішано назад: { $deck }.
ahlcg-log-search = { $seat } знаходить і бере карту «{ $card }».
ahlcg-log-found-nothing = { $seat } шукає, але нічого не знаходить.
ahlcg-log-attach = Карту «{ $card }» прикріплено: { $thing }.
ahlcg-log-threat = Карта «{ $card }» лягає в зону небезпеки: { $seat }.
ahlcg-log-control = { $seat } бере під контроль карту «{ $card }».
ahlcg-log-doom-cleared = Усю приреченість знято: { $n }.
ahlcg-log-next = Тепер чинна карта «{ $card }».
ahlcg-log-physical-trauma = { $seat } дістає { $n ->
    [one] { $n } фізичну травму
    [few] { $n } фізичні травми
   *[many] { $n } фізичних травм
}.
ahlcg-log-mental-trauma = { $seat } дістає { $n ->
    [one] { $n } психічну травму
    [few] { $n } психічні травми
   *[many] { $n } психічних травм
}.
ahlcg-log-fate = { $seat } { $fate ->
    [insane] божеволіє
   *[killed] гине
}.
ahlcg-log-token-doubled = Проти ворога { $card } жетон «{ $token }» рахується як { $n }.
ahlcg-log-token-counts-as = Жетон «{ $token }» рахується як { $other }.
ahlcg-log-horror-placed = На карту «{ $card }» { $n ->
    [one] лягає { $n } потрясіння
    [few] лягають { $n } потрясіння
   *[many] лягає { $n } потрясінь
}.
ahlcg-log-horror-moves = { $n ->
    [one] { $n } потрясіння переходить
    [few] { $n } потрясіння переходять
   *[many] { $n } потрясінь переходить
} з карти «{ $card }». Дістає: { $seat }.
ahlcg-log-clues-leave = З карти «{ $card }» { $n ->
    [one] зникає { $n } зачіпка
    [few] зникають { $n } зачіпки
   *[many] зникає { $n } зачіпок
}.
ahlcg-log-clues-gained = { $seat } отримує { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
   *[many] { $n } зачіпок
}.
ahlcg-log-less-experience = { $seat } здобуде на { $n } менше досвіду.
ahlcg-log-lasts-round = «{ $card }» діє до кінця раунду.
ahlcg-log-lasts-turn = «{ $card }» діє до кінця ходу.
ahlcg-log-nobody-to-join = { $card } ні до кого не приєднується: { $seat } вибуває назавжди.
ahlcg-log-one-is-there = У локації «{ $place }» вже лежить «{ $card }», а двох там бути не може.
ahlcg-log-stays = { $seat } лишається тут, і ніхто не відчепився.
ahlcg-log-move-is-over = Перехід уже відбувся: скасовувати нема чого.
ahlcg-log-no-enemy = Таких ворогів у грі немає: приреченість нікому не дістається.
ahlcg-log-gains-surge = «{ $card }» тепер має наплив.
ahlcg-log-ready = Знову готова карта «{ $card }».
ahlcg-log-location = Нова локація: { $place }.
ahlcg-log-enters-at = { $card } тепер у локації «{ $place }».
ahlcg-log-no-card = { $seat } не має карт, які можна скинути.
ahlcg-log-nothing-to-heal = Зцілювати нема чого: { $card }.
ahlcg-log-no-clues-for = { $seat } зараз не може знаходити зачіпок.
ahlcg-log-no-clue-left = { $seat } нічого не знаходить: у локації «{ $place }» зачіпок не лишилося.
ahlcg-log-no-clues-to-lose = { $seat } не має зачіпок, які можна втратити.
ahlcg-log-other-test = У перевірці цього виду «{ $card }» нічого не дає.
ahlcg-log-spared = { $seat } уникає частини шкоди: { $n }.
ahlcg-log-evaded-already = Від ворога вже втекли: { $card }.
ahlcg-log-more-damage = «{ $card }» додає до атаки 1 рану.
ahlcg-log-more-clues = «{ $card }» додає 1 зачіпку до знайдених.
ahlcg-log-cannot-pay = { $seat } не має зачіпки, яку можна віддати.
ahlcg-log-no-asset = { $seat } не має активів, які можна скинути.
ahlcg-log-nobody-has-a-card = Ніхто не має карт, які можна скинути.
ahlcg-log-luck = { $seat } має +{ $n } на цю перевірку.
ahlcg-log-redirected = Рани від цієї атаки дістане { $card }.
ahlcg-log-note = До журналу кампанії записано: { $note }
ahlcg-log-crossed-out = Із журналу кампанії викреслено: { $note }
ahlcg-log-interrogated = Допитано: { $card }.
ahlcg-log-got-away = Тікає: { $card }.
ahlcg-log-joins = До колоди ({ $seat }) додано карту «{ $card }».
ahlcg-log-leaves-deck = Із колоди ({ $seat }) вилучено карту «{ $card }».
ahlcg-log-buy = { $seat } купує карту «{ $card }» (рівень { $level }). Витрачений досвід: { $n }. Із колоди йде карта «{ $old }».
ahlcg-log-buy-permanent = { $seat } купує карту «{ $card }» (рівень { $level }). Витрачений досвід: { $n }.
ahlcg-log-upgrade = { $seat } покращує карту «{ $old }» до рівня { $level }. Витрачений досвід: { $n }.

## На що можна зреагувати

ahlcg-event-gameends = { $thing } закінчує гру
ahlcg-event-eliminated = { $thing } вибуває
ahlcg-event-agendaadvances = загроза просувається
ahlcg-event-actadvances = справа просувається
ahlcg-event-leftplay = із гри виходить карта «{ $thing }»
ahlcg-event-entersdisplay = до переможного рахунку потрапляє карта «{ $thing }»
ahlcg-event-entersplay = у гру входить карта «{ $thing }»
ahlcg-event-reveals = { $thing } ось-ось витягне жетон хаосу
ahlcg-event-tokenrevealed = { $thing } витягує жетон хаосу «{ $token }»
ahlcg-event-testsucceeds = { $thing } успішно проходить перевірку
ahlcg-event-testfails = { $thing } провалює перевірку
ahlcg-event-wouldfail = { $thing } ось-ось провалить перевірку
ahlcg-event-revealed = розкриття карти «{ $thing }»
ahlcg-event-turnbegins = { $thing } починає хід
ahlcg-event-turnends = { $thing } закінчує хід
ahlcg-event-spawned = з’являється { $thing }
ahlcg-event-engaged = { $thing } вступає в бій
ahlcg-event-evaded = вдалася втеча від ворога ({ $thing })
ahlcg-event-readied = відновлюється { $thing }
ahlcg-event-enemymoved = { $thing } рухається
ahlcg-event-attacks = { $thing } атакує, під ударом { $seat }
ahlcg-event-defeated = переможено: { $thing }
ahlcg-event-dealt = завдано ран: { $damage }, потрясінь: { $horror } ({ $thing })
ahlcg-event-placed = покладено ран: { $damage }, потрясінь: { $horror } ({ $thing })
ahlcg-event-played = зіграно карту «{ $thing }»
ahlcg-event-moved = { $thing } переходить
ahlcg-event-entered = { $thing } входить у локацію
ahlcg-event-discovered = { $thing } знаходить { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
   *[many] { $n } зачіпок
}
ahlcg-event-phasebegins = починається фаза
ahlcg-event-phaseends = закінчується фаза
ahlcg-event-roundbegins = починається раунд
ahlcg-event-roundends = закінчується раунд
ahlcg-event-used = застосовано карту «{ $thing }»

## Запитання

ahlcg-prompt-lead = Хто буде провідним дослідником?
ahlcg-prompt-mulligan = Які карти один раз відкладете й заміните?
ahlcg-prompt-turn = Хто ходить наступним?
ahlcg-prompt-action = Що робитимете? { $n ->
    [0] Дій не лишилося.
    [one] Лишилася { $n } дія.
    [few] Лишилося { $n } дії.
   *[many] Лишилося { $n } дій.
}{ $tomes ->
    [0] {""}
    [one] {" "}Ще { $tomes } дія — лише для Томів.
    [few] {" "}Ще { $tomes } дії — лише для Томів.
   *[many] {" "}Ще { $tomes } дій — лише для Томів.
}
ahlcg-prompt-window = Зараз можна щось зробити.
ahlcg-asked-test = Перевірка { $skill-gen }
ahlcg-prompt-commit = Які карти додасте до цієї перевірки { $skill-gen }, { $value } проти { $difficulty }?
ahlcg-prompt-skill = Яка навичка?
ahlcg-prompt-results = Наслідків кілька. Котрий перший?
ahlcg-prompt-assign-damage = Рани ({ $n }): хто їх отримує?
ahlcg-prompt-assign-horror = Потрясіння ({ $n }): хто їх отримує?
ahlcg-prompt-opportunity = Кілька ворогів атакують на випередження. Котрий наступний?
ahlcg-prompt-attackers = Котрий ворог атакує вас наступним?
ahlcg-prompt-massive = Кого він атакує наступним?
ahlcg-prompt-hunter-order = Вирушають кілька мисливців. Хто з них іде наступним?
ahlcg-prompt-engage-order = Кілька ворогів вступають у бій водночас. Хто з них перший?
ahlcg-prompt-spawn-order = Водночас з’являються кілька ворогів. Хто з них наступний?
ahlcg-prompt-afterwards = Перевірку завершено, і після неї стається кілька речей. Що наступне?
ahlcg-prompt-weakness-order = Водночас узято кілька слабкостей. Котра з них спрацює наступною?
ahlcg-prompt-hunter = Куди прямує мисливець?
ahlcg-prompt-prey = На кого він полює?
ahlcg-prompt-spawn = Де він з’являється?
ahlcg-prompt-nearest = Кілька ворогів однаково близько. Котрий із них?
ahlcg-prompt-attach = До якої локації?
ahlcg-prompt-discard = { $n ->
    [one] Скиньте { $n } карту.
    [few] Скиньте { $n } карти.
   *[many] Скиньте { $n } карт.
}
ahlcg-prompt-hand-size = Карт на руці понад межу: скиньте { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
ahlcg-prompt-discard-order = Скидається кілька карт. Котра перша, під інші?
ahlcg-prompt-slot = Немає вільного слота ({ $slot }). Що скинути?
ahlcg-prompt-search = Яку карту візьмете?
ahlcg-prompt-reorder = Котра карта наступна, рахуючи згори?
ahlcg-prompt-deck = Яка колода?
ahlcg-prompt-take = Яка карта повертається вам на руку?
ahlcg-prompt-spend-clues = { $n ->
    [one] Треба витратити { $n } зачіпку. Скільки дасте ви?
    [few] Треба витратити { $n } зачіпки. Скільки дасте ви?
   *[many] Треба витратити { $n } зачіпок. Скільки дасте ви?
}
ahlcg-prompt-fight = Кого атакуєте?
ahlcg-prompt-evade = Від кого тікаєте?
ahlcg-prompt-enemy = Котрий ворог?
ahlcg-prompt-investigator = Хто з дослідників?
ahlcg-prompt-move = Куди?
ahlcg-prompt-clue = З якої локації?
ahlcg-prompt-blast = Де вибухне?
ahlcg-prompt-ammo = Яка зброя?
ahlcg-prompt-charge = Яке закляття?
ahlcg-prompt-heal = Кого зцілити?
ahlcg-prompt-cancel-harm = Скільки з цього скасуєте?
ahlcg-prompt-disengage = Вийдете з бою і з рештою ворогів?
ahlcg-prompt-token = Який жетон враховується?
ahlcg-prompt-play-now = Зіграти карту «{ $card }» одразу?
ahlcg-prompt-choose-one = Мусите вибрати щось одне.
ahlcg-prompt-trauma = Не витримали ні тіло, ні розум. Яка травма лишиться?
ahlcg-prompt-lita = Чи візьмете Літу Чантлер до своєї колоди?
ahlcg-prompt-buy = Лишилося досвіду: { $n }. Що купите?
ahlcg-prompt-remove = Яку карту прибрати з колоди натомість?
ahlcg-prompt-replace = Хто заступить дослідника, якого ви втратили?
ahlcg-prompt-new-deck = З якою колодою починаєте?
ahlcg-prompt-exchange = Обміняти карти? Виберіть ті, що покинуть колоду.
ahlcg-prompt-exchange-for = { $n ->
    [one] Виберіть { $n } карту, що ввійде до колоди.
    [few] Виберіть { $n } карти, що ввійдуть до колоди.
   *[many] Виберіть { $n } карт, що ввійдуть до колоди.
}
ahlcg-prompt-go-on = Готові до наступного сценарію?

## Варіанти

ahlcg-action-draw = Взяти карту
ahlcg-action-engage = Вступити в бій
ahlcg-action-evade = Утекти
ahlcg-action-fight = Атакувати
ahlcg-action-investigate = Дослідити
ahlcg-action-move = Перейти
ahlcg-action-resource = Взяти ресурс
ahlcg-option-lead = { $thing }
ahlcg-option-lot = Хай вирішить випадок
ahlcg-option-turn = { $thing }
ahlcg-option-mulligan = Замінити: { $thing }
ahlcg-option-investigate = Дослідити свою локацію
ahlcg-option-move = Перейти: { $thing }
ahlcg-option-draw = Узяти карту
ahlcg-option-resource = Узяти ресурс
ahlcg-option-fight = Атакувати: { $thing }
ahlcg-option-evade = Тікати від ворога: { $thing }
ahlcg-option-engage = Вступити в бій: { $thing }
ahlcg-option-advance = Витратити спільні зачіпки й просунути справу
ahlcg-option-commit = { $thing }
ahlcg-option-use-willpower = Воля
ahlcg-option-use-intellect = Інтелект
ahlcg-option-use-combat = Сила
ahlcg-option-use-agility = Спритність
ahlcg-option-result = { $card }
ahlcg-option-assign-damage = { $n ->
    [0] { $cards }
   *[any] { $others ->
        [0] Вам: { $n }
       *[any] Вам: { $n }; { $cards }
    }
}
ahlcg-option-assign-horror = { $n ->
    [0] { $cards }
   *[any] { $others ->
        [0] Вам: { $n }
       *[any] Вам: { $n }; { $cards }
    }
}
ahlcg-option-discard = Скинути: { $thing }
ahlcg-option-take = { $thing }
ahlcg-option-top = { $thing }
ahlcg-option-spend-clues = { $n ->
    [0] Не давати зачіпок
    [one] Дати { $n } зачіпку
    [few] Дати { $n } зачіпки
   *[many] Дати { $n } зачіпок
}
ahlcg-option-token = Жетон «{ $token }»
ahlcg-option-heal-damage = { $thing }: 1 рана
ahlcg-option-heal-horror = { $thing }: 1 потрясіння
ahlcg-option-cancel-harm = { $card }: рани { $damage }, потрясіння { $horror }
ahlcg-option-disengage = Вийти з бою
ahlcg-option-stay-engaged = Лишитися в бою
ahlcg-option-stay = Лишитися тут
ahlcg-option-physical = Фізична травма
ahlcg-option-mental = Психічна травма
ahlcg-option-buy = { $card } (рівень { $level }), { $n } досвіду
ahlcg-option-upgrade = Покращити: { $card } (рівень { $level }), { $n } досвіду
ahlcg-option-card = { $card }
ahlcg-option-deck-starter = початкова колода
ahlcg-option-deck-stronger = колода з пар
ahlcg-option-on = Далі
ahlcg-option-leave = Гравець { $n } виходить
ahlcg-option-return = Гравець { $n } повертається
ahlcg-option-return-as = { $card } повертається на місце { $n }
ahlcg-option-join-as = Новий гравець сідає на місце { $n }: { $card }
ahlcg-ability-play = зіграти

## Біля варіанта

ahlcg-note-of = { $seat }
ahlcg-note-at = { $place }
ahlcg-note-damage = рани { $n }
ahlcg-note-horror = потрясіння { $n }
ahlcg-note-clues = зачіпки { $n }
ahlcg-note-doom = приреченість { $n }
ahlcg-note-uses = лишилося { $n }
ahlcg-note-level = рівень { $n }
ahlcg-note-exhausted = виснажено
ahlcg-warns-opportunity = Атака на випередження: { $cards }{ $damage ->
    [0] { "" }
   *[any] , рани { $damage }
}{ $horror ->
    [0] { "" }
   *[any] , потрясіння { $horror }
}

## Чого не можна і чому

ahlcg-denied-actions = Потрібно { $need ->
    [one] { $need } дію
    [few] { $need } дії
   *[many] { $need } дій
}, у вас { $n }.
ahlcg-denied-aloof = Ворог тримається осторонь: спершу вступіть із ним у бій.
ahlcg-denied-barrier = Зараз туди нікому не можна.
ahlcg-denied-cost-action = Потрібно { $need ->
    [one] { $need } дію
    [few] { $need } дії
   *[many] { $need } дій
}, у вас { $n }.
ahlcg-denied-cost-resources = Коштує { $need ->
    [one] { $need } ресурс
    [few] { $need } ресурси
   *[many] { $need } ресурсів
}, у вас { $n }.
ahlcg-denied-cost-clues = Коштує { $need ->
    [one] { $need } зачіпку
    [few] { $need } зачіпки
   *[many] { $need } зачіпок
}, а витратити можна { $n }.
ahlcg-denied-cost-uses = Витрачає { $need }, а на карті лишилося { $n }.
ahlcg-denied-cost-hand = Треба скинути з руки { $need ->
    [one] { $need } карту
    [few] { $need } карти
   *[many] { $need } карт
}, а можна скинути { $n }.
ahlcg-denied-cost-ready = Карта виснажена.
ahlcg-denied-cost-card = Ця карта не може покинути гру.
ahlcg-denied-clues = { $need ->
    [0] Зачіпки її не просувають.
   *[any] Треба зачіпок: { $need }, а в тих, хто може їх витратити, { $n }.
}
ahlcg-denied-engaged = Цей ворог уже в бою з вами.
ahlcg-denied-locked = Зараз тут досліджувати не можна.
ahlcg-denied-massive = Масивний ворог і так у бою з усіма, хто там є.
ahlcg-denied-not-engaged = Цей ворог не в бою з вами.
ahlcg-denied-not-yours = Вашому дослідникові не можна мати карту «{ $card }».
ahlcg-denied-copies = У колоді вже найбільша дозволена кількість копій карти «{ $card }»: { $most }.
ahlcg-denied-experience = Потрібно досвіду: { $n }, а у вас { $have }.
ahlcg-denied-no-lower = У колоді немає карти «{ $card }» нижчого рівня.
ahlcg-denied-required = Карту «{ $card }» так вилучити не можна.
ahlcg-denied-no-enemy-here = У вашій локації немає ворогів.
ahlcg-denied-no-foe = Тут немає ворога, якого можна атакувати.
ahlcg-denied-all-aloof = Хто тут є, той тримається осторонь: спершу вступіть із ним у бій.
ahlcg-denied-locked-here = Вашу локацію зараз не можна дослідити.
ahlcg-denied-nobody-to-lure = Тут немає ворога, від якого вона допоможе втекти: на Елітних не діє.
ahlcg-denied-nobody-to-distract = Тут немає ворога, для якого це щось змінить.
ahlcg-denied-nobody-engaged = Ви ні з ким не в бою.
ahlcg-denied-nowhere = Іти нікуди, і виходити з бою ні з ким.
ahlcg-denied-nobody-exhausted = У вашій локації немає виснажених ворогів.
ahlcg-denied-no-firearm = Ніхто тут не має Вогнепальної зброї з набоями.
ahlcg-denied-nobody-acts = Зараз не хід когось із дослідників у вашій локації.
ahlcg-denied-lita = Літи Чантлер тут немає, або нею вже хтось розпоряджається.
ahlcg-denied-no-clue = У вашій локації зачіпок не лишилося.
ahlcg-denied-clues-barred = Хто в бою з Переслідувачем у масці, той не може ні знаходити, ні витрачати зачіпок.
ahlcg-denied-declined = Щойно група не дала на це достатньо зачіпок.
ahlcg-denied-objective = Ця справа має мету й просувається лише завдяки їй.
ahlcg-denied-turn = Зачіпки на справу витрачають під час ходу дослідника.
ahlcg-denied-unique = Ця карта унікальна, а карта з такою назвою вже у грі.
ahlcg-denied-slot = Для неї ніяк не звільнити слот.
ahlcg-denied-own-clues = У вас немає власних зачіпок, щоб їх витратити.

## Стіл як текст

ahlcg-board-round = Раунд { $n }
ahlcg-board-agenda = Загроза: { $card }{ $needed ->
    [0] .
   *[any] , приреченість { $n } з { $needed }.
}
ahlcg-board-act = Справа: { $card }{ $needed ->
    [0] .
   *[any] , зачіпки { $n } з { $needed }.
}
ahlcg-board-bag = Торба хаосу: { $tokens }
ahlcg-board-encounter = колода контактів { $n }
ahlcg-board-discard = скинуто { $n }
ahlcg-board-victory = переможний рахунок: { $cards }
ahlcg-board-out = Поза сценарієм: { $seats }
ahlcg-board-unrevealed = не розкрито
ahlcg-board-shroud = морок { $n }
ahlcg-board-you = це ви
ahlcg-board-lead = веде
ahlcg-board-resources = ресурси { $n }
ahlcg-board-clues = зачіпки { $n }
ahlcg-board-actions = дії { $n }
ahlcg-board-deck = колода { $n }
ahlcg-board-threat = Небезпека:
ahlcg-board-area = У грі:
ahlcg-board-hand = На руці:
ahlcg-board-hand-of = На руці ({ $n }): { $cards }
ahlcg-board-uses = використання { $n }
ahlcg-board-exhausted = виснажено
ahlcg-board-enemy = бій { $fight }, втеча { $evade }, атака: рани { $damage }, потрясіння { $horror }
ahlcg-board-cost = ціна { $n }
ahlcg-board-hand-size = розмір руки
ahlcg-icon-willpower = Вол
ahlcg-icon-intellect = Інт
ahlcg-icon-combat = Сил
ahlcg-icon-agility = Спр
ahlcg-icon-wild = Унів
ahlcg-slot-hand = рука
ahlcg-slot-arcane = магія
ahlcg-slot-ally = союзник
ahlcg-slot-accessory = аксесуар
ahlcg-slot-body = одяг
ahlcg-choice-investigators-roland-banks = Роланд Бенкс
ahlcg-choice-investigators-daisy-walker = Дейзі Вокер
ahlcg-choice-investigators-skids-otoole = „Слизький“ О’Тул
ahlcg-choice-investigators-agnes-baker = Аґнес Бейкер
ahlcg-choice-investigators-wendy-adams = Венді Адамс
ahlcg-bag = торба хаосу

## Чим скінчилося

ahlcg-campaign-lost = Кампанію програно.
ahlcg-campaign-survived = Ціну платить Аркгем, але дослідники живі й можуть про це розповісти.
ahlcg-campaign-won = Ніч минула, і пожирач спить далі.
ahlcg-01104-none = У домі нікого не лишилося.
ahlcg-01104-r1 = Дім згорів разом із тим, що в ньому було.
ahlcg-01104-r2 = Дім стоїть, а гостя йде.
ahlcg-01104-r3 = Дім дістався гулям.
ahlcg-01120-none = Ніч змарновано.
ahlcg-01120-r1 = Дослідники знають про культ досить, щоб іти далі.
ahlcg-01120-r2 = Північ минула, і частина культу втекла.
ahlcg-01142-none = Ритуалу ніхто не завадив.
ahlcg-01142-r1 = Ритуал зірвано.
ahlcg-01142-r2 = Того, хто прийшов, прогнано назад.
ahlcg-01142-r3 = Віддано одне життя, і пожирач вдоволений.

## Карти

ahlcg-01001 = Роланд Бенкс
    .text = Реакція, раз за раунд, після вашої перемоги над ворогом: 1 зачіпка з вашої локації. Знак Прадавніх: +1 за кожну зачіпку там, де ви є.
ahlcg-01001-find-evidence = знайти 1 зачіпку у своїй локації
ahlcg-01002 = Дейзі Вокер
    .text = Щоходу ви маєте на одну дію більше, лише для дій на картах Томів. Знак Прадавніх: +0; успіх дає по карті за кожен Том, яким ви розпоряджаєтеся.
ahlcg-01003 = „Слизький“ О’Тул
    .text = Без дії, раз за ваш хід, 2 ресурси: цього ходу ви маєте ще одну дію. Знак Прадавніх: +2; успіх дає 2 ресурси.
ahlcg-01003-hurry = заплатити 2 ресурси за ще одну дію цього ходу
ahlcg-01004 = Аґнес Бейкер
    .text = Реакція, раз за фазу, після того як на Аґнес лягло потрясіння: 1 рана ворогові у вашій локації. Знак Прадавніх: +1 за кожне потрясіння на Аґнес.
ahlcg-01004-lash-out = завдати 1 рану ворогові у своїй локації
ahlcg-01005 = Венді Адамс
    .text = Реакція, раз за перевірку, коли ви витягли жетон хаосу: скиньте карту з руки, щоб повернути жетон і витягти інший. Знак Прадавніх: +0, а якщо Амулет Венді у грі — автоматичний успіх.
ahlcg-01005-try-again = скинути карту, повернути жетон і витягти інший
ahlcg-01006 = Улюбленець Роланда 38-го калібру
    .text = 4 набої. Дія, 1 набій: атака з +1 до сили (або +3, якщо у вашій локації є зачіпки) і +1 раною.
ahlcg-01006-shoot = атака за 1 набій, +1 до сили (+3, де є зачіпки) і +1 рана
ahlcg-01007 = Знищити докази
    .text = Лягає у вашу зону небезпеки з 3 зачіпками. Реакція, коли ви мали б знайти зачіпки у своїй локації: натомість стільки ж зникає звідси. Примусово: якщо в кінці гри тут є зачіпки, ви дістаєте 1 психічну травму.
ahlcg-01007-sweep-aside = лягає в зону небезпеки з 3 зачіпками
ahlcg-01007-own-up = зняти зачіпки з цієї карти, а не взяти з локації
ahlcg-01007-be-found-out = зачіпки, що лишилися на карті, коштують 1 психічної травми
ahlcg-01008 = Торбинка Дейзі
    .text = Ще два слоти рук, лише для Томів.
ahlcg-01009 = Некрономікон
    .text = Лягає у вашу зону небезпеки з 3 потрясіннями й лежить, доки вони є. Ваші Знаки Прадавніх — автоматичні провали. Дія: перекладіть 1 потрясіння звідси на Дейзі; порожня книга йде у скид.
ahlcg-01009-open-the-book = лягає в зону небезпеки з 3 потрясіннями
ahlcg-01009-read = перекласти звідси 1 потрясіння на Дейзі
ahlcg-01010 = На втіках
    .text = Миттєва; грайте після початку свого ходу. До кінця раунду атакувати вас можуть лише Елітні вороги.
ahlcg-01011 = Борг за лікування
    .text = Лягає у вашу зону небезпеки. Без дії, двічі за раунд: покладіть сюди 1 свій ресурс; інші у вашій локації теж можуть. Примусово: якщо в кінці гри тут менше ніж 6, ви здобуваєте на 2 досвіду менше.
ahlcg-01011-receive-the-bill = лягає в зону небезпеки
ahlcg-01011-pay-off = покласти сюди 1 свій ресурс
ahlcg-01011-fall-behind = сплачено замало, і це коштує 2 досвіду
ahlcg-01012 = Гіперборейська реліквія
    .text = Реакція, після зіграного вами Закляття: ви берете карту.
ahlcg-01012-remember = узяти карту
ahlcg-01013 = Темні спогади
    .text = Кладе 1 жетон приреченості на загрозу, і та може одразу просунутися. Примусово: якщо в кінці вашого ходу карта ще на руці, покажіть її; вам 2 потрясіння.
ahlcg-01013-haunt = карта ще на руці в кінці ходу, і це коштує 2 потрясінь
ahlcg-01014 = Амулет Венді
    .text = Верхню подію свого скиду можна грати, мов із руки. Примусово: події, які ви граєте або скидаєте з гри, йдуть під низ вашої колоди.
ahlcg-01015 = Самотня і покинута
    .text = Вам 2 прямі потрясіння, а весь ваш скид вилучається з гри.
ahlcg-01015-despair = 2 прямі потрясіння, а весь скид вилучається з гри
ahlcg-01016 = Кольт 45-го калібру
    .text = 4 набої. Дія, 1 набій: атака з +1 до сили і +1 раною.
ahlcg-01016-shoot = атака за 1 набій, +1 до сили і +1 рана
ahlcg-01017 = Фізична підготовка
    .text = Без дії, щоразу за 1 ресурс: +1 до волі або +1 до сили в перевірці, яку ви проходите.
ahlcg-01017-steel-yourself = заплатити 1 ресурс за +1 до волі в цій перевірці
ahlcg-01017-strike-harder = заплатити 1 ресурс за +1 до сили в цій перевірці
ahlcg-01018 = Патрульний
    .text = +1 до сили. Без дії: скиньте його, щоб завдати 1 рану ворогові у вашій локації.
ahlcg-01018-step-in = скинути його й завдати 1 рану ворогові у своїй локації
ahlcg-01019 = Аптечка
    .text = 3 припаси; порожня скидається. Дія, 1 припас: дослідник у вашій локації зцілює 1 рану або 1 потрясіння.
ahlcg-01019-bandage = за 1 припас зцілити 1 рану або 1 потрясіння комусь у своїй локації
ahlcg-01020 = Мачете
    .text = Дія: атака з +1 до сили; +1 рана, якщо ціль — єдиний ворог у бою з вами.
ahlcg-01020-slash = атака з +1 до сили; +1 рана єдиному ворогові в бою з вами
ahlcg-01021 = Сторожовий пес
    .text = Реакція, коли ворожа атака завдає псові рани: нападникові 1 рана.
ahlcg-01021-bite = 1 рана нападникові
ahlcg-01022 = Доказ!
    .text = Миттєва; грайте після своєї перемоги над ворогом. Вам 1 зачіпка з вашої локації.
ahlcg-01023 = Ухилення
    .text = Миттєва; грайте, коли ворог атакує когось у вашій локації. Атака скасовується.
ahlcg-01024 = Вибух динаміту
    .text = У вашій або сполученій локації всі вороги та всі дослідники отримують по 3 рани.
ahlcg-01025 = Лютий удар
    .text = Успішна атака завдає +1 рану.
ahlcg-01026 = Запасні набої
    .text = 3 набої на Вогнепальну зброю когось у вашій локації.
ahlcg-01027 = Поліцейський значок
    .text = +1 до волі. Без дії, у хід дослідника з вашої локації: скиньте значок, і той дослідник має цього ходу ще 2 дії.
ahlcg-01027-show-badge = скинути заради ще 2 дій у поточному ході
ahlcg-01028 = Патрульний
    .text = +1 до сили. Без дії: виснажте його й покладіть на нього 1 рану, щоб завдати 1 рану ворогові у вашій локації.
ahlcg-01028-step-in = виснажити, покласти на нього 1 рану й завдати 1 рану ворогові у своїй локації
ahlcg-01029 = Дробовик
    .text = 2 набої. Дія, 1 набій: атака з +3 до сили. Ран стільки, на скільки вдався успіх, від 1 до 5; якщо схибили й влучили в іншого дослідника — на скільки провал, від 1 до 5.
ahlcg-01029-shoot = атака за 1 набій, +3 до сили; від 1 до 5 ран, залежно від успіху
ahlcg-01030 = Лупа
    .text = Миттєва. +1 до інтелекту, коли досліджуєте.
ahlcg-01031 = Стародавній фоліант
    .text = Дія, виснажити: дослідник у вашій локації вибирає й бере одну з 3 верхніх карт своєї колоди, решту затасовує.
ahlcg-01031-read = виснажити й дати комусь у своїй локації взяти одну з 3 верхніх карт власної колоди
ahlcg-01032 = Бібліотекар
    .text = Реакція, щойно він у грі: Том-здобуток із вашої колоди йде вам на руку, а колоду перетасуйте.
ahlcg-01032-find-tome = узяти на руку Том зі своєї колоди
ahlcg-01033 = Доктор Мілан Крістофер
    .text = +1 до інтелекту. Реакція, коли дослідження вам вдалося: 1 ресурс.
ahlcg-01033-publish = отримати 1 ресурс
ahlcg-01034 = Надчутливість
    .text = Без дії, щоразу за 1 ресурс: +1 до інтелекту або +1 до спритності в перевірці, яку ви проходите.
ahlcg-01034-think = заплатити 1 ресурс за +1 до інтелекту в цій перевірці
ahlcg-01034-foresee = заплатити 1 ресурс за +1 до спритності в цій перевірці
ahlcg-01035 = Медична енциклопедія
    .text = Дія: виберіть когось у своїй локації і перевірте інтелект (2). Успіх зцілює обраному 1 рану, провал завдає ще одну.
ahlcg-01035-operate = перевірити інтелект (2), щоб зцілити комусь у своїй локації 1 рану; провал завдає 1
ahlcg-01036 = Розум над матерією
    .text = Миттєва; грайте у свій хід. До кінця раунду там, де треба сила чи спритність, можна брати інтелект.
ahlcg-01037 = Інтуїція слідчого
    .text = Миттєва; грайте у свій хід. Вам 1 зачіпка з вашої локації.
ahlcg-01038 = Барикада
    .text = Лягає на вашу локацію: зайти сюди можуть лише Елітні вороги. Примусово: коли дослідник іде звідси, барикада скидається.
ahlcg-01038-give-way = хтось іде з локації, і барикада скидається
ahlcg-01039 = Дедукція
    .text = Успішне дослідження дає на 1 зачіпку більше.
ahlcg-01040 = Лупа
    .text = Миттєва. +1 до інтелекту, коли досліджуєте. Без дії, де зачіпок немає: заберіть лупу на руку.
ahlcg-01040-put-away = забрати на руку
ahlcg-01041 = Диск Ітзамни
    .text = Реакція, коли у вашій локації з’являється не Елітний ворог: скиньте диск, а з ним і ворога.
ahlcg-01041-banish = скинути диск і ворога, який з’являється
ahlcg-01042 = Енциклопедія
    .text = Дія, виснажити: хтось у вашій локації має +2 до однієї навички, яку назвете ви, до кінця фази.
ahlcg-01042-look-up = виснажити й дати комусь у своїй локації +2 до однієї навички до кінця фази
ahlcg-01043 = Загадкове дослідження
    .text = Миттєва; грайте у свій хід. Хтось у вашій локації бере 3 карти.
ahlcg-01044 = Викидний ніж
    .text = Миттєва. Дія: атака; успіх із запасом 2 чи більше завдає +1 рану.
ahlcg-01044-stab = атака; +1 рана за успіху із запасом 2 чи більше
ahlcg-01045 = Мародерство
    .text = Дія, виснажити: дослідження, успіх у якому дає 3 ресурси й жодної зачіпки.
ahlcg-01045-break-in = виснажити й дослідити локацію заради 3 ресурсів, а не зачіпок
ahlcg-01046 = Крадіжка
    .text = Реакція, після вашої втечі від ворога: виснажте її і візьміть карту.
ahlcg-01046-pick-a-pocket = виснажити й узяти карту
ahlcg-01047 = Деррінджер 41-го калібру
    .text = 3 набої. Дія, 1 набій: атака з +2 до сили; успіх із запасом 2 чи більше завдає +1 рану.
ahlcg-01047-shoot = атака за 1 набій, +2 до сили; +1 рана за успіху із запасом 2 чи більше
ahlcg-01048 = Лео де Лука
    .text = Щоходу ви маєте на одну дію більше.
ahlcg-01049 = Дитя нетрів
    .text = Без дії, щоразу за 1 ресурс: +1 до сили або +1 до спритності в перевірці, яку ви проходите.
ahlcg-01049-punch = заплатити 1 ресурс за +1 до сили в цій перевірці
ahlcg-01049-duck = заплатити 1 ресурс за +1 до спритності в цій перевірці
ahlcg-01050 = Невловимість
    .text = Миттєва; грайте у свій хід. Ви виходите з бою з усіма ворогами й переходите в будь-яку розкриту локацію, де ворогів немає.
ahlcg-01051 = Удар у спину
    .text = Атака зі спритністю замість сили і +2 ранами.
ahlcg-01052 = Підступний напад
    .text = Виснажений ворог у вашій локації отримує 2 рани.
ahlcg-01053 = Пристосуванець
    .text = Лише для ваших власних перевірок. Після успіху із запасом 3 чи більше повертається вам на руку.
ahlcg-01054 = Лео де Лука
    .text = Щоходу ви маєте на одну дію більше.
ahlcg-01055 = Злодій-домушник
    .text = +1 до спритності. Дія, виснажити: вийдіть із бою з усіма ворогами й перейдіть у сполучену локацію; ніхто не атакує на випередження.
ahlcg-01055-over-the-roofs = виснажити, вийти з бою з усіма й перейти у сполучену локацію
ahlcg-01056 = Прорахований ризик
    .text = Миттєва; грайте, коли витягли жетон із мінусом. Мінус стає плюсом.
ahlcg-01057 = Біла смуга
    .text = Дає вам 10 ресурсів.
ahlcg-01058 = Заборонені знання
    .text = 4 таємниці; без них скидається. Без дії, виснажити й 1 потрясіння вам: одна таємниця звідси стає вашим ресурсом.
ahlcg-01058-trade = виснажити й отримати 1 потрясіння, щоб таємниця стала ресурсом
ahlcg-01059 = Свята вервиця
    .text = +1 до волі. Може прийняти за вас 2 потрясіння.
ahlcg-01060 = В’янення
    .text = 4 заряди. Дія, 1 заряд: атака з волею замість сили і +1 раною. Череп, культист, табличка, прадавня істота чи щупальця коштують вам 1 потрясіння.
ahlcg-01060-wither = атака волею за 1 заряд, +1 рана; лихий символ коштує 1 потрясіння
ahlcg-01061 = Ворожіння
    .text = 3 заряди. Дія, виснажити й 1 заряд: подивіться 3 верхні карти колоди дослідника чи контактів і поверніть у порядку, який вам до вподоби.
ahlcg-01061-gaze = за 1 заряд подивитися й упорядкувати 3 верхні карти колоди
ahlcg-01062 = Вивчення магії
    .text = Без дії, щоразу за 1 ресурс: +1 до волі або +1 до інтелекту в перевірці, яку ви проходите.
ahlcg-01062-concentrate = заплатити 1 ресурс за +1 до волі в цій перевірці
ahlcg-01062-recall = заплатити 1 ресурс за +1 до інтелекту в цій перевірці
ahlcg-01063 = Учениця чаклуна
    .text = Примусово: входить у гру з 1 жетоном приреченості. Без дії, виснажити: пошукайте Закляття серед 3 верхніх карт своєї колоди, візьміть його, колоду перетасуйте.
ahlcg-01063-arrive = на неї лягає 1 жетон приреченості
ahlcg-01063-study = виснажити й пошукати Закляття серед 3 верхніх карт своєї колоди
ahlcg-01064 = Тяга до незвіданого
    .text = Спершу ви берете карту контакту, тоді вам 2 зачіпки з вашої локації.
ahlcg-01065 = Захисне коло
    .text = Миттєва; грайте, коли берете підступ, що не є слабкістю. Його розкриття скасовується, а вам 1 потрясіння.
ahlcg-01066 = Засліплення
    .text = Втеча з волею замість спритності; успіх ще й завдає ворогові 1 рану. Череп, культист, табличка, прадавня істота чи щупальця коштують вам дії.
ahlcg-01067 = Безстрашність
    .text = Успіх зцілює вам 1 потрясіння.
ahlcg-01068 = Стерти пам’ять
    .text = Миттєва; грайте після початку фази. Не Елітний ворог у вашій локації до кінця фази не має тексту, самі лише риси.
ahlcg-01069 = Засліплення
    .text = Втеча з волею замість спритності; успіх ще й завдає ворогові 2 рани. Череп, культист, табличка, прадавня істота чи щупальця коштують вам дії та 1 потрясіння.
ahlcg-01070 = Книга тіней
    .text = Ще один магічний слот. Дія, виснажити: ще 1 заряд на Закляття, яким ви розпоряджаєтеся.
ahlcg-01070-read = виснажити й покласти ще 1 заряд на своє Закляття
ahlcg-01071 = Потворна статуя
    .text = 4 заряди; без них скидається. Реакція, 1 заряд, коли ви маєте витягти жетон хаосу: витягніть два й виберіть, який враховувати.
ahlcg-01071-stare = за 1 заряд витягти два жетони й вибрати один
ahlcg-01072 = Шкіряне пальто
    .text = Може прийняти за вас 2 рани.
ahlcg-01073 = Бери що знайдеш
    .text = Реакція, виснажити, після вашого дослідження з успіхом із запасом 2 чи більше: поверніть на руку Предмет зі свого скиду.
ahlcg-01073-rummage = виснажити й повернути на руку Предмет зі свого скиду
ahlcg-01074 = Бейсбольна бита
    .text = Дія: атака з +2 до сили і +1 раною. Після черепа чи щупалець бита скидається.
ahlcg-01074-swing = атака з +2 до сили і +1 раною; череп чи щупальця ламають биту
ahlcg-01075 = Кроляча лапка
    .text = Реакція, після вашого провалу в перевірці: виснажте її і візьміть карту.
ahlcg-01075-rub = виснажити й узяти карту
ahlcg-01076 = Безпритульний кіт
    .text = Без дії: скиньте кота, щоб без перевірки втекти від не Елітного ворога у вашій локації.
ahlcg-01076-run = скинути кота, щоб утекти від ворога у своїй локації
ahlcg-01077 = Довести до кінця
    .text = Без дії, щоразу за 1 ресурс: +1 до волі або +1 до спритності в перевірці, яку ви проходите.
ahlcg-01077-endure = заплатити 1 ресурс за +1 до волі в цій перевірці
ahlcg-01077-dash = заплатити 1 ресурс за +1 до спритності в цій перевірці
ahlcg-01078 = Відвернення уваги
    .text = Втеча без перевірки одразу від усіх ворогів, що у вашій локації.
ahlcg-01079 = „Диви, що я знайшов!“
    .text = Миттєва; грайте, коли провалили дослідження на 2 чи менше. Вам 2 зачіпки з вашої локації.
ahlcg-01080 = Пощастило!
    .text = Миттєва; грайте, коли ось-ось провалите перевірку. Значення вашої навички на 2 вище.
ahlcg-01081 = Інстинкт виживання
    .text = Якщо втеча вдалася, той, хто тікав, може ще й вийти з бою з рештою ворогів, а також може перейти у сполучену локацію.
ahlcg-01082 = Аквінна
    .text = Реакція, коли ворог атакує вас: виснажте її і покладіть на неї 1 потрясіння; рани цієї атаки дістає інший ворог у вашій локації. Потрясіння однаково ваші.
ahlcg-01082-turn-aside = виснажити за 1 потрясіння й віддати рани іншому ворогові у своїй локації
ahlcg-01083 = За крок від смерті
    .text = Миттєва; грайте після втечі від ворога у вашій локації, не слабкості й не Елітного. Його затасовують у колоду контактів.
ahlcg-01084 = Пощастило!
    .text = Миттєва; грайте, коли ось-ось провалите перевірку. Значення вашої навички на 2 вище, і ви берете карту.
ahlcg-01085 = Воля до життя
    .text = Миттєва; грайте у свій хід. До його кінця у ваших перевірках жетонів хаосу не витягують.
ahlcg-01086 = Ніж
    .text = Дія: атака з +1 до сили. Дія, скинути ніж: атака з +2 до сили і +1 раною.
ahlcg-01086-stab = атака з +1 до сили
ahlcg-01086-throw = скинути заради атаки з +2 до сили і +1 раною
ahlcg-01087 = Ліхтарик
    .text = 3 припаси. Дія, 1 припас: дослідження; морок на 2 менший.
ahlcg-01087-shine = за 1 припас дослідити локацію, де морок на 2 менший
ahlcg-01088 = Непорушний запас
    .text = Дає вам 3 ресурси.
ahlcg-01089 = Хоробрість
    .text = Успіх дає карту. Лише одна така на перевірку.
ahlcg-01090 = Уважність
    .text = Успіх дає карту. Лише одна така на перевірку.
ahlcg-01091 = Пересилення
    .text = Успіх дає карту. Лише одна така на перевірку.
ahlcg-01092 = Вправність рук
    .text = Успіх дає карту. Лише одна така на перевірку.
ahlcg-01093 = Відчайдушність
    .text = Лише одна така на перевірку.
ahlcg-01094 = Бронежилет
    .text = Може прийняти за вас 4 рани.
ahlcg-01095 = Амулет зі Знаком Прадавніх
    .text = Може прийняти за вас 4 потрясіння.
ahlcg-01096 = Амнезія
    .text = Лишіть собі одну карту на руці, решту скиньте. Слабкостей скидати не можна.
ahlcg-01096-forget = усі карти з руки, крім однієї, скидаються
ahlcg-01097 = Параноя
    .text = Ви втрачаєте всі свої ресурси.
ahlcg-01097-hide-everything = усі ресурси втрачено
ahlcg-01098 = Одержимість
    .text = Лягає у вашу зону небезпеки: усі ваші навички на 1 нижчі. Дві дії: позбудьтеся її.
ahlcg-01098-follow = лягає в зону небезпеки, і всі навички на 1 нижчі
ahlcg-01098-exorcise = витратити дві дії і позбутися її
ahlcg-01099 = Психоз
    .text = Лягає у вашу зону небезпеки. Примусово: щоразу після того, як ви отримали потрясіння, — 1 пряма рана. Дві дії: позбудьтеся його.
ahlcg-01099-snap = лягає в зону небезпеки
ahlcg-01099-hurt-yourself = потрясіння тягне за собою 1 пряму рану
ahlcg-01099-calm-down = витратити дві дії і позбутися його
ahlcg-01100 = Іпохондрія
    .text = Лягає у вашу зону небезпеки. Примусово: щоразу після того, як ви отримали рани, — 1 пряме потрясіння. Дві дії: позбудьтеся її.
ahlcg-01100-worry = лягає в зону небезпеки
ahlcg-01100-fear-the-worst = рана тягне за собою 1 пряме потрясіння
ahlcg-01100-calm-down = витратити дві дії і позбутися її
ahlcg-01101 = Гангстер
    .text = Мисливець; його жертва — лише той, у чиїй колоді він був. Дія, перемовини: заплатіть 4 ресурси, щоб його позбутися.
ahlcg-01101-pay-him = заплатити 4 ресурси й позбутися його
ahlcg-01102 = Аколіт Срібних сутінок
    .text = Мисливець; його жертва — лише той, у чиїй колоді він був. Примусово: кожна його атака кладе 1 жетон приреченості на загрозу.
ahlcg-01102-report = атака кладе 1 жетон приреченості на загрозу
ahlcg-01103 = Надокучливий детектив
    .text = Мисливець; його жертва — лише той, у чиїй колоді він був. У його локації ваша карта дослідника не має тексту, самі лише риси.
ahlcg-01104 = Зібрання
    .text = Череп: -1 за кожного Гуля у вашій локації (важко: -2; провал знаходить Гуля, і ви його берете). Культист: -1, провал коштує 1 потрясіння (важко: ще один жетон, 2 потрясіння). Табличка: -2, з Гулем у вашій локації 1 рана (важко: -4, 1 рана і 1 потрясіння).
ahlcg-01105 = Що відбувається?!
    .text = Просувається, коли у грі досить приреченості.
ahlcg-01105-back = Вибір за провідним дослідником: усім по випадковій карті з руки у скид або 2 потрясіння йому самому.
ahlcg-01105-cards = Кожен скидає випадкову карту з руки
ahlcg-01105-horror = Ви отримуєте 2 потрясіння
ahlcg-01106 = Повстання гулів
    .text = Просувається, коли у грі досить приреченості.
ahlcg-01106-back = Скид контактів затасовується в колоду, і карти відкриваються, доки не трапиться Гуль: його бере провідний дослідник.
ahlcg-01107 = Вони вириваються!
    .text = Примусово, в кінці фази ворогів: кожен Гуль, що не в бою, робить крок у бік Вітальні. Примусово, в кінці раунду: 1 жетон приреченості на загрозу за кожного Гуля в Коридорі чи Вітальні.
ahlcg-01107-back = У перших двох справах — розв’язка 3. У третій усі, хто не відступив, зазнають поразки й дістають 1 фізичну травму.
ahlcg-01107-crawl = кожен Гуль, що не в бою, робить крок у бік Вітальні
ahlcg-01107-gather = 1 жетон приреченості за кожного Гуля в Коридорі чи Вітальні
ahlcg-01108 = У пастці
    .text = Просувається, коли група витратить досить зачіпок.
ahlcg-01108-back = З’являються Коридор, Горище, Підвал і Вітальня. Вороги в Кабінеті скидаються, усі дослідники тепер у Коридорі, а Кабінету більше немає.
ahlcg-01109 = Бар’єр
    .text = Мета: зачіпки можна витратити лише в кінці раунду, і тільки групою в Коридорі.
ahlcg-01109-back = Шлях до Вітальні вільний. Вітальня розкрита, у ній Літа Чантлер, а в Коридорі з’являється Гуль-жрець.
ahlcg-01109-break-the-barrier = витратити зачіпки тих, хто в Коридорі, і просунути справу
ahlcg-01110 = Що ви накоїли?
    .text = Мета: перемогти Гуля-жерця.
ahlcg-01110-back = Провідний дослідник вирішує, чи палити дім.
ahlcg-01110-burn = Дім горить (розв’язка 1)
ahlcg-01110-keep = Дім лишається (розв’язка 2)
ahlcg-01110-over = Гуля-жерця переможено, і справа просувається
ahlcg-01111 = Кабінет
ahlcg-01112 = Коридор
ahlcg-01113 = Горище
    .text = Примусово: хто ввійшов, отримує 1 потрясіння. Перемога 1.
ahlcg-01113-smell = вхід коштує 1 потрясіння
ahlcg-01114 = Підвал
    .text = Примусово: хто ввійшов, отримує 1 рану. Перемога 1.
ahlcg-01114-cold = вхід коштує 1 рани
ahlcg-01115 = Вітальня
    .text = Дія: відступ. Дія, перемовини, поки Літою Чантлер ніхто не розпоряджається: перевірте інтелект (4); успіх — і вона з вами.
ahlcg-01115-flee = відступити
ahlcg-01115-persuade = перевірити інтелект (4), щоб переконати Літу Чантлер
ahlcg-01116 = Гуль-жрець
    .text = Мисливець, месник. Жертва: найвища сила. Перемога 2.
ahlcg-01117 = Літа Чантлер
    .text = Лише коли нею хтось розпоряджається: дослідники в її локації мають +1 до сили. Реакція, коли хтось із них успішно атакує Чудовисько: +1 рана.
ahlcg-01117-avenge = +1 рана Чудовиську
ahlcg-01118 = Пожирач плоті
    .text = З’являється на Горищі. Перемога 1.
ahlcg-01119 = Льодяний гуль
    .text = З’являється в Підвалі. Перемога 1.
ahlcg-01120 = Опівнічні маски
    .text = Череп: мінус найбільша приреченість на одному Культисті (важко: уся у грі). Культист: -2 і 1 жетон приреченості на найближчого Культиста (важко: на кожного; якщо їх немає, ще один жетон). Табличка: -3, за провалу ви лишаєте в локації 1 свою зачіпку (важко: -4, усі).
ahlcg-01121a = Хижак чи здобич?
    .text = Дія: відступ.
ahlcg-01121a-back = Ця карта стає ворогом: це Переслідувач у масці.
ahlcg-01121a-go-home = відступити
ahlcg-01121b = Переслідувач у масці
    .text = Мисливець. Жертва: найбільше зачіпок; з’являється одразу в бою з нею. +2 здоров’я за кожного дослідника. Хто з ним у бою, зачіпок не знайде й не витратить. Перемога 2.
ahlcg-01122 = Час добігає кінця
    .text = Дія: відступ.
ahlcg-01122-back = Б’є північ: розв’язка 2.
ahlcg-01122-go-home = відступити
ahlcg-01123 = Викрити змову
    .text = Дія, 2 зачіпки за кожного дослідника, спільно: ви берете карту згори колоди Культистів. Мета: шість унікальних Культистів у переможному рахунку; у тій колоді не всі шість.
ahlcg-01123-back = Увесь культ викрито: розв’язка 1.
ahlcg-01123-follow-a-lead = спільно витратити 2 зачіпки за кожного дослідника й узяти карту з колоди Культистів
ahlcg-01123-know-them-all = шістьох унікальних Культистів знайдено, і справа просувається
ahlcg-01124 = Ваш дім
    .text = Примусово: Гуль-жрець з’являється тут і ніде більше. Дія, раз за хід: вам карта й ресурс.
ahlcg-01124-wait-for-you = Гуль-жрець з’являється тут
ahlcg-01124-rest = узяти карту й ресурс
ahlcg-01125 = Рівертаун
ahlcg-01126 = Саузсайд (Історичне товариство)
    .text = Дія, кожному раз за гру: вам 3 карти.
ahlcg-01126-look-things-up = узяти 3 карти
ahlcg-01127 = Саузсайд (Пансіон Ма)
    .text = Дія, кожному раз за гру: здобуток-Союзник із вашої колоди йде вам на руку, а колоду перетасуйте.
ahlcg-01127-ask-around = узяти на руку Союзника зі своєї колоди
ahlcg-01128 = Лікарня святої Марії
    .text = Дія, кожному раз за гру: ви зцілюєте 3 рани.
ahlcg-01128-be-treated = зцілити 3 рани
ahlcg-01129 = Міскатонікський університет
    .text = Дія: пошукайте Том або Закляття серед 6 верхніх карт своєї колоди, візьміть, колоду перетасуйте. Перемога 1.
ahlcg-01129-study = пошукати Том або Закляття серед 6 верхніх карт своєї колоди
ahlcg-01130 = Даунтаун (Перший банк Аркгема)
    .text = Дія, кожному раз за гру: вам 3 ресурси.
ahlcg-01130-withdraw = узяти 3 ресурси
ahlcg-01131 = Даунтаун (Аркгемська лікарня для божевільних)
    .text = Дія, кожному раз за гру: ви зцілюєте 3 потрясіння. Перемога 1.
ahlcg-01131-be-calmed = зцілити 3 потрясіння
ahlcg-01132 = Істтаун
    .text = Здобутки-Союзники, які ви граєте тут, на 2 дешевші.
ahlcg-01133 = Цвинтар
    .text = Примусово, щойно ви ввійшли: перевірка волі (3), а за провалу — 2 потрясіння або шлях до Рівертауна. Перемога 1.
ahlcg-01133-horror = Отримати 2 потрясіння
ahlcg-01133-rivertown = Піти до Рівертауна
ahlcg-01133-shudder = вхід вимагає перевірки волі (3)
ahlcg-01134 = Нортсайд
    .text = Дія, 5 ресурсів, раз за гру на всю групу: вам 2 зачіпки із запасу. Перемога 1.
ahlcg-01134-bribe = заплатити 5 ресурсів за 2 зачіпки із запасу
ahlcg-01135 = Тінь-переслідувач
    .text = Небезпека (без порад). Виберіть: витратити 1 зачіпку або отримати 2 рани.
ahlcg-01135-clue = Витратити 1 зачіпку
ahlcg-01135-damage = Отримати 2 рани
ahlcg-01135-follow = треба витратити 1 зачіпку або отримати 2 рани
ahlcg-01136 = Глухий кут
    .text = Якщо у вас немає зачіпок: навала. Якщо є, перевірте інтелект (4): за кожен пункт провалу ви лишаєте тут 1 зачіпку.
ahlcg-01136-mislead = без зачіпок — навала, із зачіпками — перевірка інтелекту (4)
ahlcg-01137 = „Людина-вовк“ Дрю
    .text = З’являється в Даунтауні. Примусово: щоразу, коли атакує, зцілює собі 1 рану. Перемога 1.
ahlcg-01137-feed = атака зцілює йому 1 рану
ahlcg-01138 = Герман Коллінс
    .text = З’являється на Цвинтарі. Дія, перемовини, 4 карти з руки у скид: він іде до переможного рахунку. Перемога 1.
ahlcg-01138-talk = скинути 4 карти, щоб покласти його до переможного рахунку
ahlcg-01139 = Пітер Воррен
    .text = З’являється в Міскатонікському університеті. Дія, перемовини, 2 зачіпки: він іде до переможного рахунку. Перемога 1.
ahlcg-01139-talk = витратити 2 зачіпки, щоб покласти його до переможного рахунку
ahlcg-01140 = Вікторія Деверо
    .text = З’являється в Нортсайді. Дія, перемовини, 5 ресурсів: вона йде до переможного рахунку. Перемога 1.
ahlcg-01140-talk = заплатити 5 ресурсів, щоб покласти її до переможного рахунку
ahlcg-01141 = Рут Тернер
    .text = З’являється в Лікарні святої Марії. Примусово: після втечі від неї потрапляє до переможного рахунку. Перемога 1.
ahlcg-01141-give-in = після втечі від неї потрапляє до переможного рахунку
ahlcg-01142 = Пожирач із глибин
    .text = Череп: -1 за кожне Чудовисько у грі (важко: -3; провал знаходить Чудовисько, і ви його берете). Культист: -2, 1 жетон приреченості на найближчого ворога (важко: -4, 2 жетони приреченості). Табличка: -3, з Чудовиськом у вашій локації 1 рана (важко: -5, 1 рана і 1 потрясіння). Прадавня істота: -5 (важко: -7); якщо у грі є Прадавній, ще один жетон.
ahlcg-01143 = Аркгемські ліси
    .text = Просувається, коли у грі досить приреченості.
ahlcg-01143-back = Скид контактів затасовується в колоду, і карти відкриваються, доки не трапиться Чудовисько: воно з’являється на Головній дорозі з 1 жетоном приреченості.
ahlcg-01144 = Ритуал розпочато
    .text = Усі вороги мають +1 до бою і +1 до втечі.
ahlcg-01144-back = За порядком гравців кожен перевіряє волю (6); провал дає на руку випадкову базову слабкість Безумства.
ahlcg-01145 = Помста чекає
    .text = Примусово, коли просувається: у першій справі викладається Місце ритуалу, у пізнішій скидаються його вороги; тоді там з’являється Умордхот.
ahlcg-01145-back = Відтепер другий бік цієї карти, «Пожирач із глибин», — і справа, і загроза.
ahlcg-01145-awaken = Умордхот з’являється на Місці ритуалу
ahlcg-01145b = Пожирач із глибин
    .text = І справа, і загроза. Мета: перемогти Умордхота (розв’язка 2).
ahlcg-01145b-back = Умордхота переможено: розв’язка 2.
ahlcg-01145b-prevail = Умордхота переможено
ahlcg-01146 = Ідучи по сліду
    .text = Просувається, коли група витратить досить зачіпок.
ahlcg-01146-back = Викладається Місце ритуалу, якщо його ще немає, і кожен культист, який утік, з’являється на Головній дорозі.
ahlcg-01147 = У темряву
    .text = Мета: хтось із дослідників входить на Місце ритуалу.
ahlcg-01147-back = Скид контактів затасовується в колоду, і карти відкриваються, доки не трапиться ворог, а якщо гравців 3 чи більше — два: вони з’являються на Місці ритуалу.
ahlcg-01147-find-them = Місце ритуалу знайдено, і справа просувається
ahlcg-01148 = Зірвати ритуал
    .text = Дія, 1 зачіпка: перевірка волі (3) чи спритності (3); успіх кладе зачіпку на справу. Мета: 2 зачіпки за кожного дослідника на справі.
ahlcg-01148-back = Ритуал зірвано: розв’язка 1.
ahlcg-01148-break-the-spell = витратити 1 зачіпку й перевірити волю (3), щоб покласти зачіпку на справу
ahlcg-01148-spoil-the-circle = витратити 1 зачіпку й перевірити спритність (3), щоб покласти зачіпку на справу
ahlcg-01149 = Головна дорога
    .text = Сполучена з усіма іншими локаціями Лісу. Дія: відступ.
ahlcg-01149-give-up = відступити
ahlcg-01150 = Аркгемські ліси (Осквернена земля)
    .text = Примусово, щойно ви ввійшли: перевірка волі (4); провал коштує 1 рани і 1 потрясіння.
ahlcg-01150-tremble = вхід вимагає перевірки волі (4)
ahlcg-01151 = Аркгемські ліси (Заплутана стежка)
    .text = Примусово, коли рушаєте звідси: перевірка інтелекту (3); провал лишає вас тут.
ahlcg-01151-lose-the-way = вихід вимагає перевірки інтелекту (3)
ahlcg-01152 = Аркгемські ліси (Старий будинок)
    .text = Тут дослідження перевіряє волю.
ahlcg-01153 = Аркгемські ліси (Скеля)
    .text = Тут дослідження перевіряє спритність.
ahlcg-01154 = Аркгемські ліси (Непрохідні хащі)
    .text = Тут дослідження перевіряє силу.
ahlcg-01155 = Аркгемські ліси (Тиха галявина)
    .text = Дія, раз за хід: ви зцілюєте 1 рану або 1 потрясіння.
ahlcg-01155-damage = Зцілити 1 рану
ahlcg-01155-horror = Зцілити 1 потрясіння
ahlcg-01155-rest = зцілити 1 рану або 1 потрясіння
ahlcg-01156 = Місце ритуалу
    .text = Примусово, в кінці раунду: зачіпок тут знову стає по 2 за кожного дослідника, якщо було менше.
ahlcg-01156-chant-on = зачіпок тут знову по 2 за кожного дослідника
ahlcg-01157 = Умордхот
    .text = Мисливець, масивний. +4 здоров’я за кожного дослідника. Примусово: відновлюється в кінці ходу кожного дослідника. Дія, якщо ви розпоряджаєтеся Літою Чантлер: віддайте її йому (розв’язка 3).
ahlcg-01157-stir = хід закінчено, і він відновлюється
ahlcg-01157-sacrifice-lita = віддати йому Літу Чантлер (розв’язка 3)
ahlcg-01158 = Гнів Умордхота
    .text = Перевірте волю (5). Кожен пункт провалу коштує, на ваш вибір, карти з руки або 1 рани і 1 потрясіння.
ahlcg-01158-discard = Скинути карту
ahlcg-01158-suffer = Отримати 1 рану і 1 потрясіння
ahlcg-01158-rage = перевірка волі (5)
ahlcg-01159 = Зграя щурів
    .text = Мисливець.
ahlcg-01160 = Гуль-прислужник
ahlcg-01161 = Ненажерливий гуль
    .text = Жертва: найменше здоров’я лишилося.
ahlcg-01162 = Чіпкі руки
    .text = Перевірте спритність (3): кожен пункт провалу коштує 1 рани.
ahlcg-01162-grasp = перевірка спритності (3)
ahlcg-01163 = Гнилі рештки
    .text = Перевірте волю (3): кожен пункт провалу коштує 1 потрясіння.
ahlcg-01163-rot = перевірка волі (3)
ahlcg-01164 = Закляк від жаху
    .text = Лягає у вашу зону небезпеки: ваш перший за раунд перехід, атака чи втеча вимагає на дію більше. Примусово, в кінці вашого ходу: перевірте волю (3); успіх позбавляє вас цієї карти.
ahlcg-01164-freeze = лягає в зону небезпеки
ahlcg-01164-recover = перевірка волі (3), щоб позбутися карти
ahlcg-01165 = Голоси в голові
    .text = Лягає у вашу зону небезпеки: ні здобутку, ні події вам не зіграти. Примусово: скидається в кінці раунду.
ahlcg-01165-whisper = карта лягає в зону небезпеки
ahlcg-01165-fade = раунд закінчується, і карта скидається
ahlcg-01166 = Прадавнє зло
    .text = 1 жетон приреченості на загрозу, і та може одразу просунутися.
ahlcg-01166-stir = 1 жетон приреченості на загрозу
ahlcg-01167 = Могильний холод
    .text = Перевірте волю (4): провал коштує вам здобутку на ваш вибір, а якщо скинути нічого — 2 ран.
ahlcg-01167-chill = перевірка волі (4)
ahlcg-01168 = Непроглядний туман
    .text = Лягає на вашу локацію, не більше ніж один: +2 до мороку. Примусово: після успішного дослідження там розвіюється.
ahlcg-01168-roll-in = лягає на локацію, +2 до мороку
ahlcg-01168-lift = після дослідження розвіюється
ahlcg-01169 = Аколіт
    .text = З’являється в порожній локації. Примусово: входить у гру з 1 жетоном приреченості.
ahlcg-01169-prepare = на нього лягає 1 жетон приреченості
ahlcg-01170 = Чарівник ордену
    .text = Месник. З’являється в порожній локації. Примусово: в кінці фази міфів на нього лягає 1 жетон приреченості.
ahlcg-01170-chant = на нього лягає 1 жетон приреченості
ahlcg-01171 = Загадковий наспів
    .text = Найближчий Культист дістає 2 жетони приреченості. Якщо у грі жодного, один приходить із колоди контактів чи її скиду: ви його берете, а колоду тасуєте.
ahlcg-01171-rise = 2 жетони приреченості на найближчого Культиста, або ж знаходиться новий
ahlcg-01172 = Нічвида-мисливець
    .text = Мисливець. Коли ви пробуєте втекти від неї, мінус кожного жетона хаосу подвоюється.
ahlcg-01173 = На крилах пітьми
    .text = Перевірте спритність (4). Провал коштує 1 рани і 1 потрясіння, виводить вас із бою з усіма, крім Нічвид, і переносить до Центральної локації.
ahlcg-01173-swoop = перевірка спритності (4)
ahlcg-01174 = Замкнені двері
    .text = Лягають туди, де найбільше зачіпок і ще немає Замкнених дверей: там нічого не дослідити. Дія: перевірка сили (4) чи спритності (4); успіх — і дверей немає.
ahlcg-01174-lock = лягають туди, де найбільше зачіпок
ahlcg-01174-break-down = перевірити силу (4), щоб виламати двері
ahlcg-01174-pick-the-lock = перевірити спритність (4), щоб відімкнути замок
ahlcg-01175 = Верескливий б’якгі
    .text = Мисливець. Жертва: найменше розсудку лишилося. +1 до бою і +1 до втечі, поки він у бою з тим, у кого лишилося 4 розсудку чи менше. Перемога 1.
ahlcg-01176 = Жовтий знак
    .text = Перевірте волю (4). Провал коштує 2 потрясінь, і ви берете зі своєї колоди слабкість Безумства, а колоду тасуєте.
ahlcg-01176-look-up = перевірка волі (4)
ahlcg-01177 = Йітіанський спостерігач
    .text = Жертва: найменше карт на руці. Примусово, коли атакує вас: випадкова карта з вашої руки йде у скид, а якщо карт немає — +1 рана і +1 потрясіння. Перемога 1.
ahlcg-01177-study = випадкова карта з руки йде у скид, або атака завдає ще 1 рану і 1 потрясіння
ahlcg-01178 = Пропозиція сили
    .text = Небезпека (без порад). Виберіть: вам 2 карти, а на загрозу 2 жетони приреченості, і та може одразу просунутися; або 2 потрясіння.
ahlcg-01178-accept = Узяти 2 карти; 2 жетони приреченості на загрозу
ahlcg-01178-refuse = Отримати 2 потрясіння
ahlcg-01178-whisper = 2 карти й 2 жетони приреченості або 2 потрясіння
ahlcg-01179 = Лютий темний нащадок
    .text = Жертва: найнижча спритність. Примусово: в кінці раунду зцілює собі 2 рани. Перемога 1.
ahlcg-01179-regrow = зцілює собі 2 рани
ahlcg-01180 = Козяче поріддя
    .text = Мисливець, месник. Примусово, після перемоги над ним: по 1 потрясінню всім у його локації.
ahlcg-01180-burst = по 1 потрясінню всім у його локації
ahlcg-01181 = Молодий глибоководний
    .text = Мисливець. Жертва: найнижча сила. Примусово: після того як він вступив із вами в бій, вам 1 потрясіння.
ahlcg-01181-stare = зустріч коштує 1 потрясіння
ahlcg-01182 = Сни про Р’льєх
    .text = Лягають у вашу зону небезпеки: ваша воля і ваш розсудок на 1 нижчі. Дія: перевірте волю (3); успіх вас від них звільняє.
ahlcg-01182-dream = лягають у зону небезпеки
ahlcg-01182-wake = перевірити волю (3), щоб позбутися снів
ahlcg-02157 = Мисливець за реліквіями
    .text = Постійна: починає у грі й не може з неї вийти. Ще один слот аксесуара.
ahlcg-02158 = Харизма
    .text = Постійна: починає у грі й не може з неї вийти. Ще один слот союзника.
ahlcg-02194 = Непорушний запас
    .text = Дає вам 3 ресурси й карту.
ahlcg-02261 = „Бувало й гірше…“
    .text = Миттєва; грайте, коли вам завдають ран або потрясінь. Скасуйте з них до 5; кожен скасований пункт дає вам ресурс.
ahlcg-02308 = Аквінна
    .text = Реакція, коли ворог атакує вас: виснажте її і покладіть на неї 1 потрясіння; рани цієї атаки дістає будь-який ворог у вашій локації, хоч би й сам нападник. Потрясіння однаково ваші.
ahlcg-02308-turn-aside = виснажити за 1 потрясіння й віддати рани будь-якому ворогові у своїй локації
ahlcg-03031 = Відмички
    .text = 3 припаси; без них скидаються. Дія, виснажити: дослідження, до якого додається ваша спритність. Якщо це не успіх із запасом 2 чи більше, втрачається припас.
ahlcg-03031-pick = виснажити й дослідити локацію, додавши спритність
ahlcg-03230 = Аптечка
    .text = 4 припаси; порожня скидається. Дія, 1 припас: дослідник або Союзник у вашій локації зцілює 1 рану і 1 потрясіння.
ahlcg-03230-treat = за 1 припас зцілити 1 рану і 1 потрясіння у своїй локації
ahlcg-03234 = Деррінджер 41-го калібру
    .text = 3 набої. Дія, 1 набій: атака з +2 до сили; успіх із запасом 1 чи більше завдає +1 рану, 3 чи більше — раз за хід дає ще одну дію.
ahlcg-03234-shoot = атака за 1 набій, +2 до сили; успіх із запасом 1 дає +1 рану, 3 — ще одну дію
ahlcg-03236 = Ворожіння
    .text = 3 заряди. Без дії, виснажити й 1 заряд: подивіться 3 верхні карти колоди дослідника чи контактів і поверніть у порядку, який вам до вподоби. Якщо серед них є Жах або Знамення, вам 1 потрясіння.
ahlcg-03236-gaze = за 1 заряд подивитися й упорядкувати 3 верхні карти колоди
ahlcg-05324 = Евкатастрофа
    .text = Миттєва; грайте, коли витягли жетон, із яким значення вашої навички стало б 0, щупальця теж. Він вважається Знаком Прадавніх.
ahlcg-06279 = Стародавній фоліант
    .text = 2 таємниці. Дія, виснажити: дослідник у вашій локації вибирає й бере одну з 3 верхніх карт своєї колоди й тасує її. За 1 таємницю цю карту можна одразу зіграти, на 2 дешевше.
ahlcg-06279-read = виснажити й дати комусь у своїй локації взяти одну з 3 верхніх карт власної колоди
ahlcg-51007 = Обряд пошуку
    .text = 3 заряди. Дія, 1 заряд: дослідження з волею замість інтелекту, +2, на 1 зачіпку більше. Череп, культист, табличка, прадавня істота чи щупальця закінчують ваш хід після перевірки.
ahlcg-51007-seek = за 1 заряд дослідити волею з +2 заради ще 1 зачіпки; лихий символ закінчує хід
ahlcg-60227 = Пошук відповідей
    .text = Дослідження; успіх дає не зачіпку звідси, а разом 2 зачіпки звідси та зі сполучених локацій.

## Готові фрази

ahlcg-phrase-me-first = Можна, я почну?
ahlcg-phrase-you-first = { $seat }, почнеш?
ahlcg-phrase-wait = Зачекайте хвилинку.
ahlcg-phrase-go-on = Уперед.
ahlcg-phrase-can-commit = Можу додати щось до цієї перевірки.
ahlcg-phrase-cannot-commit = Для цієї перевірки нічого не маю.
ahlcg-phrase-need-help = Мені тут не завадить допомога.
ahlcg-phrase-fight = Беру ворога на себе.
ahlcg-phrase-evade = Спробую вислизнути.
ahlcg-phrase-investigate = Шукатиму зачіпки.
ahlcg-phrase-move-on = Піду гляну, що там далі.
ahlcg-phrase-come-to-me = { $seat }, можеш прийти сюди?
ahlcg-phrase-stay-away = Краще тримайтеся звідси подалі.
ahlcg-phrase-badly-hurt = Довго я так не протримаюся.
ahlcg-phrase-no-resources = Мені бракує ресурсів.
ahlcg-phrase-yes = Так.
ahlcg-phrase-no = Ні.
ahlcg-phrase-well-done = Чудово!

## Колоди

ahlcg-deck-size = У колоді { $n } з { $needed } карт.
ahlcg-deck-copies = Забагато копій: { $card } — { $n }, а можна { $most }.
ahlcg-deck-signature = { $card }: лише для іншої колоди ({ $owner }).
ahlcg-deck-story = { $card }: карта сюжету, її додає лише сценарій.
ahlcg-deck-barred = { $seat }: не можна взяти карту { $card }{ $level ->
    [0] {""}
   *[any] {" "}({ $level })
}.
ahlcg-deck-lacking = Бракує карти { $card }.
ahlcg-deck-experience = Карти з рівнями коштують { $n } досвіду, а можна щонайбільше { $most }.

## Стіл у браузері

ahlcg-web-map = Мапа
ahlcg-web-table = Сценарій
ahlcg-web-agenda = Загроза { $n }
ahlcg-web-act = Справа { $n }
ahlcg-web-doom = Приреченість
ahlcg-web-doom-of = Приреченість { $n } з { $needed }
ahlcg-web-clues-of = Зачіпки { $n } з { $needed }
ahlcg-web-bag = Торба хаосу
ahlcg-web-encounter = Колода контактів
ahlcg-web-encounter-discard = Скид контактів
ahlcg-web-cultists = Колода Культистів
ahlcg-web-victory = Переможний рахунок
ahlcg-web-aside = Відкладено
ahlcg-web-log = Журнал кампанії
ahlcg-web-log-empty = Ще нічого не записано.
ahlcg-web-log-interrogated = Допитано: { $cards }
ahlcg-web-log-got-away = Утекли: { $cards }
ahlcg-web-log-lost = Назавжди втрачено: { $cards }
ahlcg-web-log-trauma = { $seat }: фізичні травми { $physical }, психічні травми { $mental }, досвід { $n }
ahlcg-web-note-house-burned = Дім згорів.
ahlcg-web-note-house-standing = Дім досі стоїть.
ahlcg-web-note-ghoul-priest-alive = Гуль-жрець живий.
ahlcg-web-note-lita-found-others = Літі довелося шукати іншої допомоги.
ahlcg-web-note-past-midnight = Північ минула.
ahlcg-web-note-arkham-succumbed = Аркгем дістався Умордхоту.
ahlcg-web-note-ritual-broken = Ритуал зірвано.
ahlcg-web-note-umordhoth-repelled = Умордхота відкинуто.
ahlcg-web-note-lita-sacrificed = Літу віддано Умордхоту.
ahlcg-web-unrevealed = Не розкрито
ahlcg-web-shroud = Морок
ahlcg-web-clues = Зачіпки
ahlcg-web-ways = Звідси: { $places }
ahlcg-web-no-way = Виходу немає
ahlcg-web-health = Здоров’я
ahlcg-web-sanity = Розсудок
ahlcg-web-taken-of = { $what }: лишилося { $left } з { $most }
ahlcg-web-resources = Ресурси
ahlcg-web-actions-left = { $n ->
    [0] Дій не лишилося
    [one] Лишилася { $n } дія
    [few] Лишилося { $n } дії
    [many] Лишилося { $n } дій
   *[other] Лишилося { $n } дії
}
ahlcg-web-tome-actions = Для Томів: { $n }
ahlcg-web-area = У грі
ahlcg-web-area-empty = У грі нічого
ahlcg-web-threat = Зона небезпеки
ahlcg-web-hand = Рука
ahlcg-web-hand-empty = Карт на руці немає
ahlcg-web-deck = Колода
ahlcg-web-discard = Скид
ahlcg-web-exhausted = Виснажено
ahlcg-web-engaged-count = { $n ->
    [one] { $n } ворог у бою
    [few] { $n } вороги в бою
    [many] { $n } ворогів у бою
   *[other] { $n } ворога в бою
}
ahlcg-web-lead = Провідний дослідник
ahlcg-web-turn = Зараз ходить
ahlcg-web-had-turn = Хід уже був
ahlcg-web-you = ви
ahlcg-web-out-defeated = Поразка
ahlcg-web-out-resigned = Відступ
ahlcg-web-out-away = Не грає
ahlcg-web-others = Інші дослідники
ahlcg-web-show-hand = На руці { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
ahlcg-web-test = Перевірка навички
ahlcg-web-test-difficulty = Складність
ahlcg-web-test-tokens = Жетони хаосу
ahlcg-web-test-committed = Додано
ahlcg-web-test-waits = Жетона ще немає
ahlcg-web-test-success = Успіх{ $n ->
    [0] {""}
   *[any] {" "}із запасом { $n }
}
ahlcg-web-test-failure = Провал{ $n ->
    [0] {""}
   *[any] , бракує { $n }
}
ahlcg-web-test-automatic = Автоматично
ahlcg-web-resolving = Зараз діє
ahlcg-web-question = Вибір
ahlcg-web-cost = Ціна
ahlcg-web-cost-n = Ціна { $n }
ahlcg-web-level-n = Рівень { $n }
ahlcg-web-fast = Миттєва
ahlcg-web-permanent = Постійна
ahlcg-web-icons = Символи: { $icons }
ahlcg-web-fight = Бій
ahlcg-web-evade = Втеча
ahlcg-web-attack-damage = Рани від атаки
ahlcg-web-attack-horror = Потрясіння від атаки
ahlcg-web-per-investigator = за кожного дослідника
ahlcg-web-stat-health = { ahlcg-web-health }
ahlcg-web-stat-sanity = { ahlcg-web-sanity }
ahlcg-web-stat-fight = { ahlcg-web-fight }
ahlcg-web-stat-evade = { ahlcg-web-evade }
ahlcg-web-stat-attack-damage = { ahlcg-web-attack-damage }
ahlcg-web-stat-attack-horror = { ahlcg-web-attack-horror }
ahlcg-web-stat-shroud = { ahlcg-web-shroud }
ahlcg-web-stat-test-difficulty = { ahlcg-web-test-difficulty }
ahlcg-web-stat-test-skill = { ahlcg-web-test }
ahlcg-web-uses-ammo = Набої
ahlcg-web-uses-charges = Заряди
ahlcg-web-uses-supplies = Припаси
ahlcg-web-uses-secrets = Таємниці
ahlcg-web-uses-resources = Ресурси
ahlcg-web-type-asset = Здобуток
ahlcg-web-type-event = Подія
ahlcg-web-type-skill = Навичка
ahlcg-web-type-enemy = Ворог
ahlcg-web-type-treachery = Підступ
ahlcg-web-type-location = Локація
ahlcg-web-type-act = Справа
ahlcg-web-type-agenda = Загроза
ahlcg-web-type-investigator = Дослідник
ahlcg-web-type-scenario = Сценарій
ahlcg-web-type-weakness = Слабкість
ahlcg-web-type-story = Сюжетний здобуток
ahlcg-web-class-guardian = Захисник
ahlcg-web-class-seeker = Шукач
ahlcg-web-class-rogue = Пройдисвіт
ahlcg-web-class-mystic = Містик
ahlcg-web-class-survivor = Вцілілий
ahlcg-web-class-neutral = Нейтральна
ahlcg-web-class-mythos = Міфи
ahlcg-web-trait-agency = Агенція
ahlcg-web-trait-ally = Союзник
ahlcg-web-trait-ancient-one = Прадавній
ahlcg-web-trait-arkham = Аркгем
ahlcg-web-trait-armor = Обладунок
ahlcg-web-trait-blessed = Благословення
ahlcg-web-trait-byakhee = Б’якгі
ahlcg-web-trait-cave = Печера
ahlcg-web-trait-central = Центр
ahlcg-web-trait-charm = Оберіг
ahlcg-web-trait-creature = Істота
ahlcg-web-trait-criminal = Злочинець
ahlcg-web-trait-cultist = Культист
ahlcg-web-trait-curse = Прокляття
ahlcg-web-trait-dark-young = Темний нащадок
ahlcg-web-trait-deep-one = Глибоководний
ahlcg-web-trait-detective = Детектив
ahlcg-web-trait-drifter = Бурлака
ahlcg-web-trait-elite = Еліта
ahlcg-web-trait-firearm = Вогнепальна
ahlcg-web-trait-fortune = Талан
ahlcg-web-trait-ghoul = Гуль
ahlcg-web-trait-hazard = Напасть
ahlcg-web-trait-hex = Пристріт
ahlcg-web-trait-humanoid = Гуманоїд
ahlcg-web-trait-illicit = Незаконне
ahlcg-web-trait-innate = Вроджене
ahlcg-web-trait-insight = Осяяння
ahlcg-web-trait-item = Предмет
ahlcg-web-trait-madness = Безумство
ahlcg-web-trait-melee = Ближній бій
ahlcg-web-trait-miskatonic = Міскатонік
ahlcg-web-trait-monster = Чудовисько
ahlcg-web-trait-nightgaunt = Нічвида
ahlcg-web-trait-obstacle = Перешкода
ahlcg-web-trait-omen = Знамення
ahlcg-web-trait-pact = Угода
ahlcg-web-trait-police = Поліція
ahlcg-web-trait-practiced = Набуте
ahlcg-web-trait-relic = Реліквія
ahlcg-web-trait-science = Наука
ahlcg-web-trait-silver-twilight = Срібні сутінки
ahlcg-web-trait-sorcerer = Чаклун
ahlcg-web-trait-spell = Закляття
ahlcg-web-trait-spirit = Дух
ahlcg-web-trait-supply = Припаси
ahlcg-web-trait-tactic = Тактика
ahlcg-web-trait-talent = Хист
ahlcg-web-trait-task = Завдання
ahlcg-web-trait-terror = Жах
ahlcg-web-trait-tome = Том
ahlcg-web-trait-tool = Знаряддя
ahlcg-web-trait-weapon = Зброя
ahlcg-web-trait-woods = Ліс
ahlcg-web-trait-yithian = Йітіанин
ahlcg-web-unrevealed-about = Тут ще ніхто не був. Локацію перевертають, коли заходить дослідник.
ahlcg-web-deck-choose = Дослідник
ahlcg-web-deck-for-campaign = Кампанія (рівень 0)
ahlcg-web-deck-for-standalone = Окремий сценарій (будь-який рівень)
ahlcg-web-deck-start-starter = початкової колоди
ahlcg-web-deck-start-stronger = колоди з пар
ahlcg-web-deck-start-empty = порожньої
ahlcg-web-deck-experience-of = Досвід: { $n }
ahlcg-web-deck-weaknesses = Випадкових базових слабкостей за столом: { $n }
ahlcg-web-deck-class-all = Усі класи
ahlcg-web-deck-class = Клас
ahlcg-web-deck-import-about = Вставте список (по карті в рядку: 2x Machete) або JSON з ArkhamDB.
ahlcg-web-deck-export-json = JSON для ArkhamDB
