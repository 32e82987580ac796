### «Ужас Аркхэма», третья редакция: всё, что говорят за его столом. Названия компонентов и истории — в других файлах.
###
### Названия стоят в именительном падеже, глаголы — в настоящем времени, чтобы не показывать рода. Ключи `-form-` говорят,
### что делает эффект карты, неопределённой формой: они следуют из самих карт. Название свойства стоит после названия карты.

ah3-title = Ужас Аркхэма. Третья редакция
    .text = Аркхэм, 1926 год. На улицах копится безысходность, и кто-то ей помогает. Ходите по городу, идите за уликами, отбивайтесь от того, что приходит, и узнайте, о чём эта история, прежде чем она кончится без вас.

## Подготовка

ah3-choice-seats = Игроки
ah3-choice-scenario = Сценарий
ah3-choice-scenario-azathoth = Пришествие Азатота
ah3-choice-scenario-umordhoth = Пир для Умордхота
ah3-choice-scenario-veil = Покров сумерек
ah3-choice-scenario-echoes = Отголоски глубин
ah3-choice-investigators = Сыщики
ah3-choice-investigators-choose = каждый выбирает
ah3-choice-investigators-random = по жребию

## Фазы

ah3-phase-action = Фаза действий
ah3-phase-monster = Фаза монстров
ah3-phase-encounter = Фаза контактов
ah3-phase-mythos = Фаза мифа

## Слова игры

ah3-kind-item = предмета
ah3-kind-spell = заклинания
ah3-kind-ally = союзника
ah3-one-money = 1 доллар
ah3-one-clues = улика
ah3-one-remnants = жетон останков
ah3-marker-blue = синий маркер
ah3-marker-red = красный маркер
ah3-marker-white = белый маркер
ah3-marker = скрытый маркер
ah3-status-ready = готов
ah3-status-exhausted = измотан
ah3-status-engaged = в схватке
# Часть карты, которую читают.
ah3-part-residential = жилая улица
ah3-part-bridge = мост
ah3-part-park = парк
ah3-part-low = безысходности мало
ah3-part-middle = безысходности больше
ah3-part-high = безысходности много
# Какой предмет имеет в виду эффект.
ah3-common = обычный
ah3-curio = редкий
ah3-tome = фолиант
# Откуда убирают безысходность: «убрать 1 безысходность из …».
ah3-any = любой локации
ah3-hood = локации своего района
ah3-here = своей локации
ah3-other = другой локации своего района

## Стопки

ah3-pile-items = колода предметов
ah3-pile-spells = колода заклинаний
ah3-pile-allies = колода союзников
ah3-pile-special = особые карты
ah3-pile-starting = начальные карты
ah3-pile-conditions = состояния
ah3-pile-display = витрина
ah3-pile-laid-out = выложенные заклинания
ah3-pile-events = колода событий
ah3-pile-events-discard = сброшенные события
ah3-pile-street = контакты на улицах
ah3-pile-easttown = контакты Исттауна
ah3-pile-downtown = контакты Даунтауна
ah3-pile-northside = контакты Нортсайда
ah3-pile-rivertown = контакты Ривертауна
ah3-pile-merchant-district = контакты Торгового района
ah3-pile-miskatonic-university = контакты Мискатоникского университета
ah3-pile-uptown = контакты Аптауна
ah3-pile-southside = контакты Саутсайда
ah3-pile-anomalies = колода аномалий
ah3-pile-reading = карта, которую читают
ah3-pile-mixing = карты, которые тасуют
ah3-pile-monster-deck = колода монстров
ah3-pile-monsters = монстры на поле
ah3-pile-set-aside = отложенное
ah3-pile-epic = эпические монстры
ah3-pile-box = коробка
ah3-pile-headlines = колода заголовков
ah3-pile-headlines-discard = сброшенные заголовки
ah3-pile-headline-box = заголовки в коробке
ah3-pile-codex = кодекс
ah3-pile-attached = прикреплённые карты
ah3-pile-archive = архив
ah3-pile-backs = обороты тёмных сделок в игре
ah3-pile-backs-unused = обороты прочих тёмных сделок
ah3-pile-markers = открытые маркеры
ah3-pile-hidden-markers = скрытые маркеры
ah3-pile-marker-box = маркеры в коробке
ah3-pile-luggage = багаж
ah3-pile-assets = активы

## Что спрашивают

