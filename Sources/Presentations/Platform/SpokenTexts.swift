// What assistive technologies find in a view. With Objective-C, any object can be an element, such as the
// nodes of SwiftUI.

import UIKit

#if canImport(ObjectiveC)
    typealias AccessibleObject = NSObject
#else
    typealias AccessibleObject = UIView
#endif

extension AccessibleObject {
    /// Returns what VoiceOver says about the object and what's in it.
    ///
    /// - Parameter path: The objects that it's in. An object can be an element of itself, or of what's in it.
    @MainActor func spokenTexts(inside path: Set<ObjectIdentifier> = []) -> [String] {
        guard !path.contains(ObjectIdentifier(self)) else { return [] }
        let object: NSObject = self
        let view = object as? UIView
        if let view, view.isHidden || view.alpha <= 0 { return [] }
        guard !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement {
            return [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
        }
        let subviews: [Any] = view?.subviews ?? []
        let elements = accessibilityElements ?? countedElements ?? subviews
        let pathInside = path.union([ObjectIdentifier(self)])
        return elements.flatMap { ($0 as? AccessibleObject)?.spokenTexts(inside: pathInside) ?? [] }
    }

    /// The elements that the object provides one by one, or `nil` if it doesn't.
    @MainActor private var countedElements: [Any]? {
        #if canImport(ObjectiveC)
            let count = accessibilityElementCount()
            guard count > 0, count != NSNotFound else { return nil }
            return (0..<count).compactMap { accessibilityElement(at: $0) }
        #else
            nil
        #endif
    }
}
