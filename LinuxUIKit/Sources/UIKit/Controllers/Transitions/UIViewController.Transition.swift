extension UIViewController {
    /// A Boolean value that indicates whether UIKit calls the delegate for an animation controller for this
    /// screen.
    var isAnimatedByDelegates: Bool {
        preferredTransition == nil || !UIKitBehavior.current.preferredTransitionComesFirst
    }

    /// A preferred system transition. If it isn't available, which is always the case here, the standard
    /// transition is used.
    @available(iOS 18.0, *)
    open class Transition: NSObject {
        public static var coverVertical: Self { make() }
        public static var flipHorizontal: Self { make() }
        public static var crossDissolve: Self { make() }
        public static var partialCurl: Self { make() }

        /// Whether the transition has gestures of its own, which replace the swipes back.
        private(set) var isZoom = false

        private override init() {
            super.init()
        }

        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            let zoom = make()
            zoom.isZoom = true
            return zoom
        }

        /// The options of a zoom. They're only stored here, because zooms aren't played.
        open class ZoomOptions: NSObject, NSCopying {
            /// The color of the presenting screen's shade.
            open var dimmingColor: UIColor?
            /// The effect that's applied to the presenting screen.
            open var dimmingVisualEffect: UIBlurEffect?
            /// The closure that determines whether a gesture may begin to dismiss the screen.
            open var interactiveDismissShouldBegin: ((_ context: InteractionContext) -> Bool)?
            /// The closure that returns the rectangle in the zoomed view with which the source view is
            /// aligned, or `nil` for the whole view.
            open var alignmentRectProvider: ((_ context: AlignmentRectContext) -> CGRect?)?

            public required override init() {
                super.init()
            }

            open func copy(with zone: NSZone? = nil) -> Any {
                let copy = type(of: self).init()
                copy.dimmingColor = dimmingColor
                copy.dimmingVisualEffect = dimmingVisualEffect
                copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
                copy.alignmentRectProvider = alignmentRectProvider
                return copy
            }
        }

        /// The context in which a zoom requests its source view.
        open class ZoomSourceViewProviderContext: NSObject {
            open private(set) var sourceViewController: UIViewController
            open private(set) var zoomedViewController: UIViewController

            // Only UIKit creates one.
            init(from source: UIViewController, to zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
                super.init()
            }
        }

        private static func make() -> Self { unsafeDowncast(Transition(), to: Self.self) }
    }
}

@available(iOS 18.0, *)
extension UIViewController.Transition.ZoomOptions {
    /// The gesture that's about to dismiss a zoomed screen.
    open class InteractionContext: NSObject {
        /// The location of the gesture in the zoomed view.
        open private(set) var location: CGPoint
        /// The velocity of the gesture, in points per second.
        open private(set) var velocity: CGVector
        /// A Boolean value that indicates whether the dismissal begins by default.
        open private(set) var willBegin: Bool

        // Only UIKit creates one.
        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }

    /// The views that a zoom aligns.
    open class AlignmentRectContext: NSObject {
        open private(set) var sourceView: UIView
        open private(set) var zoomedViewController: UIViewController

        // Only UIKit creates one.
        init(sourceView: UIView, zoomedViewController: UIViewController) {
            self.sourceView = sourceView
            self.zoomedViewController = zoomedViewController
            super.init()
        }
    }
}
