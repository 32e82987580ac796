### Конструктор колод усіх карткових ігор. Пояснення до змінних — в англійському файлі.

deck-for = Для чого колода
deck-start = Почати з
deck-yours = Ваша колода
deck-cards-of = { $n } з { $needed } карт
deck-legal = Колода дозволена.
deck-wrong = Що не так
deck-fixed = Завжди в колоді
deck-cards = Карти
deck-search = Пошук
deck-level = Рівень
deck-all-levels = Усі рівні
deck-type = Тип
deck-all-types = Усі типи
deck-none = Немає таких карт.
deck-add = Додати: { $card }
deck-remove = Прибрати: { $card }
deck-copies-of = { $n } з { $most }
deck-import = Взяти готову колоду
deck-import-do = Прочитати
deck-export = Забрати з собою
deck-export-list = Список
deck-copy = Скопіювати
deck-copied = Скопійовано.
deck-use = Грати цією колодою
deck-elsewhere = Конструктор колод потребує сервера, а той не відповідає.
deck-level-n = Рівень { $n }
