### «Незбагненне»: усе, що кажуть за його столом. Пояснення до змінних — в англійському файлі.
###
### Назви стоять у називному відмінку, а дієслова — у теперішньому часі, щоб не показувати роду.

unfathomable-title = Незбагненне
    .text = Пароплав «Атлантика» прямує до Бостона, а темною водою за ним щось пливе. Не дайте пальному, їжі, розуму й душам скінчитися, проганяйте тих, хто лізе на борт, і з’ясуйте, хто з вас належить морю.

## Підготовка

unfathomable-choice-seats = Гравці
unfathomable-choice-characters = Персонажі
unfathomable-choice-characters-choose = кожен вибирає
unfathomable-choice-characters-random = за жеребом
unfathomable-choice-characters-suggested = як радять для першої гри
unfathomable-choice-cultist = Культист
unfathomable-choice-cultist-with = вчотирьох і вшістьох один може бути культистом
unfathomable-choice-cultist-without = без культиста
unfathomable-choice-difficulty = Складність
unfathomable-choice-difficulty-standard = звичайна
unfathomable-choice-difficulty-easier-for-humans = легше людям (на старті всіх ресурсів на 2 більше)
unfathomable-choice-difficulty-easier-for-traitors = легше зрадникам (на старті всіх ресурсів на 2 менше)
unfathomable-choice-start = Початок
unfathomable-choice-start-standard = три карти на власний вибір
unfathomable-choice-start-learning = перша гра: усім цілий набір умінь, без культиста, лояльність після першого ходу кожного

## Кроки ходу

unfathomable-phase-receive-skills = Отримання вмінь
unfathomable-phase-actions = Дії
unfathomable-phase-mythos = Розіграш міту
unfathomable-phase-discard = Скидання карт

## Ресурси, уміння, зони

unfathomable-fuel = пальне
unfathomable-food = їжа
unfathomable-sanity = розум
unfathomable-souls = душі
unfathomable-influence = вплив
unfathomable-lore = знання
unfathomable-observation = спостережливість
unfathomable-strength = сила
unfathomable-will = воля
unfathomable-treachery = зрада
unfathomable-bridge = Місток
    .text = Дія: ризикніть пасажиром і гляньте на дві верхні карти міту або курсу; одна лишається зверху, друга йде під низ колоди.
unfathomable-chapel = Каплиця
    .text = Дія: відсуньте ритуал на 1; або скиньте карту знань, киньте кістку і просуньте ритуал на 1, а якщо кістка з картою разом дають 6 чи менше, то −1 розуму.
unfathomable-captains-cabin = Каюта капітана
    .text = Дія: назвіть іншу людину і проведіть перевірку 8 (вплив, спостережливість); у разі успіху ця людина йде в карцер.
unfathomable-cargo-hold = Трюм
    .text = Дія: гляньте на два верхні предмети, один візьміть, другий покладіть під низ колоди.
unfathomable-galley = Камбуз
    .text = Дія: візьміть від 1 до 5 карт умінь будь-яких типів; якщо більше однієї, киньте кістку: коли випаде менше за їхню кількість, −1 їжі.
unfathomable-boiler-room = Котельня
    .text = Дія: скиньте карту сили, киньте кістку, і корабель просувається на 1; якщо кістка з картою разом дають 6 чи менше, то −1 пального.
unfathomable-brig = Карцер
    .text = Дія: перевірка 8 (знання, сила); у разі успіху йдіть у будь-яку зону корабля. Тут предмети не діють, до перевірки ви додаєте лише одну карту, а ваша карта міту не приносить кризи.
unfathomable-sick-bay = Лазарет
    .text = Сюди потрапляють переможені люди. Хто починає тут хід, отримує лише одну карту вмінь.
unfathomable-the-deep = Глибини
    .text = Безодня під кораблем. Коли тут збирається четверо або більше глибоководних, усі, хто тут чатує, спливають по носу корабля.
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
unfathomable-father-dagon = Батько Дагон
    .text = Активація: двоє глибоководних вилазять на палубу поруч із ним, а сам він пливе на 1 зону до носа корабля.
unfathomable-mother-hydra = Мати Гідра
    .text = Активація: внутрішню зону поруч із нею пошкоджено, а сама вона пливе на 1 зону до носа корабля.
unfathomable-deep-ones = глибоководні
unfathomable-ship = «Атлантика»
unfathomable-below = під палубою
unfathomable-check = перевірка
unfathomable-token-deep_ones = глибоководні

## Стоси

# Іменники, що добре читаються після «Перетасовано: …».
unfathomable-pile-hand = рука
unfathomable-pile-area = ігрова зона
unfathomable-pile-loyalty = карти лояльності
unfathomable-pile-loyalties = колода лояльності
unfathomable-pile-limbo = карти, що саме розігруються
unfathomable-pile-check = карти перевірки
unfathomable-pile-chaos = колода хаосу
unfathomable-pile-row = пройдений курс
unfathomable-pile-mythos = колода міту
unfathomable-pile-waypoints = колода курсу
unfathomable-pile-spells = колода заклинань
unfathomable-pile-items = колода предметів
unfathomable-pile-damage = колода пошкоджень
unfathomable-pile-passengers = пасажири в запасі
unfathomable-pile-influence = колода впливу
unfathomable-pile-influence-discard = скид впливу
unfathomable-pile-lore = колода знань
unfathomable-pile-lore-discard = скид знань
unfathomable-pile-observation = колода спостережливості
unfathomable-pile-observation-discard = скид спостережливості
unfathomable-pile-strength = колода сили
unfathomable-pile-strength-discard = скид сили
unfathomable-pile-will = колода волі
unfathomable-pile-will-discard = скид волі
unfathomable-pile-treachery = колода зради
unfathomable-pile-treachery-discard = скид зради
unfathomable-pile-mythos-discard = скид міту
unfathomable-pile-passengers-deck-1 = пасажири на палубі 1
unfathomable-pile-passengers-deck-2 = пасажири на палубі 2
unfathomable-pile-passengers-deck-3 = пасажири на палубі 3
unfathomable-pile-passengers-deck-4 = пасажири на палубі 4
unfathomable-pile-passengers-deck-5 = пасажири на палубі 5
unfathomable-pile-passengers-deck-6 = пасажири на палубі 6
unfathomable-pile-passengers-deck-7 = пасажири на палубі 7
unfathomable-pile-passengers-deck-8 = пасажири на палубі 8
unfathomable-pile-damage-bridge = пошкодження: місток
unfathomable-pile-damage-chapel = пошкодження: каплиця
unfathomable-pile-damage-captains-cabin = пошкодження: каюта капітана
unfathomable-pile-damage-cargo-hold = пошкодження: трюм
unfathomable-pile-damage-galley = пошкодження: камбуз
unfathomable-pile-damage-boiler-room = пошкодження: котельня

## Що відбувається

