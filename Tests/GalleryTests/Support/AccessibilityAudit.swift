@_spi(Host) import UIKit

@testable import Gallery

/// Finds what people stumble over who read large text, or whose finger is as large as a finger is.
///
/// It looks at everything in a screen, also at what one has to scroll to.
@MainActor
struct AccessibilityAudit {
    private let root: UIView
    private let isIgnored: (UIView) -> Bool

    /// - Parameter isIgnored: whether a view and what is in it are left out; by default nothing is.
    init(_ controller: UIViewController, ignoring isIgnored: @escaping (UIView) -> Bool = { _ in false }) {
        root = controller.view
        self.isIgnored = isIgnored
        root.window?.layoutIfNeeded()
    }

    /// A line for each finding; none if all is well.
    var findings: [String] { textFindings + overlapFindings + touchFindings }

    private var seen: [UIView] { root.seen(except: isIgnored) }

    private var labels: [UILabel] {
        seen.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
    }

    private var controls: [UIControl] {
        seen.compactMap { $0 as? UIControl }.filter { $0.isEnabled && $0.isUserInteractionEnabled }
    }

    // MARK: Text

    private var textFindings: [String] {
        labels.flatMap { label -> [String] in
            var findings: [String] = []
            if label.isCutOff { findings.append("“\(label.text!)” is cut off in \(label.bounds.size)") }
            if leaves(label) { findings.append("“\(label.text!)” reaches beyond its screen") }
            if label.isClipped(below: root) { findings.append("“\(label.text!)” is clipped") }
            return findings
        }
    }

    /// Whether a part of its text is where nobody can scroll to.
    private func leaves(_ label: UILabel) -> Bool {
        let text = label.textFrame
        guard let scroll = label.scrollAncestor(below: root) else {
            return !root.bounds.insetBy(dx: -0.6, dy: -0.6).contains(label.convert(text, to: root))
        }
        let inScroll = label.convert(text, to: scroll)
        let width = max(scroll.contentSize.width, scroll.bounds.width)
        let height = max(scroll.contentSize.height, scroll.bounds.height)
        let isInside =
            inScroll.minX > -0.6 && inScroll.maxX < width + 0.6 && inScroll.minY > -0.6
            && inScroll.maxY < height + 0.6
        return !isInside
    }

    // MARK: Overlaps

    /// Texts that lie over each other, or under a control that they don't belong to.
    private var overlapFindings: [String] {
        let texts = labels.map { (label: $0, frame: visible($0.textFrame, of: $0)) }
        var findings: [String] = []
        for (index, one) in texts.enumerated() {
            for other in texts[(index + 1)...] where overlap(one.frame, other.frame) {
                findings.append("“\(one.label.text!)” and “\(other.label.text!)” overlap")
            }
            for control in controls where !one.label.isDescendant(of: control) {
                guard overlap(one.frame, visible(control.bounds, of: control)) else { continue }
                findings.append("“\(one.label.text!)” and the control \(control.auditName) overlap")
            }
        }
        return findings
    }

    /// A rectangle of a view in the root. What lies in a scroll view is where it is while nobody scrolls,
    /// also beyond the edge; what does not is no neighbor of it there.
    private func visible(_ rect: CGRect, of view: UIView) -> (rect: CGRect, scroll: UIScrollView?) {
        (view.convert(rect, to: root), view.scrollAncestor(below: root))
    }

    private func overlap(
        _ one: (rect: CGRect, scroll: UIScrollView?),
        _ other: (rect: CGRect, scroll: UIScrollView?)
    ) -> Bool {
        var (first, second) = (one.rect, other.rect)
        if one.scroll !== other.scroll {
            if let scroll = one.scroll { first = first.intersection(scroll.convert(scroll.bounds, to: root)) }
            if let scroll = other.scroll {
                second = second.intersection(scroll.convert(scroll.bounds, to: root))
            }
        }
        let common = first.intersection(second)
        return !common.isNull && common.width > 1 && common.height > 1
    }

    // MARK: Touches

    private static let finger: CGFloat = 44

    private var touchFindings: [String] {
        controls.compactMap { control in
            let reach = Self.finger / 2 - 0.05
            let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
            let ends = [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].map {
                CGPoint(x: middle.x + $0.0, y: middle.y + $0.1)
            }
            guard ends.contains(where: { !control.isTouched(at: $0, below: root) }) else { return nil }
            return "the control \(control.auditName) is smaller than a finger: \(control.bounds.size)"
        }
    }
}

extension UIView {
    /// This view and those below it that can be seen.
    fileprivate func seen(except isIgnored: (UIView) -> Bool) -> [UIView] {
        // The status bar of a phone is a part of the phone's picture.
        guard !isHidden, alpha > 0.01, !isIgnored(self), !(self is StatusBarView) else { return [] }
        return [self] + subviews.flatMap { $0.seen(except: isIgnored) }
    }

    fileprivate var auditName: String {
        let words = wholeTree.compactMap { ($0 as? UILabel)?.text }.joined(separator: " ")
        return "\(type(of: self)) “\(accessibilityLabel ?? words)”"
    }

    fileprivate func scrollAncestor(below root: UIView) -> UIScrollView? {
        var view = superview
        while let next = view {
            if let scroll = next as? UIScrollView { return scroll }
            if next === root { return nil }
            view = next.superview
        }
        return nil
    }

    /// Whether a view around it, other than a scroll view, cuts a part of it off.
    fileprivate func isClipped(below root: UIView) -> Bool {
        let text = (self as? UILabel)?.textFrame ?? bounds
        var view = superview
        while let next = view, next !== root, !(next is UIScrollView) {
            if next.clipsToBounds {
                let room = next.bounds.insetBy(dx: -0.6, dy: -0.6)
                if !room.contains(convert(text, to: next)) { return true }
            }
            view = next.superview
        }
        return false
    }

    /// Whether a touch there reaches it, as far as the views around it say so.
    fileprivate func isTouched(at point: CGPoint, below root: UIView) -> Bool {
        var view = self
        while true {
            guard view.point(inside: view.convert(point, from: self), with: nil) else { return false }
            guard view !== root, let next = view.superview, !(next is UIScrollView) else { return true }
            view = next
        }
    }
}

extension UILabel {
    /// The size of the whole text at the label's width, in as many lines as it takes.
    private var neededSize: CGSize {
        let label = UILabel()
        (label.text, label.font) = (text, font)
        label.numberOfLines = numberOfLines == 1 ? 1 : 0
        let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
        return label.sizeThatFits(room)
    }

    fileprivate var isCutOff: Bool {
        var needed = neededSize
        if adjustsFontSizeToFitWidth, numberOfLines == 1, needed.width > bounds.width {
            let scale = max(bounds.width / needed.width, minimumScaleFactor)
            needed = CGSize(width: needed.width * scale, height: needed.height * scale)
        }
        let lines = (needed.height / font.lineHeight).rounded()
        let hasTooManyLines = numberOfLines > 1 && lines > CGFloat(numberOfLines)
        return hasTooManyLines || needed.width > bounds.width + 0.6 || needed.height > bounds.height + 0.6
    }

    /// Where in the label its text is.
    fileprivate var textFrame: CGRect {
        let size = neededSize
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat
        switch textAlignment {
        case .center: x = bounds.midX - width / 2
        case .right: x = bounds.maxX - width
        case .natural, .justified: x = isMirrored ? bounds.maxX - width : 0
        default: x = 0
        }
        return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
    }
}
