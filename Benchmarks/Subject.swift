import Animators
import TransitionKit
import UIKit

/// An animator with default parameters, and the same animation written by hand, if there is one.
@MainActor struct Subject {
    let name: String
    let animator: any Animator
    /// Whether the animator moves views that screens name.
    let sharesViews: Bool
    let byHand: (@MainActor (SampleContext) -> Void)?

    /// Returns some or all animators of the catalog.
    static func all(named names: [String]) throws -> [Subject] {
        for name in names where AnimatorCatalog.entry(id: name) == nil && CardSubject(rawValue: name) == nil {
            throw Options.Mistake(message: "unknown animator or card \(name)")
        }
        return AnimatorCatalog.entries.filter { names.isEmpty || names.contains($0.id) }.map {
            Subject(
                name: $0.id,
                animator: $0.animator,
                sharesViews: $0.topic == .shared,
                byHand: ByHand.visuals[$0.id]
            )
        }
    }
}
