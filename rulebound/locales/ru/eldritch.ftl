### «Древний ужас»: всё, что говорится за его столом. Названия компонентов и истории — в отдельных файлах.
###
### Названия стоят в именительном падеже, глаголы — в настоящем времени, чтобы не показывать рода. Ключи `-form-`
### говорят, что делает эффект карты, неопределённой формой: они следуют из самих карт.

eldritch-title = Древний ужас
    .text = 1926 год. По всему миру открываются врата, и за ними что-то шевелится. Путешествуйте, собирайте улики, сражайтесь с тем, что выходит, и разгадайте три тайны, пока Древний спит, или встретьте его, когда он проснётся.

## Подготовка

eldritch-choice-seats = Игроки
eldritch-choice-ancient-one = Древний
eldritch-choice-ancient-one-azathoth = Азатот
eldritch-choice-ancient-one-cthulhu = Ктулху
eldritch-choice-ancient-one-shub-niggurath = Шуб-Ниггурат
eldritch-choice-ancient-one-yog-sothoth = Йог-Сотот
eldritch-choice-investigators = Сыщики
eldritch-choice-investigators-choose = каждый выбирает
eldritch-choice-investigators-random = по жребию
eldritch-choice-difficulty = Колода Мифов
eldritch-choice-difficulty-standard = обычная: карты всех сложностей
eldritch-choice-difficulty-easier = легче: без трудных карт
eldritch-choice-difficulty-harder = труднее: без лёгких карт
eldritch-choice-difficulty-staged = по этапам: сначала лёгкие карты, в конце трудные
eldritch-bad-insane = в базовой коробке слишком мало трудных карт Мифа, чтобы составить колоду из них одних, против какого бы Древнего ни играли (eldritch/difficulty.1)
eldritch-choice-starting-rumor = Слух в начале
eldritch-choice-starting-rumor-no = нет
eldritch-choice-starting-rumor-yes = да
eldritch-choice-reference = Памятка
eldritch-choice-reference-usual = обычная
eldritch-choice-reference-easier = мягче, где такая есть
eldritch-choice-reference-harder = суровее, где такая есть
eldritch-choice-fights = Бои с несколькими монстрами
eldritch-choice-fights-any = в любом порядке
eldritch-choice-fights-epic-last = эпические монстры последними

## Фазы

eldritch-phase-action = Фаза действий
eldritch-phase-encounter = Фаза контактов
eldritch-phase-mythos = Фаза Мифа

## Слова игры

eldritch-lore = знания
eldritch-influence = общение
eldritch-observation = внимание
eldritch-strength = сила
eldritch-will = воля
eldritch-health = здоровье
eldritch-sanity = рассудок
eldritch-die-per-clue = на кубик больше за каждую вашу улику
eldritch-less-per-spell = на кубик меньше за каждое ваше заклинание
eldritch-less-per-cultist = на кубик меньше за каждого культиста на поле
eldritch-success-per-clue = каждая потраченная улика добавляет успех
eldritch-die-per-sanity = каждый потраченный рассудок добавляет кубик
eldritch-city = город
eldritch-wilderness = глушь
eldritch-sea = море
eldritch-item = Вещь
eldritch-weapon = Оружие
eldritch-trinket = Безделушка
eldritch-tome = Книга
eldritch-magical = Волшебный
eldritch-ally = Союзник
eldritch-service = Услуга
eldritch-teamwork = Сотрудничество
eldritch-ritual = Ритуал
eldritch-incantation = Чары
eldritch-madness = Безумие
eldritch-injury = Травма
eldritch-bane = Напасть
eldritch-boon = Дар
eldritch-deal = Соглашение
eldritch-common = Обычное
eldritch-restriction = Препятствие
eldritch-train = путь поезда
eldritch-ship = путь корабля
eldritch-uncharted = тропа
eldritch-ticket-train = билет на поезд
eldritch-ticket-ship = билет на корабль
eldritch-omen-green = зелёное знамение
eldritch-omen-blue = синее знамение
eldritch-omen-red = красное знамение
eldritch-kind-asset = актив
eldritch-kind-artifact = артефакт
eldritch-kind-spell = заклинание
eldritch-kind-condition = состояние
eldritch-body = Тело { $investigator-gen }
eldritch-die = Кубик

# Часть карты, которую читают.
eldritch-part-city = город
eldritch-part-wilderness = глушь
eldritch-part-sea = море
eldritch-part-initial = Сначала
eldritch-part-pass = Если удастся
eldritch-part-fail = Если не удастся

## Стопки

eldritch-pile-assets = колода активов
eldritch-pile-assets-discard = сброшенные активы
eldritch-pile-artifacts = колода артефактов
eldritch-pile-artifacts-discard = сброшенные артефакты
eldritch-pile-spells = колода заклинаний
eldritch-pile-spells-discard = сброшенные заклинания
eldritch-pile-conditions = колода состояний
eldritch-pile-conditions-discard = сброшенные состояния
eldritch-pile-general = общие контакты
eldritch-pile-general-discard = сброшенные общие контакты
eldritch-pile-america = контакты Америки
eldritch-pile-america-discard = сброшенные контакты Америки
eldritch-pile-europe = контакты Европы
eldritch-pile-europe-discard = сброшенные контакты Европы
eldritch-pile-asia-australia = контакты Азии и Австралии
eldritch-pile-asia-australia-discard = сброшенные контакты Азии и Австралии
eldritch-pile-research = поисковые контакты
eldritch-pile-research-discard = сброшенные поисковые контакты
eldritch-pile-other-world = контакты в Ином мире
eldritch-pile-other-world-discard = сброшенные контакты в Ином мире
eldritch-pile-special = особые контакты
eldritch-pile-special-discard = сброшенные особые контакты
eldritch-pile-mythos = колода Мифов
eldritch-pile-mythos-discard = сброшенные карты Мифов
eldritch-pile-mythos-box = карты Мифов в коробке
eldritch-pile-rumor-box = слухи в коробке
eldritch-pile-mythos-in-play = карты Мифов в игре
eldritch-pile-mysteries = колода тайн
eldritch-pile-mystery = текущая тайна
eldritch-pile-solved = разгаданные тайны
eldritch-pile-cup = пул монстров
eldritch-pile-gate-stack = стопка врат
eldritch-pile-gate-discard = сброшенные врата
eldritch-pile-gates = открытые врата
eldritch-pile-clues = улики в банке
eldritch-pile-clues-discard = сброшенные улики
eldritch-pile-clues-on-board = улики на поле
eldritch-pile-clues-of = улики
eldritch-pile-expedition = экспедиционные контакты
eldritch-pile-expedition-discard = сброшенные экспедиционные контакты
eldritch-pile-reserve = резерв
eldritch-pile-possessions = имущество
eldritch-pile-monsters = монстры на поле
eldritch-pile-reading = карта, которую читают

