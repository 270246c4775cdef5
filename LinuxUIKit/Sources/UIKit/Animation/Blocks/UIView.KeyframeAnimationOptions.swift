extension UIView {
    /// Options of a keyframe animation. To set a curve for the whole animation, use the raw value of
    /// ``AnimationOptions``. Specify at most one calculation mode.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = Self(rawValue: 1 << 0)
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        public static let `repeat` = Self(rawValue: 1 << 3)
        public static let autoreverse = Self(rawValue: 1 << 4)
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

        /// Linear motion between keyframes.
        public static let calculationModeLinear: Self = []
        /// Jumps from keyframe to keyframe.
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        /// A constant speed across all keyframes, regardless of their times.
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        /// A smooth curve through the keyframes.
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        /// A smooth curve through the keyframes at a constant speed.
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

        /// The same options for a block. Both sets use the same numbers for common options.
        var blockOptions: UIView.AnimationOptions {
            UIView.AnimationOptions(rawValue: rawValue & ~(7 << 10))
        }

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }
}
