import UIKit

/// The name that both screens give to a view of theirs which is to become the other's.
///
/// ```swift
/// extension TransitionElementID { static let photo: TransitionElementID = "photo" }
/// ```
public struct TransitionElementID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name; empty for a view that an animator was given without one.
    public let rawValue: String
    private let reference: ViewReference?
    /// Finds the view that it stands for, if that is looked for at each transition.
    private let provider: ViewProvider?
    /// The part of the view that it stands for, if it stands for one.
    let part: CGRect?

    public init(rawValue: String) {
        self.rawValue = rawValue
        (reference, provider, part) = (nil, nil, nil)
    }

    /// A name made of anything that tells views apart, a model's identifier say.
    public init(_ name: String) {
        self.init(rawValue: name)
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// What stands for a view that has no name, or a part of it.
    init(of view: UIView, part: CGRect? = nil) {
        rawValue = ""
        reference = ViewReference(view)
        provider = nil
        self.part = part
    }

    /// What stands for a view that is looked for at each transition.
    init(provider: @escaping @MainActor () -> UIView?) {
        rawValue = ""
        (reference, part) = (nil, nil)
        self.provider = ViewProvider(provider)
    }

    /// The view that it stands for, as long as that exists; `nil` for a name, and for one that is looked for.
    var view: UIView? { reference?.view }

    /// The view that it stands for now; `nil` for a name.
    @MainActor var currentView: UIView? { provider?.view() ?? view }

    public static func == (left: TransitionElementID, right: TransitionElementID) -> Bool {
        left.rawValue == right.rawValue && left.reference == right.reference
            && left.provider === right.provider && left.part == right.part
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
        hasher.combine(reference)
        hasher.combine(provider.map(ObjectIdentifier.init))
        hasher.combine(part?.origin.x)
        hasher.combine(part?.origin.y)
    }
}

/// Finds a view. Two of them are the same only if they are one.
private final class ViewProvider: Sendable {
    let view: @MainActor () -> UIView?

    init(_ view: @escaping @MainActor () -> UIView?) { self.view = view }
}

/// A view that is not retained. The address alone could be another view's one day, so that it counts only together
/// with the view.
private struct ViewReference: Hashable, Sendable {
    private let address: ObjectIdentifier
    private(set) weak var view: UIView?

    init(_ view: UIView) {
        address = ObjectIdentifier(view)
        self.view = view
    }

    static func == (left: ViewReference, right: ViewReference) -> Bool {
        left.address == right.address && left.view === right.view
    }

    func hash(into hasher: inout Hasher) { hasher.combine(address) }
}

/// Where a named view is on the screens of a transition, and how it looks there.
public struct TransitionElement: Hashable, Sendable {
    /// What a view shows, which decides how a picture of it changes its size.
    public enum Content: Hashable, Sendable {
        /// Anything that may be cropped: the picture keeps its proportions and fills the frame.
        case fill
        /// An image that covers the frame, and may reach beyond it: where the frame has room for more of the image,
        /// more of it is seen.
        ///
        /// - `frame`: the whole image's frame, before it is turned, in the container's coordinates.
        case image(frame: CGRect)
        /// A line or more of text: the picture grows with the size of the letters, so that equal words lie upon
        /// each other all the way.
        ///
        /// - `frame`: what the words take up, before they are turned, in the container's coordinates.
        /// - `size`: the size of the letters in points.
        /// - `alignment`: the margin as a fraction of the width: 0 is left, 0.5 the middle, 1 right.
        case text(frame: CGRect, size: CGFloat, alignment: CGFloat)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .fill:
                hasher.combine(0)
            case .image(let frame):
                hasher.combine(1)
                hasher.combine(frame)
            case .text(let frame, let size, let alignment):
                hasher.combine(2)
                hasher.combine(frame)
                hasher.combine(size)
                hasher.combine(alignment)
            }
        }

        var isText: Bool { if case .text = self { true } else { false } }
        var isImage: Bool { if case .image = self { true } else { false } }
    }

    /// Where a view is on one screen, and how it looks there.
    public struct Place: Hashable, Sendable {
        /// Its frame before it is turned, in the container's coordinates. Of an image that is fitted into its view
        /// it is the image's frame.
        public let frame: CGRect
        /// The radius of its corners in points.
        public let cornerRadius: CGFloat
        /// How far it is turned about its middle, in radians, clockwise.
        public let rotation: CGFloat
        /// The color behind what it shows; `nil` if there is none.
        public let backgroundColor: UIColor?
        /// The shape of its shadow.
        public let shadow: Participant.Shadow
        /// How opaque its shadow is, 0…1.
        public let shadowOpacity: CGFloat
        /// What it shows.
        public let content: Content

        /// A place in the container's coordinates; a radius or an angle that is not finite counts as 0, a negative
        /// radius as well.
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
            hasher.combine(frame)
            hasher.combine(cornerRadius)
            hasher.combine(rotation)
            hasher.combine(backgroundColor)
            hasher.combine(shadow)
            hasher.combine(shadowOpacity)
            hasher.combine(content)
        }

        /// The smallest upright rectangle around it as it is turned, in the container's coordinates.
        public var extent: CGRect {
            let (width, height) = (frame.width, frame.height)
            let (sine, cosine) = (abs(sin(rotation)), abs(cos(rotation)))
            let size = CGSize(
                width: width * cosine + height * sine,
                height: width * sine + height * cosine
            )
            return CGRect(
                x: frame.midX - size.width / 2,
                y: frame.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
    }

    /// Its place on the outgoing screen; `nil` if it isn't seen there.
    public let outgoing: Place?
    /// Its place on the incoming screen; `nil` if it isn't seen there.
    public let incoming: Place?

    /// A place without extent, or one that is not finite, counts as none.
    public init(outgoing: Place? = nil, incoming: Place? = nil) {
        self.outgoing = outgoing.flatMap { $0.isUsable ? $0 : nil }
        self.incoming = incoming.flatMap { $0.isUsable ? $0 : nil }
    }
}

extension TransitionElement {
    /// The element of the transition the other way.
    var reversed: TransitionElement { TransitionElement(outgoing: incoming, incoming: outgoing) }

    /// The element in a mirror that swaps left and right in a container of a width.
    func mirrored(in width: CGFloat) -> TransitionElement {
        TransitionElement(outgoing: outgoing?.mirrored(in: width), incoming: incoming?.mirrored(in: width))
    }
}

extension TransitionElement.Place {
    fileprivate var isUsable: Bool { frame.usable != nil && frame.width > 0 && frame.height > 0 }

    fileprivate func mirrored(in width: CGFloat) -> TransitionElement.Place {
        let content: TransitionElement.Content =
            switch content {
            case .fill: .fill
            case .image(let frame): .image(frame: frame.mirrored(in: width))
            case .text(let frame, let size, let alignment):
                .text(frame: frame.mirrored(in: width), size: size, alignment: 1 - alignment)
            }
        return TransitionElement.Place(
            frame: frame.mirrored(in: width),
            cornerRadius: cornerRadius,
            rotation: -rotation,
            backgroundColor: backgroundColor,
            shadow: shadow.mirrored,
            shadowOpacity: shadowOpacity,
            content: content
        )
    }
}
