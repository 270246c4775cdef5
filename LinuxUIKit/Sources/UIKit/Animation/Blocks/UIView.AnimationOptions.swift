extension UIView {
    /// Options of an animation block. The curve and the kind of transition are numbers in the set, so specify
    /// at most one of each.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the subviews of resized views as part of the animation.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Lets views receive touches while they move.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// Starts from the visible value instead of the last value that was set.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// Repeats until the animation is removed.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// Runs forward and backward.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Uses the block's own duration, even in another block.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// Uses the block's own curve, even in another block.
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        /// Also animates changes in a transition's block.
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        /// Hides and shows the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        /// Doesn't inherit any options from the enclosing block.
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

        /// The options that a nested block inherits from the enclosing one.
        static let inherited: Self = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]

        /// The curve in the set.
        var curve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
        }

        /// The system's own curve, which the keyboard uses. It has no name.
        static let keyboard = Self(rawValue: UInt(UIView.AnimationCurve.keyboard.rawValue) << 16)

        /// Returns the timing curve in the set, over `duration` seconds.
        func timingCurve(over duration: TimeInterval) -> TimingCurve {
            guard curve == .keyboard else { return .named(curve) }
            return .spring(dampingRatio: 1, velocity: 0, duration: duration)
        }

        /// The kind of transition in the set.
        var transition: Self {
            Self(rawValue: rawValue & 7 << 20)
        }
    }
}
