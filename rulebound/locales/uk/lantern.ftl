### Ліхтар: усе, що кажуть за його столом. Пояснення до змінних — в англійському файлі.

lantern-title = Ліхтар
    .text = До берега йде корабель. Бережіть світло узбережжя й розпалюйте сигнальний вогонь на маяку, доки він не розгориться. Якщо згаснуть чотири ліхтарі або скінчаться ночі, корабель загине.
lantern-choice-seats = Доглядачі
lantern-choice-roles = Ролі
lantern-choice-roles-open = без ролей, карти відкриті
lantern-choice-roles-secret = таємні, хтось може бути шкідником

## Місця

lantern-lighthouse = Маяк
    .acc = маяк
    .gen = маяка
    .dat = маяку
    .ins = маяком
    .loc = маяку
lantern-harbour = Гавань
    .acc = гавань
    .gen = гавані
    .dat = гавані
    .ins = гаванню
    .loc = гавані
lantern-chapel = Каплиця
    .acc = каплицю
    .gen = каплиці
    .dat = каплиці
    .ins = каплицею
    .loc = каплиці
lantern-cliff = Скеля
    .acc = скелю
    .gen = скелі
    .dat = скелі
    .ins = скелею
    .loc = скелі
lantern-marsh = Болото
    .acc = болото
    .gen = болота
    .dat = болоту
    .ins = болотом
    .loc = болоті
lantern-wreck = Уламки
    .acc = уламки
    .gen = уламків
    .dat = уламкам
    .ins = уламками
    .loc = уламках
lantern-beacon = Сигнальний вогонь

## Фази

lantern-phase-dusk = Сутінки
lantern-phase-watch = Варта
lantern-phase-vigil = Чування
lantern-phase-dawn = Світанок

## Ролі

lantern-keeper = Доглядач
    .text = Ви перемагаєте, коли сигнальний вогонь приведе корабель до берега.
lantern-wrecker = Шкідник
    .text = Ви перемагаєте, коли узбережжя згасне й корабель загине.

## Стоси та жетони

lantern-pile-hand = рука
lantern-pile-tools-in-play = інструменти у грі
lantern-pile-role = роль
lantern-pile-roles = ролі
lantern-pile-hazards = небезпеки
lantern-pile-basket = кошик
lantern-pile-tools = колода інструментів
lantern-pile-tool-discard = скинуті інструменти
lantern-pile-nights = колода ночі
lantern-pile-night-discard = скинуті карти ночі
lantern-token-light = вогники

## Інструменти

lantern-oil-flask = Фляга олії
    .acc = флягу олії
    .text = У свій хід, не витрачаючи дії, скиньте її з руки й візьміть 2 мірки олії.
lantern-oil-flask-empty = скинути й узяти 2 мірки олії
lantern-lens = Лінза
    .acc = лінзу
    .text = Розпалюючи, ви кидаєте на кубик більше. Дія: виснажте її та витратьте 1 мірку олії, щоб додати 2 вогники там, де ви є.
lantern-lens-focus = виснажити й витратити 1 мірку олії, щоб додати тут 2 вогники
lantern-guide-rope = Линва
    .acc = линву
    .text = Раз за ніч, після вашого переходу, виснажте її та перейдіть ще раз.
lantern-guide-rope-follow = виснажити й перейти ще раз
lantern-shutter = Заслінка
    .acc = заслінку
    .text = Коли ліхтар ось-ось втратить світло, скиньте її з руки: світло лишається.
lantern-shutter-shut = скинути, і ліхтар не втратить світла
lantern-matches = Сірники
    .acc = сірники
    .text = Коли ліхтар ось-ось втратить останній вогник, скиньте їх: вогник лишається, а ви втрачаєте 1 мірку олії, якщо маєте.
lantern-matches-strike = скинути: ліхтар не згасне, а ви втратите 1 мірку олії
lantern-log-book = Вахтовий журнал
    .text = Дія: виснажте його, щоб подивитися верхню карту ночі.