unfathomable-log-character = Гравець { $n } — { $card }.
unfathomable-log-move = { $seat } переходить: { $place }.
unfathomable-log-stays = { $seat } лишається на місці: { $place }.
unfathomable-log-break-out = { $seat } вибивається з карцеру, карти мають разом { $n }.
unfathomable-log-space = { $seat } виконує дію зони: { $place }.
unfathomable-log-looks = { $seat } дивиться { $n ->
    [one] { $n } верхню карту
    [few] { $n } верхні карти
   *[many] { $n } верхніх карт
}: { $pile }.
unfathomable-log-empty = Там нічого не лишилося: { $pile }.
unfathomable-log-accused = { $seat } звинувачує. Кого: { $other }.
unfathomable-log-trade = { $seat } починає обмін предметами: { $place }.
unfathomable-log-chosen = { $seat } вибирає: { $what }.
unfathomable-log-declines = { $seat } відмовляється.
unfathomable-log-attack = { $seat } атакує. Ціль: { $thing }.
unfathomable-log-attack-fails = Атаку провалено: { $n }, а треба { $target }.
unfathomable-log-strikes = { $seat } уражає здалеку. Ціль: { $thing }.
unfathomable-log-strikes-deep-one = { $seat } уражає здалеку глибоководного: { $place }.
unfathomable-log-withstands = Без шкоди: { $n }, а треба { $target }.
unfathomable-log-attack-deep-one = { $seat } атакує глибоководного: { $place }.
unfathomable-log-deep-one-attacks = Глибоководний атакує. Ціль: { $seat }.
unfathomable-log-defeated = Переможено: { $seat }.
unfathomable-log-roll = { $seat } кидає кістку: { $n }.
unfathomable-log-roll-set = { $seat } не кидає кістки: на ній виставлено { $n }.
unfathomable-log-roll-counts = З усіма змінами виходить { $n }.
unfathomable-log-roll-capped = З усіма змінами виходить { $n }; рахується як { $total }.
unfathomable-log-check = Перевірка { $n }: { $skills }.
unfathomable-log-added = { $seat } { $n ->
    [0] не додає карт
    [one] додає { $n } карту
    [few] додає { $n } карти
   *[many] додає { $n } карт
}.
unfathomable-log-cards = Карти перевірки: { $cards }.
unfathomable-log-joins = { $seat } додає до перевірки карту: { $card }.
unfathomable-log-turned-up = До перевірки горілиць: { $card }.
unfathomable-log-unseen = До перевірки долілиць додається верхня карта колоди: { $skill }.
unfathomable-log-room = Кістка вказує на зону: { $place }.
unfathomable-log-total = Сума: { $n } проти { $target }.
unfathomable-log-check-pass = Перевірка успішна: { $n } проти { $target }.
unfathomable-log-check-partial = Частковий успіх перевірки: { $n } проти { $target }.
unfathomable-log-check-fail = Перевірку провалено: { $n } проти { $target }.
unfathomable-log-check-named = Результат перевірки визначено без карт: { $result }.
unfathomable-log-fails-at-once = { $card }: перевірку не проходять, вона одразу провалена.
unfathomable-log-no-symbols = { $card }: символи цієї карти не розігруються.
unfathomable-log-mythos = { $seat } бере карту міту: { $card }.
unfathomable-log-no-crisis = { $seat } у карцері: кризу не розігрують, лише символи.
unfathomable-log-decided = { $seat } вирішує кризу «{ $card }»: { $what }
unfathomable-log-activate-deep-ones = Глибоководні ворушаться.
unfathomable-log-activate-father-dagon = Батько Дагон ворушиться.
unfathomable-log-activate-mother-hydra = Мати Гідра ворушиться.
unfathomable-log-monarch = { $card } пливе: { $place }.
unfathomable-log-monarch-stays = { $card } вже по носу корабля й лишається там: { $place }.
unfathomable-log-deep-ones = { $n ->
    [one] З’являється { $n } глибоководний
    [few] З’являються { $n } глибоководні
   *[many] З’являються { $n } глибоководних
}: { $place }.
unfathomable-log-deep-ones-gone = { $n ->
    [one] Гине { $n } глибоководний
    [few] Гинуть { $n } глибоководні
   *[many] Гинуть { $n } глибоководних
}: { $place }.
unfathomable-log-deep-ones-move = { $n ->
    [one] Переміщується { $n } глибоководний
    [few] Переміщуються { $n } глибоководні
   *[many] Переміщуються { $n } глибоководних
}: { $place } → { $to }.
unfathomable-log-hatches-hold = Люки тримаються, глибоководним сюди не зайти: { $place }.
unfathomable-log-risk = Пасажир виходить на палубу: { $place }.
unfathomable-log-few-passengers = { $n ->
    [0] У запасі не лишилося пасажирів.
    [one] У запасі лишився тільки { $n } пасажир.
    [few] У запасі лишилося тільки { $n } пасажири.
   *[many] У запасі лишилося тільки { $n } пасажирів.
}
unfathomable-log-rescue = { $seat } відводить пасажира вниз, у безпеку. Звідки: { $place }.
unfathomable-log-slays = { $seat } убиває пасажира: { $place }.
unfathomable-log-passenger = Пасажир гине: { $card } ({ $place }).
unfathomable-log-gain = Отримано: { $resource } +{ $n } (тепер { $left }).
unfathomable-log-full = Лічильник не показує більше за 10: { $resource }, { $left }.
unfathomable-log-lose = Втрачено: { $resource } −{ $n } (тепер { $left }).
unfathomable-log-travel = «Атлантика» йде вперед: подорож { $n } з 4.
unfathomable-log-ritual = Ритуал просувається: { $n } з 4.
unfathomable-log-back-travel = «Атлантика» відстає: подорож { $n } з 4.
unfathomable-log-back-ritual = Ритуал відсувається: { $n } з 4.
unfathomable-log-start-travel = Жетон подорожі на клітинці «Початок» і далі не відсувається.
unfathomable-log-start-ritual = Жетон ритуалу на клітинці «Початок» і далі не відсувається.
unfathomable-log-to-start-travel = Жетон подорожі повертається на клітинку «Початок».
unfathomable-log-to-start-ritual = Жетон ритуалу повертається на клітинку «Початок».
unfathomable-log-waypoint = Корабель досягає точки курсу «{ $card }»: відстань { $n }.
unfathomable-log-loyalty-dealt = Кожен отримує карту лояльності, долілиць.
unfathomable-log-row-gone = Точка курсу «{ $card }» випадає з курсу: відстань { $n }.
unfathomable-log-first-loyalty = Кожен уже мав хід. Тепер роздають карти лояльності, і не всі, можливо, лишаться тими, ким були.
unfathomable-log-awakening = Половину шляху подолано. Щось прокидається в крові: усі отримують другу карту лояльності.
unfathomable-log-banishment = Ритуал завершено. Світло начисто змітає воду й палубу.
unfathomable-log-damage-card = Пошкодження: { $card }.
unfathomable-log-damaged = Пошкоджено: { $place }.
unfathomable-log-repaired = { $seat } ремонтує: { $place }.
unfathomable-log-treachery = У колоду хаосу { $n ->
    [one] йде { $n } карта зради
    [few] йдуть { $n } карти зради
   *[many] йдуть { $n } карт зради
}.
unfathomable-log-renewed = Утворено нову колоду: { $pile }.
unfathomable-log-no-chaos = Карт лишилося замало: у новій колоді хаосу немає вміння «{ $skill }».
unfathomable-log-ring = { $card }: перевірка успішна, і перстень вимагає плати.
unfathomable-log-title = { $seat } обіймає нову посаду: { $card }.
unfathomable-log-title-lost = { $seat } втрачає посаду: { $card }.
unfathomable-log-title-kept = Більше нікого немає, тож посада лишається. { $seat }: { $card }.
unfathomable-log-item = { $seat } отримує предмет: { $card }.
unfathomable-log-discards = { $seat } скидає: { $card }.
unfathomable-log-none-left = Таких карт більше немає: { $seat } не отримує { $n ->
    [one] { $n } карти
    [few] { $n } карт
   *[many] { $n } карт
}.
unfathomable-log-keeps = Карта «{ $card }» лишається в ігровій зоні. Чия: { $seat }.
unfathomable-log-card-gone = Вилучено з гри: { $card }.
unfathomable-log-improvement = { $seat } перевертає вдосконалення горілиць: { $card }.
unfathomable-log-on-top = { $seat } лишає карту зверху: { $pile }.
unfathomable-log-to-bottom = { $seat } кладе карту під низ: { $pile }.
unfathomable-log-top-gone = { $n ->
    [one] { $n } верхню карту вилучено
    [few] { $n } верхні карти вилучено
   *[many] { $n } верхніх карт вилучено
} з гри, не відкриваючи: { $pile }.
unfathomable-log-refused = { $seat } не бере предмет: { $card }.
unfathomable-log-spell = { $seat } розігрує заклинання: { $card }.
unfathomable-log-betrayal = { $seat } більше не ховається, і на карті: { $card }.
unfathomable-log-loyalty-to = { $seat } потай передає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
} лояльності. Кому: { $other }.
unfathomable-log-deep-one-damages = Глибоководний трощить внутрішню зону: { $place }.
unfathomable-log-loyalty-seen = { $seat } дивиться чужі карти лояльності. Чиї: { $other }.
unfathomable-log-nothing = Пропущено: { $why }.
unfathomable-log-survives = Глибоководний уцілів; { $card } лишається.
unfathomable-log-no-cards = { $seat } не має карт умінь, щоб скинути.
unfathomable-log-no-mythos = { $seat } — відкритий зрадник і не бере карти міту.
unfathomable-log-barricaded = Люки забарикадовано: до кінця ходу глибоководні не заходять у внутрішні зони.
unfathomable-log-face-up = Усі карти до цієї перевірки додають горілиць.
unfathomable-log-without-chaos = До цієї перевірки не додають карт хаосу.
unfathomable-log-chaos = До перевірки { $n ->
    [one] додано { $n } карту
    [few] додано { $n } карти
   *[many] додано { $n } карт
} з колоди хаосу.
unfathomable-log-deep-one-stays = Глибоководний лишається на місці: { $place }.
unfathomable-log-loyalty-kept = Порт близько: інші карти лояльності лишаються. Їх має { $seat }.
unfathomable-nothing-cell = глибоководних не може бути ані в карцері, ані в лазареті
unfathomable-nothing-suspect = поза карцером немає кого туди відвести
unfathomable-nothing-hands = жодна людина не має карт умінь
unfathomable-nothing-deep-ones = глибоководних немає
unfathomable-nothing-betrayal = у карцері зрада не шкодить
unfathomable-nothing-loyalty = немає інших карт лояльності, щоб передати
unfathomable-nothing-exchange-brig = у карцері карт не обмінюють
unfathomable-nothing-exchange = немає карт, щоб обміняти
unfathomable-nothing-passengers = пасажирів не лишилося
unfathomable-nothing-items = немає предмета, який можна взяти
unfathomable-nothing-passengers-on-deck = на палубі немає пасажирів
unfathomable-nothing-nobody = там нікого немає
unfathomable-nothing-deep = Глибини порожні
unfathomable-nothing-rich = ніхто не має більше ніж одного предмета
unfathomable-nothing-help = ризикнули замалою кількістю пасажирів
unfathomable-nothing-room = жодної зони не пошкоджено, тож глибоководні не з’являються
unfathomable-nothing-prisoners = у карцері нікого немає
unfathomable-nothing-ring = персня ніхто не має
unfathomable-nothing-guests = нікому йти на камбуз
unfathomable-nothing-rescued = нікого з пасажирів не врятовано
unfathomable-nothing-monarchs = обидва монархи вже в Глибинах
unfathomable-nothing-enemies = ворогів там немає
unfathomable-roll-high = потрібно { $n } або більше
unfathomable-roll-low = { $n } або менше завдасть шкоди
unfathomable-roll-room = вона вкаже внутрішню зону
unfathomable-roll-deck = вона вкаже палубну зону
unfathomable-roll-bow = 1–4 — водна зона 1, 5–8 — водна зона 2
unfathomable-roll-number = стільки глибоководних буде переможено
unfathomable-roll-fire = 6 або більше просуне корабель ще на 1 і пошкодить його
unfathomable-roll-hit-deep-one = щоб перемогти глибоководного, потрібно { $n } або більше ({ $target })
unfathomable-roll-hit-character = { $target } під ударом, потрібно { $n } або більше

## На що можна відповісти

unfathomable-event-defeated = от-от переможуть: { $thing }
unfathomable-event-passengerdefeated = пасажир от-от загине: { $place }
unfathomable-event-dieroll = { $thing } кидає кістку: { $why }
unfathomable-event-rolled = кидок кістки, { $thing }: { $n }; { $why }
unfathomable-event-attackrolled = кидок атаки, { $thing }: { $n }; { $why }
unfathomable-event-checkbegins = починається перевірка { $n }{ $partial ->
    [0] {""}
   *[any] {" "}(частково від { $partial })
}: { $skills }
unfathomable-event-cardsadded = карти до перевірки додано: { $thing }
unfathomable-event-chaosadded = додано карти хаосу
unfathomable-event-totalled = результат перевірки ({ $skills }): { $total } проти { $n }{ $partial ->
    [0] {""}
   *[any] , частковий успіх від { $partial }
}
unfathomable-event-checkdone = перевірку завершено
unfathomable-event-hatchreached = глибоководні от-от зайдуть у внутрішню зону: { $thing }
unfathomable-event-mythosdrawn = взято карту міту: { $thing }
unfathomable-event-choicefaced = треба вирішити кризу: { $thing }
unfathomable-event-stoked = котли розпалено: { $thing }
unfathomable-event-loreresolved = { $thing } розіграє карту знань до кінця
unfathomable-event-phasebegins = починається крок
unfathomable-event-phaseends = закінчується крок
unfathomable-event-roundbegins = починається хід
unfathomable-event-roundends = закінчується хід
unfathomable-event-used = використано: { $thing }

## Запитання

unfathomable-prompt-character = Ким ви будете?
unfathomable-prompt-actions = Що робитимете? { $n ->
    [one] Лишилася { $n } дія.
    [few] Лишилися { $n } дії.
   *[many] Лишилося { $n } дій.
}
unfathomable-prompt-action = Можете зараз виконати дію. Яку?
unfathomable-prompt-skill-type = Карта { $n } з { $of }: якого типу?
unfathomable-prompt-skill = { $n ->
    [one] Якого типу візьмете { $n } карту?
    [few] Якого типу візьмете { $n } карти?
   *[many] Якого типу візьмете { $n } карт?
}
unfathomable-prompt-skill-forced = Яке ще вміння підтримує цю перевірку?
unfathomable-prompt-skill-added = З якої колоди верхня карта додається до перевірки?
unfathomable-prompt-swap = Замість яких із них візьмете карти зради?
unfathomable-prompt-discard = { $n ->
    [1] Яку карту скинете?
    [one] Які { $n } карту скинете?
    [few] Які { $n } карти скинете?
   *[many] Які { $n } карт скинете?
}
unfathomable-prompt-hand-limit = { $n ->
    [1] Карт більше ніж 10. Яку скинете?
   *[any] Карт більше ніж 10. Які { $n } скинете?
}
unfathomable-prompt-persist = { $n ->
    [1] Яку карту скинете, щоб узяти іншу?
   *[any] Які карти скинете, від 1 до { $n }? Стільки ж візьмете, усі одного типу.
}
unfathomable-prompt-exchange = Які карти обміняєте на карти зради? Можна всі, кілька або жодної.
unfathomable-prompt-pay = Яку карту скинете? Її значення додається до кістки.
unfathomable-prompt-repair = Яку карту скинете на ремонт? Ще потрібне значення { $n }.
unfathomable-prompt-break-out = Яку карту скинете, щоб вирватися? Разом значення мають дати 12.
unfathomable-prompt-add = Які карти додасте до перевірки { $target } ({ $skills })?
unfathomable-prompt-add-one = Яку карту додасте до перевірки? Зараз { $n } проти { $target }.
unfathomable-prompt-roll = Як зміните кидок?
unfathomable-prompt-total = Як зміните результат? Зараз { $n } проти { $target }.
unfathomable-prompt-die = Яке число виставите на кістці?
unfathomable-prompt-result = Чим закінчується перевірка?
unfathomable-prompt-move = Куди ви переміститеся?
unfathomable-prompt-beast = Куди ви переміститеся? Усі вороги там будуть переможені.
unfathomable-prompt-from = З якої зони перемістяться глибоководні?
unfathomable-prompt-drive = Усі глибоководні разом покидають зону «{ $place }». Куди вони йдуть?
unfathomable-prompt-astral-from = З якої зони когось перенести?
unfathomable-prompt-to = Куди перенести: { $thing }?
unfathomable-prompt-throw = Яку зону підірвете?
unfathomable-prompt-room-damaged = Яку внутрішню зону пошкоджено?
unfathomable-prompt-room-cleared = У якій внутрішній зоні переможено всіх глибоководних?
unfathomable-prompt-room-filled = У якій внутрішній зоні з’являться 4 глибоководні?
unfathomable-prompt-water = У якій водній зоні спливуть усі чудовиська з Глибин?
unfathomable-prompt-waters = У яких водних зонах з’явиться по глибоководному? Потрібно: { $n }.
unfathomable-prompt-lend = Хто зараз виконає дію?
unfathomable-prompt-ward = Кого захистить закляття?
unfathomable-prompt-ancestry = Чиї карти лояльності подивитеся?
unfathomable-prompt-accuse = Кого звинуватите? У разі успіху перевірки ця людина піде в карцер.
unfathomable-prompt-suspect = Кого відвести в карцер?
unfathomable-prompt-arrest = Відправите когось у карцер?
unfathomable-prompt-victim = Кого атакує глибоководний?
unfathomable-prompt-enemy = Якого ворога атакуєте? Зона означає глибоководного в ній.
unfathomable-prompt-shrivel = Якого ворога вразите здалеку? Зона означає глибоководного в ній.
unfathomable-prompt-defeat-several = Переможено глибоководного { $n } з { $of }. Де?
unfathomable-prompt-defeat = Переможено глибоководного. Де?
unfathomable-prompt-weapon = Якою зброєю атакуєте?
unfathomable-prompt-again = Атакувати ще раз?
unfathomable-prompt-activate = Які глибоководні активуються?
unfathomable-prompt-oath = До кого з монархів звернетеся?
unfathomable-prompt-rites = Хто активується першим?
unfathomable-prompt-monarch-to = { $card } не йде в Глибини. Куди пливе?
unfathomable-prompt-malpractice = Переможено пасажира. Якого?
unfathomable-prompt-order = Хто з глибоководних діє наступним?
unfathomable-prompt-defeat-order = Кілька поразок водночас. Хто наступний? Зона означає пасажира в ній.
unfathomable-prompt-who-next = Кілька гравців вирішують водночас: { $what }. Хто наступний?
unfathomable-several-draw = кожен бере карту вміння
unfathomable-several-discard = кожен скидає карти вмінь
unfathomable-several-heal = кожен виходить із лазарету або бере карту вміння
unfathomable-several-keep = кожен лишає собі один предмет
unfathomable-several-leave = кожен виходить із карцеру
unfathomable-several-dine = кожен може піти на камбуз
unfathomable-prompt-herd-order = Переміщуються кілька глибоководних, а люки ще можна забарикадувати. Звідки рушає наступний?
unfathomable-prompt-accept = { $seat } пропонує вам предмет: { $card }. Узяти?
unfathomable-prompt-herd = Глибоководний покидає зону «{ $place }». Куди?
unfathomable-prompt-astral = Кого перенести наступним?
unfathomable-prompt-resource-gained = Який ресурс збільшити на 1?
unfathomable-prompt-resource-lost = Який ресурс зменшити на 1?
unfathomable-prompt-item-take = Який предмет берете?
unfathomable-prompt-item-lost = Який предмет віддаєте? Його буде вилучено з гри.
unfathomable-prompt-item-rob = Який предмет і в кого забираєте?
unfathomable-prompt-passenger = Переможено пасажира на палубі. У якій зоні?
unfathomable-prompt-rescue = Якого пасажира врятувати?
unfathomable-prompt-venture = { $n ->
    [one] Ризикнете { $n } пасажиром?
    [few] Ризикнете { $n } пасажирами?
   *[many] Ризикнете { $n } пасажирами?
}
unfathomable-prompt-volunteers = Скільки пасажирів беруться до зброї?
unfathomable-prompt-deck = Яку колоду подивитеся? Верхніх карт: { $n }.
unfathomable-prompt-top = Яка карта лишається зверху? Це { $pile }.
unfathomable-prompt-under = Яка карта йде під низ наступною? Це { $pile }.
unfathomable-prompt-mythos = Яка карта міту розігрується?
unfathomable-prompt-waypoint = Яким курсом іде корабель?
unfathomable-prompt-crisis = Що робитимете?
unfathomable-prompt-track = Який трек просувається?
unfathomable-prompt-chapel = Назад чи вперед?
unfathomable-prompt-ritual = Куди поставити жетон ритуалу?
unfathomable-prompt-keep-item = Який предмет лишаєте собі?
unfathomable-prompt-improvement = Яке вдосконалення лежить горілиць?
unfathomable-prompt-trade = Віддасте щось?
unfathomable-prompt-spell = Яке заклинання розіграти?
unfathomable-prompt-spell-place = Верхнє заклинання — { $card }. Де його лишити?
unfathomable-prompt-pharmacy = Чим заплатите за порятунок пасажира?
unfathomable-prompt-iceberg = Спробуєте щастя біля айсберга?
unfathomable-prompt-rats = Віддасте 1 розуму за 1 їжі?
unfathomable-prompt-banquet = Підете на камбуз?
unfathomable-prompt-memory = Скинете карту, щоб її символи не розігрувалися?
unfathomable-prompt-loyalty = Яку карту лояльності показуєте?
unfathomable-prompt-loyalty-to = Хто отримає всі ваші інші карти лояльності?
unfathomable-prompt-loyalty-dealt = Хто отримає щойно роздану вам карту лояльності?
unfathomable-prompt-choose = Що з двох станеться?

