import UIKit

extension UIView {
    /// Whether the view is a table.
    @MainActor var isTable: Bool {
        #if canImport(ObjectiveC)
            return self is UITableView
        #else
            return false
        #endif
    }
}
