### «Древній жах»: усе, що кажуть за його столом. Назви компонентів та історії — в окремих файлах.
###
### Назви стоять у називному відмінку, дієслова — у теперішньому часі, щоб не показувати роду. Ключі `-form-` кажуть,
### що робить ефект карти, неозначеною формою: вони випливають із самих карт.

eldritch-title = Древній жах
    .text = 1926 рік. По всьому світу відчиняється брама за брамою, і за ними щось ворушиться. Мандруйте, збирайте зачіпки, бийтеся з тим, що виходить, і розкрийте три таємниці, доки Древній спить, або зустріньте його, коли прокинеться.

## Підготовка

eldritch-choice-seats = Гравці
eldritch-choice-ancient-one = Древній
eldritch-choice-ancient-one-azathoth = Азатот
eldritch-choice-ancient-one-cthulhu = Ктулху
eldritch-choice-ancient-one-shub-niggurath = Шуб-Ніґґурат
eldritch-choice-ancient-one-yog-sothoth = Йоґ-Сотот
eldritch-choice-investigators = Дослідники
eldritch-choice-investigators-choose = кожен вибирає
eldritch-choice-investigators-random = за жеребом
eldritch-choice-difficulty = Колода міту
eldritch-choice-difficulty-standard = звичайна: карти всіх складностей
eldritch-choice-difficulty-easier = легша: без важких карт
eldritch-choice-difficulty-harder = важча: без легких карт
eldritch-choice-difficulty-staged = за етапами: спершу легкі карти, наприкінці важкі
eldritch-bad-insane = у базовій коробці замало важких карт міту, щоб скласти колоду з них самих, байдуже, проти якого Древнього (eldritch/difficulty.1)
eldritch-choice-starting-rumor = Чутка на початку
eldritch-choice-starting-rumor-no = ні
eldritch-choice-starting-rumor-yes = так
eldritch-choice-reference = Пам’ятка
eldritch-choice-reference-usual = звичайна
eldritch-choice-reference-easier = м’якша, де така є
eldritch-choice-reference-harder = суворіша, де така є
eldritch-choice-fights = Бої з кількома монстрами
eldritch-choice-fights-any = у будь-якому порядку
eldritch-choice-fights-epic-last = епічні монстри останніми

## Фази

eldritch-phase-action = Фаза дій
eldritch-phase-encounter = Фаза контактів
eldritch-phase-mythos = Фаза міту

## Слова гри

eldritch-lore = знання
eldritch-influence = спілкування
eldritch-observation = увага
eldritch-strength = сила
eldritch-will = воля
eldritch-health = здоров’я
eldritch-sanity = глузд
eldritch-die-per-clue = на кістку більше за кожну вашу зачіпку
eldritch-less-per-spell = на кістку менше за кожне ваше заклинання
eldritch-less-per-cultist = на кістку менше за кожного культиста на полі
eldritch-success-per-clue = кожна витрачена зачіпка додає успіх
eldritch-die-per-sanity = кожен витрачений глузд додає кістку
eldritch-city = місто
eldritch-wilderness = глушина
eldritch-sea = море
eldritch-item = Річ
eldritch-weapon = Зброя
eldritch-trinket = Дрібничка
eldritch-tome = Книга
eldritch-magical = Чарівне
eldritch-ally = Союзник
eldritch-service = Послуга
eldritch-teamwork = Спільна праця
eldritch-ritual = Ритуал
eldritch-incantation = Чари
eldritch-madness = Безум
eldritch-injury = Травма
eldritch-bane = Напасть
eldritch-boon = Дар
eldritch-deal = Угода
eldritch-common = Звичайне
eldritch-restriction = Перешкода
eldritch-train = шлях поїзда
eldritch-ship = шлях корабля
eldritch-uncharted = стежка
eldritch-ticket-train = квиток на поїзд
eldritch-ticket-ship = квиток на корабель
eldritch-omen-green = зелене знамення
eldritch-omen-blue = синє знамення
eldritch-omen-red = червоне знамення
eldritch-kind-asset = актив
eldritch-kind-artifact = артефакт
eldritch-kind-spell = заклинання
eldritch-kind-condition = стан
eldritch-body = Тіло { $investigator-gen }
eldritch-die = Кістка

# Частина карти, яку читають.
eldritch-part-city = місто
eldritch-part-wilderness = глушина
eldritch-part-sea = море
eldritch-part-initial = Спершу
eldritch-part-pass = Якщо вдасться
eldritch-part-fail = Якщо не вдасться

## Стоси

eldritch-pile-assets = колода активів
eldritch-pile-assets-discard = скинуті активи
eldritch-pile-artifacts = колода артефактів
eldritch-pile-artifacts-discard = скинуті артефакти
eldritch-pile-spells = колода заклинань
eldritch-pile-spells-discard = скинуті заклинання
eldritch-pile-conditions = колода станів
eldritch-pile-conditions-discard = скинуті стани
eldritch-pile-general = загальні контакти
eldritch-pile-general-discard = скинуті загальні контакти
eldritch-pile-america = контакти Америки
eldritch-pile-america-discard = скинуті контакти Америки
eldritch-pile-europe = контакти Європи
eldritch-pile-europe-discard = скинуті контакти Європи
eldritch-pile-asia-australia = контакти Азії та Австралії
eldritch-pile-asia-australia-discard = скинуті контакти Азії та Австралії
eldritch-pile-research = пошукові контакти
eldritch-pile-research-discard = скинуті пошукові контакти
eldritch-pile-other-world = контакти в Іншому світі
eldritch-pile-other-world-discard = скинуті контакти в Іншому світі
eldritch-pile-special = особливі контакти
eldritch-pile-special-discard = скинуті особливі контакти
eldritch-pile-mythos = колода міту
eldritch-pile-mythos-discard = скинуті карти міту
eldritch-pile-mythos-box = карти міту в коробці
eldritch-pile-rumor-box = чутки в коробці
eldritch-pile-mythos-in-play = карти міту у грі
eldritch-pile-mysteries = колода таємниць
eldritch-pile-mystery = поточна таємниця
eldritch-pile-solved = розкриті таємниці
eldritch-pile-cup = пул монстрів
eldritch-pile-gate-stack = стос брам
eldritch-pile-gate-discard = скинуті брами
eldritch-pile-gates = відчинені брами
eldritch-pile-clues = зачіпки в банку
eldritch-pile-clues-discard = скинуті зачіпки
eldritch-pile-clues-on-board = зачіпки на полі
eldritch-pile-clues-of = зачіпки
eldritch-pile-expedition = експедиційні контакти
eldritch-pile-expedition-discard = скинуті експедиційні контакти
eldritch-pile-reserve = резерв
eldritch-pile-possessions = майно
eldritch-pile-monsters = монстри на полі
eldritch-pile-reading = карта, яку читають

