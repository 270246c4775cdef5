// Classes of frameworks, which an app might not link.

import UIKit

extension NSObject {
    /// Returns whether the object is an instance of one of some classes or of their subclasses. The classes
    /// don't have to exist.
    package func isKind(ofClassesNamed names: [String]) -> Bool {
        #if canImport(ObjectiveC)
            names.contains { NSClassFromString($0).map { isKind(of: $0) } ?? false }
        #else
            isKind(ofGenericClassesNamed: names)
        #endif
    }

    /// Returns whether the object is an instance of one of some generic classes or of their subclasses,
    /// whatever the type arguments.
    func isKind(ofGenericClassesNamed names: [String]) -> Bool {
        // All names at once, because mirrors are slow.
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains {
            names.contains(String("\($0.subjectType)".prefix { $0 != "<" }))
        }
    }
}

extension UIGestureRecognizerDelegate {
    /// Whether the object belongs to UIKit and not to the app.
    @MainActor var isOfUIKit: Bool {
        #if canImport(ObjectiveC)
            Bundle(for: type(of: self)) == Bundle(for: UINavigationController.self)
        #else
            String(reflecting: type(of: self)).hasPrefix("UIKit.")
        #endif
    }
}
