/// A view that floats above the bar of a tab bar controller.
@available(iOS 26.0, *)
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    open var contentView: UIView { content }

    private let content: UIView

    public init(contentView: UIView) {
        content = contentView
        super.init()
    }
}
