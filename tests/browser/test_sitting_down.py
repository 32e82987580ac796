"""From the front page to a table, alone and with friends: set-up, invitations, coming back, saves, the rules."""

from __future__ import annotations

from collections.abc import Callable

from tests.ahlcg.between import between
from tests.browser.person import SOON, Person

People = Callable[..., Person]


def test_friends_sit_down_by_link(person: People) -> None:
    anna, bohdan = person("Anna"), person("Bohdan", locale="uk")
    anna.page.goto("/")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Your name").press("Enter")
    anna.page.get_by_text("The others see you as Anna").wait_for(timeout=SOON)
    anna.page.get_by_role("link", name="Set up… Arkham Horror: The Card Game").click()
    anna.page.get_by_role("button", name="Add a seat").click(timeout=SOON)
    anna.page.get_by_label("Who sits on seat 2?").select_option("open")
    anna.page.get_by_label("Investigators, seat 1").select_option("daisy-walker")
    assert anna.page.get_by_label("Investigators, seat 2").input_value() == "roland-banks"  # they changed places
    anna.page.get_by_role("button", name="Start").click()
    link = anna.page.get_by_label("Seat 2: Roland Banks", exact=True)
    link.wait_for(timeout=SOON)
    bohdan.page.goto(link.input_value())
    bohdan.page.get_by_label("Як вас називати за столом?").fill("Богдан")
    bohdan.page.get_by_role("button", name="Сісти за стіл").click()
    bohdan.page.wait_for_url("**/table/*", timeout=SOON)
    anna.page.get_by_role("link", name="To the table").click()
    anna.page.locator(".actions").wait_for(timeout=SOON)
    anna.page.get_by_text("Богдан").first.wait_for(timeout=SOON)


def test_an_invitation_is_used_once(person: People) -> None:
    anna, boris, vera = person("Anna"), person("Boris"), person("Vera")
    table = anna.new_table("lantern", options={"seats": "2"}, seats=["me", "open"])
    link = anna.invite(table, 1)
    for one in (boris, vera):
        one.page.goto(link)
        one.page.get_by_role("button", name="Sit down").click(timeout=SOON)
    boris.page.wait_for_url("**/table/*", timeout=SOON)
    vera.page.get_by_role("alert").get_by_text("not valid any more").wait_for(timeout=SOON)


def test_what_is_wrong_is_said(person: People) -> None:
    anna = person("Anna")
    anna.page.goto("/new/ahlcg")
    anna.page.get_by_label("my own…").check(timeout=SOON)
    anna.page.locator("textarea").fill("2x Nonsense")
    anna.page.get_by_role("button", name="Start").click()
    anna.page.get_by_role("alert").get_by_text("Nonsense").wait_for(timeout=SOON)
    anna.page.goto("/")
    anna.page.get_by_label("Link or code").fill("what?")
    anna.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("alert").wait_for(timeout=SOON)


def test_tables_wait_and_saves_open(person: People) -> None:
    anna = person("Anna")
    table = anna.new_table("lantern", options={"seats": "1"})
    save = anna.context.request.get(f"/api/tables/{table}/save").body()
    anna.page.goto("/")
    anna.page.locator(f".table-row a[href='/table/{table}']").wait_for(timeout=SOON)
    anna.page.get_by_role("button", name="Clear away: Lantern").click()
    anna.page.locator(".sure").get_by_role("button", name="Clear away").click()
    anna.page.locator(".table-row").wait_for(state="detached", timeout=SOON)
    anna.page.locator("input[type=file]").set_input_files(
        {"name": "lantern.rulebound", "mimeType": "text/plain", "buffer": save}
    )
    anna.page.wait_for_url("**/table/*", timeout=SOON)
    assert table not in anna.page.url


def test_the_rules_are_read_and_run(person: People) -> None:
    anna = person("Anna")
    anna.page.goto("/rules/ahlcg")
    anna.page.get_by_label("Search the rules").fill("attack opportunity ready enemy engaged")
    anna.page.get_by_role("link", name="§attack-of-opportunity.1", exact=True).click(timeout=SOON)
    anna.page.get_by_role("button", name="Run it").first.click(timeout=SOON)
    anna.page.locator(".story li[data-kind=choose]").first.wait_for(timeout=SOON)
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.wait_for_url("**/table/*", timeout=SOON)
    anna.page.locator(".actions").wait_for(timeout=SOON)


