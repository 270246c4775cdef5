import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Contexts of third-party containers, with or without valid frames.
@MainActor @Suite struct ContextFrameTests {
    /// Frames that are invalid, and one that's valid.
    private static let frames: [(frame: CGRect, isUsed: Bool)] = [
        (CGRect(x: 10, y: 20, width: 200, height: 300), true),
        (.zero, false), (.null, false), (.infinite, false),
        (CGRect(x: 0, y: 0, width: 0, height: 300), false),
        (CGRect(origin: .zero, size: CGSize(width: CGFloat.nan, height: 100)), false),
        (CGRect(origin: CGPoint(x: CGFloat.infinity, y: 0), size: CGSize(width: 100, height: 100)), false),
    ]

    @Test("If the final frame is empty or non-finite, the new screen fills the container")
    func ifTheFinalFrameIsEmptyOrNonFinite() {
        for (frame, isUsed) in Self.frames {
            let scene = FramedContext.Scene()
            let context = FramedContext(scene, final: frame)
            EvenSlideAnimator().animationController().animateTransition(using: context)
            UIApplication.shared.advance(by: 1)
            #expect(context.outcomes == [true], "\(frame)")
            #expect(scene.incoming.view.frame == (isUsed ? frame : scene.container.bounds), "\(frame)")
        }
    }

    @Test("The same applies to the old screen's initial frame in the scene")
    func theSameAppliesToTheOldScreensInitialFrameInTheScene() {
        for (frame, isUsed) in Self.frames {
            let scene = FramedContext.Scene()
            let context = FramedContext(scene, initial: frame)
            let box = SceneBox()
            DescribedAnimator { scene in
                box.scene = scene
                return .crossfade
            }.animationController().animateTransition(using: context)
            UIApplication.shared.advance(by: 1)
            #expect(box.scene?.outgoingFrame == (isUsed ? frame : scene.container.bounds), "\(frame)")
            #expect(box.scene?.incomingFrame == scene.container.bounds, "\(frame)")
        }
    }

    @Test("A view of the app's in front in the container stays in front")
    func aViewOfTheAppsInFrontInTheContainerStays() {
        let scene = FramedContext.Scene()
        let overlay = UIView(frame: scene.container.bounds)
        overlay.backgroundColor = .green
        scene.container.addSubview(overlay)
        let context = FramedContext(scene)
        EvenSlideAnimator().animationController().animateTransition(using: context)
        for _ in 0..<3 {
            UIApplication.shared.advance(by: 0.1)
            #expect(scene.color == [0, 255, 0])
        }
        UIApplication.shared.advance(by: 1)
        #expect(scene.container.subviews == [scene.outgoing.view, scene.incoming.view, overlay])
    }

    @Test(
        "A new screen that comes first in the choreography is behind the old one",
        arguments: [true, false]
    )
    func aNewScreenThatComesFirstInTheChoreographyIsBehind(isPicture: Bool) {
        let scene = FramedContext.Scene()
        let context = FramedContext(scene)
        DescribedAnimator { _ in
            Choreography(
                timing: .linear,
                participants: [
                    Participant(.incoming),
                    Participant(
                        isPicture ? .picture(of: .outgoing) : .outgoing,
                        to: .rest.translated(x: 390)
                    ),
                ]
            )
        }.animationController().animateTransition(using: context)
        UIApplication.shared.advance(by: 0.1)
        #expect(scene.color == [255, 0, 0])
        UIApplication.shared.advance(by: 0.25)
        #expect(scene.color == [0, 0, 255])
    }
}

/// The scene that an animator received.
private final class SceneBox: @unchecked Sendable { var scene: TransitionScene? }

/// A context with given frames.
private final class FramedContext: NSObject, UIViewControllerContextTransitioning {
    /// Two screens and a container in a window.
    @MainActor final class Scene {
        let window: UIWindow
        let container = UIView()
        let outgoing = UIViewController()
        let incoming = UIViewController()

        init() {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            container.frame = window.bounds
            window.rootViewController?.view.addSubview(container)
            outgoing.view.backgroundColor = .red
            outgoing.view.frame = container.bounds
            container.addSubview(outgoing.view)
            incoming.view.backgroundColor = .blue
            UIApplication.shared.tick()
        }

        /// The color in the center of the window.
        var color: [UInt8] { WindowFrame(window).color(at: CGPoint(x: 195, y: 422)) }
    }

    private let scene: Scene
    private let final: CGRect
    private let initial: CGRect
    private(set) var outcomes: [Bool] = []

    init(_ scene: Scene, final: CGRect = .zero, initial: CGRect = .zero) {
        (self.scene, self.final, self.initial) = (scene, final, initial)
    }

    var containerView: UIView { scene.container }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { outcomes.append(didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? scene.outgoing : scene.incoming
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? scene.outgoing.view : scene.incoming.view
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === scene.outgoing ? initial : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === scene.incoming ? final : .zero }
}
