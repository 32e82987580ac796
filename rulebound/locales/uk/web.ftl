### Стіл у браузері: усе навколо поля. Пояснення до змінних — в англійському файлі.

## Місця на сторінці

web-places = Частини столу
web-place-board = Поле
web-place-log = Що сталося
web-place-people = Гравці
web-place-chat = Розмова
web-tab-board = Поле
web-tab-log = Журнал
web-tab-people = Гравці
web-tab-chat = Розмова
web-skip = Одразу до дій
web-side = Гравці, журнал і розмова
web-actions = Що можна зробити
web-actions-raise = Показати більше дій
web-actions-lower = Показати менше дій
web-to-lobby = На головну
web-close = Закрити
web-menu = Меню
web-larger = Показати більшим
web-smaller = Показати меншим
web-board-things = Усе, що на столі
web-board-loading = Розкладаємо поле…
web-board-broken = Не вдалося намалювати поле. Ось усе, що лежить на столі, списком; гра триває.

## Де ми в грі

web-ribbon = Ви тут
web-round = Раунд { $n }
web-your-decision = Ваше рішення
web-their-decision = { $n ->
    [1] Зараз вирішує: { $who }
   *[any] Зараз вирішують: { $who }
}
web-over = Гру завершено
web-seat-name = { $seat } ({ $name })
web-seat-tabs = Чиїми очима дивитися

## Відповідь

web-touch-menu = Що з цим зробити
web-confirm = Підтвердити ({ $n } з { $most })
web-confirm-none = Нічого не вибирати
web-option-note = { $option } ({ $note })
web-again = { $n ->
    [one] Натисніть ще раз: { $n } дію буде втрачено
    [few] Натисніть ще раз: { $n } дії буде втрачено
   *[many] Натисніть ще раз: { $n } дій буде втрачено
}
web-odds = { $percent } %
web-odds-alone = шанс { $percent } %
web-odds-now = Шанс на успіх зараз: { $percent } %. Поруч із кожним варіантом — шанс разом із ним.
web-why-not = Чому не можна…?
web-waiting = { $n ->
    [1] Думає: { $who }
   *[any] Думають: { $who }
}
web-waiting-bot = { $n ->
    [1] Думає бот: { $who }
   *[any] Думають боти: { $who }
}
web-waiting-answered = Ви вже відповіли. Інші ще думають.
web-watching = Ви спостерігаєте за цим столом.

## Скасування

web-undo = Назад до вибору: { $to }
web-undo-ask = Попросити інших повернутися до вибору: { $to }
web-undo-stopped = Повернутися до вибору «{ $to }» не можна: відкрилося щось приховане
web-undo-revealed = Скасувати не можна: відтоді відкрилося щось приховане.
web-undo-policy-free = За цим столом можна скасувати будь-що.
web-undo-policy-information = За цим столом відповідь можна скасувати, доки не відкрилося щось приховане.
web-undo-policy-consent = За цим столом відповідь скасовують, якщо всі згодні.
web-consent = Прохання повернутися
web-consent-ask = { $name } просить скасувати останню відповідь. Ви згодні?
web-consent-yes = Так, повернімося
web-consent-no = Ні, граймо далі
web-consent-waiting = Чекаємо на згоду: { $who }
web-consent-agreed = Усі згодні: відповідь скасовано.
web-consent-refused = Не всі згодні: відповідь лишається.
web-consent-overtaken = Гра вже пішла далі: відповідь лишається.
web-consent-failed = Усі згодні, та відповідь уже не можна скасувати.
web-consent-other = Прохання когось за столом
web-consent-yes-other = Так, я за
web-consent-no-other = Ні, проти
web-consent-agreed-other = Усі згодні: зроблено.
web-consent-refused-other = Не всі згодні: нічого не змінено.
web-consent-overtaken-other = З цього нічого не вийшло.
web-consent-failed-other = Усі згодні, та зараз за столом цього зробити не можна.

## Про що не питати

