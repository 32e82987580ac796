### «Ужас Аркхэма. Карточная игра»: всё, что говорят за её столом. Пояснения к переменным — в английском файле.
###
### Имена карт стоят в именительном падеже; у навыков и стопок есть и другие падежи.

ahlcg-title = Ужас Аркхэма. Карточная игра
    .text = В Аркхэме что-то шевелится. Сыщики собирают улики и продвигают акт, пока судьба не продвинула главу, бьются с преследователями или уходят от них и стараются выжить и не сойти с ума за три главы «Ночи фанатички».

## Подготовка

ahlcg-choice-investigators = Сыщики
ahlcg-choice-mode = Во что играть
ahlcg-choice-mode-campaign = кампания «Ночь фанатички»
ahlcg-choice-mode-the-gathering = только «Встреча»
ahlcg-choice-mode-the-midnight-masks = только «Полуночные маски»
ahlcg-choice-mode-the-devourer-below = только «Пожиратель из глубин»
ahlcg-choice-earlier = Чем закончилась «Встреча», если её пропустить
ahlcg-choice-earlier-R1 = дом сгорел (развязка 1)
ahlcg-choice-earlier-R2 = дом уцелел (развязка 2)
ahlcg-choice-earlier-R3 = дом достался упырям (развязка 3)
ahlcg-choice-earlier-none = в доме никого не осталось (без развязки)
ahlcg-choice-difficulty = Уровень сложности
ahlcg-choice-difficulty-easy = лёгкий
ahlcg-choice-difficulty-standard = стандартный
ahlcg-choice-difficulty-hard = сложный
ahlcg-choice-difficulty-expert = эксперт
ahlcg-choice-decks = Колоды
ahlcg-choice-decks-starter = начальные колоды
ahlcg-choice-decks-stronger = колоды из пар
ahlcg-choice-decks-random-1 = случайные колоды по правилам

## Фазы и навыки

ahlcg-phase-mythos = Фаза Мифа
ahlcg-phase-investigation = Фаза расследования
ahlcg-phase-enemy = Фаза противников
ahlcg-phase-upkeep = Фаза передышки
ahlcg-willpower = воля
    .acc = волю
    .gen = воли
    .dat = воле
    .ins = волей
    .loc = воле
ahlcg-intellect = интеллект
    .acc = интеллект
    .gen = интеллекта
    .dat = интеллекту
    .ins = интеллектом
    .loc = интеллекте
ahlcg-combat = сила
    .acc = силу
    .gen = силы
    .dat = силе
    .ins = силой
    .loc = силе
ahlcg-agility = ловкость
    .acc = ловкость
    .gen = ловкости
    .dat = ловкости
    .ins = ловкостью
    .loc = ловкости
ahlcg-wild = любой навык
    .acc = любой навык
    .gen = любого навыка
    .dat = любому навыку
    .ins = любым навыком
    .loc = любом навыке

## Жетоны хаоса

ahlcg-token-number = { $n }
ahlcg-token-plus = +{ $n }
ahlcg-token-skull = череп
ahlcg-token-cultist = культист
ahlcg-token-tablet = табличка
ahlcg-token-elder-thing = старец
ahlcg-token-auto-fail = щупальца
ahlcg-token-elder-sign = знак Древних

## Стопки и прочее

ahlcg-unknown-location = неоткрытая локация
ahlcg-pile-hand = рука
    .acc = руку
ahlcg-pile-deck = колода сыщика
    .acc = колоду сыщика
ahlcg-pile-discard = сброс
    .acc = сброс
ahlcg-pile-area = игровая зона
    .acc = игровую зону
ahlcg-pile-threat = зона угрозы
    .acc = зону угрозы
ahlcg-pile-encounter = колода столкновений
    .acc = колоду столкновений
ahlcg-pile-encounter-discard = сброс столкновений
    .acc = сброс столкновений
ahlcg-pile-victory = победный запас
    .acc = победный запас
ahlcg-pile-aside = отложенные карты
    .acc = отложенные карты
ahlcg-pile-removed = коробка
    .acc = коробку
ahlcg-pile-limbo = карты, которые сейчас разыгрываются
    .acc = число карт, которые сейчас разыгрываются
ahlcg-pile-committed = добавленные к проверке карты
    .acc = число добавленных к проверке карт
ahlcg-pile-map = поле
    .acc = игру на поле
ahlcg-pile-there = карты в локациях
    .acc = число карт в локациях
ahlcg-pile-acts = колода актов
    .acc = колоду актов
ahlcg-pile-agendas = колода глав
    .acc = колоду глав
ahlcg-pile-act = акт
    .acc = игру как акт
ahlcg-pile-agenda = глава
    .acc = игру как глава
ahlcg-pile-cultists = колода культистов
    .acc = колоду культистов
ahlcg-pile-of = { $pile } ({ $seat })
    .acc = { $pile-acc } ({ $seat })
ahlcg-scenario = сценарий
ahlcg-campaign = лист кампании
ahlcg-skilltest = проверка
ahlcg-turn-of = Ход сыщика: { $seat }
ahlcg-share = { $card } — { $n }

## Что происходит

ahlcg-log-lead = Ведущий сыщик — { $seat }.
ahlcg-log-scenario = Начинается сценарий «{ $card }».
ahlcg-log-test = { $seat }: проверка { $skill-gen }, сложность { $difficulty }.
ahlcg-log-commit = Добавлено к проверке: { $card }.
ahlcg-log-token = Жетон хаоса: { $token }.
ahlcg-log-success = { $seat }: успех { $n ->
    [0] без перевеса
   *[any] с перевесом { $n }
}.
ahlcg-log-failure = { $seat }: провал, не хватает { $n }.
ahlcg-log-move = { $seat } переходит в локацию: { $place }.
ahlcg-log-reveal = Открыта локация: { $place }, { $n ->
    [0] улик нет
    [one] { $n } улика
    [few] { $n } улики
   *[many] { $n } улик
}.
ahlcg-log-clues = { $seat } находит { $n ->
    [one] { $n } улику
    [few] { $n } улики
   *[many] { $n } улик
} в локации: { $place }.
ahlcg-log-draw = { $seat } { $n ->
    [0] не берёт ни одной карты
    [one] берёт { $n } карту
    [few] берёт { $n } карты
   *[many] берёт { $n } карт
}.
ahlcg-log-resources = { $seat } получает { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}.
ahlcg-log-lose-resources = { $seat } теряет { $n ->
    [0] ресурсы, но их и так нет
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}.
ahlcg-log-lose-actions = { $seat } теряет { $n ->
    [0] действие, но их и так не осталось
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}.
ahlcg-log-more-actions = { $seat } может совершить ещё { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
} в этот ход.
ahlcg-log-turn-over = { $seat }: ход сразу окончен.
ahlcg-log-uses-gone = С карты «{ $card }» израсходовано: { $n }.
ahlcg-log-boost = { $seat } получает +{ $n } к { $skill-dat } до конца фазы.
ahlcg-log-clues-placed = На карту «{ $card }» { $n ->
    [one] положена { $n } улика
    [few] положены { $n } улики
   *[many] положено { $n } улик
}.
ahlcg-log-token-chosen = Из двух засчитан жетон «{ $token }».
ahlcg-log-play = { $seat } играет карту: { $card }.
ahlcg-log-put-away = В { $pile-acc }: { $card }.
ahlcg-log-encounter = { $seat } берёт карту: { $card }.
ahlcg-log-weakness = { $seat } получает слабость: { $card }.
ahlcg-log-spawn = { $card } появляется в локации: { $place }.
ahlcg-log-engage = { $card } вступает в схватку. Сыщик — { $seat }.
ahlcg-log-evade = { $seat } уклоняется от противника: { $card }.
ahlcg-log-enemy-moves = { $card } перемещается в локацию: { $place }.
ahlcg-log-blocked = { $card } остаётся на месте: путь перекрыт.
ahlcg-log-attack = { $card } атакует, цель — { $seat }.
ahlcg-log-opportunity = { $card } проводит свободную атаку, цель — { $seat }.
ahlcg-log-defeated = Побеждено: { $card }.
ahlcg-log-damage = { $card }: { $damage ->
    [0] { "" }
    [one] +{ $damage } повреждение
    [few] +{ $damage } повреждения
   *[many] +{ $damage } повреждений
}{ $damage ->
    [0] { "" }
   *[any] { $horror ->
        [0] { "" }
       *[any] {" "}и{" "}
    }
}{ $horror ->
    [0] { "" }
    [one] +{ $horror } жетон ужаса
    [few] +{ $horror } жетона ужаса
   *[many] +{ $horror } жетонов ужаса
}.
ahlcg-log-heal = Исцеление ({ $card }): { $damage ->
    [0] { "" }
    [one] { $damage } повреждение
    [few] { $damage } повреждения
   *[many] { $damage } повреждений
}{ $damage ->
    [0] { "" }
   *[any] { $horror ->
        [0] { "" }
       *[any] {" "}и{" "}
    }
}{ $horror ->
    [0] { "" }
    [one] { $horror } жетон ужаса
    [few] { $horror } жетона ужаса
   *[many] { $horror } жетонов ужаса
}.
ahlcg-log-doom = { $card }: { $n ->
    [one] +{ $n } жетон судьбы
    [few] +{ $n } жетона судьбы
   *[many] +{ $n } жетонов судьбы
}.
ahlcg-log-agenda = Глава «{ $card }» продвигается. { $what }
ahlcg-log-act = Акт «{ $card }» продвигается. { $what }
ahlcg-log-eliminated = { $seat } { $why ->
    [resigned] отступает
    [away] остаётся в стороне
   *[defeated] терпит поражение
}.
ahlcg-log-resolution = Сценарий окончен: { $n ->
    [R1] развязка 1
    [R2] развязка 2
    [R3] развязка 3
   *[none] развязки нет
}.
ahlcg-log-experience = { $seat } получает опыт: { $n }.
ahlcg-log-uses = На карту «{ $card }» добавлено: { $n }.
ahlcg-log-look = { $seat } смотрит на верх колоды сыщика: { $whose }.
ahlcg-log-look-encounter = { $seat } смотрит на верх колоды столкновений.
ahlcg-log-blank = До конца фазы текст карты «{ $card }» считается пустым.
ahlcg-log-disengage = { $card } и { $seat } больше не в схватке.
ahlcg-log-bag = В мешок хаоса положен жетон «{ $token }».
ahlcg-log-plays = Игрок { $n } теперь играет за нового сыщика: { $card }.
ahlcg-log-away = Игрок { $n } уходит.
ahlcg-log-back = Игрок { $n } возвращается: { $card }.
ahlcg-log-cards-gone = Все карты убраны из игры: { $seat }.
ahlcg-log-set-aside = { $seat } откладывает слабость: { $card }.
ahlcg-log-mulligan = { $seat } меняет { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} начальной руки.
ahlcg-log-symbol = Жетон «{ $token }» считается за { $n }.
ahlcg-log-spend-clues = { $seat } тратит { $n ->
    [one] { $n } улику
    [few] { $n } улики
   *[many] { $n } улик
}.
ahlcg-log-drop-clues = { $seat } оставляет { $n ->
    [one] { $n } улику
    [few] { $n } улики
   *[many] { $n } улик
} в локации: { $place }.
ahlcg-log-too-few-clues = Не хватает { $n ->
    [one] { $n } улики
    [few] { $n } улик
   *[many] { $n } улик
}: ни одна не потрачена.
ahlcg-log-put-under = Под колоду сыщика: { $card }.
ahlcg-log-renew = Сброс замешан обратно: { $deck }.
ahlcg-log-search = { $seat } находит и берёт карту: { $card }.
ahlcg-log-found-nothing = { $seat } ищет, но ничего не находит.
ahlcg-log-attach = Карта «{ $card }» прикреплена: { $thing }.
ahlcg-log-threat = Карта «{ $card }» ложится в зону угрозы: { $seat }.
ahlcg-log-control = { $seat } берёт под контроль карту: { $card }.
ahlcg-log-doom-cleared = Вся судьба снята: { $n }.
ahlcg-log-next = Теперь в силе: { $card }.
ahlcg-log-physical-trauma = { $seat } получает { $n ->
    [one] { $n } физическую травму
    [few] { $n } физические травмы
   *[many] { $n } физических травм
}.
ahlcg-log-mental-trauma = { $seat } получает { $n ->
    [one] { $n } психическую травму
    [few] { $n } психические травмы
   *[many] { $n } психических травм
}.
ahlcg-log-fate = { $seat } { $fate ->
    [insane] сходит с ума
   *[killed] погибает
}.
ahlcg-log-token-doubled = Против противника { $card } жетон «{ $token }» считается за { $n }.
ahlcg-log-token-counts-as = Жетон «{ $token }» считается иначе: { $other }.
ahlcg-log-horror-placed = На карту «{ $card }» { $n ->
    [one] ложится { $n } жетон ужаса
    [few] ложатся { $n } жетона ужаса
   *[many] ложится { $n } жетонов ужаса
}.
ahlcg-log-horror-moves = { $n ->
    [one] { $n } жетон ужаса переходит
    [few] { $n } жетона ужаса переходят
   *[many] { $n } жетонов ужаса переходит
} с карты «{ $card }». Получает { $seat }.
ahlcg-log-clues-leave = С карты «{ $card }» { $n ->
    [one] уходит { $n } улика
    [few] уходят { $n } улики
   *[many] уходит { $n } улик
}.
ahlcg-log-clues-gained = { $seat } получает { $n ->
    [one] { $n } улику
    [few] { $n } улики
   *[many] { $n } улик
}.
ahlcg-log-less-experience = { $seat } получит на { $n } меньше опыта.
ahlcg-log-lasts-round = «{ $card }» действует до конца раунда.
ahlcg-log-lasts-turn = «{ $card }» действует до конца хода.
ahlcg-log-nobody-to-join = { $card } ни к кому не присоединяется: { $seat } выбывает навсегда.
ahlcg-log-one-is-there = В локации уже лежит «{ $card }», а двух там быть не может: { $place }.
ahlcg-log-stays = { $seat } остаётся здесь, и никто не отцепился.
ahlcg-log-move-is-over = Перемещение уже произошло: отменять нечего.
ahlcg-log-no-enemy = Таких противников в игре нет: жетоны судьбы никому не достаются.
ahlcg-log-gains-surge = «{ $card }» теперь с наплывом.
ahlcg-log-ready = Снова открыта карта «{ $card }».
ahlcg-log-location = Новая локация: { $place }.
ahlcg-log-enters-at = { $card } теперь в локации: { $place }.
ahlcg-log-no-card = Сбросить нечего: { $seat }.
ahlcg-log-nothing-to-heal = Исцелять нечего: { $card }.
ahlcg-log-no-clues-for = { $seat } сейчас не может находить улики.
ahlcg-log-no-clue-left = { $seat } ничего не находит: улик не осталось. Локация: { $place }.
ahlcg-log-no-clues-to-lose = { $seat } не теряет улик: их нет.
ahlcg-log-other-test = В такой проверке карта «{ $card }» ничего не даёт.
ahlcg-log-spared = { $seat } избегает части вреда: { $n }.
ahlcg-log-evaded-already = От противника уже уклонились: { $card }.
ahlcg-log-more-damage = «{ $card }» добавляет к атаке 1 повреждение.
ahlcg-log-more-clues = «{ $card }» добавляет 1 улику к найденным.
ahlcg-log-cannot-pay = { $seat }: отдать улику нельзя.
ahlcg-log-no-asset = { $seat }: сбросить нечего, карт доступа нет.
ahlcg-log-nobody-has-a-card = Ни у кого нет карт, чтобы сбросить.
ahlcg-log-luck = { $seat } получает +{ $n } на эту проверку.
ahlcg-log-redirected = Повреждения от этой атаки получит { $card }.
ahlcg-log-note = В лист кампании записано: { $note }
ahlcg-log-crossed-out = Из листа кампании вычеркнуто: { $note }
ahlcg-log-interrogated = На допросе: { $card }.
ahlcg-log-got-away = На свободе: { $card }.
ahlcg-log-joins = В колоду ({ $seat }) добавлена карта «{ $card }».
ahlcg-log-leaves-deck = Из колоды ({ $seat }) убрана карта «{ $card }».
ahlcg-log-buy = { $seat } покупает карту «{ $card }» (уровень { $level }). Потраченный опыт: { $n }. Из колоды уходит карта «{ $old }».
ahlcg-log-buy-permanent = { $seat } покупает карту «{ $card }» (уровень { $level }). Потраченный опыт: { $n }.
ahlcg-log-upgrade = { $seat } улучшает карту «{ $old }» до уровня { $level }. Потраченный опыт: { $n }.

