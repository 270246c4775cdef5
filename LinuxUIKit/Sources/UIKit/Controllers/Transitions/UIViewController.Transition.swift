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

        private static func make() -> Self { unsafeDowncast(Transition(), to: Self.self) }
    }
}