## Варіанти

unfathomable-option-end-actions = Більше жодної дії{ $n ->
    [0] { "" }
    [one] , { $n } лишиться невикористаною
    [few] , { $n } лишаться невикористаними
   *[many] , { $n } лишиться невикористаними
}
unfathomable-option-move = Переміститися: { $thing }
unfathomable-option-break-out = Вирватися з карцеру, скинувши карт на 12
unfathomable-option-attack = Атакувати: { $thing }
unfathomable-option-attack-deep-one = Атакувати глибоководного
unfathomable-option-rescue = Врятувати пасажира тут
unfathomable-option-slay = Убити пасажира тут
unfathomable-option-trade = Обмінятися предметами з тими, хто тут
unfathomable-option-declare = Оголосити свою зраду
unfathomable-option-repair = Відремонтувати цю зону
unfathomable-option-bridge = Місток: ризикнути пасажиром і глянути на дві карти наперед
unfathomable-option-chapel = Каплиця: стримати ритуал або допомогти йому
unfathomable-option-captains-cabin = Каюта капітана: спробувати когось замкнути
unfathomable-option-cargo-hold = Трюм: знайти предмет
unfathomable-option-galley = Камбуз: узяти від 1 до 5 карт умінь
unfathomable-option-boiler-room = Котельня: піддати пари картою сили
unfathomable-option-brig = Карцер: спробувати вийти
unfathomable-option-skill-influence = вплив
unfathomable-option-skill-lore = знання
unfathomable-option-skill-observation = спостережливість
unfathomable-option-skill-strength = сила
unfathomable-option-skill-will = воля
unfathomable-option-skill-treachery = зрада
unfathomable-option-swap = Зрада замість: { $skill }
unfathomable-option-discard = Скинути: { $thing }
unfathomable-option-add = Додати: { $thing }
unfathomable-option-more = на { $n } більше
unfathomable-option-less = на { $n } менше
unfathomable-option-same = без змін
unfathomable-option-die = на кістці { $n }
unfathomable-option-passengers = { $n ->
    [one] { $n } пасажир
    [few] { $n } пасажири
   *[many] { $n } пасажирів
}
unfathomable-option-plus = { $resource }: +1
unfathomable-option-minus = { $resource }: −1
unfathomable-option-rob = { $card }, власник: { $seat }
unfathomable-option-one-deep-one = 1 глибоководний: { $thing }
unfathomable-option-pass = успіх
unfathomable-option-partial = частковий успіх
unfathomable-option-fail = провал
unfathomable-option-travel = Корабель просувається
unfathomable-option-ritual = Ритуал просувається
unfathomable-option-ritual-back = Відсунути ритуал на 1
unfathomable-option-ritual-on = Скинути карту знань: просунути ритуал на 1
unfathomable-option-ritual-forward = { $n ->
    [one] На { $n } клітинку вперед
    [few] На { $n } клітинки вперед
   *[many] На { $n } клітинок уперед
}
unfathomable-option-ritual-backward = { $n ->
    [one] На { $n } клітинку назад
    [few] На { $n } клітинки назад
   *[many] На { $n } клітинок назад
}
unfathomable-option-ritual-stay = Лишити на місці
unfathomable-option-any-order = Усі, у будь-якому порядку
unfathomable-option-all-here = Усі глибоководні у вашій зоні
unfathomable-option-deep-one = глибоководний
unfathomable-option-bare-hands = Голими руками
unfathomable-option-again = Атакувати ще раз
unfathomable-option-stop = Зупинитися
unfathomable-option-stay = Лишитися
unfathomable-option-give = { $card } → { $seat }
unfathomable-option-keep = Усе лишити собі
unfathomable-option-leave = Лишити в колоді
unfathomable-option-on-top = Лишити зверху
unfathomable-option-to-bottom = Покласти під низ колоди
unfathomable-option-on-deck = Когось на палубі
unfathomable-option-in-supply = Когось із запасу
unfathomable-option-lose-food = Втратити 1 їжі
unfathomable-option-lose-fuel = Втратити 1 пального
unfathomable-option-remove-item = Вилучити цей предмет із гри
unfathomable-option-risk-two = Ризикнути 2 пасажирами
unfathomable-option-damage = Корабель пошкоджено
unfathomable-option-damage-twice = Корабель пошкоджено двічі

## Що неможливо й чому

unfathomable-denied-actions = Дій не лишилося.
unfathomable-denied-traitor = Відкритий зрадник цього не може.
unfathomable-denied-human = Це може лише відкритий зрадник.
unfathomable-denied-loyal = У вас немає карти зрадника.
unfathomable-denied-brig = З карцеру так просто не вийти.
unfathomable-denied-twelve = Треба карт на { $need } разом, ваші дають { $n }.
unfathomable-denied-attack = Щось не дає вам атакувати.
unfathomable-denied-nobody = Тут для цього нікого немає.
unfathomable-denied-guarded = Поруч стоїть людина.
unfathomable-denied-trade = Немає з ким або чим обмінюватися.
unfathomable-denied-whole = Тут нічого не пошкоджено.
unfathomable-denied-damaged = Зону пошкоджено.
unfathomable-denied-repair = Бракує карт для ремонту.
unfathomable-denied-enemy = У зоні є ворог.
unfathomable-denied-used = Цю дію вже використано цього ходу.
unfathomable-denied-passengers = У запасі не лишилося пасажирів.
unfathomable-denied-card = Треба карту вміння: { $skill }, а у вас такої немає.
unfathomable-denied-items = Колода предметів порожня.

## Чим усе закінчується

unfathomable-log-humans-win = Люди перемогли! { $why }
unfathomable-log-traitors-win = Глибоководні перемогли! { $why }
unfathomable-log-nobody-wins = Не переміг ніхто. { $why }
unfathomable-log-end-wins = { $seat } виграє. Лояльність: { $cards }.
unfathomable-log-end-loses = { $seat } програє. Лояльність: { $cards }.
unfathomable-no-loyalty = карт не роздавали
unfathomable-won-port = «Атлантика» заходить у порт, і люди сходять на берег.
unfathomable-lost-fuel = Котли вистигли. «Атлантика» дрейфує, доки по неї не припливуть.
unfathomable-lost-food = Їсти вже нічого, а вода повна обіцянок.
unfathomable-lost-sanity = Ніхто на борту більше не пам’ятає, навіщо триматися подалі від моря.
unfathomable-lost-souls = Додому везти вже нікого.
unfathomable-lost-damage = Відсік за відсіком не витримує, і «Атлантика» йде на дно.
unfathomable-lost-deep-ones = Їх забагато. Тепер корабель — їхній.

## Стіл у тексті

unfathomable-board-turn = Хід { $n }
unfathomable-board-fuel = Пальне
unfathomable-board-food = Їжа
unfathomable-board-sanity = Розум
unfathomable-board-souls = Душі
unfathomable-board-travel = Подорож
unfathomable-board-ritual = Ритуал
unfathomable-board-distance = Відстань { $n } з { $needed }
unfathomable-board-awakening = пробудження на { $n }
unfathomable-board-bow = (ніс)
unfathomable-board-stern = (корма)
unfathomable-board-legend = { $sea } вода, { $deep } глибоководні, { $passenger } пасажири, { $damage } пошкоджено, { $used } використано цього ходу
unfathomable-board-pile-mythos = міт
unfathomable-board-pile-waypoints = курс
unfathomable-board-pile-spells = заклинання
unfathomable-board-pile-items = предмети
unfathomable-board-pile-damage = пошкодження
unfathomable-board-pile-chaos = хаос
unfathomable-board-decks = Колоди: { $list }
unfathomable-board-skills = Колоди вмінь: { $list }
unfathomable-board-supply = Запас: глибоководні { $n }, пасажири { $passengers }
unfathomable-board-discards = Зверху в скидах: { $cards }
unfathomable-board-row = Пройдений курс: { $cards }
unfathomable-board-symbols = Потім: { $activation }; { $track }
unfathomable-board-track-travel = подорож
unfathomable-board-track-ritual = ритуал
unfathomable-board-track-choice = подорож або ритуал
unfathomable-board-check = Перевірка { $n }{ $partial ->
    [0] {""}
   *[any] {" "}(частково — { $partial })
}: { $skills }
unfathomable-board-added = Карт: { $n }; додали гравці: { $list }
unfathomable-board-shown = Відкрито: { $cards }; разом { $total }
unfathomable-board-you = ви
unfathomable-board-traitor = відкритий зрадник
unfathomable-board-actions = дії: { $n }
unfathomable-board-hand-of = рука: { $n }
unfathomable-board-set = Отримує: { $list }
unfathomable-board-area = У грі:
unfathomable-board-hand = Рука:
unfathomable-board-loyalty = Карти лояльності: { $n }
unfathomable-board-decides = Вирішує: { $seat }
unfathomable-board-barricaded = Люки забарикадовано: цього ходу глибоководні не заходять у внутрішні зони.
unfathomable-board-betrayal = Коли оголосите свою зраду: { $what }
unfathomable-board-face-down = долілиць
unfathomable-board-basic-attack = атака без зброї

## Готові фрази про таємниці

