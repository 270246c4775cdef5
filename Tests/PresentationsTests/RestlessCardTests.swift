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
            guard isAnimated else { return card.invalidateDetents() }
            card.animateChanges { card.invalidateDetents() }
        }

        /// Returns how often it's laid out during a change and the next second.
        func layouts(during change: () -> Void) -> Int {
            let before = layouts
            change()
            UIApplication.shared.advance(by: 1)
            return layouts - before
        }
    }

    /// A screen that selects the largest detent, or edits, when it's laid out in landscape.
    private final class TurningScreen: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        var edits = false
        var isAnimated = false
        var radius: CGFloat?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard view.window?.bounds.width == 844, let card = cardPresentationController else { return }
            if let radius {
                card.presentation.corners = .fixed(radius)
            } else if edits {
                view.addSubview(field)
                field.becomeFirstResponder()
            } else if isAnimated {
                card.animateChanges { card.selectedDetentIndex = 1 }
            } else {
                card.selectedDetentIndex = 1
            }
        }
    }

    @Test("A detent that's selected while the content is laid out counts", arguments: [false, true])
    func selectsInLayout(isAnimated: Bool) {
        let scene = CardScene()
        let screen = TurningScreen()
        screen.isAnimated = isAnimated
        scene.root.present(screen, as: .sheet())
        scene.advance(1)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        scene.advance(1)
        #expect(screen.cardPresentationController?.selectedDetentIndex == 1)
        #expect(screen.view.bounds.height == 380)
    }

    @Test("A description that's changed while the content is laid out counts")
    func describesInLayout() {
        let scene = CardScene()
        let screen = TurningScreen()
        screen.radius = 30
        scene.root.present(screen, as: .sheet())
        scene.advance(1)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        scene.advance(1)
        #expect(screen.view.superview?.layer.cornerRadius == 30)
    }

    @Test("A card whose content begins to edit while it's laid out stands on the keyboard")
    func editsInLayout() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = 200
        let screen = TurningScreen()
        screen.edits = true
        scene.root.present(screen, as: .sheet())
        scene.advance(1)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        scene.advance(1)
        #expect(screen.field.isFirstResponder)
        #expect(abs(screen.view.convert(screen.view.bounds, to: nil).maxY - 190) < 1)
    }

    @Test("A centered card that's clear of the safe area isn't measured for a part of it")
    func centeredCardThatsClearOfSafeAreaIsntMeasuredForPart() {
        let scene = CardScene()
        UIApplication.shared.windowScene.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        )
        let screen = WrappingScreen()
        scene.root.present(screen, as: .sheet(detents: []))
        scene.advance(1)
        #expect(screen.view.bounds.size == CGSize(width: 640, height: 41))
        // One that reaches the safe area is.
        screen.cardPresentationController?.dismiss(animated: false)
        scene.advance(0.5)
        let wide = WrappingScreen()
        var card = CardPresentation.card()
        card.maximumWidth = 800
        scene.root.present(wide, as: card)
        scene.advance(1)
        #expect(wide.view.bounds.width == 800 && wide.view.safeAreaInsets.left == 25)
    }

    /// A view that needs room for its content inside the safe area.
    private final class SafeContent: UIView {
        /// The height of the content, in points.
        var height: CGFloat = 120

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            CGSize(width: targetSize.width, height: height + safeAreaInsets.top + safeAreaInsets.bottom)
        }
    }

    /// A screen that invalidates the card's size whenever its safe area changes, which measuring it does.
    private final class InsetScreen: UIViewController {
        override func loadView() { view = SafeContent() }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            cardPresentationController?.invalidateDetents()
        }
    }

    @Test("Content that invalidates its size with its safe area can be measured while a finger holds it")
    func invalidatesWithItsSafeArea() {
        let scene = CardScene()
        let screen = InsetScreen()
        scene.root.present(screen, as: .sheet(detents: [.fitting, .fraction(1)]))
        scene.advance(1)
        var top: CGFloat { screen.view.convert(screen.view.bounds, to: nil).minY }
        let rest = top
        scene.drag(from: CGPoint(x: 195, y: rest + 20), by: CGVector(dx: 0, dy: -100), lifts: false)
        let held = top
        #expect(held < rest - 80)
        screen.cardPresentationController?.invalidateDetents()
        scene.advance(0.1)
        #expect(abs(top - held) < 1)
    }

    @Test("Content that invalidates its size with its safe area can be measured in an animation")
    func growsWithItsSafeArea() {
        let scene = CardScene()
        let screen = InsetScreen()
        scene.root.present(screen, as: .sheet(detents: [.fitting, .fraction(1)]))
        scene.advance(1)
        var top: CGFloat { scene.place(of: screen.view).minY }
        let rest = top
        (screen.view as? SafeContent)?.height = 220
        let card = screen.cardPresentationController
        card?.animateChanges { card?.invalidateDetents() }
        scene.advance(0.05)
        // It's on its way.
        #expect(top > rest - 90)
        scene.advance(1)
        #expect(abs(top - (rest - 100)) < 0.5)
    }

    /// A screen with a line of text that wraps in less than 600 points.
    private final class WrappingScreen: UIViewController, WidthFitting {
        func size(fitting width: CGFloat?) -> CGSize {
            guard let width, width < 600 else { return CGSize(width: 600, height: 20) }
            return CGSize(width: width, height: 60)
        }
    }

    @Test("Content that wraps is measured for the width of the card, whatever size it prefers")
    func contentThatWrapsIsMeasuredForWidthOfCard() {
        for (card, height) in [(CardPresentation.toast(), 60), (.card(), 94), (.sheet(detents: []), 94)] {
            let scene = CardScene()
            let screen = WrappingScreen()
            screen.preferredContentSize = CGSize(width: 600, height: 20)
            scene.root.present(screen, as: card)
            scene.advance(1)
            #expect(screen.view.bounds.height == CGFloat(height))
            screen.cardPresentationController?.dismiss(animated: false)
        }
    }

    @Test("The fitting size includes the safe area that the screen itself adds, and counts the rest once")
    func ownInsets() {
        let scene = CardScene()
        let screen = UIViewController()
        screen.view = SafeContent()
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        scene.root.present(screen, as: .card())
        scene.advance(1)
        // The safe area of the phone ends 34 points above the bottom.
        #expect(screen.view.bounds.height == 184)
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 54, right: 0))
        screen.additionalSafeAreaInsets.top = 30
        screen.cardPresentationController?.invalidateDetents()
        scene.advance(1)
        #expect(screen.view.bounds.height == 204)
        #expect(screen.additionalSafeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
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