ah3-prompt-turn = Чей теперь ход?
ah3-prompt-action = Ваше действие (осталось { $n })
ah3-prompt-this-action = Сделаете это сейчас?
ah3-prompt-move = Куда вы идёте?
ah3-prompt-move-on = Идёте дальше?
ah3-prompt-research = { $n ->
    [one] Положить улику на лист сценария (1) или оставить себе (0)?
    [few] Сколько улик положить на лист (самое большее { $n })?
    [many] Сколько улик положить на лист (самое большее { $n })?
   *[other] Сколько улик положить на лист (самое большее { $n })?
}
ah3-prompt-evade = { $n ->
    [one] От какого монстра вы ускользаете?
    [few] От каких монстров вы ускользаете (не больше { $n })?
    [many] От каких монстров вы ускользаете (не больше { $n })?
   *[other] От каких монстров вы ускользаете (не больше { $n })?
}
ah3-prompt-trade-with = С кем обмен?
ah3-prompt-trade = Чем вы меняетесь? С вами меняется { $seat }.
ah3-prompt-agree = { $seat } предлагает обмен — { $things }
ah3-prompt-pool = Проверка { $skill-gen }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}. Что ещё возьмёте?
ah3-prompt-reroll = На кубиках { $dice }: { $n ->
    [0] ни одного успеха
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
}. Изменить что-нибудь?
ah3-prompt-dice = Какие кубики перебросить?
ah3-prompt-nudge = К какому кубику прибавить 1?
ah3-prompt-one-or-all = Один кубик или все?
ah3-prompt-focus = На каком навыке вы концентрируетесь?
ah3-prompt-drop-focus = { $n ->
    [one] Какой жетон концентрации сбросить?
    [few] Какие { $n } жетона концентрации сбросить?
    [many] Какие { $n } жетонов концентрации сбросить?
   *[other] Какие { $n } жетона концентрации сбросить?
}
ah3-prompt-discard = { $n ->
    [one] Какую карту сбросить?
    [few] Какие { $n } карты сбросить?
    [many] Какие { $n } карт сбросить?
   *[other] Какие { $n } карты сбросить?
}
ah3-prompt-gain-item = Какой предмет вы получаете?
ah3-prompt-buy = Что покупаете? У вас { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}.
ah3-prompt-clear-display = Вы ничего не купили: с витрины можно сбросить до двух карт.
ah3-prompt-spell-for = Взять одно из этих заклинаний? Цена — { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}.
ah3-prompt-sell-remnants = Сколько жетонов останков продаёте?
ah3-prompt-remnants = Заклинание стоит { $n ->
    [one] { $n } ужас
    [few] { $n } ужаса
    [many] { $n } ужасов
   *[other] { $n } ужаса
}. Сколько жетонов останков потратите взамен?
ah3-prompt-remnants-for-dice = Сколько жетонов останков потратите, по кубику за каждый?
ah3-prompt-redirect-damage = Вам наносят { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } раны
}. Кому принять?
ah3-prompt-redirect-horror = Вам причиняют { $n ->
    [one] { $n } ужас
    [few] { $n } ужаса
    [many] { $n } ужасов
   *[other] { $n } ужаса
}. Кому принять?
ah3-prompt-prevent = Что предотвратить?
ah3-prompt-recover = Кто восстанавливается?
ah3-prompt-remove-doom = Из какой локации убрать безысходность?
ah3-prompt-doom = Какая локация получает безысходность следующей?
ah3-prompt-spawn = Где появляется монстр?
ah3-prompt-spawn-next = В какой локации появится следующий монстр?
ah3-prompt-massive = С кем огромный монстр вступает в схватку дальше?
ah3-prompt-attacked = Кого он атакует дальше?
ah3-prompt-suffers-next = Кого это настигает следующим?
ah3-prompt-tests-next = Кто проходит проверку следующим?
ah3-prompt-leaves-next = Кто выходит из локации следующим?
ah3-prompt-chooses-next = Кто выбирает нового сыщика следующим?
ah3-prompt-line = Сбывается несколько строк кодекса. Какая первая?
ah3-prompt-prey = На кого нацелился монстр?
ah3-prompt-destination = К какой из ближайших локаций он идёт?
ah3-prompt-unstable = Какая это нестабильная локация?
ah3-prompt-way = Каким путём идти?
ah3-prompt-activation = Какой монстр активируется дальше?
ah3-prompt-attack-order = Какой монстр атакует дальше? Под ударом: { $seat }.
ah3-prompt-attacks-next = Какой монстр атакует дальше?
ah3-prompt-end-rumor = Потратить улику, чтобы эти слухи утихли: { $card }?
ah3-prompt-encounter-turn = Чей контакт следующий?
ah3-prompt-reckoning = Чья расплата следующая?
ah3-prompt-investigator = Кем вы будете?
ah3-prompt-starting = Какую начальную карту возьмёте?
ah3-prompt-keep-item = Каждый предмет или сбросьте, или оставьте за 1 рану. Какой дальше?
ah3-prompt-keep-spell = Каждое заклинание или сбросьте, или оставьте за 1 ужас. Какое дальше?
ah3-prompt-other = Монстр появляется там, где другой сыщик. Кто это?
ah3-prompt-split = Всего { $n }. Сколько из этого ран, а сколько ужаса?
ah3-prompt-wild-animal = Какой монстр побеждён?
ah3-prompt-truckers = Проверить влияние с -1, чтобы не платить лишнего?
ah3-prompt-scar = В какой локации останется шрам?
ah3-prompt-join-lodge = Ложа предлагает место за тёмную сделку. Вступаете?
ah3-prompt-lodge = Группа остаётся с Ложей?
ah3-prompt-bind = Какого монстра связать?
ah3-prompt-shrivel = Какой монстр получает раны?
ah3-prompt-run-over = Какого монстра протаранить?
ah3-prompt-bleed = Сколько ран взять вместо ужаса?
ah3-prompt-exchange = С кем делите боль?
ah3-prompt-exchange-damage = Сколько из этих ран будет на вас?
ah3-prompt-exchange-horror = Сколько из этого ужаса будет на вас?
ah3-prompt-inspire = Кто делает то же?
ah3-prompt-stand-up = Встать сейчас?
ah3-prompt-plead = Бросок сделки: { $dice }. Получить 1 ужас, чтобы перебросить каждую 1?
ah3-prompt-sacrifice = Кого съели?
ah3-prompt-give-up-clue = Откуда сбросить улику?
# О чём вопрос: стоит перед ним.
ah3-asks-move = Перемещение
ah3-asks-burst = Прорыв врат: { $hood }
ah3-asks-outbreak = Вспышка: { $space }

## Что можно ответить

ah3-option-move = Перемещение: { $thing }
ah3-option-pay-move = Дальше за 1 доллар: { $thing }
ah3-option-gather = Сбор средств
ah3-option-focus = Концентрация
ah3-option-ward = Оборона
ah3-option-attack = Атака: { $thing }
ah3-option-evade = Уклонение
ah3-option-research = Изучение
ah3-option-trade = Обмен
ah3-option-give = отдать: { $thing }
ah3-option-take = получить: { $thing }
ah3-option-agree = Согласие
ah3-option-refuse = Отказ
ah3-option-research-so-many = { $n ->
    [0] Оставить все себе
    [one] { $n } улика на лист
    [few] { $n } улики на лист
    [many] { $n } улик на лист
   *[other] { $n } улики на лист
}
ah3-option-remnants = { $n ->
    [0] Ни одного
    [one] { $n } жетон останков
    [few] { $n } жетона останков
    [many] { $n } жетонов останков
   *[other] { $n } жетона останков
}
ah3-option-bleed = Ран { $n }, ужаса { $left }
ah3-option-exchange-damage = Ран вам { $n }, остальное { $left }: { $thing }
ah3-option-exchange-horror = Ужаса вам { $n }, остальное { $left }: { $thing }
ah3-option-end-rumor = Потратить улику: слухи утихают
ah3-option-die = Кубик: { $n }
ah3-option-one-die = Один кубик
ah3-option-all-dice = Все кубики
ah3-option-hold = Взять в руки: { $thing } ({ $n ->
    [one] { $n } рука
    [few] { $n } руки
    [many] { $n } рук
   *[other] { $n } руки
})
ah3-option-hold-all = Взять в руки всё это
ah3-option-spare = Обойтись без: { $thing }
ah3-option-reroll-focus = Потратить концентрацию ({ $skill }): перебросить { $n ->
    [1] кубик
   *[any] до { $n } кубиков
}
ah3-option-reroll-focus-any = Потратить концентрацию ({ $skill }): перебросить любые кубики
ah3-option-reroll-clue = Потратить улику (есть { $n }): перебросить кубик
ah3-option-skill = { $skill }
ah3-option-drop-focus = { $skill }
ah3-option-from-deck = Первый подходящий из колоды
ah3-option-buy = { $thing }: { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}
ah3-option-buy-with = { $thing }: { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
} ({ $card })
ah3-option-keep-damage = Взять на себя { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } раны
}
ah3-option-keep-horror = Взять на себя { $n ->
    [one] { $n } ужас
    [few] { $n } ужаса
    [many] { $n } ужасов
   *[other] { $n } ужаса
}
ah3-option-redirect-damage = Переложить { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } раны
}: { $thing }
ah3-option-redirect-horror = Переложить { $n ->
    [one] { $n } ужас
    [few] { $n } ужаса
    [many] { $n } ужасов
   *[other] { $n } ужаса
}: { $thing }
ah3-option-prevent-damage = 1 рана
ah3-option-prevent-horror = 1 ужас
ah3-option-split = раны { $damage }, ужас { $horror }
ah3-option-keep = Оставить: { $thing }
ah3-option-discard = Сбросить: { $thing }
ah3-option-line-clue = { $thing }: строка об уликах
ah3-option-line-doom = { $thing }: строка о безысходности
ah3-option-as-they-lie = Все в том порядке, как лежат
ah3-option-in-player-order = В порядке ходов
ah3-option-investigator = { $thing }
ah3-option-start-with = { $thing }
ah3-option-join-lodge = Вступить в Ложу и взять тёмную сделку
ah3-option-stay = Остаться с Ложей
ah3-option-leave = Уйти от Ложи
ah3-option-stand-up = Встать
ah3-option-plead = Получить 1 ужас и перебросить

