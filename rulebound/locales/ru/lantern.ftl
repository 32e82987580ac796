### Фонарь: всё, что говорят за его столом. Пояснения к переменным — в английском файле.

lantern-title = Фонарь
    .text = К берегу идёт корабль. Берегите свет побережья и разжигайте сигнальный огонь на маяке, пока он не разгорится. Если погаснут четыре фонаря или кончатся ночи, корабль погибнет.
lantern-choice-seats = Смотрители
lantern-choice-roles = Роли
lantern-choice-roles-open = без ролей, карты открыты
lantern-choice-roles-secret = тайные, кто-то может быть вредителем

## Места

lantern-lighthouse = Маяк
    .acc = маяк
    .gen = маяка
    .dat = маяку
    .ins = маяком
    .loc = маяке
lantern-harbour = Гавань
    .acc = гавань
    .gen = гавани
    .dat = гавани
    .ins = гаванью
    .loc = гавани
lantern-chapel = Часовня
    .acc = часовню
    .gen = часовни
    .dat = часовне
    .ins = часовней
    .loc = часовне
lantern-cliff = Утёс
    .acc = утёс
    .gen = утёса
    .dat = утёсу
    .ins = утёсом
    .loc = утёсе
lantern-marsh = Болото
    .acc = болото
    .gen = болота
    .dat = болоту
    .ins = болотом
    .loc = болоте
lantern-wreck = Обломки
    .acc = обломки
    .gen = обломков
    .dat = обломкам
    .ins = обломками
    .loc = обломках
lantern-beacon = Сигнальный огонь

## Фазы

lantern-phase-dusk = Сумерки
lantern-phase-watch = Вахта
lantern-phase-vigil = Бдение
lantern-phase-dawn = Рассвет

## Роли

lantern-keeper = Смотритель
    .text = Вы побеждаете, когда сигнальный огонь приведёт корабль к берегу.
lantern-wrecker = Вредитель
    .text = Вы побеждаете, когда берег погаснет и корабль погибнет.

## Стопки и жетоны

lantern-pile-hand = рука
lantern-pile-tools-in-play = инструменты в игре
lantern-pile-role = роль
lantern-pile-roles = роли
lantern-pile-hazards = опасности
lantern-pile-basket = корзина
lantern-pile-tools = колода инструментов
lantern-pile-tool-discard = сброшенные инструменты
lantern-pile-nights = колода ночи
lantern-pile-night-discard = сброшенные карты ночи
lantern-token-light = огоньки

## Инструменты

lantern-oil-flask = Фляга масла
    .acc = флягу масла
    .text = В свой ход, не тратя действия, сбросьте её с руки и возьмите 2 меры масла.
lantern-oil-flask-empty = сбросить и взять 2 меры масла
lantern-lens = Линза
    .acc = линзу
    .text = Разжигая, вы бросаете на кубик больше. Действие: поверните её и потратьте 1 меру масла, чтобы добавить 2 огонька там, где вы находитесь.
lantern-lens-focus = повернуть и потратить 1 меру масла, чтобы добавить здесь 2 огонька
lantern-guide-rope = Леер
    .text = Раз за ночь, после вашего перехода, поверните его и перейдите ещё раз.
lantern-guide-rope-follow = повернуть и перейти ещё раз
lantern-shutter = Заслонка
    .acc = заслонку
    .text = Когда фонарь вот-вот потеряет свет, сбросьте её с руки: свет остаётся.
lantern-shutter-shut = сбросить, и фонарь не потеряет света
lantern-matches = Спички
    .acc = спички
    .text = Когда фонарь вот-вот потеряет последний огонёк, сбросьте их: огонёк остаётся, а вы теряете 1 меру масла, если она есть.
lantern-matches-strike = сбросить: фонарь не погаснет, а вы потеряете 1 меру масла
lantern-log-book = Вахтенный журнал
    .text = Действие: поверните его, чтобы посмотреть верхнюю карту ночи.
