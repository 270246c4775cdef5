import TransitionKit
import UIKit

/// A point that a transition starts from or leads to, such as the center of a button.
///
/// If the point depends on a view that neither screen shows, the center of the screen replaces it, or with
/// ``GenieAnimator``, the center of the lower edge.
///
/// ```swift
/// list.present(detail, with: .circleReveal(origin: .view(addButton)))
/// ```
public struct TransitionOrigin: Hashable, Sendable {
    private enum Kind: Hashable {
        case point(x: CGFloat, y: CGFloat)
        case center(of: TransitionTarget)
    }

    private let kind: Kind

    /// The center of the screen.
    public static let center = TransitionOrigin.point(x: 0.5, y: 0.5)

    /// Returns a point in fractions of the screen, from (0, 0) at the top leading corner to (1, 1) at the
    /// bottom trailing corner. It can be outside the screen. A point with a non-finite coordinate is treated
    /// as the center.
    public static func point(x: CGFloat, y: CGFloat) -> TransitionOrigin {
        TransitionOrigin(kind: .point(x: x, y: y))
    }

    /// Returns the center of a view, as it appears when the transition starts. See ``element(_:)`` and
    /// ``view(_:)``.
    public static func center(of target: TransitionTarget) -> TransitionOrigin {
        TransitionOrigin(kind: .center(of: target))
    }

    /// Returns the center of the view that a screen names by adopting `TransitionElementProviding`. If both
    /// screens use the name, the outgoing screen's view is used.
    public static func element(_ id: TransitionElementID) -> TransitionOrigin { .center(of: .element(id)) }

    /// Returns the center of a view on either screen or in a bar, such as the button that people tapped. The
    /// view isn't retained.
    @preconcurrency @MainActor
    public static func view(_ view: UIView) -> TransitionOrigin { .center(of: .view(view)) }

    /// Returns the location of a gesture that has just been recognized, such as a tap on a map. If the
    /// recognizer has no view, returns the center of the screen.
    ///
    /// ```swift
    /// list.present(detail, with: .explode(origin: .touch(tap)))
    /// ```
    @preconcurrency @MainActor
    public static func touch(_ recognizer: UIGestureRecognizer) -> TransitionOrigin {
        guard let view = recognizer.view else { return .center }
        return .center(of: .point(recognizer.location(in: view), in: view))
    }

    /// Returns the location of an event's touch, for use in the action of a control. If the event has no
    /// touch, returns the center of the screen.
    @preconcurrency @MainActor public static func touch(_ event: UIEvent) -> TransitionOrigin {
        guard let touch = event.allTouches?.first, let view = touch.view else { return .center }
        return .center(of: .point(touch.location(in: view), in: view))
    }

    /// The view that the point depends on, or `nil` if there's none. An animator has to return it from
    /// `targets` to learn its position.
    public var target: TransitionTarget? {
        guard case .center(of: let target) = kind else { return nil }
        return target
    }

    /// The targets of an animator with this origin: its ``target``, if there's one.
    var targets: [TransitionTarget] { target.map { [$0] } ?? [] }

    /// Returns the point in fractions of a screen's frame, or the center if the view isn't visible.
    ///
    /// - Parameters:
    ///   - screen: The frame of the screen, such as the scene's `incomingFrame`.
    ///   - scene: The scene of an animator that requests the ``target``.
    public func point(in screen: CGRect, of scene: TransitionScene) -> CGPoint {
        var point = CGPoint(x: 0.5, y: 0.5)
        switch kind {
        case .point(let x, let y):
            if x.isFinite, y.isFinite { point = CGPoint(x: x, y: y) }
        case .center(of: let target):
            let element = scene.element(of: target)
            guard let frame = (element?.outgoing ?? element?.incoming)?.frame, screen.width > 0,
                screen.height > 0
            else { return point }
            point.x = (frame.midX - screen.minX) / screen.width
            point.y = (frame.midY - screen.minY) / screen.height
        }
        return CGPoint(x: point.x.playable(or: 0.5), y: point.y.playable(or: 0.5))
    }
}