web-pass-until = Пасувати, доки…
web-pass-turn = не настане мій хід
web-pass-news = зі мною щось не станеться
web-passing-turn = Ви пасуєте без запитань, доки не настане ваш хід.
web-passing-news = Ви пасуєте без запитань, доки з вами щось не станеться.
web-passing-stop = Питати мене знову
web-wish = Застосовувати завжди чи ніколи
web-wish-always = Завжди застосовувати без запитань
web-wish-never = Ніколи не пропонувати
web-wish-ask = Питати знову
web-wishes = Про що вас не питають
web-wishes-none = Вас питають про все. Кнопка ⋯ поруч зі здібністю вирішує це наперед.

## Числа, пункти, речі

web-explain-base = { $n } надруковано
web-point = Показати іншим
web-points = { $name } показує: { $thing }
web-clauses = Що кажуть правила
web-clause-read = Прочитати пункт { $clause }
web-clause-choice = Де правила лишають вибір:
web-clause-examples = Приклади
web-example-read = Прочитати
web-example-run = Відкрити як живу позицію
web-example = Це приклад: стіл розставлено, щоб показати одне правило, і воно ось-ось спрацює.

## Журнал та історія

web-log-lines = Рядки журналу
web-log-older = Раніші рядки
web-log-look = Глянути на стіл у цю мить
web-history = Мить гри
web-history-at = Рядок { $line } з { $all }
web-history-back = На рядок назад
web-history-on = На рядок уперед
web-history-play = Відтворювати далі
web-history-stop = Зупинити
web-history-fork = Грати звідси
web-past = Ви дивитеся в минуле: рядок { $line } з { $all }.
web-past-actions = У минулому відповісти не можна.
web-past-now = До теперішнього

## Гравці

web-seat-you = ви
web-seat-asked = вирішує
web-seat-asked-you = вирішуєте
web-seat-here = тут
web-seat-away = не на зв’язку
web-seat-open = вільне
web-seat-bot = бот
web-seat-menu = Це місце
web-seat-do-take = Сісти сюди
web-seat-do-bot = Хай грає бот
web-seat-do-open = Звільнити місце й створити запрошення
web-seat-do-give = Передати за посиланням
web-seat-do-kick = Попросити гравця піти
web-spectators = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
   *[many] { $n } глядачів
}
web-watchers = Хто може дивитися
web-watcher = дивиться
web-watcher-muted = лише слухає
web-watcher-menu = Що робити з глядачем { $name }
web-watcher-do-mute = Хай лише слухає
web-watcher-do-unmute = Знову дати слово
web-watcher-do-kick = Попросити піти
web-spectator-renew = Нове посилання, а всі глядачі йдуть
web-spectator-link = Посилання для глядачів
web-invite = Надішліть це посилання; хто відкриє його, сяде за стіл
web-invite-to-watch = Надішліть це посилання; хто відкриє його, дивитиметься гру
web-invite-here-only = Це посилання працює лише на цьому комп’ютері. Щоб упустити інших, запустіть сервер так:
web-invite-let-in = і відкрийте сторінку за адресою цього комп’ютера у вашій мережі: тоді посилання вестимуть туди.
web-invite-copy = Скопіювати
web-invite-copied = Скопійовано

## Розмова

web-chat-write = Сказати щось…
web-chat-phrases = Фрази
web-chat-about = Про кого?
web-chat-restricted = Правила цієї гри обмежують розмови: казати можна лише ці фрази.

## Один екран, кілька місць

web-cover = Тепер до екрана сідає { $seat }.
web-cover-others = Решту просимо не підглядати.
web-cover-open = Відкрити стіл: { $seat }
web-cover-alone = Я граю за всіх: більше не закривати

## Меню

