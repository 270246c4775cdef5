/// An object that a layer runs when a property changes. Animations are actions. `NSNull` means no action.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that knows by itself what the layer shows before a change, as the actions of views do.
@_spi(Host) open class KnowingAction: NSObject, CAAction {
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
