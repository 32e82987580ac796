### Unfathomable: всё, что говорят за её столом. Пояснения к переменным — в английском файле.
###
### Имена стоят в именительном падеже; у ресурсов есть дательный, у навыков — родительный.

unfathomable-title = Непостижимое
    .text = Пароход «Атлантика» идёт в Бостон, и что-то следует за ним в тёмной воде. Не дайте топливу, еде, рассудку и душам упасть до нуля, отбивайтесь от тех, кто лезет на борт, и выясните, кто из вас принадлежит морю.

## Подготовка

unfathomable-choice-seats = Игроки
unfathomable-choice-characters = Персонажи
unfathomable-choice-characters-choose = каждый выбирает сам
unfathomable-choice-characters-random = по жребию
unfathomable-choice-characters-suggested = как советуют для первой партии
unfathomable-choice-cultist = Культист
unfathomable-choice-cultist-with = при 4 или 6 игроках кто-то может оказаться Культистом
unfathomable-choice-cultist-without = без Культиста
unfathomable-choice-difficulty = Сложность
unfathomable-choice-difficulty-standard = обычная
unfathomable-choice-difficulty-easier-for-humans = легче людям (ресурсы в начале на 2 выше)
unfathomable-choice-difficulty-easier-for-traitors = легче предателям (ресурсы в начале на 2 ниже)
unfathomable-choice-start = Начало
unfathomable-choice-start-standard = три карты на выбор
unfathomable-choice-start-learning = первая партия: каждому полный набор навыков, без Культиста, верность после первого хода каждого

## Шаги хода

unfathomable-phase-receive-skills = Получение карт навыков
unfathomable-phase-actions = Действия
unfathomable-phase-mythos = Карта Мифа
unfathomable-phase-discard = Сброс карт навыков

## Ресурсы, навыки, места

unfathomable-fuel = топливо
    .dat = топливу
unfathomable-food = еда
    .dat = еде
unfathomable-sanity = рассудок
    .dat = рассудку
unfathomable-souls = души
    .dat = душам
unfathomable-influence = влияние
    .gen = влияния
unfathomable-lore = знания
    .gen = знаний
unfathomable-observation = наблюдательность
    .gen = наблюдательности
unfathomable-strength = сила
    .gen = силы
unfathomable-will = воля
    .gen = воли
unfathomable-treachery = вероломство
    .gen = вероломства
unfathomable-bridge = Мостик
    .text = Действие: рискните пассажиром, затем посмотрите две верхние карты Мифа или путевые точки; одна остаётся сверху, другая уходит под колоду.
unfathomable-chapel = Часовня
    .text = Действие: откатите ритуал на 1; или сбросьте карту знаний, бросьте кубик и продвиньте ритуал на 1, теряя 1 рассудок, если кубик и карта в сумме дают 6 или меньше.
unfathomable-captains-cabin = Каюта капитана
    .text = Действие: назовите другого человека и проведите проверку на 8 (влияние, наблюдательность); при успехе он отправляется в Карцер.
unfathomable-cargo-hold = Грузовой трюм
    .text = Действие: посмотрите два верхних предмета, один возьмите, другой положите под колоду.
unfathomable-galley = Камбуз
    .text = Действие: возьмите от 1 до 5 карт навыков любых типов; если больше одной, бросьте кубик: выпало меньше их числа — −1 еда.
unfathomable-boiler-room = Котельная
    .text = Действие: сбросьте карту силы, бросьте кубик, и корабль продвигается на 1; −1 топливо, если кубик и карта в сумме дают 6 или меньше.
unfathomable-brig = Карцер
    .text = Действие: проведите проверку на 8 (знания, сила); при успехе перейдите в любое место на корабле. Здесь предметы не действуют, к проверке вы добавляете только одну карту, а ваша карта Мифа не приносит кризиса.
unfathomable-sick-bay = Лазарет
    .text = Здесь приходят в себя поверженные люди. Кто начинает здесь ход, получает только одну карту навыка.
unfathomable-the-deep = Пучина
    .text = То, что под кораблём. Когда здесь четверо или больше глубоководных, всё затаившееся всплывает у носа.
unfathomable-water-1 = вода 1
unfathomable-water-2 = вода 2
unfathomable-water-3 = вода 3
unfathomable-water-4 = вода 4
unfathomable-water-5 = вода 5
unfathomable-water-6 = вода 6
unfathomable-water-7 = вода 7
unfathomable-water-8 = вода 8
unfathomable-deck-1 = палуба 1
unfathomable-deck-2 = палуба 2
unfathomable-deck-3 = палуба 3
unfathomable-deck-4 = палуба 4
unfathomable-deck-5 = палуба 5
unfathomable-deck-6 = палуба 6
unfathomable-deck-7 = палуба 7
unfathomable-deck-8 = палуба 8
unfathomable-father-dagon = Отец Дагон
    .text = При активации 2 глубоководных влезают на палубу рядом с ним, затем он проплывает 1 место к носу.
unfathomable-mother-hydra = Мать Гидра
    .text = При активации повреждается помещение рядом с ней, затем она проплывает 1 место к носу.
unfathomable-deep-ones = Глубоководные
unfathomable-ship = «Атлантика»
unfathomable-below = под палубой
unfathomable-check = проверка
unfathomable-token-deep_ones = Глубоководные

## Стопки

# Существительные для фразы «Перемешано: …».
unfathomable-pile-hand = рука
unfathomable-pile-area = игровая зона
unfathomable-pile-loyalty = карты верности
unfathomable-pile-loyalties = колода верности
unfathomable-pile-limbo = карты, которые сейчас разыгрываются
unfathomable-pile-check = карты проверки
unfathomable-pile-chaos = колода хаоса
unfathomable-pile-row = путевые точки за кормой
unfathomable-pile-mythos = колода Мифа
unfathomable-pile-waypoints = колода путевых точек
unfathomable-pile-spells = колода заклинаний
unfathomable-pile-items = колода предметов
unfathomable-pile-damage = колода повреждений
unfathomable-pile-passengers = пассажиры под палубой
unfathomable-pile-influence = колода влияния
unfathomable-pile-influence-discard = сброс влияния
unfathomable-pile-lore = колода знаний
unfathomable-pile-lore-discard = сброс знаний
unfathomable-pile-observation = колода наблюдательности
unfathomable-pile-observation-discard = сброс наблюдательности
unfathomable-pile-strength = колода силы
unfathomable-pile-strength-discard = сброс силы
unfathomable-pile-will = колода воли
unfathomable-pile-will-discard = сброс воли
unfathomable-pile-treachery = колода вероломства
unfathomable-pile-treachery-discard = сброс вероломства
unfathomable-pile-mythos-discard = сброс Мифа
unfathomable-pile-passengers-deck-1 = пассажиры на палубе 1
unfathomable-pile-passengers-deck-2 = пассажиры на палубе 2
unfathomable-pile-passengers-deck-3 = пассажиры на палубе 3
unfathomable-pile-passengers-deck-4 = пассажиры на палубе 4
unfathomable-pile-passengers-deck-5 = пассажиры на палубе 5
unfathomable-pile-passengers-deck-6 = пассажиры на палубе 6
unfathomable-pile-passengers-deck-7 = пассажиры на палубе 7
unfathomable-pile-passengers-deck-8 = пассажиры на палубе 8
unfathomable-pile-damage-bridge = повреждения: Мостик
unfathomable-pile-damage-chapel = повреждения: Часовня
unfathomable-pile-damage-captains-cabin = повреждения: Каюта капитана
unfathomable-pile-damage-cargo-hold = повреждения: Грузовой трюм
unfathomable-pile-damage-galley = повреждения: Камбуз
unfathomable-pile-damage-boiler-room = повреждения: Котельная

## Что происходит

