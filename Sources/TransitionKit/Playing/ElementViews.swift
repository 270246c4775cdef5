import UIKit

/// The views that the two screens of a transition name and that are seen, and where they are.
@MainActor struct ElementViews {
    private struct Named {
        let view: UIView
        let place: TransitionElement.Place
        let opacity: CGFloat
    }

    private var named: [TransitionElement.Side: [TransitionElementID: Named]] = [:]
    /// Where they are, for those who describe the transition.
    private(set) var elements: [TransitionElementID: TransitionElement] = [:]

    /// Asks both screens, which have to be in their places.
    ///
    /// - Parameter targets: views that are asked for by themselves. One that is on neither screen, a bar's button
    ///   say, stays where it is through the transition and counts as shown by both.
    init(_ context: any UIViewControllerContextTransitioning, targets: [TransitionTarget] = []) {
        let container = context.containerView
        var places: [TransitionElement.Side: [TransitionElementID: TransitionElement.Place]] = [:]
        var unplaced = targets
        for (side, key) in [(TransitionElement.Side.outgoing, .from), (.incoming, .to)]
            as [(TransitionElement.Side, UITransitionContextViewControllerKey)]
        {
            guard let controller = context.viewController(forKey: key), let screen = controller.viewIfLoaded,
                screen.sharesSpace(with: container)
            else { continue }
            unplaced.removeAll { $0.view?.isDescendant(of: screen) == true }
            let asked = targets.compactMap { target in target.view.map { (target.id, $0) } }
            for (id, view) in controller.namedElements().merging(
                asked,
                uniquingKeysWith: { named, _ in named }
            ) {
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
            let place = view.place(in: container)
            places[.outgoing, default: [:]][target.id] = place
            places[.incoming, default: [:]][target.id] = place
        }
        for id in Set(places.values.flatMap(\.keys)) {
            elements[id] = TransitionElement(
                outgoing: places[.outgoing]?[id],
                incoming: places[.incoming]?[id]
            )
        }
    }

    /// Pictures of the views that play parts, each just where its view is; the views themselves are hidden from then
    /// on.
    func pictures(
        for participants: [Participant],
        noting ledger: Ledger
    ) -> [Participant.Role: UIView] {
        var wanted: [Part] = []
        for participant in participants where participant.rendering == .picture {
            guard let element = self[participant.role],
                !wanted.contains(where: { $0.role == participant.role })
            else { continue }
            wanted.append(
                Part(
                    role: participant.role,
                    view: element.view,
                    place: element.place,
                    isNew: participant.role.element?.side == .incoming,
                    isBare: participants.contains {
                        $0.rendering == .surface && $0.role.element?.id == participant.role.element?.id
                    },
                    isCut: participant.keyframes.contains { $0.pose.clip != Pose.Clip() }
                )
            )
        }
        // Inner views first, so that the picture of the view around them is without them.
        wanted.sort { $0.view.depth > $1.view.depth }
        var result: [Participant.Role: UIView] = [:]
        for (index, part) in wanted.enumerated() {
            let holdsOthers = wanted[..<index].contains { $0.view.isDescendant(of: part.view) }
            guard let picture = part.picture(isNew: part.isNew || holdsOthers) else { continue }
            result[part.role] = picture
            ledger.set(\.alpha, of: part.view, to: 0)
            ledger.onRestore { picture.removeFromSuperview() }
        }
        return result
    }

    /// A view without content in the place of the one in a role.
    func surface(for role: Participant.Role, noting ledger: Ledger) -> UIView? {
        guard let element = self[role] else { return nil }
        let surface = UIView()
        surface.stand(in: element.place)
        surface.alpha = element.opacity
        surface.isUserInteractionEnabled = false
        ledger.onRestore { surface.removeFromSuperview() }
        return surface
    }

    private subscript(role: Participant.Role) -> Named? {
        role.element.flatMap { named[$0.side]?[$0.id] }
    }
}

/// A named view that is to be seen as a picture.
@MainActor private struct Part {
    let role: Participant.Role
    let view: UIView
    let place: TransitionElement.Place
    /// Whether it has never been drawn.
    let isNew: Bool
    /// Whether its background is someone else's part.
    let isBare: Bool
    /// Whether its part says what is seen of it.
    let isCut: Bool

    /// A view that looks as this one, just where it is, with square corners: rounding them is the pose's business.
    func picture(isNew: Bool) -> UIView? {
        guard let picture = image ?? snapshot(isNew: isNew) else { return nil }
        picture.stand(in: place)
        picture.alpha = view.alpha
        picture.isUserInteractionEnabled = false
        return picture
    }

    /// The whole image of an image view, in a view of what is seen of it.
    private var image: UIView? {
        guard case .image(let whole) = place.content, let view = view as? UIImageView else { return nil }
        let frame = UIView()
        let image = UIImageView(image: view.image)
        image.tintColor = view.tintColor
        image.contentMode = .scaleToFill
        image.frame = whole.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
        frame.addSubview(image)
        frame.clipsToBounds = !isCut
        return frame
    }

