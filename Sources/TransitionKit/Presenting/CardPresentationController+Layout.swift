import UIKit

// Where the card is.

extension CardPresentationController {
    /// `nil` outside of a container.
    var layout: CardLayout? {
        containerView.map { makeLayout(in: $0.bounds, $0) }
    }

    func makeLayout(in bounds: CGRect, _ container: UIView) -> CardLayout {
        CardLayout(
            presentation,
            container: bounds,
            safeArea: container.safeAreaInsets,
            isMirrored: container.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: container.traitCollection.displayScale,
            covered: coveredHeight,
            content: CardContent(
                preferredSize: presentedViewController.preferredContentSize,
                fittingSize: { [unowned self] in fittingSize($0) }
            )
        )
    }

    private func fittingSize(_ width: CGFloat?) -> CGSize {
        if let known = fittingSizes[width] { return known }
        let size = presentedViewController.fittingSize(width: width)
        fittingSizes[width] = size
        return size
    }

    /// How far the card goes in the transition that brings it in or out, in points.
    var travel: CGFloat {
        guard let layout else { return 0 }
        let frame = phase == .presenting ? layout.frame(at: selectedDetent) : card.placedFrame
        return layout.position(of: frame) + layout.gap
    }

    /// Puts the card where it is to be now, and all that goes with it. Inside an animation block this animates.
    func place() {
        guard let layout else { return }
        let frame = heldPosition.map { layout.frame(at: shownPosition($0, layout)) }
        card.place(in: frame ?? layout.frame(at: selectedDetent))
        card.round(layout.roundCorners(of: restingFrame(in: layout)), presentation.corners)
        card.layoutIfNeeded()
        keepSafeArea()
        guard phase == .presented else { return }
        setCompany(heldPosition.map { layout.presence(at: shownPosition($0, layout)) } ?? 1)
    }

    /// Where the card would be if it were not moved out over its edge.
    private func restingFrame(in layout: CardLayout) -> CGRect {
        guard let heldPosition else { return layout.frame(at: selectedDetent) }
        return layout.frame(at: max(shownPosition(heldPosition, layout), layout.shortest))
    }

    /// The content keeps its safe area while the card is away from its place.
    func keepSafeArea() {
        guard phase != .idle, let layout else { return }
        let frame = restingFrame(in: layout)
        if CATransform3DIsIdentity(card.layer.transform), card.frame.isClose(to: frame) {
            keeper.release()
        } else {
            keeper.keep(layout.safeArea(in: frame), in: card.safeAreaAroundContent)
        }
    }
}

extension CGRect {
    /// Whether the difference is one of rounding.
    func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(maxX - other.maxX) < 0.01
            && abs(maxY - other.maxY) < 0.01
    }
}

extension UIViewController {
    /// The size that its view needs, without any safe area.
    ///
    /// - Parameter width: the width that it has; `nil` for what it likes.
    fileprivate func fittingSize(width: CGFloat?) -> CGSize {
        let view: UIView = view
        let (own, safeArea) = (additionalSafeAreaInsets, view.safeAreaInsets)
        if safeArea != .zero {
            additionalSafeAreaInsets = UIEdgeInsets(
                top: own.top - safeArea.top,
                left: own.left - safeArea.left,
                bottom: own.bottom - safeArea.bottom,
                right: own.right - safeArea.right
            )
        }
        defer { if safeArea != .zero { additionalSafeAreaInsets = own } }
        guard let width else { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        return view.systemLayoutSizeFitting(
            CGSize(width: max(width, 0), height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }
}