## Що питають

eldritch-prompt-action = Ваша дія (лишилося { $n })
eldritch-prompt-ticket = Мандруєте далі за квитком?
eldritch-prompt-drop-ticket = Який квиток скинути? Більше двох не буває.
eldritch-prompt-acquire = { $n ->
    [0] Жодного успіху. Скинути карту з резерву?
    [one] { $n } успіх на покупки з резерву
    [few] { $n } успіхи на покупки з резерву
    [many] { $n } успіхів на покупки з резерву
   *[other] { $n } успіху на покупки з резерву
}
eldritch-prompt-loan = { $n ->
    [one] { $n } успіх. Берете банківську позику?
    [few] { $n } успіхи. Берете банківську позику?
    [many] { $n } успіхів. Берете банківську позику?
   *[other] { $n } успіху. Берете банківську позику?
}
eldritch-prompt-for-whom = Хто отримає: { $thing }?
eldritch-prompt-trade = Чим ви обмінюєтеся? Партнер: { $seat }
eldritch-prompt-trade-with = З ким обмін?
eldritch-prompt-agree = { $seat } пропонує обмін. Ви отримаєте: { $gives }. Ви віддасте: { $takes }.
eldritch-prompt-fight = З ким із монстрів спершу?
eldritch-prompt-encounter = Який контакт?
eldritch-prompt-reroll = Перевірка ({ $skill }). На кістках { $dice }: { $n ->
    [0] жодного успіху
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
}. Змінити щось?
eldritch-prompt-dice = { $n ->
    [one] Яку кістку перекинути?
    [few] Які кістки перекинути?
    [many] Які кістки перекинути?
   *[other] Які кістки перекинути?
}
eldritch-prompt-nudge = До якої кістки додати 1?
eldritch-prompt-defeated = Немає ні здоров’я, ні глузду. Що вас здолало?
eldritch-prompt-investigator = { $again ->
    [yes] Вашого дослідника більше немає. Хто продовжить справу?
   *[no] Ким ви будете?
}
eldritch-prompt-lead = Хто відтепер провідний дослідник?
eldritch-prompt-order = Що спершу: нові дослідники чи жетон провідного?
eldritch-prompt-next = До кого черга тепер?
eldritch-prompt-next-player = Кілька гравців обирають нових дослідників. Хто обирає тепер?
eldritch-prompt-reckoning = Який ефект розплати наступний?
eldritch-prompt-omen = Куди пересунути знамення?
eldritch-prompt-move-omen = Пересунути знамення куди завгодно?
eldritch-prompt-spawn-first = Монстрів на всі ці локації не вистачить. Де вони з’являться спершу?
eldritch-prompt-random-space = Не лишилося зачіпки, щоб назвати випадкову локацію. Яка це локація?
eldritch-prompt-clue-where = На якій локації з’явиться зачіпка?
eldritch-prompt-hurt-space = На якій локації кожен монстр втратить здоров’я ({ $n })?
eldritch-prompt-lies = Кілька міст однаково близько. У якому лежатиме фішка ({ $what })?
eldritch-prompt-goes-near = Кілька локацій однаково близько. До якої переходить { $mover }?
eldritch-prompt-clue-goes = Кілька локацій однаково близько. Куди пересунути зачіпку ({ $mover })?
eldritch-prompt-nearest-gate = Кілька брам однаково близько. До якої рушає { $mover }?
eldritch-prompt-token-nearby = Кілька локацій однаково близько. Куди кладе жетон Древніх { $mover }?
eldritch-prompt-nearest-people = Кілька дослідників однаково близько. До якої локації рушає монстр: { $what }?
eldritch-prompt-nearest-clue = Кілька зачіпок однаково близько. Де бере зачіпку монстр: { $what }?
eldritch-prompt-nearest-one = Кілька дослідників однаково близько. Кого з них це спіткає?
eldritch-prompt-who-fights = Там кілька дослідників. Хто з них стає до бою?
eldritch-prompt-who-is-carried = Там кілька дослідників. Кого з них буде віднесено?
eldritch-prompt-carried-where = Куди буде віднесено: { $mover }?
eldritch-prompt-monster-goes = Куди переходить монстр: { $mover }?
eldritch-prompt-monster-way = Яким шляхом іде монстр ({ $what }), коли мета – { $goal }?
eldritch-prompt-walk = { $n ->
    [1] Куди ви йдете?
    [one] Куди ви йдете? Лишилася { $n } локація
    [few] Куди ви йдете? Лишилося { $n } локації
    [many] Куди ви йдете? Лишилося { $n } локацій
   *[other] Куди ви йдете? Лишилося { $n } локації
}
eldritch-prompt-walk-up-to = { $n ->
    [one] Куди ви йдете? Можна пройти ще { $n } локацію; ваша власна – зупинитися
    [few] Куди ви йдете? Можна пройти ще { $n } локації; ваша власна – зупинитися
    [many] Куди ви йдете? Можна пройти ще { $n } локацій; ваша власна – зупинитися
   *[other] Куди ви йдете? Можна пройти ще { $n } локації; ваша власна – зупинитися
}
eldritch-prompt-way = Яким шляхом ви йдете, коли мета – { $goal }?
eldritch-prompt-walk-between = До якої локації із зачіпкою чи брамою ви переходите?
eldritch-prompt-sail = Куди ви пливете?
eldritch-prompt-gate-gone = Яку браму скинути?
eldritch-prompt-gate-doom = Яка брама тепер наближає безвихідь? Ті, що лишаться, коли Древній прокинеться, підуть на його аркуш
eldritch-prompt-discard-monster = Якого монстра скинути?
eldritch-prompt-hurt-monster = Який монстр втратить здоров’я ({ $n })?
eldritch-prompt-call-monster = Який монстр перейде до вас і стане до бою?
eldritch-prompt-move-monster = Якого монстра перемістити?
eldritch-prompt-takes-its-place = Який монстр посяде місце культиста?
eldritch-prompt-any-dice = Які кістки перекинути? Скільки завгодно або жодної
eldritch-prompt-gates = Яка з двох брам лежатиме зверху?
eldritch-prompt-reserve = Яка карта резерву?
eldritch-prompt-discard = { $n ->
    [one] Скиньте { $n } карту
    [few] Скиньте { $n } карти
    [many] Скиньте { $n } карт
   *[other] Скиньте { $n } карти
}
eldritch-prompt-improve = Яку навичку поліпшити?
eldritch-prompt-cheaper = Заплатити на зачіпку менше?
eldritch-prompt-sanity-for-clue = Витратити 1 глузд замість зачіпки?
eldritch-prompt-group-pays = { $n ->
    [one] Чи витратить група { $n } зачіпку?
    [few] Чи витратить група { $n } зачіпки?
    [many] Чи витратить група { $n } зачіпок?
   *[other] Чи витратить група { $n } зачіпки?
}
eldritch-prompt-share = { $n ->
    [one] Бракує ще { $n } зачіпки. Скільки даєте ви?
    [few] Бракує ще { $n } зачіпок. Скільки даєте ви?
    [many] Бракує ще { $n } зачіпок. Скільки даєте ви?
   *[other] Бракує ще { $n } зачіпок. Скільки даєте ви?
}
eldritch-prompt-solve = { $n ->
    [0] Розвіяти чутку? Зачіпок для цього витрачати не треба.
    [one] Витратити { $n } зачіпку, щоб розвіяти чутку?
    [few] Витратити { $n } зачіпки, щоб розвіяти чутку?
    [many] Витратити { $n } зачіпок, щоб розвіяти чутку?
   *[other] Витратити { $n } зачіпки, щоб розвіяти чутку?
}
eldritch-prompt-rumor = Яку чутку розвіяно?
eldritch-prompt-mystery = { $n ->
    [one] Витратити { $n } зачіпку на таємницю?
    [few] Витратити { $n } зачіпки на таємницю?
    [many] Витратити { $n } зачіпок на таємницю?
   *[other] Витратити { $n } зачіпки на таємницю?
}
eldritch-prompt-give-spell = Скинути заклинання, щоб тутешня брама ({ $space }) не пішла на аркуш?
eldritch-prompt-sanity-for-dice = Скільки глузду витратити, по кістці за кожен?
eldritch-prompt-clues-for-successes = Скільки зачіпок витратити, по успіху за кожну?
eldritch-prompt-help = Хто діє ще раз?
eldritch-prompt-infiltrate = Що зробити з тутешніми монстрами? Епічні лишаться в будь-якому разі
eldritch-prompt-ally = Хто із союзників іде з вами?
eldritch-prompt-balance = Чим ви жертвуєте і скільки?
eldritch-prompt-rehearse = Які поліпшення повернути?
eldritch-prompt-bless = Хто отримає благословення?
eldritch-prompt-uncurse = З кого зняти прокляття?
eldritch-prompt-send = Кому переслати?
eldritch-prompt-send-what = Що переслати?
eldritch-prompt-swap = Помінятися місцями? { $seat } перейде на вашу локацію, а ви — на звільнене місце.
eldritch-prompt-devour = Кого буде зжерто?
eldritch-prompt-delay = Кого затримати?
eldritch-prompt-riot = Спершу перевірити спілкування (−1)? Успіх покладе край заворушенню.
eldritch-prompt-see = За якою зачіпкою йдете здалеку?
eldritch-prompt-feed = Чия навичка росте?
eldritch-prompt-shed = Які карти скинути?
eldritch-prompt-veil = Пройти повз тутешніх монстрів непомітно?
eldritch-prompt-void = Куди виводить порожнеча?
eldritch-prompt-void-whom = Хто йде крізь порожнечу?

