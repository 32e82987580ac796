### То, что говорят все игры. Пояснения к переменным — в английском файле.

core-seat = Игрок { $n }
    .acc = Игрока { $n }
    .gen = Игрока { $n }
    .dat = Игроку { $n }
    .ins = Игроком { $n }
    .loc = Игроке { $n }
core-card = карта
    .acc = карту
    .gen = карты
    .dat = карте
    .ins = картой
    .loc = карте

## Перечни

core-list-empty = ничего
core-list-more = { $list }, { $item }
core-list-last = { $list } и { $item }

## Окна: моменты, когда можно что-то сделать

core-window-action = Окно действий
core-window-instead = Вместо того, что должно было случиться
core-window-cancel = Отмена
core-window-when = Перед тем как это случится
core-window-at = Когда это происходит
core-window-after = После того как это случилось
core-window-forced = Обязательные эффекты
core-window-delayed = Отложенные эффекты
core-window-reaction = Реакции

## Вопросы

core-prompt-action = Что будет делать { $seat }?
core-prompt-order = Несколько событий происходят одновременно. Какое первое?
core-prompt-react = Сейчас: { $what }. Будет ли реакция?
core-prompt-choose = Выберите что-то одно.
core-prompt-choose-several = { $least ->
    [0] { $most ->
        [1] Выберите что-то одно или ничего.
       *[any] Выберите не больше { $most } или ничего.
    }
   *[any] { $most ->
        [1] Выберите что-то одно.
       *[any] Выберите от { $least } до { $most }.
    }
}
core-prompt-choose-exactly = { $n ->
    [1] Выберите что-то одно.
    [one] Выберите { $n } вариант.
    [few] Выберите { $n } варианта.
   *[many] Выберите { $n } вариантов.
}
core-prompt-may = Это на ваше усмотрение. Сделать?
core-prompt-assign = Как распределить?
core-prompt-pay = Как оплатить?

# What a question is about, with whom it happens to; and where only the rules ask, the part of the game.
core-asked-for = { $what }, { $whom }
core-asked-round = Раунд { $n }
core-asked-before = Перед продолжением игры

## Варианты

core-option-pass = Пас
core-option-end-turn = Закончить ход{ $n ->
    [0] { "" }
    [one] , { $n } действие пропадёт
    [few] , { $n } действия пропадут
   *[many] , { $n } действий пропадут
}
core-option-done = Готово
core-option-none = Ничего из этого
core-option-yes = Да
core-option-no = Нет
core-option-decline = Отказаться
core-option-thing = { $thing }
core-option-ability = { $card }: { $ability }
# Where one ability can answer several things that happened: which one.
core-option-ability-about = { $card }: { $ability } ({ $thing })
core-option-any-order = В любом порядке
core-option-delayed = { $card }: отложенный эффект

## Пометки при вариантах, которые читались бы одинаково

core-note-nth = № { $n } из { $all }

## Почему этого нельзя выбрать

core-denied-limit = Больше нельзя: ограничение исчерпано.
core-denied-cost = Вам нечем заплатить: нужно { $need }, есть { $n }.
core-denied-working = Сейчас этим не воспользоваться.
core-denied-condition = Сейчас не время для этого.
core-denied-cannot = Это запрещает какой-то эффект в игре.
core-denied-no-effect = Это ничего не изменило бы.
core-denied-not-your-turn = Сейчас не ваш ход.

## Журнал

core-log-round = Раунд { $round }.
core-log-phase = Начинается { $phase }.
core-log-turn = Ходит { $seat }.
core-log-shuffle = Перемешано: { $pile }.
core-log-draw = { $seat } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
core-log-roll = { $seat } делает бросок: { $dice }.
core-log-discard = В сброс: { $card }.
core-log-cancelled = Отменено: { $what }.
core-log-cannot = Этого произойти не может: { $what }.
core-log-nothing = Ничего не меняется: { $what }.
core-log-no-way-out = Другого выхода нет: { $what }.
core-log-no-effect = { $card }: ничего не меняется.
core-log-instead = Вместо этого происходит другое: { $what }.
core-log-ability = { $seat } применяет свойство: { $card } — { $ability }.
core-log-own-ability = { $seat } применяет собственное свойство: { $ability }.
core-log-forced = { $card }: { $ability }.
core-log-pass = { $seat } пасует.
core-log-undo = Последний выбор отменён.
core-log-arranged = Выставлено вручную: { $what }.
core-log-reseed = Отныне всё случайное определяется заново.
core-log-win = Игроки победили! { $why }
core-log-loss = Игроки проиграли. { $why }

## Что говорит вокруг стола каждый клиент

