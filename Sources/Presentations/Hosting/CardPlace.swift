import UIKit

/// Where a card without a presentation is: in a view, and in most cases in the controller of that view.
@MainActor struct CardPlace {
    let container: UIView
    let parent: UIViewController?
    /// The controller of the screen that the place belongs to.
    let screen: UIViewController

    /// The place in a controller.
    init(in controller: UIViewController) {
        self.init(controller.view, controller.managesChildren ? nil : controller, of: controller)
    }

    /// The place over everything in the window that a controller is in.
    init(over controller: UIViewController) {
        var front = controller.remaining.frontmost
        while let outer = front.outermostAround {
            let next = outer.frontmost
            // A container can present a screen in its own view.
            guard next !== front else {
                front = outer
                break
            }
            front = next
        }
        // A sheet is smaller than the window and moves, so the place is in the container of its presentation.
        if let view = front.viewIfLoaded, let window = view.window, front.presentingViewController != nil,
            let presentation = front.presentationController?.containerView,
            view.convert(view.bounds, to: window) != window.bounds
        {
            self.init(presentation, nil, of: front)
        } else if front.isHostingController, let around = front.viewIfLoaded?.superview {
            // SwiftUI doesn't support other views in its own.
            self.init(around, nil, of: front)
        } else {
            self.init(in: front)
        }
    }

    private init(_ container: UIView, _ parent: UIViewController?, of screen: UIViewController) {
        (self.container, self.parent, self.screen) = (container, parent, screen)
    }
}

extension UIViewController {
    /// This controller, or what stays if it's being dismissed.
    fileprivate var remaining: UIViewController {
        pathOutward.last { $0.isBeingDismissed }?.presentingViewController ?? self
    }

    /// This controller and those that contain or present it, from the inside out.
    var pathOutward: [UIViewController] {
        Array(sequence(first: self) { $0.container ?? $0.presentingViewController })
    }

    /// The controller that contains this one. A container doesn't always know a card in its view.
    private var container: UIViewController? { parent ?? (self as? CardHostController)?.screen }

    /// The last of the screens that this controller presents, one over the other.
    fileprivate var frontmost: UIViewController {
        var (front, last) = (self, self)
        while let next = last.nextScreen, !next.isBeingDismissed {
            // The next screen can cover this one, so that it isn't in the window.
            if next.viewIfLoaded?.window != nil { front = next }
            last = next
        }
        return front
    }

    /// The screen that this controller presents, or that a card in its view does, whose host isn't its child
    /// and presents screens itself.
    var nextScreen: UIViewController? {
        if let presentedViewController { return presentedViewController }
        guard let view = viewIfLoaded else { return nil }
        for around in sequence(first: view, next: \.superview) {
            for case let keeper as CardHostKeeper in around.interactions where keeper.host.screen === self {
                if let next = keeper.host.presentedViewController, next !== self { return next }
            }
        }
        return nil
    }

    /// The outermost container that this controller is in, or in whose context it's presented, such as with
    /// the style `overCurrentContext`. It's `nil` if there's none.
    fileprivate var outermostAround: UIViewController? {
        if container != nil { return outermost }
        guard let presenter = presentingViewController?.outermost,
            let presentation = presentationController?.containerView, let view = presenter.viewIfLoaded,
            presentation.isDescendant(of: view)
        else { return nil }
        return presenter
    }

    private var outermost: UIViewController {
        var outermost = self
        while let container = outermost.container { outermost = container }
        return outermost
    }
}

extension UIViewController {
    /// Whether the controller treats every child as one of its screens, or doesn't forward appearance
    /// callbacks to other children.
    fileprivate var managesChildren: Bool {
        self is UINavigationController || self is UITabBarController
            || !shouldAutomaticallyForwardAppearanceMethods
            || isKind(ofClassesNamed: ["UISplitViewController", "UIPageViewController"])
    }
}

extension CardHostController {
    /// Adds the host's view to the view of a screen, or to that of a container of screens.
    func addView(to container: UIView) {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let bar = card.presentation.barPlacement == .inFront ? nil : CardPlace.backmostBar(in: container)
        let inFront = bar.map { bar in container.subviews.drop { $0 !== bar } } ?? []
        // A toast is also in front of the panels that are in front of the bar.
        if let bar, !(card.isToast && inFront.contains { $0 is CardHostView }) {
            container.insertSubview(view, belowSubview: bar)
        } else {
            container.addSubview(view)
        }
        stay(in: container as? UIScrollView)
        letFocusThrough()
    }

    /// Moves the host's view to the other side of the bars, if the placement of the card has changed. In
    /// front of the bars, it stays behind the views in front of them.
    func barPlacementDidChange() {
        guard let container = viewIfLoaded?.superview else { return }
        let (views, bars) = (container.subviews, CardPlace.bars(in: container))
        let isBar = { (view: UIView) in bars.contains { $0.isDescendant(of: view) } }
        guard let place = views.firstIndex(of: view), let backmost = views.firstIndex(where: isBar),
            let frontmost = views.lastIndex(where: isBar)
        else { return }
        if card.presentation.barPlacement != .inFront {
            if place > backmost { container.insertSubview(view, belowSubview: views[backmost]) }
        } else if place < frontmost {
            container.insertSubview(view, aboveSubview: views[frontmost])
        }
        CardPresentationController.updateModality(around: container)
    }
}
