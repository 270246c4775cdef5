import UIKit

/// A value that describes a custom presentation: the position of the presented screen, the backdrop behind
/// it, and how people drag it.
///
/// ```swift
/// present(menu, as: .drawer())
/// present(filters, as: .sheet(detents: [.points(120), .fraction(0.5), .fraction(1)]))
/// ```
///
/// Start with ``card(edge:)``, ``drawer(edge:)``, ``sheet(detents:)``, ``panel(detents:)``, or
/// ``toast(edge:duration:)``, and change the properties that should be different. Any `Animator` can bring
/// the screen in and out. By default, the screen slides in by its edge, or fades in if it's in the center;
/// see ``CardAnimator``.
///
/// To present a screen, use `present(_:as:with:interaction:completion:)`. If you keep a
/// `TransitionDelegate`, set its `presentation`. In your own delegate, return a
/// ``CardPresentationController``.
public struct CardPresentation: Hashable, Sendable {
    /// The edge of the container where the card is placed. If `nil`, the card is in the center, where people
    /// can't drag it. The default depends on the kind.
    public var edge: TransitionEdge?

    /// The width of the card. At the leading and trailing edges, ``detents`` take precedence. The default
    /// depends on the kind.
    public var width: Dimension
    /// The height of the card. At the top and bottom edges, ``detents`` take precedence. The default depends
    /// on the kind.
    public var height: Dimension

    /// The sizes at which the card can rest, measured from its edge: heights at the top and bottom, widths at
    /// the sides. They can be in any order. The card starts at the first one. On tvOS, only the app selects
    /// another one, with ``CardPresentationController/selectedDetentIndex``.
    ///
    /// If the array is empty, or if the card is in the center, the card has a single size, its ``height`` or
    /// ``width``.
    public var detents: [Dimension] = []

    /// The minimum distances between the card and the edges that ``insetReference`` specifies, in points. The
    /// default is zero, except that a card in the center keeps 24 points away from all edges, a toast 8, and
    /// a sheet or panel 10 from the top. Negative and non-finite values are treated as 0.
    public var insets = NSDirectionalEdgeInsets.zero

    /// The edges from which the ``insets`` are measured. The default is `.fromContainer`, and for a card in
    /// the center and a toast, `.fromSafeArea`.
    public var insetReference: InsetReference

    /// The maximum width, in points. If `nil`, there's no maximum. The default is 640 for a sheet and for a
    /// card at the top or bottom, `nil` for other cards and for a drawer at the top or bottom, 360 for other
    /// drawers, 480 for a toast, and 420 for a panel. Values that are zero, negative, or non-finite are
    /// treated as `nil`.
    public var maximumWidth: CGFloat?

    /// The alignment of a card at the top or bottom that's narrower than the space inside the ``insets``. The
    /// default is ``Alignment-swift.enum/center``. It has no effect at the sides and in the center.
    public var alignment = Alignment.center

    /// The index of the largest detent at which the screen behind the card isn't covered by the backdrop, and
    /// receives touches. From there to the next larger detent, the backdrop appears gradually. If `nil` (the
    /// default), the backdrop is visible at all detents. Negative values are treated as `nil`, and values
    /// beyond the last detent as the last one.
    ///
    /// If people can drag but not dismiss the card, the escape gesture moves it to this detent. A tap outside
    /// that would otherwise dismiss the card does the same.
    public var largestUndimmedDetentIndex: Int?

    /// A Boolean value that determines whether people are prevented from dismissing the card. The default is
    /// `false`, and `true` for a panel. If `true`, the card resists a drag past its edge, as with
    /// `isModalInPresentation`.
    public var isInteractiveDismissDisabled = false

    /// The corners that are round. If `nil` (the default), all corners are round, except those at the edge or
    /// in a corner of the container.
    public var maskedCorners: CACornerMask?

    /// The roundness of the card's corners. Corners at the edge or in a corner of the container are square.
    /// The default is a radius of 16 points.
    public var corners: Corners

    /// The shadow of the card. Its opacity is that of its color. If `nil`, the card has no shadow. The
    /// default is a soft shadow. A blur radius or an offset of more than 200 points is treated as 200 points.
    public var shadow: Participant.Shadow?

    /// The backdrop that covers the screen behind the card. The default is ``Backdrop-swift.enum/dimming``,
    /// and ``Backdrop-swift.enum/none`` for a toast or panel.
    public var backdrop: Backdrop

    /// The effect of a tap outside the card. The default is ``TapOutside-swift.enum/dismisses``, and
    /// ``TapOutside-swift.enum/passesThrough`` for a toast or panel.
    public var tapOutside: TapOutside

