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
    /// - Parameters:
    ///   - limit: The number of texts after which it doesn't look at further elements.
    ///   - path: The objects that it's in. An object can be an element of itself, or of what's in it.
    @MainActor func spokenTexts(
        atMost limit: Int = .max,
        inside path: Set<ObjectIdentifier> = []
    ) -> [String] {
        guard !path.contains(ObjectIdentifier(self)) else { return [] }
        let object: NSObject = self
        let view = object as? UIView
        if let view, view.isHidden || view.alpha <= 0 { return [] }
        guard !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement {
            let texts = [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
            return Array(texts.prefix(limit))
        }
        let known = accessibilityElements
        let count = known == nil ? countOfElements : nil
        let subviews: [Any] = view?.subviews ?? []
        let elements = known ?? subviews
        let pathInside = path.union([ObjectIdentifier(self)])
        var texts: [String] = []
        // A table creates a row for each element that it's asked for, and rows needn't have texts.
        let last = count.map { limit == .max ? $0 : min($0, 20) } ?? elements.count
        for index in 0..<last where texts.count < limit {
            let element: Any? = count == nil ? elements[index] : countedElement(at: index)
            guard let inner = element as? AccessibleObject else { continue }
            texts += inner.spokenTexts(atMost: limit - texts.count, inside: pathInside)
        }
        return texts
    }

    /// The number of elements that the object provides one by one, or `nil` if it doesn't.
    @MainActor private var countOfElements: Int? {
        #if canImport(ObjectiveC)
            let count = accessibilityElementCount()
            return count > 0 && count != NSNotFound ? count : nil
        #else
            nil
        #endif
    }

    @MainActor private func countedElement(at index: Int) -> Any? {
        #if canImport(ObjectiveC)
            accessibilityElement(at: index)
        #else
            nil
        #endif
    }
}
