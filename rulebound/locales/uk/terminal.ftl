### Термінал і командний рядок. Пояснення до змінних — в англійському файлі.

terminal-title = Rulebound

## Заголовки

terminal-heading-log = Що сталося
terminal-heading-help = Що можна ввести

## Рішення

terminal-asked = { $seat }: { $prompt }
terminal-asked-all = Вирішуйте разом: { $prompt }
terminal-asked-by = { $what }. { $prompt }
terminal-your-answer = Ваш вибір (h — довідка):
terminal-again = { $n ->
    [one] Пропаде { $n } дія: якщо так і треба, відповідайте так само ще раз.
    [few] Пропадуть { $n } дії: якщо так і треба, відповідайте так само ще раз.
   *[many] Пропаде { $n } дій: якщо так і треба, відповідайте так само ще раз.
}
terminal-bad-answer = Варіанта «{ $answer }» тут немає. Введіть номер зі списку або h, щоб відкрити довідку.
terminal-failed = Тут у програмі стався збій, нічого не змінилося: повідомте про це (подробиці у файлі { $path }) або виберіть інший шлях.
terminal-denial = { $option }: { $reason }
terminal-press-enter = Натисніть Enter.
terminal-pass-screen = Тепер до екрана сідає { $seat }. Решту просимо не підглядати.

## Довідка: що роблять команди

terminal-help-choose = номер або кілька: вибрати
terminal-help-why-not = чому чогось не можна зробити?
terminal-help-undo = скасувати мій останній вибір
terminal-help-undo-anyway = скасувати, навіть якщо щось відкрилося; усе випадкове тоді визначиться заново
terminal-help-save = зберегти гру, за бажання в названий файл: s my.save
terminal-help-quit = вийти; гра збережеться, її можна продовжити
terminal-help-help = ця довідка
terminal-help-language = змінити мову: l en, l uk, l ru
terminal-help-explain = звідки взялися мої числа?
terminal-help-read = що написано на тому, що під номером 2; або за назвою: c лінза
terminal-help-rule = прочитати пункт правил, тут четвертий
terminal-help-board = ще раз глянути на стіл (так само Enter)

## Пояснення

terminal-explain-base = надруковане значення
terminal-explain-none = Тут нема чого пояснювати.
terminal-explained = { $what }: { $total } = { $steps }
terminal-read-blank = На цьому нічого не написано.
terminal-read-none = Тут не видно нічого з назвою «{ $name }», на чому щось написано.
terminal-read-more = І ще { $n }: наберіть більше літер назви.
terminal-rule-ask = Який пункт правил показати?
terminal-rule-unknown = У правилах немає пункту { $clause }.

## Скасування

terminal-undone = Останній вибір скасовано.
terminal-undo-refused = Скасувати не можна: { $reason }.
terminal-undo-reason-revealed = відтоді відкрилося щось приховане
terminal-undo-reason-start = ще нічого не вибрано
terminal-undo-force = Введіть u!, щоб усе ж скасувати: тоді все випадкове визначиться заново.

## Мова

terminal-language-name = Українська
terminal-language-ask = Якою мовою граємо?

## Початок, збереження, вихід

terminal-setup-game = Гра
terminal-setup-bots = Місць за ботами
terminal-setup-language = Мова
terminal-setup-resume = Продовжити незакінчену гру ({ $game }, { $when })
terminal-setup-how = Enter — почати, номер — змінити рядок, q — вийти:
terminal-choose-option = { $option }: що виберете?
terminal-saved-to = Гру збережено у файл { $path }
terminal-not-saved = Гру не вдалося зберегти у файл { $path }: { $reason }
terminal-resume-with = Щоб продовжити: { $command }
terminal-kept = Щоб прочитати всю історію: { $command }
terminal-goodbye = До побачення! Дякуємо за гру.

## Стіл без власного поля

terminal-pile-known = { $pile } ({ $n }): { $cards }
terminal-pile-of-known = { $seat }, { $pile } ({ $n }): { $cards }

## Кінець

## Моделювання

terminal-simulate-games = Партії
terminal-simulate-win-rate = Виграно
terminal-simulate-interval = 95-відсотковий інтервал
terminal-simulate-rounds = Раундів у партії
terminal-simulate-decisions = Рішень у партії
terminal-simulate-speed = Рішень за секунду
terminal-simulate-endings = Чим скінчилося

## Пошук збоїв

terminal-fuzz-progress = Перевірено партій

## Охоплення правил

terminal-coverage-clauses = Пункти
terminal-coverage-ledger = У реєстрі
terminal-coverage-cited = Із посиланням
terminal-coverage-exampled = Із прикладом
terminal-coverage-proved = Доведено
terminal-coverage-missing = бракує
terminal-coverage-complete = нічого не бракує.
terminal-coverage-unproved = приклади, що нічого не доводять:
terminal-coverage-more = і ще { $n }

## Приклади

## Шанси й побажання

terminal-odds = Шанс на успіх: { $percent } %. Після кожного варіанта стоїть шанс саме з ним.
terminal-help-prefer = про що не питати: p never 2, p always 2, p ask, p turn, p news
terminal-wish-how = «p never 2» ніколи не вживає того, що під номером 2, «p always 2» вживає щоразу, коли можна, «p ask 2» знову питає, «p ask» знову питає про все; з «all» наприкінці це стосується всіх за цим екраном.
terminal-wish-pause = «p turn» пропускає аж до вашого ходу, «p news» — доки з вами щось не станеться.
terminal-wish-noted = Так і буде.

terminal-choose-several = { $option }: номери тих, хто грає, наприклад 1 3

## Карти, для тих, хто пише карти й тести

terminal-cards-count = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
terminal-cards-kind = вид
terminal-cards-moment = момент
terminal-cards-costs = вартість
terminal-cards-limit = обмеження
terminal-cards-asks = питає
terminal-cards-clauses = Пункти правил
terminal-cards-acts = Що дозволяють гравцям правила
terminal-cards-verbs = Дієслова інших відповідей
terminal-cards-prompts = Питання
terminal-cards-steps = Кроки для розставляння

## Мутанти

terminal-mutants-progress = Випробувано мутантів
terminal-mutants-score = Виявлено мутантів: { $killed } з { $of }, тобто { $percent }
terminal-mutants-survivors = Ті, що вижили
terminal-mutants-harmless = Ті, що нічого не змінюють

terminal-bad-bots = ботів за цим столом може бути від 0 до { $seats }, а не { $n }
terminal-nothing-unfinished = немає незакінченої гри, яку можна продовжити