unfathomable-log-character = Игрок { $n } — { $card }.
unfathomable-log-move = { $seat } идёт сюда: { $place }.
unfathomable-log-stays = { $seat } остаётся на месте: { $place }.
unfathomable-log-break-out = { $seat } вырывается из карцера, карты вместе стоят { $n }.
unfathomable-log-space = { $seat } выполняет действие места: { $place }.
unfathomable-log-looks = { $seat } смотрит { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
}: { $pile }.
unfathomable-log-empty = Там ничего не осталось: { $pile }.
unfathomable-log-accused = { $seat } обвиняет. Кого: { $other }.
unfathomable-log-trade = { $seat } начинает обмен предметами: { $place }.
unfathomable-log-chosen = { $seat } выбирает: { $what }.
unfathomable-log-declines = { $seat } отказывается.
unfathomable-log-attack = { $seat } атакует. Цель: { $thing }.
unfathomable-log-attack-fails = Атака не удалась: { $n }, а нужно { $target }.
unfathomable-log-strikes = { $seat } поражает издали. Цель: { $thing }.
unfathomable-log-strikes-deep-one = { $seat } поражает издали глубоководного: { $place }.
unfathomable-log-withstands = Без вреда: { $n }, а нужно { $target }.
unfathomable-log-attack-deep-one = { $seat } атакует глубоководного: { $place }.
unfathomable-log-deep-one-attacks = Глубоководный атакует. Цель: { $seat }.
unfathomable-log-defeated = Повержен персонаж { $seat }.
unfathomable-log-roll = { $seat } бросает кубик: { $n }.
unfathomable-log-roll-set = { $seat } не бросает кубик: на нём выставлено { $n }.
unfathomable-log-roll-counts = Со всеми изменениями выходит { $n }.
unfathomable-log-roll-capped = Со всеми изменениями выходит { $n }; считается как { $total }.
unfathomable-log-check = Проверка на { $n }: { $skills }.
unfathomable-log-added = { $seat } { $n ->
    [0] не добавляет карт
    [one] добавляет { $n } карту
    [few] добавляет { $n } карты
   *[many] добавляет { $n } карт
}.
unfathomable-log-cards = Карты проверки: { $cards }.
unfathomable-log-joins = { $seat } добавляет к проверке карту: { $card }.
unfathomable-log-turned-up = К проверке лицом вверх: { $card }.
unfathomable-log-unseen = К проверке лицом вниз добавляется верхняя карта колоды: { $skill }.
unfathomable-log-room = Кубик указывает на зону: { $place }.
unfathomable-log-total = Сумма: { $n } против { $target }.
unfathomable-log-check-pass = Проверка — успех: { $n } против { $target }.
unfathomable-log-check-partial = Проверка — частичный успех: { $n } против { $target }.
unfathomable-log-check-fail = Проверка — провал: { $n } против { $target }.
unfathomable-log-check-named = Исход проверки решён без карт: { $result }.
unfathomable-log-fails-at-once = { $card }: проверка не проводится, она сразу провалена.
unfathomable-log-no-symbols = { $card }: символы этой карты не разыгрываются.
unfathomable-log-mythos = { $seat } берёт карту Мифа: { $card }.
unfathomable-log-no-crisis = { $seat } в карцере: кризис не разыгрывают, только символы.
unfathomable-log-decided = { $seat } решает кризис «{ $card }»: { $what }
unfathomable-log-activate-deep-ones = Глубоководные приходят в движение.
unfathomable-log-activate-father-dagon = Отец Дагон приходит в движение.
unfathomable-log-activate-mother-hydra = Мать Гидра приходит в движение.
unfathomable-log-monarch = { $card } плывёт сюда: { $place }.
unfathomable-log-monarch-stays = { $card } уже перед носом корабля и остаётся там: { $place }.
unfathomable-log-deep-ones = { $n ->
    [one] Появляется { $n } глубоководный
    [few] Появляются { $n } глубоководных
   *[many] Появляются { $n } глубоководных
}: { $place }.
unfathomable-log-deep-ones-gone = { $n ->
    [one] Повержен { $n } глубоководный
    [few] Повержены { $n } глубоководных
   *[many] Повержены { $n } глубоководных
}: { $place }.
unfathomable-log-deep-ones-move = { $n ->
    [one] Перемещается { $n } глубоководный
    [few] Перемещаются { $n } глубоководных
   *[many] Перемещаются { $n } глубоководных
}: { $place } → { $to }.
unfathomable-log-hatches-hold = Люки держат, глубоководным сюда не войти: { $place }.
unfathomable-log-risk = Пассажир забредает сюда: { $place }.
unfathomable-log-few-passengers = { $n ->
    [0] В запасе не осталось пассажиров.
    [one] В запасе остался только { $n } пассажир.
    [few] В запасе осталось только { $n } пассажира.
   *[many] В запасе осталось только { $n } пассажиров.
}
unfathomable-log-rescue = { $seat } уводит пассажира вниз, в безопасность. Откуда: { $place }.
unfathomable-log-slays = { $seat } губит пассажира: { $place }.
unfathomable-log-passenger = Пассажир погибает: { $card } ({ $place }).
unfathomable-log-gain = +{ $n } к { $resource-dat } (теперь { $left }).
unfathomable-log-full = Счётчик не показывает больше 10: { $resource }, { $left }.
unfathomable-log-lose = −{ $n } к { $resource-dat } (теперь { $left }).
unfathomable-log-travel = «Атлантика» идёт вперёд: путь { $n } из 4.
unfathomable-log-ritual = Ритуал продвигается: { $n } из 4.
unfathomable-log-back-travel = «Атлантика» теряет ход: путь { $n } из 4.
unfathomable-log-back-ritual = Ритуал откатывается: { $n } из 4.
unfathomable-log-start-travel = Жетон пути стоит на «Старте» и дальше не отходит.
unfathomable-log-start-ritual = Жетон ритуала стоит на «Старте» и дальше не отходит.
unfathomable-log-to-start-travel = Жетон пути возвращается на «Старт».
unfathomable-log-to-start-ritual = Жетон ритуала возвращается на «Старт».
unfathomable-log-waypoint = Путевая точка «{ $card }»: расстояние { $n }.
unfathomable-log-loyalty-dealt = Каждый получает карту верности, лицом вниз.
unfathomable-log-row-gone = Путевая точка «{ $card }» выпадает из пути: расстояние { $n }.
unfathomable-log-first-loyalty = Каждый сделал ход. Теперь раздают карты верности, и не все, возможно, останутся теми, кем были.
unfathomable-log-awakening = Полпути позади. Что-то просыпается в крови: каждый получает вторую карту верности.
unfathomable-log-banishment = Ритуал завершён. Свет дочиста сметает всё с воды и палубы.
unfathomable-log-damage-card = Повреждение: { $card }.
unfathomable-log-damaged = Повреждено: { $place }.
unfathomable-log-repaired = { $seat } чинит: { $place }.
unfathomable-log-treachery = В колоду хаоса { $n ->
    [one] уходит { $n } карта
    [few] уходят { $n } карты
   *[many] уходят { $n } карт
} вероломства.
unfathomable-log-renewed = Составлена новая колода: { $pile }.
unfathomable-log-no-chaos = Карт осталось слишком мало: в новой колоде хаоса нет навыка «{ $skill }».
unfathomable-log-ring = { $card }: проверка удалась, и кольцо требует плату.
unfathomable-log-title = { $seat } получает титул: { $card }.
unfathomable-log-title-lost = { $seat } теряет титул: { $card }.
unfathomable-log-title-kept = Больше никого нет, поэтому титул остаётся. { $seat }: { $card }.
unfathomable-log-item = { $seat } получает предмет: { $card }.
unfathomable-log-discards = { $seat } сбрасывает: { $card }.
unfathomable-log-none-left = Таких карт больше нет: { $seat } не получает { $n ->
    [one] { $n } карты
    [few] { $n } карт
   *[many] { $n } карт
}.
unfathomable-log-keeps = Карта «{ $card }» остаётся в игровой зоне. Чья: { $seat }.
unfathomable-log-card-gone = Выходит из игры: { $card }.
unfathomable-log-improvement = { $seat } переворачивает улучшение лицом вверх: { $card }.
unfathomable-log-on-top = { $seat } оставляет карту сверху: { $pile }.
unfathomable-log-to-bottom = { $seat } кладёт карту вниз: { $pile }.
unfathomable-log-top-gone = { $n ->
    [one] { $n } верхняя карта выходит
    [few] { $n } верхние карты выходят
   *[many] { $n } верхних карт выходят
} из игры невскрытыми: { $pile }.
unfathomable-log-refused = { $seat } отказывается от предмета: { $card }.
unfathomable-log-spell = { $seat } творит заклинание: { $card }.
unfathomable-log-betrayal = { $seat } сбрасывает маску, и на карте написано: { $card }.
unfathomable-log-loyalty-to = { $seat } тайком передаёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} верности. Получает: { $other }.
unfathomable-log-deep-one-damages = Глубоководный крушит помещение: { $place }.
unfathomable-log-loyalty-seen = { $seat } смотрит карты верности. Чьи: { $other }.
unfathomable-log-nothing = Пропущено: { $why }.
unfathomable-log-survives = Глубоководный уцелел; { $card } остаётся.
unfathomable-log-no-cards = { $seat } не имеет карт навыков, чтобы их сбросить.
unfathomable-log-no-mythos = { $seat } — раскрытый предатель и не берёт карту Мифа.
unfathomable-log-barricaded = Люки заколочены: до конца хода глубоководные не входят в помещения.
unfathomable-log-face-up = Все карты к этой проверке добавляются лицом вверх.
unfathomable-log-without-chaos = К этой проверке не добавляются карты хаоса.
unfathomable-log-chaos = К проверке { $n ->
    [one] добавлена { $n } карта
    [few] добавлены { $n } карты
   *[many] добавлены { $n } карт
} колоды хаоса.
unfathomable-log-deep-one-stays = Глубоководный остаётся на месте: { $place }.
unfathomable-log-loyalty-kept = Порт близко: { $seat } оставляет себе остальные карты верности.
unfathomable-nothing-cell = глубоководных не может быть ни в Карцере, ни в Лазарете
unfathomable-nothing-suspect = вне Карцера некого туда отправить
unfathomable-nothing-hands = ни у кого из людей нет карт навыков
unfathomable-nothing-deep-ones = глубоководных нет
unfathomable-nothing-betrayal = в Карцере предательство не вредит
unfathomable-nothing-loyalty = нет других карт верности, чтобы их передать
unfathomable-nothing-exchange-brig = в Карцере карты не обменивают
unfathomable-nothing-exchange = нет карт, чтобы их обменять
unfathomable-nothing-passengers = пассажиров не осталось
unfathomable-nothing-items = нет предмета, который можно взять
unfathomable-nothing-passengers-on-deck = на палубе нет пассажиров
unfathomable-nothing-nobody = там никого нет
unfathomable-nothing-deep = Пучина пуста
unfathomable-nothing-rich = ни у кого нет больше одного предмета
unfathomable-nothing-help = рискнули слишком немногими пассажирами
unfathomable-nothing-room = ни одно помещение не повреждено, и глубоководные не появляются
unfathomable-nothing-prisoners = в Карцере никого нет
unfathomable-nothing-ring = кольца ни у кого нет
unfathomable-nothing-guests = некому идти на Камбуз
unfathomable-nothing-rescued = никто из пассажиров не спасён
unfathomable-nothing-monarchs = оба владыки уже в Пучине
unfathomable-nothing-enemies = врагов там нет
unfathomable-roll-high = нужно { $n } или больше
unfathomable-roll-low = { $n } или меньше принесёт вред
unfathomable-roll-room = он укажет помещение
unfathomable-roll-deck = он укажет место на палубе
unfathomable-roll-bow = 1–4 — вода 1, 5–8 — вода 2
unfathomable-roll-number = столько глубоководных будет повержено
unfathomable-roll-fire = 6 или больше продвинет корабль ещё на 1 и повредит его
unfathomable-roll-hit-deep-one = чтобы повергнуть глубоководного, нужно { $n } или больше ({ $target })
unfathomable-roll-hit-character = { $target } под ударом, нужно { $n } или больше

## На что можно отозваться

unfathomable-event-defeated = { $thing } на волосок от поражения
unfathomable-event-passengerdefeated = пассажир вот-вот погибнет: { $place }
unfathomable-event-dieroll = { $thing } бросает кубик: { $why }
unfathomable-event-rolled = бросок, { $thing }: { $n }; { $why }
unfathomable-event-attackrolled = бросок атаки, { $thing }: { $n }; { $why }
unfathomable-event-checkbegins = начинается проверка на { $n }{ $partial ->
    [0] {""}
   *[any] {" "}(частично от { $partial })
}: { $skills }
unfathomable-event-cardsadded = { $thing } заканчивает добавлять карты к проверке
unfathomable-event-chaosadded = добавлены карты хаоса
unfathomable-event-totalled = итог проверки ({ $skills }): { $total } против { $n }{ $partial ->
    [0] {""}
   *[any] , частичный успех от { $partial }
}
unfathomable-event-checkdone = проверка окончена
unfathomable-event-hatchreached = глубоководные вот-вот войдут в помещение: { $thing }
unfathomable-event-mythosdrawn = взята карта Мифа: { $thing }
unfathomable-event-choicefaced = нужно решить кризис: { $thing }
unfathomable-event-stoked = { $thing } поддаёт жару в котлах
unfathomable-event-loreresolved = { $thing } разыгрывает карту знаний до конца
unfathomable-event-phasebegins = начинается шаг
unfathomable-event-phaseends = шаг заканчивается
unfathomable-event-roundbegins = начинается ход
unfathomable-event-roundends = ход заканчивается
unfathomable-event-used = применение: { $thing }

## Вопросы

