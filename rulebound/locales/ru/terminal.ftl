### Терминал и командная строка. Пояснения к переменным — в английском файле.

## Заголовки

terminal-heading-board = Поле
terminal-heading-hand = Рука
terminal-heading-log = Журнал
terminal-heading-options = Что можно сделать
terminal-heading-denials = Чего сделать нельзя и почему
terminal-heading-score = Счёт
terminal-heading-help = Справка

## Решение

terminal-whose-decision = Решает { $seat }.
terminal-your-answer = Ваш выбор:
terminal-how-many-more = { $n ->
    [one] Выберите ещё { $n } вариант.
    [few] Выберите ещё { $n } варианта.
   *[many] Выберите ещё { $n } вариантов.
}
terminal-bot-thinking = { $seat } думает…
terminal-bad-answer = Варианта «{ $answer }» здесь нет. Введите номер или ключ из списка либо h, чтобы открыть справку.
terminal-bad-seat = Такого места за столом нет.
terminal-denial = { $option }: { $reason } ({ $clause })
terminal-denials-none = Сейчас разрешено всё, чего можно было бы ожидать.
terminal-press-enter = Нажмите Enter.
terminal-pass-screen = Теперь к экрану садится { $seat }. Остальных просим не подглядывать.

## Справка: что делают команды

terminal-help-choose = номер или ключ: выбрать вариант
terminal-help-why-not = почему чего-то нельзя сделать?
terminal-help-undo = отменить последний выбор
terminal-help-save = сохранить игру
terminal-help-quit = выйти из игры
terminal-help-help = эта справка
terminal-help-language = сменить язык
terminal-help-explain = откуда взялось число?
terminal-help-rule = прочитать пункт правил

## Объяснения

terminal-explain-ask = Какое число объяснить?
terminal-explain-base = напечатанное значение
terminal-explain-total = итого
terminal-explain-none = Здесь нечего объяснять.
terminal-rule-ask = Какой пункт правил показать?
terminal-rule-unknown = В правилах нет пункта { $clause }.

## Отмена

terminal-undone = Последний выбор отменён.
terminal-undone-before = Возвращаемся к моменту перед этим: { $what }.
terminal-undo-refused = Отменить нельзя: { $reason }.
terminal-undo-reason-revealed = с тех пор открылось что-то скрытое
terminal-undo-reason-start = игра только что началась
terminal-undo-reason-table = за этим столом выбор не отменяют

## Язык

terminal-language-name = Русский
terminal-language-ask = На каком языке играем?
terminal-language-changed = Теперь говорим по-русски.

## Начало, сохранение, выход

terminal-choose-game = Во что сыграем?
terminal-choose-option = { $option }: что выберете?
terminal-resume-found = У вас есть незаконченная игра. Продолжить её?
terminal-saved-to = Игра сохранена в файл { $path }.
terminal-rules-changed = С тех пор как эта игра была сохранена, правила изменились: начиная со строки { $line } записанные решения уже не подходят. Можно играть дальше с того места.
terminal-truncated-save = Это сохранение обрывается на середине. Можно играть дальше с последнего уцелевшего решения.
terminal-quit-ask = Выйти из игры? Всё несохранённое пропадёт.
terminal-goodbye = До свидания! Спасибо за игру.

## Конец

terminal-game-over = Игра окончена.
terminal-won = Вы победили!
terminal-lost = Вы проиграли.
terminal-wins = Победы
terminal-losses = Поражения

## Моделирование

terminal-simulate-title = Моделирование: { $game }
terminal-simulate-progress = { $n ->
    [one] Сыграна { $n } партия
    [few] Сыграно { $n } партии
   *[many] Сыграно { $n } партий
}
terminal-simulate-games = Партии
terminal-simulate-win-rate = Доля побед
terminal-simulate-interval = 95-процентный интервал
terminal-simulate-length = Средняя длина
terminal-simulate-length-value = { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[many] { $n } решений
}
terminal-simulate-speed = Решений в секунду

## Поиск сбоев

terminal-fuzz-title = Поиск сбоев случайной игрой: { $game }
terminal-fuzz-progress = { $n ->
    [one] Проверена { $n } партия
    [few] Проверено { $n } партии
   *[many] Проверено { $n } партий
}
terminal-fuzz-clean = Сбоев не обнаружено.
terminal-fuzz-failed = Зерно { $seed } выявило сбой: { $what }
terminal-fuzz-repeat = Чтобы повторить: { $command }

## Охват правил

terminal-coverage-title = Сколько правил охвачено: { $game }
terminal-coverage-clauses = Пункты
terminal-coverage-ledger = В реестре
terminal-coverage-cited = Со ссылкой
terminal-coverage-exampled = С примером
terminal-coverage-proved = Доказано
terminal-coverage-missing = Не хватает
terminal-coverage-complete = Всё на месте.
