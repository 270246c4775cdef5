import UIKit

/// A custom presentation as a value: where a presented screen lies, what is behind it, and how it is dragged.
///
/// ```swift
/// present(menu, as: .drawer())
/// present(filters, as: .sheet(detents: [.points(120), .fraction(0.5), .fraction(1)]))
/// ```
///
/// Start from one of the kinds, ``card(edge:)``, ``drawer(edge:)``, ``sheet(detents:)`` or ``toast(edge:duration:)``,
/// and set what is to be different. Any ``Animator`` may bring the screen in and out. Without one it comes from beyond its
/// edge; see ``CardAnimator``.
///
/// `present(_:as:with:interaction:completion:)` does all that UIKit asks for. A ``TransitionDelegate`` has the
/// presentation in its ``TransitionDelegate/presentation``, and a delegate that you write yourself returns a
/// ``CardPresentationController``.
public struct CardPresentation: Hashable, Sendable {
    /// The edge of the container at which the card lies. `nil` for the middle, where a card can't be dragged.
    public var edge: TransitionEdge?

    /// The width of the card. At the leading and trailing edge ``detents`` win over it.
    public var width: Dimension
    /// The height of the card. At the top and bottom edge ``detents`` win over it.
    public var height: Dimension

    /// The sizes at which the card comes to rest, measured from its edge: heights at the top and bottom edge, widths at
    /// the leading and trailing edge. In any order; the first is the one it comes with.
    ///
    /// Empty, and in the middle, the card has one size: its ``height``, or its ``width``.
    public var detents: [Dimension] = []

    /// The least distances in points between the card and the edges of the container, or those of its safe area, as
    /// ``insetReference`` says. Zero by default; what is negative or not finite counts as 0.
    public var insets = NSDirectionalEdgeInsets.zero

    /// What ``insets`` are measured from.
    public var insetReference: InsetReference

    /// The greatest width in points. `nil` by default; what is not positive and finite counts as `nil`.
    public var maximumWidth: CGFloat?

    /// How round the card is. Corners on its ``edge`` are square where that is the container's, and so are those in a corner
    /// of the container.
    public var corners: Corners

    /// The card's shadow, as strong as its color is opaque. `nil` for none.
    public var shadow: Participant.Shadow?

    /// What covers the screen behind the card.
    public var backdrop: Backdrop

    /// What a tap beside the card does.
    public var tapOutside: TapOutside

    /// A Boolean value that determines whether a finger drags the card: between its detents, and out over its edge to
    /// dismiss it. There are no touches on tvOS.
    public var isDraggable: Bool

    /// A Boolean value that determines whether the presented controller decides about the status bar. `false` by default,
    /// which leaves `modalPresentationCapturesStatusBarAppearance` as the app has set it. Without effect on tvOS.
    public var capturesStatusBar = false

    /// What happens to the presenter's view while the card is there.
    ///
    /// A presenter that is a card itself stays as it is.
    public var presenterEffect = PresenterEffect.none

    /// How long the card stays, in seconds, before it goes by itself. `nil` by default: until it is dismissed. Negative
    /// and not finite values count as `nil`.
    ///
    /// The time stands still while a finger is on the card, while it presents something itself, and while VoiceOver
    /// runs, for which nothing goes away unasked.
    public var duration: TimeInterval?

    /// A length of the card.
    public enum Dimension: Hashable, Sendable {
        /// A part of what the insets leave of the container, 0…1. Values above 1 count as 1, and so do values that are
        /// not positive or not a number.
        case fraction(CGFloat)
        /// A length in points, as far as there is room. What is not positive and finite counts as ``fitting``.
        case points(CGFloat)
        /// The presented controller's `preferredContentSize`, as far as there is room. Where that is zero it counts as
        /// ``fitting``.
        case preferred
        /// What the presented view needs by its constraints, and the part of the safe area that the card reaches into. A
        /// view without constraints that tell takes half of the room.
        case fitting
    }

    /// What insets are measured from.
    public enum InsetReference: Hashable, Sendable, CaseIterable {
        /// The edges of the container; only at the edge across from the card's own, if that is the top or the bottom, those
        /// of the safe area.
        case fromContainer
        /// The edges of the safe area.
        case fromSafeArea
    }

    /// How round a card is.
    public enum Corners: Hashable, Sendable {
        /// A radius in points. What is negative or not finite counts as 0.
        case fixed(CGFloat)
        /// From iOS 26 on, as round as leaves an even gap to the corners of the screen, and at least 12 points; before, 12
        /// points.
        case concentric
    }

    /// What covers the screen behind a card.
    public enum Backdrop: Hashable, Sendable {
        /// Nothing.
        case none
        /// A color, as opaque as it is.
        case color(UIColor)
        /// The material of a blur.
        case blur(UIBlurEffect.Style)

        /// Black, two fifths opaque.
        public static let dimming = Backdrop.color(UIColor(white: 0, alpha: 0.4))
    }

    /// What a tap beside a card does.
    public enum TapOutside: Hashable, Sendable, CaseIterable {
        /// Dismisses the card, if its delegate agrees.
        case dismisses
        /// Nothing; the screen behind gets no touches either.
        case ignored
        /// Whatever it does on the screen behind, which gets all touches beside the card but for those while the card comes
        /// and goes.
        case passesThrough
    }

    /// What happens to the presenter's view.
    public enum PresenterEffect: Hashable, Sendable {
        /// Nothing.
        case none
        /// The card pushes it away from its edge. In the middle, nothing.
        case pushed
        /// It is scaled about its middle. What is not positive and finite counts as 1.
        case scaled(CGFloat)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(edge)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(detents)
        for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] { hasher.combine(inset) }
        hasher.combine(insetReference)
        hasher.combine(maximumWidth)
        hasher.combine(corners)
        hasher.combine(shadow)
        hasher.combine(backdrop)
        hasher.combine(tapOutside)
        hasher.combine(isDraggable)
        hasher.combine(capturesStatusBar)
        hasher.combine(presenterEffect)
        hasher.combine(duration)
    }
}