## Чего нельзя

ah3-denied-twice = В этом раунде вы это уже делали.
ah3-denied-engaged = Вы в схватке с монстром.
ah3-denied-barred = Сейчас туда никому не войти.
ah3-denied-all-focused = Вы уже сконцентрированы на всех навыках.
ah3-denied-no-doom = В вашей локации нет безысходности.
ah3-denied-not-engaged = Вы не в схватке.
ah3-denied-no-clues = У вас нет улик.
ah3-denied-nobody-to-trade = Здесь не с кем меняться.
ah3-denied-rich = У вас 3 доллара или больше.
ah3-denied-no-marker = В вашей локации нет маркера лицом вниз.
ah3-denied-ritual-site = Нужны 5 улик на листе, и быть надо на месте ритуала.
ah3-denied-epicentre-clues = Нужны 3 улики на листе, и быть надо в эпицентре.
ah3-denied-epicentre = Вы не в эпицентре.
ah3-denied-future = Нужна улика на листе, и быть надо в будущем.
ah3-denied-breach = Нужны 2 улики на листе, быть надо в Обсерватории, и чтобы оставался ненайденный пролом.
ah3-denied-docks = Вы не в Речных доках.
ah3-denied-scar = Нужны 2 улики на листе и открытый шрам в вашей локации.
ah3-denied-no-anomaly = В вашем районе нет аномалии.

## Что происходит

