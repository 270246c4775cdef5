/// An element of a button or a menu, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Self(rawValue: 1 << 0)
        public static let destructive = Self(rawValue: 1 << 1)
        public static let hidden = Self(rawValue: 1 << 2)
    }

    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    var storedTitle: String
    var storedImage: UIImage?

    init(title: String, image: UIImage?) {
        storedTitle = title
        storedImage = image
        super.init()
    }

    public required init?(coder: NSCoder) {
        storedTitle = ""
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var title: String { storedTitle }
    open var image: UIImage? { storedImage }
}