## Что спрашивают

eldritch-prompt-action = Ваше действие (осталось { $n })
eldritch-prompt-ticket = Едете дальше по билету?
eldritch-prompt-drop-ticket = Какой билет сбросить? Больше двух не бывает.
eldritch-prompt-acquire = { $n ->
    [0] Ни одного успеха. Сбросить карту из резерва?
    [one] { $n } успех на покупки в резерве
    [few] { $n } успеха на покупки в резерве
    [many] { $n } успехов на покупки в резерве
   *[other] { $n } успеха на покупки в резерве
}
eldritch-prompt-loan = { $n ->
    [one] { $n } успех. Берёте банковскую ссуду?
    [few] { $n } успеха. Берёте банковскую ссуду?
    [many] { $n } успехов. Берёте банковскую ссуду?
   *[other] { $n } успеха. Берёте банковскую ссуду?
}
eldritch-prompt-for-whom = Кто получит: { $thing }?
eldritch-prompt-trade = Чем вы обмениваетесь? Партнёр: { $seat }
eldritch-prompt-trade-with = С кем обмен?
eldritch-prompt-agree = { $seat } предлагает обмен. Вы получите: { $gives }. Вы отдадите: { $takes }.
eldritch-prompt-fight = С кем из монстров сначала?
eldritch-prompt-encounter = Какой контакт?
eldritch-prompt-reroll = Проверка ({ $skill }). На кубиках { $dice }: { $n ->
    [0] ни одного успеха
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
}. Изменить что-нибудь?
eldritch-prompt-dice = { $n ->
    [one] Какой кубик перебросить?
    [few] Какие кубики перебросить?
    [many] Какие кубики перебросить?
   *[other] Какие кубики перебросить?
}
eldritch-prompt-nudge = К какому кубику прибавить 1?
eldritch-prompt-defeated = Нет ни здоровья, ни рассудка. Что вас сломило?
eldritch-prompt-investigator = { $again ->
    [yes] Вашего сыщика больше нет. Кто продолжит дело?
   *[no] Кем вы будете?
}
eldritch-prompt-lead = Кто отныне ведущий сыщик?
eldritch-prompt-order = Что сначала: новые сыщики или жетон ведущего?
eldritch-prompt-next = До кого очередь теперь?
eldritch-prompt-next-player = Несколько игроков выбирают новых сыщиков. Кто выбирает теперь?
eldritch-prompt-reckoning = Какой эффект расплаты следующий?
eldritch-prompt-omen = Куда передвинуть знамение?
eldritch-prompt-move-omen = Передвинуть знамение куда угодно?
eldritch-prompt-spawn-first = Монстров на все эти локации не хватит. Где они появятся сначала?
eldritch-prompt-random-space = Не осталось улики, чтобы назвать случайную локацию. Какая это локация?
eldritch-prompt-clue-where = В какой локации появится улика?
eldritch-prompt-hurt-space = В какой локации каждый монстр потеряет здоровье ({ $n })?
eldritch-prompt-lies = Несколько городов одинаково близко. В каком ляжет фишка ({ $what })?
eldritch-prompt-goes-near = Несколько локаций одинаково близко. В какую переходит { $mover }?
eldritch-prompt-clue-goes = Несколько локаций одинаково близко. Куда передвинуть улику ({ $mover })?
eldritch-prompt-nearest-gate = Несколько врат одинаково близко. К каким движется { $mover }?
eldritch-prompt-token-nearby = Несколько локаций одинаково близко. Куда кладёт жетон Древних { $mover }?
eldritch-prompt-nearest-people = Несколько сыщиков одинаково близко. В какую локацию движется монстр: { $what }?
eldritch-prompt-nearest-clue = Несколько улик одинаково близко. Где берёт улику монстр: { $what }?
eldritch-prompt-nearest-one = Несколько сыщиков одинаково близко. Кого из них это постигнет?
eldritch-prompt-who-fights = Там несколько сыщиков. Кто из них вступает в бой?
eldritch-prompt-who-is-carried = Там несколько сыщиков. Кого из них унесёт?
eldritch-prompt-carried-where = Куда унесёт: { $mover }?
eldritch-prompt-monster-goes = Куда переходит монстр: { $mover }?
eldritch-prompt-monster-way = Каким путём идёт монстр ({ $what }), если цель – { $goal }?
eldritch-prompt-walk = { $n ->
    [1] Куда вы идёте?
    [one] Куда вы идёте? Осталась { $n } локация
    [few] Куда вы идёте? Осталось { $n } локации
    [many] Куда вы идёте? Осталось { $n } локаций
   *[other] Куда вы идёте? Осталось { $n } локации
}
eldritch-prompt-walk-up-to = { $n ->
    [one] Куда вы идёте? Можно пройти ещё { $n } локацию; ваша собственная – остановиться
    [few] Куда вы идёте? Можно пройти ещё { $n } локации; ваша собственная – остановиться
    [many] Куда вы идёте? Можно пройти ещё { $n } локаций; ваша собственная – остановиться
   *[other] Куда вы идёте? Можно пройти ещё { $n } локации; ваша собственная – остановиться
}
eldritch-prompt-way = Каким путём вы идёте, если цель – { $goal }?
eldritch-prompt-walk-between = В какую локацию с уликой или вратами вы переходите?
eldritch-prompt-sail = Куда вы плывёте?
eldritch-prompt-gate-gone = Какие врата сбросить?
eldritch-prompt-gate-doom = Какие врата теперь повышают безысходность? Те, что останутся, когда Древний пробудится, лягут на его лист
eldritch-prompt-discard-monster = Какого монстра сбросить?
eldritch-prompt-hurt-monster = Какой монстр потеряет здоровье ({ $n })?
eldritch-prompt-call-monster = Какой монстр перейдёт к вам и вступит в бой?
eldritch-prompt-move-monster = Какого монстра переместить?
eldritch-prompt-takes-its-place = Какой монстр займёт место культиста?
eldritch-prompt-any-dice = Какие кубики перебросить? Сколько угодно или ни одного
eldritch-prompt-gates = Какие из двух врат лягут сверху?
eldritch-prompt-reserve = Какая карта резерва?
eldritch-prompt-discard = { $n ->
    [one] Сбросьте { $n } карту
    [few] Сбросьте { $n } карты
    [many] Сбросьте { $n } карт
   *[other] Сбросьте { $n } карты
}
eldritch-prompt-improve = Какой навык улучшить?
eldritch-prompt-cheaper = Заплатить на улику меньше?
eldritch-prompt-sanity-for-clue = Потратить 1 рассудок вместо улики?
eldritch-prompt-group-pays = { $n ->
    [one] Потратит ли группа { $n } улику?
    [few] Потратит ли группа { $n } улики?
    [many] Потратит ли группа { $n } улик?
   *[other] Потратит ли группа { $n } улики?
}
eldritch-prompt-share = { $n ->
    [one] Не хватает ещё { $n } улики. Сколько даёте вы?
    [few] Не хватает ещё { $n } улик. Сколько даёте вы?
    [many] Не хватает ещё { $n } улик. Сколько даёте вы?
   *[other] Не хватает ещё { $n } улик. Сколько даёте вы?
}
eldritch-prompt-solve = { $n ->
    [0] Прекратить слух? Улик для этого тратить не нужно.
    [one] Потратить { $n } улику, чтобы прекратить слух?
    [few] Потратить { $n } улики, чтобы прекратить слух?
    [many] Потратить { $n } улик, чтобы прекратить слух?
   *[other] Потратить { $n } улики, чтобы прекратить слух?
}
eldritch-prompt-rumor = Какой слух прекращён?
eldritch-prompt-mystery = { $n ->
    [one] Потратить { $n } улику на тайну?
    [few] Потратить { $n } улики на тайну?
    [many] Потратить { $n } улик на тайну?
   *[other] Потратить { $n } улики на тайну?
}
eldritch-prompt-give-spell = Сбросить заклинание, чтобы здешние врата ({ $space }) не легли на лист?
eldritch-prompt-sanity-for-dice = Сколько рассудка потратить, по кубику за единицу?
eldritch-prompt-clues-for-successes = Сколько улик потратить, по успеху за каждую?
eldritch-prompt-help = Кто действует ещё раз?
eldritch-prompt-infiltrate = Что сделать со здешними монстрами? Эпические останутся в любом случае
eldritch-prompt-ally = Кто из союзников идёт с вами?
eldritch-prompt-balance = Чем вы жертвуете и сколько?
eldritch-prompt-rehearse = Какие улучшения вернуть?
eldritch-prompt-bless = Кто получит благословение?
eldritch-prompt-uncurse = С кого снять проклятие?
eldritch-prompt-send = Кому переслать?
eldritch-prompt-send-what = Что переслать?
eldritch-prompt-swap = Поменяться местами? { $seat } перейдёт в вашу локацию, а вы — на освободившееся место.
eldritch-prompt-devour = Кто будет сожран?
eldritch-prompt-delay = Кого задержать?
eldritch-prompt-riot = Сначала проверить общение (−1)? Успех прекратит беспорядки.
eldritch-prompt-see = За какой уликой идёте издалека?
eldritch-prompt-feed = Чей навык растёт?
eldritch-prompt-shed = Какие карты сбросить?
eldritch-prompt-veil = Пройти мимо здешних монстров незаметно?
eldritch-prompt-void = Куда выводит пустота?
eldritch-prompt-void-whom = Кто идёт сквозь пустоту?