ah3-log-arrives = { $seat } начинает здесь: { $space }.
ah3-log-on-the-map = На поле монстр: { $monster }. Место: { $space }.
ah3-log-all-lost = { $seat } лишается всех карт и жетонов.
ah3-log-stands-up = Задержка: { $seat } тратит действие, чтобы встать.
ah3-log-delayed = Задержка: { $seat }.
ah3-log-exchange-damage = Общие раны: { $seat } — { $n }, { $thing } — { $left }.
ah3-log-exchange-horror = Общий ужас: { $seat } — { $n }, { $thing } — { $left }.
ah3-log-moves = { $seat } переходит: { $space }.
ah3-log-comes-along = Следом идёт монстр: { $monster }.
ah3-log-wards = { $seat } обороняется: { $space }.
ah3-log-researches = { $seat } изучает улики.
ah3-log-attacks = { $seat } атакует: { $monster }.
ah3-log-evades = { $seat } уклоняется.
ah3-log-hands-over = { $seat } отдаёт: { $thing }. Получает { $other }.
ah3-log-no-trade = { $seat } отказывается от обмена.
ah3-log-test = { $seat }, проверка { $skill-gen }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}, успех от { $lowest } (шанс { $chance } %).
ah3-log-roll = { $seat } бросает { $dice }: { $n ->
    [0] ни одного успеха
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
}.
ah3-log-reroll = { $seat } перебрасывает { $old }: теперь { $n }.
ah3-log-nudge = { $seat } применяет «{ $card }»: на кубиках теперь { $dice }.
ah3-log-holds = { $seat } берёт в руки: { $card }.
ah3-log-passed = { $seat } проходит проверку: { $n ->
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
}.
ah3-log-failed = { $seat } не проходит проверку.
ah3-log-dice = { $seat } бросает: { $n }.
ah3-log-casts = { $seat } читает заклинание: { $card }.
ah3-log-remnants-spent = { $seat } тратит { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
} останков.
ah3-log-clues-spent = { $seat } тратит { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}.
ah3-log-pays = { $seat } платит { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}.
ah3-log-money = { $seat } получает { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}.
ah3-log-loses-money = { $seat } теряет { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}.
ah3-log-remnant = { $seat } получает { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
} останков.
ah3-log-gains = { $seat } получает: { $card }.
ah3-log-none = { $seat } не получает { $kind }: подходящей карты нет.
ah3-log-not-there = { $seat } не получает карту «{ $thing }»: её здесь нет.
ah3-log-no-condition = { $seat } сейчас не может получить состояние «{ $thing }».
ah3-log-not-discarded = Это не сбросить: { $card }.
ah3-log-display = На витрину: { $card }.
ah3-log-revealed = Открыто: { $card }.
ah3-log-buys = { $seat } покупает: { $card }, цена { $n }.
ah3-log-half-price = { $seat } применяет «{ $card }»: полцены.
ah3-log-focus = { $seat } концентрируется: { $skill }.
ah3-log-focus-gone = { $seat } теряет концентрацию: { $skill }.
ah3-log-focus-spent = { $seat } тратит концентрацию: { $skill }.
ah3-log-clue-gained = { $seat } получает улику: { $hood }.
ah3-log-no-clue = Улик здесь нет: { $seat } ничего не получает.
ah3-log-sheet-clues = На лист: { $n ->
    [one] { $n } улика
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
} (теперь { $all }).
ah3-log-sheet-clues-spent = С листа: { $n ->
    [one] { $n } улика
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
} (осталось { $all }).
ah3-log-sheet-doom = Безысходность на лист: теперь { $n }.
ah3-log-sheet-marker = Маркер на лист: теперь { $n }.
ah3-log-suffers = { $seat } { $damage ->
    [0] { $horror ->
        [0] не получает ничего
        [one] получает { $horror } ужас
        [few] получает { $horror } ужаса
        [many] получает { $horror } ужасов
       *[other] получает { $horror } ужаса
    }
   *[any] получает { $damage ->
        [one] { $damage } рану
        [few] { $damage } раны
        [many] { $damage } ран
       *[other] { $damage } раны
    }{ $horror ->
        [0] { "" }
        [one] { " " }и { $horror } ужас
        [few] { " " }и { $horror } ужаса
        [many] { " " }и { $horror } ужасов
       *[other] { " " }и { $horror } ужаса
    }
}.
ah3-log-asset-damage = Раны на актив ({ $card }): { $n }.
ah3-log-asset-horror = Ужас на актив ({ $card }): { $n }.
ah3-log-prevented = { $card }: предотвращено { $n }.
ah3-log-recovers = { $thing } восстанавливает { $health ->
    [0] { $sanity } рассудка
   *[any] { $sanity ->
        [0] { $health } здоровья
       *[any] { $health } здоровья и { $sanity } рассудка
    }
}.
ah3-log-engages = В схватку вступают { $monster } и { $seat }.
ah3-log-disengages = Схватка окончена: { $monster } и { $seat }.
ah3-log-freed = { $seat } освобождается от всех монстров и получает ещё одно действие.
ah3-log-exhausted = Измотан монстр: { $monster }.
ah3-log-not-exhausted = { $monster }: огромного монстра не измотать.
ah3-log-ready = Готов монстр: { $monster }.
ah3-log-hurt = Монстр ({ $monster }) получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } раны
}, здоровья осталось { $left }.
ah3-log-heals = Монстр ({ $monster }) восстанавливает { $n } здоровья.
ah3-log-defeated = Побеждён монстр: { $monster }.
ah3-log-spawns = Появляется монстр: { $monster }. Место: { $space }.
ah3-log-no-monster = Колода монстров пуста: никто не приходит.
ah3-log-nowhere = Монстру негде появиться: { $monster }.
ah3-log-activates = Активируется монстр: { $monster }.
ah3-log-monster-moves = Монстр ({ $monster }) переходит: { $space }.
ah3-log-monster-attacks = Монстр атакует: { $monster }. Цель: { $seat }.
ah3-log-doom = Безысходность, { $space }: теперь { $n }.
ah3-log-doom-removed = Безысходность, { $space }: убрано { $n }.
ah3-log-outbreak = Вспышка: { $space }, безысходности осталось { $n }.
ah3-log-anomaly = Открывается аномалия: { $hood }.
ah3-log-anomaly-gone = Аномалия исчезает: { $hood }.
ah3-log-spread = Безысходность распространяется ({ $card }).
ah3-log-burst = Прорыв врат: { $hood }.
ah3-log-events-empty = Колода событий пуста.
ah3-log-clue = Появляется улика: { $hood } (теперь { $n }).
ah3-log-event-discarded = { $card }. Улика взята, карта сброшена.
ah3-log-event-back = Событие улику не дало и возвращается: { $hood }.
ah3-log-no-encounter = { $seat } в схватке, так что контакта нет.
ah3-log-reads = { $seat } · { $card } · { $part }. { $story }
ah3-log-story = { $story }
ah3-log-token = { $seat } вытягивает жетон: { $token }.
ah3-log-cup-filled = Чаша пуста, жетоны возвращаются в неё: { $n }.
ah3-log-cup-grows = В чашу: { $token }.
ah3-log-blank = Ничего не происходит.
ah3-log-headline = { $seat } читает заголовок «{ $card }». { $story }
ah3-log-headlines-empty = Заголовков больше нет.
ah3-log-rumor = Ходят слухи: { $card }.
ah3-log-rumor-gone = Слухи стихают: { $card }.
ah3-log-rumor-doom = { $card }: теперь { $n ->
    [one] { $n } безысходность
    [few] { $n } безысходности
    [many] { $n } безысходности
   *[other] { $n } безысходности
}.
ah3-log-no-recovery = { $thing }: восстанавливаться не от чего.
ah3-log-still-delayed = { $seat }: задержка уже есть, дважды она не считается.
ah3-log-all-focused = { $seat }: концентрация уже есть на всех навыках.
ah3-log-focused = { $seat }: концентрация на этом навыке уже есть ({ $skill }).
ah3-log-no-focus = { $seat }: жетонов концентрации нет.
ah3-log-no-money = { $seat }: терять нечего, денег нет.
ah3-log-nothing-to-discard = { $seat }: ничего такого нет.
ah3-log-hastened = { $seat }: ещё одно действие, потому что карта пришла вовремя ({ $card }).
ah3-log-no-doom = Безысходности здесь нет: { $space }.
ah3-log-no-doom-anywhere = { $seat }: убрать безысходность неоткуда.
ah3-log-no-way = { $seat }: идти некуда.
ah3-log-buys-nothing = { $seat }: купить здесь не на что.
ah3-log-under = Под низ колоды: { $card }.
ah3-log-shuffled-back = В колоду, перетасовав, возвращают { $n ->
    [one] ещё { $n } открытую карту
    [few] ещё { $n } открытые карты
    [many] ещё { $n } открытых карт
   *[other] ещё { $n } открытой карты
}.
ah3-log-packed = { $card }: внутри лицом вниз { $n ->
    [0] ничего
    [one] { $n } предмет
    [few] { $n } предмета
    [many] { $n } предметов
   *[other] { $n } предмета
}.
ah3-log-hood-marker-gone = Маркер охоты убран: { $hood }.
ah3-log-future = Теперь есть отдельная локация, которая не граничит ни с одной: { $space }.
ah3-log-no-cultist = В колоде монстров культистов больше нет.
ah3-log-no-anomaly = Безысходности на аномалию нигде не хватает.
ah3-log-no-scar = Района для шрама больше нет.
ah3-log-cannot-join = { $seat }: заплатить тёмной сделкой нельзя, так что в Ложу пути нет.
ah3-log-not-set-aside = { $thing }: отложенного монстра уже нет, он не приходит.
ah3-log-nobody-else = Никого другого, о ком здесь речь, нет.
ah3-log-no-monsters-about = { $seat }: монстров в районе нет.
ah3-log-has-no-clues = { $seat }: улик нет.
ah3-log-no-monster-to-choose = На поле нет монстра, о котором здесь речь.
ah3-log-nobody-by-doom = Никто не стоит там, где есть безысходность.
ah3-log-no-space-for-doom = { $monster }: с локацией этого монстра ничто не граничит.
ah3-log-stays = { $monster } остаётся на месте.
ah3-log-no-card = { $seat }: читать нечего, карт не осталось.
ah3-log-rumor-stays = Потратить улику некому: слухи остаются. { $card }
ah3-log-reckoning = Расплата: { $thing }.
ah3-log-pact-roll = { $seat } бросает за тёмную сделку: { $dice }.
ah3-log-pact-turned = { $seat } · тёмная сделка · { $card }. { $story }
ah3-log-codex = В кодекс: { $card }.
ah3-log-turned = Перевёрнута карта: { $card }.
ah3-log-returned = Назад в архив: { $card }.
ah3-log-set-aside = Отложено: { $card }.
ah3-log-card-clues = { $card }: улик здесь теперь { $n }.
ah3-log-hunt-begins = В колоду каждого района замешана карта охоты, в каждом районе лежит маркер.
ah3-log-lodge-loose = Люди Ложи замешаны в колоду монстров.
ah3-log-attached = Найден разлом: { $card }.
ah3-log-marker = { $seat } открывает { $marker }.
ah3-log-marker-placed = { $space }: здесь лежит { $marker }.
ah3-log-marker-gone = { $space }: отсюда убран { $marker }.
ah3-log-scar = Остаётся шрам: { $space }.
ah3-log-mended = { $seat } залечивает шрам: { $space } (залечено { $n }).
ah3-log-joins-lodge = { $seat } вступает в Ложу.
ah3-log-is-defeated = { $seat } терпит поражение.
ah3-log-devoured = Съеден сыщик: { $seat }.
ah3-log-retires = { $seat } уходит на покой.
ah3-log-nobody-left = { $seat } остаётся без сыщика: больше никого нет.

