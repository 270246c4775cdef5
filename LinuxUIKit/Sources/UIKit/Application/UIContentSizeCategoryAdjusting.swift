/// A view whose text can follow the size that the user asks for.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font made by `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` changes with the
    /// category.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