    /// A Boolean value that determines whether a tap outside the card only ends editing while people type
    /// into the card. Another tap then dismisses the card. The default is `true`, because people tap beside a
    /// keyboard to put it away, and would lose what they've typed.
    ///
    /// If a field refuses to end editing, the card stays. This property has no effect unless
    /// ``tapOutside-swift.property`` is ``TapOutside-swift.enum/dismisses``.
    public var tapOutsideEndsEditing = true

    /// A Boolean value that determines whether people can drag the card between its detents, and past its
    /// edge to dismiss it. The default is `true` for a card at an edge. It has no effect on a card in the
    /// center, and on tvOS.
    ///
    /// If a tap outside dismisses a card at the leading or trailing edge, such as a drawer, people can also
    /// begin the drag there, toward that edge.
    public var isDraggable: Bool

    /// A Boolean value that determines whether a drag on scrolling content moves the card to larger
    /// ``detents`` before the content scrolls, as long as the content is at its start. The default is `true`.
    ///
    /// If `false`, the content scrolls at each detent. To make the card larger, people drag what doesn't
    /// scroll, such as a navigation bar or the grabber; see ``prefersGrabberVisible``.
    public var prefersScrollingExpandsWhenScrolledToEdge = true

    /// A Boolean value that determines whether the card shows a grabber at the side that people drag. The
    /// default is `false`, and `true` for a panel with several ``detents``.
    ///
    /// A drag on the grabber moves the card, even if its content is scrolled. A tap on it moves the card to
    /// the next larger detent, or from the largest one to the smallest. A card with a single size is
    /// dismissed, if its delegate allows it.
    ///
    /// If the card has several ``detents``, assistive technologies adjust the grabber even if it isn't
    /// visible, and the arrow keys of a keyboard move the card between its detents. This property has no
    /// effect if people can't drag the card.
    public var prefersGrabberVisible = false

    /// A Boolean value that determines whether the presented view controller controls the appearance of the
    /// status bar. If `false` (the default), the view controller's
    /// `modalPresentationCapturesStatusBarAppearance` doesn't change. It has no effect on tvOS and visionOS.
    public var capturesStatusBarAppearance = false

    /// The effect on the presenting screen while the card is presented. The default is
    /// ``PresenterEffect-swift.enum/none``.
    ///
    /// If the presenting screen is itself presented, or while Reduce Motion is on, there's no effect. If the
    /// card is shown without a presentation, the effect applies to everything in the view of the controller
    /// that shows it, except for cards.
    public var presenterEffect = PresenterEffect.none

    /// The position of the card relative to a bar at its edge, if a `UITabBarController`,
    /// `UINavigationController`, or `ContainerViewController` shows the card without a presentation. The
    /// default is ``BarPlacement-swift.enum/inFront``, and for a toast at the bottom
    /// ``BarPlacement-swift.enum/beside``.
    ///
    /// UIKit doesn't report that a bar appears, disappears, or changes its size. If this happens while the
    /// card is shown, call ``CardPresentationController/invalidateDetents()``, such as in
    /// `viewDidLayoutSubviews()` of the container.
    public var barPlacement = BarPlacement.inFront

    /// A Boolean value that determines whether the screen behind the card keeps clear of it, if the card is
    /// shown without a presentation. The default is `false`.
    ///
    /// The part that the card covers at its smallest size is added to the `additionalSafeAreaInsets` of the
    /// controller that shows it, so that people can scroll to the end of a list. If the card stands on a
    /// keyboard, the part that the keyboard covers is added, too. If a screen makes room for the keyboard
    /// itself, subtract its safe area from the height of the keyboard there.
    ///
    /// In a `UITabBarController` or `ContainerViewController`, the insets of all its screens increase. UIKit
    /// doesn't report that a tab bar controller has other screens. After you set its `viewControllers` while
    /// the card is shown, call ``CardPresentationController/invalidateDetents()``. If it has `tabs`, which
    /// create their screens late, also call this method when a tab is first selected, such as in
    /// `viewDidLayoutSubviews()` of the tab bar controller.
    ///
    /// In a `UINavigationController` with a bar at the card's edge, such as at the top, the insets of its
    /// screens increase as well, because the insets of the navigation controller itself would move the bar.
    /// Call the same method when it shows another screen, such as in
    /// `navigationController(_:willShow:animated:)` of its delegate. At the other edges, screens that are
    /// pushed keep clear of the card by themselves.
    ///
    /// If you change these insets while the card is shown, add to them or subtract from them. A value that
    /// you assign is treated as your own insets alone if it's smaller than what the card has added. A larger
    /// value is treated as one that includes what the card has added, which the card subtracts when it
    /// leaves. After you assign a value to a screen of a container that shows the card, call
    /// ``CardPresentationController/invalidateDetents()``.
    public var insetsScreenBehind = false