unfathomable-prompt-character = Кем вы будете?
unfathomable-prompt-actions = Что будете делать? { $n ->
    [one] Осталось { $n } действие.
    [few] Осталось { $n } действия.
   *[many] Осталось { $n } действий.
}
unfathomable-prompt-action = Сейчас вы можете выполнить действие. Какое?
unfathomable-prompt-skill-type = Карта { $n } из { $of }: какого типа?
unfathomable-prompt-skill = { $n ->
    [one] Какого типа вы берёте { $n } карту?
    [few] Какого типа вы берёте { $n } карты?
   *[many] Какого типа вы берёте { $n } карт?
}
unfathomable-prompt-skill-forced = Какой ещё навык поддерживает эту проверку?
unfathomable-prompt-skill-added = Из какой колоды верхняя карта добавляется к проверке?
unfathomable-prompt-swap = Вместо каких из них взять вероломство?
unfathomable-prompt-discard = { $n ->
    [1] Какую карту вы сбрасываете?
    [one] Какую { $n } карту вы сбрасываете?
    [few] Какие { $n } карты вы сбрасываете?
   *[many] Какие { $n } карт вы сбрасываете?
}
unfathomable-prompt-hand-limit = { $n ->
    [1] Карт больше 10. Какую вы сбрасываете?
   *[any] Карт больше 10. Какие { $n } вы сбрасываете?
}
unfathomable-prompt-persist = { $n ->
    [1] Какую карту вы сбрасываете, чтобы взять другую?
   *[any] Какие карты вы сбрасываете, от 1 до { $n }? Столько же вы возьмёте, все одного типа.
}
unfathomable-prompt-exchange = Какие карты вы меняете на карты вероломства? Можно все, некоторые или ни одной.
unfathomable-prompt-pay = Какую карту вы сбрасываете? Её значение прибавляется к кубику.
unfathomable-prompt-repair = Какую карту вы сбрасываете на починку? Ещё нужно: { $n }.
unfathomable-prompt-break-out = Какую карту вы сбрасываете, чтобы вырваться? В сумме нужно 12.
unfathomable-prompt-add = Какие карты вы добавляете к проверке на { $target } ({ $skills })?
unfathomable-prompt-add-one = Какую карту вы добавляете к проверке? Сейчас { $n } против { $target }.
unfathomable-prompt-roll = Как вы меняете бросок?
unfathomable-prompt-total = Как вы меняете итог? Сейчас { $n } против { $target }.
unfathomable-prompt-die = Какое число выставить на кубике?
unfathomable-prompt-result = Каков исход проверки?
unfathomable-prompt-move = Куда вы переходите?
unfathomable-prompt-beast = Куда вы переходите? Все враги там будут повержены.
unfathomable-prompt-from = Откуда перемещаются глубоководные?
unfathomable-prompt-drive = Все глубоководные вместе уходят отсюда: { $place }. Куда они идут?
unfathomable-prompt-astral-from = Откуда кого-то перенести?
unfathomable-prompt-to = Куда перенести: { $thing }?
unfathomable-prompt-throw = Какое место вы взрываете?
unfathomable-prompt-room-damaged = Какое помещение повреждено?
unfathomable-prompt-room-cleared = В каком помещении повержены все глубоководные?
unfathomable-prompt-room-filled = В каком помещении появятся 4 глубоководных?
unfathomable-prompt-water = В каком месте на воде всплывут все чудовища Пучины?
unfathomable-prompt-waters = В каких местах на воде появится по глубоководному? Сколько: { $n }.
unfathomable-prompt-lend = Кто сейчас выполнит действие?
unfathomable-prompt-ward = Кого защитит чара?
unfathomable-prompt-ancestry = Чьи карты верности вы смотрите?
unfathomable-prompt-accuse = Кого вы обвиняете? При успехе проверки этот человек отправится в Карцер.
unfathomable-prompt-suspect = Кого отправить в Карцер?
unfathomable-prompt-arrest = Отправите кого-нибудь в Карцер?
unfathomable-prompt-victim = Кого атакует глубоководный?
unfathomable-prompt-enemy = Какого врага вы атакуете? Место означает глубоководного в нём.
unfathomable-prompt-shrivel = Какого врага вы поражаете издалека? Место означает глубоководного в нём.
unfathomable-prompt-defeat-several = Повержен глубоководный { $n } из { $of }. Где?
unfathomable-prompt-defeat = Глубоководный повержен. Где?
unfathomable-prompt-weapon = Каким оружием вы атакуете?
unfathomable-prompt-again = Атаковать ещё раз?
unfathomable-prompt-activate = Какие глубоководные активируются?
unfathomable-prompt-oath = К кому из владык вы обращаетесь?
unfathomable-prompt-rites = Кто активируется первым?
unfathomable-prompt-monarch-to = { $card } не уходит в Пучину. Куда плывёт?
unfathomable-prompt-malpractice = Пассажир погибает. Какой?
unfathomable-prompt-order = Какой глубоководный действует следующим?
unfathomable-prompt-defeat-order = Несколько поражений сразу. Кто следующий? Место означает пассажира в нём.
unfathomable-prompt-who-next = Несколько игроков решают одновременно: { $what }. Кто следующий?
unfathomable-several-draw = каждый берёт карту навыка
unfathomable-several-discard = каждый сбрасывает карты навыков
unfathomable-several-heal = каждый выходит из Лазарета или берёт карту навыка
unfathomable-several-keep = каждый оставляет себе один предмет
unfathomable-several-leave = каждый выходит из Карцера
unfathomable-several-dine = каждый может пойти на Камбуз
unfathomable-prompt-herd-order = Перемещаются несколько глубоководных, а люки ещё можно заколотить. Откуда уходит следующий?
unfathomable-prompt-accept = { $seat } предлагает вам предмет: { $card }. Взять?
unfathomable-prompt-herd = Глубоководный уходит отсюда: { $place }. Куда?
unfathomable-prompt-astral = Кого перенести следующим?
unfathomable-prompt-resource-gained = Какой ресурс увеличить на 1?
unfathomable-prompt-resource-lost = Какой ресурс уменьшить на 1?
unfathomable-prompt-item-take = Какой предмет вы берёте?
unfathomable-prompt-item-lost = Какой предмет вы отдаёте? Он будет убран из игры.
unfathomable-prompt-item-rob = Какой предмет и у кого вы забираете?
unfathomable-prompt-passenger = Пассажир на палубе погибает. В каком месте?
unfathomable-prompt-rescue = Какого пассажира спасти?
unfathomable-prompt-venture = { $n ->
    [one] Рискнёте { $n } пассажиром?
    [few] Рискнёте { $n } пассажирами?
   *[many] Рискнёте { $n } пассажирами?
}
unfathomable-prompt-volunteers = Сколько пассажиров берётся за оружие?
unfathomable-prompt-deck = Какую колоду вы смотрите? Верхних карт: { $n }.
unfathomable-prompt-top = Какая карта остаётся сверху? Это { $pile }.
unfathomable-prompt-under = Какая карта следующей уходит вниз? Это { $pile }.
unfathomable-prompt-mythos = Какую карту Мифа разыграть?
unfathomable-prompt-waypoint = Каким путём пойдёт корабль?
unfathomable-prompt-crisis = Что вы решите?
unfathomable-prompt-track = Что продвигается?
unfathomable-prompt-chapel = Назад или вперёд?
unfathomable-prompt-ritual = Куда поставить жетон ритуала?
unfathomable-prompt-keep-item = Какой предмет вы оставляете?
unfathomable-prompt-improvement = Какое улучшение лежит лицом вверх?
unfathomable-prompt-trade = Передадите что-нибудь?
unfathomable-prompt-spell = Какое заклинание сотворить?
unfathomable-prompt-spell-place = Верхнее заклинание — { $card }. Куда его?
unfathomable-prompt-pharmacy = Чем вы платите за спасение пассажира?
unfathomable-prompt-iceberg = Попытаете счастья у айсберга?
unfathomable-prompt-rats = Отдадите 1 рассудок за 1 еду?
unfathomable-prompt-banquet = Пойдёте на Камбуз?
unfathomable-prompt-memory = Сбросить карту, чтобы её символы не сработали?
unfathomable-prompt-loyalty = Какую карту верности вы показываете?
unfathomable-prompt-loyalty-to = Кому достаются все ваши остальные карты верности?
unfathomable-prompt-loyalty-dealt = Кому достаётся только что розданная вам карта верности?
unfathomable-prompt-choose = Что из двух произойдёт?

## Варианты

unfathomable-option-end-actions = Больше никаких действий{ $n ->
    [0] { "" }
    [one] , { $n } пропадёт
    [few] , { $n } пропадут
   *[many] , { $n } пропадут
}
unfathomable-option-move = Перейти: { $thing }
unfathomable-option-break-out = Вырваться из Карцера, сбросив карты на 12
unfathomable-option-attack = Атаковать: { $thing }
unfathomable-option-attack-deep-one = Атаковать глубоководного
unfathomable-option-rescue = Спасти пассажира здесь
unfathomable-option-slay = Погубить пассажира здесь
unfathomable-option-trade = Обменяться предметами с теми, кто здесь
unfathomable-option-declare = Объявить о предательстве
unfathomable-option-repair = Починить это помещение
unfathomable-option-bridge = Мостик: рискнуть пассажиром и заглянуть на две карты вперёд
unfathomable-option-chapel = Часовня: сдержать ритуал или продвинуть
unfathomable-option-captains-cabin = Каюта капитана: попытаться посадить кого-нибудь под замок
unfathomable-option-cargo-hold = Грузовой трюм: найти предмет
unfathomable-option-galley = Камбуз: взять от 1 до 5 карт навыков
unfathomable-option-boiler-room = Котельная: дать ход картой силы
unfathomable-option-brig = Карцер: попытаться выйти
unfathomable-option-skill-influence = влияние
unfathomable-option-skill-lore = знания
unfathomable-option-skill-observation = наблюдательность
unfathomable-option-skill-strength = сила
unfathomable-option-skill-will = воля
unfathomable-option-skill-treachery = вероломство
unfathomable-option-swap = Вероломство вместо { $skill-gen }
unfathomable-option-discard = Сбросить: { $thing }
unfathomable-option-add = Добавить: { $thing }
unfathomable-option-more = на { $n } больше
unfathomable-option-less = на { $n } меньше
unfathomable-option-same = без изменений
unfathomable-option-die = на кубике { $n }
unfathomable-option-passengers = { $n ->
    [one] { $n } пассажир
    [few] { $n } пассажира
   *[many] { $n } пассажиров
}
unfathomable-option-plus = { $resource }: +1
unfathomable-option-minus = { $resource }: −1
unfathomable-option-rob = { $card }, владелец: { $seat }
unfathomable-option-one-deep-one = 1 глубоководный: { $thing }
unfathomable-option-pass = успех
unfathomable-option-partial = частичный успех
unfathomable-option-fail = провал
unfathomable-option-travel = Корабль продвигается
unfathomable-option-ritual = Ритуал продвигается
unfathomable-option-ritual-back = Откатить ритуал на 1
unfathomable-option-ritual-on = Сбросить карту знаний и продвинуть ритуал на 1
unfathomable-option-ritual-forward = { $n ->
    [one] На { $n } деление вперёд
    [few] На { $n } деления вперёд
   *[many] На { $n } делений вперёд
}
unfathomable-option-ritual-backward = { $n ->
    [one] На { $n } деление назад
    [few] На { $n } деления назад
   *[many] На { $n } делений назад
}
unfathomable-option-ritual-stay = Оставить на месте
unfathomable-option-any-order = Все, в любом порядке
unfathomable-option-all-here = Все глубоководные там, где вы
unfathomable-option-deep-one = глубоководный
unfathomable-option-bare-hands = Голые руки
unfathomable-option-again = Атаковать ещё раз
unfathomable-option-stop = Хватит
unfathomable-option-stay = Остаться
unfathomable-option-give = { $card } → { $seat }
unfathomable-option-keep = Ничего не отдавать
unfathomable-option-leave = Оставить в колоде
unfathomable-option-on-top = Оставить сверху
unfathomable-option-to-bottom = Положить под колоду
unfathomable-option-on-deck = Один с палубы
unfathomable-option-in-supply = Один из-под палубы
unfathomable-option-lose-food = Потерять 1 еду
unfathomable-option-lose-fuel = Потерять 1 топливо
unfathomable-option-remove-item = Убрать этот предмет из игры
unfathomable-option-risk-two = Рискнуть 2 пассажирами
unfathomable-option-damage = Корабль повреждён
unfathomable-option-damage-twice = Корабль повреждён дважды

## Чего нельзя и почему

unfathomable-denied-actions = Действий не осталось.
unfathomable-denied-traitor = Раскрытый предатель этого не может.
unfathomable-denied-human = Это может только раскрытый предатель.
unfathomable-denied-loyal = У вас нет карты предателя.
unfathomable-denied-brig = Из Карцера просто так не выйти.
unfathomable-denied-twelve = Нужны карты на { $need } в сумме, ваши дают { $n }.
unfathomable-denied-attack = Что-то не даёт вам атаковать.
unfathomable-denied-nobody = Здесь не с кем это сделать.
unfathomable-denied-guarded = Рядом стоит человек.
unfathomable-denied-trade = Обмениваться не с кем или нечем.
unfathomable-denied-whole = Здесь ничего не повреждено.
unfathomable-denied-damaged = Помещение повреждено.
unfathomable-denied-repair = У вас нет карт для починки.
unfathomable-denied-enemy = Здесь враг.
unfathomable-denied-used = Это действие уже было в этом ходу.
unfathomable-denied-passengers = Под палубой не осталось пассажиров.
unfathomable-denied-card = Нужна карта навыка: { $skill }, а у вас такой нет.
unfathomable-denied-items = Колода предметов пуста.

## Чем кончается

unfathomable-log-humans-win = Люди победили! { $why }
unfathomable-log-traitors-win = Глубоководные победили! { $why }
unfathomable-log-nobody-wins = Не победил никто. { $why }
unfathomable-log-end-wins = { $seat } выигрывает. Верность: { $cards }.
unfathomable-log-end-loses = { $seat } проигрывает. Верность: { $cards }.
unfathomable-no-loyalty = карт не раздавали
unfathomable-won-port = «Атлантика» входит в порт, и люди сходят на берег.
unfathomable-lost-fuel = Котлы остывают. «Атлантика» дрейфует, пока за ней не приплывут.
unfathomable-lost-food = Есть больше нечего, а вода полна обещаний.
unfathomable-lost-sanity = Никто на борту уже не помнит, зачем держаться подальше от моря.
unfathomable-lost-souls = Везти домой больше некого.
unfathomable-lost-damage = Помещение за помещением сдаётся, и «Атлантика» идёт ко дну.
unfathomable-lost-deep-ones = Их слишком много. Корабль принадлежит им.

## Стол текстом

unfathomable-board-turn = Ход { $n }
unfathomable-board-fuel = Топливо
unfathomable-board-food = Еда
unfathomable-board-sanity = Рассудок
unfathomable-board-souls = Души
unfathomable-board-travel = Путь
unfathomable-board-ritual = Ритуал
unfathomable-board-distance = Расстояние { $n } из { $needed }
unfathomable-board-awakening = пробуждение на { $n }
unfathomable-board-bow = (нос)
unfathomable-board-stern = (корма)
unfathomable-board-legend = { $sea } вода, { $deep } глубоководные, { $passenger } пассажиры, { $damage } повреждено, { $used } использовано в этом ходу
unfathomable-board-pile-mythos = Миф
unfathomable-board-pile-waypoints = путевые точки
unfathomable-board-pile-spells = заклинания
unfathomable-board-pile-items = предметы
unfathomable-board-pile-damage = повреждения
unfathomable-board-pile-chaos = хаос
unfathomable-board-decks = Колоды: { $list }
unfathomable-board-skills = Колоды навыков: { $list }
unfathomable-board-supply = Запас: глубоководные { $n }, пассажиры { $passengers }
unfathomable-board-discards = Сверху на сбросах: { $cards }
unfathomable-board-row = За кормой: { $cards }
unfathomable-board-symbols = После этого: { $activation }; { $track }
unfathomable-board-track-travel = путь
unfathomable-board-track-ritual = ритуал
unfathomable-board-track-choice = путь или ритуал
unfathomable-board-check = Проверка на { $n }{ $partial ->
    [0] {""}
   *[any] {" "}(частичный успех от { $partial })
}: { $skills }
unfathomable-board-added = Карт: { $n }; добавили игроки: { $list }
unfathomable-board-shown = Открыто: { $cards }; сумма { $total }
unfathomable-board-you = вы
unfathomable-board-traitor = раскрытый предатель
unfathomable-board-actions = действия { $n }
unfathomable-board-hand-of = рука { $n }
unfathomable-board-set = Получает: { $list }
unfathomable-board-area = В игре:
unfathomable-board-hand = Рука:
unfathomable-board-loyalty = Карты верности: { $n }
unfathomable-board-decides = Решает: { $seat }
unfathomable-board-barricaded = Люки заколочены: в этом ходу глубоководные не входят в помещения.
unfathomable-board-betrayal = Если вы объявите о предательстве: { $what }
unfathomable-board-face-down = рубашкой вверх
unfathomable-board-basic-attack = атака без оружия