web-language = Мова
web-settings = Налаштування
web-theme-system = Як на пристрої
web-theme-dark = Темна
web-theme-light = Світла
web-sound = Звук, коли вирішувати мені
web-motion = Карти рухаються на очах
web-table = Цей стіл
web-save = Завантажити збереження
web-report = Повідомити про проблему (файл без чужих таємниць)
web-leave = Звільнити моє місце
web-arrange = Виправити щось вручну
web-arrange-about = На випадок, коли програма помиляється. Усі бачать, що ви робите, і це лишається в збереженні.
web-arrange-step = Крок
web-arrange-do = Зробити
web-arranged = Зроблено. Це записано в журналі.
web-optional = можна пропустити

## Кінець

web-end = Кінець гри
web-end-replay = Переглянути від початку
web-end-all = Глянути очима кожного
web-end-again = Зіграти ще

## Зв’язок

web-link-connecting = Підходимо до столу…
web-link-open = Підходимо до столу…
web-link-lost = Зв’язок утрачено. Пробуємо ще; жодна ваша відповідь не пропаде.
web-link-ended = Стіл закрито.
web-farewell-kicked = Господар попросив вас залишити цей стіл.
web-farewell-closed = Цей стіл закрито, або він не для вас.
web-farewell-busy = Сервер зараз перевантажений, або у вас забагато з’єднань. Стіл повернеться сам.
web-farewell-stopping = За мить повернемося: сервер перезапускають. Усі ваші відповіді збережено, стіл повернеться сам.
web-farewell-fault = Сервер зараз не може зберегти гру: диск заповнено або база даних недоступна. Нічого не втрачено; стіл повернеться сам.

## Уголос

web-announce-decision = { $n ->
    [one] Ваше рішення, { $seat }: { $n } відповідь.
    [few] Ваше рішення, { $seat }: { $n } відповіді.
   *[many] Ваше рішення, { $seat }: { $n } відповідей.
}
web-announce-over = Гру завершено.

## Відмови

web-refused-not-yours = Це не вам вирішувати або бачити.
web-refused-stale = Запізно: це вже вирішено.
web-refused-over = Гру закінчено.
web-refused-slow = Надто швидко. Зачекайте хвильку.
web-refused-nothing = Скасовувати нічого.
web-refused-revealed = Скасувати не можна: відтоді відкрилося щось нове.
web-refused-wished = Хтось уже про щось попросив решту: спершу нехай вирішать.
web-refused-silence = Правила зараз не дозволяють вам нічого казати.
web-refused-phrases-only = Правила обмежують, що тут можна казати: виберіть одну з фраз.
web-refused-about = Скажіть, про кого йдеться.
web-refused-spectator = Глядачів не питають.
web-refused-not-host = Це може зробити лише господар столу.
web-refused-secrets = Поки інші грають, ніхто не може продовжити звідси самотужки.
web-refused-taken = Там уже хтось сидить.
web-refused-too-large = Це задовго.
web-refused-failed = Тут у програмі стався збій. Нічого не змінилося: повідомте про це або виберіть інший шлях.
web-refused-who = Спершу назвіться, будь ласка.
web-refused-no-table = Такого столу вже немає або він не ваш.
web-refused-no-invite = Це запрошення вже не дійсне. Попросіть нове посилання.
web-refused-no-clause = У правилах немає такого пункту.
web-refused-no-game = Такої гри тут немає.
web-refused-asked = Решту питають, чи згодні вони.
web-refused-consent = Поки є вільне місце, спитати всіх не можна: вручну нічого не виправляють.
web-refused-refused = Зараз за столом цього зробити не можна.
web-refused-muted = Господар дозволив вам лише слухати.
web-refused-busy = Сервер зараз перевантажений. Спробуйте трохи згодом.
web-refused-quota = Поки що досить. Спробуйте трохи згодом.
web-refused-fault = Сервер зараз не може зберегти гру: диск заповнено або база даних недоступна.
web-refused-name = В імені мають бути видимі літери, і не надто багато.
web-refused-name-taken = За столом уже є таке або дуже схоже ім’я: оберіть інше.
web-refused-no-watcher = За цим столом немає глядача з таким іменем.