# Вони навмисно розпливчасті: ні типу, ні значення, ні назви карти. Ніхто не мусить казати правду.
unfathomable-phrase-help-a-lot = Тут від мене велика допомога.
unfathomable-phrase-help-a-little = Тут від мене невелика допомога.
unfathomable-phrase-cannot-help = Цього разу нічим не допоможу.
unfathomable-phrase-rather-not-add = Краще прибережу свої карти.
unfathomable-phrase-not-me = То не моя робота.
unfathomable-phrase-only-me = З того, що видно всім, це могло бути лише від мене.
unfathomable-phrase-can-you-help = { $seat }, допоможете з цією перевіркою?
unfathomable-phrase-can-you-stop-it = { $seat }, можете цьому запобігти?
unfathomable-phrase-can-you-roll = { $seat }, можете щось вдіяти з кидком?
unfathomable-phrase-yes = Так.
unfathomable-phrase-no = Ні.
unfathomable-phrase-can-help-roll = З кидком я дещо вдію.
unfathomable-phrase-can-help-check = З цією перевіркою я дещо вдію.
unfathomable-phrase-can-save = Можу втримати когось на ногах.
unfathomable-phrase-have-action = Можу комусь підсобити.
unfathomable-phrase-top-good = Зверху лежить щось добре.
unfathomable-phrase-top-bad = Зверху лежить щось погане.
unfathomable-phrase-suspect = { $seat } викликає в мене підозру.
unfathomable-phrase-accuse = { $seat }, звинувачую вас.
unfathomable-phrase-trust = { $seat }, вам я довіряю.
unfathomable-phrase-is-human = Кажу, що { $seat } — людина.
unfathomable-phrase-is-traitor = Кажу, що { $seat } — зрадник.
unfathomable-phrase-defend = Ви дивитеся не на того.

## Карти вмінь

unfathomable-coordinated-effort-1 = Скоординовані зусилля (вплив 1)
    .text = Дія: інший гравець одразу виконує 1 дію.
unfathomable-coordinated-effort-1-coordinate = інший гравець зараз виконує дію
unfathomable-coordinated-effort-2 = Скоординовані зусилля (вплив 2)
    .text = Дія: інший гравець одразу виконує 1 дію.
unfathomable-coordinated-effort-2-coordinate = інший гравець зараз виконує дію
unfathomable-nothing-to-hide-3 = Нічого приховувати (вплив 3)
    .text = До того, як до перевірки додають карти: усі їх додають горілиць.
unfathomable-nothing-to-hide-3-lay-open = усі карти цієї перевірки додають горілиць
unfathomable-nothing-to-hide-4 = Нічого приховувати (вплив 4)
    .text = До того, як до перевірки додають карти: усі їх додають горілиць.
unfathomable-nothing-to-hide-4-lay-open = усі карти цієї перевірки додають горілиць
unfathomable-inspiring-speech-5 = Натхненна промова (вплив 5)
    .text = Дія: киньте кістку. 3 або більше: +1 розуму; менше: −1 розуму.
unfathomable-inspiring-speech-5-inspire = кинути кістку: розум зросте або впаде
unfathomable-shrivelling-1 = Зсихання (знання 1)
    .text = Дія: виберіть ворога в будь-якій зоні й киньте кістку. На 4 або більше переможено глибоководного, на 6 або більше — персонажа.
unfathomable-shrivelling-1-wither = вдарити по ворогу де завгодно
unfathomable-shrivelling-2 = Зсихання (знання 2)
    .text = Дія: виберіть ворога в будь-якій зоні й киньте кістку. На 4 або більше переможено глибоководного, на 6 або більше — персонажа.
unfathomable-shrivelling-2-wither = вдарити по ворогу де завгодно
unfathomable-lesser-banishment-3 = Мале вигнання (знання 3)
    .text = Дія: усі глибоководні однієї зони разом переміщуються в сусідню.
unfathomable-lesser-banishment-3-drive-off = перемістити всіх глибоководних із зони
unfathomable-lesser-banishment-4 = Мале вигнання (знання 4)
    .text = Дія: усі глибоководні однієї зони разом переміщуються в сусідню.
unfathomable-lesser-banishment-4-drive-off = перемістити всіх глибоководних із зони
unfathomable-forced-learning-5 = Примусове навчання (знання 5)
    .text = До того, як до перевірки додають карти: назвіть уміння, що їй шкодить; тепер воно її підтримує.
unfathomable-forced-learning-5-force = ще одне вміння підтримує цю перевірку
unfathomable-watch-and-learn-1 = Дивись і вчися (спостережливість 1)
    .text = Дія: візьміть 2 карти вмінь будь-яких типів.
unfathomable-watch-and-learn-1-learn = узяти 2 карти вмінь
unfathomable-watch-and-learn-2 = Дивись і вчися (спостережливість 2)
    .text = Дія: візьміть 2 карти вмінь будь-яких типів.
unfathomable-watch-and-learn-2-learn = узяти 2 карти вмінь
unfathomable-keen-insight-3 = Чутка інтуїція (спостережливість 3)
    .text = Перед кидком кістки: +2 або −2 до результату.
unfathomable-keen-insight-3-foresee = змінити кидок на 2
unfathomable-keen-insight-4 = Чутка інтуїція (спостережливість 4)
    .text = Перед кидком кістки: +2 або −2 до результату.
unfathomable-keen-insight-4-foresee = змінити кидок на 2
unfathomable-preparation-5 = Приготування (спостережливість 5)
    .text = До того, як до перевірки додають карти: карт хаосу не додають.
unfathomable-preparation-5-prepare = у цій перевірці немає карт хаосу
unfathomable-combat-training-1 = Бойова підготовка (сила 1)
    .text = Після кидка кістки в атаці: киньте її ще раз.
unfathomable-combat-training-1-train = перекинути атаку
unfathomable-combat-training-2 = Бойова підготовка (сила 2)
    .text = Після кидка кістки в атаці: киньте її ще раз.
unfathomable-combat-training-2-train = перекинути атаку
unfathomable-rampage-3 = Шаленство (сила 3)
    .text = Дія: атакуйте до 4 разів без зброї або до 3 разів однією зброєю.
unfathomable-rampage-3-rage = атакувати кілька разів
unfathomable-rampage-4 = Шаленство (сила 4)
    .text = Дія: атакуйте до 4 разів без зброї або до 3 разів однією зброєю.
unfathomable-rampage-4-rage = атакувати кілька разів
unfathomable-shrug-it-off-5 = Дрібниці (сила 5)
    .text = Коли вас мали б перемогти, цього не стається.
unfathomable-shrug-it-off-5-shrug = утриматися на ногах
unfathomable-persistence-1 = Наполегливість (воля 1)
    .text = Дія: скиньте від 1 до 5 інших карт умінь і візьміть стільки ж, усі одного типу.
unfathomable-persistence-1-persist = обміняти до 5 карт
unfathomable-persistence-2 = Наполегливість (воля 2)
    .text = Дія: скиньте від 1 до 5 інших карт умінь і візьміть стільки ж, усі одного типу.
unfathomable-persistence-2-persist = обміняти до 5 карт
unfathomable-determination-3 = Рішучість (воля 3)
    .text = Коли перевірку пораховано: +2 або −2 до її суми.
unfathomable-determination-3-insist = змінити суму на 2
unfathomable-determination-4 = Рішучість (воля 4)
    .text = Коли перевірку пораховано: +2 або −2 до її суми.
unfathomable-determination-4-insist = змінити суму на 2
unfathomable-true-grit-5 = Справжня стійкість (воля 5)
    .text = Дія, раз за хід: виконайте 2 дії.
unfathomable-true-grit-5-hold-on = виконати 2 дії
unfathomable-reinforcements-1 = Підкріплення (зрада 1)
    .text = Лише для зрадників. Дія: 1 глибоководний у Глибини; якщо їх там четверо або більше, усі з Глибин спливають у водній зоні на ваш вибір.
unfathomable-reinforcements-1-reinforce = глибоководний іде в Глибини
unfathomable-call-to-action-2 = Заклик до дії (зрада 2)
    .text = Лише для зрадників. Дія: активуйте всіх глибоководних у вашій зоні або 1 глибоководного будь-де.
unfathomable-call-to-action-2-call = глибоководні діють
unfathomable-siren-song-3 = Спів сирен (зрада 3)
    .text = Лише для зрадників. Дія: ризикніть 1 пасажиром.
unfathomable-siren-song-3-sing = виманити пасажира на палубу
unfathomable-ransack-4 = Грабунок (зрада 4)
    .text = Лише для зрадників. Замість ваших дій, у каплиці, на камбузі або в котельні: −1 розуму, їжі або пального відповідно.
unfathomable-ransack-4-ransack = понівечити тутешні запаси
unfathomable-perform-rites-5 = Проведення обрядів (зрада 5)
    .text = Лише для зрадників. Замість ваших дій: активуйте Батька Дагона й Матір Гідру в будь-якому порядку.
unfathomable-perform-rites-5-perform = прикликати обох монархів

## Предмети

unfathomable-six-shooter = Шестизарядний револьвер
    .text = Зброя. Дія: атакуйте ворога у своїй зоні з +2.
unfathomable-six-shooter-fire = атакувати тут із +2
unfathomable-repeating-rifle = Магазинна гвинтівка
    .text = Зброя. Дія: атакуйте ворога в сусідній зоні, зокрема й водній, з +1.
unfathomable-repeating-rifle-fire = атакувати в сусідній зоні з +1
unfathomable-pocket-pistol = Кишеньковий пістолет
    .text = Зброя. Дія: атакуйте ворога у своїй зоні; можете один раз перекинути кістку.
unfathomable-pocket-pistol-fire = атакувати тут із другою спробою
unfathomable-pocket-pistol-steady = перекинути кістку
unfathomable-shotgun = Дробовик
    .text = Зброя. Дія: атакуйте ворога у своїй зоні з +1 за кожного ворога в ній.
unfathomable-shotgun-blast = атакувати тут із +1 за кожного ворога
unfathomable-kitchen-knife = Кухонний ніж
    .text = +1 до ваших атак без зброї.
unfathomable-speaking-trumpet = Рупор
    .text = Дія: врятуйте всіх пасажирів у своїй і сусідніх зонах.
unfathomable-speaking-trumpet-call = врятувати всіх пасажирів поруч
unfathomable-travel-pharmacy = Дорожня аптечка
    .text = Коли пасажир у вашій або сусідній зоні мав би загинути: врятуйте його ціною 1 їжі або цього предмета.
unfathomable-travel-pharmacy-treat = врятувати пасажира за певну ціну
unfathomable-tool-kit = Набір інструментів
    .text = Дія, у пошкодженій зоні без ворогів: відремонтуйте її без карт.
unfathomable-tool-kit-mend = відремонтувати цю зону
unfathomable-elder-sign-amulet = Амулет зі Знаком Старших
    .text = Розігравши «Зсихання» чи «Мале вигнання», можете розіграти карту ще раз.
unfathomable-elder-sign-amulet-echo = розіграти карту ще раз
unfathomable-almanac = Альманах
    .text = Раз на кожен кидок, перед ним: скиньте карту спостережливості й додайте її значення.
unfathomable-almanac-look-up = додати значення карти спостережливості
unfathomable-book-of-dagon = Книга Дагона
    .text = Дія, раз за хід: усі глибоководні з вашої зони разом переміщуються в сусідню; потім виконайте 1 дію.
unfathomable-book-of-dagon-command = перемістити тутешніх глибоководних, потім виконати 1 дію
unfathomable-lucky-ring = «Щасливий» перстень
    .text = Раз на кожну перевірку, коли її пораховано: +2 до суми; якщо після цього перевірка успішна, 2 карти зради йдуть у колоду хаосу.
unfathomable-lucky-ring-rub = +2 до суми
unfathomable-starbuck = Старбак
    .text = Дія, раз за хід: атакуйте ворога у своїй зоні, потім виконайте 1 дію. Коли вас мали б перемогти, натомість вилучіть Старбака.
unfathomable-starbuck-bite = атакувати тут, потім виконати 1 дію
unfathomable-starbuck-guard = замість вас гине Старбак
unfathomable-fine-clothes = Вишуканий одяг
    .text = Удосконалення: щоходу отримуйте на 1 карту впливу більше.
unfathomable-mystical-text = Містичний текст
    .text = Удосконалення: щоходу отримуйте на 1 карту знань більше.
unfathomable-binoculars = Бінокль
    .text = Удосконалення: щоходу отримуйте на 1 карту спостережливості більше.
unfathomable-medicine-ball = Набивний м’яч
    .text = Удосконалення: щоходу отримуйте на 1 карту сили більше.
unfathomable-treasured-memento = Дорога пам’ятка
    .text = Удосконалення: щоходу отримуйте на 1 карту волі більше.
unfathomable-jam-tin-grenade = Граната з бляшанки
    .text = Дія, вилучіть її: усіх, хто є в сусідній зоні, переможено; якщо це непошкоджена внутрішня зона, її пошкоджено.
unfathomable-jam-tin-grenade-throw = підірвати сусідню зону
unfathomable-plimsolls = Парусинові туфлі
    .text = Дія, раз за хід: перейдіть у сусідню палубну або внутрішню зону, потім виконайте 1 дію.