## Що можна відповісти

eldritch-option-travel = Мандрівка: { $thing }
eldritch-option-prepare-train = Підготовка до мандрівки: квиток на поїзд
eldritch-option-prepare-ship = Підготовка до мандрівки: квиток на корабель
eldritch-option-acquire = Придбання активів
eldritch-option-rest = Відпочинок
eldritch-option-trade = Обмін: { $thing }
eldritch-option-train = Поїздом: { $thing }
eldritch-option-ship = Кораблем: { $thing }
eldritch-option-drop-train = Квиток на поїзд
eldritch-option-drop-ship = Квиток на корабель
eldritch-option-buy = { $thing } ({ $n })
eldritch-option-discard-reserve = Нічого не купувати, скинути: { $thing }
eldritch-option-loan = Банківська позика: ще { $n } і Борг
eldritch-option-no-loan = Без позики
eldritch-option-agree = Згода
eldritch-option-refuse = Відмова
eldritch-option-give = віддати: { $thing }
eldritch-option-take = отримати: { $thing }
eldritch-option-general = Загальний контакт
eldritch-option-america = Місто: { $thing }
eldritch-option-europe = Місто: { $thing }
eldritch-option-asia-australia = Місто: { $thing }
eldritch-option-research = Пошуковий контакт: { $thing }
eldritch-option-research-far = Пошуковий контакт здалеку: { $thing }
eldritch-option-other-world = Увійти в браму
eldritch-option-expedition = Експедиція
eldritch-option-body = { $thing }
eldritch-option-special = { $thing }
eldritch-option-reroll = { $card }: перекинути кістки
eldritch-option-nudge = { $card }: додати 1 до кістки
eldritch-option-reroll-spell = Заклинання: перекинути кістку
eldritch-option-reroll-clue = Витратити зачіпку: перекинути кістку (зачіпок: { $n })
eldritch-option-reroll-sanity = Витратити 1 глузд замість зачіпки: перекинути кістку
eldritch-option-die = кістка, на якій { $n }
eldritch-option-sanity-for-dice = { $n ->
    [0] Не витрачати глузду
    [one] Витратити { $n } глузд
    [few] Витратити { $n } глузду
    [many] Витратити { $n } глузду
   *[other] Витратити { $n } глузду
}
eldritch-option-clues-for-successes = { $n ->
    [0] Не витрачати зачіпок
    [one] Витратити { $n } зачіпку
    [few] Витратити { $n } зачіпки
    [many] Витратити { $n } зачіпок
   *[other] Витратити { $n } зачіпки
}
eldritch-option-crippled = Здоров’я: каліцтво
eldritch-option-insane = Глузд: божевілля
eldritch-option-investigator = { $thing }
eldritch-option-replace-first = Нові дослідники
eldritch-option-lead-first = Жетон провідного дослідника
eldritch-option-spoils = { $card }: що дає перемога
eldritch-option-rest-in-order = Решта в цьому порядку
eldritch-option-omen = Поділка { $n }: { $omen }
eldritch-option-give-clues = { $n ->
    [0] Жодної
    [one] { $n } зачіпку
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
}
eldritch-option-improve = { $skill }
eldritch-option-drop-skill = { $skill } +{ $n }
eldritch-option-discard-all = Скинути всіх монстрів тут
eldritch-option-send-cultist = Перемістити культиста до будь-якої іншої локації
eldritch-option-gate-top = { $thing }
eldritch-option-shift-health = Здоров’я за глузд: { $n }
eldritch-option-shift-sanity = Глузд за здоров’я: { $n }
eldritch-option-fades = Скинути: { $thing }
eldritch-option-see = Зачіпка: { $thing }

