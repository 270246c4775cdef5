import UIKit

/// The name that screens give to a view, so that a transition can connect it with a view on the other screen.
///
/// ```swift
/// extension TransitionElementID { static let photo: TransitionElementID = "photo" }
/// ```
///
/// A name can contain values, such as `"photo \(photo.id)"`.
public struct TransitionElementID: Hashable, Sendable, CustomStringConvertible {
    /// The name, or `nil` for a view that was passed to an animator without a name.
    public let name: String?
    /// The view, as long as it exists. It's `nil` for a name and for a view that a closure provides.
    private(set) weak var view: UIView?
    /// The address of the view. It can be reused for another view, so it counts only together with the view.
    private var address: ObjectIdentifier?
    /// Provides the view at the start of each transition, if a closure does.
    private var provider: ViewProvider?
    /// The part of the view, if the name represents only a part.
    private(set) var part: CGRect?

    /// Creates a name from a string, such as the identifier of a model object.
    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { self.init(value) }

    /// Creates an identifier for a view without a name, or for a part of it.
    init(of view: UIView, part: CGRect? = nil) {
        name = nil
        self.view = view
        address = ObjectIdentifier(view)
        self.part = part
    }

    /// Creates an identifier for a view that a closure provides at the start of each transition.
    init(provider: @escaping @MainActor () -> UIView?) {
        name = nil
        self.provider = ViewProvider(provider)
    }

    /// Whether a closure provides the view.
    var isProvided: Bool { provider != nil }

    /// The current view. It's `nil` for a name.
    @MainActor var currentView: UIView? { provider?.view() ?? view }

    public var description: String { name ?? "a view without a name" }

    public static func == (left: TransitionElementID, right: TransitionElementID) -> Bool {
        left.name == right.name && left.address == right.address && left.view === right.view
            && left.provider === right.provider && left.part == right.part
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(address)
        hasher.combine(provider.map(ObjectIdentifier.init))
    }
}

extension TransitionElementID: ExpressibleByStringInterpolation {}

/// A closure that finds a view. Two providers are equal only if they're the same object.
private final class ViewProvider: Sendable {
    let view: @MainActor () -> UIView?

    init(_ view: @escaping @MainActor () -> UIView?) { self.view = view }
}