    /// A Boolean value that determines whether a card at the bottom stands on the keyboard, and one in the
    /// center stays clear of it. The default is `true`. If `false`, the keyboard covers the card. Use this
    /// for a card such as a player below a screen with an input bar. In iOS 16.4 and later, SwiftUI content
    /// of the card doesn't make room for the keyboard either.
    public var avoidsKeyboard = true

    /// The time before the card disappears on its own, in seconds. If `nil`, the card stays until it's
    /// dismissed. The default is `nil`, and 3 for a toast. Negative values and NaN are treated as `nil`. With
    /// an infinite duration, the card also stays, and VoiceOver announces it as it announces a toast. With a
    /// duration of 0, the card disappears as soon as it has appeared.
    ///
    /// The timer pauses while a finger touches the card, while people type in it, while it isn't visible, and
    /// while a presented card presents another screen. It also pauses while VoiceOver or Switch Control is
    /// running, unless another card waits for this one.
    public var duration: TimeInterval?

    /// What happens if a card with a ``duration`` is shown while there's another one at the same edge. The
    /// default is ``Succession-swift.enum/waits``, because people may not have read the first one yet.
    public var succession = Succession.waits

    /// What happens to a card with a ``duration`` if there's another one at the same edge.
    public enum Succession: Hashable, Sendable, CaseIterable {
        /// The next card waits until the others are gone. If you show it again while it waits, it keeps its
        /// place among those that wait, with the new description. If you show it at another edge or in
        /// another view, or with ``replaces``, it appears there as if it hadn't waited. For a card whose
        /// duration is infinite, others wait only while it leaves.
        case waits
        /// The next card appears at once, and the one before it disappears, unless the duration of that one
        /// is infinite. Of several cards that are presented in the same turn of the run loop, the last one
        /// appears. Those that it replaces are never visible, and their views aren't loaded.
        case replaces
    }

    /// A length of a card.
    public enum Dimension: Hashable, Sendable {
        /// A fraction of the space inside the insets, from 0 to 1. Values above 1, values that aren't
        /// positive, and NaN are treated as 1.
        case fraction(CGFloat)
        /// A length in points, limited by the available space. It includes the part of the safe area that the
        /// card covers. Values that are zero, negative, or non-finite are treated as ``fitting``.
        case points(CGFloat)
        /// The presented view controller's `preferredContentSize`, limited by the available space. Like
        /// ``points(_:)``, it includes the part of the safe area that the card covers. If it's zero, it's
        /// treated as ``fitting``.
        case preferred
        /// The length that the content needs, plus the part of the safe area that the card covers. The
        /// content needs the presented view controller's `preferredContentSize`, or if that's zero, the
        /// length that the constraints of its view require. A view that scrolls, such as that of a table view
        /// controller, needs the height of its content. If nothing determines a length, it's half of the
        /// available space.
        case fitting
        /// A length that a closure determines. See ``custom(identifier:_:)``.
        case custom(CustomDimension)

        /// Returns a length that a closure determines, like the custom detents of the system's sheets.
        ///
        /// ```swift
        /// let third = CardPresentation.Dimension.custom(identifier: "third") { context in
        ///     context.maximumDetentValue / 3
        /// }
        /// ```
        ///
        /// The closure is called whenever the card is laid out. If what it depends on changes, call
        /// ``CardPresentationController/invalidateDetents()``.
        ///
        /// - Parameters:
        ///   - identifier: A name. Two lengths are equal if they have the same name.
        ///   - resolver: A closure that returns the length, in points. If it returns `nil`, or a value that's
        ///     zero, negative, or non-finite, the length is ``fitting``. A length beyond the available space
        ///     is limited to it.
        public static func custom(
            identifier: String,
            _ resolver: @escaping @MainActor @Sendable (_ context: ResolutionContext) -> CGFloat?
        ) -> Dimension {
            .custom(CustomDimension(identifier: identifier, resolver: CustomDimension.Resolver(resolver)))
        }
    }

    /// A length that a closure determines.
    public struct CustomDimension: Hashable, Sendable {
        /// The name of the length.
        public let identifier: String
        let resolver: Resolver

        public static func == (first: Self, second: Self) -> Bool { first.identifier == second.identifier }
        public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

