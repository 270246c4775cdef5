import Foundation
import TransitionKit

/// A list of all animators in this package, with their names, for use in settings, pickers, and galleries.
///
/// ```swift
/// for topic in AnimatorCatalog.Topic.allCases {
///     addSection(topic.name, AnimatorCatalog.entries(of: topic).map(\.name))
/// }
/// let transition = TransitionDelegate(AnimatorCatalog.entry(id: savedID)?.animator ?? .slide())
/// ```
public enum AnimatorCatalog {
    /// An animator in the catalog.
    public struct Entry: Identifiable, Sendable {
        /// A stable identifier for saving a choice: the type's name without "Animator", in lowercase, with
        /// hyphens between words, as in `"circle-reveal"`. It doesn't change between versions.
        public let id: String
        /// The display name, in English, such as "Circle Reveal".
        public let name: String
        /// A sentence in English that describes the effect.
        public let summary: String
        /// The topic that the animator belongs to.
        public let topic: Topic
        /// The animator with its default parameters.
        public let animator: any Animator
        /// The parameters that controls can set, in the order of the initializer's arguments. The duration
        /// comes last. Some parameters, such as colors and the names of views, aren't included.
        public let parameters: [Parameter]

        init(
            _ name: String,
            _ summary: String,
            _ topic: Topic,
            _ animator: any Animator,
            _ parameters: [Parameter]
        ) {
            id = AnimatorCatalog.id(of: animator)
            self.name = name
            self.summary = summary
            self.topic = topic
            self.animator = animator
            self.parameters = parameters
        }
    }

    /// A group of related animators.
    public enum Topic: String, CaseIterable, Identifiable, Sendable {
        /// Animators that turn screens in 3D.
        case depth
        /// Animators that make screens spring, fall, and swing.
        case springs
        /// Animators that move screens in and out by an edge.
        case slides
        /// Animators that take a screen apart or put one together.
        case pieces
        /// Animators that reveal the incoming screen through a growing opening.
        case reveals
        /// Animators that move individual views, such as those that both screens show.
        case shared
        /// Animators that fade, grow, and shrink screens.
        case fades

        /// The topic itself.
        public var id: Topic { self }

        /// The display name, in English, such as "Depth".
        public var name: String {
            switch self {
            case .depth: "Depth"
            case .springs: "Springs"
            case .slides: "Slides"
            case .pieces: "Pieces"
            case .reveals: "Reveals"
            case .shared: "Shared"
            case .fades: "Fades"
            }
        }
    }

    // Every animator appears once, in the list of its topic. The gallery, the documents, and the tests are
    // generated from these lists or checked against them.

    /// All animators, ordered by topic.
    public static let entries: [Entry] =
        depth + springs + slides + pieces + reveals + shared + fades

    /// Returns the animators of a topic.
    public static func entries(of topic: Topic) -> [Entry] { entries.filter { $0.topic == topic } }

    /// Returns the animator with the specified identifier, or `nil` if there's none, for example because a
    /// later version saved the identifier.
    public static func entry(id: Entry.ID) -> Entry? { entries.first { $0.id == id } }

    /// Returns the identifier for an animator's type: "circle-reveal" for `CircleRevealAnimator`.
    private static func id(of animator: any Animator) -> String {
        let type = "\(type(of: animator))"
        let name = type.hasSuffix("Animator") ? type.dropLast("Animator".count) : type[...]
        let words = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
        return String(words.joined().dropFirst())
    }
}