unfathomable-plimsolls-dash = перейти в сусідню зону, потім виконати 1 дію

## Звитяги та посади

unfathomable-unconventional-leader = Незвичний ватажок
    .text = Раз за гру, коли ви маєте вирішити кризу: натомість втратьте 1 ресурс на свій вибір.
unfathomable-unconventional-leader-lead = втратити 1 ресурс замість рішення
unfathomable-self-sacrifice = Самопожертва
    .text = Раз за гру, до того, як додають карти до перевірки карти міту: вас переможено, і ви називаєте її результат.
unfathomable-self-sacrifice-sacrifice = дати себе перемогти й назвати результат
unfathomable-medical-intervention = Медичне втручання
    .text = Раз за гру, коли персонажа або пасажира мали б перемогти, цього не стається.
unfathomable-medical-intervention-operate = втримати персонажа на ногах
unfathomable-medical-intervention-resuscitate = повернути пасажира до життя
unfathomable-full-steam-ahead = Повний уперед
    .text = Раз за гру, дія в котельні: −1 пального, і корабель просувається на 2.
unfathomable-full-steam-ahead-full-steam = спалити 1 пального і просунутися на 2
unfathomable-arrest-order = Наказ про арешт
    .text = Раз за гру, дія: інший персонаж із вашої зони йде в карцер.
unfathomable-arrest-order-arrest = відвести когось звідси в карцер
unfathomable-quick-cast = Швидкі чари
    .text = Раз за гру, дія хранителя гримуара: розіграйте верхнє заклинання, потім виконайте 1 дію.
unfathomable-quick-cast-quick-cast = розіграти верхнє заклинання, потім виконати 1 дію
unfathomable-perfect-number = Досконале число
    .text = Раз за гру, перед кидком кістки: натомість виставте на ній будь-яке число.
unfathomable-perfect-number-calculate = виставити число на кістці
unfathomable-deep-one-ancestry = Кров глибоководних
    .text = Раз за гру, дія: подивіться всі карти лояльності іншої людини.
unfathomable-deep-one-ancestry-sense-kin = подивитися чужу лояльність
unfathomable-uncanny-fortune = Дивовижний талан
    .text = Раз за гру, коли взято карту міту: скиньте її, не розігруючи, і візьміть іншу.
unfathomable-uncanny-fortune-dodge-fate = скинути карту міту і взяти іншу
unfathomable-well-equipped = Повне спорядження
    .text = Раз за гру, коли перевірку пораховано: змініть суму щонайбільше на кількість ваших предметів.
unfathomable-well-equipped-unpack = змінити суму щонайбільше на кількість ваших предметів
unfathomable-captain = Капітан
    .text = Вибирає курс корабля з двох карт і вирішує багато криз.
unfathomable-keeper = Хранитель гримуара
    .text = Дія, раз за хід: гляньте на два верхні заклинання, одне покладіть під низ колоди, друге розіграйте. Вирішує деякі кризи.
unfathomable-keeper-cast = розіграти одне з двох верхніх заклинань

## Заклинання

unfathomable-alchemical-transmutation = Алхімічне перетворення
    .text = −1 їжі, +2 пального.
unfathomable-astral-travel = Астральна мандрівка
    .text = Будь-хто з глибоководних і персонажів однієї зони переміщується в будь-які палубні або внутрішні зони. Потім киньте кістку: на 4 або менше −1 розуму.
unfathomable-call-down-the-storm = Прикликання бурі
    .text = Усі глибоководні у воді гинуть. Якщо загинуло двоє або більше, киньте кістку: їхня кількість або менше — корабель пошкоджено.
unfathomable-call-friends = Поклик друзів
    .text = Врятуйте скільки завгодно пасажирів. Потім киньте кістку: їхня кількість або менше — глибоководні активуються.
unfathomable-cloud-memory = Затьмарення пам’яті
    .text = +1 розуму; кожна людина скидає карту вмінь.
unfathomable-conjuration = Начаклування
    .text = Гляньте на п’ять верхніх предметів, один візьміть, решту затасуйте назад. Потім киньте кістку: на 4 або менше −1 розуму.
unfathomable-dark-pact = Темна угода
    .text = +1 ресурс на ваш вибір; 4 карти зради йдуть у колоду хаосу.
unfathomable-feed-the-mind = Пожива для розуму
    .text = −1 їжі, +2 розуму.
unfathomable-flesh-ward = Оберіг плоті
    .text = Дайте його будь-якому гравцеві. Коли того мали б перемогти, натомість вилучіть оберіг і киньте кістку: на 4 або менше −1 розуму.
unfathomable-flesh-ward-ward = врятуватися оберегом
unfathomable-foresee = Передбачення
    .text = Гляньте на чотири верхні карти міту або курсу: одна лишається зверху, решта йдуть під низ колоди. Потім киньте кістку: на 4 або менше −1 розуму.
unfathomable-greater-banishment = Велике вигнання
    .text = Ритуал просувається на 2. Потім киньте кістку: на 4 або менше −1 розуму.
unfathomable-heal = Зцілення
    .text = Люди з лазарету йдуть у будь-які зони корабля; кожна інша людина бере карту зі свого набору. Потім киньте кістку: на 4 або менше −1 розуму.
unfathomable-lure-monster = Приманка для чудовиська
    .text = Батько Дагон і Мати Гідра пірнають у Глибини. Потім киньте кістку: на 4 або менше −1 розуму.
unfathomable-plague-of-locusts = Нашестя сарани
    .text = Киньте кістку: гине стільки глибоководних на полі, на ваш вибір. На 5 або більше ще й −1 їжі.
unfathomable-raise-the-dead = Воскресіння мертвих
    .text = −1 розуму, +2 душі.
unfathomable-revelation-of-script = Одкровення письмен
    .text = Лишіть собі. Коли перевірку пораховано, вилучіть карту, щоб додати верхню карту будь-якої колоди вмінь; потім киньте кістку: на її значення або менше −1 розуму.
unfathomable-revelation-of-script-read = додати верхню карту колоди вмінь
unfathomable-summon-fire = Прикликання вогню
    .text = Корабель просувається на 1. Потім киньте кістку: на 6 або більше він просувається ще на 1, і його пошкоджено.
unfathomable-summon-the-beast-within = Пробудження внутрішнього звіра
    .text = Можете піти в будь-яку зону корабля; усіх ворогів там, де ви є, переможено. Якщо їх двоє або більше, киньте кістку: їхня кількість або менше — те саме стається з людьми й пасажирами там.
unfathomable-voice-of-ra = Голос Ра
    .text = Кожна людина бере карту вмінь будь-якого типу. Потім киньте кістку: на 4 або менше кожна людина одну скидає.

## Курс

unfathomable-abandoned-depot = Покинутий склад
    .text = Відстань 2. Можете ризикнути 3 пасажирами; тоді на 5 або більше +2 пального.
unfathomable-deserted-island = Безлюдний острів
    .text = Відстань 2. Можете ризикнути 1 пасажиром; тоді на 5 або більше +1 їжі.
unfathomable-hurricane = Ураган
    .text = Відстань 2. −1 пального, або корабель пошкоджено двічі.
unfathomable-iceberg = Айсберг
    .text = Відстань 2. Можете кинути кістку: на 5 або більше +1 їжі, інакше корабель пошкоджено.
unfathomable-reef = Риф
    .text = Відстань 2. Киньте кістку: на 4 або менше корабель пошкоджено.
unfathomable-shipwreck-survivors = Уцілілі після аварії
    .text = Відстань 2. Можете ризикнути 1 пасажиром; тоді на 5 або більше +1 душа.
unfathomable-wrecked-ship = Розбитий корабель
    .text = Відстань 2. Можете ризикнути 1 пасажиром; тоді на 5 або більше +1 пального.
unfathomable-deep-one-city = Місто глибоководних
    .text = Відстань 3, −1 пального. 5 глибоководних у Глибини; потім усі з Глибин спливають по носу корабля.
unfathomable-fog-bank = Смуга туману
    .text = Відстань 3, −1 пального. Киньте кістку: на 4 або менше цю карту вилучають із гри, а замість неї розігрують верхню карту курсу.
unfathomable-maelstrom = Вир
    .text = Відстань 3, −1 пального. Ще −1 пального, або корабель пошкоджено двічі.
unfathomable-rainstorm = Злива
    .text = Відстань 3, −1 пального. Можете ризикнути 1 пасажиром; тоді на 5 або більше +1 їжі.
unfathomable-rogue-wave = Хвиля-вбивця
    .text = Відстань 3, −1 пального. Усіх глибоководних із палуби змиває у воду поруч; усі пасажири на палубі гинуть.
unfathomable-rolling-seas = Хитавиця
    .text = Відстань 3, −1 пального. Пасажир на палубі, на ваш вибір, гине.
unfathomable-sea-smoke = Морська пара
    .text = Відстань 3, −1 пального. По 1 глибоководному в кожну водну зону.
unfathomable-seaweed-patch = Острів водоростей
    .text = Відстань 3, −1 пального. Ризикніть 2 пасажирами, або корабель пошкоджено.
unfathomable-smooth-sailing = Спокійне плавання
    .text = Відстань 3, −1 пального. −1 їжі.
unfathomable-calm-waters = Тихі води
    .text = Відстань 4, −2 пального. −1 їжі.
unfathomable-deep-one-ambush = Засідка глибоководних
    .text = Відстань 4, −2 пального. По 1 глибоководному в кожну палубну зону.
unfathomable-rough-water = Неспокійні води
    .text = Відстань 4, −2 пального. −1 розуму.
unfathomable-stormy-seas = Штормове море
    .text = Відстань 4, −2 пального. Корабель пошкоджено.

## Пошкодження, пасажири, лояльність

unfathomable-structural-damage-influence = Пошкодження корпусу (вплив)
    .text = Дією зони не скористатися. Ремонт: скиньте карти впливу на 3.
unfathomable-structural-damage-lore = Пошкодження корпусу (знання)
    .text = Дією зони не скористатися. Ремонт: скиньте карти знань на 3.
unfathomable-structural-damage-observation = Пошкодження корпусу (спостережливість)
    .text = Дією зони не скористатися. Ремонт: скиньте карти спостережливості на 3.
unfathomable-structural-damage-strength = Пошкодження корпусу (сила)
    .text = Дією зони не скористатися. Ремонт: скиньте карти сили на 3.
unfathomable-structural-damage-will = Пошкодження корпусу (воля)
    .text = Дією зони не скористатися. Ремонт: скиньте карти волі на 3.
unfathomable-structural-damage-any = Пошкодження корпусу (будь-яке вміння)
    .text = Дією зони не скористатися. Ремонт: скиньте карти будь-яких типів на 5.
unfathomable-fuel-leak = Витік пального
    .text = −1 пального; карту вилучають із гри.
unfathomable-flooded-food-stores = Затоплена комора
    .text = −1 їжі; карту вилучають із гри.
unfathomable-fleeing-passengers = Утеча пасажирів
    .text = Ризикніть пасажиром і візьміть іншу карту пошкоджень; ця йде під низ колоди.
unfathomable-passenger-nothing = той, за ким ніхто не сумуватиме
    .text = Нічого не втрачено.
unfathomable-passenger-soul = одна душа
    .text = −1 душа.
unfathomable-passenger-two-souls = дві душі
    .text = −2 душі.
unfathomable-passenger-soul-and-sanity = одна душа, і всі це бачили
    .text = −1 душа і −1 розуму.
unfathomable-human = Людина
    .text = Ви перемагаєте, коли корабель заходить у порт, якщо інша ваша карта лояльності не робить вас зрадником.
unfathomable-hybrid = Гібрид
    .text = Ви перемагаєте, коли корабель гине.
unfathomable-cultist = Культист
    .text = Ви перемагаєте, коли корабель гине, але лише якщо він подолав відстань 12.

## Персонажі

unfathomable-keilani-tatupu = Кейлані Татупу
    .text = Коли перевірку пораховано, можете додати до неї 1 карту з руки. Не в карцері.
unfathomable-keilani-tatupu-experienced = додати карту до порахованої перевірки
unfathomable-arjun-singh = Арджан Сінгх
    .text = Дія, раз за хід: ідіть у будь-яку палубну зону, а тоді виконайте ще 1 дію.
unfathomable-arjun-singh-deck-chief = перейти в палубну зону, потім виконати 1 дію
unfathomable-svetlana-gedroits = Світлана Ґедройц
    .text = Коли персонажа мали б перемогти, скиньте карту знань: цього не стається.
unfathomable-svetlana-gedroits-healing-words = скинути карту знань, щоб утримати персонажа на ногах
unfathomable-jeanne-lafarge = Жанна Лафарж
    .text = Після дії котельні, хто б її не виконував: можете пошкодити корабель, щоб він просунувся ще на 1.