## На что можно ответить

ahlcg-event-gameends = { $thing } заканчивает игру
ahlcg-event-eliminated = { $thing } выбывает
ahlcg-event-agendaadvances = глава продвигается
ahlcg-event-actadvances = акт продвигается
ahlcg-event-leftplay = выход из игры — { $thing }
ahlcg-event-entersdisplay = пополнение победного запаса — { $thing }
ahlcg-event-entersplay = вход в игру — { $thing }
ahlcg-event-reveals = { $thing } вот-вот вытянет жетон хаоса
ahlcg-event-tokenrevealed = вытянут жетон хаоса «{ $token }» ({ $thing })
ahlcg-event-testsucceeds = успех в проверке ({ $thing })
ahlcg-event-testfails = провал проверки ({ $thing })
ahlcg-event-wouldfail = { $thing } вот-вот провалит проверку
ahlcg-event-revealed = раскрытие карты — { $thing }
ahlcg-event-turnbegins = начало хода — { $thing }
ahlcg-event-turnends = конец хода — { $thing }
ahlcg-event-spawned = { $thing } появляется
ahlcg-event-engaged = { $thing } вступает в схватку
ahlcg-event-evaded = уклонение от противника — { $thing }
ahlcg-event-readied = открытие — { $thing }
ahlcg-event-enemymoved = { $thing } перемещается
ahlcg-event-attacks = { $thing } атакует, цель — { $seat }
ahlcg-event-defeated = поражение — { $thing }
ahlcg-event-dealt = наносится повреждений: { $damage }, ужаса: { $horror } ({ $thing })
ahlcg-event-placed = положено повреждений: { $damage }, ужаса: { $horror } ({ $thing })
ahlcg-event-played = игра карты — { $thing }
ahlcg-event-moved = { $thing } перемещается
ahlcg-event-entered = { $thing } входит в локацию
ahlcg-event-discovered = { $thing } находит { $n ->
    [one] { $n } улику
    [few] { $n } улики
   *[many] { $n } улик
}
ahlcg-event-phasebegins = начинается фаза
ahlcg-event-phaseends = заканчивается фаза
ahlcg-event-roundbegins = начинается раунд
ahlcg-event-roundends = заканчивается раунд
ahlcg-event-used = применение — { $thing }

## Вопросы

ahlcg-prompt-lead = Кто будет ведущим сыщиком?
ahlcg-prompt-mulligan = Какие карты вернёте, чтобы один раз взять взамен другие?
ahlcg-prompt-turn = Кто ходит следующим?
ahlcg-prompt-action = Что будете делать? { $n ->
    [0] Действий не осталось.
    [one] Осталось { $n } действие.
    [few] Осталось { $n } действия.
   *[many] Осталось { $n } действий.
}{ $tomes ->
    [0] {""}
    [one] {" "}Ещё { $tomes } действие — только для книг.
    [few] {" "}Ещё { $tomes } действия — только для книг.
   *[many] {" "}Ещё { $tomes } действий — только для книг.
}
ahlcg-prompt-window = Сейчас можно что-нибудь применить.
ahlcg-asked-test = Проверка { $skill-gen }
ahlcg-prompt-commit = Какие карты добавите к этой проверке { $skill-gen }: { $value } против { $difficulty }?
ahlcg-prompt-skill = Какой навык?
ahlcg-prompt-results = Результатов несколько. Какой первым?
ahlcg-prompt-assign-damage = Повреждения: { $n }. Кто их получит?
ahlcg-prompt-assign-horror = Ужас: { $n }. Кто его получит?
ahlcg-prompt-opportunity = Свободные атаки проводят несколько противников. Кто следующий?
ahlcg-prompt-attackers = Какой противник атакует вас следующим?
ahlcg-prompt-massive = Кого он атакует следующим?
ahlcg-prompt-hunter-order = В путь отправляются несколько охотников. Кто из них идёт следующим?
ahlcg-prompt-engage-order = Несколько противников вступают в схватку одновременно. Кто из них первый?
ahlcg-prompt-spawn-order = Одновременно появляются несколько противников. Кто из них следующий?
ahlcg-prompt-afterwards = Проверка окончена, и после неё происходит несколько событий. Какое следующее?
ahlcg-prompt-weakness-order = Одновременно взято несколько слабостей. Какая из них сработает следующей?
ahlcg-prompt-hunter = Каким путём идёт охотник?
ahlcg-prompt-prey = Кто станет его жертвой?
ahlcg-prompt-spawn = Где он появится?
ahlcg-prompt-nearest = Несколько на равном расстоянии. Что выберете?
ahlcg-prompt-attach = К какой локации?
ahlcg-prompt-discard = { $n ->
    [1] Сбросьте карту.
    [one] Сбросьте { $n } карту.
    [few] Сбросьте { $n } карты.
   *[many] Сбросьте { $n } карт.
}
ahlcg-prompt-hand-size = Карт на руке больше предела: сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
ahlcg-prompt-discard-order = Сбрасывается несколько карт. Какая первой, под остальные?
ahlcg-prompt-slot = Нет свободного слота ({ $slot }). Что уступит место?
ahlcg-prompt-search = Какую карту возьмёте?
ahlcg-prompt-reorder = Какая карта следующая, считая сверху?
ahlcg-prompt-deck = Какая колода?
ahlcg-prompt-take = Какая карта вернётся к вам на руку?
ahlcg-prompt-spend-clues = { $n ->
    [one] Нужно потратить { $n } улику. Сколько потратите вы?
    [few] Нужно потратить { $n } улики. Сколько потратите вы?
   *[many] Нужно потратить { $n } улик. Сколько потратите вы?
}
ahlcg-prompt-fight = Кого атакуете?
ahlcg-prompt-evade = От кого уклоняетесь?
ahlcg-prompt-enemy = Какой противник?
ahlcg-prompt-investigator = Какой сыщик?
ahlcg-prompt-move = Куда?
ahlcg-prompt-clue = Из какой локации?
ahlcg-prompt-blast = Где взрыв?
ahlcg-prompt-ammo = Какое оружие?
ahlcg-prompt-charge = Какое заклинание?
ahlcg-prompt-heal = Кого исцелять?
ahlcg-prompt-cancel-harm = Сколько из этого отмените?
ahlcg-prompt-disengage = Выйдете из схватки и с остальными противниками?
ahlcg-prompt-token = Какой жетон засчитать?
ahlcg-prompt-play-now = Сыграть сразу: { $card }?
ahlcg-prompt-choose-one = Нужно выбрать что-то одно.
ahlcg-prompt-trauma = Не выдержали и тело, и разум. Какая травма останется?
ahlcg-prompt-lita = Войдёт ли Лита Чентлер в вашу колоду?
ahlcg-prompt-buy = Осталось опыта: { $n }. Что купите?
ahlcg-prompt-remove = Какая карта уйдёт взамен из колоды?
ahlcg-prompt-replace = Кто займёт место сыщика, которого вы потеряли?
ahlcg-prompt-new-deck = С какой колодой начинаете?
ahlcg-prompt-exchange = Обменять карты? Выберите те, что уйдут из колоды.
ahlcg-prompt-exchange-for = { $n ->
    [one] Выберите { $n } карту, которая войдёт в колоду.
    [few] Выберите { $n } карты, которые войдут в колоду.
   *[many] Выберите { $n } карт, которые войдут в колоду.
}
ahlcg-prompt-go-on = Готовы к следующему сценарию?

