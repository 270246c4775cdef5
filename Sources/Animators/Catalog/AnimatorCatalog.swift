import Foundation
import TransitionKit

/// All animators of this package with their names: for settings pages, pickers, and galleries.
///
/// ```swift
/// for topic in AnimatorCatalog.Topic.allCases {
///     addSection(topic.name, AnimatorCatalog.entries(of: topic).map(\.name))
/// }
/// let transition = TransitionDelegate(AnimatorCatalog.entry(id: savedID)?.animator ?? .slide())
/// ```
public enum AnimatorCatalog {
    /// One animator.
    public struct Entry: Identifiable, Sendable {
        /// What stands for it where a choice is saved: the type's name without "Animator", in lower case, with hyphens
        /// between words, as in `"circle-reveal"`. It stays the same from version to version.
        public let id: String
        /// What people read, in English: "Circle Reveal".
        public let name: String
        /// One sentence in English that says what one sees.
        public let summary: String
        /// What it has in common with others.
        public let topic: Topic
        /// The animator with its defaults.
        public let animator: any Animator

        init(_ name: String, _ summary: String, _ topic: Topic, _ animator: any Animator) {
            id = AnimatorCatalog.id(of: animator)
            self.name = name
            self.summary = summary
            self.topic = topic
            self.animator = animator
        }
    }

    /// What some animators have in common.
    public enum Topic: String, CaseIterable, Sendable {
        /// Screens that turn in space.
        case turning
        /// Screens that spring, fall, and swing.
        case springing
        /// Screens that come and go by an edge.
        case sliding
        /// Screens that fall to pieces, or come from them.
        case slicing
        /// A new screen that shows through a growing opening.
        case uncovering
        /// Views that both screens have, and views that come one after another.
        case sharing
        /// Screens that fade, grow, and shrink.
        case fading

        /// What people read, in English: "Turning".
        public var name: String {
            switch self {
            case .turning: "Turning"
            case .springing: "Springing and falling"
            case .sliding: "Sliding"
            case .slicing: "Falling to pieces"
            case .uncovering: "Uncovering"
            case .sharing: "Shared elements"
            case .fading: "Fading and growing"
            }
        }
    }

    /// All of them, topic by topic.
    public static let entries: [Entry] =
        turning + springing + sliding + slicing + uncovering + sharing + fading

    /// Those of one topic.
    public static func entries(of topic: Topic) -> [Entry] { entries.filter { $0.topic == topic } }

    /// The one of an identifier; `nil` if there is none, as for a choice that a newer version has saved.
    public static func entry(id: Entry.ID) -> Entry? { entries.first { $0.id == id } }

    /// The identifier of an animator's type: "circle-reveal" of `CircleRevealAnimator`.
    private static func id(of animator: any Animator) -> String {
        let type = "\(type(of: animator))"
        let name = type.hasSuffix("Animator") ? type.dropLast("Animator".count) : type[...]
        let words = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
        return String(words.joined().dropFirst())
    }
}
