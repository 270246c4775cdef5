import UIKit

/// The name that both screens give to a view of theirs which is to become the other's.
///
/// ```swift
/// extension TransitionElementID { static let photo: TransitionElementID = "photo" }
/// ```
public struct TransitionElementID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name made of anything that tells views apart, a model's identifier say.
    public init(_ name: String) {
        self.init(rawValue: name)
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// Where a named view is on the screens of a transition, and how it looks there.
public struct TransitionElement: Hashable, Sendable {
    /// Which of the two screens shows it.
    public enum Side: Hashable, Sendable {
        /// The screen that is there at the start.
        case outgoing
        /// The screen that is there at the end.
        case incoming

        var reversed: Side { self == .outgoing ? .incoming : .outgoing }
    }

    /// What a view shows, which decides how a picture of it changes its size.
    public enum Content: Hashable, Sendable {
        /// Anything that may be cropped: the picture keeps its proportions and fills the frame.
        case fill
        /// A line or more of text: the picture grows with the size of the letters and keeps to the margin, so
        /// that equal words lie upon each other all the way.
        ///
        /// - `size`: the size of the letters in points.
        /// - `alignment`: the margin as a fraction of the width: 0 is left, 0.5 the middle, 1 right.
        case text(size: CGFloat, alignment: CGFloat)
    }

    /// Where a view is on one screen, and how it looks there.
    public struct Place: Hashable, Sendable {
        /// Its frame before it is turned, in the container's coordinates.
        public let frame: CGRect
        /// The radius of its corners in points.
        public let cornerRadius: CGFloat
        /// How far it is turned about its middle, in radians, clockwise.
        public let rotation: CGFloat
        /// What it shows.
        public let content: Content

        /// A place in the container's coordinates; a radius or an angle that is not finite counts as 0, a negative
        /// radius as well.
        public init(
            frame: CGRect,
            cornerRadius: CGFloat = 0,
            rotation: CGFloat = 0,
            content: Content = .fill
        ) {
            self.frame = frame
            self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
            self.rotation = rotation.isFinite ? rotation : 0
            self.content = content
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
    var swapped: TransitionElement { TransitionElement(outgoing: incoming, incoming: outgoing) }

    /// The element in a mirror that swaps left and right in a container of a width.
    func mirrored(in width: CGFloat) -> TransitionElement {
        TransitionElement(outgoing: outgoing?.mirrored(in: width), incoming: incoming?.mirrored(in: width))
    }
}

extension TransitionElement.Place {
    fileprivate var isUsable: Bool {
        // The infinite rectangle has finite numbers, too, but none that can be reckoned with.
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { abs($0) < 1e9 }
            && frame.width > 0 && frame.height > 0
    }

    fileprivate func mirrored(in width: CGFloat) -> TransitionElement.Place {
        var content = content
        if case .text(let size, let alignment) = content {
            content = .text(size: size, alignment: 1 - alignment)
        }
        return TransitionElement.Place(
            frame: CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height),
            cornerRadius: cornerRadius,
            rotation: -rotation,
            content: content
        )
    }
}