    private func snapshot(isNew: Bool) -> UIView? {
        let (layer, color) = (view.layer, view.backgroundColor)
        let (radius, shadow) = (layer.cornerRadius, layer.shadowOpacity)
        let changes = radius > 0 || (isBare && color != nil)
        layer.cornerRadius = 0
        if isBare {
            view.backgroundColor = nil
            layer.shadowOpacity = 0
        }
        defer {
            layer.cornerRadius = radius
            if isBare {
                view.backgroundColor = color
                layer.shadowOpacity = shadow
            }
        }
        return view.snapshotView(afterScreenUpdates: isNew || changes)
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
    fileprivate func isSeen(in container: UIView, on screen: UIView?) -> Bool {
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
        let seen = fittedBounds
        let origin = convert(CGPoint(x: seen.minX, y: seen.minY), to: container)
        let right = convert(CGPoint(x: seen.maxX, y: seen.minY), to: container)
        let bottom = convert(CGPoint(x: seen.minX, y: seen.maxY), to: container)
        let middle = convert(CGPoint(x: seen.midX, y: seen.midY), to: container)
        let size = CGSize(
            width: hypot(right.x - origin.x, right.y - origin.y),
            height: hypot(bottom.x - origin.x, bottom.y - origin.y)
        )
        let (across, down) = (size.width / seen.width, size.height / seen.height)
        let scale = min(across, down)
        /// A part of the view, as it is before it is turned.
        func frame(_ part: CGRect) -> CGRect {
            CGRect(
                x: middle.x + (part.minX - seen.midX) * across,
                y: middle.y + (part.minY - seen.midY) * down,
                width: part.width * across,
                height: part.height * down
            )
        }
        let content: TransitionElement.Content
        if let text = words {
            content = .text(frame: frame(text.frame), size: text.size * scale, alignment: text.alignment)
        } else if let image = imageBounds {
            content = .image(frame: frame(image))
        } else {
            content = .fill
        }
        let isWhole = seen == bounds
        let color = backgroundColor?.resolvedColor(with: traitCollection)
        return TransitionElement.Place(
            frame: frame(seen),
            cornerRadius: isWhole ? min(layer.cornerRadius * scale, min(size.width, size.height) / 2) : 0,
            rotation: atan2(right.y - origin.y, right.x - origin.x),
            backgroundColor: (color?.cgColor.alpha ?? 0) > 0 ? color : nil,
            shadow: Participant.Shadow(
                radius: layer.shadowRadius * scale,
                x: layer.shadowOffset.width * scale,
                y: layer.shadowOffset.height * scale,
                color: layer.shadowColor.map { UIColor(cgColor: $0) } ?? .black
            ),
            shadowOpacity: isWhole && !layer.masksToBounds ? CGFloat(layer.shadowOpacity) : 0,
            content: content
        )
    }

    /// The whole image in an image view's coordinates, if nothing but the image is seen there.
    private var imageBounds: CGRect? {
        guard let view = self as? UIImageView, view.subviews.isEmpty, !view.isHighlighted,
            let image = view.image,
            !image.isSymbolImage, image.renderingMode != .alwaysTemplate, image.capInsets == .zero,
            image.size.width > 0, image.size.height > 0
        else { return nil }
        let (across, down) = (bounds.width / image.size.width, bounds.height / image.size.height)
        let scale: CGFloat
        switch view.contentMode {
        case .scaleToFill: return bounds
        case .scaleAspectFill where clipsToBounds: scale = max(across, down)
        case .scaleAspectFit where (backgroundColor?.cgColor.alpha ?? 0) == 0: scale = min(across, down)
        default: return nil
        }
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// What is seen of it: all, but for an image that is fitted in.
    private var fittedBounds: CGRect {
        guard let image = imageBounds, bounds.contains(image) else { return bounds }
        return image
    }

    /// The words of a label or of a button that shows nothing else, in its own coordinates.
    private var words: (frame: CGRect, size: CGFloat, alignment: CGFloat)? {
        var label = self as? UILabel
        if let button = self as? UIButton, button.configuration == nil, button.currentImage == nil {
            label = button.titleLabel
        }
        guard let label, label.text?.isEmpty == false, let size = label.font?.pointSize, size > 0 else {
            return nil
        }
        let alignment = label.margin
        let fitting = label.sizeThatFits(label.bounds.size)
        let (width, height) = (
            min(fitting.width, label.bounds.width), min(fitting.height, label.bounds.height)
        )
        guard width > 0, height > 0 else { return nil }
        let words = CGRect(
            x: label.bounds.minX + alignment * (label.bounds.width - width),
            y: label.bounds.midY - height / 2,
            width: width,
            height: height
        )
        return (label.convert(words, to: self), size, label === self ? alignment : 0.5)
    }

    /// Puts it where a named view is.
    fileprivate func stand(in place: TransitionElement.Place) {
        bounds.size = place.frame.size
        center = CGPoint(x: place.frame.midX, y: place.frame.midY)
        transform = CGAffineTransform(rotationAngle: place.rotation)
    }
}

extension UILabel {
    /// The margin that its text keeps to, as a fraction of the width.
    fileprivate var margin: CGFloat {
        switch textAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }
}