## Готовые фразы о тайном

# Они нарочно расплывчаты: ни типа, ни значения, ни названия карты. Говорить правду никто не обязан.
unfathomable-phrase-help-a-lot = Здесь я сильно помогаю.
unfathomable-phrase-help-a-little = Я немного помогаю.
unfathomable-phrase-cannot-help = В этот раз помочь не могу.
unfathomable-phrase-rather-not-add = Лучше приберегу свои карты.
unfathomable-phrase-not-me = Это не моих рук дело.
unfathomable-phrase-only-me = Судя по тому, что видно всем, это моих рук дело, больше некому.
unfathomable-phrase-can-you-help = { $seat }, поможешь с этой проверкой?
unfathomable-phrase-can-you-stop-it = { $seat }, можешь это предотвратить?
unfathomable-phrase-can-you-roll = { $seat }, можешь что-то сделать с броском?
unfathomable-phrase-yes = Да.
unfathomable-phrase-no = Нет.
unfathomable-phrase-can-help-roll = Я могу что-то сделать с броском.
unfathomable-phrase-can-help-check = Я могу что-то сделать с этой проверкой.
unfathomable-phrase-can-save = Я могу удержать кого-нибудь на ногах.
unfathomable-phrase-have-action = Я могу кому-нибудь подсобить.
unfathomable-phrase-top-good = Сверху лежит хорошее.
unfathomable-phrase-top-bad = Сверху лежит плохое.
unfathomable-phrase-suspect = { $seat } вызывает у меня подозрения.
unfathomable-phrase-accuse = Моё обвинение: { $seat }.
unfathomable-phrase-trust = { $seat } заслуживает моего доверия.
unfathomable-phrase-is-human = По-моему, { $seat } — человек.
unfathomable-phrase-is-traitor = По-моему, { $seat } — предатель.
unfathomable-phrase-defend = Вы не того подозреваете.

## Карты навыков

unfathomable-coordinated-effort-1 = Слаженные усилия (влияние 1)
    .text = Действие: другой игрок сразу выполняет 1 действие.
unfathomable-coordinated-effort-1-coordinate = другой игрок сейчас выполняет действие
unfathomable-coordinated-effort-2 = Слаженные усилия (влияние 2)
    .text = Действие: другой игрок сразу выполняет 1 действие.
unfathomable-coordinated-effort-2-coordinate = другой игрок сейчас выполняет действие
unfathomable-nothing-to-hide-3 = Нечего скрывать (влияние 3)
    .text = Перед добавлением карт к проверке: все они добавляются лицом вверх.
unfathomable-nothing-to-hide-3-lay-open = все карты этой проверки добавляются лицом вверх
unfathomable-nothing-to-hide-4 = Нечего скрывать (влияние 4)
    .text = Перед добавлением карт к проверке: все они добавляются лицом вверх.
unfathomable-nothing-to-hide-4-lay-open = все карты этой проверки добавляются лицом вверх
unfathomable-inspiring-speech-5 = Вдохновляющая речь (влияние 5)
    .text = Действие: бросьте кубик. 3 или больше: +1 рассудок; меньше: −1 рассудок.
unfathomable-inspiring-speech-5-inspire = бросок на рассудок
unfathomable-shrivelling-1 = Иссушение (знания 1)
    .text = Действие: выберите врага где угодно и бросьте кубик. Глубоководный повержен на 4 и больше, персонаж — на 6 и больше.
unfathomable-shrivelling-1-wither = удар по врагу где угодно
unfathomable-shrivelling-2 = Иссушение (знания 2)
    .text = Действие: выберите врага где угодно и бросьте кубик. Глубоководный повержен на 4 и больше, персонаж — на 6 и больше.
unfathomable-shrivelling-2-wither = удар по врагу где угодно
unfathomable-lesser-banishment-3 = Малое изгнание (знания 3)
    .text = Действие: все глубоководные из одного места вместе перемещаются в соседнее.
unfathomable-lesser-banishment-3-drive-off = переместить всех глубоководных из одного места
unfathomable-lesser-banishment-4 = Малое изгнание (знания 4)
    .text = Действие: все глубоководные из одного места вместе перемещаются в соседнее.
unfathomable-lesser-banishment-4-drive-off = переместить всех глубоководных из одного места
unfathomable-forced-learning-5 = Вынужденное учение (знания 5)
    .text = Перед добавлением карт к проверке: назовите навык, который ей мешал бы; он помогает.
unfathomable-forced-learning-5-force = ещё один навык помогает этой проверке
unfathomable-watch-and-learn-1 = Смотри и учись (наблюдательность 1)
    .text = Действие: возьмите 2 карты навыков любых типов.
unfathomable-watch-and-learn-1-learn = взять 2 карты навыков
unfathomable-watch-and-learn-2 = Смотри и учись (наблюдательность 2)
    .text = Действие: возьмите 2 карты навыков любых типов.
unfathomable-watch-and-learn-2-learn = взять 2 карты навыков
unfathomable-keen-insight-3 = Острая проницательность (наблюдательность 3)
    .text = Перед броском кубика: +2 или −2 к результату.
unfathomable-keen-insight-3-foresee = изменить бросок на 2
unfathomable-keen-insight-4 = Острая проницательность (наблюдательность 4)
    .text = Перед броском кубика: +2 или −2 к результату.
unfathomable-keen-insight-4-foresee = изменить бросок на 2
unfathomable-preparation-5 = Подготовка (наблюдательность 5)
    .text = Перед добавлением карт к проверке: карты хаоса не добавляются.
unfathomable-preparation-5-prepare = в этой проверке нет карт хаоса
unfathomable-combat-training-1 = Боевая выучка (сила 1)
    .text = После броска кубика при атаке: перебросьте его.
unfathomable-combat-training-1-train = перебросить атаку
unfathomable-combat-training-2 = Боевая выучка (сила 2)
    .text = После броска кубика при атаке: перебросьте его.
unfathomable-combat-training-2-train = перебросить атаку
unfathomable-rampage-3 = Буйство (сила 3)
    .text = Действие: атакуйте до 4 раз без оружия или до 3 раз одним оружием.
unfathomable-rampage-3-rage = атаковать несколько раз
unfathomable-rampage-4 = Буйство (сила 4)
    .text = Действие: атакуйте до 4 раз без оружия или до 3 раз одним оружием.
unfathomable-rampage-4-rage = атаковать несколько раз
unfathomable-shrug-it-off-5 = Как с гуся вода (сила 5)
    .text = Когда вы должны быть повержены, этого не происходит.
unfathomable-shrug-it-off-5-shrug = устоять на ногах
unfathomable-persistence-1 = Упорство (воля 1)
    .text = Действие: сбросьте от 1 до 5 других карт навыков, затем возьмите столько же, все одного типа.
unfathomable-persistence-1-persist = обменять до 5 карт
unfathomable-persistence-2 = Упорство (воля 2)
    .text = Действие: сбросьте от 1 до 5 других карт навыков, затем возьмите столько же, все одного типа.
unfathomable-persistence-2-persist = обменять до 5 карт
unfathomable-determination-3 = Решимость (воля 3)
    .text = После подсчёта проверки: +2 или −2 к её сумме.
unfathomable-determination-3-insist = изменить сумму на 2
unfathomable-determination-4 = Решимость (воля 4)
    .text = После подсчёта проверки: +2 или −2 к её сумме.
unfathomable-determination-4-insist = изменить сумму на 2
unfathomable-true-grit-5 = Железная выдержка (воля 5)
    .text = Действие, раз в ход: выполните 2 действия.
unfathomable-true-grit-5-hold-on = выполнить 2 действия
unfathomable-reinforcements-1 = Подкрепление (вероломство 1)
    .text = Только для предателей. Действие: 1 глубоководный в Пучину; если их там четверо или больше, всё из Пучины всплывает на воде по вашему выбору.
unfathomable-reinforcements-1-reinforce = глубоководный собирается в Пучине
unfathomable-call-to-action-2 = Призыв к действию (вероломство 2)
    .text = Только для предателей. Действие: активируйте всех глубоководных там, где вы, или 1 глубоководного где угодно.
unfathomable-call-to-action-2-call = глубоководные действуют
unfathomable-siren-song-3 = Песнь сирены (вероломство 3)
    .text = Только для предателей. Действие: рискните 1 пассажиром.
unfathomable-siren-song-3-sing = выманить пассажира на палубу
unfathomable-ransack-4 = Разгром (вероломство 4)
    .text = Только для предателей. Вместо ваших действий, в Часовне, на Камбузе или в Котельной: −1 рассудок, еда или топливо.
unfathomable-ransack-4-ransack = разорить здешние запасы
unfathomable-perform-rites-5 = Тёмные обряды (вероломство 5)
    .text = Только для предателей. Вместо ваших действий: активируйте Отца Дагона и Мать Гидру в любом порядке.
unfathomable-perform-rites-5-perform = призвать обоих владык

## Предметы

unfathomable-six-shooter = Шестизарядный револьвер
    .text = Оружие. Действие: атакуйте врага там, где вы, с +2.
unfathomable-six-shooter-fire = атака на месте с +2
unfathomable-repeating-rifle = Магазинная винтовка
    .text = Оружие. Действие: атакуйте врага в соседнем месте, в том числе на воде, с +1.
unfathomable-repeating-rifle-fire = атака по соседству с +1
unfathomable-pocket-pistol = Карманный пистолет
    .text = Оружие. Действие: атакуйте врага там, где вы; можно один раз перебросить.
unfathomable-pocket-pistol-fire = атака на месте, со второй попыткой
unfathomable-pocket-pistol-steady = перебросить
unfathomable-shotgun = Дробовик
    .text = Оружие. Действие: атакуйте врага там, где вы, с +1 за каждого врага там.
unfathomable-shotgun-blast = атака на месте с +1 за каждого врага
unfathomable-kitchen-knife = Кухонный нож
    .text = +1 к вашим атакам без оружия.
unfathomable-speaking-trumpet = Рупор
    .text = Действие: спасите всех пассажиров там, где вы, и в соседних местах.
unfathomable-speaking-trumpet-call = спасти всех пассажиров поблизости
unfathomable-travel-pharmacy = Дорожная аптечка
    .text = Когда пассажир там, где вы, или по соседству должен погибнуть: спасите его за 1 еду или за этот предмет.
unfathomable-travel-pharmacy-treat = спасти пассажира за плату
unfathomable-tool-kit = Набор инструментов
    .text = Действие, в повреждённом помещении без врагов: почините его без карт.
unfathomable-tool-kit-mend = починить это помещение
unfathomable-elder-sign-amulet = Амулет со знаком Старших богов
    .text = Разыграв «Иссушение» или «Малое изгнание», можете разыграть карту ещё раз.
unfathomable-elder-sign-amulet-echo = разыграть карту ещё раз
unfathomable-almanac = Альманах
    .text = Один раз на каждый бросок, перед ним: сбросьте карту наблюдательности и прибавьте её значение.
unfathomable-almanac-look-up = прибавить значение карты наблюдательности
unfathomable-book-of-dagon = Книга Дагона
    .text = Действие, раз в ход: все глубоководные там, где вы, вместе перемещаются в соседнее место; затем выполните 1 действие.
unfathomable-book-of-dagon-command = переместить здешних глубоководных, затем выполнить 1 действие
unfathomable-lucky-ring = «Счастливое» кольцо
    .text = Один раз на каждую проверку, после подсчёта: +2 к сумме; если теперь это успех, 2 карты вероломства уходят в колоду хаоса.
unfathomable-lucky-ring-rub = +2 к сумме
unfathomable-starbuck = Старбак
    .text = Действие, раз в ход: атакуйте врага там, где вы, затем выполните 1 действие. Когда вы должны быть повержены, вместо этого удалите эту карту.
unfathomable-starbuck-bite = атака на месте, затем 1 действие
unfathomable-starbuck-guard = Старбак гибнет вместо вас
unfathomable-fine-clothes = Изысканный наряд
    .text = Улучшение: каждый ход вы получаете на 1 карту влияния больше.
unfathomable-mystical-text = Мистический текст
    .text = Улучшение: каждый ход вы получаете на 1 карту знаний больше.
unfathomable-binoculars = Бинокль
    .text = Улучшение: каждый ход вы получаете на 1 карту наблюдательности больше.
