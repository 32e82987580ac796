### Стол в браузере: всё вокруг поля. Пояснения к переменным — в английском файле.

## Места на странице

web-places = Части стола
web-place-board = Поле
web-place-log = Что произошло
web-place-people = Игроки
web-place-chat = Разговор
web-tab-board = Поле
web-tab-log = Журнал
web-tab-people = Игроки
web-tab-chat = Разговор
web-skip = Сразу к действиям
web-side = Игроки, журнал и разговор
web-actions = Что можно сделать
web-actions-raise = Показать больше действий
web-actions-lower = Показать меньше действий
web-to-lobby = На главную
web-close = Закрыть
web-menu = Меню
web-larger = Показать крупнее
web-smaller = Показать мельче
web-board-things = Всё, что на столе
web-board-loading = Раскладываем поле…
web-board-broken = Не удалось нарисовать поле. Вот всё, что лежит на столе, списком; игра продолжается.

## Где мы в игре

web-ribbon = Вы здесь
web-round = Раунд { $n }
web-your-decision = Ваше решение
web-their-decision = { $n ->
    [1] Сейчас решает: { $who }
   *[any] Сейчас решают: { $who }
}
web-over = Игра окончена
web-seat-name = { $seat } ({ $name })
web-seat-tabs = Чьими глазами смотреть

## Ответ

web-touch-menu = Что с этим сделать
web-confirm = Подтвердить ({ $n } из { $most })
web-confirm-none = Ничего не выбирать
web-option-note = { $option } ({ $note })
web-again = { $n ->
    [one] Нажмите ещё раз: { $n } действие будет потеряно
    [few] Нажмите ещё раз: { $n } действия будут потеряны
   *[many] Нажмите ещё раз: { $n } действий будет потеряно
}
web-odds = { $percent } %
web-odds-alone = шанс { $percent } %
web-odds-now = Шанс на успех сейчас: { $percent } %. Рядом с каждым вариантом — шанс вместе с ним.
web-why-not = Почему нельзя…?
web-waiting = { $n ->
    [1] Думает: { $who }
   *[any] Думают: { $who }
}
web-waiting-bot = { $n ->
    [1] Думает бот: { $who }
   *[any] Думают боты: { $who }
}
web-waiting-answered = Вы уже ответили. Остальные ещё думают.
web-watching = Вы наблюдаете за этим столом.

## Отмена

web-undo = Назад к выбору: { $to }
web-undo-ask = Попросить остальных вернуться к выбору: { $to }
web-undo-stopped = Вернуться к выбору «{ $to }» нельзя: открылось нечто скрытое
web-undo-revealed = Отменить нельзя: с тех пор открылось нечто скрытое.
web-undo-policy-free = За этим столом можно отменить что угодно.
web-undo-policy-information = За этим столом ответ можно отменить, пока не открылось нечто скрытое.
web-undo-policy-consent = За этим столом ответ отменяют, если все согласны.
web-consent = Просьба вернуться
web-consent-ask = { $name } просит отменить последний ответ. Вы согласны?
web-consent-yes = Да, вернёмся
web-consent-no = Нет, играем дальше
web-consent-waiting = Ждём согласия: { $who }
web-consent-agreed = Все согласны: ответ отменён.
web-consent-refused = Согласны не все: ответ остаётся.
web-consent-overtaken = Игра уже ушла дальше: ответ остаётся.
web-consent-failed = Все согласны, но ответ уже нельзя отменить.
web-consent-other = Просьба кого-то за столом
web-consent-yes-other = Да, я за
web-consent-no-other = Нет, против
web-consent-agreed-other = Все согласны: сделано.
web-consent-refused-other = Согласны не все: ничего не изменилось.
web-consent-overtaken-other = Из этого ничего не вышло.
web-consent-failed-other = Все согласны, но сейчас за столом этого сделать нельзя.

## О чём не спрашивать

