// Classes of frameworks that an app might not link.

import UIKit

extension NSObject {
    /// Returns whether the object is an instance of a class or its subclass. The class doesn't have to exist.
    package func isKind(ofClassNamed name: String) -> Bool {
        #if canImport(ObjectiveC)
            NSClassFromString(name).map { isKind(of: $0) } ?? false
        #else
            sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains {
                "\($0.subjectType)" == name
            }
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