lantern-log-book-consult = повернуть и посмотреть верхнюю карту ночи
lantern-storm-candle = Штормовая свеча
    .acc = штормовую свечу
    .text = После каждого бдения фонарь там, где вы находитесь, теряет 1 огонёк. Действие: поверните её, чтобы добавить там 1 огонёк.
lantern-storm-candle-gutter = фонарь возле её смотрителя теряет 1 огонёк
lantern-storm-candle-flare = повернуть и добавить здесь 1 огонёк

## Карты ночи

lantern-gust = Порыв ветра
    .text = Ближайший горящий фонарь теряет 1 огонёк.
lantern-gust-blow = ближайший горящий фонарь теряет 1 огонёк
lantern-gale = Буря
    .acc = бурю
    .text = Каждый фонарь, в котором не меньше 2 огоньков, теряет 1.
lantern-gale-howl = каждый фонарь, в котором не меньше 2 огоньков, теряет 1
lantern-fog = Туман
    .text = Опасность: кто здесь, не может двигаться. В конце ночи рассеивается.
lantern-fog-lift = рассеивается
lantern-moths = Мошкара
    .acc = мошкару
    .text = Опасность: в конце каждой ночи здешний фонарь теряет 1 огонёк. Смотритель, который здесь, может её прогнать.
lantern-moths-swarm = фонарь там, где она вьётся, теряет 1 огонёк
lantern-moths-chase = прогнать
lantern-driftwood = Выброшено морем
    .text = Возьмите 1 меру масла сейчас и ещё 1, когда закончится вахта.
lantern-driftwood-wash-up = 1 мера масла сейчас и ещё 1 позже
lantern-toll = Колокол
    .text = Фонарь там, где вы находитесь, теряет 1 огонёк, если вы не потеряете 1 меру масла.
lantern-toll-ring = фонарь там, где вы находитесь, теряет 1 огонёк, если вы не потеряете 1 меру масла
lantern-spring-tide = Большой прилив
    .text = Этой ночью никто не может двигаться.
lantern-spring-tide-rise = этой ночью никто не может двигаться
lantern-embers = Угли
    .text = Опасность, но не беда: как только здешний фонарь потеряет свет, он вернёт 1 огонёк, а угли исчезнут.
lantern-embers-glow = здешний фонарь возвращает 1 огонёк

## Что происходит

lantern-event-lightlost = фонарь { $thing-gen } теряет свет
lantern-event-moved = { $thing } уже на новом месте
lantern-event-phasebegins = начинается фаза
lantern-event-phaseends = заканчивается фаза
lantern-event-roundbegins = начинается ночь
lantern-event-roundends = заканчивается ночь
lantern-event-used = применение: { $thing }

## Вопросы

lantern-prompt-action = { $n ->
    [1] Что дальше? Осталось одно действие.
    [one] Что будете делать? Осталось { $n } действие.
    [few] Что будете делать? Осталось { $n } действия.
   *[many] Что будете делать? Осталось { $n } действий.
}
lantern-prompt-vigil = Бдение: какую карту положите лицом вниз?
lantern-prompt-storm = Бдение было слишком слабым. Какой из самых ярких фонарей потеряет 1 огонёк?
lantern-prompt-gust = Порыв ветра! Какой из ближайших фонарей потеряет 1 огонёк?
lantern-prompt-follow = Куда ведёт вас леер?
lantern-prompt-toll = Бьёт колокол. Потеряете 1 меру масла или 1 огонёк фонаря там, где вы находитесь?
lantern-prompt-discard = { $n ->
    [one] Пяти карт довольно: сбросьте { $n } карту.
    [few] Пяти карт довольно: сбросьте { $n } карты.
   *[many] Пяти карт довольно: сбросьте { $n } карт.
}

## Варианты

lantern-option-move = Идти к { $thing-dat }
lantern-option-fetch = Набрать масла (1 меру, в гавани 2)
lantern-option-pour = Подлить 1 меру масла в здешний фонарь
lantern-option-kindle = Разжигать сигнальный огонь (2 меры масла)
lantern-option-draw = Взять инструмент
lantern-option-equip = Снарядиться: { $thing }
lantern-option-lay = Положить { $thing-acc }
lantern-option-nothing = Ничего не класть
lantern-option-pay = Потерять 1 меру масла

