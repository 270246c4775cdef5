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

    /// Where an item comes to stand when it is scrolled to.
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

    /// Called at the end of an interactive change of layout: whether it was played to its end, and whether that is the
    /// new layout.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
