import Foundation

/// An object that each thread has its own instance of. It's `nil` on a thread that hasn't set one.
struct ThreadLocal<Value: AnyObject>: Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { value in
            // When a thread ends, it releases the object that it has set.
            value.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
        }
        precondition(status == 0, "The process has used up its thread-specific keys")
        self.key = key
    }

    var value: Value? {
        get { pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }
        nonmutating set {
            let former = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            former.map { Unmanaged<Value>.fromOpaque($0).release() }
        }
    }
}