## Что можно ответить

eldritch-option-travel = Путешествие: { $thing }
eldritch-option-prepare-train = Подготовка к путешествию: билет на поезд
eldritch-option-prepare-ship = Подготовка к путешествию: билет на корабль
eldritch-option-acquire = Приобретение активов
eldritch-option-rest = Отдых
eldritch-option-trade = Обмен: { $thing }
eldritch-option-train = Поездом: { $thing }
eldritch-option-ship = Кораблём: { $thing }
eldritch-option-drop-train = Билет на поезд
eldritch-option-drop-ship = Билет на корабль
eldritch-option-buy = { $thing } ({ $n })
eldritch-option-discard-reserve = Ничего не покупать, сбросить: { $thing }
eldritch-option-loan = Банковская ссуда: ещё { $n } и Долг
eldritch-option-no-loan = Без ссуды
eldritch-option-agree = Согласие
eldritch-option-refuse = Отказ
eldritch-option-give = отдать: { $thing }
eldritch-option-take = получить: { $thing }
eldritch-option-general = Общий контакт
eldritch-option-america = Город: { $thing }
eldritch-option-europe = Город: { $thing }
eldritch-option-asia-australia = Город: { $thing }
eldritch-option-research = Поисковый контакт: { $thing }
eldritch-option-research-far = Поисковый контакт издалека: { $thing }
eldritch-option-other-world = Войти во врата
eldritch-option-expedition = Экспедиция
eldritch-option-body = { $thing }
eldritch-option-special = { $thing }
eldritch-option-reroll = { $card }: перебросить кубики
eldritch-option-nudge = { $card }: прибавить 1 к кубику
eldritch-option-reroll-spell = Заклинание: перебросить кубик
eldritch-option-reroll-clue = Потратить улику: перебросить кубик (улик: { $n })
eldritch-option-reroll-sanity = Потратить 1 рассудок вместо улики: перебросить кубик
eldritch-option-die = кубик, на котором { $n }
eldritch-option-sanity-for-dice = { $n ->
    [0] Не тратить рассудок
    [one] Потратить { $n } рассудок
    [few] Потратить { $n } рассудка
    [many] Потратить { $n } рассудка
   *[other] Потратить { $n } рассудка
}
eldritch-option-clues-for-successes = { $n ->
    [0] Не тратить улик
    [one] Потратить { $n } улику
    [few] Потратить { $n } улики
    [many] Потратить { $n } улик
   *[other] Потратить { $n } улики
}
eldritch-option-crippled = Здоровье: увечье
eldritch-option-insane = Рассудок: безумие
eldritch-option-investigator = { $thing }
eldritch-option-replace-first = Новые сыщики
eldritch-option-lead-first = Жетон ведущего сыщика
eldritch-option-spoils = { $card }: что даёт победа
eldritch-option-rest-in-order = Остальные в этом порядке
eldritch-option-omen = Деление { $n }: { $omen }
eldritch-option-give-clues = { $n ->
    [0] Ни одной
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}
eldritch-option-improve = { $skill }
eldritch-option-drop-skill = { $skill } +{ $n }
eldritch-option-discard-all = Сбросить всех монстров здесь
eldritch-option-send-cultist = Переместить культиста в любую другую локацию
eldritch-option-gate-top = { $thing }
eldritch-option-shift-health = Здоровье за рассудок: { $n }
eldritch-option-shift-sanity = Рассудок за здоровье: { $n }
eldritch-option-fades = Сбросить: { $thing }
eldritch-option-see = Улика: { $thing }

## Чего нельзя