lantern-log-book-consult = виснажити й подивитися верхню карту ночі
lantern-storm-candle = Штормова свічка
    .acc = штормову свічку
    .text = Після кожного чування ліхтар там, де ви є, втрачає 1 вогник. Дія: виснажте її, щоб додати там 1 вогник.
lantern-storm-candle-gutter = ліхтар біля її доглядача втрачає 1 вогник
lantern-storm-candle-flare = виснажити й додати тут 1 вогник

## Карти ночі

lantern-gust = Порив вітру
    .text = Найближчий засвічений ліхтар втрачає 1 вогник.
lantern-gust-blow = найближчий засвічений ліхтар втрачає 1 вогник
lantern-gale = Буря
    .acc = бурю
    .text = Кожен ліхтар, що має щонайменше 2 вогники, втрачає 1.
lantern-gale-howl = кожен ліхтар, що має щонайменше 2 вогники, втрачає 1
lantern-fog = Туман
    .text = Небезпека: хто тут, не може рухатися. Наприкінці ночі розвіюється.
lantern-fog-lift = розвіюється
lantern-moths = Мошва
    .acc = мошву
    .text = Небезпека: наприкінці кожної ночі тутешній ліхтар втрачає 1 вогник. Доглядач, який тут, може її прогнати.
lantern-moths-swarm = ліхтар там, де вона в’ється, втрачає 1 вогник
lantern-moths-chase = прогнати
lantern-driftwood = Викинуто морем
    .text = Візьміть 1 мірку олії зараз і ще 1, коли скінчиться варта.
lantern-driftwood-wash-up = 1 мірка олії зараз і ще 1 згодом
lantern-toll = Дзвін
    .text = Ліхтар там, де ви є, втрачає 1 вогник, якщо ви не втратите 1 мірку олії.
lantern-toll-ring = ліхтар там, де ви є, втрачає 1 вогник, якщо ви не втратите 1 мірку олії
lantern-spring-tide = Великий приплив
    .text = Цієї ночі ніхто не може рухатися.
lantern-spring-tide-rise = цієї ночі ніхто не може рухатися
lantern-embers = Жарини
    .text = Небезпека, та не біда: щойно тутешній ліхтар втратить світло, він поверне 1 вогник, а жарини зникнуть.
lantern-embers-glow = тутешній ліхтар повертає 1 вогник

## Що стається

lantern-event-lightlost = ліхтар { $thing-gen } втрачає світло
lantern-event-moved = { $thing } вже на новому місці
lantern-event-phasebegins = починається фаза
lantern-event-phaseends = закінчується фаза
lantern-event-roundbegins = починається ніч
lantern-event-roundends = закінчується ніч
lantern-event-used = використано: { $thing }

## Запитання

lantern-prompt-action = { $n ->
    [1] Що далі? Лишилася одна дія.
    [one] Що робитимете? Лишилася { $n } дія.
    [few] Що робитимете? Лишилося { $n } дії.
   *[many] Що робитимете? Лишилося { $n } дій.
}
lantern-prompt-vigil = Чування: яку карту покладете долілиць?
lantern-prompt-storm = Чування було заслабке. Котрий із найяскравіших ліхтарів втратить 1 вогник?
lantern-prompt-gust = Порив вітру! Котрий із найближчих ліхтарів втратить 1 вогник?
lantern-prompt-follow = Куди веде вас линва?
lantern-prompt-toll = Б’є дзвін. Втратите 1 мірку олії чи 1 вогник ліхтаря там, де ви є?
lantern-prompt-discard = { $n ->
    [one] П’яти карт досить: скиньте { $n } карту.
    [few] П’яти карт досить: скиньте { $n } карти.
   *[many] П’яти карт досить: скиньте { $n } карт.
}

## Варіанти

lantern-option-move = Піти до { $thing-gen }
lantern-option-fetch = Набрати олії (1 мірку, у гавані 2)
lantern-option-pour = Підлити 1 мірку олії в тутешній ліхтар
lantern-option-kindle = Розпалювати сигнальний вогонь (2 мірки олії)
lantern-option-draw = Узяти інструмент
lantern-option-equip = Спорядитися: { $thing }
lantern-option-lay = Покласти { $thing-acc }
lantern-option-nothing = Нічого не класти
lantern-option-pay = Втратити 1 мірку олії