## Варианты

ahlcg-action-draw = Взять карту
ahlcg-action-engage = Вступить в схватку
ahlcg-action-evade = Уклониться
ahlcg-action-fight = Атаковать
ahlcg-action-investigate = Исследовать
ahlcg-action-move = Переместиться
ahlcg-action-resource = Взять ресурс
ahlcg-option-lead = { $thing }
ahlcg-option-lot = Пусть решит случай
ahlcg-option-turn = { $thing }
ahlcg-option-mulligan = Вернуть: { $thing }
ahlcg-option-investigate = Исследовать свою локацию
ahlcg-option-move = Перейти: { $thing }
ahlcg-option-draw = Взять карту
ahlcg-option-resource = Взять ресурс
ahlcg-option-fight = Атаковать: { $thing }
ahlcg-option-evade = Уклониться от противника: { $thing }
ahlcg-option-engage = Вступить в схватку: { $thing }
ahlcg-option-advance = Вместе потратить улики и продвинуть акт
ahlcg-option-commit = { $thing }
ahlcg-option-use-willpower = Воля
ahlcg-option-use-intellect = Интеллект
ahlcg-option-use-combat = Сила
ahlcg-option-use-agility = Ловкость
ahlcg-option-result = { $card }
ahlcg-option-assign-damage = { $n ->
    [0] { $cards }
   *[any] { $others ->
        [0] Вам — { $n }
       *[any] Вам — { $n }; { $cards }
    }
}
ahlcg-option-assign-horror = { $n ->
    [0] { $cards }
   *[any] { $others ->
        [0] Вам — { $n }
       *[any] Вам — { $n }; { $cards }
    }
}
ahlcg-option-discard = Сбросить: { $thing }
ahlcg-option-take = { $thing }
ahlcg-option-top = { $thing }
ahlcg-option-spend-clues = { $n ->
    [0] Не давать улик
    [one] Дать { $n } улику
    [few] Дать { $n } улики
   *[many] Дать { $n } улик
}
ahlcg-option-token = Жетон «{ $token }»
ahlcg-option-heal-damage = { $thing }: 1 повреждение
ahlcg-option-heal-horror = { $thing }: 1 жетон ужаса
ahlcg-option-cancel-harm = { $card }: повреждения { $damage }, ужас { $horror }
ahlcg-option-disengage = Выйти из схватки
ahlcg-option-stay-engaged = Остаться в схватке
ahlcg-option-stay = Остаться здесь
ahlcg-option-physical = Физическая травма
ahlcg-option-mental = Психическая травма
ahlcg-option-buy = { $card } (уровень { $level }), опыт { $n }
ahlcg-option-upgrade = Улучшить: { $card } (уровень { $level }), опыт { $n }
ahlcg-option-card = { $card }
ahlcg-option-deck-starter = начальная колода
ahlcg-option-deck-stronger = колода из пар
ahlcg-option-on = Дальше
ahlcg-option-leave = Игрок { $n } уходит
ahlcg-option-return = Игрок { $n } возвращается
ahlcg-option-return-as = { $card } возвращается на место { $n }
ahlcg-option-join-as = Новый игрок садится на место { $n }, сыщик — { $card }
ahlcg-ability-play = сыграть

## Рядом с вариантом

ahlcg-note-of = { $seat }
ahlcg-note-at = { $place }
ahlcg-note-damage = повреждения { $n }
ahlcg-note-horror = ужас { $n }
ahlcg-note-clues = улики { $n }
ahlcg-note-doom = судьба { $n }
ahlcg-note-uses = осталось { $n }
ahlcg-note-level = уровень { $n }
ahlcg-note-exhausted = закрыто
ahlcg-warns-opportunity = Свободная атака: { $cards }{ $damage ->
    [0] { "" }
   *[any] , повреждения { $damage }
}{ $horror ->
    [0] { "" }
   *[any] , ужас { $horror }
}

## Почему нельзя

ahlcg-denied-actions = Нужно { $need ->
    [one] { $need } действие
    [few] { $need } действия
   *[many] { $need } действий
}, у вас { $n }.
ahlcg-denied-aloof = Этот противник осторожный: сначала вступите с ним в схватку.
ahlcg-denied-barrier = Туда сейчас никому не войти.
ahlcg-denied-cost-action = Нужно { $need ->
    [one] { $need } действие
    [few] { $need } действия
   *[many] { $need } действий
}, у вас { $n }.
ahlcg-denied-cost-resources = Стоит { $need ->
    [one] { $need } ресурс
    [few] { $need } ресурса
   *[many] { $need } ресурсов
}, у вас { $n }.
ahlcg-denied-cost-clues = Стоит { $need ->
    [one] { $need } улику
    [few] { $need } улики
   *[many] { $need } улик
}, а потратить можно { $n }.
ahlcg-denied-cost-uses = Тратит { $need }, а на карте осталось { $n }.
ahlcg-denied-cost-hand = Нужно сбросить с руки { $need ->
    [one] { $need } карту
    [few] { $need } карты
   *[many] { $need } карт
}, а можно сбросить { $n }.
ahlcg-denied-cost-ready = Карта закрыта.
ahlcg-denied-cost-card = Эта карта не может покинуть игру.
ahlcg-denied-clues = { $need ->
    [0] Улики его не продвигают.
   *[any] Нужно улик: { $need }, а у тех, кто может их потратить, { $n }.
}
ahlcg-denied-engaged = Этот противник уже в схватке с вами.
ahlcg-denied-locked = Сейчас здесь нельзя исследовать.
ahlcg-denied-massive = Большой противник и так в схватке со всеми, кто там.
ahlcg-denied-not-engaged = Этот противник не в схватке с вами.
ahlcg-denied-not-yours = Вашему сыщику нельзя иметь карту «{ $card }».
ahlcg-denied-copies = В колоде уже наибольшее дозволенное число копий карты «{ $card }»: { $most }.
ahlcg-denied-experience = Нужно опыта: { $n }, а у вас { $have }.
ahlcg-denied-no-lower = В колоде нет карты «{ $card }» меньшего уровня.
ahlcg-denied-required = Карту «{ $card }» так убрать нельзя.
ahlcg-denied-no-enemy-here = В вашей локации нет противников.
ahlcg-denied-no-foe = Здесь нет противника, которого можно атаковать.
ahlcg-denied-all-aloof = Противники здесь осторожные: сначала вступите с ними в схватку.
ahlcg-denied-locked-here = Вашу локацию сейчас нельзя исследовать.
ahlcg-denied-nobody-to-lure = Здесь нет противника, от которого карта поможет уклониться: на элитных она не действует.
ahlcg-denied-nobody-to-distract = Здесь нет противника, для которого это что-то изменит.
ahlcg-denied-nobody-engaged = Вы ни с кем не в схватке.
ahlcg-denied-nowhere = Идти некуда, и выходить из схватки не с кем.
ahlcg-denied-nobody-exhausted = В вашей локации нет закрытых противников.
ahlcg-denied-no-firearm = Ни у кого здесь нет огнестрельного оружия с боеприпасами.
ahlcg-denied-nobody-acts = Сейчас ход не того сыщика, который в вашей локации.
ahlcg-denied-lita = Литы Чентлер здесь нет, или её уже кто-то контролирует.
ahlcg-denied-no-clue = В вашей локации не осталось улик.
ahlcg-denied-clues-barred = Кто в схватке с Охотником в маске, не может ни находить, ни тратить улики.
ahlcg-denied-declined = Только что группа не дала на это достаточно улик.
ahlcg-denied-objective = У этого акта есть цель: он продвигается только по ней.
ahlcg-denied-turn = Улики на акт тратят во время хода сыщика.
ahlcg-denied-unique = Эта карта уникальна, а карта с таким названием уже в игре.
ahlcg-denied-slot = Для неё никак не освободить слот.
ahlcg-denied-own-clues = У вас нет своих улик, чтобы их потратить.

## Поле

ahlcg-board-round = Раунд { $n }
ahlcg-board-agenda = Глава: { $card }{ $needed ->
    [0] .
   *[any] , судьба { $n } из { $needed }.
}
ahlcg-board-act = Акт: { $card }{ $needed ->
    [0] .
   *[any] , улики { $n } из { $needed }.
}
ahlcg-board-bag = Мешок хаоса: { $tokens }
ahlcg-board-encounter = колода столкновений { $n }
ahlcg-board-discard = сброс { $n }
ahlcg-board-victory = победный запас: { $cards }
ahlcg-board-out = Вне сценария: { $seats }
ahlcg-board-unrevealed = не открыта
ahlcg-board-shroud = покров { $n }
ahlcg-board-you = это вы
ahlcg-board-lead = ведёт
ahlcg-board-resources = ресурсы { $n }
ahlcg-board-clues = улики { $n }
ahlcg-board-actions = действия { $n }
ahlcg-board-deck = колода { $n }
ahlcg-board-threat = Угроза:
ahlcg-board-area = В игре:
ahlcg-board-hand = На руке:
ahlcg-board-hand-of = На руке ({ $n }): { $cards }
ahlcg-board-uses = осталось { $n }
ahlcg-board-exhausted = закрыто
ahlcg-board-enemy = битва { $fight }, уклонение { $evade }, атака: повреждения { $damage }, ужас { $horror }
ahlcg-board-cost = цена { $n }
ahlcg-board-hand-size = предел руки
ahlcg-icon-willpower = Вол
ahlcg-icon-intellect = Инт
ahlcg-icon-combat = Сил
ahlcg-icon-agility = Лов
ahlcg-icon-wild = Люб
ahlcg-slot-hand = рука
ahlcg-slot-arcane = магический
ahlcg-slot-ally = союзник
ahlcg-slot-accessory = аксессуар
ahlcg-slot-body = одежда
ahlcg-choice-investigators-roland-banks = Роланд Бэнкс
ahlcg-choice-investigators-daisy-walker = Дейзи Уокер
ahlcg-choice-investigators-skids-otoole = Скат О’Тул
ahlcg-choice-investigators-agnes-baker = Агнес Бейкер
ahlcg-choice-investigators-wendy-adams = Венди Адамс
ahlcg-bag = мешок хаоса

## Конец

ahlcg-campaign-lost = Кампания проиграна.
ahlcg-campaign-survived = Аркхэм платит свою цену, но сыщикам есть о чём рассказать: они живы.
ahlcg-campaign-won = Ночь позади, и пожиратель спит дальше.
ahlcg-01104-none = В доме никого не осталось.
ahlcg-01104-r1 = Дом горит, и тварь вместе с ним.
ahlcg-01104-r2 = Дом стоит, а гостья уходит.
ahlcg-01104-r3 = Дом достаётся упырям.
ahlcg-01120-none = Ночь потеряна.
ahlcg-01120-r1 = Сыщики знают о культе достаточно, чтобы идти дальше.
ahlcg-01120-r2 = Полночь миновала, и часть культа ускользнула.
ahlcg-01142-none = Ритуалу никто не помешал.
ahlcg-01142-r1 = Ритуал прерван.
ahlcg-01142-r2 = Пришельца прогнали обратно.
ahlcg-01142-r3 = Одна жизнь отдана, и пожиратель доволен.

## Карты

ahlcg-01001 = Роланд Бэнкс
    .text = Реакция, раз в раунд, когда вы победили противника: вы находите улику в своей локации. Знак Древних: +1 за каждую улику там, где вы находитесь.
ahlcg-01001-find-evidence = найти улику в своей локации
ahlcg-01002 = Дейзи Уокер
    .text = Каждый ход у вас на действие больше, но оно годится только для свойств-действий книг. Знак Древних: +0; успех приносит по карте за каждую вашу книгу в игре.
ahlcg-01003 = Скат О’Тул
    .text = Без действия, раз за свой ход, 2 ресурса: ещё одно действие в этот ход. Знак Древних: +2; успех приносит 2 ресурса.