## Чого не можна

eldritch-denied-no-action = Дій у вас більше не лишилося.
eldritch-denied-twice = Цього раунду ви це вже робили.
eldritch-denied-detained = Ви в ув’язненні.
eldritch-denied-cannot-move = Ви не можете рухатися.
eldritch-denied-no-city = Для цього треба бути в місті.
eldritch-denied-no-train = Звідси не веде жоден шлях поїзда.
eldritch-denied-no-ship = Звідси не веде жоден шлях корабля.
eldritch-denied-monsters = На вашій локації монстр.
eldritch-denied-no-rest = Зараз ніхто не може відпочити.
eldritch-denied-nothing-to-trade = Ні в кого з вас немає нічого для обміну.
eldritch-denied-no-gates = Ані в стосі, ані серед скинутих немає жодної брами.
eldritch-denied-nobody-to-help = Діяти більше нікому: решта затримані, або їх немає.
eldritch-denied-no-cultist = На вашій локації немає культиста.
eldritch-denied-no-clues-to-trade = Немає з ким обмінятися зачіпками.
eldritch-denied-nothing-to-shift = Вам не бракує ані здоров’я, ані глузду, або довелося б витратити останнє.
eldritch-denied-no-improvements = У вас немає жетонів поліпшення.
eldritch-denied-no-monster = На вашій локації немає монстра.
eldritch-denied-not-banished = Для цього треба 2 зачіпки й неепічний монстр на локації з брамою.
eldritch-denied-has-clues = У вас уже є зачіпка.
eldritch-denied-no-sanity = Зайвого глузду у вас немає.
eldritch-denied-empty-reserve = Резерв порожній.
eldritch-denied-no-tune = Треба витратити 2 здоров’я і 2 глузду, але не останні, і тут має бути неепічний монстр.
eldritch-denied-alone = Інших дослідників немає.
eldritch-denied-nobody-to-bless = Благословити тут нікого не можна.
eldritch-denied-all-blessed = Тут уже всі благословенні.

## Що відбувається