## Чем кончилось

ah3-end-won-5 = Время снова цело. Азатот во сне поворачивается на другой бок, и Аркхэм просыпается обычным утром. Вы победили.
ah3-end-won-9 = Из будущего, которого не будет, вы закрыли открытое. Может быть, кто-то вас даже вспомнит. Вы победили.
ah3-end-lost-9 = Флейты смолкают, и то, что они усыпляли, проснулось. Мир погиб.
ah3-end-won-12 = Маски сорваны, и голодный бог остаётся голодным. Аркхэм может спокойно хоронить своих мёртвых. Вы победили.
ah3-end-lost-18 = Стол накрыт, и подают на нём Аркхэм. Мир погиб.
ah3-end-won-23 = Последний шрам затянулся, и сумерки — просто час вечера. Вы победили.
ah3-end-won-25 = Ложа получила, чего хотела, и не забывает друзей. Кто ей верен, тот победил, остальные проиграли.
ah3-end-lost-25 = Ложа получила, чего хотела, а никого из вас в ней нет. Вы проиграли.
ah3-end-won-27 = То, что звало себя Сэнфордом, мертво. Город остаётся со шрамами и с людьми. Вы победили.
ah3-end-lost-27 = Ключ поворачивается, и по ту сторону врат больше ничего нет. Мир погиб.
ah3-end-won-36 = Разлом смыкается над затонувшим городом, и река — снова река. Вы победили.
ah3-end-won-38 = Оно тонет, и город, и тот, кто в нём спит. Надолго ли, сегодня никто не спрашивает. Вы победили.
ah3-end-lost-38 = Звёзды встали верно, город стоит на реке, и его владыка смотрит на Аркхэм. Мир погиб.
ah3-end-nobody = По улицам Аркхэма больше некому ходить. Мир погиб.

## События, как их называют в вопросах

ah3-event-roundbegins = начинается раунд
ah3-event-roundends = заканчивается раунд
ah3-event-phasebegins = начинается фаза
ah3-event-phaseends = заканчивается фаза
ah3-event-used = { $thing } действует
ah3-event-turnbegins = { $thing } начинает ход
ah3-event-actiondone = { $thing }: действие выполнено
ah3-event-freed = { $thing } освобождается от всех монстров
ah3-event-moved = { $thing } переходит
ah3-event-testing = { $thing } готовится к проверке
ah3-event-tested = { $thing }: проверка завершена
ah3-event-focusspent = { $thing }: потрачена концентрация
ah3-event-casting = { $thing } читает заклинание
ah3-event-spellcast = { $thing }: заклинание прочитано
ah3-event-remnantsspent = { $thing }: потрачены останки
ah3-event-suffering = { $thing } получает раны или ужас
ah3-event-engaging = монстр вступает в схватку: { $thing }
ah3-event-disengaged = схватка с монстром окончена: { $thing }
ah3-event-beset = монстры сейчас атакуют: { $thing }
ah3-event-monsterattacks = монстр атакует: { $thing }
ah3-event-monsterhurt = монстр получает раны: { $thing }
ah3-event-monsterdefeated = побеждён монстр: { $thing }
ah3-event-spawned = появляется монстр: { $thing }
ah3-event-doomplaced = появляется безысходность: { $thing }
ah3-event-doomremoved = убрана безысходность: { $thing }
ah3-event-anomalyappeared = открывается аномалия: { $thing }
ah3-event-gained = { $thing } получает карту
ah3-event-cluegained = { $thing } получает улику
ah3-event-buying = { $thing } может что-то купить
ah3-event-encounterbegins = { $thing }: начинается контакт
ah3-event-reading = { $thing } читает контакт
ah3-event-encounterdone = { $thing }: контакт завершён
ah3-event-defeated = { $thing } выбывает

## Стол в терминале

ah3-board-round = Раунд { $n }
ah3-board-sheet-doom = безысходность на листе { $n }
ah3-board-sheet-clues = улики на листе { $n }
ah3-board-sheet-markers = маркеры на листе { $n }
ah3-board-headlines = заголовки { $n }
ah3-board-events = колода событий { $n }
ah3-board-events-next = колода событий { $n }, дальше { $hood }
ah3-board-cup = В чаше: { $tokens }
ah3-board-nothing = пусто
ah3-board-signs = { $doom } безысходность, { $clue } улики, { $monster } монстр, { $anomaly } аномалия
ah3-board-anomaly = аномалия
# Символы локации: чего её контакты чаще всего требуют и что дают.
ah3-symbol-money = деньги
ah3-symbol-remnant = останки
ah3-symbol-lore = знания
ah3-symbol-influence = влияние
ah3-symbol-observation = наблюдательность
ah3-symbol-strength = сила
ah3-symbol-will = воля
ah3-symbol-health = здоровье
ah3-symbol-sanity = рассудок
ah3-symbol-common = обычный предмет
ah3-symbol-curio = редкий предмет
ah3-symbol-spell = заклинание
ah3-symbol-ally = союзник
ah3-symbol-doom = меньше безысходности
ah3-web-symbols = Чаще всего: { $asks } → { $gives }
ah3-board-ways = Отсюда: { $spaces }
ah3-board-monster = здоровье { $health }, атака { $attack }, уклонение { $evade }, раны { $damage }, ужас { $horror }
ah3-board-display = Витрина: { $cards }
ah3-board-you = вы
ah3-board-leader = лидер
ah3-board-out = вне игры
ah3-board-nobody = выбирает сыщика
ah3-board-health = здоровье { $n } из { $most }
ah3-board-sanity = рассудок { $n } из { $most }
ah3-board-money = доллары { $n }
ah3-board-clues = улики { $n }
ah3-board-remnants = останки { $n }
ah3-board-delayed = задержка
ah3-board-worn = (раны { $damage }, ужас { $horror })

## Числа

ah3-most-health = наибольшее здоровье
ah3-most-sanity = наибольший рассудок
ah3-focus-limit = предел концентрации
ah3-monster-health = здоровье
ah3-monster-attack = модификатор атаки
ah3-monster-evade = модификатор уклонения
ah3-monster-damage = раны
ah3-monster-horror = ужас
ah3-price = цена

## Эффекты карт словами

