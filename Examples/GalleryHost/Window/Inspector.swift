import Foundation
@_spi(Host) import UIKit

/// Writes a list of everything on the screen with its position, for scripts that look for something to click.
@MainActor
struct Inspector {
    private struct Screen: Encodable, Equatable {
        var width: Double
        var height: Double
        var scale: Double
        /// Whether nothing moves by itself.
        var isSettled: Bool
        var views: [Element]
    }

    private struct Element: Encodable, Equatable {
        var type: String
        var label: String?
        var identifier: String?
        var value: String?
        /// The x- and y-coordinates, width, and height of the visible part, in points.
        var frame: [Double]
        var isEnabled: Bool
        /// Whether a touch in the center of the frame hits the view or one inside it.
        var isReachable: Bool
    }

    private let file: URL
    private var last: Screen?

    init(path: String) {
        file = URL(fileURLWithPath: path)
    }

    /// Updates the file if anything has changed.
    mutating func write(_ window: UIWindow, isSettled: Bool) {
        var elements: [Element] = []
        collect(window, in: window, visible: window.bounds, into: &elements)
        let screen = Screen(
            width: Double(window.bounds.width),
            height: Double(window.bounds.height),
            scale: Double(window.screen.scale),
            isSettled: isSettled,
            views: elements
        )
        guard screen != last else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(screen).write(to: file, options: .atomic)
            last = screen
        } catch {
            // The disk may be full for a moment. The next frame tries again.
        }
    }

    private func collect(_ view: UIView, in window: UIWindow, visible: CGRect, into elements: inout [Element])
    {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        let frame = view.convert(view.bounds, to: window)
        let part = frame.intersection(visible)
        if !part.isNull, part.width >= 1, part.height >= 1 {
            elements += element(of: view, in: window, frame: part).map { [$0] } ?? []
        }
        let inside = view.clipsToBounds ? part : visible
        guard !inside.isNull, !inside.isEmpty else { return }
        for subview in view.subviews { collect(subview, in: window, visible: inside, into: &elements) }
    }

    private func element(of view: UIView, in window: UIWindow, frame: CGRect) -> Element? {
        var (label, value): (String?, String?) = (view.accessibilityLabel, nil)
        var isEnabled = true
        switch view {
        case let text as UILabel: label = text.text
        case let button as UIButton: label = label ?? button.currentTitle ?? button.configuration?.title
        case let field as UITextField:
            label = label ?? field.placeholder
            value = field.text
        case let toggle as UISwitch: value = toggle.isOn ? "1" : "0"
        case let slider as UISlider: value = "\(slider.value)"
        case let segments as UISegmentedControl:
            let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
            label = label ?? titles.joined(separator: "|")
            value = "\(segments.selectedSegmentIndex)"
        default: break
        }
        if let control = view as? UIControl { isEnabled = control.isEnabled }
        let identifier = view.accessibilityIdentifier
        let isControl = view is UIControl || view is UIScrollView
        guard isControl || identifier != nil || label?.isEmpty == false else { return nil }
        let hit = window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
        return Element(
            type: String(describing: type(of: view)),
            label: label,
            identifier: identifier,
            value: value,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
            isEnabled: isEnabled,
            isReachable: hit?.isDescendant(of: view) == true
        )
    }
}
