/// The item that a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// The image of the selected item. If it's `nil`, the same image applies.
    open var selectedImage: UIImage? { didSet { whenChanged?() } }
    open var badgeValue: String? { didSet { whenChanged?() } }
    /// The color behind the badge. If it's `nil`, it's red.
    open var badgeColor: UIColor? { didSet { whenChanged?() } }
}
