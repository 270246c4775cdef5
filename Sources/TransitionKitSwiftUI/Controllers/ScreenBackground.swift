import UIKit

/// The color behind the content of a screen, which a SwiftUI view determines.
@MainActor package final class ScreenBackground {
    /// The color, or `nil` for the color that the view has on its own.
    package var color: UIColor? { didSet { show() } }

    /// The view of the screen, as soon as it's loaded.
    package weak var view: UIView? {
        didSet {
            ownColor = view?.backgroundColor
            show()
        }
    }

    private var ownColor: UIColor?
    private var isColored = false

    package init() {}

    private func show() {
        // Without a color, nothing ever touches the view.
        guard let view, color != nil || isColored else { return }
        isColored = color != nil
        view.backgroundColor = color ?? ownColor
    }
}