## Чому не можна

lantern-denied-tide = Парної ночі греблі під водою.
lantern-denied-fog = Туман або приплив не пускає.
lantern-denied-full = Більше ніж 5 мірок олії тримати не можна.
lantern-denied-oil = Треба олії: { $need }, у вас { $n }.
lantern-denied-bright = У тутешньому ліхтарі більше вогників не вміститься.
lantern-denied-elsewhere = Лише на маяку.
lantern-denied-no-tools = Інструментів більше не лишилося.
lantern-denied-no-tool = Ним користуються з руки: спорядитися ним не можна.
lantern-denied-hands = У вас уже два інструменти у грі.

## Журнал

lantern-log-night = { $seat } відкриває карту ночі: { $card }. { $card-text }
lantern-log-oil = { $seat } тепер має { $n ->
    [one] { $n } мірку
    [few] { $n } мірки
   *[many] { $n } мірок
} олії.
lantern-log-light = Ліхтар { $place-gen } тепер має { $n ->
    [one] { $n } вогник
    [few] { $n } вогники
   *[many] { $n } вогників
}.
lantern-log-lost = Ліхтар { $place-gen } втрачає світло, лишається { $n ->
    [one] { $n } вогник
    [few] { $n } вогники
   *[many] { $n } вогників
}.
lantern-log-dark = Ліхтар { $place-gen } гасне!
lantern-log-no-light = Ліхтар { $place-gen } і так темний.
lantern-log-calm = Жоден ліхтар не світить так яскраво, щоб утратити світло.
lantern-log-move = { $seat } йде до { $place-gen }.
lantern-log-kindle = { $seat } розпалює сигнальний вогонь, кидок { $dice }: { $n ->
    [0] жодного язика полум’я
    [one] { $n } язик полум’я
    [few] { $n } язики полум’я
   *[many] { $n } язиків полум’я
}.
lantern-log-equip = { $seat } споряджається: { $card }.
lantern-log-look = { $seat } дивиться верхню карту ночі.
lantern-log-vigil = Чування: сяйво { $glow } і кубик { $die }, а треба { $needed }.

## Кінець

lantern-log-keepers-win = Доглядачі перемогли! { $why }
lantern-log-wrecker-wins = Шкідник переміг! { $why }
lantern-log-keepers-lose = Доглядачі програли, хоч шкідника серед них і не було. { $why }
lantern-won-beacon = Сигнальний вогонь палає, і корабель заходить у гавань.
lantern-lost-dark = Чотири ліхтарі згасли: корабель не знайде берега.
lantern-lost-nights = Ночі скінчилися, а корабель так і не прийшов.

## Поле

lantern-board-night = Ніч { $n }
lantern-board-beacon = Сигнальний вогонь { $flames } з { $needed }
lantern-board-dark = Згаслі ліхтарі { $n } з 4
lantern-board-nights = { $n ->
    [one] Лишилася { $n } карта ночі
    [few] Лишилося { $n } карти ночі
   *[many] Лишилося { $n } карт ночі
}
lantern-board-tonight = Зараз: { $card }. { $card-text }
lantern-board-top = Наступна карта ночі, як вам відомо: { $card }.
lantern-board-dry = Греблі ({ $sign }) цієї ночі сухі
lantern-board-wet = Греблі ({ $sign }) цієї ночі під водою
lantern-board-you = це ви
lantern-board-lead = веде
lantern-board-oil = олія { $n }
lantern-board-actions = { $n ->
    [one] { $n } дія
    [few] { $n } дії
   *[many] { $n } дій
}
lantern-board-exhausted = { $card } (виснажено)
lantern-board-in-play = У грі: { $cards }
lantern-board-in-hand = На руці: { $cards }
lantern-board-hand-hidden = { $n ->
    [0] порожня рука
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
lantern-board-role = Ваша роль: { $card }
lantern-board-dark-lamp = згас
lantern-board-card = { $card }, сяйво { $n }
lantern-board-kindling = Кубики, щоб розпалювати
lantern-web-stat-kindling = { lantern-board-kindling }
