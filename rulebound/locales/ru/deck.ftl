### Конструктор колод всех карточных игр. Пояснения к переменным — в английском файле.

deck-for = Для чего колода
deck-start = Начать с
deck-yours = Ваша колода
deck-cards-of = { $n } из { $needed } карт
deck-legal = Колода допустима.
deck-wrong = Что не так
deck-fixed = Всегда в колоде
deck-cards = Карты
deck-search = Поиск
deck-level = Уровень
deck-all-levels = Все уровни
deck-type = Тип
deck-all-types = Все типы
deck-none = Таких карт нет.
deck-add = Добавить: { $card }
deck-remove = Убрать: { $card }
deck-copies-of = { $n } из { $most }
deck-import = Взять готовую колоду
deck-import-do = Прочитать
deck-export = Забрать с собой
deck-export-list = Список
deck-copy = Скопировать
deck-copied = Скопировано.
deck-use = Играть этой колодой
deck-elsewhere = Конструктору колод нужен сервер, а он не отвечает.
deck-level-n = Уровень { $n }