unfathomable-medicine-ball = Медицинбол
    .text = Улучшение: каждый ход вы получаете на 1 карту силы больше.
unfathomable-treasured-memento = Памятная вещица
    .text = Улучшение: каждый ход вы получаете на 1 карту воли больше.
unfathomable-jam-tin-grenade = Граната из жестянки
    .text = Действие, удалите её: в соседнем месте повержены все до единого; исправное помещение там повреждается.
unfathomable-jam-tin-grenade-throw = взорвать соседнее место
unfathomable-plimsolls = Парусиновые туфли
    .text = Действие, раз в ход: перейдите на соседнюю палубу или в соседнее помещение, затем выполните 1 действие.
unfathomable-plimsolls-dash = перейти по соседству, затем выполнить 1 действие

## Подвиги и титулы

unfathomable-unconventional-leader = Нестандартный лидер
    .text = Раз за игру, когда вы должны решить кризис: вместо этого потеряйте 1 любой ресурс на выбор.
unfathomable-unconventional-leader-lead = потерять 1 ресурс вместо решения
unfathomable-self-sacrifice = Самопожертвование
    .text = Раз за игру, перед добавлением карт к проверке карты Мифа: вы повержены и называете её исход.
unfathomable-self-sacrifice-sacrifice = пасть и назвать исход проверки
unfathomable-medical-intervention = Врачебная помощь
    .text = Раз за игру, когда персонаж должен быть повержен или пассажир должен погибнуть, этого не происходит.
unfathomable-medical-intervention-operate = удержать персонажа на ногах
unfathomable-medical-intervention-resuscitate = сохранить пассажиру жизнь
unfathomable-full-steam-ahead = Полный вперёд
    .text = Раз за игру, действие в Котельной: −1 топливо, и корабль продвигается на 2.
unfathomable-full-steam-ahead-full-steam = сжечь 1 топливо и продвинуться на 2
unfathomable-arrest-order = Приказ об аресте
    .text = Раз за игру, действие: другой персонаж там, где вы, отправляется в Карцер.
unfathomable-arrest-order-arrest = отвести кого-нибудь отсюда в Карцер
unfathomable-quick-cast = Быстрые чары
    .text = Раз за игру, действие, если вы Хранитель гримуара: сотворите верхнее заклинание, затем выполните 1 действие.
unfathomable-quick-cast-quick-cast = сотворить верхнее заклинание, затем выполнить 1 действие
unfathomable-perfect-number = Совершенное число
    .text = Раз за игру, перед броском кубика: вместо броска выставьте любое число.
unfathomable-perfect-number-calculate = выставить число на кубике
unfathomable-deep-one-ancestry = Кровь глубоководных
    .text = Раз за игру, действие: посмотрите все карты верности другого человека.
unfathomable-deep-one-ancestry-sense-kin = посмотреть чужие карты верности
unfathomable-uncanny-fortune = Небывалая удача
    .text = Раз за игру, когда взята карта Мифа: сбросьте её не разыгрывая и возьмите другую.
unfathomable-uncanny-fortune-dodge-fate = сбросить карту Мифа и взять другую
unfathomable-well-equipped = Во всеоружии
    .text = Раз за игру, после подсчёта проверки: измените сумму не более чем на число ваших предметов.
unfathomable-well-equipped-unpack = изменить сумму не более чем на число своих предметов
unfathomable-captain = Капитан
    .text = Выбирает путь корабля из двух путевых точек и решает многие кризисы.
unfathomable-keeper = Хранитель гримуара
    .text = Действие, раз в ход: посмотрите два верхних заклинания, одно положите под колоду, другое сотворите. Решает некоторые кризисы.
unfathomable-keeper-cast = сотворить одно из двух верхних заклинаний

## Заклинания

unfathomable-alchemical-transmutation = Алхимическое превращение
    .text = −1 еда, +2 топлива.
unfathomable-astral-travel = Астральное путешествие
    .text = Любые глубоководные и персонажи из одного места перемещаются на любые палубы и в любые помещения. Затем бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-call-down-the-storm = Зов бури
    .text = Все глубоководные в воде повержены. Если их было двое или больше, бросьте кубик: если выпало не больше их числа, корабль повреждён.
unfathomable-call-friends = Зов друзей
    .text = Спасите сколько угодно пассажиров. Затем бросьте кубик: если выпало не больше их числа, глубоководные активируются.
unfathomable-cloud-memory = Затуманить память
    .text = +1 рассудок; каждый человек сбрасывает карту навыка.
unfathomable-conjuration = Сотворение
    .text = Посмотрите пять верхних предметов, возьмите один и замешайте остальные обратно. Затем бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-dark-pact = Тёмный договор
    .text = +1 ресурс на ваш выбор; 4 карты вероломства уходят в колоду хаоса.
unfathomable-feed-the-mind = Пища для ума
    .text = −1 еда, +2 рассудка.
unfathomable-flesh-ward = Оберег плоти
    .text = Отдайте карту любому игроку. Когда он должен быть повержен, вместо этого удалите её и бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-flesh-ward-ward = спастись с помощью оберега
unfathomable-foresee = Предвидение
    .text = Посмотрите четыре верхние карты Мифа или путевые точки: одна остаётся сверху, остальные уходят под колоду. Затем бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-greater-banishment = Большое изгнание
    .text = Ритуал продвигается на 2. Затем бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-heal = Исцеление
    .text = Люди из Лазарета переходят в любое место на корабле; каждый другой человек берёт карту своего набора. Затем бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-lure-monster = Приманить чудовище
    .text = Отец Дагон и Мать Гидра погружаются в Пучину. Затем бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-plague-of-locusts = Нашествие саранчи
    .text = Бросьте кубик: столько же глубоководных на поле по вашему выбору повержены. На 5 и больше ещё и −1 еда.
unfathomable-raise-the-dead = Воскрешение мёртвых
    .text = −1 рассудок, +2 души.
unfathomable-revelation-of-script = Откровение письмен
    .text = Оставьте карту себе. После подсчёта проверки удалите её, чтобы добавить верхнюю карту любой колоды навыков; затем бросьте кубик: если выпало не больше её значения, −1 рассудок.
unfathomable-revelation-of-script-read = добавить верхнюю карту колоды навыков
unfathomable-summon-fire = Призыв огня
    .text = Корабль продвигается на 1. Затем бросьте кубик: на 6 и больше он продвигается ещё на 1 и повреждён.
unfathomable-summon-the-beast-within = Пробудить внутреннего зверя
    .text = Вы можете перейти в любое место на корабле; все враги там, где вы, повержены. Если их было двое или больше, бросьте кубик: если выпало не больше их числа, повержены и люди, и пассажиры там.
unfathomable-voice-of-ra = Голос Ра
    .text = Каждый человек берёт карту навыка любого типа. Затем бросьте кубик: на 4 и меньше каждый человек сбрасывает одну.

## Путевые точки

unfathomable-abandoned-depot = Заброшенный склад
    .text = Расстояние 2. Можете рискнуть 3 пассажирами; тогда на 5 и больше +2 топлива.
unfathomable-deserted-island = Необитаемый остров
    .text = Расстояние 2. Можете рискнуть 1 пассажиром; тогда на 5 и больше +1 еда.
unfathomable-hurricane = Ураган
    .text = Расстояние 2. −1 топливо, или корабль повреждён дважды.
unfathomable-iceberg = Айсберг
    .text = Расстояние 2. Можете бросить кубик: 5 и больше — +1 еда, меньше — корабль повреждён.
unfathomable-reef = Риф
    .text = Расстояние 2. Бросьте кубик: на 4 и меньше корабль повреждён.
unfathomable-shipwreck-survivors = Потерпевшие кораблекрушение
    .text = Расстояние 2. Можете рискнуть 1 пассажиром; тогда на 5 и больше +1 душа.
unfathomable-wrecked-ship = Разбитый корабль
    .text = Расстояние 2. Можете рискнуть 1 пассажиром; тогда на 5 и больше +1 топливо.
unfathomable-deep-one-city = Город глубоководных
    .text = Расстояние 3, −1 топливо. 5 глубоководных в Пучину; затем всё из Пучины всплывает у носа.
unfathomable-fog-bank = Полоса тумана
    .text = Расстояние 3, −1 топливо. Бросьте кубик: на 4 и меньше эта карта выходит из игры, а вместо неё разыгрывается верхняя путевая точка.
unfathomable-maelstrom = Водоворот
    .text = Расстояние 3, −1 топливо. Ещё −1 топливо, или корабль повреждён дважды.
unfathomable-rainstorm = Ливень
    .text = Расстояние 3, −1 топливо. Можете рискнуть 1 пассажиром; тогда на 5 и больше +1 еда.
unfathomable-rogue-wave = Волна-убийца
    .text = Расстояние 3, −1 топливо. Всех глубоководных на палубе смывает в соседнюю воду; все пассажиры на палубе погибают.
unfathomable-rolling-seas = Качка
    .text = Расстояние 3, −1 топливо. Погибает пассажир на палубе по вашему выбору.
unfathomable-sea-smoke = Морской пар
    .text = Расстояние 3, −1 топливо. По 1 глубоководному в каждую воду.
unfathomable-seaweed-patch = Заросли водорослей
    .text = Расстояние 3, −1 топливо. Рискните 2 пассажирами, или корабль повреждён.
unfathomable-smooth-sailing = Ровный ход
    .text = Расстояние 3, −1 топливо. −1 еда.
unfathomable-calm-waters = Спокойные воды
    .text = Расстояние 4, −2 топлива. −1 еда.
unfathomable-deep-one-ambush = Засада глубоководных
    .text = Расстояние 4, −2 топлива. По 1 глубоководному на каждую палубу.
unfathomable-rough-water = Бурные воды
    .text = Расстояние 4, −2 топлива. −1 рассудок.
unfathomable-stormy-seas = Штормовое море
    .text = Расстояние 4, −2 топлива. Корабль повреждён.

## Повреждения, пассажиры, верность

unfathomable-structural-damage-influence = Поломка (влияние)
    .text = Действие помещения недоступно. Починка: сбросьте карты влияния на 3.
unfathomable-structural-damage-lore = Поломка (знания)
    .text = Действие помещения недоступно. Починка: сбросьте карты знаний на 3.
unfathomable-structural-damage-observation = Поломка (наблюдательность)
    .text = Действие помещения недоступно. Починка: сбросьте карты наблюдательности на 3.
unfathomable-structural-damage-strength = Поломка (сила)
    .text = Действие помещения недоступно. Починка: сбросьте карты силы на 3.
unfathomable-structural-damage-will = Поломка (воля)
    .text = Действие помещения недоступно. Починка: сбросьте карты воли на 3.
unfathomable-structural-damage-any = Поломка (любой навык)
    .text = Действие помещения недоступно. Починка: сбросьте карты любых типов на 5.
unfathomable-fuel-leak = Утечка топлива
    .text = −1 топливо; карта выходит из игры.
unfathomable-flooded-food-stores = Затопленная кладовая
    .text = −1 еда; карта выходит из игры.
unfathomable-fleeing-passengers = Бегущие пассажиры
    .text = Рискните пассажиром и возьмите другую карту повреждений; эта уходит под колоду.
unfathomable-passenger-nothing = тот, кого не хватятся
    .text = Потерь нет.
unfathomable-passenger-soul = одна душа
    .text = −1 душа.
unfathomable-passenger-two-souls = две души
    .text = −2 души.
unfathomable-passenger-soul-and-sanity = одна душа, и все это видели
    .text = −1 душа и −1 рассудок.
unfathomable-human = Человек
    .text = Вы побеждаете, когда корабль приходит в порт, если другая ваша карта верности не делает вас предателем.
unfathomable-hybrid = Гибрид
    .text = Вы побеждаете, когда корабль погибает.
unfathomable-cultist = Культист
    .text = Вы побеждаете, когда корабль погибает, но только если он уже прошёл расстояние 12.

## Персонажи

unfathomable-keilani-tatupu = Кейлани Татупу
    .text = После подсчёта проверки можете добавить к ней 1 карту с руки. Не в Карцере.
unfathomable-keilani-tatupu-experienced = добавить карту к подсчитанной проверке
unfathomable-arjun-singh = Арджун Сингх
    .text = Действие, раз в ход: перейдите на любую палубу, затем выполните 1 действие.
unfathomable-arjun-singh-deck-chief = перейти на палубу, затем выполнить 1 действие
unfathomable-svetlana-gedroits = Светлана Гедройц
    .text = Когда персонаж должен быть повержен, сбросьте карту знаний: этого не происходит.
unfathomable-svetlana-gedroits-healing-words = сбросить карту знаний, чтобы персонаж устоял
unfathomable-jeanne-lafarge = Жанна Лафарж
    .text = После действия Котельной, чьё бы оно ни было: можете повредить корабль, чтобы он продвинулся ещё на 1.