eldritch-denied-no-action = Действий у вас больше не осталось.
eldritch-denied-twice = В этом раунде вы это уже делали.
eldritch-denied-detained = Вы в заключении.
eldritch-denied-cannot-move = Вы не можете двигаться.
eldritch-denied-no-city = Для этого надо быть в городе.
eldritch-denied-no-train = Отсюда не ведёт ни один путь поезда.
eldritch-denied-no-ship = Отсюда не ведёт ни один путь корабля.
eldritch-denied-monsters = В вашей локации монстр.
eldritch-denied-no-rest = Сейчас никто не может отдохнуть.
eldritch-denied-nothing-to-trade = Ни у кого из вас нет ничего для обмена.
eldritch-denied-no-gates = Ни в стопке, ни в сбросе нет врат.
eldritch-denied-nobody-to-help = Действовать больше некому: остальные задержаны или их нет.
eldritch-denied-no-cultist = В вашей локации нет культиста.
eldritch-denied-no-clues-to-trade = Не с кем обменяться уликами.
eldritch-denied-nothing-to-shift = И здоровье, и рассудок у вас полны, либо пришлось бы потратить последнее.
eldritch-denied-no-improvements = У вас нет жетонов улучшения.
eldritch-denied-no-monster = В вашей локации нет монстра.
eldritch-denied-not-banished = Для этого нужны 2 улики и не эпический монстр в локации с вратами.
eldritch-denied-has-clues = У вас уже есть улика.
eldritch-denied-no-sanity = Лишнего рассудка у вас нет.
eldritch-denied-empty-reserve = Резерв пуст.
eldritch-denied-no-tune = Надо потратить 2 здоровья и 2 рассудка, но не последние, и здесь должен быть не эпический монстр.
eldritch-denied-alone = Других сыщиков нет.
eldritch-denied-nobody-to-bless = Благословить здесь никого нельзя.
eldritch-denied-all-blessed = Здесь уже все благословлены.

## Что происходит