def test_a_deck_goes_to_the_table(person: People) -> None:
    anna = person("Anna")
    anna.page.goto("/decks")
    anna.page.locator(".deck-yours .button-main").click(timeout=SOON)
    anna.page.get_by_text("Your deck from the deck builder is filled in.").wait_for(timeout=SOON)
    anna.page.get_by_role("button", name="Start").click()
    anna.page.wait_for_url("**/table/*", timeout=SOON)


def test_the_host_sees_who_watches_and_can_send_them_away(person: People) -> None:
    anna, vera, zoe = person("Anna"), person("Vera"), person("Zoe")
    table = anna.new_table("lantern", options={"seats": "1"})
    anna.page.goto(f"/table/{table}")
    anna.page.get_by_role("button", name="Link for watching").click(timeout=SOON)
    link = anna.page.locator(".invite input").input_value(timeout=SOON)
    for one in (vera, zoe):
        one.says_name()
        one.page.goto(link)
        one.page.get_by_role("button", name="Sit down").click(timeout=SOON)
        one.page.wait_for_url("**/table/*", timeout=SOON)
    watching = anna.page.get_by_role("list", name="Who may watch")
    anna.page.get_by_role("button", name="What to do about Vera").click(timeout=SOON)
    anna.page.get_by_role("menuitem", name="Let them only listen").click()
    watching.get_by_text("may only listen").wait_for(timeout=SOON)
    anna.page.get_by_role("button", name="What to do about Vera").click()
    anna.page.get_by_role("menuitem", name="Send them away").click()
    watching.get_by_text("Vera").wait_for(state="detached", timeout=SOON)
    vera.page.get_by_text("The host asked you to leave").wait_for(timeout=SOON)
    anna.page.get_by_role("button", name="New link, and all who watch leave").click()
    watching.wait_for(state="detached", timeout=SOON)
    zoe.page.get_by_text("The host asked you to leave").wait_for(timeout=SOON)
    assert anna.page.locator(".invite input").input_value() != link


def test_with_others_nothing_is_taken_back_that_all_know(person: People) -> None:
    anna = person("Anna")
    anna.says_name()
    anna.page.goto("/new/lantern")
    anna.page.get_by_label("always", exact=True).wait_for(timeout=SOON)
    assert anna.page.get_by_label("always", exact=True).is_checked()
    anna.page.get_by_label("Who sits on seat 2?").select_option("open")
    anna.page.get_by_label("always", exact=True).wait_for(state="detached", timeout=SOON)
    assert anna.page.get_by_label("until something comes to light").is_checked()
    anna.page.get_by_role("button", name="Start").click()
    anna.page.get_by_role("link", name="To the table").click(timeout=SOON)
    anna.page.wait_for_url("**/table/*", timeout=SOON)
    table = anna.page.url.rpartition("/")[2]
    assert anna.get(f"/api/tables/{table}")["undo"] == "information"
    anna.page.get_by_role("button", name="Menu").click(timeout=SOON)
    anna.page.get_by_text("until something hidden comes to light").wait_for(timeout=SOON)
    assert not anna.page.get_by_role("link", name="Save").count(), "a save holds everybody's secrets"


def test_a_campaign_of_two_becomes_three_at_the_same_table(person: People) -> None:
    anna = person("Anna")
    anna.says_name()
    save = between("roland-banks daisy-walker").text()
    answer = anna.context.request.post("/api/saves", data=save, headers={"content-type": "text/plain"})
    assert answer.ok, answer.text()
    anna.page.goto(f"/table/{answer.json()['id']}")
    anna.page.locator('.option[data-option="join 3 wendy-adams"]').click(timeout=SOON)
    anna.page.locator('.option[data-option="deck starter"]').wait_for(timeout=SOON)
    assert anna.page.locator(".people .seats > .seat").count() == 3
    anna.page.locator(".people").get_by_text("Wendy Adams").first.wait_for(timeout=SOON)
