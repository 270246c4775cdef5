import UIKit

/// The visible views that the two screens of a transition name, and their positions.
@MainActor struct ElementViews {
    /// A view and its appearance when it was found.
    struct Named {
        let view: UIView
        let place: TransitionElement.Place
        let roundedCorners: RoundedCorners
        let reflection: CGAffineTransform
        let opacity: CGFloat
        /// The view that shows the same now, or `nil` if there's none.
        fileprivate(set) weak var current: UIView?
        /// The scroll view around the view.
        private(set) weak var list: UIScrollView?
        /// The index path of the view's cell in a collection view, which reuses its cells.
        let index: IndexPath?

        /// Records how a named view looks.
        ///
        /// - Parameter partner: The view with the same name on the other screen, if it's already known.
        @MainActor init(
            _ view: UIView,
            in container: UIView,
            on screen: UIView,
            asShown: Bool,
            partner: Named? = nil
        ) {
            (self.view, current) = (view, view)
            let other = partner?.reflection ?? .identity
            let shown = asShown ? screen : nil
            reflection = view.reflection(in: container, asShownOn: shown, pairedWith: other)
            roundedCorners = view.roundedCorners(in: container, on: screen, reflection: reflection)
            opacity = view.opacity(on: screen)
            var place = view.place(
                in: container,
                on: screen,
                roundedCorners: roundedCorners,
                reflection: reflection,
                asShown: asShown
            )
            place.isTranslucent = opacity < 0.999
            self.place = place
            list = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
            index = view.indexInList
        }
    }

    private var named: [TransitionSide: [TransitionElementID: Named]] = [:]
    /// The positions, for the description of the transition.
    private(set) var elements: [TransitionElementID: TransitionElement] = [:]

    /// The views in front of those that both screens show, from back to front.
    private(set) var foreground: [TransitionSide: [TransitionElementID]] = [:]
    /// The views that both screens show, and those in front of them, from back to front.
    private(set) var drawingOrder: [TransitionSide: [TransitionElementID]] = [:]

    /// The views in front of each target, from back to front.
    private(set) var targetForeground: [TransitionSide: [TransitionElementID: [TransitionElementID]]] = [:]

    private var context: (any UIViewControllerContextTransitioning)?
    private var screens: [TransitionSide: UIView] = [:]
    private var asShown = false
    /// The names of the views that participants show or follow. The others aren't looked up again.
    private var watched: Set<TransitionElementID> = []
    /// The arrangement of these views and their lists when they were found.
    private var arrangement: Int?

    /// Creates an empty collection.
    init() {}

    /// Returns the initial positions of a view on the screens that show it, to follow its movement.
    func marks(of id: TransitionElementID) -> [TransitionSide: ElementFollower.Mark] {
        let marks = screens.compactMap { side, screen in
            (named[side]?[id]?.view).flatMap { ElementFollower.Mark($0, on: screen) }.map { (side, $0) }
        }
        return Dictionary(uniqueKeysWithValues: marks)
    }