eldritch-log-monster-unhurt = { $monster }: здоровье не потеряно, восстанавливать нечего.
eldritch-log-nothing-to-recover = { $seat }: восстанавливать нечего.
eldritch-log-delayed-already = { $seat }: задержка уже есть, вторая ничего не меняет.
eldritch-log-there-already = { $seat } уже на этом месте: { $space }.
eldritch-log-has-already = { $seat } уже имеет состояние «{ $card }», а дважды его не получить.
eldritch-log-nothing-to-discard = { $seat }: сбрасывать нечего.
eldritch-log-all-improved = { $seat }: все навыки уже на +2.
eldritch-log-no-clues-to-lose = { $seat } не имеет улик, которые можно сбросить.
eldritch-log-too-few-clues = { $n ->
    [one] { $seat } не имеет улики, чтобы её потратить.
    [few] { $seat } не имеет { $n } улик, чтобы их потратить.
    [many] { $seat } не имеет { $n } улик, чтобы их потратить.
   *[other] { $seat } не имеет { $n } улик, чтобы их потратить.
}
eldritch-log-group-cannot = { $n ->
    [one] У группы нет ни одной улики, чтобы её потратить.
    [few] У группы нет { $n } улик, чтобы их потратить.
    [many] У группы нет { $n } улик, чтобы их потратить.
   *[other] У группы нет { $n } улик, чтобы их потратить.
}
eldritch-log-cannot-pay = { $seat } не может выбрать это: { $price }.
eldritch-log-gates-seen = { $n ->
    [one] { $seat } смотрит последние врата в стопке.
    [few] { $seat } смотрит верхние врата стопки ({ $n }).
    [many] { $seat } смотрит верхние врата стопки ({ $n }).
   *[other] { $seat } смотрит верхние врата стопки ({ $n }).
}
eldritch-log-gate-below = Одни остаются сверху, другие уходят под низ стопки.
eldritch-log-no-ride = { $monster }: { $seat } сейчас не имеет другого контакта, вместо которого можно было бы улететь.
eldritch-log-arrives = { $seat } начинает здесь: { $space }.
eldritch-log-sleeps = { $who } спит; безысходность: { $n }.
eldritch-log-stands-up = Задержка: { $seat } только поднимается.
eldritch-log-stopped = Задержка: { $seat } заканчивает ход.
eldritch-log-delayed = Задержка: { $seat }.
eldritch-log-not-delayed = Задержать нельзя: { $seat }.
eldritch-log-not-detained = Отправить в Заключение нельзя: { $seat }.
eldritch-log-moves = { $seat } переходит: { $space }.
eldritch-log-rides = { $seat } тратит { $way }.
eldritch-log-cannot-move = { $seat } не может двигаться.
eldritch-log-ticket = { $seat } получает { $way }.
eldritch-log-acquires = { $seat } приступает к приобретению активов.
eldritch-log-rests = { $seat } отдыхает.
eldritch-log-another-action = { $seat } может выполнить ещё одно действие.
eldritch-log-loan = { $seat } берёт банковскую ссуду: на покупки { $n }.
eldritch-log-no-trade = { $seat } отказывается от обмена.
eldritch-log-hands-over = { $seat } отдаёт: { $thing }. Получает { $other }.
eldritch-log-loses = { $seat } теряет { $health ->
    [0] { $sanity } { $sanity ->
        [one] рассудок
        [few] рассудка
        [many] рассудка
       *[other] рассудка
    }
   *[any] { $health } { $health ->
        [one] здоровье
        [few] здоровья
        [many] здоровья
       *[other] здоровья
    }{ $sanity ->
        [0] {""}
       *[any] {" "}и { $sanity } { $sanity ->
            [one] рассудок
            [few] рассудка
            [many] рассудка
           *[other] рассудка
        }
    }
}.
eldritch-log-spends = { $seat } тратит { $health ->
    [0] { $sanity } { $sanity ->
        [one] рассудок
        [few] рассудка
        [many] рассудка
       *[other] рассудка
    }
   *[any] { $health } { $health ->
        [one] здоровье
        [few] здоровья
        [many] здоровья
       *[other] здоровья
    }{ $sanity ->
        [0] {""}
       *[any] {" "}и { $sanity } { $sanity ->
            [one] рассудок
            [few] рассудка
            [many] рассудка
           *[other] рассудка
        }
    }
}.
eldritch-log-recovers = { $seat } восстанавливает { $health ->
    [0] { $sanity } { $sanity ->
        [one] рассудок
        [few] рассудка
        [many] рассудка
       *[other] рассудка
    }
   *[any] { $health } { $health ->
        [one] здоровье
        [few] здоровья
        [many] здоровья
       *[other] здоровья
    }{ $sanity ->
        [0] {""}
       *[any] {" "}и { $sanity } { $sanity ->
            [one] рассудок
            [few] рассудка
            [many] рассудка
           *[other] рассудка
        }
    }
}.
eldritch-log-prevented = { $seat }: предотвращена потеря { $health ->
    [0] { $sanity } рассудка
   *[any] { $health } здоровья
}.
eldritch-log-test = { $seat }, проверка ({ $skill }): { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}, успех от { $lowest } (шанс { $chance } %).
eldritch-log-roll = { $seat } бросает { $dice }: { $n ->
    [0] ни одного успеха
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
}.
eldritch-log-reroll = { $seat } перебрасывает { $old }: { $n }.
eldritch-log-reroll-by = { $card }: { $seat } может перебросить кубики.
eldritch-log-nudge = { $card }: на кубике теперь { $n }.
eldritch-log-strength = { $seat }: +{ $n } силы в этом бою.
eldritch-log-die-more = { $seat } бросает на кубик больше в этом контакте.
eldritch-log-die-again = { $seat } может перебросить кубик проверки силы.
eldritch-log-passed = { $seat } проходит проверку: { $n ->
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
}.
eldritch-log-failed = { $seat } проваливает проверку.
eldritch-log-die = { $seat } бросает кубик: { $n }.
eldritch-log-combat = { $seat } вступает в бой: { $monster }.
eldritch-log-ambush = Засада: { $monster }. Защищается { $seat }.
eldritch-log-hurt = { $monster }: потеряно { $n ->
    [one] { $n } здоровье
    [few] { $n } здоровья
    [many] { $n } здоровья
   *[other] { $n } здоровья
}, остаётся { $left }.
eldritch-log-monster-heals = { $monster }: всё здоровье восстановлено.
eldritch-log-monster-recovers = { $monster }: восстановлено { $n ->
    [one] { $n } здоровье
    [few] { $n } здоровья
    [many] { $n } здоровья
   *[other] { $n } здоровья
}.
eldritch-log-unhurt = { $monster }: это не причиняет вреда.
eldritch-log-defeated = Монстр «{ $monster }» побеждён.
eldritch-log-discarded-monster = Монстр «{ $monster }» сброшен.
eldritch-log-epic-stays = Эпического монстра сбросить нельзя: { $monster }.
eldritch-log-monster-gone = С поля исчезает монстр «{ $monster }».
eldritch-log-spawns = Появляется монстр «{ $monster }»: { $space }.
eldritch-log-monster-moves = Монстр «{ $monster }» переходит: { $space }.
eldritch-log-cup-empty = Пул пуст: монстр не приходит.
eldritch-log-none-aside = Среди отложенных больше нет: { $monster }. Монстр не приходит.
eldritch-log-none-to-come = Не появляется: { $monster } (больше таких нет).
eldritch-log-reads = { $seat } · { $card } · { $part }. { $story }
eldritch-log-as-encounter = { $seat }: контакт по карте «{ $card }».
eldritch-log-meets-body = { $seat } · { $body }.
eldritch-log-laid-to-rest = { $body } предано земле.
eldritch-log-body-gone = { $body } убрано в коробку, всё имущество сброшено.
eldritch-log-gains = { $seat } получает: { $card }.
eldritch-log-none = { $seat }: нужного нет ({ $kind }).
eldritch-log-not-drawn = { $card } – из числа сброшенных карт, поэтому ничего вместе с ней не приходит.
eldritch-log-none-named = { $seat }: карту «{ $card }» не получить.
eldritch-log-turned = { $seat } переворачивает: { $card }. На обороте: { $back }.
eldritch-log-undone = { $seat } не получает карту «{ $other }»: вместо этого сбрасывается «{ $card }».
eldritch-log-reserve = В резерв: { $card }.
eldritch-log-to-box = В коробку: { $card }.
eldritch-log-improves = { $seat } улучшает навык: { $skill } +{ $n }.
eldritch-log-gives-up = { $seat } сбрасывает улучшение: { $skill } +{ $n }.
eldritch-log-no-improvement = { $seat }: навык «{ $skill }» больше не улучшить.
eldritch-log-clues = { $seat } получает { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
} (теперь { $now }).
eldritch-log-clues-lost = { $seat } теряет { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
} (осталось { $now }).
eldritch-log-clues-discarded = В сброс: { $n ->
    [one] { $n } улика
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}.
eldritch-log-spends-clues = { $seat } тратит { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}.
eldritch-log-cheaper = { $card }: { $seat } платит на улику меньше.
eldritch-log-group-fails = Не хватило: никто не платит.
eldritch-log-this-clue = { $seat } получает эту улику.
eldritch-log-clue-gone = Улика сброшена: { $space }.
eldritch-log-clue-on = Улика: { $space }.
eldritch-log-clue-moves = Улика перемещается: { $start } → { $space }.
eldritch-log-clue-onto = { $seat } кладёт улику на карту «{ $card }» (всего { $n }).
eldritch-log-gate-onto = Врата ({ $space }) ложатся на карту «{ $card }» (всего { $n }).
eldritch-log-trophy = Монстр «{ $monster }» ложится на карту «{ $card }» (общая стойкость { $n }).
eldritch-log-no-clue = Улик нет ни в банке, ни в сбросе.
eldritch-log-random = Случайный выбор: { $space }.
eldritch-log-gate = Открываются врата: { $space } ({ $omen }).
eldritch-log-no-gate = Врат больше не осталось.
eldritch-log-closed = { $seat } закрывает врата: { $space }.
eldritch-log-gate-gone = Врата исчезают с поля: { $space }.
eldritch-log-cannot-close = Эти врата нельзя закрыть: { $space }.
eldritch-log-sheet-gate = Врата ложатся на лист Древнего (всего { $n }).
eldritch-log-no-sheet-gate = Врат, чтобы положить на лист Древнего, не осталось.
eldritch-log-expedition = Экспедиция ведёт сюда: { $space }.
eldritch-log-expedition-lost = Экспедиция оставлена навсегда: { $space }.
eldritch-log-mythos = Миф: «{ $card }».
eldritch-log-stays = { $card }: карта остаётся в игре.
eldritch-log-mythos-empty = Карт Мифов больше нет.
eldritch-log-omen = Знамение меняется: { $omen }.
eldritch-log-omen-back = Знамение отступает: { $omen }.
eldritch-log-omen-set = Знамение передвинуто: { $omen } (деление { $n }).
eldritch-log-doom = Безысходность повышается: теперь { $n }.
eldritch-log-doom-back = Безысходность снижается: теперь { $n }.
eldritch-log-doom-stays = Безысходность больше не может снизиться.
eldritch-log-doom-calls = Безысходность зовёт монстра. Рядом: { $who }.
eldritch-log-awakens = { $who } пробуждается.
eldritch-log-no-surge = Ни одни врата не отвечают знамению: открываются ещё одни.
eldritch-log-reckoning = Расплата.
eldritch-log-reckons = Расплата: { $thing }.
eldritch-log-rumor = Слух «{ $card }»: { $space }.
eldritch-log-rumor-solved = Слух «{ $card }» прекращён.
eldritch-log-tokens-on = { $card }: { $n ->
    [0] ни одного жетона Древних
    [one] { $n } жетон Древних
    [few] { $n } жетона Древних
    [many] { $n } жетонов Древних
   *[other] { $n } жетона Древних
}.
eldritch-log-tokens-left = { $card }: { $n ->
    [0] жетонов Древних не осталось
    [one] остался { $n } жетон Древних
    [few] осталось { $n } жетона Древних
    [many] осталось { $n } жетонов Древних
   *[other] осталось { $n } жетона Древних
}.
eldritch-log-sanity-on = { $card }: { $n ->
    [one] { $n } жетон рассудка
    [few] { $n } жетона рассудка
    [many] { $n } жетонов рассудка
   *[other] { $n } жетона рассудка
} на листе.
eldritch-log-health-on = { $card }: { $n ->
    [one] { $n } жетон здоровья
    [few] { $n } жетона здоровья
    [many] { $n } жетонов здоровья
   *[other] { $n } жетона здоровья
}.
eldritch-log-token-at = Жетон Древних: { $space }.
eldritch-log-mystery-token = Жетон тайны: { $space }.
eldritch-log-mystery-token-gone = В сброс жетон тайны: { $space }.
eldritch-log-tokens-gone = В сброс { $n ->
    [one] { $n } жетон Древних
    [few] { $n } жетона Древних
    [many] { $n } жетонов Древних
   *[other] { $n } жетона Древних
}: { $space }.
eldritch-log-token-off = Жетон Древних исчезает с поля: { $space }.
eldritch-log-green-token = На зелёном делении круга знамений: { $n ->
    [0] ни одного жетона Древних
    [one] { $n } жетон Древних
    [few] { $n } жетона Древних
    [many] { $n } жетонов Древних
   *[other] { $n } жетона Древних
}.
eldritch-log-mystery = Тайна: «{ $card }».
eldritch-log-solved = Тайна «{ $card }» разгадана.
eldritch-log-unsolved = «{ $card }» — снова тайна.
eldritch-log-final = { $who } не спит: теперь черёд последней тайны.
eldritch-log-you-are-defeated = Сыщик побеждён: { $seat }.
eldritch-log-lies-in-health = Фишка лежит здесь с жетоном здоровья и всем имуществом: { $space }.
eldritch-log-lies-in-sanity = Фишка лежит здесь с жетоном рассудка и всем имуществом: { $space }.
eldritch-log-devoured = Сыщик сожран: { $seat }.
eldritch-log-eliminated = { $seat } выбывает из игры.
eldritch-log-lead = Ведущий сыщик: { $seat }.
eldritch-log-score = Счёт: { $n }; чем меньше, тем лучше.
eldritch-log-renewed = Сброшенное перемешано: { $pile }.
eldritch-log-gates-under = Сброшенные врата перемешаны и положены под последние в стопке.
eldritch-log-gates-renewed = Сброшенные врата перемешаны: это новая стопка.
eldritch-log-clues-renewed = Сброшенные улики перемешаны: это новый банк.