        /// The closure that determines the length. It's in an object, so that two closures with the same name
        /// can be told apart.
        final class Resolver: Sendable {
            let resolve: @MainActor @Sendable (_ context: ResolutionContext) -> CGFloat?

            init(_ resolve: @escaping @MainActor @Sendable (_ context: ResolutionContext) -> CGFloat?) {
                self.resolve = resolve
            }
        }
    }

    /// The information that a custom length can depend on.
    public struct ResolutionContext: Sendable {
        /// The traits of the container.
        public let containerTraitCollection: UITraitCollection
        /// The width or height inside the ``insets``, in points. It doesn't change when a keyboard appears.
        public let maximumDetentValue: CGFloat
    }

    /// The edges from which insets can be measured.
    public enum InsetReference: Hashable, Sendable, CaseIterable {
        /// The edges of the container. For a card at the top or bottom, the inset at the opposite edge is
        /// measured from the safe area.
        case fromContainer
        /// The edges of the safe area.
        case fromSafeArea
    }

    /// The places of a card along its edge.
    public enum Alignment: Hashable, Sendable, CaseIterable {
        /// In the middle.
        case center
        /// At the leading end.
        case leading
        /// At the trailing end.
        case trailing
    }

    /// The roundness of a card's corners.
    public enum Corners: Hashable, Sendable {
        /// A radius, in points. Negative and non-finite values are treated as 0.
        case fixed(CGFloat)
        /// A radius that's concentric with the corners of the screen, and at least 12 points. Before iOS 26,
        /// the radius is 12 points.
        case concentric
    }

    /// A backdrop that covers the screen behind a card.
    public enum Backdrop: Hashable, Sendable {
        /// No backdrop.
        case none
        /// The specified color, with its opacity.
        case color(UIColor)
        /// A blur with the specified style.
        case blur(UIBlurEffect.Style)

        /// Black with an opacity of 40%.
        public static let dimming = Backdrop.color(UIColor(white: 0, alpha: 0.4))
    }

    /// The effect of a tap outside a card.
    public enum TapOutside: Hashable, Sendable, CaseIterable {
        /// Dismisses the card, if its delegate allows it.
        case dismisses
        /// Does nothing. The screen behind the card doesn't receive the touch.
        case ignored
        /// Reaches the screen behind the card, which receives all touches outside the card.
        ///
        /// A card like this is shown without a presentation. If you let UIKit present it, with a delegate,
        /// the screen behind it doesn't receive touches while the card appears or disappears.
        case passesThrough
    }

    /// The positions of a card relative to a bar of the container that shows it.
    public enum BarPlacement: Hashable, Sendable, CaseIterable {
        /// In front of the bar, which the card covers.
        case inFront
        /// Behind the bar. The bar is a part of the safe area of the card's content.
        case behind
        /// Next to the bar, such as above a tab bar. The card enters from behind the bar.
        case beside
    }

    /// An effect on the presenting screen.
    public enum PresenterEffect: Hashable, Sendable {
        /// No effect.
        case none
        /// The card pushes the presenting screen away from its edge, by the card's length, less the radius of
        /// its round corners. If the card is in the center, or its insets, the safe area, or a bar keep it
        /// away from its edge, there's no effect. Beside a card that's narrower than the screen, people see
        /// what's behind both.
        case pushed
        /// Scales the presenting screen about its center by the specified factor. Up to
        /// ``largestUndimmedDetentIndex``, the screen keeps its size. If the factor is less than 1, the
        /// corners of the screen become round like the card's, unless the card is shown without a
        /// presentation. Values that are zero, negative, or non-finite are treated as 1.
        case scaled(CGFloat)
    }

    // Written by hand, because directional insets and corner masks aren't hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(edge)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(detents)
        for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] { hasher.combine(inset) }
        hasher.combine(insetReference)
        hasher.combine(maximumWidth)
        hasher.combine(alignment)
        hasher.combine(largestUndimmedDetentIndex)
        hasher.combine(isInteractiveDismissDisabled)
        hasher.combine(maskedCorners?.rawValue)
        hasher.combine(corners)
        hasher.combine(shadow)
        hasher.combine(backdrop)
        hasher.combine(tapOutside)
        hasher.combine(tapOutsideEndsEditing)
        hasher.combine(isDraggable)
        hasher.combine(prefersScrollingExpandsWhenScrolledToEdge)
        hasher.combine(prefersGrabberVisible)
        hasher.combine(capturesStatusBarAppearance)
        hasher.combine(presenterEffect)
        hasher.combine(barPlacement)
        hasher.combine(insetsScreenBehind)
        hasher.combine(avoidsKeyboard)
        hasher.combine(duration)
        hasher.combine(succession)
    }
}