unfathomable-jeanne-lafarge-jury-rigger = повредить корабль и продвинуться ещё на 1
unfathomable-jamie-snell = Джейми Снелл
    .text = Действие, раз в ход: атакуйте своим оружием, затем выполните 1 действие.
unfathomable-jamie-snell-quick-draw = атаковать оружием, затем выполнить 1 действие
unfathomable-william-bowleg = Уильям Боулег
    .text = Действие, раз в ход: посмотрите верхнее заклинание, оставьте его или положите под колоду, затем выполните 1 действие.
unfathomable-william-bowleg-occult-training = посмотреть верхнее заклинание, затем выполнить 1 действие
unfathomable-beatrice-sharpe = Беатрис Шарп
    .text = На своём шаге Мифа посмотрите две верхние карты, разыграйте одну и положите другую под колоду.
unfathomable-ishmael-marsh = Ишмаэль Марш
    .text = Действие: сбросьте карту знаний и бросьте кубик на Отца Дагона или Мать Гидру. Кубик и карта в сумме 7 или больше: цель в Пучину; меньше: можете переместить её на 1 место.
unfathomable-ishmael-marsh-first-oath = поговорить с одним из владык
unfathomable-edmund-mallory = Эдмунд Мэллори
    .text = После броска кубика можете сбросить карту навыка, чтобы его перебросили. Не в Карцере.
unfathomable-edmund-mallory-fortunate-son = сбросить карту ради переброса
unfathomable-edmund-mallory-fortunate-fighter = сбросить карту ради переброса атаки
unfathomable-samira-dualeh = Самира Дуале
    .text = Действие, раз в ход, если у вас не больше 4 предметов: возьмите предмет, затем можете отдать один другому человеку там, где вы.
unfathomable-samira-dualeh-scavenger = взять предмет

# Что происходит, когда персонаж объявляет о предательстве.

unfathomable-keilani-tatupu-reveals = −1 рассудок.
unfathomable-arjun-singh-reveals = жетон пути возвращается на Старт.
unfathomable-svetlana-gedroits-reveals = погибает пассажир на палубе или под ней.
unfathomable-jeanne-lafarge-reveals = повреждается исправное помещение по вашему выбору.
unfathomable-jamie-snell-reveals = все другие люди и пассажиры там, где вы, повержены.
unfathomable-william-bowleg-reveals = жетон ритуала сдвигается не более чем на 2 в любую сторону.
unfathomable-beatrice-sharpe-reveals = по 1 глубоководному в 4 воды по вашему выбору.
unfathomable-ishmael-marsh-reveals = все глубоководные там, где вы, активируются.
unfathomable-edmund-mallory-reveals = берётся карта Мифа; её проверка — провал, а её выбор за вами.
unfathomable-samira-dualeh-reveals = вы забираете предмет у человека там, где вы.

## Кризисы

unfathomable-accusation = Обвинение
    .text = Стюард клянётся, что видел, как кто-то из вас открыл иллюминатор и шептал волнам. К завтраку об этом знает весь салон.
unfathomable-accusation-first = Человек по выбору капитана отправляется в Карцер.
unfathomable-accusation-second = Капитан и активный игрок сбрасывают по 2 карты навыков, а если это один и тот же — 4; 2 карты вероломства уходят в колоду хаоса.
unfathomable-adrift-fishing-boat = Дрейфующее рыбацкое судно
    .text = Траулер качается на зыби без огней, сети ещё в воде. Под брезентом что-то шевелится. { unfathomable-adrift-fishing-boat-check }
unfathomable-adrift-fishing-boat-check = Проверка на 16 (влияние, наблюдательность, сила). Успех: рискните 1 пассажиром за +1 душу; затем можете рискнуть ещё одним за +1 еду. Частичный успех (от 13): рискните 2 пассажирами за +1 душу. Провал: −1 рассудок, −1 душа.
unfathomable-barricade-the-hatches = Заколотить люки
    .text = Всю ночь мокрые руки пробовали люки. У плотника есть доски, а гвоздей — на одну попытку. { unfathomable-barricade-the-hatches-check }
unfathomable-barricade-the-hatches-check = Проверка на 10 (сила, воля). Успех: вы оставляете эту карту; сбросьте её в любой момент, чтобы на ход закрыть глубоководным путь во все помещения. Провал: глубоководные активируются.
unfathomable-barricade-the-hatches-kept = Сбросьте карту в любой момент, среди своих действий или когда глубоководные вот-вот войдут в помещение: до конца хода глубоководные не входят в помещения.
unfathomable-barricade-the-hatches-barricade = в этом ходу глубоководные не входят в помещения
unfathomable-barricade-the-hatches-bar = заложить люки: в этом ходу глубоководные не входят в помещения
unfathomable-bucket-brigade = Живая цепь с вёдрами
    .text = Под угольными бункерами вода прибывает быстрее, чем её откачивают помпы. Пригодилась бы каждая пара рук на борту, если уговорить людей спуститься.
unfathomable-bucket-brigade-check = Проверка на 16 (влияние, сила, воля). Успех: рискните 2 пассажирами, и корабль продвигается на 1. Провал: −1 топливо; рискните 2 пассажирами.
unfathomable-bucket-brigade-second = Положиться на помпы. Бросьте кубик: на 6 и меньше −1 топливо.
unfathomable-class-struggle = Классовая борьба
    .text = Третий класс обнаружил, что решётки на верхнюю палубу заперты, а первый класс — у кого ключ.
unfathomable-class-struggle-first = −2 рассудка.
unfathomable-class-struggle-second = Рискните 4 пассажирами.
unfathomable-coal-bunker-fire = Пожар в угольном бункере
    .text = До переборки второго бункера не дотронуться. Тлеет уже не первый день, просто никто не хотел об этом сказать.
unfathomable-coal-bunker-fire-check = Проверка на 13 (влияние, сила). Успех: корабль продвигается на 1. Провал: −1 топливо, −1 душа.
unfathomable-coal-bunker-fire-second = Затопить бункер: −1 топливо. Бросьте кубик: на 4 и меньше ещё −1 топливо.
unfathomable-collision-course = Опасный курс
    .text = Перед носом лежат две тени длиной с корабль, и ни одна не уступает дорогу. { unfathomable-collision-course-check }
unfathomable-collision-course-check = Проверка на 11 (наблюдательность, воля). Успех: ничего не происходит. Частичный успех (от 8): Отец Дагон и Мать Гидра приплывают к носу; корабль повреждён, и путь откатывается на 1. Провал: Отец Дагон и Мать Гидра приплывают к носу; корабль повреждён дважды, и путь откатывается на 2.
unfathomable-coordinated-assault = Слаженный штурм
    .text = На минуту весь плеск вокруг корпуса стихает. Затем он начинается снова, со всех сторон и в такт. { unfathomable-coordinated-assault-check }
unfathomable-coordinated-assault-check = Проверка на 17 (влияние, знания, наблюдательность). Успех: корабль продвигается на 1. Провал: всё из Пучины всплывает у носа; Мать Гидра, Отец Дагон и глубоководные активируются.
unfathomable-criminal-activity = Преступный промысел
    .text = Сейф судового казначея распахнут, и четыре каюты на прогулочной палубе тоже. Кто-то на борту наживается на панике.
unfathomable-criminal-activity-check = Проверка на 11 (влияние, наблюдательность). Успех: активный игрок берёт предмет. Провал: −1 рассудок; каждый человек оставляет себе только один предмет.
unfathomable-criminal-activity-second = Активный игрок отдаёт предмет; 4 карты вероломства уходят в колоду хаоса.
unfathomable-damaged-evaporator = Сломанный опреснитель
    .text = Пресная вода отдаёт солью. В машинном отделении слесарь показывает вентиль: на латуни следы зубов. { unfathomable-damaged-evaporator-check }
unfathomable-damaged-evaporator-check = Проверка на 11 (наблюдательность, воля). Успех: ничего не происходит. Частичный успех (от 8): −1 еда. Провал: −1 еда, и путь откатывается на 1 (или −1 топливо).
unfathomable-deep-one-feint = Уловка глубоководных
    .text = Они показываются слева по борту, десятками, и не делают ровным счётом ничего. Справа по борту очень тихо. { unfathomable-deep-one-feint-check }
unfathomable-deep-one-feint-check = Проверка на 11 (наблюдательность, воля). Успех: ничего не происходит. Провал: глубоководные активируются.
unfathomable-deep-one-swarm = Полчище глубоководных
    .text = Море за кормой рябит, словно под дождём. Дождя нет. { unfathomable-deep-one-swarm-check }
unfathomable-deep-one-swarm-check = Проверка на 15 (знания, наблюдательность, сила). Успех: ничего не происходит. Частичный успех (от 11): глубоководные активируются. Провал: глубоководные активируются дважды.
unfathomable-dinghy-launch = Шлюпка на воду
    .text = Дюжина пассажиров самовольно вывалила за борт шлюпку. Они собираются грести до Бостона.
unfathomable-dinghy-launch-first = Остановить их: рискните 1 пассажиром. Бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-dinghy-launch-second = Отпустить их: −1 душа.
unfathomable-disturbing-dreams = Тревожные сны
    .text = За завтраком выясняется, что всем снилось одно: улица из зелёного камня и дверь, знавшая их имя. { unfathomable-disturbing-dreams-check }
unfathomable-disturbing-dreams-check = Проверка на 13 (влияние, знания). Успех: +1 рассудок. Частичный успех (от 10): −1 рассудок. Провал: −2 рассудка.
unfathomable-e-o-t-failure = Отказ машинного телеграфа
    .text = С мостика дают полный вперёд. Внизу стрелка телеграфа не двигается. { unfathomable-e-o-t-failure-check }
unfathomable-e-o-t-failure-check = Проверка на 11 (влияние, наблюдательность). Успех: корабль продвигается на 1. Провал: путь откатывается на 1 (или −1 топливо).
unfathomable-fear-of-the-unknown = Страх неведомого
    .text = Пошли слухи о книге и о том, кто её читает. За дверью каюты стоят люди, и они принесли верёвку. { unfathomable-fear-of-the-unknown-check }
unfathomable-fear-of-the-unknown-check = Проверка на 15 (влияние, знания, воля). Успех: ничего не происходит. Провал: Хранитель гримуара сбрасывает все карты навыков и повержен; титул переходит дальше.
unfathomable-firemen-strike = Забастовка кочегаров
    .text = Кочегары побросали лопаты. Они не вернутся к топкам, пока им не скажут, что стучит по корпусу.
unfathomable-firemen-strike-check = Проверка на 9 (сила, воля). Успех: ничего не происходит. Провал: активный игрок повержен и сбрасывает 3 карты навыков.
unfathomable-firemen-strike-second = Дать им отдохнуть: путь откатывается на 1 (или −1 топливо); 2 карты вероломства уходят в колоду хаоса.
unfathomable-flooding-compartment = Затопление отсека
    .text = Водонепроницаемую дверь заклинило на полпути: по одну сторону вода, по другую голоса. { unfathomable-flooding-compartment-check }
unfathomable-flooding-compartment-check = Проверка на 9 (сила, воля). Успех: ничего не происходит. Провал: −1 душа.
unfathomable-food-rationing = Урезанный паёк
    .text = Кок пересчитал дважды, и оба раза не сошлось. Кто-то должен объявить, что порции станут меньше.
unfathomable-food-rationing-first = −1 еда. Бросьте кубик: на 6 и меньше ещё и −1 рассудок.
unfathomable-food-rationing-second = Накормить всех: −2 еды.
unfathomable-food-stores-raid = Налёт на кладовую
    .text = Замок кладовой висит открытым. Внутрь ведут мокрые следы, наружу — следы сапог. { unfathomable-food-stores-raid-check }
unfathomable-food-stores-raid-check = Проверка на 11 (влияние, сила). Успех: ничего не происходит. Частичный успех (от 8): −1 еда. Провал: −2 еды.
unfathomable-horrific-visions = Жуткие видения
    .text = Кочегара не оттащить от зеркала. Он говорит, что те, другие, дышат там водой. { unfathomable-horrific-visions-check }
unfathomable-horrific-visions-check = Проверка на 10 (знания, воля). Успех: ничего не происходит. Провал: −1 рассудок.
unfathomable-hull-leak = Течь в корпусе
    .text = Шов между двумя листами разошёлся рядом ровных круглых дырочек. { unfathomable-hull-leak-check }
unfathomable-hull-leak-check = Проверка на 9 (наблюдательность, сила). Успех: ничего не происходит. Провал: корабль повреждён.
unfathomable-hypnotic-melody = Завораживающий напев
    .text = За правым бортом кто-то поёт, совсем тихо. Люди встают из-за стола, чтобы лучше слышать. { unfathomable-hypnotic-melody-check }