ah3-form-test = проверить { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}
ah3-form-test-passed = проверить { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; при успехе { $passed }
ah3-form-test-failed = проверить { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; при провале { $failed }
ah3-form-test-passed-failed = проверить { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}; при успехе { $passed }; при провале { $failed }
ah3-form-money-per-success = проверить { $skill-acc }{ $modifier ->
    [0] {""}
   *[any] {" "}({ $modifier })
}: по 1 доллару за успех
ah3-form-by-result = проверить { $skill-acc }; без успехов { $none }; при 1–2 успехах { $some }; при 3 или больше { $many }
ah3-form-suffer-less = проверить { $skill-acc } и получить { $damage ->
    [0] { $horror ->
        [one] { $horror } ужас
        [few] { $horror } ужаса
        [many] { $horror } ужасов
       *[other] { $horror } ужаса
    }
   *[any] { $horror ->
        [0] { $damage ->
            [one] { $damage } рану
            [few] { $damage } раны
            [many] { $damage } ран
           *[other] { $damage } раны
        }
       *[any] { $damage ->
            [one] { $damage } рану
            [few] { $damage } раны
            [many] { $damage } ран
           *[other] { $damage } раны
        } и { $horror ->
            [one] { $horror } ужас
            [few] { $horror } ужаса
            [many] { $horror } ужасов
           *[other] { $horror } ужаса
        }
    }
}, на 1 меньше за каждый успех
ah3-form-suffer = получить { $damage ->
    [0] { $horror ->
        [one] { $horror } ужас
        [few] { $horror } ужаса
        [many] { $horror } ужасов
       *[other] { $horror } ужаса
    }
   *[any] { $horror ->
        [0] { $damage ->
            [one] { $damage } рану
            [few] { $damage } раны
            [many] { $damage } ран
           *[other] { $damage } раны
        }
       *[any] { $damage ->
            [one] { $damage } рану
            [few] { $damage } раны
            [many] { $damage } ран
           *[other] { $damage } раны
        } и { $horror ->
            [one] { $horror } ужас
            [few] { $horror } ужаса
            [many] { $horror } ужасов
           *[other] { $horror } ужаса
        }
    }
}{ $direct ->
    [1] {" "}(направленно)
   *[any] {""}
}
ah3-form-recover = восстановить { $health ->
    [0] { $sanity } рассудка
   *[any] { $sanity ->
        [0] { $health } здоровья
       *[any] { $health } здоровья и { $sanity } рассудка
    }
}
ah3-form-recover-one = восстановить { $health ->
    [0] { $sanity } рассудка
   *[any] { $sanity ->
        [0] { $health } здоровья
       *[any] { $health } здоровья и { $sanity } рассудка
    }
} себе или своему союзнику
ah3-form-delayed = быть задержанным
ah3-form-become-delayed = задержаться
ah3-form-devoured = быть съеденным
ah3-form-retires = уйти на покой
ah3-form-spend-money = заплатить { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}
ah3-form-spend-remnants = потратить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
} останков
ah3-form-spend-clues = отдать { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}
ah3-form-spend-focus = потратить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
} концентрации
ah3-form-take-condition = взять состояние «{ $code }»
ah3-form-money = получить { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}
ah3-form-lose-money = потерять { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
    [many] { $n } долларов
   *[other] { $n } доллара
}
ah3-form-remnant = получить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
} останков
ah3-form-sell-remnants = продать останки, по { $price ->
    [one] { $price } доллару
    [few] { $price } доллара
    [many] { $price } долларов
   *[other] { $price } доллара
} за жетон
ah3-form-clue = получить улику района
ah3-form-spawn-clue = разместить улику в городе
ah3-form-clue-to-sheet = положить на лист { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
} из запаса
ah3-form-focus = сконцентрироваться на { $n ->
    [one] навыке
    [few] { $n } навыках
    [many] { $n } навыках
   *[other] { $n } навыках
}
ah3-form-focus-beyond = сконцентрироваться на { $n ->
    [one] навыке
    [few] { $n } навыках
    [many] { $n } навыках
   *[other] { $n } навыках
}, даже сверх предела
ah3-form-focus-skill = сконцентрироваться на навыке «{ $skill }», даже сверх предела
ah3-form-focus-every = сконцентрироваться на каждом навыке, даже сверх предела
ah3-form-discard-focus = сбросить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
} концентрации
ah3-form-become = получить состояние «{ $code }»
ah3-form-special = получить карту «{ $code }»
ah3-form-ally = получить союзника
ah3-form-spell = получить { $n ->
    [one] заклинание
    [few] { $n } заклинания
    [many] { $n } заклинаний
   *[other] { $n } заклинания
}
ah3-form-item = получить предмет
ah3-form-item-trait = получить предмет ({ $trait }{ $least ->
    [0] {""}
   *[any] , цена { $least } или больше
}{ $most ->
    [0] {""}
   *[any] , цена { $most } или меньше
})
ah3-form-discard-item = сбросить { $n ->
    [one] предмет
    [few] { $n } предмета
    [many] { $n } предметов
   *[other] { $n } предмета
}
ah3-form-discard-item-trait = сбросить { $n ->
    [one] предмет
    [few] { $n } предмета
    [many] { $n } предметов
   *[other] { $n } предмета
} ({ $trait })
ah3-form-buy = купить { $most ->
    [1] предмет
   *[any] сколько угодно предметов
} с витрины ({ $trait }){ $half ->
    [1] {" "}за полцены
   *[any] {""}
}
ah3-form-buy-bought = купить { $most ->
    [1] предмет
   *[any] сколько угодно предметов
} с витрины ({ $trait }){ $half ->
    [1] {" "}за полцены
   *[any] {""}
}; купив, { $bought }
ah3-form-buy-spells = открыть { $shown ->
    [one] { $shown } заклинание
    [few] { $shown } заклинания
    [many] { $shown } заклинаний
   *[other] { $shown } заклинания
} и купить { $most ->
    [1] одно
   *[any] сколько угодно
}{ $half ->
    [1] {" "}за полцены
   *[any] {""}
}
ah3-form-buy-spells-bought = открыть { $shown ->
    [one] { $shown } заклинание
    [few] { $shown } заклинания
    [many] { $shown } заклинаний
   *[other] { $shown } заклинания
} и купить { $most ->
    [1] одно
   *[any] сколько угодно
}{ $half ->
    [1] {" "}за полцены
   *[any] {""}
}; купив, { $bought }
ah3-form-spell-for = открыть { $shown ->
    [one] { $shown } заклинание
    [few] { $shown } заклинания
    [many] { $shown } заклинаний
   *[other] { $shown } заклинания
} и взять одно за { $price ->
    [one] { $price } доллар
    [few] { $price } доллара
    [many] { $price } долларов
   *[other] { $price } доллара
}
ah3-form-remove-doom = убрать { $n ->
    [one] { $n } безысходность
    [few] { $n } безысходности
    [many] { $n } безысходности
   *[other] { $n } безысходности
} из { $where }
ah3-form-remove-doom-from = убрать по { $n ->
    [one] { $n } безысходности
    [few] { $n } безысходности
    [many] { $n } безысходности
   *[other] { $n } безысходности
} самое большее из { $spaces ->
    [one] { $spaces } локации
    [few] { $spaces } локаций
    [many] { $spaces } локаций
   *[other] { $spaces } локаций
}
ah3-form-doom-here = положить { $n ->
    [one] { $n } безысходность
    [few] { $n } безысходности
    [many] { $n } безысходности
   *[other] { $n } безысходности
} в свою локацию
ah3-form-doom-on-sheet = положить { $n ->
    [one] { $n } безысходность
    [few] { $n } безысходности
    [many] { $n } безысходности
   *[other] { $n } безысходности
} на лист
ah3-form-monster-here = впустить в свою локацию монстра{ $exhausted ->
    [1] {" "}(измотанного)
   *[any] {""}
}
ah3-form-monster-at-unstable = впустить в нестабильную локацию монстра
ah3-form-move = пройти до { $n ->
    [one] { $n } локации
    [few] { $n } локаций
    [many] { $n } локаций
   *[other] { $n } локаций
}{ $unseen ->
    [1] {" "}незаметно для монстров
   *[any] {""}
}
ah3-form-move-to-street = перейти на соседнюю улицу
ah3-form-gamble = бросить два кубика: 7 или 11 даёт 5 долларов, 2, 3 или 12 отнимает 3

