extension UIView {
    /// How an animation block runs. The pace and the kind of transition are numbers within the set: name at most
    /// one of each.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the subviews of resized views within the animation.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Touches reach the views while they move.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// Starts from what is on the screen instead of from the last value set.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// Runs until it is removed.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// Runs there and back.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Takes the block's own duration inside another block, too.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// Takes the block's own pace inside another block, too.
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        /// Animates changes within a transition's block, too.
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        /// A transition between two views hides and shows them instead of removing and adding them.
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        /// Takes none of the options of the block around it.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

        public static let curveEaseInOut: Self = []
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        public static let curveLinear = Self(rawValue: 3 << 16)

        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        public static let transitionCurlUp = Self(rawValue: 3 << 20)
        public static let transitionCurlDown = Self(rawValue: 4 << 20)
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

        public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)

        /// What a nested block takes over from the block around it.
        static let inherited: Self = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]

        /// The pace within the set.
        var curve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
        }

        /// The system's own pace, as its keyboard moves, which has no name.
        static let keyboardCurve = 7
        static let keyboard = Self(rawValue: UInt(keyboardCurve) << 16)

        /// The pace within the set, over `duration` seconds.
        func timingCurve(over duration: TimeInterval) -> TimingCurve {
            guard Int(rawValue >> 16 & 0xF) == Self.keyboardCurve else { return .named(curve) }
            return .spring(dampingRatio: 1, velocity: 0, duration: duration)
        }

        /// The kind of transition within the set.
        var transition: Self {
            Self(rawValue: rawValue & 7 << 20)
        }
    }
}