unfathomable-hypnotic-melody-check = Проверка на 10 (влияние, воля). Успех: ничего не происходит. Частичный успех (от 7): рискните 1 пассажиром; если некем, −1 душа. Провал: погибает пассажир под палубой; если там никого, −2 души.
unfathomable-identity-crisis = Кто я такой
    .text = Молодой человек из второго класса заперся и не показывает рук. Он умоляет сказать ему, кто он.
unfathomable-identity-crisis-check = Проверка на 11 (влияние, знания). Успех: каждый человек берёт карту своего набора. Провал: −1 душа и 1 глубоководный там, где активный игрок.
unfathomable-identity-crisis-second = Выломать дверь: −1 душа. Бросьте кубик: на 4 и меньше активный игрок сбрасывает все карты навыков.
unfathomable-improvised-fuel-source = Топливо из чего попало
    .text = В багаже пассажиров и в их койках хватает сухого дерева. Им не понравится смотреть, как его уносят вниз.
unfathomable-improvised-fuel-source-first = Рискните 3 пассажирами за +1 топливо.
unfathomable-improvised-fuel-source-second = −1 топливо.
unfathomable-incoming-sos = Сигнал бедствия
    .text = По радио снова и снова передают координаты, и с каждым разом ключ стучит медленнее. Это почти по пути.
unfathomable-incoming-sos-first = Откликнуться: рискните 4 пассажирами; если их столько есть, +1 еда, +1 топливо и +1 душа.
unfathomable-incoming-sos-second = Пройти мимо: −1 рассудок.
unfathomable-infection = Зараза
    .text = У сорока человек на шее одинаковая серая сыпь. Судовой врач просит чистого белья, бульона и поменьше вопросов.
unfathomable-infection-first = Выхаживать их: −1 еда.
unfathomable-infection-second = Изолировать их. Бросьте кубик: на 6 и меньше −1 душа; затем бросьте снова: на 4 и меньше ещё −1 душа.
unfathomable-infiltrator = Лазутчик
    .text = Один из матросов больше не откликается на своё имя. Дождевик на нём задом наперёд, и то, что в дождевике, тоже. { unfathomable-infiltrator-check }
unfathomable-infiltrator-check = Проверка на 11 (знания, сила). Успех: ничего не происходит. Частичный успех (от 8): 1 глубоководный появляется в помещении по броску кубика. Провал: корабль повреждён, и 1 глубоководный появляется на месте повреждения.
unfathomable-jail-break = Побег из-под замка
    .text = Прутья Карцера разогнуты наружу на ширину плеч, а часовой спит с открытыми глазами. { unfathomable-jail-break-check }
unfathomable-jail-break-check = Проверка на 9 (знания, сила). Успех: ничего не происходит. Провал: −1 рассудок; все из Карцера идут куда хотят.
unfathomable-just-desserts = Сладкая сделка
    .text = Кондитер предлагает обмен: найденное в трюме — за двойной паёк и никаких вопросов.
unfathomable-just-desserts-first = −2 еды; активный игрок берёт предмет.
unfathomable-just-desserts-second = Прогнать его: 4 карты вероломства уходят в колоду хаоса.
unfathomable-kitty-litter = Котята
    .text = Судовая кошка окотилась в спасательном круге. У одного котёнка жабры, и она прячет его от всех, кроме вас.
unfathomable-kitty-litter-check = Проверка на 10 (знания, наблюдательность). Успех: +1 рассудок. Провал: −1 рассудок.
unfathomable-kitty-litter-second = Активный игрок идёт на Камбуз за рыбой. Бросьте кубик: на 4 и меньше −1 еда.
unfathomable-looming-breakdown = Машина на пределе
    .text = Цилиндр низкого давления визжит. Стармех хочет остановить машину; на мостике не хотят этого слышать.
unfathomable-looming-breakdown-check = Проверка на 11 (наблюдательность, сила). Успех: ничего не происходит. Провал: −1 душа; Котельная повреждена.
unfathomable-looming-breakdown-second = Остановить машину: путь откатывается на 2 (−1 топливо за каждое недостающее деление).
unfathomable-lure-of-yha-nthlei = Зов И’ха-Нтлеи
    .text = Глубоко под килем рядами горят огни, как городок, если смотреть с холма. У борта собралась толпа. { unfathomable-lure-of-yha-nthlei-check }
unfathomable-lure-of-yha-nthlei-check = Проверка на 9 (влияние, знания). Успех: ничего не происходит. Провал: рискните 4 пассажирами.
unfathomable-missing-jewelry = Пропавшие драгоценности
    .text = У графини пропала диадема из бледного золота, которой на ней никто не видел. Её делали не для человеческой головы.
unfathomable-missing-jewelry-first = Успокоить её: −1 рассудок.
unfathomable-missing-jewelry-second = Обыскать каюты: 4 карты вероломства уходят в колоду хаоса.
unfathomable-missing-munitions = Пропавшие боеприпасы
    .text = Исчезли сигнальные ракеты, а с ними порох для линемёта. На корабле, полном испуганных людей, знать об этом неуютно. { unfathomable-missing-munitions-check }
unfathomable-missing-munitions-check = Проверка на 16 (влияние, наблюдательность, воля). Успех: повержен глубоководный в помещении, по вашему выбору. Частичный успех (от 12): корабль повреждён. Провал: корабль повреждён дважды.
unfathomable-missing-parents = Пропавшие родители
    .text = Девочка в ночной рубашке обошла весь корабль, спрашивая о маме. Её каюта заперта изнутри, и из-под двери течёт вода.
unfathomable-missing-parents-first = Активный игрок идёт в Каюту капитана. Бросьте кубик: на 4 и меньше −1 душа и 1 глубоководный там.
unfathomable-missing-parents-second = Увести ребёнка: −1 рассудок.
unfathomable-mysterious-lifeboat = Загадочная шлюпка
    .text = О борт стукается спасательная шлюпка. На ней имя «Атлантики», а на «Атлантике» все шлюпки на месте.
unfathomable-mysterious-lifeboat-first = Поднять её: рискните 1 пассажиром. Бросьте кубик: на 4 и меньше 1 глубоководный на Камбузе и 1 в Грузовом трюме.
unfathomable-mysterious-lifeboat-second = Оттолкнуть её: −1 рассудок.
unfathomable-on-the-offensive = В наступление
    .text = Хватит отсиживаться за дверями. Боцман раздаёт пожарные топоры и спрашивает, кто с ним. { unfathomable-on-the-offensive-check }
unfathomable-on-the-offensive-check = Проверка на 10 (знания, сила). Успех: вы перемещаете каждого глубоководного на корабле в соседнее место. Провал: глубоководные активируются.
unfathomable-open-the-gate = Открыть врата
    .text = Одна страница гримуара описывает, как оказаться в другом месте. В лучшем случае — вместе со всем кораблём.
unfathomable-open-the-gate-check = Проверка на 18 (знания, наблюдательность, воля). Успех: путь возвращается на Старт, и Хранитель гримуара сразу выбирает путевую точку. Провал: −1 рассудок, −1 душа; корабль повреждён дважды.
unfathomable-open-the-gate-second = Закрыть книгу: −1 рассудок.
unfathomable-passenger-overboard = Человек за бортом
    .text = Крик, всплеск и шляпа на воде. Шляпа плывёт против ветра. { unfathomable-passenger-overboard-check }
unfathomable-passenger-overboard-check = Проверка на 9 (знания, наблюдательность). Успех: ничего не происходит. Провал: −1 душа.
unfathomable-passenger-riot = Бунт пассажиров
    .text = Они требуют шлюпки, голову капитана и деньги назад, порядок не важен. В курительной летают стулья. { unfathomable-passenger-riot-check }
unfathomable-passenger-riot-check = Проверка на 13 (влияние, сила). Успех: вы берёте предмет. Частичный успех (от 10): −1 рассудок. Провал: −1 рассудок, −1 душа.
unfathomable-poisoned-food = Отравленная еда
    .text = От супа на меди остались зелёные круги. Одиннадцать человек просили добавки.
unfathomable-poisoned-food-first = Хранитель гримуара сбрасывает карту знаний и бросает кубик: если кубик и карта в сумме дают 6 или меньше, −1 душа.
unfathomable-poisoned-food-second = Выбросить всё за борт: −1 еда.
unfathomable-power-to-the-people = Власть народу
    .text = В третьем классе создан комитет. У него флаг, сорок членов и список требований из одной строки.
unfathomable-power-to-the-people-check = Проверка на 9 (влияние, воля). Успех: 2 карты вероломства уходят в колоду хаоса. Провал: −1 душа; капитан отправляется в Карцер, и капитаном становится последний в очереди.
unfathomable-power-to-the-people-second = Уйти с поста: капитан отправляется в Карцер, и капитаном становится последний в очереди.
unfathomable-rally-the-crew = Воодушевить команду
    .text = Команда стоит под дождём и смотрит на свои сапоги. Что бы вы ей ни сказали, слова должны быть хороши. { unfathomable-rally-the-crew-check }
unfathomable-rally-the-crew-check = Проверка на 13 (влияние, воля). Успех: +1 рассудок. Частичный успех (от 10): −1 рассудок. Провал: −2 рассудка; каждый человек сбрасывает 2 карты навыков.
unfathomable-rat-infestation = Нашествие крыс
    .text = Крысы выходят из трюма среди бела дня, целыми семьями, и им всё равно, кто смотрит. { unfathomable-rat-infestation-check }
unfathomable-rat-infestation-check = Проверка на 12 (влияние, наблюдательность). Успех: можете потерять 1 рассудок, чтобы получить 1 еду. Частичный успех (от 8): −1 еда. Провал: −2 еды.
unfathomable-ritual-coordination = Согласовать ритуал
    .text = Кругу нужны девять голосов, которые держат одну ноту. Вы нашли семь, и один из них тянет что-то своё.
unfathomable-ritual-coordination-check = Проверка на 9 (знания, воля). Успех: ритуал продвигается на 1 и ещё на 1 за каждые 2 сверх нужного. Провал: −1 рассудок; Часовня повреждена.
unfathomable-ritual-coordination-second = Прервать: глубоководные активируются.
unfathomable-ritual-support = Помощь в ритуале
    .text = Старуха из Инсмута готова встать с вами в круг. Она знает слова. Вы никому не говорили этих слов.
unfathomable-ritual-support-first = Хранитель гримуара сбрасывает карту знаний и бросает кубик: если в сумме 7 или больше, ритуал продвигается на 1; если меньше, −1 рассудок и −1 душа.
unfathomable-ritual-support-second = Отослать её: ритуал откатывается на 1, и Хранитель гримуара сбрасывает 2 карты навыков.
unfathomable-sacrifice-deep-one = Глубоководный на заклание
    .text = Гримуар ясно говорит, что сделало бы обряд сильнее. Там даже нарисован нож.
unfathomable-sacrifice-deep-one-first = −1 рассудок; Хранитель гримуара оставляет эту карту, чтобы позже убить глубоководного ради ритуала.
unfathomable-sacrifice-deep-one-second = Сжечь страницу: ритуал возвращается на Старт, и Хранитель гримуара сбрасывает все карты навыков.
unfathomable-sacrifice-deep-one-kept = Действие, если глубоководный там же, где вы: бросьте кубик. На 6 и больше он повержен, эта карта сбрасывается, и ритуал продвигается на 2.
unfathomable-sacrifice-deep-one-sacrifice = бросок, чтобы убить здешнего глубоководного ради ритуала
unfathomable-sewage-backup = Засор в трубах
    .text = Что-то заползло в сточные трубы и сдохло там, а может, и не сдохло. { unfathomable-sewage-backup-check }
unfathomable-sewage-backup-check = Проверка на 9 (сила, воля). Успех: ничего не происходит. Провал: −1 рассудок; все люди в помещении по броску кубика повержены.
unfathomable-shipboard-fire = Пожар на борту
    .text = Между досками прогулочной палубы сочится дым. Пока ищут шланги, горит уже в трёх местах. { unfathomable-shipboard-fire-check }
unfathomable-shipboard-fire-check = Проверка на 11 (наблюдательность, сила). Успех: корабль повреждён. Частичный успех (от 8): корабль повреждён дважды. Провал: корабль повреждён трижды.
unfathomable-stolen-ritual-components = Кража для ритуала
    .text = Свечи на месте, и мел, и чаша. Того, что было в чаше, нет. { unfathomable-stolen-ritual-components-check }
unfathomable-stolen-ritual-components-check = Проверка на 10 (знания, наблюдательность). Успех: Хранитель гримуара творит одно из двух верхних заклинаний. Провал: ритуал откатывается на 2; пять верхних заклинаний выходят из игры.
unfathomable-strange-vision = Странное видение
    .text = Вы видели весь предстоящий путь, каждую милю, и видели снизу. А ещё, говорят, вы час кричали.