eldritch-log-monster-unhurt = { $monster }: здоров’я не втрачено, відновлювати нічого.
eldritch-log-nothing-to-recover = { $seat }: відновлювати нічого.
eldritch-log-delayed-already = { $seat }: затримка вже є, друга нічого не змінює.
eldritch-log-there-already = { $seat } вже на цьому місці: { $space }.
eldritch-log-has-already = { $seat } вже має стан «{ $card }», а двічі його не отримати.
eldritch-log-nothing-to-discard = { $seat }: скидати нічого.
eldritch-log-all-improved = { $seat }: усі навички вже на +2.
eldritch-log-no-clues-to-lose = { $seat } не має зачіпок, щоб їх скинути.
eldritch-log-too-few-clues = { $n ->
    [one] { $seat } не має зачіпки, щоб її витратити.
    [few] { $seat } не має { $n } зачіпок, щоб їх витратити.
    [many] { $seat } не має { $n } зачіпок, щоб їх витратити.
   *[other] { $seat } не має { $n } зачіпок, щоб їх витратити.
}
eldritch-log-group-cannot = { $n ->
    [one] Група не має жодної зачіпки, щоб її витратити.
    [few] Група не має { $n } зачіпок, щоб їх витратити.
    [many] Група не має { $n } зачіпок, щоб їх витратити.
   *[other] Група не має { $n } зачіпок, щоб їх витратити.
}
eldritch-log-cannot-pay = { $seat } не може обрати цього: { $price }.
eldritch-log-gates-seen = { $n ->
    [one] { $seat } дивиться останню браму в стосі.
    [few] { $seat } дивиться { $n } верхні брами стосу.
    [many] { $seat } дивиться { $n } верхніх брам стосу.
   *[other] { $seat } дивиться { $n } верхні брами стосу.
}
eldritch-log-gate-below = Одна лишається зверху, друга йде під низ стосу.
eldritch-log-no-ride = { $monster }: { $seat } зараз не має іншого контакту, замість якого можна було б полетіти геть.
eldritch-log-arrives = { $seat } починає тут: { $space }.
eldritch-log-sleeps = { $who } спить; безвихідь: { $n }.
eldritch-log-stands-up = Затримка: { $seat } лише підводиться.
eldritch-log-stopped = Затримка: { $seat } закінчує хід.
eldritch-log-delayed = Затримано: { $seat }.
eldritch-log-not-delayed = Не можна затримати: { $seat }.
eldritch-log-not-detained = Не можна ув’язнити: { $seat }.
eldritch-log-moves = { $seat } переходить: { $space }.
eldritch-log-rides = { $seat } витрачає { $way }.
eldritch-log-cannot-move = { $seat } не може рухатися.
eldritch-log-ticket = { $seat } отримує { $way }.
eldritch-log-acquires = { $seat } береться за придбання активів.
eldritch-log-rests = { $seat } відпочиває.
eldritch-log-another-action = { $seat } може виконати ще одну дію.
eldritch-log-loan = { $seat } бере банківську позику: на покупки { $n }.
eldritch-log-no-trade = { $seat } відмовляється від обміну.
eldritch-log-hands-over = { $seat } віддає: { $thing }. Отримує { $other }.
eldritch-log-loses = { $seat } втрачає { $health ->
    [0] { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
    }
}.
eldritch-log-spends = { $seat } витрачає { $health ->
    [0] { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
    }
}.
eldritch-log-recovers = { $seat } відновлює { $health ->
    [0] { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
    }
}.
eldritch-log-prevented = { $seat }: відвернуто втрату { $health ->
    [0] { $sanity } глузду
   *[any] { $health } здоров’я
}.
eldritch-log-test = { $seat }, перевірка ({ $skill }): { $n ->
    [one] { $n } кістка
    [few] { $n } кістки
    [many] { $n } кісток
   *[other] { $n } кістки
}, успіх від { $lowest } (шанс { $chance } %).
eldritch-log-roll = { $seat } кидає { $dice }: { $n ->
    [0] жодного успіху
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
}.
eldritch-log-reroll = { $seat } перекидає { $old }: { $n }.
eldritch-log-reroll-by = { $card }: { $seat } може перекинути кістки.
eldritch-log-nudge = { $card }: на кістці тепер { $n }.
eldritch-log-strength = { $seat }: +{ $n } сили в цьому бою.
eldritch-log-die-more = { $seat } кидає на кістку більше в цьому контакті.
eldritch-log-die-again = { $seat } може перекинути кістку перевірки сили.
eldritch-log-passed = { $seat } проходить перевірку: { $n ->
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
}.
eldritch-log-failed = { $seat } не проходить перевірки.
eldritch-log-die = { $seat } кидає кістку: { $n }.
eldritch-log-combat = { $seat } стає до бою: { $monster }.
eldritch-log-ambush = Засідка: { $monster }. Захищається { $seat }.
eldritch-log-hurt = { $monster }: втрачено { $n } здоров’я, лишається { $left }.
eldritch-log-monster-heals = { $monster }: усе здоров’я відновлено.
eldritch-log-monster-recovers = { $monster }: відновлено { $n } здоров’я.
eldritch-log-unhurt = { $monster }: це не завдає шкоди.
eldritch-log-defeated = Монстра «{ $monster }» переможено.
eldritch-log-discarded-monster = Монстра «{ $monster }» скинуто.
eldritch-log-epic-stays = Епічного монстра скинути не можна: { $monster }.
eldritch-log-monster-gone = З поля зникає монстр «{ $monster }».
eldritch-log-spawns = З’являється монстр «{ $monster }»: { $space }.
eldritch-log-monster-moves = Монстр «{ $monster }» переходить: { $space }.
eldritch-log-cup-empty = Пул порожній: монстр не приходить.
eldritch-log-none-aside = Серед відкладених більше немає: { $monster }. Монстр не приходить.
eldritch-log-none-to-come = Не з’являється: { $monster } (більше таких немає).
eldritch-log-reads = { $seat } · { $card } · { $part }. { $story }
eldritch-log-as-encounter = { $seat }: контакт за картою «{ $card }».
eldritch-log-meets-body = { $seat } · { $body }.
eldritch-log-laid-to-rest = { $body } поховано.
eldritch-log-body-gone = { $body } прибрано до коробки, усе майно скинуто.
eldritch-log-gains = { $seat } отримує: { $card }.
eldritch-log-none = { $seat }: потрібного немає ({ $kind }).
eldritch-log-not-drawn = { $card } – з-поміж скинутих карт, тож нічого з нею не приходить.
eldritch-log-none-named = { $seat }: карти «{ $card }» не отримати.
eldritch-log-turned = { $seat } перевертає: { $card }. На звороті: { $back }.
eldritch-log-undone = { $seat } не отримує карти «{ $other }»: натомість скидається «{ $card }».
eldritch-log-reserve = До резерву: { $card }.
eldritch-log-to-box = До коробки: { $card }.
eldritch-log-improves = { $seat } поліпшує навичку: { $skill } +{ $n }.
eldritch-log-gives-up = { $seat } скидає поліпшення: { $skill } +{ $n }.
eldritch-log-no-improvement = { $seat }: навичку «{ $skill }» далі не поліпшити.
eldritch-log-clues = { $seat } отримує { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
} (тепер { $now }).
eldritch-log-clues-lost = { $seat } втрачає { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
} (лишилося { $now }).
eldritch-log-clues-discarded = У скид: { $n ->
    [one] { $n } зачіпка
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
}.
eldritch-log-spends-clues = { $seat } витрачає { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
}.
eldritch-log-cheaper = { $card }: { $seat } платить на зачіпку менше.
eldritch-log-group-fails = Не вистачило: ніхто не платить.
eldritch-log-this-clue = { $seat } отримує цю зачіпку.
eldritch-log-clue-gone = Зачіпку скинуто: { $space }.
eldritch-log-clue-on = Зачіпка: { $space }.
eldritch-log-clue-moves = Зачіпка переходить: { $start } → { $space }.
eldritch-log-clue-onto = { $seat } кладе зачіпку на карту «{ $card }» (усього { $n }).
eldritch-log-gate-onto = Брама ({ $space }) лягає на карту «{ $card }» (усього { $n }).
eldritch-log-trophy = Монстр «{ $monster }» лягає на карту «{ $card }» (загальна стійкість { $n }).
eldritch-log-no-clue = Зачіпок немає ні в банку, ні серед скинутих.
eldritch-log-random = Випадковий вибір: { $space }.
eldritch-log-gate = Відчиняється брама: { $space } ({ $omen }).
eldritch-log-no-gate = Брам більше не лишилося.
eldritch-log-closed = { $seat } зачиняє браму: { $space }.
eldritch-log-gate-gone = Брама зникає з поля: { $space }.
eldritch-log-cannot-close = Цю браму не можна зачинити: { $space }.
eldritch-log-sheet-gate = Брама лягає на аркуш Древнього (усього { $n }).
eldritch-log-no-sheet-gate = Брам, щоб покласти на аркуш Древнього, не лишилося.
eldritch-log-expedition = Експедиція веде сюди: { $space }.
eldritch-log-expedition-lost = Експедицію облишено назавжди: { $space }.
eldritch-log-mythos = Міт: «{ $card }».
eldritch-log-stays = { $card }: карта лишається в грі.
eldritch-log-mythos-empty = Карт міту більше немає.
eldritch-log-omen = Знамення змінюється: { $omen }.
eldritch-log-omen-back = Знамення відступає: { $omen }.
eldritch-log-omen-set = Знамення тепер таке: { $omen } (поділка { $n }).
eldritch-log-doom = Безвихідь ближчає: тепер { $n }.
eldritch-log-doom-back = Безвихідь відступає: тепер { $n }.
eldritch-log-doom-stays = Далі безвихідь не відступає.
eldritch-log-doom-calls = Безвихідь кличе монстра. Поруч: { $who }.
eldritch-log-awakens = { $who } прокидається.
eldritch-log-no-surge = Жодна брама не відповідає знаменню: відчиняється ще одна.
eldritch-log-reckoning = Розплата.
eldritch-log-reckons = Розплата: { $thing }.
eldritch-log-rumor = Чутка «{ $card }»: { $space }.
eldritch-log-rumor-solved = Чутку «{ $card }» розвіяно.
eldritch-log-tokens-on = { $card }: { $n ->
    [0] жодного жетона Древніх
    [one] { $n } жетон Древніх
    [few] { $n } жетони Древніх
    [many] { $n } жетонів Древніх
   *[other] { $n } жетона Древніх
}.
eldritch-log-tokens-left = { $card }: { $n ->
    [0] жетонів Древніх не лишилося
    [one] лишився { $n } жетон Древніх
    [few] лишилося { $n } жетони Древніх
    [many] лишилося { $n } жетонів Древніх
   *[other] лишилося { $n } жетона Древніх
}.
eldritch-log-sanity-on = { $card }: { $n ->
    [one] { $n } жетон глузду
    [few] { $n } жетони глузду
    [many] { $n } жетонів глузду
   *[other] { $n } жетона глузду
} на аркуші.
eldritch-log-health-on = { $card }: { $n ->
    [one] { $n } жетон здоров’я
    [few] { $n } жетони здоров’я
    [many] { $n } жетонів здоров’я
   *[other] { $n } жетона здоров’я
}.
eldritch-log-token-at = Жетон Древніх: { $space }.
eldritch-log-mystery-token = Жетон таємниці: { $space }.
eldritch-log-mystery-token-gone = Скинуто жетон таємниці: { $space }.
eldritch-log-tokens-gone = Скинуто { $n ->
    [one] { $n } жетон Древніх
    [few] { $n } жетони Древніх
    [many] { $n } жетонів Древніх
   *[other] { $n } жетона Древніх
}: { $space }.
eldritch-log-token-off = Жетон Древніх зникає з поля: { $space }.
eldritch-log-green-token = На зеленій поділці кола знамень: { $n ->
    [0] жодного жетона Древніх
    [one] { $n } жетон Древніх
    [few] { $n } жетони Древніх
    [many] { $n } жетонів Древніх
   *[other] { $n } жетона Древніх
}.
eldritch-log-mystery = Таємниця: «{ $card }».
eldritch-log-solved = Таємницю «{ $card }» розкрито.
eldritch-log-unsolved = «{ $card }» — знову таємниця.
eldritch-log-final = { $who } не спить: тепер черга останньої таємниці.
eldritch-log-you-are-defeated = Дослідника переможено: { $seat }.
eldritch-log-lies-in-health = Фігурка лежить тут із жетоном здоров’я та всім майном: { $space }.
eldritch-log-lies-in-sanity = Фігурка лежить тут із жетоном глузду та всім майном: { $space }.
eldritch-log-devoured = Зжерто: { $seat }.
eldritch-log-eliminated = { $seat } вибуває з гри.
eldritch-log-lead = Провідний дослідник: { $seat }.
eldritch-log-score = Рахунок: { $n }; що менше, то краще.
eldritch-log-renewed = Скинуте перетасовано: { $pile }.
eldritch-log-gates-under = Скинуті брами перемішано і покладено під останню в стосі.
eldritch-log-gates-renewed = Скинуті брами перемішано: це новий стос.
eldritch-log-clues-renewed = Скинуті зачіпки перемішано: це новий банк.

