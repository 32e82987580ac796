### Термінал і командний рядок. Пояснення до змінних — в англійському файлі.

## Заголовки

terminal-heading-board = Поле
terminal-heading-hand = Рука
terminal-heading-log = Журнал
terminal-heading-options = Що можна зробити
terminal-heading-denials = Чого зробити не можна і чому
terminal-heading-score = Рахунок
terminal-heading-help = Довідка

## Рішення

terminal-whose-decision = Вирішує { $seat }.
terminal-your-answer = Ваш вибір:
terminal-how-many-more = { $n ->
    [one] Виберіть ще { $n } варіант.
    [few] Виберіть ще { $n } варіанти.
   *[many] Виберіть ще { $n } варіантів.
}
terminal-bot-thinking = { $seat } думає…
terminal-bad-answer = Варіанта «{ $answer }» тут немає. Введіть номер або ключ зі списку чи h, щоб відкрити довідку.
terminal-bad-seat = Такого місця за столом немає.
terminal-denial = { $option }: { $reason } ({ $clause })
terminal-denials-none = Зараз дозволено все, чого можна було б очікувати.
terminal-press-enter = Натисніть Enter.
terminal-pass-screen = Тепер до екрана сідає { $seat }. Решту просимо не підглядати.

## Довідка: що роблять команди

terminal-help-choose = номер або ключ: вибрати варіант
terminal-help-why-not = чому чогось не можна зробити?
terminal-help-undo = скасувати останній вибір
terminal-help-save = зберегти гру
terminal-help-quit = вийти з гри
terminal-help-help = ця довідка
terminal-help-language = змінити мову
terminal-help-explain = звідки взялося число?
terminal-help-rule = прочитати пункт правил

## Пояснення

terminal-explain-ask = Яке число пояснити?
terminal-explain-base = надруковане значення
terminal-explain-total = разом
terminal-explain-none = Тут нема чого пояснювати.
terminal-rule-ask = Який пункт правил показати?
terminal-rule-unknown = У правилах немає пункту { $clause }.

## Скасування

terminal-undone = Останній вибір скасовано.
terminal-undone-before = Повертаємося до моменту перед цим: { $what }.
terminal-undo-refused = Скасувати не можна: { $reason }.
terminal-undo-reason-revealed = відтоді відкрилося щось приховане
terminal-undo-reason-start = гра щойно почалася
terminal-undo-reason-table = за цим столом вибір не скасовують

## Мова

terminal-language-name = Українська
terminal-language-ask = Якою мовою граємо?
terminal-language-changed = Тепер говоримо українською.

## Початок, збереження, вихід

terminal-choose-game = У яку гру зіграємо?
terminal-choose-option = { $option }: що виберете?
terminal-resume-found = У вас є незакінчена гра. Продовжити її?
terminal-saved-to = Гру збережено у файл { $path }.
terminal-rules-changed = Відколи цю гру збережено, правила змінилися: починаючи з рядка { $line }, записані рішення вже не підходять. Можна грати далі з того місця.
terminal-truncated-save = Це збереження обривається на середині. Можна грати далі від останнього вцілілого рішення.
terminal-quit-ask = Вийти з гри? Усе незбережене буде втрачено.
terminal-goodbye = До побачення! Дякуємо за гру.

## Кінець

terminal-game-over = Гру закінчено.
terminal-won = Ви перемогли!
terminal-lost = Ви програли.
terminal-wins = Перемоги
terminal-losses = Поразки

## Моделювання

terminal-simulate-title = Моделювання: { $game }
terminal-simulate-progress = { $n ->
    [one] Зіграно { $n } партію
    [few] Зіграно { $n } партії
   *[many] Зіграно { $n } партій
}
terminal-simulate-games = Партії
terminal-simulate-win-rate = Частка перемог
terminal-simulate-interval = 95-відсотковий інтервал
terminal-simulate-length = Середня тривалість
terminal-simulate-length-value = { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
   *[many] { $n } рішень
}
terminal-simulate-speed = Рішень за секунду

## Пошук збоїв

terminal-fuzz-title = Пошук збоїв випадковою грою: { $game }
terminal-fuzz-progress = { $n ->
    [one] Перевірено { $n } партію
    [few] Перевірено { $n } партії
   *[many] Перевірено { $n } партій
}
terminal-fuzz-clean = Збоїв не виявлено.
terminal-fuzz-failed = Зерно { $seed } виявило збій: { $what }
terminal-fuzz-repeat = Щоб повторити: { $command }

## Охоплення правил

terminal-coverage-title = Скільки правил охоплено: { $game }
terminal-coverage-clauses = Пункти
terminal-coverage-ledger = У реєстрі
terminal-coverage-cited = Із посиланням
terminal-coverage-exampled = Із прикладом
terminal-coverage-proved = Доведено
terminal-coverage-missing = Бракує
terminal-coverage-complete = Нічого не бракує.