## Почему нельзя

lantern-denied-tide = По чётным ночам дамбы под водой.
lantern-denied-fog = Туман или прилив не пускает.
lantern-denied-full = Больше 5 мер масла держать нельзя.
lantern-denied-oil = Нужно масла: { $need }, у вас { $n }.
lantern-denied-bright = В здешний фонарь больше огоньков не поместится.
lantern-denied-elsewhere = Только на маяке.
lantern-denied-no-tools = Инструментов больше не осталось.
lantern-denied-no-tool = Эту карту применяют с руки: снарядиться ею нельзя.
lantern-denied-hands = У вас уже два инструмента в игре.

## Журнал

lantern-log-night = { $seat } открывает карту ночи: { $card }. { $card-text }
lantern-log-oil = { $seat }: теперь { $n ->
    [one] { $n } мера
    [few] { $n } меры
   *[many] { $n } мер
} масла.
lantern-log-light = В фонаре { $place-gen } теперь { $n ->
    [one] { $n } огонёк
    [few] { $n } огонька
   *[many] { $n } огоньков
}.
lantern-log-lost = Фонарь { $place-gen } теряет свет, остаётся { $n ->
    [one] { $n } огонёк
    [few] { $n } огонька
   *[many] { $n } огоньков
}.
lantern-log-dark = Фонарь { $place-gen } гаснет!
lantern-log-no-light = Фонарь { $place-gen } и так тёмный.
lantern-log-calm = Ни один фонарь не светит так ярко, чтобы потерять свет.
lantern-log-move = { $seat } идёт к { $place-dat }.
lantern-log-kindle = { $seat } разжигает сигнальный огонь, бросок { $dice }: { $n ->
    [0] ни одного языка пламени
    [one] { $n } язык пламени
    [few] { $n } языка пламени
   *[many] { $n } языков пламени
}.
lantern-log-equip = { $seat } снаряжается: { $card }.
lantern-log-look = { $seat } смотрит верхнюю карту ночи.
lantern-log-vigil = Бдение: сияние { $glow } и кубик { $die }, а нужно { $needed }.

## Конец

lantern-log-keepers-win = Смотрители победили! { $why }
lantern-log-wrecker-wins = Вредитель победил! { $why }
lantern-log-keepers-lose = Смотрители проиграли, хотя вредителя среди них и не было. { $why }
lantern-won-beacon = Сигнальный огонь пылает, и корабль входит в гавань.
lantern-lost-dark = Четыре фонаря погасли: корабль не найдёт берега.
lantern-lost-nights = Ночи кончились, а корабль так и не пришёл.

## Поле

lantern-board-night = Ночь { $n }
lantern-board-beacon = Сигнальный огонь { $flames } из { $needed }
lantern-board-dark = Погасшие фонари { $n } из 4
lantern-board-nights = { $n ->
    [one] Осталась { $n } карта ночи
    [few] Осталось { $n } карты ночи
   *[many] Осталось { $n } карт ночи
}
lantern-board-tonight = Сейчас: { $card }. { $card-text }
lantern-board-top = Следующая карта ночи, как вам известно: { $card }.
lantern-board-dry = Дамбы ({ $sign }) этой ночью сухие
lantern-board-wet = Дамбы ({ $sign }) этой ночью под водой
lantern-board-you = это вы
lantern-board-lead = ведёт
lantern-board-oil = масло { $n }
lantern-board-actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
lantern-board-exhausted = { $card } (повёрнуто)
lantern-board-in-play = В игре: { $cards }
lantern-board-in-hand = На руке: { $cards }
lantern-board-hand-hidden = { $n ->
    [0] пустая рука
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
lantern-board-role = Ваша роль: { $card }
lantern-board-dark-lamp = погас
lantern-board-card = { $card }, сияние { $n }
lantern-board-kindling = Кубики, чтобы разжигать
lantern-web-stat-kindling = { lantern-board-kindling }
