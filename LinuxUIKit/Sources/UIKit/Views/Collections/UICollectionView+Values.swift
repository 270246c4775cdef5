extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    /// The position of an item after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var top: Self { Self(rawValue: 1 << 0) }
        public static var centeredVertically: Self { Self(rawValue: 1 << 1) }
        public static var bottom: Self { Self(rawValue: 1 << 2) }
        public static var left: Self { Self(rawValue: 1 << 3) }
        public static var centeredHorizontally: Self { Self(rawValue: 1 << 4) }
        public static var right: Self { Self(rawValue: 1 << 5) }
    }

    /// Called at the end of an interactive change of layout. The arguments indicate whether the change ended
    /// normally, and whether it ended at the new layout.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