ahlcg-01003-hurry = заплатить 2 ресурса за ещё одно действие в этот ход
ahlcg-01004 = Агнес Бейкер
    .text = Реакция, раз в фазу, когда Агнес получила ужас: 1 повреждение противнику в вашей локации. Знак Древних: +1 за каждый ужас на Агнес.
ahlcg-01004-lash-out = 1 повреждение противнику в своей локации
ahlcg-01005 = Венди Адамс
    .text = Реакция, раз за проверку, когда вы вытянули жетон хаоса: сбросьте карту с руки, чтобы вернуть его и вытянуть другой. Знак Древних: +0, а с «Амулетом Венди» в игре — автоматический успех.
ahlcg-01005-try-again = сбросить карту, чтобы вернуть жетон и вытянуть другой
ahlcg-01006 = Револьвер Роланда
    .text = 4 боеприпаса. Действие, 1 боеприпас: атака с +1 к силе, а если в локации есть улики, с +3; +1 повреждение.
ahlcg-01006-shoot = атака за 1 боеприпас: +1 к силе (+3, если рядом улики) и +1 повреждение
ahlcg-01007 = Замести следы
    .text = Ложится в вашу зону угрозы с 3 уликами. Реакция, когда вы нашли бы улики в своей локации: вместо этого столько же улик уходит отсюда. Особый эффект: если к концу игры здесь остались улики, у вас 1 психическая травма.
ahlcg-01007-sweep-aside = ложится в зону угрозы с 3 уликами
ahlcg-01007-own-up = снять улики с этой карты, а не с локации
ahlcg-01007-be-found-out = оставшиеся здесь улики стоят 1 психической травмы
ahlcg-01008 = Сумка Дейзи
    .text = Ещё два слота рук, только для книг.
ahlcg-01009 = «Некрономикон»
    .text = Ложится в вашу зону угрозы с ужасом (3) и не уходит, пока на нём есть ужас. Ваши знаки Древних — автоматический провал. Действие: 1 жетон ужаса отсюда переходит на Дейзи; опустевшая книга сбрасывается.
ahlcg-01009-open-the-book = ложится в зону угрозы с ужасом (3)
ahlcg-01009-read = переложить 1 жетон ужаса отсюда на Дейзи
ahlcg-01010 = В бегах
    .text = Быстрая карта: играется, когда ваш ход начался. До конца раунда вас могут атаковать только элитные противники.
ahlcg-01011 = Больничные долги
    .text = Ложатся в вашу зону угрозы. Без действия, дважды за раунд: положите сюда 1 свой ресурс; сыщики в вашей локации тоже могут. Особый эффект: если в конце игры здесь меньше 6, вы получаете на 2 опыта меньше.
ahlcg-01011-receive-the-bill = карта ложится в зону угрозы
ahlcg-01011-pay-off = положить сюда 1 свой ресурс
ahlcg-01011-fall-behind = выплачено слишком мало, это стоит 2 опыта
ahlcg-01012 = Гиперборейская реликвия
    .text = Реакция, когда вы сыграли заклинание: вы берёте карту.
ahlcg-01012-remember = взять карту
ahlcg-01013 = Тёмные воспоминания
    .text = Кладёт на главу 1 жетон судьбы, и та может сразу продвинуться. Особый эффект: если в конце хода карта ещё у вас на руке, покажите её — это стоит 2 жетона ужаса.
ahlcg-01013-haunt = карта всё ещё на руке в конце хода, это стоит 2 жетона ужаса
ahlcg-01014 = Амулет Венди
    .text = Верхнее событие вашего сброса можно играть, как с руки. Особый эффект: события, которые вы играете или сбрасываете из игры, уходят под низ вашей колоды.
ahlcg-01015 = Оставленная и одинокая
    .text = Вам 2 точных жетона ужаса, а весь ваш сброс убирается из игры.
ahlcg-01015-despair = 2 точных жетона ужаса, и весь сброс убирается из игры
ahlcg-01016 = Пистолет 45-го калибра
    .text = 4 боеприпаса. Действие, 1 боеприпас: атака с +1 к силе и +1 повреждение.
ahlcg-01016-shoot = атака за 1 боеприпас: +1 к силе и +1 повреждение
ahlcg-01017 = Физическая подготовка
    .text = Без действия, каждый раз за 1 ресурс: +1 к воле или +1 к силе в вашей проверке.
ahlcg-01017-steel-yourself = заплатить 1 ресурс: +1 к воле в этой проверке
ahlcg-01017-strike-harder = заплатить 1 ресурс: +1 к силе в этой проверке
ahlcg-01018 = Патрульный
    .text = +1 к силе. Без действия: сбросьте его, и противник в вашей локации получит 1 повреждение.
ahlcg-01018-step-in = сбросить его: 1 повреждение противнику в своей локации
ahlcg-01019 = Первая помощь
    .text = 3 припаса; без них сбрасывается. Действие, 1 припас: сыщик в вашей локации исцеляет 1 повреждение или 1 жетон ужаса.
ahlcg-01019-bandage = потратить 1 припас: сыщик в вашей локации исцеляет 1 повреждение или 1 жетон ужаса
ahlcg-01020 = Мачете
    .text = Действие: атака с +1 к силе; +1 повреждение, если кроме цели с вами в схватке никого нет.
ahlcg-01020-slash = атака: +1 к силе; +1 повреждение, если этот противник в схватке с вами единственный
ahlcg-01021 = Сторожевой пёс
    .text = Реакция, когда атака противника ранит пса: 1 повреждение нападающему.
ahlcg-01021-bite = 1 повреждение нападающему
ahlcg-01022 = Доказательства!
    .text = Быстрая карта: играется, когда вы победили противника. Вы находите улику в своей локации.
ahlcg-01023 = Уклонение
    .text = Быстрая карта: играется, когда противник атакует кого-то в вашей локации. Атака отменяется.
ahlcg-01024 = Взрыв динамита
    .text = В вашей или связанной с ней локации каждый противник и каждый сыщик получает 3 повреждения.
ahlcg-01025 = Мощный удар
    .text = Успешная атака наносит +1 повреждение.
ahlcg-01026 = Запасные патроны
    .text = Добавляет 3 боеприпаса огнестрельному оружию любого сыщика в вашей локации.
ahlcg-01027 = Полицейский значок
    .text = +1 к воле. Без действия, в ход сыщика из вашей локации: сбросьте значок, и у этого сыщика на 2 действия больше в этот ход.
ahlcg-01027-show-badge = сбросить значок: ещё 2 действия в текущий ход
ahlcg-01028 = Патрульный
    .text = +1 к силе. Без действия: закройте его и положите на него 1 повреждение, чтобы противник в вашей локации получил 1 повреждение.
ahlcg-01028-step-in = закрыть его и положить на него 1 повреждение: 1 повреждение противнику в своей локации
ahlcg-01029 = Дробовик
    .text = 2 боеприпаса. Действие, 1 боеприпас: атака с +3 к силе. Повреждения — по перевесу, от 1 до 5; а если промах задел другого сыщика, то по нехватке, тоже от 1 до 5.
ahlcg-01029-shoot = атака за 1 боеприпас: +3 к силе, повреждения по перевесу, от 1 до 5
ahlcg-01030 = Лупа
    .text = Быстрая карта. +1 к интеллекту, когда вы исследуете.
ahlcg-01031 = Старинная книга знаний
    .text = Действие, закройте: сыщик в вашей локации выбирает одну из 3 верхних карт своей колоды, берёт её и замешивает остальные.
ahlcg-01031-read = закрыть: сыщик в вашей локации берёт одну из 3 верхних карт своей колоды
ahlcg-01032 = Библиотекарь-консультант
    .text = Реакция, когда эта карта вошла в игру: книга (карта доступа) из вашей колоды переходит вам на руку, колода перемешивается.
ahlcg-01032-find-tome = взять книгу из колоды на руку
ahlcg-01033 = Доктор Милан Кристофер
    .text = +1 к интеллекту. Реакция, когда вы успешно исследовали: вам 1 ресурс.
ahlcg-01033-publish = получить 1 ресурс
ahlcg-01034 = Обострённое внимание
    .text = Без действия, каждый раз за 1 ресурс: +1 к интеллекту или +1 к ловкости в вашей проверке.
ahlcg-01034-think = заплатить 1 ресурс: +1 к интеллекту в этой проверке
ahlcg-01034-foresee = заплатить 1 ресурс: +1 к ловкости в этой проверке
ahlcg-01035 = Медицинский справочник
    .text = Действие: выберите сыщика в своей локации, проверка интеллекта (2). Успех исцеляет ему 1 повреждение, провал наносит 1.
ahlcg-01035-operate = проверка интеллекта (2): исцелить сыщику в своей локации 1 повреждение, при провале нанести 1
ahlcg-01036 = Разум сильнее плоти
    .text = Быстрая карта, в ваш ход. До конца раунда там, где нужна сила или ловкость, можете проверять интеллект.
ahlcg-01037 = Сработавшее предчувствие
    .text = Быстрая карта, в ваш ход. Вы находите улику в своей локации.
ahlcg-01038 = Баррикада
    .text = Остаётся в вашей локации: войти могут только элитные противники. Особый эффект: когда сыщик уходит оттуда, баррикада сбрасывается.
ahlcg-01038-give-way = сыщик уходит, и баррикада сбрасывается
ahlcg-01039 = Дедукция
    .text = Успешное исследование находит на улику больше.
ahlcg-01040 = Лупа
    .text = Быстрая карта. +1 к интеллекту, когда вы исследуете. Без действия, если в локации нет улик: верните лупу на руку.
ahlcg-01040-put-away = вернуть на руку
ahlcg-01041 = Диск Ицамны
    .text = Реакция, когда в вашей локации появляется неэлитный противник: сбросьте диск, а с ним и этого противника.
ahlcg-01041-banish = сбросить диск и появившегося противника
ahlcg-01042 = Энциклопедия
    .text = Действие, закройте: у сыщика в вашей локации до конца фазы +2 к одному навыку на ваш выбор.
ahlcg-01042-look-up = закрыть: у сыщика в вашей локации до конца фазы +2 к одному навыку
ahlcg-01043 = Тайные исследования
    .text = Быстрая карта, в ваш ход. Сыщик в вашей локации берёт 3 карты.
ahlcg-01044 = Выкидной нож
    .text = Быстрая карта. Действие: атака; успех с перевесом не меньше 2 даёт +1 повреждение.
ahlcg-01044-stab = атака; +1 повреждение, если перевес не меньше 2
ahlcg-01045 = Кража со взломом
    .text = Действие, закройте: исследуйте; успех приносит не улики, а 3 ресурса.
ahlcg-01045-break-in = закрыть и исследовать: 3 ресурса вместо улик
ahlcg-01046 = Карманная кража
    .text = Реакция, когда вы уклонились от противника: закройте карту и возьмите другую из колоды.
ahlcg-01046-pick-a-pocket = закрыть и взять карту
ahlcg-01047 = «Дерринджер» 41-го калибра
    .text = 3 боеприпаса. Действие, 1 боеприпас: атака с +2 к силе; успех с перевесом не меньше 2 даёт +1 повреждение.
ahlcg-01047-shoot = атака за 1 боеприпас: +2 к силе; +1 повреждение, если перевес не меньше 2
ahlcg-01048 = Лео Де Лука
    .text = Ещё одно действие в каждый ваш ход.
ahlcg-01049 = Школа улиц
    .text = Без действия, каждый раз за 1 ресурс: +1 к силе или +1 к ловкости в вашей проверке.
ahlcg-01049-punch = заплатить 1 ресурс: +1 к силе в этой проверке
ahlcg-01049-duck = заплатить 1 ресурс: +1 к ловкости в этой проверке
ahlcg-01050 = Неуловимость
    .text = Быстрая карта, в ваш ход. Вы выходите из схватки со всеми противниками и перемещаетесь в любую открытую локацию без противников.
ahlcg-01051 = Нож в спину
    .text = Атака ловкостью вместо силы, +2 повреждения.
