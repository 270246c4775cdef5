import Animators
import TransitionKit
import UIKit

/// A list of demos, each of which is a small app with another kind of container.
final class DemosViewController: ShowcaseViewController {

    private struct Item {
        let title: String
        let summary: String
        let glyph: Glyph
        let make: @MainActor () -> (root: UIViewController, demo: AnyObject)
    }

    private let items = [
        Item(
            title: "List and Detail",
            summary: "Rows open with Cube, and a drag goes back. The button uses Bounce and Shrink.",
            glyph: .list
        ) {
            let demo = ListDemo()
            return (demo.rootViewController, demo)
        },
        Item(
            title: "Tab Bar",
            summary: "Tabs slide in from their side. You can also drag them.",
            glyph: .picture
        ) {
            let demo = TabDemo(animator: .slide(), interaction: .swipe())
            return (demo.rootViewController, demo)
        },
        Item(
            title: "Icon Bar",
            summary: "A custom container that slides on a spring.",
            glyph: .sun
        ) {
            let demo = ContainerDemo(animator: .springSlide(), interaction: .swipe())
            return (demo.rootViewController, demo)
        },
        Item(
            title: "Two Panes",
            summary: "A list and its detail, side by side if there’s room.",
            glyph: .panes
        ) {
            let split = SplitViewController(places: Place.all)
            return (split, split)
        },
    ]
    private let opening = TransitionDelegate(
        .push(edge: .bottom, parallax: 0.06, dimming: 0.3, duration: 0.5)
    )

    override func loadView() {
        let page = DemosView(demos: items.map { ($0.title, $0.summary, $0.glyph) })
        page.onLeave = { [weak self] in self?.leave() }
        page.onSelect = { [weak self] index in self?.open(index) }
        view = page
    }

    private func open(_ index: Int) {
        guard isOnTop else { return }
        let item = items[index]
        let made = item.make()
        let host = DemoHostViewController(title: item.title, root: made.root, demo: made.demo)
        host.modalPresentationStyle = .fullScreen
        host.transitioningDelegate = opening
        present(host, animated: true)
    }
}