## Чем кончилось

eldritch-end-solved = Три тайны разгаданы, и врата затворяются. Древний спит дальше. Вы победили.
eldritch-end-final = Последняя тайна разгадана. Того, что пробудилось, в мире больше нет. Вы победили.
eldritch-end-mythos = Звёзды больше ни о чём не предупреждают: карт Мифов не осталось. Мир погиб.
eldritch-end-eliminated = Сопротивляться больше некому. Мир погиб.
eldritch-end-azathoth = Азатот пробуждается, и мира, который можно потерять, уже нет.
eldritch-end-shub = Леса идут, и её дети идут с ними. Мир погиб.
eldritch-end-yog = Все врата теперь одни, и они открыты. Мир погиб.
eldritch-end-dimensions = Один мир сползает в другой. Мир погиб.
eldritch-end-secrets = Тайна была старше человечества, и её уже не спрятать. Мир погиб.
eldritch-end-web = Паутина между мирами доплетена. Мир погиб.

## События, как их называют в вопросах

eldritch-event-rested = { $thing } отдыхает
eldritch-event-encounterbegins = { $thing } вступает в контакт
eldritch-event-researchdone = { $thing } завершает поисковый контакт
eldritch-event-combatbegins = { $thing } вступает в бой: { $monster }
eldritch-event-loss = { $thing } вот-вот потеряет { $health ->
    [0] { $sanity } { $sanity ->
        [one] рассудок
        [few] рассудка
        [many] рассудка
       *[other] рассудка
    }
   *[any] { $health } { $health ->
        [one] здоровье
        [few] здоровья
        [many] здоровья
       *[other] здоровья
    }{ $sanity ->
        [0] {""}
       *[any] {" "}и { $sanity } { $sanity ->
            [one] рассудок
            [few] рассудка
            [many] рассудка
           *[other] рассудка
        }
    }
}
eldritch-event-moved = { $thing } завершает переход
eldritch-event-spellcast = { $thing } заканчивает читать заклинание
eldritch-event-conditiongained = { $thing } получает состояние «{ $card }»
eldritch-event-improved = { $thing } улучшает навык «{ $skill }»
eldritch-event-gateclosed = { $thing } закрыты
eldritch-event-testing = { $thing }: предстоит проверка ({ $skill }), { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}, успех от { $lowest } (шанс { $chance } %)
eldritch-event-tested = { $thing } завершает проверку
eldritch-event-monsterdefeated = монстр «{ $thing }» побеждён
eldritch-event-used = { $thing } действует
eldritch-event-roundbegins = начинается раунд
eldritch-event-roundends = заканчивается раунд
eldritch-event-phasebegins = начинается фаза
eldritch-event-phaseends = заканчивается фаза

## Стол в терминале