ahlcg-01052 = Внезапная атака
    .text = Закрытый противник в вашей локации получает 2 повреждения.
ahlcg-01053 = Изворотливость
    .text = Только для своих проверок. При успехе с перевесом не меньше 3 возвращается к вам на руку.
ahlcg-01054 = Лео Де Лука
    .text = Ещё одно действие в каждый ваш ход.
ahlcg-01055 = Взломщик
    .text = +1 к ловкости. Действие, закройте: выйдите из схватки со всеми противниками и перейдите в связанную локацию, без свободных атак.
ahlcg-01055-over-the-roofs = закрыть, выйти из схватки со всеми противниками и перейти в связанную локацию
ahlcg-01056 = Игра наверняка
    .text = Быстрая карта: играется, когда вы вытянули жетон с минусом. Минус становится плюсом.
ahlcg-01057 = Полоса везения
    .text = Приносит вам 10 ресурсов.
ahlcg-01058 = Запретные знания
    .text = 4 тайны; без них сбрасываются. Без действия, закройте, 1 жетон ужаса: одна тайна отсюда становится вашим ресурсом.
ahlcg-01058-trade = закрыть и получить 1 жетон ужаса: тайна становится ресурсом
ahlcg-01059 = Священные чётки
    .text = +1 к воле. Могут принять за вас 2 жетона ужаса.
ahlcg-01060 = Иссушение
    .text = 4 заряда. Действие, 1 заряд: атака волей вместо силы и +1 повреждение. Череп, культист, табличка, старец или щупальца стоят вам 1 жетона ужаса.
ahlcg-01060-wither = атака волей за 1 заряд, +1 повреждение; дурной символ стоит 1 жетона ужаса
ahlcg-01061 = Гадание
    .text = 3 заряда. Действие, закройте, 1 заряд: взгляните на 3 верхние карты колоды любого сыщика или столкновений и сложите их обратно, как хотите.
ahlcg-01061-gaze = потратить 1 заряд: посмотреть и переложить 3 верхние карты колоды
ahlcg-01062 = Постижение магии
    .text = Без действия, каждый раз за 1 ресурс: +1 к воле или +1 к интеллекту в вашей проверке.
ahlcg-01062-concentrate = заплатить 1 ресурс: +1 к воле в этой проверке
ahlcg-01062-recall = заплатить 1 ресурс: +1 к интеллекту в этой проверке
ahlcg-01063 = Посвящённая
    .text = Особый эффект: входит в игру с 1 жетоном судьбы. Без действия, закройте: вы берёте одно заклинание, если оно есть среди 3 верхних карт вашей колоды; остальные замешиваются.
ahlcg-01063-arrive = 1 жетон судьбы на эту карту
ahlcg-01063-study = закрыть и поискать заклинание среди 3 верхних карт своей колоды
ahlcg-01064 = Лететь на огонь
    .text = Вы берёте карту столкновения, а после находите 2 улики в своей локации.
ahlcg-01065 = Защитная магия
    .text = Быстрая карта: играется, когда вы берёте опасность, но не слабость. Её эффект «При появлении» отменяется, а вы получаете 1 жетон ужаса.
ahlcg-01066 = Ослепляющий свет
    .text = Уклонение волей вместо ловкости; успех ещё и наносит противнику 1 повреждение. Череп, культист, табличка, старец или щупальца стоят вам действия.
ahlcg-01067 = Бесстрашие
    .text = Успех исцеляет вам 1 жетон ужаса.
ahlcg-01068 = Стереть память
    .text = Быстрая карта: играется, когда фаза началась. У неэлитного противника в вашей локации на эту фазу пропадает весь текст, кроме черт.
ahlcg-01069 = Ослепляющий свет
    .text = Уклонение волей вместо ловкости; успех ещё и наносит противнику 2 повреждения. Череп, культист, табличка, старец или щупальца стоят вам действия и 1 жетона ужаса.
ahlcg-01070 = Книга теней
    .text = Ещё один магический слот. Действие, закройте: ещё 1 заряд на ваше заклинание.
ahlcg-01070-read = закрыть: ещё 1 заряд на своё заклинание
ahlcg-01071 = Причудливая статуэтка
    .text = 4 заряда; без них сбрасывается. Реакция, 1 заряд, когда вам тянуть жетон хаоса: вытяните два и выберите, какой засчитать.
ahlcg-01071-stare = потратить 1 заряд: вытянуть два жетона и выбрать один
ahlcg-01072 = Кожаное пальто
    .text = Может принять за вас 2 повреждения.
ahlcg-01073 = Рытьё в мусоре
    .text = Реакция, закройте, когда вы исследовали с перевесом не меньше 2: верните из своего сброса на руку предмет.
ahlcg-01073-rummage = закрыть и вернуть предмет из своего сброса на руку
ahlcg-01074 = Бейсбольная бита
    .text = Действие: атака с +2 к силе и +1 повреждение. После черепа или щупалец бита сбрасывается.
ahlcg-01074-swing = атака: +2 к силе и +1 повреждение; череп или щупальца ломают биту
ahlcg-01075 = Кроличья лапка
    .text = Реакция, когда вы провалили проверку: закройте лапку и возьмите карту.
ahlcg-01075-rub = закрыть и взять карту
ahlcg-01076 = Бродячий кот
    .text = Без действия: сбросьте кота, чтобы без проверки уклониться от неэлитного противника в своей локации.
ahlcg-01076-run = сбросить кота и уклониться от противника в своей локации
ahlcg-01077 = Упорство
    .text = Без действия, каждый раз за 1 ресурс: +1 к воле или +1 к ловкости в вашей проверке.
ahlcg-01077-endure = заплатить 1 ресурс: +1 к воле в этой проверке
ahlcg-01077-dash = заплатить 1 ресурс: +1 к ловкости в этой проверке
ahlcg-01078 = Отвлекающий манёвр
    .text = Вы без проверки уклоняетесь от каждого противника в своей локации.
ahlcg-01079 = «Гляньте, что тут!»
    .text = Быстрая карта: играется, когда ваше исследование провалилось и не хватило не больше 2. Вы находите 2 улики в своей локации.
ahlcg-01080 = Повезло!
    .text = Быстрая карта: играется, когда вы вот-вот провалите проверку. Значение вашего навыка на 2 больше.
ahlcg-01081 = Инстинкт выживания
    .text = При успешном уклонении сыщик может выйти из схватки и с остальными противниками, а ещё перейти в связанную локацию.
ahlcg-01082 = Аквинна
    .text = Реакция, когда вас атакует противник: закройте её и положите на неё 1 жетон ужаса; повреждения этой атаки достаются другому противнику в вашей локации. Ужас остаётся вам.
ahlcg-01082-turn-aside = закрыть её за 1 жетон ужаса: повреждения достаются другому противнику в своей локации
ahlcg-01083 = Обошлось
    .text = Быстрая карта: играется, когда от противника в вашей локации уклонились, если он не элитный и не слабость. Он замешивается в колоду столкновений.
ahlcg-01084 = Повезло!
    .text = Быстрая карта: играется, когда вы вот-вот провалите проверку. Значение вашего навыка на 2 больше, и вы берёте карту.
ahlcg-01085 = Воля к жизни
    .text = Быстрая карта, в ваш ход. До конца хода ваши проверки обходятся без жетонов хаоса.
ahlcg-01086 = Нож
    .text = Действие: атака с +1 к силе. Действие, сбросьте нож: атака с +2 к силе и +1 повреждение.
ahlcg-01086-stab = атака: +1 к силе
ahlcg-01086-throw = сбросить нож, атака: +2 к силе и +1 повреждение
ahlcg-01087 = Фонарь
    .text = 3 припаса. Действие, 1 припас: исследуйте; покров на 2 ниже.
ahlcg-01087-shine = потратить 1 припас: исследовать при покрове на 2 ниже
ahlcg-01088 = Неприкосновенный запас
    .text = Приносит вам 3 ресурса.
ahlcg-01089 = Храбрость
    .text = Успех приносит карту. К проверке добавляют только одну такую.
ahlcg-01090 = Проницательность
    .text = Успех приносит карту. К проверке добавляют только одну такую.
ahlcg-01091 = Превозможение
    .text = Успех приносит карту. К проверке добавляют только одну такую.
ahlcg-01092 = Ловкость рук
    .text = Успех приносит карту. К проверке добавляют только одну такую.
ahlcg-01093 = Внезапная отвага
    .text = К проверке добавляют только одну такую.
ahlcg-01094 = Бронежилет
    .text = Может принять за вас 4 повреждения.
ahlcg-01095 = Амулет со знаком Древних
    .text = Может принять за вас 4 жетона ужаса.
ahlcg-01096 = Амнезия
    .text = Вы оставляете на руке одну карту, остальные сбрасываете. Слабости сбросить нельзя.
ahlcg-01096-forget = все карты с руки, кроме одной, сбрасываются
ahlcg-01097 = Паранойя
    .text = Вы теряете все свои ресурсы.
ahlcg-01097-hide-everything = все ресурсы потеряны
ahlcg-01098 = Призраки
    .text = Ложатся в вашу зону угрозы: все ваши навыки на 1 ниже. Два действия: избавьтесь от карты.
ahlcg-01098-follow = карта ложится в зону угрозы: все навыки на 1 ниже
ahlcg-01098-exorcise = потратить два действия и избавиться от карты
ahlcg-01099 = Психоз
    .text = Ложится в вашу зону угрозы. Особый эффект: всякий раз, когда вы получили ужас, — 1 точное повреждение. Два действия: избавьтесь от карты.
ahlcg-01099-snap = карта ложится в зону угрозы
ahlcg-01099-hurt-yourself = ужас приносит 1 точное повреждение
ahlcg-01099-calm-down = потратить два действия и избавиться от карты
ahlcg-01100 = Ипохондрия
    .text = Ложится в вашу зону угрозы. Особый эффект: всякий раз, когда вы получили повреждения, — 1 точный жетон ужаса. Два действия: избавьтесь от карты.
ahlcg-01100-worry = карта ложится в зону угрозы
ahlcg-01100-fear-the-worst = повреждения приносят 1 точный жетон ужаса
ahlcg-01100-calm-down = потратить два действия и избавиться от карты
ahlcg-01101 = Коллектор мафии
    .text = Охотник; его жертва — только носитель этой слабости. Действие, переговоры: заплатите 4 ресурса, чтобы от него избавиться.
ahlcg-01101-pay-him = заплатить 4 ресурса и избавиться от него
ahlcg-01102 = Аколит Серебряных Сумерек
    .text = Охотник; его жертва — только носитель этой слабости. Особый эффект: каждая его атака кладёт на главу 1 жетон судьбы.
ahlcg-01102-report = атака кладёт на главу 1 жетон судьбы
ahlcg-01103 = Упрямый детектив
    .text = Охотник; его жертва — только носитель этой слабости. Пока вы в одной локации с ним, на карте вашего сыщика нет текста, кроме черт.
ahlcg-01104 = Встреча
    .text = Череп: -1 за каждого упыря в вашей локации (сложно: -2; провал — возьмите упыря из столкновений). Культист: -1, провал стоит 1 жетона ужаса (сложно: ещё жетон, 2 жетона ужаса). Табличка: -2, рядом с упырём 1 повреждение (сложно: -4, 1 повреждение и 1 жетон ужаса).
ahlcg-01105 = Что происходит?!
    .text = Продвигается, когда в игре достаточно судьбы.
ahlcg-01105-back = Решает ведущий сыщик: либо у каждого сбрасывается с руки случайная карта, либо решивший получает 2 жетона ужаса.
ahlcg-01105-cards = Каждый сбрасывает с руки случайную карту
ahlcg-01105-horror = Вы получаете 2 жетона ужаса
ahlcg-01106 = Нашествие упырей
    .text = Продвигается, когда в игре достаточно судьбы.
