import UIKit

/// The visible views that the two screens of a transition name, and their positions.
@MainActor struct ElementViews {
    private struct Named {
        let view: UIView
        let place: TransitionElement.Place
        let opacity: CGFloat
    }

    private var named: [TransitionSide: [TransitionElementID: Named]] = [:]
    /// The positions, for the description of the transition.
    private(set) var elements: [TransitionElementID: TransitionElement] = [:]

    /// The views in front of those that both screens show, from back to front.
    private(set) var foreground: [TransitionSide: [TransitionElementID]] = [:]

    private var screens: [TransitionSide: UIView] = [:]

    /// Creates an empty collection.
    init() {}

    /// Returns the initial positions of a view on the screens that show it, to follow its movement.
    func marks(of id: TransitionElementID) -> [TransitionSide: Follower.Mark] {
        var marks: [TransitionSide: Follower.Mark] = [:]
        for side in TransitionSide.allCases {
            guard let view = named[side]?[id]?.view, let screen = screens[side] else { continue }
            marks[side] = Follower.Mark(view, on: screen)
        }
        return marks
    }

    /// Finds the views of both screens, which must be in their places.
    ///
    /// - Parameter targets: Views in addition to those that the screens name. A view on neither screen, such
    ///   as a button of a bar, stays in place during the transition and counts as shown by both.
    init(_ context: any UIViewControllerContextTransitioning, targets: [TransitionTarget] = []) {
        let container = context.containerView
        var places: [TransitionSide: [TransitionElementID: TransitionElement.Place]] = [:]
        // Requested once, so that a transition always uses the same view.
        let targets = targets.map { (id: $0.id, view: $0.id.currentView) }
        var unplaced = targets
        for side in TransitionSide.allCases {
            guard let controller = context.viewController(forKey: side.controllerKey),
                let screen = controller.viewIfLoaded,
                screen.sharesSpace(with: container)
            else { continue }
            let names = controller.namedElements()
            guard !names.isEmpty || !targets.isEmpty else { continue }
            screens[side] = screen
            unplaced.removeAll { $0.view?.isDescendant(of: screen) == true }
            for target in targets where target.id.part != nil {
                guard let view = target.view, view.isDescendant(of: screen) else { continue }
                places[side, default: [:]][target.id] = view.place(of: target.id.part, in: container)
            }
            let asked = targets.filter { $0.id.part == nil }.compactMap { target in
                target.view.map { (target.id, $0) }
            }
            for (id, view) in names.merging(asked, uniquingKeysWith: { named, _ in named }) {
                guard view !== screen, view.isDescendant(of: screen), view.isSeen(in: container, on: screen)
                else { continue }
                let place = view.place(in: container)
                named[side, default: [:]][id] = Named(view: view, place: place, opacity: view.alpha)
                places[side, default: [:]][id] = place
            }
        }
        for target in unplaced {
            guard let view = target.view, view.sharesSpace(with: container),
                view.isSeen(in: container, on: nil)
            else { continue }
            let place = view.place(of: target.id.part, in: container)
            places[.outgoing, default: [:]][target.id] = place
            places[.incoming, default: [:]][target.id] = place
        }
        guard !places.isEmpty else { return }
        for id in Set(places.values.flatMap(\.keys)) {
            elements[id] = TransitionElement(
                outgoing: places[.outgoing]?[id],
                incoming: places[.incoming]?[id]
            )
        }
        for side in TransitionSide.allCases { findForeground(on: side, in: context) }
    }

    /// Finds the views in front of those that both screens show, so that their pictures don't cover them.
    private mutating func findForeground(
        on side: TransitionSide,
        in context: any UIViewControllerContextTransitioning
    ) {
        guard let screen = context.viewController(forKey: side.controllerKey)?.viewIfLoaded else { return }
        let known = named[side] ?? [:]
        let flying = known.filter { elements[$0.key]?.isShared == true && !$0.key.rawValue.isEmpty }.values
        for element in flying {
            for view in element.view.viewsInFront(on: screen)
            where view.isSeen(in: context.containerView, on: screen) {
                let id = known.first { $0.value.view === view }?.key ?? TransitionElementID(of: view)
                let isFlying = flying.contains {
                    $0.view.isDescendant(of: view) || view.isDescendant(of: $0.view)
                }
                guard !isFlying, foreground[side]?.contains(id) != true else { continue }
                let place = view.place(in: context.containerView)
                named[side, default: [:]][id] = Named(view: view, place: place, opacity: view.alpha)
                foreground[side, default: []].append(id)
            }
        }
    }