## Чим скінчилося

eldritch-end-solved = Три таємниці розкрито, і брами зачиняються. Древній спить далі. Ви перемогли.
eldritch-end-final = Останню таємницю розкрито. Того, що прокинулося, у світі більше немає. Ви перемогли.
eldritch-end-mythos = Зорі більше ні про що не попереджають: карт міту не лишилося. Світ загинув.
eldritch-end-eliminated = Опиратися більше нікому. Світ загинув.
eldritch-end-azathoth = Азатот прокидається, і світу, який можна втратити, вже немає.
eldritch-end-shub = Ліси йдуть, і її діти йдуть з ними. Світ загинув.
eldritch-end-yog = Усі брами тепер одна, і вона відчинена. Світ загинув.
eldritch-end-dimensions = Один світ сповзає в інший. Світ загинув.
eldritch-end-secrets = Таємниця була старша за людство, і її вже не сховати. Світ загинув.
eldritch-end-web = Павутину між світами доплетено. Світ загинув.

## Події, як їх називають у питаннях

eldritch-event-rested = { $thing } відпочиває
eldritch-event-encounterbegins = { $thing } починає контакт
eldritch-event-researchdone = { $thing } завершує пошуковий контакт
eldritch-event-combatbegins = { $thing } стає до бою: { $monster }
eldritch-event-loss = { $thing } от-от втратить { $health ->
    [0] { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
    }
}
eldritch-event-moved = { $thing } завершує перехід
eldritch-event-spellcast = { $thing } закінчує читати заклинання
eldritch-event-conditiongained = { $thing } отримує стан «{ $card }»
eldritch-event-improved = { $thing } поліпшує навичку «{ $skill }»
eldritch-event-gateclosed = { $thing } зачинена
eldritch-event-testing = { $thing }: попереду перевірка ({ $skill }), { $n ->
    [one] { $n } кістка
    [few] { $n } кістки
    [many] { $n } кісток
   *[other] { $n } кістки
}, успіх від { $lowest } (шанс { $chance } %)
eldritch-event-tested = { $thing } завершує перевірку
eldritch-event-monsterdefeated = монстра «{ $thing }» переможено
eldritch-event-used = { $thing } діє
eldritch-event-roundbegins = починається раунд
eldritch-event-roundends = закінчується раунд
eldritch-event-phasebegins = починається фаза
eldritch-event-phaseends = закінчується фаза

## Стіл у терміналі