unfathomable-jeanne-lafarge-jury-rigger = пошкодити корабель і просунутися ще на 1
unfathomable-jamie-snell = Джеймі Снелл
    .text = Дія, раз за хід: атакуйте зброєю, яку маєте, потім виконайте 1 дію.
unfathomable-jamie-snell-quick-draw = атакувати зброєю, потім виконати 1 дію
unfathomable-william-bowleg = Вільям Бовлеґ
    .text = Дія, раз за хід: гляньте на верхнє заклинання, лишіть його або покладіть під низ колоди, потім виконайте 1 дію.
unfathomable-william-bowleg-occult-training = глянути на верхнє заклинання, потім виконати 1 дію
unfathomable-beatrice-sharpe = Беатрис Шарп
    .text = У своєму кроці міту гляньте на дві верхні карти, одну розіграйте, другу покладіть під низ колоди.
unfathomable-ishmael-marsh = Ішмаель Марш
    .text = Дія: скиньте карту знань і киньте кістку за Батька Дагона або Матір Гідру. Кістка з картою разом 7 або більше: монарх іде в Глибини; менше: можете перемістити монарха на 1 зону.
unfathomable-ishmael-marsh-first-oath = заговорити до одного з монархів
unfathomable-edmund-mallory = Едмунд Меллорі
    .text = Після кидка кістки можете скинути карту вмінь, щоб кістку перекинули. Не в карцері.
unfathomable-edmund-mallory-fortunate-son = скинути карту, щоб перекинути кістку
unfathomable-edmund-mallory-fortunate-fighter = скинути карту, щоб перекинути атаку
unfathomable-samira-dualeh = Саміра Дуалех
    .text = Дія, раз за хід, якщо маєте щонайбільше 4 предмети: візьміть предмет, потім можете віддати один іншій людині у своїй зоні.
unfathomable-samira-dualeh-scavenger = узяти предмет

# Що стається, коли персонаж оголошує зраду.

unfathomable-keilani-tatupu-reveals = −1 розуму.
unfathomable-arjun-singh-reveals = жетон подорожі повертається на «Початок».
unfathomable-svetlana-gedroits-reveals = пасажир на палубі або в запасі гине.
unfathomable-jeanne-lafarge-reveals = непошкоджену внутрішню зону на ваш вибір пошкоджено.
unfathomable-jamie-snell-reveals = усіх інших людей у вашій зоні переможено, а пасажири гинуть.
unfathomable-william-bowleg-reveals = жетон ритуалу зсувається щонайбільше на 2 клітинки в будь-який бік.
unfathomable-beatrice-sharpe-reveals = по 1 глибоководному в 4 водні зони на ваш вибір.
unfathomable-ishmael-marsh-reveals = усі глибоководні у вашій зоні активуються.
unfathomable-edmund-mallory-reveals = беруть карту міту; її перевірку провалено, або вибір за вами.
unfathomable-samira-dualeh-reveals = ви забираєте предмет у людини у своїй зоні.

## Кризи

unfathomable-accusation = Звинувачення
    .text = Стюард присягається, що хтось із вас відчиняв ілюмінатор і шепотів до хвиль. До сніданку про це знає весь салон.
unfathomable-accusation-first = Людина на вибір капітана йде в карцер.
unfathomable-accusation-second = Капітан і поточний гравець скидають по 2 карти вмінь, а якщо це одна людина — 4; 2 карти зради йдуть у колоду хаосу.
unfathomable-adrift-fishing-boat = Рибальське судно в дрейфі
    .text = Траулер без вогнів гойдається на хвилях, сіті й досі за бортом. Під брезентом щось ворушиться. { unfathomable-adrift-fishing-boat-check }
unfathomable-adrift-fishing-boat-check = Перевірка 16 (вплив, спостережливість, сила). Успіх: ризикніть 1 пасажиром за +1 душу; потім можете ризикнути ще одним за +1 їжі. Частково (від 13): ризикніть 2 пасажирами за +1 душу. Провал: −1 розуму, −1 душа.
unfathomable-barricade-the-hatches = Барикади на люках
    .text = Мокрі руки всю ніч смикають люки. Тесля має дошки, а цвяхів — на одну спробу. { unfathomable-barricade-the-hatches-check }
unfathomable-barricade-the-hatches-check = Перевірка 10 (сила, воля). Успіх: лишаєте цю карту собі; скиньте її будь-коли, щоб на хід не пустити глибоководних у внутрішні зони. Провал: глибоководні активуються.
unfathomable-barricade-the-hatches-kept = Скиньте будь-коли, серед своїх дій або коли глибоководні от-от зайдуть у внутрішню зону: до кінця ходу глибоководні не заходять у внутрішні зони.
unfathomable-barricade-the-hatches-barricade = цього ходу глибоководні не заходять у внутрішні зони
unfathomable-barricade-the-hatches-bar = закласти люки: цього ходу глибоководні не заходять у внутрішні зони
unfathomable-bucket-brigade = Живий ланцюг
    .text = Під вугільними бункерами вода випереджає помпи. Придалася б кожна пара рук на борту, якби вдалося зігнати їх униз.
unfathomable-bucket-brigade-check = Перевірка 16 (вплив, сила, воля). Успіх: ризикніть 2 пасажирами, і корабель просувається на 1. Провал: −1 пального; ризикніть 2 пасажирами.
unfathomable-bucket-brigade-second = Покластися на помпи. Киньте кістку: на 6 або менше −1 пального.
unfathomable-class-struggle = Класова боротьба
    .text = Третій клас виявив, що ворота на верхню палубу замкнено, а перший — у кого ключ.
unfathomable-class-struggle-first = −2 розуму.
unfathomable-class-struggle-second = Ризикніть 4 пасажирами.
unfathomable-coal-bunker-fire = Пожежа у вугільному бункері
    .text = До переборки другого бункера не доторкнутися. Там тліє вже не перший день, та ніхто не хотів казати про це першим.
unfathomable-coal-bunker-fire-check = Перевірка 13 (вплив, сила). Успіх: корабель просувається на 1. Провал: −1 пального, −1 душа.
unfathomable-coal-bunker-fire-second = Затопити бункер: −1 пального. Киньте кістку: на 4 або менше ще −1 пального.
unfathomable-collision-course = Курс на зіткнення
    .text = Перед носом лежать дві тіні завдовжки з корабель, і жодна не поступається дорогою. { unfathomable-collision-course-check }
unfathomable-collision-course-check = Перевірка 11 (спостережливість, воля). Успіх: нічого не стається. Частково (від 8): Батько Дагон і Мати Гідра опиняються по носу корабля; корабель пошкоджено, подорож відсувається на 1. Провал: Батько Дагон і Мати Гідра опиняються по носу корабля; корабель пошкоджено двічі, подорож відсувається на 2.
unfathomable-coordinated-assault = Узгоджений штурм
    .text = На хвилину плескіт довкола корпусу стихає. А тоді починається знову, з усіх боків і в такт. { unfathomable-coordinated-assault-check }
unfathomable-coordinated-assault-check = Перевірка 17 (вплив, знання, спостережливість). Успіх: корабель просувається на 1. Провал: усі з Глибин спливають по носу корабля; активуються Мати Гідра, Батько Дагон і глибоководні.
unfathomable-criminal-activity = Злочинна діяльність
    .text = Скринька скарбника стоїть відчинена, а з нею чотири каюти на променаді. Хтось на борту добре користується з паніки.
unfathomable-criminal-activity-check = Перевірка 11 (вплив, спостережливість). Успіх: поточний гравець бере предмет. Провал: −1 розуму; кожна людина лишає собі тільки один предмет.
unfathomable-criminal-activity-second = Поточний гравець віддає предмет; 4 карти зради йдуть у колоду хаосу.
unfathomable-damaged-evaporator = Зламаний випарник
    .text = Прісна вода відгонить розсолом. У машинному відділенні слюсар показує вентиль зі слідами зубів на латуні. { unfathomable-damaged-evaporator-check }
unfathomable-damaged-evaporator-check = Перевірка 11 (спостережливість, воля). Успіх: нічого не стається. Частково (від 8): −1 їжі. Провал: −1 їжі, і подорож відсувається на 1 (або −1 пального).
unfathomable-deep-one-feint = Обманний маневр глибоководних
    .text = Вони показуються з лівого борту, десятками, і нічого не роблять. З правого дуже тихо. { unfathomable-deep-one-feint-check }
unfathomable-deep-one-feint-check = Перевірка 11 (спостережливість, воля). Успіх: нічого не стається. Провал: глибоководні активуються.
unfathomable-deep-one-swarm = Зграя глибоководних
    .text = Море за кормою таке, наче на нього падає дощ. Дощу немає. { unfathomable-deep-one-swarm-check }
unfathomable-deep-one-swarm-check = Перевірка 15 (знання, спостережливість, сила). Успіх: нічого не стається. Частково (від 11): глибоководні активуються. Провал: глибоководні активуються двічі.
unfathomable-dinghy-launch = Спуск шлюпки
    .text = З десяток пасажирів самочинно вивалили за борт шлюпку. Вони збираються веслувати до Бостона.
unfathomable-dinghy-launch-first = Зупинити їх: ризикніть 1 пасажиром. Киньте кістку: на 4 або менше −1 розуму.
unfathomable-dinghy-launch-second = Хай пливуть: −1 душа.
unfathomable-disturbing-dreams = Тривожні сни
    .text = Усім за сніданком снилося те саме: вулиця із зеленого каменю і двері, що знали їхні імена. { unfathomable-disturbing-dreams-check }
unfathomable-disturbing-dreams-check = Перевірка 13 (вплив, знання). Успіх: +1 розуму. Частково (від 10): −1 розуму. Провал: −2 розуму.
unfathomable-e-o-t-failure = Відмова машинного телеграфа
    .text = Місток передає «повний уперед». Унизу стрілка телеграфа не рухається. { unfathomable-e-o-t-failure-check }
unfathomable-e-o-t-failure-check = Перевірка 11 (вплив, спостережливість). Успіх: корабель просувається на 1. Провал: подорож відсувається на 1 (або −1 пального).
unfathomable-fear-of-the-unknown = Страх невідомого
    .text = Пішли чутки про книгу і про того, хто її читає. Під дверима каюти стоять чоловіки, і вони принесли мотузку. { unfathomable-fear-of-the-unknown-check }
unfathomable-fear-of-the-unknown-check = Перевірка 15 (вплив, знання, воля). Успіх: нічого не стається. Провал: хранитель гримуара скидає всі карти вмінь, і його переможено; посада переходить далі.
unfathomable-firemen-strike = Страйк кочегарів
    .text = Кочегари поклали лопати. Не повернуться до топок, доки їм не скажуть, що стукає в корпус.
unfathomable-firemen-strike-check = Перевірка 9 (сила, воля). Успіх: нічого не стається. Провал: поточного гравця переможено, і він скидає 3 карти вмінь.
unfathomable-firemen-strike-second = Хай відпочинуть: подорож відсувається на 1 (або −1 пального); 2 карти зради йдуть у колоду хаосу.
unfathomable-flooding-compartment = Затоплення відсіку
    .text = Водонепроникні двері заклинило на півдорозі: з одного боку вода, з іншого — голоси. { unfathomable-flooding-compartment-check }
unfathomable-flooding-compartment-check = Перевірка 9 (сила, воля). Успіх: нічого не стається. Провал: −1 душа.
unfathomable-food-rationing = Урізані пайки
    .text = Кухар рахував двічі, і обидва рази не сходиться. Хтось має оголосити, що порції будуть менші.
unfathomable-food-rationing-first = −1 їжі. Киньте кістку: на 6 або менше ще й −1 розуму.
unfathomable-food-rationing-second = Нагодувати всіх: −2 їжі.
unfathomable-food-stores-raid = Наліт на комору
    .text = Замок на коморі висить відімкнений. Усередину ведуть мокрі сліди, назовні — чоботи. { unfathomable-food-stores-raid-check }
unfathomable-food-stores-raid-check = Перевірка 11 (вплив, сила). Успіх: нічого не стається. Частково (від 8): −1 їжі. Провал: −2 їжі.
unfathomable-horrific-visions = Жахливі видіння
    .text = Один кочегар не відходить від дзеркала. Каже, що інші там дихають водою. { unfathomable-horrific-visions-check }
unfathomable-horrific-visions-check = Перевірка 10 (знання, воля). Успіх: нічого не стається. Провал: −1 розуму.
unfathomable-hull-leak = Теча в корпусі
    .text = Шов між двома листами розійшовся рядком рівних круглих дірок. { unfathomable-hull-leak-check }
unfathomable-hull-leak-check = Перевірка 9 (спостережливість, сила). Успіх: нічого не стається. Провал: корабель пошкоджено.
unfathomable-hypnotic-melody = Гіпнотична мелодія
    .text = За правим бортом хтось тихенько співає. Люди встають від вечері, щоб краще чути. { unfathomable-hypnotic-melody-check }
