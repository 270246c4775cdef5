// Classes of frameworks, which an app might not link.

import UIKit

extension NSObject {
    /// Returns whether the object is an instance of a class or its subclass. The class doesn't have to exist.
    package func isKind(ofClassNamed name: String) -> Bool {
        #if canImport(ObjectiveC)
            NSClassFromString(name).map { isKind(of: $0) } ?? false
        #else
            isKind(ofGenericClassNamed: name)
        #endif
    }

    /// Returns whether the object is an instance of a generic class or its subclass, whatever the type
    /// arguments.
    func isKind(ofGenericClassNamed name: String) -> Bool {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains {
            "\($0.subjectType)".prefix { $0 != "<" } == name
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
