import Animators
import Presentations
import TransitionKitSwiftUI
import TransitionTesting
import UIKit

/// An app whose SwiftUI view presents a screen. What SwiftUI itself would do is done here.
@MainActor final class PresenterScene {
    enum Style: CaseIterable, Sendable {
        case screen, sheet, drawer, toast

        @MainActor var style: PresentingStyle {
            switch self {
            case .screen: .screen(.cover(edge: .bottom), .swipe(edge: .top))
            case .sheet: .card(.sheet(detents: [.points(400)]), nil, nil)
            case .drawer: .card(.drawer(), nil, nil)
            // It doesn't disappear on its own here.
            case .toast: .card(.toast(duration: 1000), nil, nil)
            }
        }
    }

    /// A screen that reports what happens to it, as the hosting controller does.
    final class Page: UIViewController {
        var change: ((_ hasAppeared: Bool) -> Void)?
        var number = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .blue
            preferredContentSize = CGSize(width: 300, height: 300)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            change?(true)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            change?(false)
        }
    }

    struct Item: Equatable {
        var id = 1
        var number = 1
    }

    let root = UIViewController()
    let app: TestApp
    private(set) var presenter: ScreenPresenter? = ScreenPresenter()
    private let style: Style
    /// The description of the card, if it isn't that of the style.
    var presentation: CardPresentation?
    /// The animator, if it isn't that of the style.
    var animator: (any Animator)?
    /// The detent of the card in the state of the SwiftUI view, if the view determines it.
    var detent: Int?
    /// Whether the SwiftUI view accepts the detents that people select.
    var acceptsDetents = true
    /// The detents that people have selected.
    private(set) var detentChanges: [Int] = []
    /// The state of the SwiftUI view.
    private(set) var item: Item?
    /// What the presenter has set the state to.
    private(set) var dismissals = 0
    /// How many pages were visible whenever the app was told that one has been dismissed.
    private(set) var endings: [Int] = []
    private(set) var made = 0
    var isAnimated = true
    /// Whether SwiftUI updates the presenter in a later turn than the state, here by the test.
    var updatesLater = false

    init(_ style: Style = .screen, isInWindow: Bool = true) {
        self.style = style
        root.view.backgroundColor = .white
        app = TestApp(rootViewController: root)
        if isInWindow { enterWindow() }
    }

    isolated deinit {}

    /// Adds the presenter to the app, as SwiftUI does when it shows the view.
    func enterWindow(of page: UIViewController? = nil) {
        guard let presenter else { return }
        let root = page ?? root
        root.addChild(presenter)
        presenter.view.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
        root.view.addSubview(presenter.view)
        presenter.didMove(toParent: root)
    }

    /// Sets the state. SwiftUI then updates the presenter.
    func set(_ item: Item?) {
        self.item = item
        update()
    }

    private var wantedStyle: PresentingStyle {
        switch style.style {
        case .screen(let usual, let interaction):
            return .screen(animator ?? usual, interaction)
        case .card(let usual, let usualAnimator, let interaction):
            return .card(presentation ?? usual, animator ?? usualAnimator, interaction)
        }
    }

    private var selectedDetent: SelectedDetent? {
        guard detent != nil else { return nil }
        return SelectedDetent(
            current: { [weak self] in self?.detent ?? 0 },
            onChange: { [weak self] in self?.select($0) }
        )
    }

    private func select(_ detent: Int) {
        detentChanges.append(detent)
        // If the state doesn't change, SwiftUI doesn't update the view.
        guard acceptsDetents else { return }
        self.detent = detent
        update()
    }

    func update() {
        let wanted = item.map { item in
            WantedScreen(id: item.id, wantedStyle, detent: selectedDetent) { [self] change in
                made += 1
                let page = Page()
                page.number = item.number
                page.change = change
                return page
            } update: {
                ($0 as? Page)?.number = item.number
            }
        }
        presenter?.update(
            wanted,
            isAnimated: isAnimated,
            onDismiss: { [weak self] in
                guard let self else { return }
                endings.append(pages.count)
            },
            onDismissal: { [weak self] in
                self?.dismissals += 1
                self?.item = nil
                if self?.updatesLater == false { self?.update() }
            }
        )
    }

    /// Removes the presenter, as SwiftUI does when the view is gone.
    func vanish() {
        presenter?.close()
        presenter?.willMove(toParent: nil)
        presenter?.viewIfLoaded?.removeFromSuperview()
        presenter?.removeFromParent()
        presenter = nil
    }

    /// The pages in the window, presented or not.
    var pages: [Page] {
        var found: [Page] = []
        var controllers: [UIViewController] = [root]
        while let next = controllers.popLast() {
            if let page = next as? Page, page.viewIfLoaded?.window != nil { found.append(page) }
            controllers += next.children
            if let presented = next.presentedViewController, presented.presentingViewController === next {
                controllers.append(presented)
            }
        }
        return found
    }

    /// The only page, unless there are several.
    var page: Page? { pages.count == 1 ? pages.first : nil }

    /// The height of the part of the window that a page at the bottom covers.
    var coveredHeight: CGFloat {
        page.map { app.window.bounds.maxY - app.frame(of: $0.view).minY } ?? 0
    }

    /// Waits until nothing moves any more, also after what follows in the next turns.
    func settle() async {
        for _ in 0..<3 { await app.settle() }
    }

    func present() async {
        set(Item())
        await settle()
    }

    /// Dismisses the screen by hand.
    func dismissByHand() async {
        let (start, end) =
            switch style {
            case .screen: (CGPoint(x: 195, y: 60), CGPoint(x: 195, y: 760))
            case .sheet: (CGPoint(x: 195, y: 600), CGPoint(x: 195, y: 840))
            case .drawer: (CGPoint(x: 200, y: 400), CGPoint(x: 2, y: 400))
            case .toast: (CGPoint(x: 195, y: 100), CGPoint(x: 195, y: 2))
            }
        await app.drag(from: start, to: end, over: 0.15)
        await settle()
    }
}
