// Classes of frameworks that an app need not have.

import UIKit

extension NSObject {
    /// Whether it is of a class, or of a subclass of it. The class may not be there.
    func isKind(ofClassNamed name: String) -> Bool {
        #if canImport(ObjectiveC)
            NSClassFromString(name).map { isKind(of: $0) } ?? false
        #else
            sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains {
                "\($0.subjectType)" == name
            }
        #endif
    }
}
