extension UIViewController {
    /// One of the system's transitions, as a preference: where it can't be played the usual one is, which here it always
    /// is.
    @available(iOS 18.0, *)
    open class Transition: NSObject {
        public static var coverVertical: Self { make() }
        public static var flipHorizontal: Self { make() }
        public static var crossDissolve: Self { make() }
        public static var partialCurl: Self { make() }

        private static func make() -> Self { unsafeDowncast(Transition(), to: Self.self) }
    }
}
