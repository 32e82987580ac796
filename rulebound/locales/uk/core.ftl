### Те, що кажуть усі ігри. Пояснення до змінних — в англійському файлі.

core-seat = Гравець { $n }
    .acc = Гравця { $n }
    .gen = Гравця { $n }
    .dat = Гравцеві { $n }
    .ins = Гравцем { $n }
    .loc = Гравцеві { $n }
core-card = карта
    .acc = карту
    .gen = карти
    .dat = карті
    .ins = картою
    .loc = карті

## Переліки («та» не потребує чергування «і» / «й»)

core-list-empty = нічого
core-list-more = { $list }, { $item }
core-list-last = { $list } та { $item }

## Вікна: миті, коли можна щось зробити

core-window-action = Вікно дій
core-window-instead = Замість того, що мало статися
core-window-cancel = Скасування
core-window-when = Перед тим як це станеться
core-window-at = Коли це стається
core-window-after = Після того як це сталося
core-window-forced = Примусові ефекти
core-window-delayed = Відкладені ефекти
core-window-reaction = Реакції

## Запитання

core-prompt-action = Що робитиме { $seat }?
core-prompt-order = Кілька подій стаються водночас. Котра перша?
core-prompt-react = Зараз: { $what }. Чи буде реакція?
core-prompt-choose = Виберіть щось одне.
core-prompt-choose-several = { $least ->
    [0] { $most ->
        [1] Виберіть щось одне або нічого.
       *[any] Виберіть не більше ніж { $most } або нічого.
    }
   *[any] { $most ->
        [1] Виберіть щось одне.
       *[any] Виберіть від { $least } до { $most }.
    }
}
core-prompt-choose-exactly = { $n ->
    [1] Виберіть щось одне.
    [one] Виберіть { $n } варіант.
    [few] Виберіть { $n } варіанти.
   *[many] Виберіть { $n } варіантів.
}
core-prompt-may = Це на ваш розсуд. Зробити?
core-prompt-assign = Як розподілити?
core-prompt-pay = Як оплатити?

# What a question is about, with whom it happens to; and where only the rules ask, the part of the game.
core-asked-for = { $what }, { $whom }
core-asked-round = Раунд { $n }
core-asked-before = Перед продовженням гри

## Варіанти

core-option-pass = Пас
core-option-end-turn = Закінчити хід{ $n ->
    [0] { "" }
    [one] , { $n } дія лишиться невикористаною
    [few] , { $n } дії лишаться невикористаними
   *[many] , { $n } дій лишиться невикористаними
}
core-option-done = Готово
core-option-none = Нічого з цього
core-option-yes = Так
core-option-no = Ні
core-option-decline = Відмовитися
core-option-thing = { $thing }
core-option-ability = { $card }: { $ability }
# Where one ability can answer several things that happened: which one.
core-option-ability-about = { $card }: { $ability } ({ $thing })
core-option-any-order = У будь-якому порядку
core-option-delayed = { $card }: відкладений ефект

## Позначки при варіантах, що читалися б однаково

core-note-nth = № { $n } з { $all }

## Чому цього не можна вибрати

core-denied-limit = Ліміт уже вичерпано.
core-denied-cost = Вам нема чим заплатити: треба { $need }, є { $n }.
core-denied-working = Зараз цим не скористатися.
core-denied-condition = Зараз не час для цього.
core-denied-cannot = Це забороняє якийсь ефект у грі.
core-denied-no-effect = Це нічого не змінило б.
core-denied-not-your-turn = Зараз не ваш хід.

## Журнал

core-log-round = Раунд { $round }.
core-log-phase = Починається { $phase }.
core-log-turn = Ходить { $seat }.
core-log-shuffle = Перетасовано: { $pile }.
core-log-draw = { $seat } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
core-log-roll = { $seat } робить кидок: { $dice }.
core-log-discard = У скид: { $card }.
core-log-cancelled = Скасовано: { $what }.
core-log-cannot = Цього статися не може: { $what }.
core-log-nothing = Нічого не змінюється: { $what }.
core-log-no-way-out = Іншого виходу немає: { $what }.
core-log-no-effect = { $card }: нічого не змінюється.
core-log-instead = Замість цього стається інше: { $what }.
core-log-ability = { $seat } застосовує властивість: { $card } — { $ability }.
core-log-own-ability = { $seat } застосовує власну властивість: { $ability }.
core-log-forced = { $card }: { $ability }.
core-log-pass = { $seat } пасує.
core-log-undo = Останній вибір скасовано.
core-log-arranged = Виставлено вручну: { $what }.
core-log-reseed = Відтепер усе випадкове визначається заново.
core-log-win = Гравці перемогли! { $why }
core-log-loss = Гравці програли. { $why }

## Що каже довкола столу кожен клієнт