## Свойства: кодекс и заголовки

ah3-archive-4-back-look-closer = открыть маркер здесь
ah3-archive-6-break-the-barrier = 5 улик с листа, чтобы разрушить барьер
ah3-archive-7-back-mend-time = 3 улики с листа, чтобы исправить время
ah3-archive-8-back-step-through = шагнуть в будущее
ah3-archive-9-carry-a-clue = проверка знаний (-2), чтобы перенести улику с листа
ah3-archive-9-nothing-to-meet = 2 ужаса вместо контакта
ah3-archive-31-find-a-breach = 2 улики с листа, чтобы найти разлом
ah3-archive-32-seal = проверка силы (-2), чтобы закрыть разлом
ah3-archive-33-seal = проверка наблюдательности (-2), чтобы закрыть разлом
ah3-archive-34-seal = проверка влияния (-2), чтобы закрыть разлом
ah3-archive-35-seal = проверка воли (-2), чтобы закрыть разлом
ah3-archive-36-close-it = проверка знаний (-2), чтобы закрыть разлом навсегда
ah3-archive-38-that-is-not-dead = Ктулху побеждён
ah3-archive-12-unmask = поклонник показывает лицо
ah3-archive-12-count-one = маркер за поклонника
ah3-archive-18-starve = Умордхот побеждён
ah3-archive-19-know-its-weakness = улика с листа за ещё 1 рану
ah3-archive-21-tear = аномалия оставляет шрам
ah3-archive-21-back-tear = аномалия оставляет шрам
ah3-archive-21-back-mend = 2 улики с листа, чтобы залечить шрам здесь
ah3-archive-25-plumb = проверка знаний (-1), чтобы пройти между аномалиями
ah3-archive-27-sanford-comes = вместо Сэнфорда приходит Прислужник
ah3-archive-27-arkham-scarred = Прислужник побеждён
ah3-archive-28-part = 1 безысходность в локацию того, кто вышел из схватки
ah3-headline-truckers-strike-leads-to-shortages-haggle = обойти забастовку

## Свойства: монстры

ah3-abyssal-servant-carry-off = тащит жертву к нестабильной локации
ah3-altered-beast-distract = жетон концентрации потерян
ah3-billy-cooper-give-up = сдаётся, когда пал другой монстр
ah3-alma-hill-curse = знание или два жетона тому, кто её победил
ah3-ghoul-priest-leave-a-curio = редкий предмет тому, кто его победил
ah3-high-priest-leave-a-spell = заклинание тому, кто его победил
ah3-hybrid-thug-show-its-face = 1 ужас тому, кто его победил
ah3-void-touched-leave-a-spell = заклинание тому, кто победил
ah3-swift-byakhee-fly-off = оставить всех и пройти до 3 локаций
ah3-ghoul-acolyte-slink-away = отползает к нестабильной локации
ah3-herman-collins-see-through = 2 жетона концентрации, чтобы разоблачить его
ah3-hulking-thrall-taint = жетон останков или проклятие
ah3-lodge-enforcer-threaten = 1 ужас тому, кто вышел из схватки
ah3-lodge-loyalist-leave-a-sign = 1 безысходность там, где остаётся
ah3-lupine-thrall-throw-a-bone = жетон останков, чтобы прибавить 1 к кубику
ah3-masked-ones-demand = 1 безысходность или 2 раны
ah3-ruth-turner-slip-up = побеждена тем, кто вышел из схватки

## Свойства: сыщики и состояния

ah3-agnes-baker-bleed = раны вместо ужаса
ah3-calvin-wright-share-pain = разделить с кем-то раны и ужас
ah3-daniela-reyes-tinker = сконцентрироваться на навыке
ah3-dexter-drake-reroll-dice = перебросить один кубик или все
ah3-jenny-barnes-trust-fund = взять из трастового фонда
ah3-marie-lambeau-inspire = кто-то другой делает то же
ah3-michael-mcglen-get-even = 1 рассудка или сконцентрироваться на навыке
ah3-minh-thi-phan-reroll-dice = перебросить кубики, по одному за улику района
ah3-norman-withers-read-the-stars = 1 ужас, чтобы на лист легла улика
ah3-rex-murphy-never-give-up = сконцентрироваться на навыке
ah3-tommy-muldoon-shield = взять монстра на себя
ah3-wendy-adams-slip-away = пройти до 2 локаций, перед действием
ah3-wendy-adams-run-off = пройти до 2 локаций, после действия
ah3-blessed-fade = проваленная проверка снимает его
ah3-cursed-lift = пройденная проверка снимает его

## Свойства: предметы

ah3-41-derringer-nudge-die = прибавить 1 к кубику
ah3-dynamite-blow-up = сбросить: 5 ран всем, с кем вы в схватке
ah3-tattered-cloak-notice = раненый монстр замечает вас
ah3-first-aid-kit-heal = кто-то здесь восстанавливает 1 здоровья
ah3-grimms-fairy-tales-read-aloud = кто-то здесь восстанавливает 1 рассудка
ah3-grotesque-statue-stare = 1 ужас, чтобы на лист легла ещё улика
ah3-fine-clothes-halve = полцены
ah3-lucky-cigarette-case-nudge-die = прибавить 1 к кубику
ah3-rabbits-foot-reroll-dice = перебросить кубик
ah3-silver-key-reroll-dice = перебросить любые кубики

## Свойства: заклинания

ah3-alchemical-process-transmute = проверка знаний ради денег
ah3-binding-bind = проверка знаний, чтобы измотать монстра где угодно
ah3-find-gate-find = проверка знаний, чтобы перейти туда, где безысходность
ah3-healing-words-heal = проверка знаний (-1), чтобы кого-то здесь вылечить
ah3-shriveling-shrivel = проверка знаний (-1), чтобы ранить монстра поблизости
ah3-astral-travel-move = проверка знаний, чтобы пройти дальше
ah3-flesh-ward-ward = проверка знаний, чтобы предотвратить раны
ah3-intervene-help-out = проверка знаний (-1), чтобы добавить успехов
ah3-mists-of-rlyeh-vanish = проверка знаний вместо наблюдательности
ah3-wither-wither = проверка знаний (-1), чтобы добавить атаке успехов
ah3-storm-of-spirits-call = проверка знаний вместо силы