eldritch-board-round = Раунд { $n }
eldritch-board-doom = безысходность { $n } из { $most }
eldritch-board-omen = знамение { $track }
eldritch-board-omen-green = зелёное
eldritch-board-omen-blue = синее
eldritch-board-omen-red = красное
eldritch-board-solved = разгадано тайн { $n } из 3
eldritch-board-mythos = колода Мифов { $n }
eldritch-board-awake = Древний пробудился!
eldritch-board-mystery = Тайна:
eldritch-board-ongoing = В игре:
eldritch-board-legend = { $gate } врата · { $clue } улика · { $monster } монстр · { $expedition } экспедиция · { $token } жетон Древних · { $mystery } тайна · { $rumor } слух · { $body } тело
eldritch-board-away = шагов: { $n }
eldritch-board-first = сначала: { $space }
eldritch-board-begins = начинает здесь: { $space }
eldritch-board-will = воля { $n }, ужас { $lost }
eldritch-board-strength = сила { $n }, ущерб { $lost }
eldritch-board-toughness = здоровье { $n } из { $most }
eldritch-board-reserve = Резерв: { $cards }
eldritch-board-nothing = пусто
eldritch-board-you = вы
eldritch-board-lead = ведущий сыщик
eldritch-board-out = вне игры
eldritch-board-nobody = выбирает нового сыщика
eldritch-board-health = здоровье { $n } из { $most }
eldritch-board-sanity = рассудок { $n } из { $most }
eldritch-board-clues = улики { $n }
eldritch-board-tickets = билеты: поезд { $train }, корабль { $ship }
eldritch-board-delayed = задержка

## Числа

eldritch-most-health = наибольшее здоровье
eldritch-most-sanity = наибольший рассудок
eldritch-test-will = модификатор проверки воли
eldritch-test-strength = модификатор проверки силы
eldritch-horror = ужас
eldritch-damage = ущерб
eldritch-toughness = стойкость

## Эффекты карт словами

eldritch-form-test = пройти проверку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}
eldritch-form-test-passed = пройти проверку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; при успехе { $passed }
eldritch-form-test-failed = пройти проверку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; при провале { $failed }
eldritch-form-test-passed-failed = пройти проверку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; при успехе { $passed }; при провале { $failed }
eldritch-form-test-extra = пройти проверку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
} ({ $extra })
eldritch-form-test-passed-failed-extra = пройти проверку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
} ({ $extra }); при успехе { $passed }; при провале { $failed }
eldritch-form-lose = потерять { $health ->
    [0] { $sanity } { $sanity ->
        [one] рассудок
        [few] рассудка
        [many] рассудка
       *[other] рассудка
    }
   *[any] { $health } { $health ->
        [one] здоровье
        [few] здоровья
        [many] здоровья
       *[other] здоровья
    }{ $sanity ->
        [0] {""}
       *[any] {" "}и { $sanity } { $sanity ->
            [one] рассудок
            [few] рассудка
            [many] рассудка
           *[other] рассудка
        }
    }
}
eldritch-form-recover = восстановить { $health ->
    [0] { $sanity } { $sanity ->
        [one] рассудок
        [few] рассудка
        [many] рассудка
       *[other] рассудка
    }
   *[any] { $health } { $health ->
        [one] здоровье
        [few] здоровья
        [many] здоровья
       *[other] здоровья
    }{ $sanity ->
        [0] {""}
       *[any] {" "}и { $sanity } { $sanity ->
            [one] рассудок
            [few] рассудка
            [many] рассудка
           *[other] рассудка
        }
    }
}
eldritch-form-spend = потратить { $health ->
    [0] { $sanity } { $sanity ->
        [one] рассудок
        [few] рассудка
        [many] рассудка
       *[other] рассудка
    }
   *[any] { $health } { $health ->
        [one] здоровье
        [few] здоровья
        [many] здоровья
       *[other] здоровья
    }{ $sanity ->
        [0] {""}
       *[any] {" "}и { $sanity } { $sanity ->
            [one] рассудок
            [few] рассудка
            [many] рассудка
           *[other] рассудка
        }
    }
}
eldritch-form-delayed = получить задержку
eldritch-form-become-delayed = задержаться
eldritch-form-devoured = дать себя сожрать
eldritch-form-paid-with = { $price } и { $effect }
eldritch-form-spend-clues = потратить { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}
eldritch-form-gain-clues = получить { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}
eldritch-form-this-clue = { $more ->
    [0] получить эту улику
   *[any] получить эту улику и ещё { $more }
}
eldritch-form-discard-this-clue = сбросить эту улику
eldritch-form-move-this-clue = передвинуть эту улику в ближайшую локацию ({ $sort })
eldritch-form-spawn-clues = выложить на поле { $n ->
    [one] { $n } улику
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}
eldritch-form-spawn-clue-anywhere = выложить улику в любую локацию
eldritch-form-lose-clues = { $n ->
    [99] сбросить все свои улики
    [one] сбросить { $n } улику
    [few] сбросить { $n } улики
    [many] сбросить { $n } улик
   *[other] сбросить { $n } улики
}
eldritch-form-gain = получить состояние «{ $code }»
eldritch-form-gain-a = получить состояние ({ $trait })
eldritch-form-gain-spell = получить { $n ->
    [one] заклинание
    [few] { $n } заклинания
    [many] { $n } заклинаний
   *[other] { $n } заклинания
}
eldritch-form-gain-spell-of = получить заклинание ({ $trait })
eldritch-form-gain-the-spell = получить заклинание «{ $code }»
eldritch-form-gain-artifact = получить артефакт
eldritch-form-gain-artifact-of = получить артефакт ({ $trait })
eldritch-form-gain-the-artifact = получить артефакт «{ $code }»
eldritch-form-gain-random = получить актив из колоды ({ $trait })
eldritch-form-gain-asset = получить актив из колоды
eldritch-form-from-reserve = получить актив из резерва ({ $traits })
eldritch-form-discard-possession = { $n ->
    [one] сбросить что-нибудь из имущества ({ $trait })
    [few] сбросить из имущества { $n } ({ $trait })
    [many] сбросить из имущества { $n } ({ $trait })
   *[other] сбросить из имущества { $n } ({ $trait })
}
eldritch-form-discard-asset = { $n ->
    [one] сбросить актив ({ $trait })
    [few] сбросить { $n } актива ({ $trait })
    [many] сбросить { $n } активов ({ $trait })
   *[other] сбросить { $n } актива ({ $trait })
}
eldritch-form-discard-spells = { $n ->
    [one] сбросить заклинание
    [few] сбросить { $n } заклинания
    [many] сбросить { $n } заклинаний
   *[other] сбросить { $n } заклинания
}
eldritch-form-discard-condition = сбросить состояние ({ $names })
eldritch-form-discard-any-condition = сбросить состояние
eldritch-form-discard-the = сбросить карту «{ $code }»
eldritch-form-if-has-spell = если есть заклинание, { $effect }
eldritch-form-if-has = если есть состояние «{ $code }», { $effect }
eldritch-form-improve = улучшить навык «{ $skill }»
eldritch-form-improve-any = улучшить навык на выбор
eldritch-form-move = перейти на { $n ->
    [one] { $n } локацию
    [few] { $n } локации
    [many] { $n } локаций
   *[other] { $n } локации
}
eldritch-form-move-to-nearest = перейти в ближайшую локацию ({ $sort })
eldritch-form-move-towards-gate = перейти на 1 локацию ближе к ближайшим вратам
eldritch-form-doom = повысить безысходность на { $n }
eldritch-form-retreat = снизить безысходность на { $n }
eldritch-form-omen = продвинуть знамение на { $n }
eldritch-form-move-omen = передвинуть знамение на любое деление круга
eldritch-form-green-token = положить жетон Древних на зелёное деление круга знамений
eldritch-form-no-green-token = сбросить жетон Древних с зелёного деления круга знамений
eldritch-form-spawn-gate = открыть врата
eldritch-form-end-the-rumor = прекратить слух «{ $card }»
eldritch-form-close = закрыть эти врата
eldritch-form-discard-a-gate = сбросить врата на выбор
eldritch-form-lose-a-mystery = замешать разгаданную тайну, выбранную наугад, обратно в колоду
eldritch-form-solve-a-rumor = прекратить слух
eldritch-form-token-on-mystery = положить жетон Древних на текущую тайну
eldritch-form-token-on-sheet = положить жетон Древних на лист Древнего
eldritch-form-ambush = попасть в засаду монстра
eldritch-form-ambush-code = попасть в засаду ({ $code })
eldritch-form-ambush-code-won = попасть в засаду ({ $code }); при победе { $won }
eldritch-form-ambush-code-won-lost = попасть в засаду ({ $code }); при победе { $won }; если нет, то { $lost }
eldritch-form-spawn-here = вызвать монстра в свою локацию
eldritch-form-spawn-and-fight = вызвать монстра в свою локацию и сразиться с ним
eldritch-form-spawn-and-fight-code = вызвать в свою локацию монстра ({ $code }; если он уже на поле, то другого) и сразиться с ним
eldritch-form-discard-that-monster = сбросить этого монстра
eldritch-form-discard-a-monster = сбросить неэпического монстра
eldritch-form-discard-a-monster-here = сбросить неэпического монстра в своей локации
eldritch-form-hurt-a-monster = отнять у монстра на выбор { $n } здоровья
eldritch-form-hurt-a-monster-here = отнять у монстра в своей локации { $n } здоровья
eldritch-form-hurt-all-on-a-space = отнять по { $n } здоровья у всех монстров в локации на выбор
eldritch-form-call-a-monster = призвать сюда неэпического монстра на выбор и сразиться с ним
eldritch-form-call-the-monster = призвать сюда монстра ({ $code }) и сразиться с ним; если его нет на поле, { $otherwise }
eldritch-form-move-a-monster = передвинуть неэпического монстра в любую локацию
eldritch-form-fail-block = принять то, что приносит провал
eldritch-form-whether = { $price } и добиться успеха
eldritch-form-result-of-three = пройти проверку: { $skill } ({ $fuel }); за 3 успеха и больше положить жетон Древних на лист Древнего; если меньше, { $short }