web-pass-until = Пасовать, пока…
web-pass-turn = не наступит мой ход
web-pass-news = со мной что-то не случится
web-passing-turn = Вы пасуете без вопросов, пока не наступит ваш ход.
web-passing-news = Вы пасуете без вопросов, пока с вами что-то не случится.
web-passing-stop = Спрашивать меня снова
web-wish = Применять всегда или никогда
web-wish-always = Всегда применять без вопросов
web-wish-never = Никогда не предлагать
web-wish-ask = Спрашивать снова
web-wishes = О чём вас не спрашивают
web-wishes-none = Вас спрашивают обо всём. Кнопка ⋯ рядом со способностью решает это заранее.

## Числа, пункты, вещи

web-explain-base = { $n } напечатано
web-point = Показать остальным
web-points = { $name } показывает: { $thing }
web-clauses = Что говорят правила
web-clause-read = Прочитать пункт { $clause }
web-clause-choice = Где правила оставляют выбор:
web-clause-examples = Примеры
web-example-read = Прочитать
web-example-run = Открыть как живую позицию
web-example = Это пример: стол расставлен, чтобы показать одно правило, и оно вот-вот сработает.

## Журнал и история

web-log-lines = Строки журнала
web-log-older = Более ранние строки
web-log-look = Взглянуть на стол в этот миг
web-history = Миг игры
web-history-at = Строка { $line } из { $all }
web-history-back = На строку назад
web-history-on = На строку вперёд
web-history-play = Воспроизводить дальше
web-history-stop = Остановить
web-history-fork = Играть отсюда
web-past = Вы смотрите в прошлое: строка { $line } из { $all }.
web-past-actions = В прошлом ответить нельзя.
web-past-now = К настоящему

## Игроки

web-seat-you = вы
web-seat-asked = решает
web-seat-asked-you = решаете
web-seat-here = здесь
web-seat-away = не на связи
web-seat-open = свободно
web-seat-bot = бот
web-seat-menu = Это место
web-seat-do-take = Сесть сюда
web-seat-do-bot = Пусть играет бот
web-seat-do-open = Освободить место и создать приглашение
web-seat-do-give = Передать по ссылке
web-seat-do-kick = Попросить игрока уйти
web-spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
web-watchers = Кто может смотреть
web-watcher = смотрит
web-watcher-muted = только слушает
web-watcher-menu = Что делать со зрителем { $name }
web-watcher-do-mute = Пусть только слушает
web-watcher-do-unmute = Снова дать слово
web-watcher-do-kick = Попросить уйти
web-spectator-renew = Новая ссылка, а все зрители уходят
web-spectator-link = Ссылка для зрителей
web-invite = Отправьте эту ссылку; кто откроет её, сядет за стол
web-invite-to-watch = Отправьте эту ссылку; кто откроет её, будет смотреть игру
web-invite-here-only = Эта ссылка работает только на этом компьютере. Чтобы впустить других, запустите сервер так:
web-invite-let-in = и откройте страницу по адресу этого компьютера в вашей сети: тогда ссылки поведут туда.
web-invite-copy = Скопировать
web-invite-copied = Скопировано

## Разговор

web-chat-write = Сказать что-нибудь…
web-chat-phrases = Фразы
web-chat-about = О ком?
web-chat-restricted = Правила этой игры ограничивают разговоры: говорить можно только эти фразы.

## Один экран, несколько мест

web-cover = Теперь к экрану садится { $seat }.
web-cover-others = Остальных просим не подглядывать.
web-cover-open = Открыть стол: { $seat }
web-cover-alone = Я играю за всех: больше не закрывать

## Меню

