/// An object that a layer runs when a property changes. Animations are actions. `NSNull` means no action.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The key of the action that runs when a layer enters a visible tree or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer leaves a visible tree or is hidden.
public let kCAOnOrderOut = "onOrderOut"

/// An action that knows by itself what the layer shows before a change, as the actions of views do.
@_spi(Host) open class KnowingAction: NSObject, CAAction {
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