eldritch-board-round = Раунд { $n }
eldritch-board-doom = безвихідь { $n } з { $most }
eldritch-board-omen = знамення { $track }
eldritch-board-omen-green = зелене
eldritch-board-omen-blue = синє
eldritch-board-omen-red = червоне
eldritch-board-solved = розкрито таємниць { $n } з 3
eldritch-board-mythos = колода міту { $n }
eldritch-board-awake = Не спить!
eldritch-board-mystery = Таємниця:
eldritch-board-ongoing = У грі:
eldritch-board-legend = { $gate } брама · { $clue } зачіпка · { $monster } монстр · { $expedition } експедиція · { $token } жетон Древніх · { $mystery } таємниця · { $rumor } чутка · { $body } тіло
eldritch-board-away = кроків: { $n }
eldritch-board-first = спершу: { $space }
eldritch-board-begins = починає тут: { $space }
eldritch-board-will = воля { $n }, жах { $lost }
eldritch-board-strength = сила { $n }, шкода { $lost }
eldritch-board-toughness = здоров’я { $n } з { $most }
eldritch-board-reserve = Резерв: { $cards }
eldritch-board-nothing = порожньо
eldritch-board-you = ви
eldritch-board-lead = провідний дослідник
eldritch-board-out = поза грою
eldritch-board-nobody = вибирає нового дослідника
eldritch-board-health = здоров’я { $n } з { $most }
eldritch-board-sanity = глузд { $n } з { $most }
eldritch-board-clues = зачіпки { $n }
eldritch-board-tickets = квитки: поїзд { $train }, корабель { $ship }
eldritch-board-delayed = затримка

## Числа

eldritch-most-health = найбільше здоров’я
eldritch-most-sanity = найбільший глузд
eldritch-test-will = модифікатор перевірки волі
eldritch-test-strength = модифікатор перевірки сили
eldritch-horror = жах
eldritch-damage = шкода
eldritch-toughness = стійкість

## Ефекти карт словами