## Свойства: союзники

ah3-alice-luxley-deduce = по кубику за улику вашу и района
ah3-arthur-johnson-reroll-dice = перебросить кубик
ah3-delphinia-bell-lecture = жетон останков, чтобы сконцентрироваться на навыке
ah3-henry-wan-halve = полцены
ah3-jenica-capra-cleanse = убрать здесь 1 безысходность
ah3-leland-williams-bring = приносит редкий предмет
ah3-tetsuo-mori-report = положить улику на лист
ah3-zora-larson-comfort = кто-то здесь восстанавливает 1 рассудка

## Свойства: особые карты

ah3-abandoned-luggage-open-it = проверка наблюдательности (-1), чтобы открыть
ah3-contraband-whiskey-sell = продать бутылку за 2 доллара
ah3-mysterious-serum-drink = сбросить, чтобы восстановить всё и сконцентрироваться на навыке
ah3-wooden-homunculus-reroll-dice = перебросить один кубик или все
ah3-daniel-chesterfield-whisper = перебросить любые кубики и получить тёмную сделку
ah3-dayana-esperence-reroll-dice = перебросить один кубик или все
ah3-ezra-graves-raise-up = 2 жетона останков и 1 ужас за союзника
ah3-hunting-dog-reroll-dice = перебросить кубики, по одному за улику района
ah3-lita-chantler-join-in = на 1 рану больше
ah3-stray-cat-distract = сбросить ради 2 успехов
ah3-stray-dog-bite = 1 рана монстру
ah3-clover-club-member-gamble = поставить 2 доллара на кубик
ah3-gravedigger-work = проверка силы ради 2 долларов
ah3-performer-work = проверка влияния ради 2 долларов
ah3-rare-books-access-borrow = взять другой фолиант
ah3-reporting-gig-publish = 2 доллара за статью
ah3-server-at-velmas-work = проверка влияния ради 2 долларов
ah3-stevedore-work = проверка силы ради 2 долларов

## Свойства: начальные карты

ah3-heirloom-of-hyperborea-remember = сконцентрироваться на навыке
ah3-voice-of-the-messenger-reroll-dice = 1 ужас, чтобы перебросить любые кубики
ah3-ace-of-swords-steady = восстановить 1 рассудка
ah3-search-for-izzie-reroll-dice = 1 рана и 1 ужас, чтобы перебросить любые кубики
ah3-jennys-twin-45s-nudge-die = прибавить 1 к кубику
ah3-witch-blood-repeat = повторить действие этого раунда
ah3-witch-blood-draw-back = получить жетон останков
ah3-obannion-member-collect = проверка силы ради 2 долларов
ah3-ol-boiler-run-over = протаранить монстра: по 2 раны ему и машине
ah3-the-king-in-yellow-understand = улика из запаса на лист
ah3-precious-memento-hope = восстанавливает 2 рассудка
ah3-astronomy-book-reroll-dice = перебросить кубики, по одному за безысходность здесь
ah3-search-for-the-truth-follow = 1 доллар, и можно сконцентрироваться на навыке
ah3-the-tower-reroll-dice = перебросить один кубик или все
ah3-handcuffs-after-a-blow = победить раненого монстра
ah3-handcuffs-breaking-away = победить монстра, от которого вы вырвались
ah3-handcuffs-when-hurt = победить монстра, который вас ранил
ah3-mamas-amulet-protect = предотвратить 1 рану или 1 ужас
ah3-mr-pawterson-toss = сбросить, чтобы вырваться от всех
ah3-mysterious-photograph-study = сконцентрироваться на навыке

## Стол в браузере

ah3-web-city = Город
ah3-web-codex = Лист сценария и кодекс
ah3-web-question = На выбор
ah3-web-cup = Чаша мифов
ah3-web-cup-inside = Внутри: { $n }
ah3-web-cup-drawn = Вытянуто: { $n }
ah3-web-display = Витрина
ah3-web-decks = Колоды и стопки
ah3-web-next-event = Следующее событие: { $hood }
ah3-web-top-monster = Верхняя карта колоды монстров
ah3-web-threat = Монстры, с которыми идёт схватка
ah3-web-doom = { $n ->
    [one] { $n } безысходность
    [few] { $n } безысходности
    [many] { $n } безысходности
   *[other] { $n } безысходности
}
ah3-web-clues = { $n ->
    [one] { $n } улика
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}
ah3-web-unstable = нестабильная локация
ah3-web-reminder = маркер
ah3-web-left = осталось здоровья { $n }
ah3-web-loyal = в Ложе
ah3-web-focus = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
} концентрации
ah3-web-die = кубик
ah3-web-added = На { $n ->
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
} больше, чем на кубиках
ah3-web-deeds = Действия этого раунда
ah3-web-actions = Осталось { $n ->
    [one] { $n } действие
    [few] { $n } действия
    [many] { $n } действий
   *[other] { $n } действия
}
ah3-web-deed-done = выполнено в этом раунде
ah3-web-deed-move = Перемещение
ah3-web-deed-gather = Сбор средств
ah3-web-deed-focus = Концентрация
ah3-web-deed-ward = Оборона
ah3-web-deed-attack = Атака
ah3-web-deed-evade = Уклонение
ah3-web-deed-research = Изучение
ah3-web-deed-trade = Обмен
ah3-web-health = здоровье { $n }
ah3-web-sanity = рассудок { $n }
ah3-web-hands = { $n ->
    [one] { $n } рука
    [few] { $n } руки
    [many] { $n } рук
   *[other] { $n } руки
}
ah3-web-cast = { $n ->
    [one] { $n } ужас
    [few] { $n } ужаса
    [many] { $n } ужасов
   *[other] { $n } ужаса
} за сотворение
ah3-web-speed = скорость { $n }
ah3-web-remnant = оставляет останки
ah3-web-doom-at = Безысходность: { $spaces }
ah3-web-begins-with = Начинает с картами: { $cards }
ah3-web-chooses = На выбор: { $cards }
ah3-web-kind-item = Предмет
ah3-web-kind-spell = Заклинание
ah3-web-kind-ally = Союзник
ah3-web-kind-talent = Талант
ah3-web-kind-condition = Состояние
ah3-web-kind-back = Оборот
ah3-web-kind-monster = Монстр
ah3-web-kind-event = Событие
ah3-web-kind-encounter = Контакт
ah3-web-kind-anomaly = Аномалия
ah3-web-kind-headline = Заголовок
ah3-web-kind-rumor = Слух
ah3-web-kind-archive = Кодекс
ah3-web-kind-hunt = Охота
ah3-web-kind-investigator = Сыщик
ah3-web-kind-scenario = Сценарий
ah3-web-kind-marker = Маркер
