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

        /// The options of a zoom.
        open class ZoomOptions: NSObject {}

        /// The context in which a zoom requests its source view.
        open class ZoomSourceViewProviderContext: NSObject {
            // Only UIKit creates one.
            override init() {
                super.init()
            }
        }

        private static func make() -> Self { unsafeDowncast(Transition(), to: Self.self) }
    }
}
