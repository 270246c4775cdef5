/// What a tab bar shows for one controller.
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

    /// The image while the item is selected, nil for the same one.
    open var selectedImage: UIImage? { didSet { whenChanged?() } }
    open var badgeValue: String? { didSet { whenChanged?() } }
    /// The color behind the badge, `nil` for red.
    open var badgeColor: UIColor? { didSet { whenChanged?() } }
}
