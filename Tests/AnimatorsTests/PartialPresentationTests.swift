import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Presentations that cover only a part of the window, in the context that a child defines.
@MainActor @Suite struct PartialPresentationTests {
    nonisolated private static let styles: [UIModalPresentationStyle] = [
        .currentContext, .overCurrentContext,
    ]

    /// A controller with a child in a part of its view.
    private final class Surroundings: UIViewController {
        static let pane = CGRect(x: 30, y: 20, width: 45, height: 90)
        let child = UIViewController()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .green
            child.view.backgroundColor = .red
            child.definesPresentationContext = true
            addChild(child)
            child.view.frame = Self.pane
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    /// An app that each test makes itself, because another test can run between a suite's initializer and the
    /// test.
    @MainActor private final class App {
        let surroundings = Surroundings()
        let window: UIWindow

        init() {
            UIApplication.reset()
            UIScreen.main.configure(size: CGSize(width: 100, height: 130), scale: 1)
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = surroundings
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
        }

        /// What's outside the pane. The pane itself is covered.
        var outside: CGImage {
            let cover = UIView(frame: Surroundings.pane)
            cover.backgroundColor = .green
            window.addSubview(cover)
            defer { cover.removeFromSuperview() }
            return window.image(scale: 1)
        }

        /// The colors in the middle and at the corners of the pane.
        var colors: Set<[UInt8]> {
            let picture = Picture(UIImage(cgImage: window.image(scale: 1)))
            let inner = Surroundings.pane.insetBy(dx: 1, dy: 1)
            return Set(
                [
                    CGPoint(x: inner.midX, y: inner.midY), CGPoint(x: inner.minX, y: inner.minY),
                    CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
                    CGPoint(x: inner.maxX, y: inner.maxY),
                ].map(picture.color)
            )
        }
    }

    private func makePresented(_ style: UIModalPresentationStyle, _ delegate: TransitionDelegate)
        -> UIViewController
    {
        let presented = UIViewController()
        presented.view.backgroundColor = .blue
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = delegate
        return presented
    }

    @Test("Screens move only within the part of the window that they cover", arguments: Catalog.names)
    func staysInside(name: String) throws {
        let app = App()
        let animator = Catalog.animator(name)
        let clean = app.outside
        for style in Self.styles {
            let delegate = TransitionDelegate(animator)
            let presented = makePresented(style, delegate)
            app.surroundings.child.present(presented, animated: true)
            UIApplication.shared.tick()
            let container = try #require(presented.presentationController?.containerView)
            #expect(container.convert(container.bounds, to: nil) == Surroundings.pane)
            for direction in TransitionDirection.allCases {
                if direction == .backward { presented.dismiss(animated: true) }
                UIApplication.shared.tick()
                for _ in 0..<3 {
                    let spilled = clean.difference(from: app.outside)
                    #expect(spilled.largest == 0, "\(style.rawValue), \(direction): \(spilled)")
                    UIApplication.shared.advance(by: animator.duration / 3.01)
                }
                UIApplication.shared.advance(by: 0.2)
                #expect(presented.transitionCoordinator == nil && !container.clipsToBounds)
                #expect(app.colors == [direction == .forward ? [0, 0, 255] : [255, 0, 0]])
            }
            #expect(app.surroundings.child.view.frame == Surroundings.pane)
        }
    }

    @Test("A canceled dismissal leaves everything in place", arguments: styles)
    func aCanceledDismissalLeavesEverythingInPlace(style: UIModalPresentationStyle) throws {
        let app = App()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(CubeAnimator(), interaction: interaction)
        let presented = makePresented(style, delegate)
        let clean = app.outside
        app.surroundings.child.present(presented, animated: true)
        UIApplication.shared.advance(by: 2)
        interaction.begin()
        presented.dismiss(animated: true)
        UIApplication.shared.tick()
        interaction.update(0.5)
        UIApplication.shared.tick()
        #expect(clean.difference(from: app.outside).largest == 0 && app.colors != [[0, 0, 255]])
        interaction.cancel()
        UIApplication.shared.advance(by: 2)
        let container = try #require(presented.presentationController?.containerView)
        #expect(app.colors == [[0, 0, 255]] && !container.clipsToBounds)
    }
}
