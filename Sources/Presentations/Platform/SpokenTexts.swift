// What assistive technologies find in a view. With Objective-C, any object can be an element, such as the
// nodes of SwiftUI.

import UIKit

#if canImport(ObjectiveC)
    typealias AccessibleObject = NSObject
#else
    typealias AccessibleObject = UIView
#endif

/// Texts that are spoken one after the other, and the frame on the screen by which they're ordered.
private struct SpokenPart {
    let texts: [String]
    let frame: CGRect
}

extension AccessibleObject {
    /// Returns what VoiceOver says about the object and what's in it: from top to bottom, and in each line
    /// from the leading side, unless an object determines the order of its elements.
    ///
    /// - Parameter limit: The maximum number of texts. If there's one, it returns the first texts that it
    ///   finds, in the order of subviews, because only those of all elements can be sorted.
    @MainActor func spokenTexts(atMost limit: Int = .max) -> [String] {
        let object: NSObject = self
        let isMirrored = (object as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let parts = spokenParts(atMost: limit, isMirrored: isMirrored, inside: [])
        return Array(parts.inReadingOrder(isMirrored: isMirrored).flatMap(\.texts).prefix(limit))
    }

    /// Returns the texts of the object and what's in it. Those of an object that determines the order of its
    /// elements are together.
    ///
    /// - Parameters:
    ///   - limit: The number of texts after which it doesn't look at further elements.
    ///   - isMirrored: Whether lines begin on the right.
    ///   - path: The objects that it's in. An object can be an element of itself, or of what's in it.
    @MainActor private func spokenParts(
        atMost limit: Int,
        isMirrored: Bool,
        inside path: Set<ObjectIdentifier>
    ) -> [SpokenPart] {
        guard !path.contains(ObjectIdentifier(self)) else { return [] }
        let object: NSObject = self
        let view = object as? UIView
        if let view, view.isHidden || view.alpha <= 0 { return [] }
        guard !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement {
            let texts = [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
            return texts.isEmpty ? [] : [SpokenPart(texts: texts, frame: spokenFrame)]
        }
        let known = accessibilityElements
        let count = known == nil ? countOfElements : nil
        let subviews: [Any] = view?.subviews ?? []
        let elements = known ?? subviews
        let isOrdered = known != nil || count != nil || limit < .max
        let pathInside = path.union([ObjectIdentifier(self)])
        var parts: [SpokenPart] = []
        // A table creates a row for each element that it's asked for, and rows needn't have texts.
        let last = count.map { limit == .max ? $0 : min($0, 20) } ?? elements.count
        for index in 0..<last where !isOrdered || parts.count < limit {
            let element: Any? = count == nil ? elements[index] : countedElement(at: index)
            guard let inner = element as? AccessibleObject else { continue }
            let found = inner.spokenParts(atMost: limit, isMirrored: isMirrored, inside: pathInside)
            parts += isOrdered ? found.inReadingOrder(isMirrored: isMirrored) : found
        }
        guard isOrdered, let first = parts.first else { return parts }
        return [SpokenPart(texts: parts.flatMap(\.texts), frame: first.frame)]
    }

    /// The frame on the screen, which is the only one that objects without a view have.
    @MainActor private var spokenFrame: CGRect {
        #if canImport(ObjectiveC)
            let object: NSObject = self
            guard let view = object as? UIView else { return accessibilityFrame }
            return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        #else
            // Without Objective-C, each object is a view, and only the order counts.
            return convert(bounds, to: nil)
        #endif
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

extension [SpokenPart] {
    fileprivate func inReadingOrder(isMirrored: Bool) -> [SpokenPart] {
        var lines: [[SpokenPart]] = []
        for part in ordered(by: \.frame.minY) {
            if let first = lines.last?.first, part.isBeside(first) {
                lines[lines.count - 1].append(part)
            } else {
                lines.append([part])
            }
        }
        return lines.flatMap { $0.ordered { isMirrored ? -$0.frame.maxX : $0.frame.minX } }
    }

    /// Returns the parts, sorted by a position. Parts at the same position keep their order.
    private func ordered(by position: (SpokenPart) -> CGFloat) -> [SpokenPart] {
        let places = enumerated().map { (position: position($1), index: $0, part: $1) }
        return places.sorted { ($0.position, $0.index) < ($1.position, $1.index) }.map(\.part)
    }
}

extension SpokenPart {
    /// Returns whether two parts are in the same line: whether they're side by side for at least half of the
    /// height of the smaller one. Texts of different sizes in a line don't begin at the same height.
    fileprivate func isBeside(_ other: SpokenPart) -> Bool {
        let common = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
        return common >= min(frame.height, other.frame.height) / 2
    }
}