ahlcg-01106-back = Сброс столкновений замешивается в колоду, карты открываются до первого упыря, и его берёт ведущий сыщик.
ahlcg-01107 = Они выбираются!
    .text = Особый эффект, в конце фазы противников: каждый упырь не в схватке делает шаг к Гостиной. Особый эффект, в конце раунда: на главу по 1 жетону судьбы за каждого упыря в Прихожей или Гостиной.
ahlcg-01107-back = В первых двух актах — развязка 3. В третьем терпят поражение все, кто не отступил, и у каждого 1 физическая травма.
ahlcg-01107-crawl = каждый упырь не в схватке делает шаг к Гостиной
ahlcg-01107-gather = по 1 жетону судьбы за каждого упыря в Прихожей или Гостиной
ahlcg-01108 = В ловушке
    .text = Продвигается, когда группа потратит достаточно улик.
ahlcg-01108-back = На поле выкладываются Прихожая, Чердак, Подвал и Гостиная. Противники из Кабинета сбрасываются, все теперь в Прихожей, а Кабинета больше нет.
ahlcg-01109 = Барьер
    .text = Цель: улики можно потратить только в конце раунда, и только тем, кто в Прихожей.
ahlcg-01109-back = Путь в Гостиную свободен. Гостиная открыта, в ней Лита Чентлер, а в Прихожей появляется Упырь-жрец.
ahlcg-01109-break-the-barrier = потратить улики тех, кто в Прихожей, и продвинуть акт
ahlcg-01110 = Что вы сделали?
    .text = Цель: победить Упыря-жреца.
ahlcg-01110-back = Ведущий сыщик решает, гореть ли дому.
ahlcg-01110-burn = Дом сгорит (развязка 1)
ahlcg-01110-keep = Дом останется (развязка 2)
ahlcg-01110-over = Упырь-жрец побеждён, и акт продвигается
ahlcg-01111 = Кабинет
ahlcg-01112 = Прихожая
ahlcg-01113 = Чердак
    .text = Особый эффект: вход стоит 1 жетона ужаса. Победа 1.
ahlcg-01113-smell = вход стоит 1 жетона ужаса
ahlcg-01114 = Подвал
    .text = Особый эффект: вход стоит 1 повреждения. Победа 1.
ahlcg-01114-cold = вход стоит 1 повреждения
ahlcg-01115 = Гостиная
    .text = Действие: отступление. Действие, переговоры, пока Литу Чентлер никто не контролирует: проверка интеллекта (4); успех привлекает её на вашу сторону.
ahlcg-01115-flee = отступить
ahlcg-01115-persuade = проверка интеллекта (4), чтобы привлечь Литу Чентлер на свою сторону
ahlcg-01116 = Упырь-жрец
    .text = Охотник, мстительный. Жертва: у кого сила выше всех. Победа 2.
ahlcg-01117 = Лита Чентлер
    .text = Только пока её кто-то контролирует: у сыщиков в её локации +1 к силе. Реакция, когда один из них успешно атакует чудовище: +1 повреждение.
ahlcg-01117-avenge = +1 повреждение чудовищу
ahlcg-01118 = Пожиратель плоти
    .text = Появляется на Чердаке. Победа 1.
ahlcg-01119 = Ледяной упырь
    .text = Появляется в Подвале. Победа 1.
ahlcg-01120 = Полуночные маски
    .text = Череп: минус самая большая судьба на одном культисте (сложно: вся в игре). Культист: -2 и 1 жетон судьбы на ближайшего культиста (сложно: на каждого, а без них — ещё жетон). Табличка: -3, провал — положите здесь 1 свою улику (сложно: -4, все улики).
ahlcg-01121a = Хищник или жертва?
    .text = Действие: отступление.
ahlcg-01121a-back = Эта карта становится противником: Охотник в маске.
ahlcg-01121a-go-home = отступить
ahlcg-01121b = Охотник в маске
    .text = Охотник. Жертва: у кого больше всех улик; появляется сразу в схватке с ней. +2 к здоровью за каждого сыщика. В схватке с ним нельзя ни находить, ни тратить улики. Победа 2.
ahlcg-01122 = Время на исходе
    .text = Действие: отступление.
ahlcg-01122-back = Наступила полночь: развязка 2.
ahlcg-01122-go-home = отступить
ahlcg-01123 = Раскрыть заговор
    .text = Действие, 2 улики на сыщика, в складчину: возьмите верхнюю карту колоды культистов. Цель: шесть уникальных культистов в победном запасе; в той колоде не все шестеро.
ahlcg-01123-back = Весь культ разоблачён: развязка 1.
ahlcg-01123-follow-a-lead = вместе потратить по 2 улики на сыщика и взять карту из колоды культистов
ahlcg-01123-know-them-all = найдены шесть уникальных культистов, и акт продвигается
ahlcg-01124 = Ваш дом
    .text = Особый эффект: Упырь-жрец появляется здесь и нигде больше. Действие, раз в ход: вам карта и ресурс.
ahlcg-01124-wait-for-you = Упырь-жрец появляется здесь
ahlcg-01124-rest = взять карту и ресурс
ahlcg-01125 = Ривертаун
ahlcg-01126 = Саутсайд (Историческое общество)
    .text = Действие, каждому раз за игру: вы берёте 3 карты.
ahlcg-01126-look-things-up = взять 3 карты
ahlcg-01127 = Саутсайд (Пансион Мамаши)
    .text = Действие, каждому раз за игру: союзник (карта доступа) из вашей колоды переходит вам на руку, колода перемешивается.
ahlcg-01127-ask-around = взять союзника из колоды на руку
ahlcg-01128 = Больница св. Марии
    .text = Действие, каждому раз за игру: вы исцеляете себе 3 повреждения.
ahlcg-01128-be-treated = исцелить себе 3 повреждения
ahlcg-01129 = Мискатоникский университет
    .text = Действие: одна книга или одно заклинание, если есть среди 6 верхних карт вашей колоды, переходит вам на руку; остальные замешиваются. Победа 1.
ahlcg-01129-study = поискать книгу или заклинание среди 6 верхних карт своей колоды
ahlcg-01130 = Даунтаун (Первый банк Аркхэма)
    .text = Действие, каждому раз за игру: вам 3 ресурса.
ahlcg-01130-withdraw = взять 3 ресурса
ahlcg-01131 = Даунтаун (Аркхэмская лечебница)
    .text = Действие, каждому раз за игру: вы исцеляете себе 3 жетона ужаса. Победа 1.
ahlcg-01131-be-calmed = исцелить себе 3 жетона ужаса
ahlcg-01132 = Исттаун
    .text = Союзники, которых вы играете здесь, на 2 дешевле.
ahlcg-01133 = Кладбище
    .text = Особый эффект, когда вы вошли: проверка воли (3); при провале — 2 жетона ужаса или переход в Ривертаун. Победа 1.
ahlcg-01133-horror = Получить 2 жетона ужаса
ahlcg-01133-rivertown = Перейти в Ривертаун
ahlcg-01133-shudder = вход требует проверки воли (3)
ahlcg-01134 = Нортсайд
    .text = Действие, 5 ресурсов, раз за игру на всю группу: вам 2 улики из резерва. Победа 1.
ahlcg-01134-bribe = заплатить 5 ресурсов за 2 улики из резерва
ahlcg-01135 = Преследующая тень
    .text = Точность: никто не поможет и не посоветует. Выберите: потратить улику или получить 2 повреждения.
ahlcg-01135-clue = Потратить 1 улику
ahlcg-01135-damage = Получить 2 повреждения
ahlcg-01135-follow = нужно потратить улику или получить 2 повреждения
ahlcg-01136 = Ложный след
    .text = Если у вас нет улик, наплыв: берёте ещё одну карту столкновения. Если есть, проверка интеллекта (4): сколько не хватило, столько своих улик вы оставляете здесь.
ahlcg-01136-mislead = без улик — наплыв, с уликами — проверка интеллекта (4)
ahlcg-01137 = Оборотень Дрю
    .text = Появляется в Даунтауне. Особый эффект: атакуя, каждый раз исцеляет себе 1 повреждение. Победа 1.
ahlcg-01137-feed = атака исцеляет ему 1 повреждение
ahlcg-01138 = Герман Коллинз
    .text = Появляется на Кладбище. Действие, переговоры: сбросьте 4 карты с руки, чтобы отправить его в победный запас. Победа 1.
ahlcg-01138-talk = сбросить 4 карты и отправить его в победный запас
ahlcg-01139 = Питер Уоррен
    .text = Появляется в Мискатоникском университете. Действие, переговоры: потратьте 2 улики, чтобы отправить его в победный запас. Победа 1.
ahlcg-01139-talk = потратить 2 улики и отправить его в победный запас
ahlcg-01140 = Виктория Деверо
    .text = Появляется в Нортсайде. Действие, переговоры: заплатите 5 ресурсов, чтобы отправить её в победный запас. Победа 1.
ahlcg-01140-talk = заплатить 5 ресурсов и отправить её в победный запас
ahlcg-01141 = Рут Тёрнер
    .text = Появляется в Больнице св. Марии. Особый эффект: как только от неё уклонились, отправляется в победный запас. Победа 1.
ahlcg-01141-give-in = от неё уклонились, и она отправляется в победный запас
ahlcg-01142 = Пожиратель из глубин
    .text = Череп: -1 за каждое чудовище в игре (сложно: -3; провал — возьмите чудовище из столкновений). Культист: -2, 1 жетон судьбы на ближайшего противника (сложно: -4, 2). Табличка: -3, рядом с чудовищем 1 повреждение (сложно: -5, 1 повреждение и 1 жетон ужаса). Старец: -5 (сложно: -7); если в игре Древний, ещё жетон.
ahlcg-01143 = Аркхэмские леса
    .text = Продвигается, когда в игре достаточно судьбы.
ahlcg-01143-back = Сброс столкновений замешивается в колоду, карты открываются до первого чудовища: оно появляется на Главной тропе с 1 жетоном судьбы.
ahlcg-01144 = Ритуал начинается
    .text = У всех противников битва и уклонение на 1 больше.
ahlcg-01144-back = По порядку игроков каждый проверяет волю (6); провал приносит на руку случайную обычную слабость-безумие.
ahlcg-01145 = Отмщенье ждёт
    .text = Особый эффект, когда продвигается: в первом акте выкладывается Место ритуала, в более поздних оттуда сбрасываются противники; затем там появляется Умордхот.
ahlcg-01145-back = Отныне оборот этой карты, «Пожиратель из глубин», — и акт, и глава.
ahlcg-01145-awaken = на Месте ритуала появляется Умордхот
ahlcg-01145b = Пожиратель из глубин
    .text = И акт, и глава. Цель: победить Умордхота (развязка 2).
ahlcg-01145b-back = Умордхот побеждён: развязка 2.
ahlcg-01145b-prevail = Умордхот побеждён
ahlcg-01146 = Пройти по следу
    .text = Продвигается, когда группа потратит достаточно улик.
ahlcg-01146-back = Выкладывается Место ритуала, если его ещё нет, а на Главной тропе появляются все ускользнувшие культисты.
ahlcg-01147 = Во тьму
    .text = Цель: сыщик входит на Место ритуала.
ahlcg-01147-back = Сброс столкновений замешивается в колоду, карты открываются до первого противника, а если игроков 3 или больше — до второго: они появляются на Месте ритуала.
ahlcg-01147-find-them = Место ритуала найдено, и акт продвигается
ahlcg-01148 = Сорвать ритуал
    .text = Действие, 1 улика: проверка воли (3) или ловкости (3); успех кладёт улику на акт. Цель: на акте по 2 улики на сыщика.
ahlcg-01148-back = Ритуал прерван: развязка 1.
ahlcg-01148-break-the-spell = потратить 1 улику, проверка воли (3): успех кладёт улику на акт
ahlcg-01148-spoil-the-circle = потратить 1 улику, проверка ловкости (3): успех кладёт улику на акт
ahlcg-01149 = Главная тропа
    .text = Связана со всеми остальными лесами. Действие: отступление.
