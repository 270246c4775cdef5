import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards whose content asks for another measurement whenever it's laid out.
@MainActor @Suite struct RestlessCardTests {
    /// A screen that invalidates the card's size in each of its layouts.
    private final class RestlessScreen: UIViewController {
        private final class Content: UIView {
            var height: CGFloat = 200
            override var intrinsicContentSize: CGSize { CGSize(width: 300, height: height) }
        }

        private(set) var layouts = 0
        private let isAnimated: Bool

        init(isAnimated: Bool) {
            self.isAnimated = isAnimated
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = Content() }

        /// The height that its content needs, in points.
        var height: CGFloat {
            get { (view as? Content)?.height ?? 0 }
            set {
                (view as? Content)?.height = newValue
                view.invalidateIntrinsicContentSize()
                view.setNeedsLayout()
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            guard let card = cardPresentationController else { return }
            if isAnimated { card.animateChanges { card.invalidateDetents() } } else { card.invalidateDetents() }
        }

        /// Returns how often it's laid out during a change and the next second.
        func layouts(during change: () -> Void) -> Int {
            let before = layouts
            change()
            UIApplication.shared.advance(by: 1)
            return layouts - before
        }
    }

    @Test(
        "A card whose content invalidates its size in each layout comes to rest, and follows the content",
        arguments: [false, true],
        [CardPresentation.card(), .sheet(detents: [.fitting, .fraction(1)])]
    )
    func invalidatesInEachLayout(isAnimated: Bool, presentation: CardPresentation) {
        let scene = CardScene()
        let screen = RestlessScreen(isAnimated: isAnimated)
        var top: CGFloat { screen.view.convert(screen.view.bounds, to: nil).minY }
        #expect(screen.layouts { scene.root.present(screen, as: presentation) } < 12)
        let first = top
        #expect(screen.layouts { screen.view.setNeedsLayout() } < 6)
        #expect(abs(top - first) < 0.5)
        #expect(screen.layouts { screen.height = 320 } < 12)
        #expect(abs(top - (first - 120)) < 0.5)
        #expect(screen.layouts { scene.window.frame.size.height -= 60 } < 12)
        #expect(abs(screen.view.convert(screen.view.bounds, to: nil).maxY - 784) < 0.5)
    }
}