unfathomable-hypnotic-melody-check = Перевірка 10 (вплив, воля). Успіх: нічого не стається. Частково (від 7): ризикніть 1 пасажиром; якщо немає ким, −1 душа. Провал: пасажир із запасу гине; якщо там нікого, −2 душі.
unfathomable-identity-crisis = Криза особистості
    .text = Юнак із другого класу замкнувся і не показує рук. Він благає сказати йому, хто він такий.
unfathomable-identity-crisis-check = Перевірка 11 (вплив, знання). Успіх: кожна людина бере карту зі свого набору. Провал: −1 душа, і 1 глибоководний там, де поточний гравець.
unfathomable-identity-crisis-second = Висадити двері: −1 душа. Киньте кістку: на 4 або менше поточний гравець скидає всі карти вмінь.
unfathomable-improvised-fuel-source = Підручне паливо
    .text = У багажі пасажирів є добре сухе дерево, у їхніх ліжках теж. Навряд чи їм сподобається, коли його понесуть униз.
unfathomable-improvised-fuel-source-first = Ризикніть 3 пасажирами за +1 пального.
unfathomable-improvised-fuel-source-second = −1 пального.
unfathomable-incoming-sos = Сигнал лиха
    .text = Радіо знову й знову передає координати, і рука на ключі щоразу повільніша. Це недалеко від курсу.
unfathomable-incoming-sos-first = Відповісти: ризикніть 4 пасажирами; якщо їх стільки є, +1 їжі, +1 пального і +1 душа.
unfathomable-incoming-sos-second = Пройти повз: −1 розуму.
unfathomable-infection = Зараза
    .text = У сорока людей однаковий сірий висип на шиї. Судновий лікар просить чистої білизни, бульйону і менше запитань.
unfathomable-infection-first = Доглядати їх: −1 їжі.
unfathomable-infection-second = Тримати їх окремо. Киньте кістку: на 6 або менше −1 душа; потім киньте ще раз: на 4 або менше ще −1 душа.
unfathomable-infiltrator = Чужий серед своїх
    .text = Один матрос більше не озивається на своє ім’я. Його дощовик надіто задом наперед, і те, що в ньому, теж. { unfathomable-infiltrator-check }
unfathomable-infiltrator-check = Перевірка 11 (знання, сила). Успіх: нічого не стається. Частково (від 8): 1 глибоководний з’являється у внутрішній зоні за кидком кістки. Провал: корабель пошкоджено, і в місці удару — 1 глибоководний.
unfathomable-jail-break = Втеча з-під варти
    .text = Ґрати карцеру вигнуто назовні на ширину плеча, а вартовий спить із розплющеними очима. { unfathomable-jail-break-check }
unfathomable-jail-break-check = Перевірка 9 (знання, сила). Успіх: нічого не стається. Провал: −1 розуму; усі з карцеру йдуть, куди схочуть.
unfathomable-just-desserts = Солодка відплата
    .text = Кондитер пропонує обмін: те, що знайшов у трюмі, за подвійний пайок і жодних запитань.
unfathomable-just-desserts-first = −2 їжі; поточний гравець бере предмет.
unfathomable-just-desserts-second = Прогнати його: 4 карти зради йдуть у колоду хаосу.
unfathomable-kitty-litter = Кошенята
    .text = Суднова кішка привела кошенят у рятувальному крузі. В одного зябра, і вона ховає його від усіх, крім вас.
unfathomable-kitty-litter-check = Перевірка 10 (знання, спостережливість). Успіх: +1 розуму. Провал: −1 розуму.
unfathomable-kitty-litter-second = Поточний гравець іде на камбуз по рибу. Киньте кістку: на 4 або менше −1 їжі.
unfathomable-looming-breakdown = Поломка не за горами
    .text = Циліндр низького тиску верещить. Старший механік хоче зупинити машину; місток не хоче про це чути.
unfathomable-looming-breakdown-check = Перевірка 11 (спостережливість, сила). Успіх: нічого не стається. Провал: −1 душа; котельню пошкоджено.
unfathomable-looming-breakdown-second = Зупинити машину: подорож відсувається на 2 (−1 пального за кожен крок, який неможливий).
unfathomable-lure-of-yha-nthlei = Поклик Й’га-нтлей
    .text = Глибоко під кілем рядами горять вогні, наче місто з пагорба. Біля поручнів зібрався натовп. { unfathomable-lure-of-yha-nthlei-check }
unfathomable-lure-of-yha-nthlei-check = Перевірка 9 (вплив, знання). Успіх: нічого не стається. Провал: ризикніть 4 пасажирами.
unfathomable-missing-jewelry = Зниклі коштовності
    .text = У графині пропала діадема з блідого золота, якої на ній ніхто доти не бачив. Її робили не на людську голову.
unfathomable-missing-jewelry-first = Заспокоїти її: −1 розуму.
unfathomable-missing-jewelry-second = Обшукати каюти: 4 карти зради йдуть у колоду хаосу.
unfathomable-missing-munitions = Зниклі боєприпаси
    .text = Сигнальні ракети пропали, а з ними й порох до лінемета. Незатишно знати таке на кораблі, повному наляканих людей. { unfathomable-missing-munitions-check }
unfathomable-missing-munitions-check = Перевірка 16 (вплив, спостережливість, воля). Успіх: убиваєте глибоководного у внутрішній зоні. Частково (від 12): корабель пошкоджено. Провал: корабель пошкоджено двічі.
unfathomable-missing-parents = Зниклі батьки
    .text = Дівчинка в нічній сорочці пройшла весь корабель, питаючи про маму. Їхню каюту замкнено зсередини, а з-під дверей тече вода.
unfathomable-missing-parents-first = Поточний гравець іде в каюту капітана. Киньте кістку: на 4 або менше −1 душа, і там 1 глибоководний.
unfathomable-missing-parents-second = Забрати дитину звідти: −1 розуму.
unfathomable-mysterious-lifeboat = Загадкова шлюпка
    .text = Об борт б’ється рятувальна шлюпка. На ній напис «Атлантика», але всі шлюпки на місці.
unfathomable-mysterious-lifeboat-first = Підняти її: ризикніть 1 пасажиром. Киньте кістку: на 4 або менше 1 глибоководний на камбузі й 1 у трюмі.
unfathomable-mysterious-lifeboat-second = Відштовхнути її: −1 розуму.
unfathomable-on-the-offensive = У наступ
    .text = Досить сидіти за дверима. Боцман роздає пожежні сокири й питає, хто з ним. { unfathomable-on-the-offensive-check }
unfathomable-on-the-offensive-check = Перевірка 10 (знання, сила). Успіх: переміщуєте кожного глибоководного на кораблі в сусідню зону. Провал: глибоководні активуються.
unfathomable-open-the-gate = Відчинити браму
    .text = Одна сторінка гримуара описує, як опинитися деінде. У найкращому разі — разом із кораблем.
unfathomable-open-the-gate-check = Перевірка 18 (знання, спостережливість, воля). Успіх: подорож повертається на «Початок», і хранитель гримуара одразу вибирає карту курсу. Провал: −1 розуму, −1 душа; корабель пошкоджено двічі.
unfathomable-open-the-gate-second = Закрити книгу: −1 розуму.
unfathomable-passenger-overboard = Людина за бортом
    .text = Крик, сплеск і капелюх на воді. Капелюх пливе проти вітру. { unfathomable-passenger-overboard-check }
unfathomable-passenger-overboard-check = Перевірка 9 (знання, спостережливість). Успіх: нічого не стається. Провал: −1 душа.
unfathomable-passenger-riot = Бунт пасажирів
    .text = Вони вимагають шлюпок, голови капітана і свої гроші назад — байдуже, у якому порядку. У курильні літають стільці. { unfathomable-passenger-riot-check }
unfathomable-passenger-riot-check = Перевірка 13 (вплив, сила). Успіх: берете предмет. Частково (від 10): −1 розуму. Провал: −1 розуму, −1 душа.
unfathomable-poisoned-food = Отруєна їжа
    .text = Суп лишив на міді зелені кільця. Одинадцятеро просили добавки.
unfathomable-poisoned-food-first = Хранитель гримуара скидає карту знань і кидає кістку: якщо разом 6 або менше, −1 душа.
unfathomable-poisoned-food-second = Викинути все за борт: −1 їжі.
unfathomable-power-to-the-people = Владу народу
    .text = На нижній палубі створено комітет. У нього є прапор, сорок членів і список вимог на один рядок.
unfathomable-power-to-the-people-check = Перевірка 9 (вплив, воля). Успіх: 2 карти зради йдуть у колоду хаосу. Провал: −1 душа; капітан іде в карцер, а посаду обіймає останній у порядку передання.
unfathomable-power-to-the-people-second = Поступитися: капітан іде в карцер, а посаду обіймає останній у порядку передання.
unfathomable-rally-the-crew = Гуртування команди
    .text = Команда стоїть під дощем і дивиться на свої чоботи. Хай що ви їм скажете, це має бути щось путнє. { unfathomable-rally-the-crew-check }
unfathomable-rally-the-crew-check = Перевірка 13 (вплив, воля). Успіх: +1 розуму. Частково (від 10): −1 розуму. Провал: −2 розуму; кожна людина скидає 2 карти вмінь.
unfathomable-rat-infestation = Навала щурів
    .text = Щури йдуть із трюму серед білого дня, цілими родинами, і їм байдуже, хто їх бачить. { unfathomable-rat-infestation-check }
unfathomable-rat-infestation-check = Перевірка 12 (вплив, спостережливість). Успіх: можете втратити 1 розуму, щоб отримати 1 їжі. Частково (від 8): −1 їжі. Провал: −2 їжі.
unfathomable-ritual-coordination = Злагоджений ритуал
    .text = Колу потрібно дев’ять голосів, що тримають одну ноту. Ви знайшли сім, і один із них мугикає щось своє.
unfathomable-ritual-coordination-check = Перевірка 9 (знання, воля). Успіх: ритуал просувається на 1, і ще на 1 за кожні 2 понад цільове значення. Провал: −1 розуму; каплицю пошкоджено.
unfathomable-ritual-coordination-second = Перервати: глибоководні активуються.
unfathomable-ritual-support = Допомога в ритуалі
    .text = Стара жінка з Інсмута пропонує стати з вами в коло. Вона знає слова. Ви нікому не казали цих слів.
unfathomable-ritual-support-first = Хранитель гримуара скидає карту знань і кидає кістку: якщо разом 7 або більше, ритуал просувається на 1, інакше −1 розуму і −1 душа.
unfathomable-ritual-support-second = Відіслати її: ритуал відсувається на 1, а хранитель гримуара скидає 2 карти вмінь.
unfathomable-sacrifice-deep-one = Жертва з глибоководного
    .text = Гримуар цілком ясно каже, що підсилило б обряд. Там навіть намальовано ніж.
unfathomable-sacrifice-deep-one-first = −1 розуму; хранитель гримуара лишає цю карту собі, щоб згодом убити глибоководного для ритуалу.
unfathomable-sacrifice-deep-one-second = Спалити сторінку: ритуал повертається на «Початок», а хранитель гримуара скидає всі карти вмінь.
unfathomable-sacrifice-deep-one-kept = Дія, коли у вашій зоні є глибоководний: киньте кістку. На 6 або більше він гине, цю карту скидають, і ритуал просувається на 2.
unfathomable-sacrifice-deep-one-sacrifice = кинути кістку, щоб убити тут глибоководного для ритуалу
unfathomable-sewage-backup = Прорив стоків
    .text = Щось залізло у стічні труби й там здохло — або не здохло. { unfathomable-sewage-backup-check }
unfathomable-sewage-backup-check = Перевірка 9 (сила, воля). Успіх: нічого не стається. Провал: −1 розуму; усіх людей у внутрішній зоні за кидком кістки переможено.
unfathomable-shipboard-fire = Пожежа на борту
    .text = Крізь дошки променаду сочиться дим. Поки знайшли шланги, горить уже в трьох місцях. { unfathomable-shipboard-fire-check }
unfathomable-shipboard-fire-check = Перевірка 11 (спостережливість, сила). Успіх: корабель пошкоджено. Частково (від 8): корабель пошкоджено двічі. Провал: корабель пошкоджено тричі.
unfathomable-stolen-ritual-components = Викрадені складники ритуалу
    .text = Свічки на місці, крейда й чаша теж. Того, що було в чаші, немає. { unfathomable-stolen-ritual-components-check }
unfathomable-stolen-ritual-components-check = Перевірка 10 (знання, спостережливість). Успіх: хранитель гримуара розігрує одне з двох верхніх заклинань. Провал: ритуал відсувається на 2; п’ять верхніх заклинань вилучають із гри.
unfathomable-strange-vision = Дивне видіння
    .text = Ви бачили весь курс попереду, кожну милю, — знизу. А ще, кажуть, ви вже годину кричите.
