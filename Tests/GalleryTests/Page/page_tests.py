"""The exported page in headless Chromium: as a file and over HTTP, with a mouse, with keys, on a phone.

PAGE_FOLDER holds `site`, the page, and `frames`, the pictures of Cube in a navigation controller as `gallery
render` draws them. Screenshots go to PAGE_SCREENSHOTS if that is set.
"""

import functools
import http.server
import json
import os
import pathlib
import threading
import unittest

from playwright.sync_api import expect, sync_playwright

FOLDER = pathlib.Path(os.environ["PAGE_FOLDER"])
SITE = FOLDER / "site"
SCREENSHOTS = os.environ.get("PAGE_SCREENSHOTS")
CATALOGUE = json.loads((SITE / "catalogue.js").read_text().split(" = ", 1)[1].rstrip("\n;"))
CUBE = next(animator for animator in CATALOGUE["animators"] if animator["name"] == "cube")
DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}


class Server(http.server.ThreadingHTTPServer):
    """Serves the folder on a free port of this machine."""

    def __init__(self):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *arguments):
                pass

        super().__init__(("127.0.0.1", 0), functools.partial(Handler, directory=str(FOLDER)))
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server_address[1]}"


class PageTest(unittest.TestCase):
    """Opens pages and holds each to: no errors, and nothing asked for outside its folder."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM"),
            args=["--no-sandbox", "--force-color-profile=srgb"],
        )

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.complaints = []
        self.requests = []
        self.contexts = []

    def tearDown(self):
        for context in self.contexts:
            context.close()
        self.assertEqual(self.complaints, [])
        allowed = (f"{self.server.address}/", SITE.as_uri() + "/", "data:")
        self.assertEqual([url for url in self.requests if not url.startswith(allowed)], [])

    def open(self, route="", *, as_file=False, viewport=None, **options):
        options.setdefault("reduced_motion", "no-preference")
        context = self.browser.new_context(viewport=viewport or DESKTOP, **options)
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: message.type in ("error", "warning") and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", lambda request: self.complaints.append(f"failed: {request.url}"))
        page.on("request", lambda request: self.requests.append(request.url))
        base = SITE.as_uri() if as_file else f"{self.server.address}/site"
        page.goto(f"{base}/index.html{route}")
        return page

    def picture(self, page, name):
        if SCREENSHOTS:
            page.screenshot(path=os.path.join(SCREENSHOTS, f"{name}.png"))

    def shown(self, page):
        """The frame on the canvas."""
        return int(page.locator("#screen").get_attribute("data-frame"))

    def wait_for_clip(self, page, clip):
        expect(page.locator("#screen")).to_have_attribute("data-clip", clip)

    def pause(self, page):
        if page.locator("#play").get_attribute("aria-label") == "Pause":
            page.locator("#play").click()
        expect(page.locator("#play")).to_have_attribute("aria-label", "Play")

    def titles(self, page):
        return page.locator(".card:visible strong").all_inner_texts()


class Folder(unittest.TestCase):
    """What was written, without a browser."""

    def test_everything_the_page_needs_is_there_and_nothing_else(self):
        named = {"index.html", "catalogue.js", "style.css"}
        named |= {f"{name}.js" for name in ("cards", "clip", "detail", "player", "site", "swift")}
        for animator in CATALOGUE["animators"]:
            named.add(animator["poster"])
            self.assertEqual(set(animator["clips"]), {"modal", "navigation", "tab", "custom"})
            for ways in animator["clips"].values():
                self.assertEqual(set(ways), {"forward", "backward"})
                for clip in ways.values():
                    named |= {clip["first"], clip["last"]} | ({clip["sheet"]} - {""})
        files = {str(path.relative_to(SITE)) for path in SITE.rglob("*") if path.is_file()}
        self.assertEqual(files, named)

    def test_it_is_small(self):
        size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
        print(f"{size / 1e6:.1f} MB for {len(CATALOGUE['animators'])} animators")
        self.assertLess(size, 30e6 * max(len(CATALOGUE["animators"]) / 35, 0.2))

    def test_nothing_is_fetched_from_elsewhere(self):
        for path in SITE.glob("*.*"):
            text = path.read_text().replace("http://www.w3.org/2000/svg", "")
            for word in ("http:", "https:", "//cdn", "fetch(", "XMLHttpRequest", "@import", "import("):
                self.assertNotIn(word, text, path.name)


class Opening(PageTest):
    def test_as_a_file(self):
        page = self.open(as_file=True)
        self.assertEqual(len(self.titles(page)), len(CATALOGUE["animators"]))
        page.locator(".card").first.click()
        self.wait_for_clip(page, f"{CATALOGUE['animators'][0]['name']}/navigation/forward")
        page.wait_for_function("Number(document.getElementById('screen').dataset.frame) > 2")
        self.pause(page)
        # What a visitor sees is not one colour, though the page itself may not look at it.
        self.assertGreater(len(page.locator("#screen").screenshot()), 5_000)

    def test_deep_links(self):
        page = self.open("#fold/tab/backward")
        self.wait_for_clip(page, "fold/tab/backward")
        self.assertEqual(page.title(), "Fold – TransitionKit Gallery")
        self.assertTrue(page.locator("#containers input[value=tab]").is_checked())
        self.assertTrue(page.locator("#directions input[value=backward]").is_checked())
        page.goto(f"{self.server.address}/site/index.html#cube")
        self.wait_for_clip(page, "cube/tab/backward")
        page.goto(f"{self.server.address}/site/index.html#nonsense/%20/x")
        expect(page.locator("#overview")).to_be_visible()
        expect(page.locator("#detail")).to_be_hidden()

    def test_back_returns_to_where_one_was(self):
        page = self.open(viewport={"width": 1280, "height": 400})
        card = page.locator(".card").last
        card.scroll_into_view_if_needed()
        before = page.evaluate("scrollY")
        card.click()
        expect(page.locator("#detail")).to_be_visible()
        page.keyboard.press("3")
        page.keyboard.press("b")
        page.go_back()
        expect(page.locator("#overview")).to_be_visible()
        self.assertAlmostEqual(page.evaluate("scrollY"), before, delta=2)
        expect(card).to_be_focused()

    def test_a_missing_picture_is_said(self):
        page = self.open()
        page.route("**/media/cube/modal-forward.webp", lambda route: route.abort())
        page.goto(f"{self.server.address}/site/index.html#cube/modal/forward")
        expect(page.locator("#trouble")).to_be_visible()
        page.locator("#play").click()
        page.locator("#containers label", has_text="Tab Bar").click()
        self.wait_for_clip(page, "cube/tab/forward")
        expect(page.locator("#trouble")).to_be_hidden()
        self.complaints = [text for text in self.complaints if "failed" not in text.lower()]


class Searching(PageTest):
    def test_search(self):
        page = self.open()
        search = page.locator("#search")
        search.fill("accordion")
        self.assertEqual(self.titles(page), ["Fold"])
        expect(page.locator("#count")).to_have_text(f"1 of {len(CATALOGUE['animators'])} animators")
        search.fill("FACES   cube")
        self.assertEqual(self.titles(page), ["Cube"])
        search.fill("no such thing")
        expect(page.locator("#empty")).to_be_visible()
        self.picture(page, "empty")
        page.locator("#empty button", has_text="fold").click()
        self.assertIn("Fold", self.titles(page))
        expect(search).to_have_value("fold")
        search.fill("")
        self.assertEqual(len(self.titles(page)), len(CATALOGUE["animators"]))

    def test_return_opens_the_first(self):
        page = self.open()
        page.locator("#search").fill("cube")
        page.keyboard.press("Enter")
        self.wait_for_clip(page, "cube/navigation/forward")

    def test_typing_leaves_an_animator(self):
        page = self.open("#cube")
        self.wait_for_clip(page, "cube/navigation/forward")
        page.keyboard.press("/")
        page.keyboard.type("bounce")
        expect(page.locator("#overview")).to_be_visible()
        expect(page.locator("#search")).to_be_focused()
        self.assertIn("Bounce", self.titles(page))


class Playing(PageTest):
    def test_it_plays_to_the_end_once_and_stops(self):
        page = self.open("#cube/modal/forward")
        self.wait_for_clip(page, "cube/modal/forward")
        page.locator("#loop").click()
        expect(page.locator("#loop")).to_have_attribute("aria-pressed", "false")
        last = len(CUBE["clips"]["modal"]["forward"]["times"]) - 1
        expect(page.locator("#screen")).to_have_attribute("data-frame", str(last))
        expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
        page.locator("#play").click()
        page.wait_for_function(f"Number(document.getElementById('screen').dataset.frame) < {last}")
        expect(page.locator("#screen")).to_have_attribute("data-frame", str(last))

    def test_it_loops(self):
        page = self.open("#cube/modal/forward")
        self.wait_for_clip(page, "cube/modal/forward")
        turns = page.evaluate(
            """() => new Promise((resolve) => {
                const frames = [];
                const screen = document.getElementById('screen');
                new MutationObserver(() => {
                    frames.push(Number(screen.dataset.frame));
                    if (frames.filter((frame) => frame === 0).length === 2) resolve(frames);
                }).observe(screen, { attributeFilter: ['data-frame'] });
            })"""
        )
        first = turns.index(0)
        second = turns[first + 1 :]
        self.assertEqual(second[:-1], sorted(second[:-1]))
        self.assertEqual(second[-2], len(CUBE["clips"]["modal"]["forward"]["times"]) - 1)

    def test_pausing_holds_the_frame(self):
        page = self.open("#cube/modal/forward")
        page.wait_for_function("Number(document.getElementById('screen').dataset.frame) > 3")
        self.pause(page)
        frame, time = self.shown(page), page.locator("#scrub").input_value()
        page.wait_for_timeout(400)
        self.assertEqual((self.shown(page), page.locator("#scrub").input_value()), (frame, time))

    def test_speed(self):
        page = self.open("#cube/modal/forward", reduced_motion="reduce")
        self.wait_for_clip(page, "cube/modal/forward")
        page.locator("#loop").click()

        def seconds():
            return page.evaluate(
                """() => new Promise((resolve) => {
                    const button = document.getElementById('play');
                    let start;
                    new MutationObserver((_, observer) => {
                        if (button.classList.contains('playing')) return;
                        observer.disconnect();
                        resolve((performance.now() - start) / 1000);
                    }).observe(button, { attributeFilter: ['class'] });
                    start = performance.now();
                    button.click();
                })"""
            )

        # A busy machine may be late, never early.
        for name, speed in (("1×", 1), ("½×", 0.5), ("¼×", 0.25)):
            page.locator("#speeds label", has_text=name).click()
            taken = seconds()
            self.assertGreater(taken, 0.8 / speed - 0.05, name)
            self.assertLess(taken, 0.8 / speed + 1.5, name)

    def test_scrubbing_with_the_mouse(self):
        page = self.open("#cube/navigation/forward")
        self.wait_for_clip(page, "cube/navigation/forward")
        box = page.locator("#scrub").bounding_box()
        middle = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + 5, middle)
        page.mouse.down()
        frames = []
        for step in range(21):
            page.mouse.move(box["x"] + 5 + (box["width"] - 10) * step / 20, middle)
            frames.append(self.shown(page))
        page.mouse.up()
        self.assertEqual(frames, sorted(frames))
        self.assertEqual(frames[0], 0)
        self.assertEqual(frames[-1], len(CUBE["clips"]["navigation"]["forward"]["times"]) - 1)
        self.assertGreater(len(set(frames)), 10)
        expect(page.locator("#play")).to_have_attribute("aria-label", "Play")

    def test_a_card_moves_under_the_pointer(self):
        page = self.open()
        card = page.locator(".card", has_text="Cube")
        card.hover()
        expect(card.locator("canvas")).to_be_visible()
        page.mouse.move(0, 0)
        expect(card.locator("canvas")).to_have_count(0)

    def test_code_can_be_copied(self):
        page = self.open("#cube/tab/forward", permissions=["clipboard-read", "clipboard-write"])
        self.wait_for_clip(page, "cube/tab/forward")
        page.locator("#copy").click()
        expect(page.locator("#copy")).to_have_text("Copied")
        text = page.evaluate("navigator.clipboard.readText()")
        self.assertEqual(text, page.locator("#code").inner_text())
        self.assertTrue(text.startswith("let transition = TransitionDelegate(.cube())\n"), text)

    def test_less_motion(self):
        page = self.open(reduced_motion="reduce")
        card = page.locator(".card", has_text="Cube")
        card.hover()
        page.wait_for_timeout(400)
        expect(card.locator("canvas")).to_have_count(0)
        card.click()
        self.wait_for_clip(page, "cube/navigation/forward")
        page.wait_for_timeout(900)
        self.assertEqual(self.shown(page), 0)
        expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
        page.locator("#play").click()
        page.wait_for_function("Number(document.getElementById('screen').dataset.frame) > 2")


class Comparing(PageTest):
    """The canvas shows the frames that `gallery render` draws."""

    COMPARE = """async ([address, count]) => {
        const screen = document.getElementById('screen');
        const make = (width, height) => Object.assign(document.createElement('canvas'), { width, height });
        const pixels = (image, width, height) => {
            const context = make(width, height).getContext('2d');
            context.imageSmoothingQuality = 'high';
            context.drawImage(image, 0, 0, width, height);
            return context.getImageData(0, 0, width, height).data;
        };
        const differences = [];
        for (let index = 0; index < count; index += 1) {
            const image = new Image();
            image.src = `${address}/frame-${index}.png`;
            await image.decode();
            const one = pixels(image, image.width, image.height);
            const other = pixels(screen, image.width, image.height);
            let sum = 0;
            for (let at = 0; at < one.length; at += 1) sum += Math.abs(one[at] - other[at]);
            differences.push(sum / one.length * 4 / 3);
        }
        return differences;
    }"""

    def compare(self, way):
        clip = CUBE["clips"]["navigation"][way]
        page = self.open(f"#cube/navigation/{way}", reduced_motion="reduce")
        self.wait_for_clip(page, f"cube/navigation/{way}")
        address = f"{self.server.address}/frames/cube/navigation-{way}"
        for index, time in enumerate(clip["times"]):
            if index:
                page.keyboard.press(".")
            self.assertEqual(self.shown(page), index)
            differences = page.evaluate(self.COMPARE, [address, 49])
            wanted = round(time / 1000 / clip["duration"] * 48)
            nearest = differences.index(min(differences))
            # At the ends the picture hardly moves.
            slack = 2 if wanted in range(5) or wanted in range(44, 49) else 0
            self.assertLessEqual(abs(nearest - wanted), slack, f"{way}, frame {index}")
            self.assertLess(differences[wanted], 7, f"{way}, frame {index}")

    def test_forward(self):
        self.compare("forward")

    def test_backward(self):
        self.compare("backward")


class Keys(PageTest):
    def test_from_search_to_a_card_and_back(self):
        page = self.open()
        page.keyboard.press("/")
        expect(page.locator("#search")).to_be_focused()
        page.keyboard.press("ArrowDown")
        cards = page.locator(".card")
        expect(cards.nth(0)).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(cards.nth(1)).to_be_focused()
        page.keyboard.press("End")
        expect(cards.last).to_be_focused()
        page.keyboard.press("Home")
        self.picture(page, "focus")
        page.keyboard.press("Enter")
        expect(page.locator("#detail")).to_be_visible()
        expect(page.locator("#title")).to_be_focused()
        page.keyboard.press("Escape")
        expect(cards.nth(0)).to_be_focused()

    def test_arrows_go_up_and_down_in_the_grid(self):
        page = self.open(viewport={"width": 600, "height": 900})
        cards = page.locator(".card")
        columns = page.evaluate(
            "getComputedStyle(document.getElementById('animators')).gridTemplateColumns.split(' ').length"
        )
        self.assertGreater(columns, 1)
        cards.nth(0).focus()
        page.keyboard.press("ArrowDown")
        expect(cards.nth(columns)).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(cards.nth(0)).to_be_focused()

    def test_player(self):
        page = self.open("#cube/modal/forward", reduced_motion="reduce")
        self.wait_for_clip(page, "cube/modal/forward")
        page.keyboard.press(".")
        page.keyboard.press(".")
        self.assertEqual(self.shown(page), 2)
        page.keyboard.press(",")
        self.assertEqual(self.shown(page), 1)
        page.keyboard.press(",")
        page.keyboard.press(",")
        self.assertEqual(self.shown(page), 0)
        page.keyboard.press("Space")
        expect(page.locator("#play")).to_have_attribute("aria-label", "Pause")
        page.keyboard.press("Space")
        expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
        page.keyboard.press("b")
        self.wait_for_clip(page, "cube/modal/backward")
        for key, name in (("2", "navigation"), ("3", "tab"), ("4", "custom"), ("1", "modal")):
            page.keyboard.press(key)
            self.wait_for_clip(page, f"cube/{name}/backward")
        page.keyboard.press("l")
        expect(page.locator("#loop")).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("s")
        self.assertTrue(page.locator("#speeds input[value='0.25']").is_checked())
        page.keyboard.press("ArrowRight")
        expect(page.locator("#title")).not_to_have_text("Cube")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#title")).to_have_text("Cube")

    def test_scrub_bar_and_segments_keep_their_keys(self):
        page = self.open("#cube/modal/forward", reduced_motion="reduce")
        self.wait_for_clip(page, "cube/modal/forward")
        page.locator("#scrub").focus()
        page.keyboard.press("End")
        self.assertEqual(page.locator("#scrub").input_value(), "800")
        self.assertEqual(self.shown(page), len(CUBE["clips"]["modal"]["forward"]["times"]) - 1)
        page.keyboard.press("Home")
        page.keyboard.press("PageUp")
        self.assertEqual(page.locator("#scrub").input_value(), "80")
        page.locator("#containers input[value=modal]").focus()
        page.keyboard.press("ArrowRight")
        self.wait_for_clip(page, "cube/navigation/forward")
        expect(page.locator("#title")).to_have_text("Cube")

    def test_everything_can_be_reached_and_has_a_name(self):
        page = self.open("#cube", reduced_motion="reduce")
        self.wait_for_clip(page, "cube/navigation/forward")
        reached = set()
        for _ in range(30):
            page.keyboard.press("Tab")
            reached.add(page.evaluate("document.activeElement.id || document.activeElement.name"))
        wanted = {"search", "containers", "directions", "scrub", "speeds", "back", "play", "forth", "loop", "copy"}
        self.assertLessEqual(wanted, reached)
        for role in ("button", "link", "radio", "slider", "searchbox"):
            for element in page.get_by_role(role).all():
                self.assertTrue(
                    element.evaluate(
                        "e => (e.getAttribute('aria-label') || e.labels?.[0]?.textContent || e.textContent).trim()"
                    ),
                    element.evaluate("e => e.outerHTML"),
                )

    def test_focus_can_be_seen(self):
        page = self.open("#cube", reduced_motion="reduce")
        self.wait_for_clip(page, "cube/navigation/forward")
        for selector in ("#search", "#play", "#scrub", "#copy", "#loop", ".back"):
            # Through the keyboard, for only then is a ring wanted.
            page.keyboard.press("Shift")
            page.locator(selector).focus()
            style = page.locator(selector).evaluate("e => getComputedStyle(e).outlineStyle")
            self.assertEqual(style, "solid", selector)


class Looks(PageTest):
    """Sizes and schemes; the screenshots are for people."""

    def check(self, page, name):
        width = page.viewport_size["width"]
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width, name)
        outside = page.evaluate(
            """(width) => [...document.querySelectorAll('button, a, input, canvas, h1, p')]
                .filter((e) => e.checkVisibility() && !e.closest('pre') && !e.matches('.skip'))
                .filter((e) => { const r = e.getBoundingClientRect(); return r.left < -6 || r.right > width + 6; })
                .map((e) => e.outerHTML.slice(0, 80))""",
            width,
        )
        self.assertEqual(outside, [], name)
        self.picture(page, name)

    def contrast(self, page, selector):
        return page.evaluate(
            """(selector) => {
                const parts = (color) => color.match(/[\\d.]+/g).map(Number);
                const light = (rgb) => rgb.slice(0, 3)
                    .map((c) => c / 255)
                    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
                    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
                const text = light(parts(getComputedStyle(document.querySelector(selector)).color));
                const ground = light(parts(getComputedStyle(document.body).backgroundColor));
                return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
            }""",
            selector,
        )

    def test_sizes_and_schemes(self):
        sizes = {"phone-small": (320, 568), "phone": (390, 844), "landscape": (844, 390), "tablet": (820, 1180),
                 "desktop": (1280, 860), "wide": (1920, 1080)}
        for scheme in ("light", "dark"):
            for name, (width, height) in sizes.items():
                phone = name in ("phone-small", "phone", "landscape")
                for view, route in (("overview", ""), ("detail", "#fold/tab/forward")):
                    with self.subTest(scheme=scheme, size=name, view=view):
                        page = self.open(
                            route,
                            viewport={"width": width, "height": height},
                            color_scheme=scheme,
                            device_scale_factor=2 if phone else 1,
                            is_mobile=phone,
                            has_touch=phone,
                            reduced_motion="reduce",
                        )
                        if route:
                            self.wait_for_clip(page, "fold/tab/forward")
                            page.locator("#scrub").evaluate("e => { e.value = 350; e.dispatchEvent(new Event('input')); }")
                            for selector in ("#title", ".summary", ".back", "#time", ".code .type", ".code .keyword"):
                                self.assertGreater(self.contrast(page, selector), 4.5, selector)
                        else:
                            page.wait_for_function("document.querySelector('.card img').complete")
                        ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
                        self.assertEqual(ground, "rgb(255, 255, 255)" if scheme == "light" else "rgb(0, 0, 0)")
                        self.check(page, f"{view}-{name}-{scheme}")
                        self.contexts.pop().close()

    def test_the_player_fits_on_a_desktop_without_scrolling(self):
        page = self.open("#cube", reduced_motion="reduce")
        self.wait_for_clip(page, "cube/navigation/forward")
        box = page.locator("#play").bounding_box()
        self.assertLess(box["y"] + box["height"], DESKTOP["height"])

    def test_touch(self):
        page = self.open("#cube", viewport=PHONE, is_mobile=True, has_touch=True)
        self.wait_for_clip(page, "cube/navigation/forward")
        for selector in ("#play", "#back", "#forth", "#loop"):
            box = page.locator(selector).bounding_box()
            self.assertGreaterEqual(min(box["width"], box["height"]), 44, selector)
        page.locator("#directions label", has_text="Backward").tap()
        self.wait_for_clip(page, "cube/navigation/backward")
        page.locator("#play").tap()
        expect(page.locator("#play")).to_have_attribute("aria-label", "Play")


if __name__ == "__main__":
    unittest.main(verbosity=2)
