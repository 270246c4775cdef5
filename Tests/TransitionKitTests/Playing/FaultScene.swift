import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// An app with three screens in a container that has just been shown, and a fourth one to present. Unlike the
/// rigs of other tests, it doesn't let UIKit run by itself.
@MainActor final class FaultScene {
    let log: CallbackLog
    let screens: [RecordingViewController]
    /// Never in the container.
    let sheet: RecordingViewController
    let container: ContainerViewController
    let window: UIWindow
    /// Retained for the container, which doesn't retain it.
    var delegate: AnyObject?

    init(shows: Bool = true) {
        UIApplication.reset()
        let log = CallbackLog()
        self.log = log
        screens = [("A", UIColor.red), ("B", .blue), ("C", .green)].map {
            RecordingViewController($0, color: $1, log: log)
        }
        sheet = RecordingViewController("S", color: .yellow, log: log)
        container = ContainerViewController(viewControllers: screens)
        window = UIWindow(frame: UIScreen.main.bounds)
        if shows {
            window.rootViewController = container
            window.makeKeyAndVisible()
        }
    }

    /// Sets and retains the container's delegate.
    func use(_ delegate: any ContainerViewControllerDelegate) {
        container.delegate = delegate
        self.delegate = delegate
    }

    func tick() { UIApplication.shared.tick() }

    func advance(by seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    /// Waits until everything is at rest.
    func settle() { UIApplication.shared.advance(by: 1.5) }

    /// The visible screen in the center of the window.
    var seen: String { window.seen(of: screens + [sheet]) }

    /// Returns the visible distance of a screen from its position, to the right.
    func offset(of screen: UIViewController) -> CGFloat { LayerGeometry.corners(of: screen.view.layer)[0].x }

    /// Expects that a switch has ended, and that only one screen is in its place.
    func expectShown(_ index: Int, at location: SourceLocation = #_sourceLocation) {
        let shown = screens[index]
        let view: UIView = shown.view
        #expect(seen == shown.name, sourceLocation: location)
        #expect(container.selectedIndex == index, sourceLocation: location)
        #expect(container.children.map(\.title) == [shown.title], sourceLocation: location)
        #expect(container.transitionCoordinator == nil, sourceLocation: location)
        #expect(view.superview?.subviews == [view], sourceLocation: location)
        #expect(view.frame == container.view.bounds, sourceLocation: location)
        #expect(view.layer.animationKeys() == nil, sourceLocation: location)
        #expect(CATransform3DIsIdentity(view.layer.transform), sourceLocation: location)
        #expect(view.alpha == 1 && !view.isHidden, sourceLocation: location)
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5), sourceLocation: location)
        #expect(log.appearance(of: shown.name) == .shown, sourceLocation: location)
        for other in screens where other !== shown {
            #expect(other.parent == nil, sourceLocation: location)
            #expect(other.viewIfLoaded?.superview == nil, sourceLocation: location)
            #expect(log.appearance(of: other.name) == .gone, sourceLocation: location)
        }
    }
}

/// The state of a screen according to its appearance callbacks.
enum Appearance: Equatable {
    case gone
    case coming
    case shown
    case going
    /// A callback that isn't valid after the previous ones.
    case broken(at: String)
}

extension CallbackLog {
    /// Returns the state that results from a screen's appearance callbacks, starting from gone.
    func appearance(of name: String) -> Appearance {
        var state = Appearance.gone
        for entry in entries(of: "\(name) view") {
            let callback = entry.dropFirst(name.count + 1).prefix { $0 != "(" }
            switch (state, callback) {
            case (.gone, "viewWillAppear"), (.going, "viewWillAppear"): state = .coming
            case (.coming, "viewDidAppear"): state = .shown
            case (.shown, "viewWillDisappear"), (.coming, "viewWillDisappear"): state = .going
            case (.going, "viewDidDisappear"): state = .gone
            default: return .broken(at: entry)
            }
        }
        return state
    }

    /// Returns the number of times that a screen received a callback.
    func count(_ callback: String, of name: String) -> Int { entries(of: "\(name) \(callback)").count }
}

extension UIWindow {
    /// Returns the name of the screen whose color is in the center of the window, as drawn.
    func seen(of screens: [RecordingViewController]) -> String {
        let image = image(scale: 1)
        let pixel = image.withPixels { bytes, stride in
            let offset = image.height / 2 * stride + image.width / 2 * 4
            return [2, 1, 0].map { CGFloat(bytes[offset + $0]) / 255 }
        }
        let shown = screens.first { screen in
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
            screen.viewIfLoaded?.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: nil)
            return zip([red, green, blue], pixel).allSatisfy { abs($0 - $1) < 0.02 }
        }
        return shown?.name ?? "none"
    }
}

/// Returns the types of the objects that survive although nothing else retains them.
///
/// - Parameter seconds: The time to wait. The default is slightly more than the run loop may retain objects
///   for.
@MainActor func survivors(after seconds: TimeInterval = 0.1, _ run: () -> [AnyObject]) -> [String] {
    struct Weak { weak var object: AnyObject? }
    var all: [Weak] = []
    do { all = run().map { Weak(object: $0) } }
    UIApplication.shared.advance(by: seconds)
    return all.compactMap { $0.object.map { "\(type(of: $0))" } }
}

/// Returns the animation controller that a handwritten delegate returns for one of our animators.
@MainActor func controller(of animator: any Animator) -> any UIViewControllerAnimatedTransitioning {
    animator.animationController()
}

/// An animator with a given choreography.
struct DescribedAnimator: Animator {
    var duration = 0.4
    private let describe: @Sendable (TransitionScene) -> Choreography

    init(_ describe: @escaping @Sendable (TransitionScene) -> Choreography) { self.describe = describe }

    func forward(in scene: TransitionScene) -> Choreography { describe(scene) }
}