core-won = Вы победили!
core-lost = Вы проиграли.
core-winners = Победили: { $seats }!
core-no-winners = Никто не победил.
core-heading-denials = Чего сейчас нельзя и почему
core-denials-none = Сейчас разрешено всё, чего можно было бы ожидать.
core-pile = { $pile }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
core-pile-of = { $seat }, { $pile }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
core-rule-empty = Этот пункт ещё не изложен словами.
core-wish-always = всегда: { $ability }
core-wish-never = никогда: { $ability }
core-story-choose = Выбрано
core-story-refused = Не разрешено
core-story-offered = Предлагается
core-story-asked = Спрошено
core-story-ended = Конец
core-story-no-table = Такого стола быть не может.
core-story-table = Стол

## О самом столе: это слышат все, и никакой возврат хода этого не стирает

core-note-chosen = Число, от которого зависит удача за этим столом, выбирает { $name }: кто-то может знать, что выпадет.
core-note-save = Этот стол открыт из сохранения, которое загружает { $name }: его содержимое может быть кому-то известно.
core-note-saved = { $name } сохраняет этот стол себе, со всем, что на нём скрыто.
core-note-fork = Этот стол продолжает момент другого стола. Удача разыграна заново.
core-note-sat = { $name } садится на место { $n }.
core-note-took = { $name } перенимает место { $n } со всем, что на нём известно.
core-note-left = { $name } освобождает место { $n }.
core-note-host = Теперь хозяин стола — { $name }.
core-note-bot-for = { $host } сажает бота вместо игрока { $name }, место { $n }.
core-note-bot = { $host } поручает место { $n } боту.
core-note-sent-away = { $host } просит игрока { $name } освободить место { $n }.
core-note-opened = { $host } открывает место { $n } для кого-то другого.
core-note-new-seat = Есть новое место { $n }: кто-то может присоединиться.
core-note-seat-gone = Места { $n } больше нет.
core-note-undone = Это было исправлено вручную, а затем возвращено: { $what }.
core-note-tried = Это пытались исправить вручную, но не вышло: { $what }.

## О чём спрашивают остальных

core-wish-undo = { $name } хочет вернуть ответ назад.
core-wish-arrange = { $name } хочет исправить кое-что вручную: { $what }.
core-wish-take = { $name } хочет перенять место { $n } со всем, что на нём известно.
core-wish-sit = { $name } хочет сесть на место { $n }, которое раньше занимал кто-то другой.
core-wish-remove = { $name } хочет насовсем убрать этот стол, хотя игра не окончена.
core-form-then = { $first }, затем { $second }
core-form-or = { $first } или { $second }
core-form-several = { $effects }
core-form-one-of = { $effects }
core-form-may = по желанию { $effect }
core-form-may-otherwise = по желанию { $effect }; если нет, то { $otherwise }
core-form-to = { $price }, чтобы { $effect }
core-form-unless = { $threat }, если не { $way_out }
core-prompt-one-of = Что из этого?
core-option-form = { $thing }
core-option-leave = Не делать
core-option-otherwise = Иначе: { $thing }
core-prompt-form = Вы можете это сделать.
core-prompt-unless = Что вы выберете?

## Чего нельзя: настройки, зёрна и сохранённые игры, с которыми ничего не поделаешь

core-bad-option = В игре «{ $game }» нет настройки «{ $option }». Есть такие: { $known }
core-bad-value = { $option } не может быть «{ $value }». Может быть: { $known }
core-bad-again = { $option } указано дважды: «{ $one }» и «{ $other }»
core-bad-pair = настройку пишут так: ключ=значение, а не «{ $text }»
core-bad-table = Игроков в игре «{ $game }» может быть от { $least } до { $most }, а не { $n }
core-bad-person = нет того, за кого играть, по имени «{ $name }». Есть такие: { $known }
core-bad-twice = никого нельзя взять дважды ({ $clause })
core-bad-count = игроков: { $seats }, а названо: { $n } ({ $clause })
core-bad-seed = зерно — это целое число от 0 до { $most } или слово, которое начинается с буквы и имеет не больше знаков, чем { $long }, а не «{ $seed }»
core-bad-game = игры «{ $game }» нет. Есть такие: { $known }
core-bad-seat = места за этим столом: от 1 до { $n }, а не { $seat }
core-save-at = { $path }: { $what }
core-save-folder = это папка, а не сохранённая игра
core-save-missing = такого файла нет
core-save-foreign = это не сохранённая игра Rulebound
core-save-empty = файл пуст
core-save-format = формат файла — «{ $format }», а этот Rulebound читает «{ $known }»
core-save-damaged = повреждена строка { $line } ({ $what }). С --salvage игру можно продолжить с последнего уцелевшего ответа
