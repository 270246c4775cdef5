import TestSupport
import TransitionKit
@_spi(Host) import UIKit

/// A screen of drawn shapes that names some of its views.
final class ElementScreen: UIViewController, TransitionElementProviding {
    var elements: [TransitionElementID: UIView] = [:]
    /// A closure that's called when the view has its frame and is about to be visible.
    var onIsAppearing: ((ElementScreen) -> Void)?
    /// A closure that's called when a transition requests the views.
    var whenAsked: () -> Void = {}
    private let color: UIColor

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = color
    }

    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        onIsAppearing?(self)
    }

    func transitionElements() -> [TransitionElementID: UIView] {
        whenAsked()
        return elements
    }

    /// Adds a view to the screen or to one of its views, and names it.
    @discardableResult
    func add<Element: UIView>(
        _ id: TransitionElementID,
        _ element: Element,
        at frame: CGRect,
        in parent: UIView? = nil,
        color: UIColor = .green,
        cornerRadius: CGFloat = 0
    ) -> Element {
        element.frame = frame
        element.backgroundColor = color
        element.layer.cornerRadius = cornerRadius
        (parent ?? view).addSubview(element)
        elements[id] = element
        return element
    }
}

/// Two of these screens, one of which is visible, and the transitions between them.
@MainActor final class ElementRig {
    let window: UIWindow
    let first: ElementScreen
    let second: ElementScreen
    private let delegate: TransitionDelegate

    /// A suite can be released on any thread, but its content must be released on the main actor.
    isolated deinit {}

    /// - Parameter style: The style for presenting the second screen, or `nil` to push it.
    convenience init(_ animator: any Animator, style: UIModalPresentationStyle? = nil) {
        self.init(animator, in: style == nil ? .navigation : .modal, style: style ?? .fullScreen)
    }

    init(
        _ animator: any Animator,
        in kind: ContainerKind,
        style: UIModalPresentationStyle = .fullScreen,
        interaction: InteractionController? = nil,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        UIApplication.reset()
        // A picture with one pixel per point takes a quarter of the work.
        UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: 1)
        UIApplication.shared.setUserInterfaceLayoutDirection(layoutDirection)
        window = UIWindow(frame: UIScreen.main.bounds)
        first = ElementScreen(.red)
        second = ElementScreen(.blue)
        delegate = TransitionDelegate(animator, interaction: interaction)
        switch kind {
        case .modal:
            second.modalPresentationStyle = style
            second.transitioningDelegate = delegate
            window.rootViewController = first
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.delegate = delegate
            window.rootViewController = navigation
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            tabs.delegate = delegate
            window.rootViewController = tabs
        case .custom:
            let container = ContainerViewController(viewControllers: [first, second])
            container.delegate = delegate
            window.rootViewController = container
        }
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    func start(_ direction: TransitionDirection) {
        let isForward = direction == .forward
        switch window.rootViewController {
        case let navigation as UINavigationController:
            if isForward {
                navigation.pushViewController(second, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
        case let tabs as UITabBarController: tabs.selectedIndex = isForward ? 1 : 0
        case let container as ContainerViewController: container.selectedIndex = isForward ? 1 : 0
        default:
            if isForward {
                first.present(second, animated: true)
            } else {
                first.dismiss(animated: true)
            }
        }
        UIApplication.shared.tick()
    }

    func advance(by seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    /// The container of the running transition.
    var container: UIView? { second.view.superview ?? first.view.superview }

    /// The pictures that fly, from back to front.
    var pictures: [UIView] {
        container?.subviews.filter {
            $0 !== first.view && $0 !== second.view && !$0.isUserInteractionEnabled
        } ?? []
    }

    /// Returns the red, green, and blue components of a pixel of the window, from 0 to 255.
    func color(at point: CGPoint) -> [UInt8] {
        window.image(scale: 1).withPixels { bytes, stride in
            let offset = Int(point.y) * stride + Int(point.x) * 4
            return [bytes[offset + 2], bytes[offset + 1], bytes[offset]]
        }
    }
}