unfathomable-strange-vision-first = Поточний гравець дивиться дві верхні карти курсу, одну лишає зверху, другу кладе під низ колоди і йде в карцер.
unfathomable-strange-vision-second = Змовчати: по 1 глибоководному в кожну палубну зону.
unfathomable-the-anarcho-individualist = Анархо-індивідуаліст
    .text = Добродій з обпеченими пальцями пропонує вам вміст своєї валізи. Лише просить її не трусити.
unfathomable-the-anarcho-individualist-first = −1 розуму; поточний гравець бере предмет, а наступні п’ять предметів вилучають із гри.
unfathomable-the-anarcho-individualist-second = Викинути валізу за борт: поточний гравець скидає 2 карти вмінь; 2 карти зради йдуть у колоду хаосу.
unfathomable-the-captains-banquet = Капітанський бенкет
    .text = Має бути вечеря зі сріблом і оркестром, як у кожному рейсі. Половина столів стоятиме порожня, якщо ви не сядете за них.
unfathomable-the-captains-banquet-first = −2 їжі, +1 розуму; кожна людина поза карцером може піти на камбуз.
unfathomable-the-captains-banquet-second = Скасувати: −1 їжі. Киньте кістку: на 6 або менше −1 розуму.
unfathomable-the-fathers-favor = Ласка Батька
    .text = Крізь кіль долинає довгий крик. Усі келихи в барі йому відповідають. { unfathomable-the-fathers-favor-check }
unfathomable-the-fathers-favor-check = Перевірка 16 (знання, спостережливість, сила). Успіх: нічого не стається. Частково (від 11): Батько Дагон активується. Провал: Батько Дагон активується двічі.
unfathomable-the-mothers-wrath = Гнів Матері
    .text = Одне з її дітей лежить мертве на баку, і море біля корабля починає здійматися. { unfathomable-the-mothers-wrath-check }
unfathomable-the-mothers-wrath-check = Перевірка 17 (вплив, знання, сила). Успіх: нічого не стається. Частково (від 12): Мати Гідра активується. Провал: Мати Гідра активується двічі.
unfathomable-too-many-bodies = Забагато тіл
    .text = Холодильну камеру будували для яловичини. Скарбник шанобливо питає, куди класти наступних.
unfathomable-too-many-bodies-first = Звільнити для них комору: −1 їжі.
unfathomable-too-many-bodies-second = Відправити службу на палубі: ризикніть 1 пасажиром. Киньте кістку: якщо випало не більше, ніж є пасажирів на палубі, −1 розуму.
unfathomable-transformation = Перетворення
    .text = У каюті 12 молодий замовк і почав пітніти солоною водою. Дружина просить дати йому спокій.
unfathomable-transformation-first = Дати йому спокій. Киньте кістку: на 6 або менше −1 душа, і 1 глибоководний у трюмі.
unfathomable-transformation-second = Зробити те, що треба: −1 душа. Киньте кістку: на 4 або менше −1 розуму.
unfathomable-volunteer-army = Загін добровольців
    .text = Деяким пасажирам урвався терпець. У них ключки для гольфу, шабля і дуже гучний майор у відставці.
unfathomable-volunteer-army-first = Ризикніть від 1 до 4 пасажирами; стільки ж глибоководних на кораблі, на вибір капітана, переможено.
unfathomable-volunteer-army-second = Відіслати їх униз: глибоководні активуються.
unfathomable-hold-the-line = Тримати стрій
    .text = Упоперек палуби натягнуто линву, за нею — половина всіх ламп корабля. За линву ніщо не має пройти. { unfathomable-hold-the-line-check }
unfathomable-hold-the-line-check = Перевірка 15 (знання, сила, воля). Успіх: можете перемістити кожного глибоководного на кораблі в сусідню зону. Частково (від 10): по 1 глибоководному в кожну водну зону. Провал: по 1 глибоководному в кожну палубну зону.
unfathomable-history-repeats = Історія повторюється
    .text = Кейлані вже втрачала корабель. Обличчя на шлюпковій палубі сьогодні ті самі, і чекають вони того самого наказу.
unfathomable-history-repeats-check = Перевірка 13 (вплив, сила). Успіх: +1 розуму; Кейлані може відправити когось іншого в карцер. Провал: −1 душа; Кейлані й капітан ідуть у карцер.
unfathomable-history-repeats-second = Взяти провину на себе: −1 розуму; Кейлані йде в карцер.
unfathomable-the-peacemaker = Миротворець
    .text = Арджан стоїть між рушницями й поручнями з порожніми руками і говорить. Там, унизу, щось спинилося й слухає.
unfathomable-the-peacemaker-check = Перевірка 13 (вплив, воля). Успіх: усі глибоководні на полі гинуть. Провал: по 1 глибоководному в кожну внутрішню зону.
unfathomable-the-peacemaker-second = Арджан лишає цю карту собі: він не може атакувати, доки не загине пасажир, і це тоді коштує ще й 1 розуму.
unfathomable-the-peacemaker-kept = Арджан не може атакувати. Коли гине пасажир: −1 розуму, і цю карту скидають.
unfathomable-the-peacemaker-despair = −1 розуму, і обітниці кінець
unfathomable-do-no-harm = Не нашкодь
    .text = У пацієнта на Світланиному столі два серця, і одне зупиняється. За завісою інші рахують її шви.
unfathomable-do-no-harm-check = Перевірка 13 (знання, спостережливість). Успіх: −1 розуму; Світлана йде в лазарет. Провал: −1 розуму; корабель пошкоджено; Світлана йде в лазарет.
unfathomable-do-no-harm-second = Відмовитися: Світлана йде в карцер, і корабель пошкоджено.
unfathomable-signs-of-life = Ознаки життя
    .text = Жанна чує стукіт у затопленій шахті: три, пауза, три. Машини так не стукають.
unfathomable-signs-of-life-check = Перевірка 13 (вплив, спостережливість). Успіх: +1 розуму. Провал: −2 душі.
unfathomable-signs-of-life-second = Відкрити шахту: ризикніть 1 пасажиром; корабель пошкоджено; Жанну переможено.
unfathomable-the-game-is-afoot = Гра почалася
    .text = Хтось прокладає для Джеймі слід, від поштової комори до кіля: ґудзик, корінець квитка, мокра рукавичка. Слід, до речі, непоганий.
unfathomable-the-game-is-afoot-check = Перевірка 13 (спостережливість, сила). Успіх: усі глибоководні у внутрішній зоні, яку назве Джеймі, гинуть. Провал: 4 глибоководні з’являються у внутрішній зоні за кидком кістки, і Джеймі опиняється серед них.
unfathomable-the-game-is-afoot-second = Не зважати: котельню пошкоджено, і в місці удару — 4 глибоководні.
unfathomable-memory-of-the-deep = Пам’ять глибин
    .text = Вільям був під водою чотири хвилини, а пам’ятає чотири роки. Він виніс звідти слово, і воно проситься на язик.
unfathomable-memory-of-the-deep-check = Перевірка 13 (знання, воля). Успіх: Вільям може скинути цю карту до того, як розіграють її символи. Провал: −1 розуму; Вільям лишає цю карту собі.
unfathomable-memory-of-the-deep-second = Вільям лишає цю карту собі: щоразу, коли він додає карти до перевірки, додають і карту зради; позбутися її можна дією з перевіркою 13.
unfathomable-memory-of-the-deep-kept = Коли Вільям додає карти до перевірки, додають і верхню карту зради. Дія: перевірка 13 (знання, воля); успіх: цю карту скидають; провал: −1 розуму.
unfathomable-memory-of-the-deep-echo = додають і карту зради
unfathomable-memory-of-the-deep-forget = спробувати забути: перевірка 13 (знання, воля)
unfathomable-miscalculation = Прорахунок
    .text = Беатрис знайшла помилку. Вона її власна, триденної давності, і корабель за шістдесят миль від того місця, де всі гадають.
unfathomable-miscalculation-check = Перевірка 13 (знання, спостережливість). Успіх: Беатрис дивиться дві верхні карти курсу, одну лишає зверху, другу кладе під низ колоди. Провал: подорож відсувається на 2 (−1 пального за кожен крок, який неможливий).
unfathomable-miscalculation-second = Приховати. Киньте кістку: на 7 або менше подорож відсувається на 2 (−1 пального за кожен крок, який неможливий).
unfathomable-family-ties = Родинні зв’язки
    .text = Ішмаеля кличуть ім’ям, яким звала його бабуся. Хочуть знати, чи він вертається додому і чи чекати.
unfathomable-family-ties-first = Усі глибоководні зникають із поля. Ішмаель лишає цю карту собі: поки він не в карцері, до кожної перевірки додають карту зради.
unfathomable-family-ties-second = Прогнати їх: 4 глибоководні у внутрішній зоні, де є Ішмаель, або в сусідній із ним.
unfathomable-family-ties-kept = Поки Ішмаель не в карцері, до кожної перевірки разом із картами хаосу додають карту зради.
unfathomable-family-ties-betray = до перевірки додають карту зради
unfathomable-gift-of-the-mother = Дар Матері
    .text = Перстень Едмунда теплий увесь вечір. Коли він його знімає, під ним другий — зі шкіри.
unfathomable-gift-of-the-mother-check = Перевірка 15 (сила, воля). Успіх: колоду хаосу скидають і складають наново. Провал: Едмунда переможено; перстень вилучають із гри; 6 карт зради йдуть у колоду хаосу.
unfathomable-gift-of-the-mother-second = Кинути його в море: перстень вилучають із гри; 6 карт зради йдуть у колоду хаосу.
unfathomable-ticket-please = Ваш квиток
    .text = У контролера є список, і Саміри в ньому немає. На цьому кораблі вона довше за нього, і місця знає кращі.
unfathomable-ticket-please-check = Перевірка 13 (вплив, воля). Успіх: Саміра бере предмет. Провал: Саміра йде в карцер і втрачає всі предмети.
unfathomable-ticket-please-second = Тікати: Саміра втрачає всі предмети й опиняється в палубній зоні за кидком кістки.

## Поле в браузері

unfathomable-web-ship = «Атлантика» згори
unfathomable-web-low = мало
unfathomable-web-critical = на дні
unfathomable-web-of = { $n } із { $most }
unfathomable-web-deep-ones = глибоководні: { $n }
unfathomable-web-passengers = { $n ->
    [one] { $n } пасажир
    [few] { $n } пасажири
   *[many] { $n } пасажирів
}
unfathomable-web-used = дію тут цього ходу вже використано
unfathomable-web-check = Перевірка вмінь
unfathomable-web-target = для успіху
unfathomable-web-in-part = частково
unfathomable-web-partial = частково від { $n }
unfathomable-web-supports = допомагають, решта шкодить
unfathomable-web-total = сума
unfathomable-web-with-chaos = із картами хаосу
unfathomable-web-without-chaos = без карт хаосу
unfathomable-web-check-cards = { $n ->
    [0] У перевірці ще немає карт
    [one] У перевірці { $n } карта
    [few] У перевірці { $n } карти
   *[many] У перевірці { $n } карт
}
unfathomable-web-resolving = Зараз розігрується
unfathomable-web-offered = Вибирайте з цих
unfathomable-web-you-know = Зверху колоди: це знаєте ви
unfathomable-web-behind = Пройдений курс
unfathomable-web-decks = Колоди
unfathomable-web-discards = Зверху в скидах
unfathomable-web-players = Ті, хто на борту
unfathomable-web-hand = Карти на руці
unfathomable-web-hand-of = { $n ->
    [0] На руці немає карт
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
unfathomable-web-loyalty = Карти лояльності
unfathomable-web-only-you = Лояльність: бачите лише ви
unfathomable-web-yours = Ваше
unfathomable-web-before-you = Перед вами
unfathomable-web-receives = Карти вмінь щоходу
unfathomable-web-kind-item = предмет
unfathomable-web-kind-spell = заклинання
unfathomable-web-kind-mythos = карта міту
unfathomable-web-kind-waypoint = курс
unfathomable-web-kind-feat = звитяга, раз за гру
unfathomable-web-kind-title = посада
unfathomable-web-kind-loyalty = лояльність
unfathomable-web-kind-structural = пошкодження, до ремонту
unfathomable-web-kind-one-shot = пошкодження, відразу
unfathomable-web-kind-recycling = пошкодження, відразу
unfathomable-web-kind-passenger = пасажир
unfathomable-web-kind-character = персонаж
unfathomable-web-kind-monarch = монарх Глибин
unfathomable-web-kind-room = внутрішня зона
unfathomable-web-kind-cell = внутрішня зона
unfathomable-web-kind-deck = палубна зона
unfathomable-web-kind-water = водна зона
unfathomable-web-kind-deep = під кораблем