core-won = Ви перемогли!
core-lost = Ви програли.
core-winners = Перемогли: { $seats }!
core-no-winners = Ніхто не переміг.
core-heading-denials = Чого зараз не можна і чому
core-denials-none = Зараз дозволено все, чого можна було б очікувати.
core-pile = { $pile }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
core-pile-of = { $seat }, { $pile }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
core-rule-empty = Цей пункт іще не викладено словами.
core-wish-always = завжди: { $ability }
core-wish-never = ніколи: { $ability }
core-story-choose = Вибрано
core-story-refused = Не дозволено
core-story-offered = Пропонується
core-story-asked = Запитано
core-story-ended = Кінець
core-story-no-table = Такого столу бути не може.
core-story-table = Стіл

## Про сам стіл: це чують усі, і жодне повернення ходу цього не стирає

core-note-chosen = Число, від якого залежить удача за цим столом, обирає { $name }: дехто може знати, що випаде.
core-note-save = Цей стіл відкрито зі збереження, яке завантажує { $name }: його вміст може бути комусь відомий.
core-note-saved = { $name } зберігає цей стіл собі, з усім, що на ньому приховано.
core-note-fork = Цей стіл продовжує мить іншого столу. Удачу розіграно наново.
core-note-sat = { $name } сідає на місце { $n }.
core-note-took = { $name } переймає місце { $n } з усім, що відомо на цьому місці.
core-note-left = { $name } звільняє місце { $n }.
core-note-host = Тепер господар столу — { $name }.
core-note-bot-for = { $host } садить бота замість гравця { $name }, місце { $n }.
core-note-bot = { $host } доручає місце { $n } ботові.
core-note-sent-away = { $host } просить гравця { $name } звільнити місце { $n }.
core-note-opened = { $host } відкриває місце { $n } для когось іншого.
core-note-new-seat = Є нове місце { $n }: хтось може приєднатися.
core-note-seat-gone = Місця { $n } більше немає.
core-note-undone = Це було виправлено вручну, а тоді повернуто назад: { $what }.
core-note-tried = Це намагалися виправити вручну, але не вийшло: { $what }.

## Про що питають решту

core-wish-undo = { $name } хоче повернути відповідь назад.
core-wish-arrange = { $name } хоче виправити дещо вручну: { $what }.
core-wish-take = { $name } хоче перейняти місце { $n } з усім, що на ньому відомо.
core-wish-sit = { $name } хоче сісти на місце { $n }, яке раніше займав хтось інший.
core-wish-remove = { $name } хоче назавжди прибрати цей стіл, хоча гру не закінчено.
core-form-then = { $first }, потім { $second }
core-form-or = { $first } або { $second }
core-form-several = { $effects }
core-form-one-of = { $effects }
core-form-may = за бажанням { $effect }
core-form-may-otherwise = за бажанням { $effect }; якщо ні, то { $otherwise }
core-form-to = { $price }, щоб { $effect }
core-form-unless = { $threat }, якщо не { $way_out }
core-prompt-one-of = Що з цього?
core-option-form = { $thing }
core-option-leave = Не робити
core-option-otherwise = Інакше: { $thing }
core-prompt-form = Ви можете це зробити.
core-prompt-unless = Що ви оберете?

## Чого не можна: налаштування, зерна й збережені ігри, з якими нічого не вдієш

core-bad-option = У грі «{ $game }» немає налаштування «{ $option }». Є такі: { $known }
core-bad-value = { $option } не може бути «{ $value }». Може бути: { $known }
core-bad-again = { $option } вказано двічі: «{ $one }» і «{ $other }»
core-bad-pair = налаштування пишуть так: ключ=значення, а не «{ $text }»
core-bad-table = Гравців у грі «{ $game }» може бути від { $least } до { $most }, а не { $n }
core-bad-person = немає за кого грати на ім’я «{ $name }». Є такі: { $known }
core-bad-twice = нікого не можна взяти двічі ({ $clause })
core-bad-count = гравців: { $seats }, а названо: { $n } ({ $clause })
core-bad-seed = зерно — це ціле число від 0 до { $most } або слово, що починається з літери й має не більше знаків, ніж { $long }, а не «{ $seed }»
core-bad-game = гри «{ $game }» немає. Є такі: { $known }
core-bad-seat = місця за цим столом: від 1 до { $n }, а не { $seat }
core-save-at = { $path }: { $what }
core-save-folder = це тека, а не збережена гра
core-save-missing = такого файлу немає
core-save-foreign = це не збережена гра Rulebound
core-save-empty = файл порожній
core-save-format = формат файлу — «{ $format }», а цей Rulebound читає «{ $known }»
core-save-damaged = пошкоджено рядок { $line } ({ $what }). З --salvage гру можна продовжити від останньої вцілілої відповіді