    /// Finds the views of both screens, which must be in their places.
    ///
    /// - Parameters:
    ///   - targets: Views in addition to those that the screens name. A view on neither screen, such as a
    ///     button of a bar, stays in place during the transition and counts as shown by both.
    ///   - asShown: Whether views of the outgoing screen that animations move count where they're visible.
    init(_ context: any UIViewControllerContextTransitioning, targets: [TransitionTarget], asShown: Bool) {
        (self.context, self.asShown) = (context, asShown)
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
            screens[side] = screen
            unplaced.removeAll { $0.view?.isDescendant(of: screen) == true }
            let asked = targets.compactMap { target in target.view.map { (target.id, $0) } }
            for (id, view) in names.merging(asked, uniquingKeysWith: { named, _ in named }) {
                guard view !== screen || id.part != nil, view.isDescendant(of: screen),
                    view.isSeen(id.part, in: container, on: screen)
                else { continue }
                if id.part != nil {
                    places[side, default: [:]][id] = view.place(of: id.part, in: container, on: screen)
                    continue
                }
                let (isAsShown, partner) = (asShown && side == .outgoing, named[.outgoing]?[id])
                let element = Named(view, in: container, on: screen, asShown: isAsShown, partner: partner)
                named[side, default: [:]][id] = element
                places[side, default: [:]][id] = element.place
            }
        }
        for target in unplaced {
            guard let view = target.view, view.sharesSpace(with: container),
                view.isSeen(target.id.part, in: container, on: nil)
            else { continue }
            let place = view.place(of: target.id.part, in: container, on: nil)
            places[.outgoing, default: [:]][target.id] = place
            places[.incoming, default: [:]][target.id] = place
        }
        for id in Set(places.values.flatMap(\.keys)) {
            let (outgoing, incoming) = (places[.outgoing]?[id], places[.incoming]?[id])
            elements[id] = TransitionElement(outgoing: outgoing, incoming: incoming)
        }
        let ids = targets.map { $0.id }
        for side in TransitionSide.allCases { findForeground(on: side, of: ids) }
    }

    // MARK: Lists that change

    /// A named view that has been replaced, and the one that shows the same now.
    typealias Change = (id: TransitionElementID, side: TransitionSide, view: UIView?)

    /// Sets the participants whose views can change from now on. What's only in front of others, such as a
    /// spinner, doesn't count.
    mutating func watch(_ participants: [Participant]) {
        if elements.isEmpty { return }
        let ids = participants.flatMap { [$0.followedElement, $0.subject.element?.id] }
        watched = Set(ids.compactMap { $0 }).filter { elements[$0] != nil }
        arrangement = currentArrangement
    }

    /// Whether any of the watched views, or of the cells in their lists, has been replaced or moved, or
    /// whether a watched view shows something else.
    var haveChanged: Bool {
        if watched.isEmpty { return false }
        let current = currentArrangement
        return current == nil || current != arrangement
    }

    /// A value that changes when the arrangement does, or `nil` if a view's content can't be compared.
    private var currentArrangement: Int? {
        var hasher = Hasher()
        var lists: Set<ObjectIdentifier> = []
        for side in TransitionSide.allCases {
            guard let screen = screens[side] else { continue }
            for (id, element) in named[side] ?? [:] where watched.contains(id) {
                // One that's gone can come back.
                let known = element.current ?? element.view
                let view = known.isDescendant(of: screen) ? known : nil
                let spot = view.map { $0.convert($0.bounds.center, to: screen) }
                for number in [spot?.x, spot?.y] { hasher.combine(number) }
                if let view {
                    guard let contentHash = view.contentHash(stopsAtMotion: false) else { return nil }
                    hasher.combine(contentHash)
                }
                // All cells of a list can be named.
                guard let list = element.list, lists.insert(ObjectIdentifier(list)).inserted else { continue }
                for cell in list.subviews {
                    hasher.combine(ObjectIdentifier(cell))
                    hasher.combine(cell.center)
                    hasher.combine(cell.isHidden)
                }
            }
        }
        return hasher.finalize()
    }

    /// Finds the views again, by their names and from the closures that provide them. A cell that was passed
    /// itself no longer counts if its list uses it for another item.
    ///
    /// - Returns: The views that have been replaced. The first of two cells might take the place of the
    ///   second.
    mutating func identify(targets: [TransitionTarget]) -> [Change] {
        var changes: [Change] = []
        var provided: [TransitionElementID: UIView] = [:]
        for target in targets where target.id.part == nil && target.id.isProvided {
            provided[target.id] = target.id.currentView
        }
        for side in TransitionSide.allCases {
            guard let known = named[side], let screen = screens[side],
                let controller = context?.viewController(forKey: side.controllerKey)
            else { continue }
            let names = known.keys.contains { $0.name != nil } ? controller.namedElements() : [:]
            for (id, element) in known {
                var view = id.name == nil ? provided[id] : names[id]
                if let own = id.view { view = own.indexInList == element.index ? own : nil }
                if view?.isDescendant(of: screen) == false { view = nil }
                guard view !== element.current else { continue }
                named[side]?[id]?.current = view
                changes.append((id, side, view))
            }
        }
        arrangement = currentArrangement
        return changes
    }

    /// Returns the names of views of a screen, from back to front.
    private func names(_ ids: Set<TransitionElementID>, on side: TransitionSide, in order: DrawingOrder)
        -> [TransitionElementID]
    {
        let views = (named[side] ?? [:]).filter { ids.contains($0.key) }
        return views.mapValues { order.path(of: $0.view) }.sorted { first, second in
            // Two names can be those of one view.
            guard first.value != second.value else { return (first.key.name ?? "") < (second.key.name ?? "") }
            return first.value.lexicographicallyPrecedes(second.value)
        }.map(\.key)
    }

    /// Finds the views in front of targets and of those that both screens show, so that their pictures don't
    /// cover them.
    private mutating func findForeground(on side: TransitionSide, of targets: [TransitionElementID]) {
        guard let context, let screen = context.viewController(forKey: side.controllerKey)?.viewIfLoaded
        else { return }
        let (known, container) = (named[side] ?? [:], context.containerView)
        (drawingOrder[side], foreground[side]) = ([], [])
        if known.isEmpty { return }
        let ids = Dictionary(known.map { (ObjectIdentifier($1.view), $0) }) { first, _ in first }
        var found: Set<TransitionElementID> = []
        /// Returns the names of the views in front of another one.
        func find(inFrontOf element: Named, in order: DrawingOrder) -> [TransitionElementID] {
            order.views(inFrontOf: element.view, in: container).map { view in
                let id = ids[ObjectIdentifier(view)] ?? TransitionElementID(of: view)
                // It can be in front of many others.
                guard found.insert(id).inserted else { return id }
                let cover = Named(view, in: container, on: screen, asShown: asShown && side == .outgoing)
                named[side, default: [:]][id] = cover
                return id
            }
        }
        let flying = known.filter { elements[$0.key]?.isShared == true && $0.key.name != nil }
        let order = DrawingOrder(on: screen, besides: flying.values.map(\.view))
        let covers = Set(flying.values.flatMap { find(inFrontOf: $0, in: order) })
        drawingOrder[side] = names(covers.union(flying.keys), on: side, in: order)
        foreground[side] = drawingOrder[side]?.filter(covers.contains)
        let wholeOrder = DrawingOrder(on: screen, besides: [])
        for target in targets {
            guard let element = known[target] else { continue }
            targetForeground[side, default: [:]][target] = find(inFrontOf: element, in: wholeOrder)
        }
    }

    /// Returns the pictures to take of the views that participate. Inner views come first, so that the
    /// picture of the view around them doesn't contain them.
    ///
    /// - Parameter areNew: Whether the views haven't been on the screen yet in the state that the pictures
    ///   have to show.
    func pictures(for participants: [Participant], areNew: Bool) -> [ElementPicture] {
        var wanted: [(subject: Participant.Subject, element: Named)] = []
        var known: Set<Participant.Subject> = []
        for subject in participants.map(\.subject) {
            guard case .element(let id, let side) = subject, let element = named[side]?[id],
                known.insert(subject).inserted
            else { continue }
            wanted.append((subject, element))
        }
        if wanted.isEmpty { return [] }
        wanted.sort { $0.element.view.depth > $1.element.view.depth }
        let groups = Dictionary(grouping: participants) { $0.subject.element?.id }
        /// The levels of the views around those with pictures.
        var levels: [ObjectIdentifier: Int] = [:]
        return wanted.map { subject, element in
            let level = levels[ObjectIdentifier(element.view)] ?? 0
            for view in sequence(first: element.view, next: \.superview) {
                if levels[ObjectIdentifier(view), default: 0] > level { break }
                levels[ObjectIdentifier(view)] = level + 1
            }
            let group = groups[subject.element?.id] ?? []
            return ElementPicture(subject, of: element, level: level, in: group, areNew: areNew)
        }
    }

    /// Returns an empty view in place of the one that a subject is a surface of.
    func surface(for subject: Participant.Subject) -> UIView? {
        guard let (id, side) = subject.element, let element = named[side]?[id] else { return nil }
        let surface = UIView.inert()
        surface.takePlace(of: element)
        return surface
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
            default: children.filter { isInView($0) }
            }
        let own = (self as? any TransitionElementProviding)?.transitionElements() ?? [:]
        return shown.reduce(own) { known, child in
            known.merging(child.namedElements()) { outer, _ in outer }
        }
    }

    /// Returns whether the view of a child is visible on the controller's, such as the current page of
    /// several. The content of an empty view can extend beyond it.
    private func isInView(_ child: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let page = child.viewIfLoaded, page.isDescendant(of: view) else {
            return false
        }
        if view.bounds.isEmpty || page.bounds.isEmpty { return !page.isHidden }
        // Pages side by side touch each other.
        return page.isVisible(page.bounds.insetBy(dx: 1, dy: 1), in: view, on: view)
    }
}

extension TransitionElement { fileprivate var isShared: Bool { outgoing != nil && incoming != nil } }