## Стол в браузере

eldritch-web-world = Мир
eldritch-web-question = На выбор
eldritch-web-gate = врата ({ $omen })
eldritch-web-clues = { $n ->
    [one] { $n } улика
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}
eldritch-web-tokens = { $n ->
    [one] { $n } жетон Древних
    [few] { $n } жетона Древних
    [many] { $n } жетонов Древних
   *[other] { $n } жетона Древних
}
eldritch-web-mystery-token = жетон тайны
eldritch-web-doom = Безысходность
eldritch-web-omen = Знамение
eldritch-web-signs = Знаки на карте
eldritch-web-sign-gate = врата: кольцо показывает их знамение
eldritch-web-sign-monster = монстр: сколько осталось стойкости
eldritch-web-sign-clue = улика
eldritch-web-sign-expedition = экспедиция
eldritch-web-sign-token = жетон Древних
eldritch-web-sign-mystery = жетон тайны
eldritch-web-sign-rumor = слух
eldritch-web-sign-body = тело сыщика
eldritch-web-begins = Начало: { $space }. При себе: { $things }.
eldritch-web-brings-clue = { $n ->
    [one] { $n } улика
    [few] { $n } улики
    [many] { $n } улик
   *[other] { $n } улики
}
eldritch-web-brings-improve = { $n ->
    [one] улучшенный навык на выбор
    [few] { $n } улучшенных навыка на выбор
    [many] { $n } улучшенных навыков на выбор
   *[other] { $n } улучшенного навыка на выбор
}
eldritch-web-lost = Сыграно раундов: { $rounds }. Разгадано тайн: { $n } из 3.
eldritch-web-success = успех от { $lowest }
eldritch-web-added = { $n ->
    [one] и ещё { $n } успех без кубика
    [few] и ещё { $n } успеха без кубиков
    [many] и ещё { $n } успехов без кубиков
   *[other] и ещё { $n } успеха без кубиков
}
eldritch-web-kind-asset = Актив
eldritch-web-kind-artifact = Артефакт
eldritch-web-kind-spell = Заклинание
eldritch-web-kind-condition = Состояние
eldritch-web-kind-back = Оборот
eldritch-web-kind-mythos = Миф
eldritch-web-kind-mystery = Тайна
eldritch-web-kind-monster = Монстр
eldritch-web-kind-investigator = Сыщик
eldritch-web-kind-ancient-one = Древний
eldritch-web-kind-encounter = Контакт
eldritch-web-kind-gate = Врата
eldritch-web-kind-clue = Улика
eldritch-web-kind-expedition = Экспедиция
eldritch-web-colour-green = зелёный
eldritch-web-colour-yellow = жёлтый
eldritch-web-colour-blue = синий

## Что можно решить заранее

eldritch-wish-clue = потратить улику, чтобы перебросить кубик
eldritch-wish-sanity = потратить 1 рассудок вместо улики, чтобы перебросить кубик
eldritch-wish-clue-needless = потратить улику, чтобы перебросить кубик, когда это уже ничего не даст
eldritch-wish-spell = перебросить кубик благодаря заклинанию
eldritch-wish-card-needless = изменить кубики картой, когда это уже ничего не даст

## Что отличает одинаковые варианты

eldritch-note-of = { $seat }
eldritch-note-at = { $place }
eldritch-note-lost = потеряно здоровья: { $n }
