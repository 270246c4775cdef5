/// A pasteboard for copied content. On Linux, it contains text, and a host can connect it with the system's
/// clipboard.
open class UIPasteboard: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    private static let shared = UIPasteboard(name: .general)

    private let lock = NSLock()
    private var contents: (strings: [String], changes: Int) = ([], 0)
    private var observer: (@Sendable (String?) -> Void)?

    /// The pasteboard for copying between apps.
    open class var general: UIPasteboard { shared }

    open private(set) var name: Name

    private init(name: Name) {
        self.name = name
        super.init()
    }

    /// The first string. Setting it replaces all content.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All strings, or `nil` if there are none.
    open var strings: [String]? {
        get {
            let strings = locked { contents.strings }
            return strings.isEmpty ? nil : strings
        }
        set {
            replace(with: newValue ?? [])
            locked { observer }?(newValue?.first)
        }
    }

    open var hasStrings: Bool { locked { !contents.strings.isEmpty } }
    open var numberOfItems: Int { locked { contents.strings.count } }

    /// The number of times that the contents were replaced.
    open var changeCount: Int { locked { contents.changes } }

    private func replace(with strings: [String]) {
        locked { contents = (strings, contents.changes + 1) }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    // MARK: For hosts

    /// A closure for a host to update the system's clipboard. It's called with the string whenever the app
    /// has copied something.
    @_spi(Host) public var onChange: (@Sendable (String?) -> Void)? {
        get { locked { observer } }
        set { locked { observer = newValue } }
    }

    /// Takes over the text that another app has copied, without calling `onChange`.
    @_spi(Host) public func systemDidChange(to string: String?) {
        replace(with: string.map { [$0] } ?? [])
    }
}