unfathomable-strange-vision-first = Активный игрок смотрит две верхние путевые точки, оставляет одну сверху, другую кладёт под колоду и отправляется в Карцер.
unfathomable-strange-vision-second = Промолчать: по 1 глубоководному на каждую палубу.
unfathomable-the-anarcho-individualist = Анархо-индивидуалист
    .text = Господин с обожжёнными пальцами предлагает вам содержимое своего сундука. Он только просит его не трясти.
unfathomable-the-anarcho-individualist-first = −1 рассудок; активный игрок берёт предмет, а следующие пять предметов выходят из игры.
unfathomable-the-anarcho-individualist-second = Выбросить сундук за борт: активный игрок сбрасывает 2 карты навыков; 2 карты вероломства уходят в колоду хаоса.
unfathomable-the-captains-banquet = Капитанский банкет
    .text = Как в каждом рейсе, будет ужин с серебром и оркестром. Половина столов останется пустой, если их не заполните вы.
unfathomable-the-captains-banquet-first = −2 еды, +1 рассудок; каждый человек не в Карцере может пойти на Камбуз.
unfathomable-the-captains-banquet-second = Отменить: −1 еда. Бросьте кубик: на 6 и меньше −1 рассудок.
unfathomable-the-fathers-favor = Милость Отца
    .text = Сквозь киль доносится протяжный крик. Ему отвечают все бокалы в баре. { unfathomable-the-fathers-favor-check }
unfathomable-the-fathers-favor-check = Проверка на 16 (знания, наблюдательность, сила). Успех: ничего не происходит. Частичный успех (от 11): Отец Дагон активируется. Провал: Отец Дагон активируется дважды.
unfathomable-the-mothers-wrath = Гнев Матери
    .text = На баке лежит мёртвым один из её детёнышей, и море рядом с кораблём начинает вздыматься. { unfathomable-the-mothers-wrath-check }
unfathomable-the-mothers-wrath-check = Проверка на 17 (влияние, знания, сила). Успех: ничего не происходит. Частичный успех (от 12): Мать Гидра активируется. Провал: Мать Гидра активируется дважды.
unfathomable-too-many-bodies = Слишком много тел
    .text = Холодную кладовую строили для говядины. Казначей почтительно спрашивает, куда класть следующих.
unfathomable-too-many-bodies-first = Освободить для них кладовую: −1 еда.
unfathomable-too-many-bodies-second = Отпеть их на палубе: рискните 1 пассажиром. Бросьте кубик: если выпало не больше числа пассажиров на палубе, −1 рассудок.
unfathomable-transformation = Превращение
    .text = В каюте 12 новобрачный перестал говорить и начал потеть морской водой. Жена просит оставить его в покое.
unfathomable-transformation-first = Оставить в покое. Бросьте кубик: на 6 и меньше −1 душа и 1 глубоководный в Грузовом трюме.
unfathomable-transformation-second = Сделать что нужно: −1 душа. Бросьте кубик: на 4 и меньше −1 рассудок.
unfathomable-volunteer-army = Отряд добровольцев
    .text = Некоторым пассажирам надоело прятаться. У них клюшки для гольфа, сабля и очень громкий отставной майор.
unfathomable-volunteer-army-first = Рискните 1–4 пассажирами; столько же глубоководных на корабле по выбору капитана повержены.
unfathomable-volunteer-army-second = Отправить их вниз: глубоководные активируются.
unfathomable-hold-the-line = Держать рубеж
    .text = Поперёк палубы натянут канат, за ним — половина всех ламп на корабле. За канат ничто не должно пройти. { unfathomable-hold-the-line-check }
unfathomable-hold-the-line-check = Проверка на 15 (знания, сила, воля). Успех: можете переместить каждого глубоководного на корабле в соседнее место. Частичный успех (от 10): по 1 глубоководному в каждую воду. Провал: по 1 глубоководному на каждую палубу.
unfathomable-history-repeats = История повторяется
    .text = Для Кейлани это не первый погибающий корабль. На шлюпочной палубе те же лица, и ждут они того же приказа.
unfathomable-history-repeats-check = Проверка на 13 (влияние, сила). Успех: +1 рассудок; Кейлани может отправить кого-то другого в Карцер. Провал: −1 душа; Кейлани и капитан отправляются в Карцер.
unfathomable-history-repeats-second = Взять вину на себя: −1 рассудок; Кейлани отправляется в Карцер.
unfathomable-the-peacemaker = Миротворец
    .text = Арджун встаёт между ружьями и бортом с пустыми руками и говорит. Там, внизу, что-то остановилось послушать.
unfathomable-the-peacemaker-check = Проверка на 13 (влияние, воля). Успех: все глубоководные на поле повержены. Провал: по 1 глубоководному в каждое помещение.
unfathomable-the-peacemaker-second = Арджун оставляет эту карту: он не может атаковать, пока не погибнет пассажир, и тогда теряется ещё и 1 рассудок.
unfathomable-the-peacemaker-kept = Арджун не может атаковать. Когда погибает пассажир: −1 рассудок, и эта карта сбрасывается.
unfathomable-the-peacemaker-despair = −1 рассудок, и обету конец
unfathomable-do-no-harm = Не навреди
    .text = У пациента на столе Светланы два сердца, и одно отказывает. За занавеской другие считают её стежки.
unfathomable-do-no-harm-check = Проверка на 13 (знания, наблюдательность). Успех: −1 рассудок; Светлана отправляется в Лазарет. Провал: −1 рассудок; корабль повреждён; Светлана отправляется в Лазарет.
unfathomable-do-no-harm-second = Отказаться: Светлана отправляется в Карцер, и корабль повреждён.
unfathomable-signs-of-life = Признаки жизни
    .text = Жанна слышит стук в затопленной шахте: три удара, пауза, три удара. Машины так не стучат.
unfathomable-signs-of-life-check = Проверка на 13 (влияние, наблюдательность). Успех: +1 рассудок. Провал: −2 души.
unfathomable-signs-of-life-second = Открыть шахту: рискните 1 пассажиром; корабль повреждён; Жанна повержена.
unfathomable-the-game-is-afoot = Игра началась
    .text = Кто-то проложил для Джейми след от почтовой каюты до киля: пуговица, корешок билета, мокрая перчатка. След, надо сказать, отменный.
unfathomable-the-game-is-afoot-check = Проверка на 13 (наблюдательность, сила). Успех: все глубоководные в помещении по выбору Джейми повержены. Провал: 4 глубоководных появляются в помещении по броску кубика, и Джейми среди них.
unfathomable-the-game-is-afoot-second = Не обращать внимания: Котельная повреждена, и 4 глубоководных появляются на месте повреждения.
unfathomable-memory-of-the-deep = Память о Пучине
    .text = Уильям пробыл под водой четыре минуты, а помнит четыре года. Он принёс с собой слово, и оно просится наружу.
unfathomable-memory-of-the-deep-check = Проверка на 13 (знания, воля). Успех: Уильям может сбросить эту карту до того, как сработают её символы. Провал: −1 рассудок; Уильям оставляет эту карту.
unfathomable-memory-of-the-deep-second = Уильям оставляет эту карту: когда он добавляет карты к проверке, добавляется и карта вероломства; избавиться от неё можно действием и проверкой на 13.
unfathomable-memory-of-the-deep-kept = Когда Уильям добавляет карты к проверке, добавляется и верхняя карта вероломства. Действие: проверка на 13 (знания, воля); успех: эта карта сбрасывается; провал: −1 рассудок.
unfathomable-memory-of-the-deep-echo = добавляется и карта вероломства
unfathomable-memory-of-the-deep-forget = попытаться забыть, проверка на 13 (знания, воля)
unfathomable-miscalculation = Ошибка в расчётах
    .text = Беатрис нашла ошибку. Ошибка её собственная, ей три дня, и корабль в шестидесяти милях от того места, где он, как все думают, находится.
unfathomable-miscalculation-check = Проверка на 13 (знания, наблюдательность). Успех: Беатрис смотрит две верхние путевые точки, оставляет одну сверху, а другую кладёт под колоду. Провал: путь откатывается на 2 (−1 топливо за каждое недостающее деление).
unfathomable-miscalculation-second = Умолчать. Бросьте кубик: на 7 и меньше путь откатывается на 2 (−1 топливо за каждое недостающее деление).
unfathomable-family-ties = Семейные узы
    .text = Они позвали Ишмаэля именем, которым его звала бабушка. Они хотят знать, вернётся ли он домой и стоит ли его ждать.
unfathomable-family-ties-first = Все глубоководные уходят с поля. Ишмаэль оставляет эту карту: пока он не в Карцере, к каждой проверке добавляется карта вероломства.
unfathomable-family-ties-second = Прогнать их: 4 глубоководных в помещении, где Ишмаэль, или в соседнем с ним.
unfathomable-family-ties-kept = Пока Ишмаэль не в Карцере, к каждой проверке вместе с картами хаоса добавляется карта вероломства.
unfathomable-family-ties-betray = к проверке добавляется карта вероломства
unfathomable-gift-of-the-mother = Дар Матери
    .text = Весь вечер кольцо Эдмунда тёплое. Он снимает его, а под ним второе, из кожи.
unfathomable-gift-of-the-mother-check = Проверка на 15 (сила, воля). Успех: колода хаоса сбрасывается и собирается заново. Провал: Эдмунд повержен; кольцо выходит из игры; 6 карт вероломства уходят в колоду хаоса.
unfathomable-gift-of-the-mother-second = Бросить его в море: кольцо выходит из игры; 6 карт вероломства уходят в колоду хаоса.
unfathomable-ticket-please = Ваш билет
    .text = У контролёра есть список, и Самиры в нём нет. Она на этом корабле дольше, чем он, и в местах получше.
unfathomable-ticket-please-check = Проверка на 13 (влияние, воля). Успех: Самира берёт предмет. Провал: Самира отправляется в Карцер и теряет все предметы.
unfathomable-ticket-please-second = Бежать: Самира теряет все предметы и оказывается на палубе по броску кубика.

## Поле в браузере

unfathomable-web-ship = «Атлантика» сверху
unfathomable-web-low = мало
unfathomable-web-critical = на дне
unfathomable-web-of = { $n } из { $most }
unfathomable-web-deep-ones = глубоководные: { $n }
unfathomable-web-passengers = { $n ->
    [one] { $n } пассажир
    [few] { $n } пассажира
   *[many] { $n } пассажиров
}
unfathomable-web-used = действие здесь в этот ход уже использовано
unfathomable-web-check = Проверка навыков
unfathomable-web-target = для успеха
unfathomable-web-in-part = частично
unfathomable-web-partial = частично от { $n }
unfathomable-web-supports = помогают, остальные мешают
unfathomable-web-total = сумма
unfathomable-web-with-chaos = с картами хаоса
unfathomable-web-without-chaos = без карт хаоса
unfathomable-web-check-cards = { $n ->
    [0] В проверке пока нет карт
    [one] В проверке { $n } карта
    [few] В проверке { $n } карты
   *[many] В проверке { $n } карт
}
unfathomable-web-resolving = Сейчас разыгрывается
unfathomable-web-offered = Выбирайте из этих
unfathomable-web-you-know = Сверху колоды: это знаете вы
unfathomable-web-behind = Путевые точки за кормой
unfathomable-web-decks = Колоды
unfathomable-web-discards = Сверху на сбросах
unfathomable-web-players = Те, кто на борту
unfathomable-web-hand = Карты на руке
unfathomable-web-hand-of = { $n ->
    [0] На руке нет карт
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
unfathomable-web-loyalty = Карты верности
unfathomable-web-only-you = Верность: видите только вы
unfathomable-web-yours = Ваше
unfathomable-web-before-you = Перед вами
unfathomable-web-receives = Карты навыков каждый ход
unfathomable-web-kind-item = предмет
unfathomable-web-kind-spell = заклинание
unfathomable-web-kind-mythos = карта Мифа
unfathomable-web-kind-waypoint = путевая точка
unfathomable-web-kind-feat = подвиг, раз за игру
unfathomable-web-kind-title = титул
unfathomable-web-kind-loyalty = верность
unfathomable-web-kind-structural = повреждение, до починки
unfathomable-web-kind-one-shot = повреждение, сразу
unfathomable-web-kind-recycling = повреждение, сразу
unfathomable-web-kind-passenger = пассажир
unfathomable-web-kind-character = персонаж
unfathomable-web-kind-monarch = владыка Пучины
unfathomable-web-kind-room = помещение
unfathomable-web-kind-cell = помещение
unfathomable-web-kind-deck = палуба
unfathomable-web-kind-water = вода
unfathomable-web-kind-deep = под кораблём