eldritch-form-test = пройти перевірку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}
eldritch-form-test-passed = пройти перевірку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; у разі успіху { $passed }
eldritch-form-test-failed = пройти перевірку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; у разі невдачі { $failed }
eldritch-form-test-passed-failed = пройти перевірку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
}; у разі успіху { $passed }; у разі невдачі { $failed }
eldritch-form-test-extra = пройти перевірку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
} ({ $extra })
eldritch-form-test-passed-failed-extra = пройти перевірку: { $skill }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[any] {" "}({ $modifier })
} ({ $extra }); у разі успіху { $passed }; у разі невдачі { $failed }
eldritch-form-lose = втратити { $health ->
    [0] { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
    }
}
eldritch-form-recover = відновити { $health ->
    [0] { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
    }
}
eldritch-form-spend = витратити { $health ->
    [0] { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
   *[any] { $sanity ->
        [0] { $health } здоров’я
       *[any] { $health } здоров’я і { $sanity } { $sanity ->
            [one] глузд
            [few] глузду
            [many] глузду
           *[other] глузду
        }
    }
}
eldritch-form-delayed = зазнати затримки
eldritch-form-become-delayed = затриматися
eldritch-form-devoured = дати себе зжерти
eldritch-form-paid-with = { $price } і { $effect }
eldritch-form-spend-clues = витратити { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
}
eldritch-form-gain-clues = отримати { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
}
eldritch-form-this-clue = { $more ->
    [0] отримати цю зачіпку
   *[any] отримати цю зачіпку і ще { $more }
}
eldritch-form-discard-this-clue = скинути цю зачіпку
eldritch-form-move-this-clue = перемістити цю зачіпку на найближчу локацію ({ $sort })
eldritch-form-spawn-clues = викласти на поле { $n ->
    [one] { $n } зачіпку
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
}
eldritch-form-spawn-clue-anywhere = викласти зачіпку на будь-яку локацію
eldritch-form-lose-clues = { $n ->
    [99] скинути всі свої зачіпки
    [one] скинути { $n } зачіпку
    [few] скинути { $n } зачіпки
    [many] скинути { $n } зачіпок
   *[other] скинути { $n } зачіпки
}
eldritch-form-gain = отримати стан «{ $code }»
eldritch-form-gain-a = отримати стан ({ $trait })
eldritch-form-gain-spell = отримати { $n ->
    [one] заклинання
    [few] { $n } заклинання
    [many] { $n } заклинань
   *[other] { $n } заклинання
}
eldritch-form-gain-spell-of = отримати заклинання ({ $trait })
eldritch-form-gain-the-spell = отримати заклинання «{ $code }»
eldritch-form-gain-artifact = отримати артефакт
eldritch-form-gain-artifact-of = отримати артефакт ({ $trait })
eldritch-form-gain-the-artifact = отримати артефакт «{ $code }»
eldritch-form-gain-random = отримати актив із колоди ({ $trait })
eldritch-form-gain-asset = отримати актив із колоди
eldritch-form-from-reserve = отримати актив із резерву ({ $traits })
eldritch-form-discard-possession = { $n ->
    [one] скинути щось із майна ({ $trait })
    [few] скинути з майна { $n } ({ $trait })
    [many] скинути з майна { $n } ({ $trait })
   *[other] скинути з майна { $n } ({ $trait })
}
eldritch-form-discard-asset = { $n ->
    [one] скинути актив ({ $trait })
    [few] скинути { $n } активи ({ $trait })
    [many] скинути { $n } активів ({ $trait })
   *[other] скинути { $n } активу ({ $trait })
}
eldritch-form-discard-spells = { $n ->
    [one] скинути заклинання
    [few] скинути { $n } заклинання
    [many] скинути { $n } заклинань
   *[other] скинути { $n } заклинання
}
eldritch-form-discard-condition = скинути стан ({ $names })
eldritch-form-discard-any-condition = скинути стан
eldritch-form-discard-the = скинути карту «{ $code }»
eldritch-form-if-has-spell = якщо є заклинання, { $effect }
eldritch-form-if-has = якщо є стан «{ $code }», { $effect }
eldritch-form-improve = поліпшити навичку «{ $skill }»
eldritch-form-improve-any = поліпшити навичку на вибір
eldritch-form-move = перейти на { $n ->
    [one] { $n } локацію
    [few] { $n } локації
    [many] { $n } локацій
   *[other] { $n } локації
}
eldritch-form-move-to-nearest = перейти на найближчу локацію ({ $sort })
eldritch-form-move-towards-gate = перейти на 1 локацію ближче до найближчої брами
eldritch-form-doom = наблизити безвихідь на { $n }
eldritch-form-retreat = відсунути безвихідь на { $n }
eldritch-form-omen = просунути знамення на { $n }
eldritch-form-move-omen = пересунути знамення на будь-яку поділку кола
eldritch-form-green-token = покласти жетон Древніх на зелену поділку кола знамень
eldritch-form-no-green-token = скинути жетон Древніх із зеленої поділки кола знамень
eldritch-form-spawn-gate = відчинити браму
eldritch-form-end-the-rumor = розвіяти чутку «{ $card }»
eldritch-form-close = зачинити цю браму
eldritch-form-discard-a-gate = скинути браму на вибір
eldritch-form-lose-a-mystery = затасувати розкриту таємницю, вибрану навмання, назад у колоду
eldritch-form-solve-a-rumor = розвіяти чутку
eldritch-form-token-on-mystery = покласти жетон Древніх на поточну таємницю
eldritch-form-token-on-sheet = покласти жетон Древніх на аркуш Древнього
eldritch-form-ambush = потрапити в засідку монстра
eldritch-form-ambush-code = потрапити в засідку ({ $code })
eldritch-form-ambush-code-won = потрапити в засідку ({ $code }); у разі перемоги { $won }
eldritch-form-ambush-code-won-lost = потрапити в засідку ({ $code }); у разі перемоги { $won }; якщо ні, то { $lost }
eldritch-form-spawn-here = викликати монстра на свою локацію
eldritch-form-spawn-and-fight = викликати монстра на свою локацію і битися з ним
eldritch-form-spawn-and-fight-code = викликати на свою локацію монстра ({ $code }; якщо він уже на полі, то іншого) і битися з ним
eldritch-form-discard-that-monster = скинути цього монстра
eldritch-form-discard-a-monster = скинути неепічного монстра
eldritch-form-discard-a-monster-here = скинути неепічного монстра на своїй локації
eldritch-form-hurt-a-monster = забрати в монстра на вибір { $n } здоров’я
eldritch-form-hurt-a-monster-here = забрати в монстра на своїй локації { $n } здоров’я
eldritch-form-hurt-all-on-a-space = забрати по { $n } здоров’я в усіх монстрів на локації на вибір
eldritch-form-call-a-monster = прикликати сюди неепічного монстра на вибір і битися з ним
eldritch-form-call-the-monster = прикликати сюди монстра ({ $code }) і битися з ним; якщо його немає на полі, { $otherwise }
eldritch-form-move-a-monster = перемістити неепічного монстра на будь-яку локацію
eldritch-form-fail-block = зазнати того, що приносить невдача
eldritch-form-whether = { $price } і домогтися успіху
eldritch-form-result-of-three = пройти перевірку: { $skill } ({ $fuel }); за 3 успіхи чи більше покласти жетон Древніх на аркуш Древнього; якщо менше, { $short }

## Стіл у браузері

eldritch-web-world = Світ
eldritch-web-question = На вибір
eldritch-web-gate = брама ({ $omen })
eldritch-web-clues = { $n ->
    [one] { $n } зачіпка
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
}
eldritch-web-tokens = { $n ->
    [one] { $n } жетон Древніх
    [few] { $n } жетони Древніх
    [many] { $n } жетонів Древніх
   *[other] { $n } жетона Древніх
}
eldritch-web-mystery-token = жетон таємниці
eldritch-web-doom = Безвихідь
eldritch-web-omen = Знамення
eldritch-web-signs = Позначки на мапі
eldritch-web-sign-gate = брама: кільце показує її знамення
eldritch-web-sign-monster = монстр: скільки стійкості лишилося
eldritch-web-sign-clue = зачіпка
eldritch-web-sign-expedition = експедиція
eldritch-web-sign-token = жетон Древніх
eldritch-web-sign-mystery = жетон таємниці
eldritch-web-sign-rumor = чутка
eldritch-web-sign-body = тіло дослідника
eldritch-web-begins = Початок: { $space }. При собі: { $things }.
eldritch-web-brings-clue = { $n ->
    [one] { $n } зачіпка
    [few] { $n } зачіпки
    [many] { $n } зачіпок
   *[other] { $n } зачіпки
}
eldritch-web-brings-improve = { $n ->
    [one] поліпшена навичка на вибір
    [few] { $n } поліпшені навички на вибір
    [many] { $n } поліпшених навичок на вибір
   *[other] { $n } поліпшеної навички на вибір
}
eldritch-web-lost = Зіграно раундів: { $rounds }. Розкрито таємниць: { $n } з 3.
eldritch-web-success = успіх від { $lowest }
eldritch-web-added = { $n ->
    [one] і ще { $n } успіх без кістки
    [few] і ще { $n } успіхи без кісток
    [many] і ще { $n } успіхів без кісток
   *[other] і ще { $n } успіху без кісток
}
eldritch-web-kind-asset = Актив
eldritch-web-kind-artifact = Артефакт
eldritch-web-kind-spell = Заклинання
eldritch-web-kind-condition = Стан
eldritch-web-kind-back = Зворот
eldritch-web-kind-mythos = Міт
eldritch-web-kind-mystery = Таємниця
eldritch-web-kind-monster = Монстр
eldritch-web-kind-investigator = Дослідник
eldritch-web-kind-ancient-one = Древній
eldritch-web-kind-encounter = Контакт
eldritch-web-kind-gate = Брама
eldritch-web-kind-clue = Зачіпка
eldritch-web-kind-expedition = Експедиція
eldritch-web-colour-green = зелений
eldritch-web-colour-yellow = жовтий
eldritch-web-colour-blue = синій

## Що можна вирішити наперед

eldritch-wish-clue = витратити зачіпку, щоб перекинути кістку
eldritch-wish-sanity = витратити 1 глузд замість зачіпки, щоб перекинути кістку
eldritch-wish-clue-needless = витратити зачіпку, щоб перекинути кістку, коли це вже нічого не дасть
eldritch-wish-spell = перекинути кістку завдяки заклинанню
eldritch-wish-card-needless = змінити кістки картою, коли це вже нічого не дасть

## Що відрізняє однакові варіанти

eldritch-note-of = { $seat }
eldritch-note-at = { $place }
eldritch-note-lost = втрачено здоров’я: { $n }