web-language = Язык
web-settings = Настройки
web-theme-system = Как на устройстве
web-theme-dark = Тёмная
web-theme-light = Светлая
web-sound = Звук, когда решать мне
web-motion = Карты движутся на глазах
web-table = Этот стол
web-save = Скачать сохранение
web-report = Сообщить о проблеме (файл без чужих тайн)
web-leave = Освободить моё место
web-arrange = Исправить что-то вручную
web-arrange-about = На случай, когда программа ошибается. Все видят, что вы делаете, и это остаётся в сохранении.
web-arrange-step = Шаг
web-arrange-do = Сделать
web-arranged = Сделано. Это записано в журнале.
web-optional = можно пропустить

## Конец

web-end = Конец игры
web-end-replay = Посмотреть с начала
web-end-all = Взглянуть глазами каждого
web-end-again = Сыграть ещё

## Связь

web-link-connecting = Подходим к столу…
web-link-open = Подходим к столу…
web-link-lost = Связь потеряна. Пробуем ещё; ни один ваш ответ не пропадёт.
web-link-ended = Стол закрыт.
web-farewell-kicked = Хозяин попросил вас покинуть этот стол.
web-farewell-closed = Этот стол закрыт, или он не для вас.
web-farewell-busy = Сервер сейчас перегружен, или у вас слишком много соединений. Стол вернётся сам.
web-farewell-stopping = Вернёмся через мгновение: сервер перезапускают. Все ваши ответы сохранены, стол вернётся сам.
web-farewell-fault = Сервер сейчас не может сохранить игру: диск заполнен или база данных недоступна. Ничего не потеряно; стол вернётся сам.

## Вслух

web-announce-decision = { $n ->
    [one] Ваше решение, { $seat }: { $n } ответ.
    [few] Ваше решение, { $seat }: { $n } ответа.
   *[many] Ваше решение, { $seat }: { $n } ответов.
}
web-announce-over = Игра окончена.

## Отказы

web-refused-not-yours = Это не вам решать или видеть.
web-refused-stale = Поздно: это уже решено.
web-refused-over = Игра окончена.
web-refused-slow = Слишком быстро. Подождите немного.
web-refused-nothing = Отменять нечего.
web-refused-revealed = Отменить нельзя: с тех пор открылось что-то новое.
web-refused-wished = Кто-то уже попросил остальных о чём-то: пусть сначала решат.
web-refused-silence = Правила сейчас не позволяют вам ничего говорить.
web-refused-phrases-only = Правила ограничивают, что здесь можно сказать: выберите одну из фраз.
web-refused-about = Скажите, о ком речь.
web-refused-spectator = Зрителей не спрашивают.
web-refused-not-host = Это может сделать только хозяин стола.
web-refused-secrets = Пока другие играют, никто не может продолжить отсюда в одиночку.
web-refused-taken = Там уже кто-то сидит.
web-refused-too-large = Это слишком длинно.
web-refused-failed = Здесь в программе случился сбой. Ничего не изменилось: сообщите об этом или выберите другой путь.
web-refused-who = Сначала представьтесь, пожалуйста.
web-refused-no-table = Такого стола больше нет, или он не ваш.
web-refused-no-invite = Это приглашение больше не действует. Попросите новую ссылку.
web-refused-no-clause = В правилах нет такого пункта.
web-refused-no-game = Такой игры здесь нет.
web-refused-asked = Остальных спрашивают, согласны ли они.
web-refused-consent = Пока есть свободное место, спросить всех нельзя: вручную ничего не исправляют.
web-refused-refused = Сейчас за столом этого сделать нельзя.
web-refused-muted = Хозяин разрешил вам только слушать.
web-refused-busy = Сервер сейчас перегружен. Попробуйте немного позже.
web-refused-quota = Пока достаточно. Попробуйте немного позже.
web-refused-fault = Сервер сейчас не может сохранить игру: диск заполнен или база данных недоступна.
web-refused-name = В имени должны быть видимые буквы, и не слишком много.
web-refused-name-taken = За столом уже есть такое или очень похожее имя: выберите другое.
web-refused-no-watcher = За этим столом нет зрителя с таким именем.
