import UIKit

/// The views that the two screens of a transition name and that are seen, and where they are.
@MainActor struct ElementViews {
    private var views: [TransitionElement.Side: [TransitionElementID: UIView]] = [:]
    /// Where they are, for those who describe the transition.
    private(set) var elements: [TransitionElementID: TransitionElement] = [:]

    /// Asks both screens, which have to be in their places.
    init(_ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        var places: [TransitionElement.Side: [TransitionElementID: TransitionElement.Place]] = [:]
        for (side, key) in [(TransitionElement.Side.outgoing, .from), (.incoming, .to)]
            as [(TransitionElement.Side, UITransitionContextViewControllerKey)]
        {
            guard let controller = context.viewController(forKey: key), let screen = controller.viewIfLoaded,
                screen.sharesSpace(with: container)
            else { continue }
            for (id, view) in controller.namedElements() {
                guard view !== screen, view.isDescendant(of: screen), view.isSeen(in: container, on: screen)
                else { continue }
                views[side, default: [:]][id] = view
                places[side, default: [:]][id] = view.place(in: container)
            }
        }
        for id in Set(places.values.flatMap(\.keys)) {
            elements[id] = TransitionElement(
                outgoing: places[.outgoing]?[id],
                incoming: places[.incoming]?[id]
            )
        }
    }

    /// Pictures of the views in certain roles, each just where its view is; the views themselves are hidden from
    /// then on.
    func pictures(
        for roles: [Participant.Role],
        noting ledger: Ledger
    ) -> [Participant.Role: UIView] {
        var wanted: [(role: Participant.Role, view: UIView, place: TransitionElement.Place, isNew: Bool)] = []
        for role in roles {
            guard case .element(let id, let side) = role, let view = views[side]?[id],
                let place = side == .outgoing ? elements[id]?.outgoing : elements[id]?.incoming
            else { continue }
            wanted.append((role, view, place, side == .incoming))
        }
        // Inner views first, so that the picture of the view around them is without them.
        wanted.sort { $0.view.depth > $1.view.depth }
        var result: [Participant.Role: UIView] = [:]
        for (index, part) in wanted.enumerated() where result[part.role] == nil {
            let holdsOthers = wanted[..<index].contains { $0.view.isDescendant(of: part.view) }
            guard let picture = part.view.picture(at: part.place, isNew: part.isNew || holdsOthers)
            else { continue }
            result[part.role] = picture
            ledger.set(\.alpha, of: part.view, to: 0)
            ledger.onRestore { picture.removeFromSuperview() }
        }
        return result
    }
}

extension UIViewController {
    /// The views that a controller and the ones it shows have named.
    fileprivate func namedElements() -> [TransitionElementID: UIView] {
        let shown: [UIViewController] =
            switch self {
            case let navigation as UINavigationController: [navigation.topViewController].compactMap { $0 }
            case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
            case let container as ContainerViewController:
                [container.selectedViewController].compactMap { $0 }
            default: children.filter { $0.viewIfLoaded?.superview != nil }
            }
        let own = (self as? any TransitionElementProviding)?.transitionElements() ?? [:]
        return shown.reduce(own) { known, child in
            known.merging(child.namedElements()) { outer, _ in outer }
        }
    }
}

extension UIView {
    fileprivate var depth: Int {
        sequence(first: self, next: \.superview).reduce(0) { count, _ in count + 1 }
    }

    /// Whether coordinates can be converted between the two views.
    fileprivate func sharesSpace(with other: UIView) -> Bool {
        isDescendant(of: other) || (window != nil && window === other.window)
    }

    /// Whether any of it shows inside a container: nothing hides it, fades it away or clips it.
    fileprivate func isSeen(in container: UIView, on screen: UIView) -> Bool {
        var seen = convert(bounds, to: container)
        guard !bounds.isEmpty, [seen.minX, seen.minY, seen.width, seen.height].allSatisfy(\.isFinite) else {
            return false
        }
        for view in sequence(first: self, next: \.superview) {
            // How the screen itself comes in is the transition's business.
            if view === screen { break }
            if view.isHidden || view.alpha < 0.01 { return false }
            if view !== self, view.clipsToBounds {
                seen = seen.intersection(view.convert(view.bounds, to: container))
            }
        }
        seen = seen.intersection(container.bounds)
        return !seen.isNull && seen.width > 0 && seen.height > 0
    }

    /// Where it is, through all transforms on the way.
    fileprivate func place(in container: UIView) -> TransitionElement.Place {
        let origin = convert(CGPoint(x: bounds.minX, y: bounds.minY), to: container)
        let right = convert(CGPoint(x: bounds.maxX, y: bounds.minY), to: container)
        let bottom = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: container)
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: container)
        let size = CGSize(
            width: hypot(right.x - origin.x, right.y - origin.y),
            height: hypot(bottom.x - origin.x, bottom.y - origin.y)
        )
        let scale = min(size.width / bounds.width, size.height / bounds.height)
        return TransitionElement.Place(
            frame: CGRect(
                x: middle.x - size.width / 2,
                y: middle.y - size.height / 2,
                width: size.width,
                height: size.height
            ),
            cornerRadius: min(layer.cornerRadius * scale, min(size.width, size.height) / 2),
            rotation: atan2(right.y - origin.y, right.x - origin.x),
            content: content(scale: scale)
        )
    }

    private func content(scale: CGFloat) -> TransitionElement.Content {
        guard let label = self as? UILabel, let size = label.font?.pointSize, size > 0 else { return .fill }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let alignment: CGFloat =
            switch label.textAlignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            default: isRightToLeft ? 1 : 0
            }
        return .text(size: size * scale, alignment: alignment)
    }

    /// A view that looks as this one, just where it is, with square corners: rounding them is the pose's business.
    fileprivate func picture(at place: TransitionElement.Place, isNew: Bool) -> UIView? {
        let radius = layer.cornerRadius
        layer.cornerRadius = 0
        defer { layer.cornerRadius = radius }
        guard let picture = snapshotView(afterScreenUpdates: isNew || radius > 0) else { return nil }
        picture.bounds.size = place.frame.size
        picture.center = CGPoint(x: place.frame.midX, y: place.frame.midY)
        picture.transform = CGAffineTransform(rotationAngle: place.rotation)
        picture.alpha = alpha
        picture.isUserInteractionEnabled = false
        return picture
    }
}
