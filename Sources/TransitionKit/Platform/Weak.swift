/// A weak reference, for collections.
struct Weak<Object: AnyObject> { weak var object: Object? }

extension Weak: Sendable where Object: Sendable {}
