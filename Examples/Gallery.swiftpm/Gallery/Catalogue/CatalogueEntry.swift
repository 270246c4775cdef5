import UIKit

/// One animator of the gallery: what it is called, what one sees, and how to make one.
@MainActor
public struct CatalogueEntry {
    /// Lower case with hyphens; unique in the catalogue.
    public let name: String
    public let title: String
    /// One sentence that says what one sees.
    public let summary: String

    private let make: () -> any UIViewControllerAnimatedTransitioning

    init(
        name: String,
        title: String,
        summary: String,
        make: @escaping () -> any UIViewControllerAnimatedTransitioning
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.make = make
    }

    /// A fresh animator with its defaults.
    public func makeAnimator() -> any UIViewControllerAnimatedTransitioning {
        make()
    }
}