/// The positions and appearance of a named view on the screens of a transition.
public struct TransitionElement: Hashable, Sendable {
    /// The content of a view, which determines how a picture of the view changes its size.
    public enum Content: Hashable, Sendable {
        /// Content that can be cropped. The picture keeps its aspect ratio and fills the frame.
        case fill
        /// An image that covers the frame and can extend beyond it. If the frame has room for more of the
        /// image, more of it is visible.
        ///
        /// - `frame`: The frame of the whole image, before rotation, in the container's coordinates.
        case image(frame: CGRect)
        /// One or more lines of text. The picture scales with the font size, so that identical text stays
        /// aligned.
        ///
        /// - `frame`: The frame of the text, before rotation, in the container's coordinates.
        /// - `fontSize`: The font size, in points.
        /// - `alignment`: The horizontal alignment, from 0 (left) to 1 (right).
        case text(frame: CGRect, fontSize: CGFloat, alignment: CGFloat)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .fill: break
            case .image(let frame), .text(let frame, _, _): hasher.combine(frame)
            }
        }

        var isText: Bool { if case .text = self { true } else { false } }
        var isImage: Bool { if case .image = self { true } else { false } }
    }

    /// The position and appearance of a view on one screen.
    public struct Place: Hashable, Sendable {
        /// The frame before rotation, in the container's coordinates. For an image that fits inside its view,
        /// it's the frame of the image.
        public private(set) var frame: CGRect
        /// The corner radius, in points.
        public let cornerRadius: CGFloat
        /// The clockwise rotation about the center, in radians.
        public private(set) var rotation: CGFloat
        /// The background color, or `nil` if there's none.
        public let backgroundColor: UIColor?
        /// The shape of the shadow.
        public private(set) var shadow: Participant.Shadow
        /// The opacity of the shadow, from 0 to 1.
        public let shadowOpacity: CGFloat
        /// The content of the view.
        public private(set) var content: Content
        /// The part of the frame that the views around the view don't clip, in fractions.
        package var visiblePart = Pose.Clip.wholeScreen
        /// The corners that are round, or `nil` if they aren't known. They're only compared with those of the
        /// other place, so they aren't mirrored.
        var corners: CACornerMask?
        /// Whether the view shows something all over its frame: an opaque background, an image, or a
        /// gradient, without a mask.
        package var isFilled = true
        /// Whether an opaque image fills the view, and gives its shadow the shape.
        var isPhoto = false
        /// The color of the text, if the view shows nothing else.
        package var textColor: UIColor?
        /// Whether the view is for an image that it doesn't have yet.
        var isBlank = false
        /// Whether the view or one around it is translucent.
        package var isTranslucent = false

        /// Creates a place in the container's coordinates. A non-finite radius or angle and a negative radius
        /// are treated as 0. A shadow opacity that's out of range is clamped, and a non-finite one is treated
        /// as 0.
        public init(
            frame: CGRect,
            cornerRadius: CGFloat = 0,
            rotation: CGFloat = 0,
            backgroundColor: UIColor? = nil,
            shadow: Participant.Shadow = Participant.Shadow(),
            shadowOpacity: CGFloat = 0,
            content: Content = .fill
        ) {
            self.frame = frame
            self.cornerRadius = max(cornerRadius.finite(or: 0), 0)
            self.rotation = rotation.finite(or: 0)
            self.backgroundColor = backgroundColor
            self.shadow = shadow
            self.shadowOpacity = shadowOpacity.finite(or: 0).unit(or: 0)
            self.content = content
        }

        public func hash(into hasher: inout Hasher) {
            // Few places have the same frame.
            hasher.combine(frame)
            hasher.combine(rotation)
        }

        /// The smallest upright rectangle around the rotated view, in the container's coordinates.
        public var extent: CGRect {
            let (width, height) = (frame.width, frame.height)
            let (sine, cosine) = (abs(sin(rotation)), abs(cos(rotation)))
            let size = CGSize(width: width * cosine + height * sine, height: width * sine + height * cosine)
            return CGRect(center: frame.center, size: size)
        }

        fileprivate var isUsable: Bool { frame.usable != nil && frame.width > 0 && frame.height > 0 }

        fileprivate func mirrored(in width: CGFloat) -> TransitionElement.Place {
            var place = self
            place.frame = frame.mirrored(in: width)
            place.rotation = -rotation
            place.shadow = shadow.mirrored
            switch content {
            case .fill: break
            case .image(let frame): place.content = .image(frame: frame.mirrored(in: width))
            case .text(let frame, let size, let alignment):
                let mirrored = frame.mirrored(in: width)
                place.content = .text(frame: mirrored, fontSize: size, alignment: 1 - alignment)
            }
            place.visiblePart = visiblePart.mirrored(in: 1)
            return place
        }

        /// Returns the visible part of the frame, in fractions, at a moment of a flight that starts here.
        /// What the views around the view clip soon appears, because the picture leaves them.
        package func visiblePart(at moment: CGFloat) -> CGRect {
            let clipped = 1 - (moment / 0.2).unit(or: 0)
            let width = 1 - (1 - visiblePart.width) * clipped
            let height = 1 - (1 - visiblePart.height) * clipped
            let (x, y) = (visiblePart.minX * clipped, visiblePart.minY * clipped)
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// The place on the outgoing screen, or `nil` if the view isn't visible there.
    public let outgoing: Place?
    /// The place on the incoming screen, or `nil` if the view isn't visible there.
    public let incoming: Place?

    /// Creates an element. Empty and non-finite places are treated as `nil`.
    public init(outgoing: Place? = nil, incoming: Place? = nil) {
        self.outgoing = outgoing.flatMap { $0.isUsable ? $0 : nil }
        self.incoming = incoming.flatMap { $0.isUsable ? $0 : nil }
    }

    var reversed: TransitionElement { TransitionElement(outgoing: incoming, incoming: outgoing) }

    /// Returns the element with left and right exchanged, in a container of the specified width.
    func mirrored(in width: CGFloat) -> TransitionElement {
        TransitionElement(outgoing: outgoing?.mirrored(in: width), incoming: incoming?.mirrored(in: width))
    }
}
