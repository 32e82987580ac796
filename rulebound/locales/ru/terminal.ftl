### Терминал и командная строка. Пояснения к переменным — в английском файле.

terminal-title = Rulebound

## Заголовки

terminal-heading-log = Что произошло
terminal-heading-help = Что можно ввести

## Решение

terminal-asked = { $seat }: { $prompt }
terminal-asked-all = Решайте вместе: { $prompt }
terminal-asked-by = { $what }. { $prompt }
terminal-your-answer = Ваш выбор (h — справка):
terminal-again = { $n ->
    [one] Пропадёт { $n } действие: если так и надо, ответьте так же ещё раз.
    [few] Пропадут { $n } действия: если так и надо, ответьте так же ещё раз.
   *[many] Пропадёт { $n } действий: если так и надо, ответьте так же ещё раз.
}
terminal-bad-answer = Варианта «{ $answer }» здесь нет. Введите номер из списка или h, чтобы открыть справку.
terminal-failed = Здесь в программе случился сбой, ничего не изменилось: сообщите об этом (подробности в файле { $path }) или выберите другой путь.
terminal-denial = { $option }: { $reason }
terminal-press-enter = Нажмите Enter.
terminal-pass-screen = Теперь к экрану садится { $seat }. Остальных просим не подглядывать.

## Справка: что делают команды

terminal-help-choose = номер или несколько: выбрать
terminal-help-why-not = почему чего-то нельзя сделать?
terminal-help-undo = отменить мой последний выбор
terminal-help-undo-anyway = отменить, даже если что-то открылось; всё случайное тогда определится заново
terminal-help-save = сохранить игру, при желании в названный файл: s my.save
terminal-help-quit = выйти; игра сохранится, её можно продолжить
terminal-help-help = эта справка
terminal-help-language = сменить язык: l en, l uk, l ru
terminal-help-explain = откуда взялись мои числа?
terminal-help-read = что написано на том, что под номером 2; или по названию: c линза
terminal-help-rule = прочитать пункт правил, здесь четвёртый
terminal-help-board = ещё раз взглянуть на стол (так же и Enter)

## Объяснения

terminal-explain-base = напечатанное значение
terminal-explain-none = Здесь нечего объяснять.
terminal-explained = { $what }: { $total } = { $steps }
terminal-read-blank = На этом ничего не написано.
terminal-read-none = Здесь не видно ничего с названием «{ $name }», на чём что-то написано.
terminal-read-more = И ещё { $n }: наберите больше букв названия.
terminal-rule-ask = Какой пункт правил показать?
terminal-rule-unknown = В правилах нет пункта { $clause }.

## Отмена

terminal-undone = Последний выбор отменён.
terminal-undo-refused = Отменить нельзя: { $reason }.
terminal-undo-reason-revealed = с тех пор открылось что-то скрытое
terminal-undo-reason-start = ещё ничего не выбрано
terminal-undo-force = Введите u!, чтобы всё же отменить: тогда всё случайное определится заново.

## Язык

terminal-language-name = Русский
terminal-language-ask = На каком языке играем?

## Начало, сохранение, выход

terminal-setup-game = Игра
terminal-setup-bots = Мест за ботами
terminal-setup-language = Язык
terminal-setup-resume = Продолжить незаконченную игру ({ $game }, { $when })
terminal-setup-how = Enter — начать, номер — изменить строку, q — выйти:
terminal-choose-option = { $option }: что выберете?
terminal-saved-to = Игра сохранена в файл { $path }
terminal-not-saved = Игру не удалось сохранить в файл { $path }: { $reason }
terminal-resume-with = Чтобы продолжить: { $command }
terminal-kept = Чтобы прочитать всю историю: { $command }
terminal-goodbye = До свидания! Спасибо за игру.

## Стол без собственного поля

terminal-pile-known = { $pile } ({ $n }): { $cards }
terminal-pile-of-known = { $seat }, { $pile } ({ $n }): { $cards }

## Конец

## Моделирование

terminal-simulate-games = Партии
terminal-simulate-win-rate = Выиграно
terminal-simulate-interval = 95-процентный интервал
terminal-simulate-rounds = Раундов в партии
terminal-simulate-decisions = Решений в партии
terminal-simulate-speed = Решений в секунду
terminal-simulate-endings = Чем закончилось

## Поиск сбоев

terminal-fuzz-progress = Проверено партий

## Охват правил

terminal-coverage-clauses = Пункты
terminal-coverage-ledger = В реестре
terminal-coverage-cited = Со ссылкой
terminal-coverage-exampled = С примером
terminal-coverage-proved = Доказано
terminal-coverage-missing = не хватает
terminal-coverage-complete = всё на месте.
terminal-coverage-unproved = примеры, которые ничего не доказывают:
terminal-coverage-more = и ещё { $n }

## Примеры

## Шансы и пожелания

terminal-odds = Шанс на успех: { $percent } %. После каждого варианта стоит шанс именно с ним.
terminal-help-prefer = о чём не спрашивать: p never 2, p always 2, p ask, p turn, p news
terminal-wish-how = «p never 2» никогда не применяет то, что под номером 2, «p always 2» применяет всякий раз, когда можно, «p ask 2» снова спрашивает, «p ask» снова спрашивает обо всём; с «all» в конце это касается всех за этим экраном.
terminal-wish-pause = «p turn» пропускает до вашего хода, «p news» — пока с вами что-нибудь не случится.
terminal-wish-noted = Так и будет.

terminal-choose-several = { $option }: номера тех, кто играет, например 1 3

## Карты, для тех, кто пишет карты и тесты

terminal-cards-count = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
terminal-cards-kind = вид
terminal-cards-moment = момент
terminal-cards-costs = цена
terminal-cards-limit = ограничение
terminal-cards-asks = спрашивает
terminal-cards-clauses = Пункты правил
terminal-cards-acts = Что правила позволяют игрокам
terminal-cards-verbs = Глаголы других ответов
terminal-cards-prompts = Вопросы
terminal-cards-steps = Шаги для расстановки

## Мутанты

terminal-mutants-progress = Испытано мутантов
terminal-mutants-score = Обнаружено мутантов: { $killed } из { $of }, то есть { $percent }
terminal-mutants-survivors = Те, что выжили
terminal-mutants-harmless = Те, что ничего не меняют

terminal-bad-bots = ботов за этим столом может быть от 0 до { $seats }, а не { $n }
terminal-nothing-unfinished = нет незаконченной игры, которую можно продолжить