ahlcg-01149-give-up = отступить
ahlcg-01150 = Аркхэмские леса (Нечистое место)
    .text = Особый эффект, когда вы вошли: проверка воли (4); провал стоит 1 повреждения и 1 жетона ужаса.
ahlcg-01150-tremble = вход требует проверки воли (4)
ahlcg-01151 = Аркхэмские леса (Извилистые тропы)
    .text = Особый эффект, когда вы уходите: проверка интеллекта (3); при провале вы остаётесь.
ahlcg-01151-lose-the-way = выход требует проверки интеллекта (3)
ahlcg-01152 = Аркхэмские леса (Старый дом)
    .text = Здесь исследуют волей.
ahlcg-01153 = Аркхэмские леса (Утёс)
    .text = Здесь исследуют ловкостью.
ahlcg-01154 = Аркхэмские леса (Непролазные заросли)
    .text = Здесь исследуют силой.
ahlcg-01155 = Аркхэмские леса (Тихая поляна)
    .text = Действие, раз в ход: вы исцеляете себе 1 повреждение или 1 жетон ужаса.
ahlcg-01155-damage = Исцелить 1 повреждение
ahlcg-01155-horror = Исцелить 1 жетон ужаса
ahlcg-01155-rest = исцелить себе 1 повреждение или 1 жетон ужаса
ahlcg-01156 = Место ритуала
    .text = Особый эффект, в конце раунда: улики здесь пополняются до 2 на сыщика.
ahlcg-01156-chant-on = улики пополняются до 2 на сыщика
ahlcg-01157 = Умордхот
    .text = Охотник, большой: в схватке со всеми в своей локации. +4 к здоровью за каждого сыщика. Особый эффект: открывается в конце хода каждого сыщика. Действие, если вы контролируете Литу Чентлер: отдайте её ему (развязка 3).
ahlcg-01157-stir = ход окончен, и он открывается
ahlcg-01157-sacrifice-lita = отдать ему Литу Чентлер (развязка 3)
ahlcg-01158 = Гнев Умордхота
    .text = Проверка воли (5). За каждую недостающую единицу — сброс карты с руки или 1 повреждение и 1 жетон ужаса, решаете вы.
ahlcg-01158-discard = Сбросить карту
ahlcg-01158-suffer = Получить 1 повреждение и 1 жетон ужаса
ahlcg-01158-rage = проверка воли (5)
ahlcg-01159 = Стая крыс
    .text = Охотник.
ahlcg-01160 = Младший упырь
ahlcg-01161 = Изголодавшийся упырь
    .text = Жертва: у кого осталось меньше всех здоровья.
ahlcg-01162 = Цепкие руки
    .text = Проверка ловкости (3): каждая недостающая единица стоит 1 повреждения.
ahlcg-01162-grasp = проверка ловкости (3)
ahlcg-01163 = Гниющие останки
    .text = Проверка воли (3): каждая недостающая единица стоит 1 жетона ужаса.
ahlcg-01163-rot = проверка воли (3)
ahlcg-01164 = Застыть от страха
    .text = Ложится в вашу зону угрозы: первое за раунд перемещение, битва или уклонение стоит вам на действие дороже. Особый эффект, в конце вашего хода: проверка воли (3); успех избавляет от карты.
ahlcg-01164-freeze = карта ложится в зону угрозы
ahlcg-01164-recover = проверка воли (3), чтобы избавиться от карты
ahlcg-01165 = Несмолкающие голоса
    .text = Ложатся в вашу зону угрозы: вам нельзя играть ни карты доступа, ни события. Особый эффект: в конце раунда сбрасываются.
ahlcg-01165-whisper = карта ложится в зону угрозы
ahlcg-01165-fade = раунд окончен, и карта сбрасывается
ahlcg-01166 = Древнее зло
    .text = 1 жетон судьбы на главу, и та может сразу продвинуться.
ahlcg-01166-stir = 1 жетон судьбы на главу
ahlcg-01167 = Могильный хлад
    .text = Проверка воли (4). Провал: сбросьте одну из своих карт доступа, а если сбросить нечего — вам 2 повреждения.
ahlcg-01167-chill = проверка воли (4)
ahlcg-01168 = Густой туман
    .text = Остаётся в вашей локации, не больше одного: +2 к покрову. Особый эффект: успешное исследование там его рассеивает.
ahlcg-01168-roll-in = остаётся в локации: +2 к покрову
ahlcg-01168-lift = исследование рассеивает туман
ahlcg-01169 = Аколит
    .text = Появляется в пустой локации. Особый эффект: входит в игру с 1 жетоном судьбы.
ahlcg-01169-prepare = 1 жетон судьбы на эту карту
ahlcg-01170 = Орденский волшебник
    .text = Мстительный. Появляется в пустой локации. Особый эффект: в конце фазы Мифа получает 1 жетон судьбы.
ahlcg-01170-chant = 1 жетон судьбы на эту карту
ahlcg-01171 = Загадочные песнопения
    .text = 2 жетона судьбы на ближайшего культиста. Если в игре их нет, достаньте одного из колоды столкновений или её сброса, возьмите его и перемешайте колоду.
ahlcg-01171-rise = 2 жетона судьбы на ближайшего культиста, или достаётся новый
ahlcg-01172 = Охотящийся ночной призрак
    .text = Охотник. Когда вы пытаетесь от него уклониться, минус каждого жетона хаоса вдвое больше.
ahlcg-01173 = На крыльях тьмы
    .text = Проверка ловкости (4). Провал стоит 1 повреждения и 1 жетона ужаса, выводит вас из схватки со всеми, кроме ночных призраков, и переносит в локацию-центр.
ahlcg-01173-swoop = проверка ловкости (4)
ahlcg-01174 = Запертая дверь
    .text = Остаётся в локации с наибольшим числом улик, где ещё нет такой двери: исследовать там нельзя. Действие: проверка силы (4) или ловкости (4); успех избавляет от двери.
ahlcg-01174-lock = остаётся в локации с наибольшим числом улик
ahlcg-01174-break-down = проверка силы (4), чтобы выломать дверь
ahlcg-01174-pick-the-lock = проверка ловкости (4), чтобы отпереть замок
ahlcg-01175 = Визгливый бьякхи
    .text = Охотник. Жертва: у кого осталось меньше всех рассудка. В схватке с тем, у кого рассудка осталось не больше 4, его битва и уклонение на 1 больше. Победа 1.
ahlcg-01176 = Жёлтый знак
    .text = Проверка воли (4). Провал стоит 2 жетона ужаса, и вы берёте из своей колоды слабость-безумие, после чего колода перемешивается.
ahlcg-01176-look-up = проверка воли (4)
ahlcg-01177 = Йитианский наблюдатель
    .text = Жертва: у кого меньше всех карт на руке. Особый эффект, когда атакует вас: у вас с руки сбрасывается случайная карта, а если карт нет — ещё 1 повреждение и 1 жетон ужаса. Победа 1.
ahlcg-01177-study = с руки сбрасывается случайная карта, или атака сильнее на 1 повреждение и 1 жетон ужаса
ahlcg-01178 = Предложенная сила
    .text = Точность: никто не поможет и не посоветует. Выберите: вам 2 карты, а на главу 2 жетона судьбы, и та может сразу продвинуться; или 2 жетона ужаса.
ahlcg-01178-accept = Взять 2 карты; 2 жетона судьбы на главу
ahlcg-01178-refuse = Получить 2 жетона ужаса
ahlcg-01178-whisper = 2 карты и 2 жетона судьбы или 2 жетона ужаса
ahlcg-01179 = Живучая тёмная молодь
    .text = Жертва: у кого ловкость ниже всех. Особый эффект: в конце раунда исцеляет себе 2 повреждения. Победа 1.
ahlcg-01179-regrow = исцеляет себе 2 повреждения
ahlcg-01180 = Козлиное отродье
    .text = Охотник, мстительный. Особый эффект, когда терпит поражение: по 1 жетону ужаса всем в его локации.
ahlcg-01180-burst = по 1 жетону ужаса всем в его локации
ahlcg-01181 = Молодой Глубоководный
    .text = Охотник. Жертва: у кого сила ниже всех. Особый эффект: вступив с вами в схватку, приносит вам 1 жетон ужаса.
ahlcg-01181-stare = встреча с ним стоит 1 жетона ужаса
ahlcg-01182 = Сны о Р’льехе
    .text = Ложатся в вашу зону угрозы: ваши воля и рассудок на 1 ниже. Действие: проверка воли (3); успех избавляет от карты.
ahlcg-01182-dream = карта ложится в зону угрозы
ahlcg-01182-wake = проверка воли (3), чтобы избавиться от карты
ahlcg-02157 = Охотник за редкостями
    .text = Постоянная карта: начинает в игре и не может её покинуть. Ещё один слот аксессуара.
ahlcg-02158 = Харизма
    .text = Постоянная карта: начинает в игре и не может её покинуть. Ещё один слот союзника.
ahlcg-02194 = Неприкосновенный запас
    .text = Приносит вам 3 ресурса и карту.
ahlcg-02261 = «Бывало и хуже»
    .text = Быстрая карта: играется, когда вам наносят повреждения или ужас. Отмените до 5 единиц; за каждую отменённую вам ресурс.
ahlcg-02308 = Аквинна
    .text = Реакция, когда вас атакует противник: закройте её и положите на неё 1 жетон ужаса; повреждения этой атаки достаются любому противнику в вашей локации, хоть самому нападающему. Ужас остаётся вам.
ahlcg-02308-turn-aside = закрыть её за 1 жетон ужаса: повреждения достаются любому противнику в своей локации
ahlcg-03031 = Отмычки
    .text = 3 припаса; без них сбрасываются. Действие, закройте: исследуйте, прибавив свою ловкость. Если это не успех с перевесом хотя бы 2, теряется 1 припас.
ahlcg-03031-pick = закрыть и исследовать, прибавив свою ловкость
ahlcg-03230 = Первая помощь
    .text = 4 припаса; без них сбрасывается. Действие, 1 припас: сыщик или союзник в вашей локации исцеляет 1 повреждение и 1 жетон ужаса.
ahlcg-03230-treat = потратить 1 припас: исцелить кому-то в своей локации 1 повреждение и 1 жетон ужаса
ahlcg-03234 = «Дерринджер» 41-го калибра
    .text = 3 боеприпаса. Действие, 1 боеприпас: атака с +2 к силе; при перевесе не меньше 1 — +1 повреждение, не меньше 3 — ещё одно действие, раз в ход.
ahlcg-03234-shoot = атака за 1 боеприпас: +2 к силе; перевес 1 даёт +1 повреждение, перевес 3 — ещё одно действие
ahlcg-03236 = Гадание
    .text = 3 заряда. Без действия, закройте, 1 заряд: взгляните на 3 верхние карты колоды любого сыщика или столкновений и сложите их обратно, как хотите. Кошмар или знамение среди них стоит 1 жетона ужаса.
ahlcg-03236-gaze = потратить 1 заряд: посмотреть и переложить 3 верхние карты колоды
ahlcg-05324 = Чудесное спасение
    .text = Быстрая карта: играется, когда вытянутый вами жетон свёл бы значение навыка к 0, даже если это щупальца. Он считается знаком Древних.
ahlcg-06279 = Старинная книга знаний
    .text = 2 тайны. Действие, закройте: сыщик в вашей локации выбирает одну из 3 верхних карт своей колоды, берёт её и замешивает остальные. За 1 тайну её можно сразу сыграть, на 2 дешевле.
ahlcg-06279-read = закрыть: сыщик в вашей локации берёт одну из 3 верхних карт своей колоды
ahlcg-51007 = Ритуал поиска
    .text = 3 заряда. Действие, 1 заряд: исследуйте волей вместо интеллекта, +2, ради ещё одной улики. Череп, культист, табличка, старец или щупальца после проверки обрывают ваш ход.
ahlcg-51007-seek = потратить 1 заряд и исследовать волей, +2, ради ещё одной улики; дурной символ обрывает ход
ahlcg-60227 = В поисках ответов
    .text = Исследуйте; успех вместо улики здесь находит в сумме 2 улики отсюда и из связанных локаций.