    /// Returns the pictures to take of the views that participate. Inner views come first, so that the
    /// picture of the view around them doesn't contain them.
    ///
    /// - Parameter areNew: Whether the views haven't been on the screen in the state to show.
    func pictures(for participants: [Participant], areNew: Bool) -> [ElementPicture] {
        var wanted: [(subject: Participant.Subject, id: TransitionElementID, element: Named)] = []
        for participant in participants {
            guard case .element(let id, let side) = participant.subject, let element = named[side]?[id],
                !wanted.contains(where: { $0.subject == participant.subject })
            else { continue }
            wanted.append((participant.subject, id, element))
        }
        wanted.sort { $0.element.view.depth > $1.element.view.depth }
        var levels: [Int] = []
        return wanted.enumerated().map { index, part in
            let inner = zip(wanted[..<index], levels).filter {
                $0.0.element.view.isDescendant(of: part.element.view)
            }
            let level = inner.map { $0.1 + 1 }.max() ?? 0
            levels.append(level)
            return ElementPicture(
                part.subject,
                of: part.element.view,
                at: part.element.place,
                level: level,
                isBare: participants.contains { $0.subject.isSurface(of: part.id) },
                isNew: areNew || level > 0 || part.subject.element?.side == .incoming,
                isCut: participants.contains {
                    $0.subject == part.subject
                        && $0.keyframes.contains { $0.pose.clip != Pose.Clip() || $0.pose.cornerRadius > 0 }
                }
            )
        }
    }

    /// Returns an empty view in place of the one that a subject is a surface of.
    func surface(for subject: Participant.Subject) -> UIView? {
        guard let (id, side) = subject.element, let element = named[side]?[id] else { return nil }
        let surface = UIView.decoration()
        surface.stand(in: element.place)
        surface.layer.takeCornerShape(of: element.view.layer)
        surface.alpha = element.opacity
        return surface
    }
}

extension Participant.Subject {
    fileprivate func isSurface(of id: TransitionElementID) -> Bool {
        guard case .surface(id, _) = self else { return false }
        return true
    }
}

extension UIViewController {
    /// The views that a controller and its visible child controllers name.
    fileprivate func namedElements() -> [TransitionElementID: UIView] {
        let shown: [UIViewController] =
            switch self {
            case let navigation as UINavigationController: [navigation.topViewController].compactMap { $0 }
            case let container as any SelectingContainer:
                [container.selectedNeighbor?.screen].compactMap { $0 }
            default: children.filter { $0.viewIfLoaded?.superview != nil }
            }
        let own = (self as? any TransitionElementProviding)?.transitionElements() ?? [:]
        return shown.reduce(own) { known, child in
            known.merging(child.namedElements()) { outer, _ in outer }
        }
    }
}

extension TransitionElement {
    fileprivate var isShared: Bool { outgoing != nil && incoming != nil }
}

extension UIView {
    /// Returns the views of a screen that overlap this view and lie in front of it, from back to front.
    fileprivate func viewsInFront(on screen: UIView) -> [UIView] {
        var (found, places): ([UIView], [CGRect]) = ([], [])
        for view in sequence(first: self, next: \.superview) {
            guard view !== screen, let superview = view.superview else { break }
            places.append(view.convert(view.bounds, to: screen))
            found += superview.subviews.drop { $0 !== view }.dropFirst().filter { later in
                let place = later.convert(later.bounds, to: screen)
                return places.allSatisfy(place.intersects)
            }
        }
        return found
    }

    fileprivate var depth: Int {
        sequence(first: self, next: \.superview).reduce(0) { count, _ in count + 1 }
    }

    /// Returns whether coordinates can be converted between the two views.
    fileprivate func sharesSpace(with other: UIView) -> Bool {
        isDescendant(of: other) || (window != nil && window === other.window)
    }

    /// Returns whether any part of the view is visible in a container: it isn't hidden, transparent, or
    /// clipped.
    fileprivate func isSeen(in container: UIView, on screen: UIView?) -> Bool {
        var seen = convert(bounds, to: container)
        guard !bounds.isEmpty, [seen.minX, seen.minY, seen.width, seen.height].allSatisfy(\.isFinite) else {
            return false
        }
        for view in sequence(first: self, next: \.superview) {
            // The transition determines the visibility of the screen itself.
            if view === screen { break }
            if view.isHidden || view.alpha < 0.01 || view.isBehindPicture { return false }
            if view !== self, view.clipsToBounds {
                seen = seen.intersection(view.convert(view.bounds, to: container))
            }
        }
        seen = seen.intersection(container.bounds)
        return !seen.isNull && seen.width > 0 && seen.height > 0
    }
}