## Готовые фразы

ahlcg-phrase-me-first = Можно, я начну?
ahlcg-phrase-you-first = { $seat }, начнёшь?
ahlcg-phrase-wait = Подождите минутку.
ahlcg-phrase-go-on = Вперёд.
ahlcg-phrase-can-commit = Могу добавить что-нибудь к этой проверке.
ahlcg-phrase-cannot-commit = Для этой проверки ничего нет.
ahlcg-phrase-need-help = Мне тут не помешает помощь.
ahlcg-phrase-fight = Беру противника на себя.
ahlcg-phrase-evade = Попробую ускользнуть.
ahlcg-phrase-investigate = Поищу улики.
ahlcg-phrase-move-on = Пойду посмотрю, что там дальше.
ahlcg-phrase-come-to-me = { $seat }, можешь прийти сюда?
ahlcg-phrase-stay-away = Лучше держитесь отсюда подальше.
ahlcg-phrase-badly-hurt = Долго я так не протяну.
ahlcg-phrase-no-resources = Мне не хватает ресурсов.
ahlcg-phrase-yes = Да.
ahlcg-phrase-no = Нет.
ahlcg-phrase-well-done = Отлично!

## Колоды

ahlcg-deck-size = В колоде { $n } из { $needed } карт.
ahlcg-deck-copies = Слишком много копий: { $card } — { $n }, а можно { $most }.
ahlcg-deck-signature = { $card }: только для другой колоды ({ $owner }).
ahlcg-deck-story = { $card }: карта сюжета, её добавляет только сценарий.
ahlcg-deck-barred = { $seat }: нельзя взять карту { $card }{ $level ->
    [0] {""}
   *[any] {" "}({ $level })
}.
ahlcg-deck-lacking = Не хватает карты { $card }.
ahlcg-deck-experience = Карты с уровнями стоят { $n } опыта, а можно не больше { $most }.

## Стол в браузере

ahlcg-web-map = Карта местности
ahlcg-web-table = Сценарий
ahlcg-web-agenda = Глава { $n }
ahlcg-web-act = Акт { $n }
ahlcg-web-doom = Судьба
ahlcg-web-doom-of = Судьба { $n } из { $needed }
ahlcg-web-clues-of = Улики { $n } из { $needed }
ahlcg-web-bag = Мешок хаоса
ahlcg-web-encounter = Колода столкновений
ahlcg-web-encounter-discard = Сброс столкновений
ahlcg-web-cultists = Колода культистов
ahlcg-web-victory = Победный запас
ahlcg-web-aside = Отложено
ahlcg-web-log = Лист кампании
ahlcg-web-log-empty = Пока ничего не записано.
ahlcg-web-log-interrogated = Допрошены: { $cards }
ahlcg-web-log-got-away = Скрылись: { $cards }
ahlcg-web-log-lost = Потеряны навсегда: { $cards }
ahlcg-web-log-trauma = { $seat }: физические травмы { $physical }, психические травмы { $mental }, опыт { $n }
ahlcg-web-note-house-burned = Дом сгорел.
ahlcg-web-note-house-standing = Дом ещё стоит.
ahlcg-web-note-ghoul-priest-alive = Упырь-жрец жив.
ahlcg-web-note-lita-found-others = Лите пришлось искать других помощников.
ahlcg-web-note-past-midnight = Полночь миновала.
ahlcg-web-note-arkham-succumbed = Аркхэм достался Умордхоту.
ahlcg-web-note-ritual-broken = Ритуал сорван.
ahlcg-web-note-umordhoth-repelled = Умордхот отброшен.
ahlcg-web-note-lita-sacrificed = Лита отдана Умордхоту.
ahlcg-web-unrevealed = Не открыта
ahlcg-web-shroud = Покров
ahlcg-web-clues = Улики
ahlcg-web-ways = Отсюда: { $places }
ahlcg-web-no-way = Выхода нет
ahlcg-web-health = Здоровье
ahlcg-web-sanity = Рассудок
ahlcg-web-taken-of = { $what }: осталось { $left } из { $most }
ahlcg-web-resources = Ресурсы
ahlcg-web-actions-left = { $n ->
    [0] Действий не осталось
    [one] Осталось { $n } действие
    [few] Осталось { $n } действия
    [many] Осталось { $n } действий
   *[other] Осталось { $n } действия
}
ahlcg-web-tome-actions = Для книг: { $n }
ahlcg-web-area = В игре
ahlcg-web-area-empty = В игре ничего
ahlcg-web-threat = Зона угрозы
ahlcg-web-hand = Рука
ahlcg-web-hand-empty = Карт на руке нет
ahlcg-web-deck = Колода
ahlcg-web-discard = Сброс
ahlcg-web-exhausted = Закрыто
ahlcg-web-engaged-count = { $n ->
    [one] { $n } противник в схватке
    [few] { $n } противника в схватке
    [many] { $n } противников в схватке
   *[other] { $n } противника в схватке
}
ahlcg-web-lead = Ведущий сыщик
ahlcg-web-turn = Ходит сейчас
ahlcg-web-had-turn = Ход уже был
ahlcg-web-you = вы
ahlcg-web-out-defeated = Поражение
ahlcg-web-out-resigned = Отступление
ahlcg-web-out-away = Не участвует
ahlcg-web-others = Другие сыщики
ahlcg-web-show-hand = На руке { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
ahlcg-web-test = Проверка навыка
ahlcg-web-test-difficulty = Сложность
ahlcg-web-test-tokens = Жетоны хаоса
ahlcg-web-test-committed = Добавлено
ahlcg-web-test-waits = Жетона ещё нет
ahlcg-web-test-success = Успех{ $n ->
    [0] {""}
   *[any] {" "}с перевесом { $n }
}
ahlcg-web-test-failure = Провал{ $n ->
    [0] {""}
   *[any] , не хватает { $n }
}
ahlcg-web-test-automatic = Автоматически
ahlcg-web-resolving = Сейчас разыгрывается
ahlcg-web-question = На выбор
ahlcg-web-cost = Цена
ahlcg-web-cost-n = Цена { $n }
ahlcg-web-level-n = Уровень { $n }
ahlcg-web-fast = Быстрая
ahlcg-web-permanent = Постоянная
ahlcg-web-icons = Символы: { $icons }
ahlcg-web-fight = Битва
ahlcg-web-evade = Уклонение
ahlcg-web-attack-damage = Повреждения от атаки
ahlcg-web-attack-horror = Ужас от атаки
ahlcg-web-per-investigator = на сыщика
ahlcg-web-stat-health = { ahlcg-web-health }
ahlcg-web-stat-sanity = { ahlcg-web-sanity }
ahlcg-web-stat-fight = { ahlcg-web-fight }
ahlcg-web-stat-evade = { ahlcg-web-evade }
ahlcg-web-stat-attack-damage = { ahlcg-web-attack-damage }
ahlcg-web-stat-attack-horror = { ahlcg-web-attack-horror }
ahlcg-web-stat-shroud = { ahlcg-web-shroud }
ahlcg-web-stat-test-difficulty = { ahlcg-web-test-difficulty }
ahlcg-web-stat-test-skill = { ahlcg-web-test }
ahlcg-web-uses-ammo = Боеприпасы
ahlcg-web-uses-charges = Заряды
ahlcg-web-uses-supplies = Припасы
ahlcg-web-uses-secrets = Тайны
ahlcg-web-uses-resources = Ресурсы
ahlcg-web-type-asset = Карта доступа
ahlcg-web-type-event = Событие
ahlcg-web-type-skill = Навык
ahlcg-web-type-enemy = Противник
ahlcg-web-type-treachery = Опасность
ahlcg-web-type-location = Локация
ahlcg-web-type-act = Акт
ahlcg-web-type-agenda = Глава
ahlcg-web-type-investigator = Сыщик
ahlcg-web-type-scenario = Сценарий
ahlcg-web-type-weakness = Слабость
ahlcg-web-type-story = Карта доступа истории
ahlcg-web-class-guardian = Защитник
ahlcg-web-class-seeker = Искатель
ahlcg-web-class-rogue = Ловкач
ahlcg-web-class-mystic = Мистик
ahlcg-web-class-survivor = Выживший
ahlcg-web-class-neutral = Нейтральная
ahlcg-web-class-mythos = Миф
ahlcg-web-trait-agency = Агентство
ahlcg-web-trait-ally = Союзник
ahlcg-web-trait-ancient-one = Древний
ahlcg-web-trait-arkham = Аркхэм
ahlcg-web-trait-armor = Доспех
ahlcg-web-trait-blessed = Благословение
ahlcg-web-trait-byakhee = Бьякхи
ahlcg-web-trait-cave = Пещера
ahlcg-web-trait-central = Центр
ahlcg-web-trait-charm = Амулет
ahlcg-web-trait-creature = Существо
ahlcg-web-trait-criminal = Преступник
ahlcg-web-trait-cultist = Культист
ahlcg-web-trait-curse = Проклятие
ahlcg-web-trait-dark-young = Тёмная молодь
ahlcg-web-trait-deep-one = Глубоководный
ahlcg-web-trait-detective = Детектив
ahlcg-web-trait-drifter = Бродяга
ahlcg-web-trait-elite = Элита
ahlcg-web-trait-firearm = Огнестрельное
ahlcg-web-trait-fortune = Удача
ahlcg-web-trait-ghoul = Упырь
ahlcg-web-trait-hazard = Напасть
ahlcg-web-trait-hex = Порча
ahlcg-web-trait-humanoid = Гуманоид
ahlcg-web-trait-illicit = Незаконное
ahlcg-web-trait-innate = Врождённое
ahlcg-web-trait-insight = Озарение
ahlcg-web-trait-item = Предмет
ahlcg-web-trait-madness = Безумие
ahlcg-web-trait-melee = Ближний бой
ahlcg-web-trait-miskatonic = Мискатоник
ahlcg-web-trait-monster = Чудовище
ahlcg-web-trait-nightgaunt = Ночной призрак
ahlcg-web-trait-obstacle = Преграда
ahlcg-web-trait-omen = Знамение
ahlcg-web-trait-pact = Сделка
ahlcg-web-trait-police = Полиция
ahlcg-web-trait-practiced = Отточенное
ahlcg-web-trait-relic = Реликвия
ahlcg-web-trait-science = Наука
ahlcg-web-trait-silver-twilight = Серебряные Сумерки
ahlcg-web-trait-sorcerer = Колдун
ahlcg-web-trait-spell = Заклинание
ahlcg-web-trait-spirit = Дух
ahlcg-web-trait-supply = Припасы
ahlcg-web-trait-tactic = Тактика
ahlcg-web-trait-talent = Талант
ahlcg-web-trait-task = Задача
ahlcg-web-trait-terror = Кошмар
ahlcg-web-trait-tome = Книга
ahlcg-web-trait-tool = Инструмент
ahlcg-web-trait-weapon = Оружие
ahlcg-web-trait-woods = Лес
ahlcg-web-trait-yithian = Йитианец
ahlcg-web-unrevealed-about = Здесь ещё никто не был. Локацию переворачивают, когда входит сыщик.
ahlcg-web-deck-choose = Сыщик
ahlcg-web-deck-for-campaign = Кампания (уровень 0)
ahlcg-web-deck-for-standalone = Отдельный сценарий (любой уровень)
ahlcg-web-deck-start-starter = начальной колоды
ahlcg-web-deck-start-stronger = колоды из пар
ahlcg-web-deck-start-empty = пустой
ahlcg-web-deck-experience-of = Опыт: { $n }
ahlcg-web-deck-weaknesses = Случайных обычных слабостей за столом: { $n }
ahlcg-web-deck-class-all = Все классы
ahlcg-web-deck-class = Класс
ahlcg-web-deck-import-about = Вставьте список (по карте в строке: 2x Machete) или JSON с ArkhamDB.
ahlcg-web-deck-export-json = JSON для ArkhamDB
