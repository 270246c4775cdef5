@_spi(Host) import CoreGraphics
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

/// What is seen. Not an array: where two of them differ, Swift Testing would look for the shortest way from
/// one to the other.
struct Picture: Equatable {
    let bytes: [UInt8]
}

/// A playground in a window, used through its controls alone.
@MainActor
final class PlaygroundRig {
    let window: UIWindow
    let navigation: UINavigationController
    let playground: PlaygroundViewController
    let touches: TouchInjector

    /// - Parameter playsByItself: whether nobody has touched it yet.
    init(
        _ name: String,
        size: CGSize = CGSize(width: 390, height: 844),
        isDark: Bool = false,
        isRightToLeft: Bool = false,
        playsByItself: Bool = false
    ) throws {
        UIApplication.reset()
        UIScreen.main.configure(size: size, scale: 1, userInterfaceStyle: isDark ? .dark : .light)
        UIApplication.shared.setUserInterfaceLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        let entry = try #require(GalleryCatalog.entry(named: name))
        playground = PlaygroundViewController(entry: entry, playsByItself: playsByItself)
        let home = UIViewController()
        home.title = "Transitions"
        navigation = UINavigationController(rootViewController: home)
        navigation.pushViewController(playground, animated: false)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        touches = TouchInjector(window: window)
        settle(0.5)
    }

    // MARK: Time

    func advance(by seconds: TimeInterval) {
        UIApplication.shared.advance(by: seconds)
    }

    /// Until everything rests, in large steps.
    func settle(_ seconds: TimeInterval = 3) {
        UIApplication.shared.advance(by: seconds, frameInterval: 0.1)
    }

    func turn() {
        UIApplication.shared.tick()
    }

    // MARK: What is there

    var view: PlaygroundView {
        guard let view = playground.view as? PlaygroundView else { preconditionFailure("no playground") }
        return view
    }

    var device: DeviceView { view.stage.devices[0] }

    /// What a drag takes to begin, ten points, as a part of the phone's width.
    var reluctance: CGFloat { 10 / (onPhone(1, 0).x - onPhone(0, 0).x) }

    /// Whether the phone shows the second screen, by what it says.
    var showsSecond: Bool {
        let texts = texts(in: device)
        return !texts.isEmpty && !texts.contains("Worth a Walk")
    }

    func texts(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap { texts(in: $0) }
    }

    func all<View: UIView>(_ type: View.Type, in root: UIView? = nil) -> [View] {
        let root = root ?? window
        return (root as? View).map { [$0] } ?? root.subviews.flatMap { all(type, in: $0) }
    }

    func control<View: UIView>(_ type: View.Type, _ label: String) throws -> View {
        try #require(all(type).first { $0.accessibilityLabel == label }, "no \(type) is called \(label)")
    }

    var code: String { all(CodeRow.self).first?.accessibilityLabel ?? "" }

    /// The phone's picture.
    func picture() -> Picture {
        let image = window.image(scale: 1)
        let frame = device.convert(device.bounds, to: window).integral
        let (left, right) = (4 * Int(frame.minX), 4 * Int(frame.maxX))
        return image.withPixels { pixels, bytesPerRow in
            var bytes: [UInt8] = []
            for y in Int(frame.minY)..<Int(frame.maxY) {
                let row = y * bytesPerRow
                bytes += pixels[row + left..<row + right]
            }
            return Picture(bytes: bytes)
        }
    }

    // MARK: What fingers do

    func tap(_ view: UIView, at fraction: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        touches.tap(at: place(fraction, in: view))
        turn()
    }

    func tapForward() throws { tap(try control(TransportButton.self, "Forward")) }
    func tapBack() throws { tap(try control(TransportButton.self, "Back")) }

    /// Chooses a segment by its title.
    func choose(_ title: String) throws {
        for control in all(UISegmentedControl.self) {
            // Without the marks for the direction in which numbers are read.
            let titles = (0..<control.numberOfSegments).map {
                control.titleForSegment(at: $0)?.replacingOccurrences(of: "\u{200E}", with: "")
            }
            guard let index = titles.firstIndex(of: title) else { continue }
            show(control)
            let x = (CGFloat(index) + 0.5) / CGFloat(titles.count)
            tap(control, at: CGPoint(x: isMirrored(control) ? 1 - x : x, y: 0.5))
            return advance(by: 0.3)
        }
        Issue.record("no segment is called \(title)")
    }

    func flip(_ label: String) throws {
        let toggle = try control(UISwitch.self, label)
        show(toggle)
        tap(toggle)
        advance(by: 0.3)
    }

    /// Drags a slider's knob to a fraction of its track.
    func slide(_ label: String, to fraction: CGFloat) throws {
        let slider = try control(UISlider.self, label)
        show(slider)
        let knob = slider.thumbRect(
            forBounds: slider.bounds,
            trackRect: slider.trackRect(forBounds: slider.bounds),
            value: slider.value
        )
        let start = slider.convert(CGPoint(x: knob.midX, y: knob.midY), to: window)
        let end = slider.convert(
            CGPoint(x: 14 + fraction * (slider.bounds.width - 28), y: knob.midY),
            to: window
        )
        touches.drag(from: start, to: end, duration: 0.3, steps: 10)
        advance(by: 0.3)
    }

    /// Takes the bar's knob and moves it from one position to another, without letting go.
    func holdKnob(from start: CGFloat, to end: CGFloat) {
        touches.drag(from: knob(start), to: knob(end), duration: 0.4, steps: 12, lifts: false)
        turn()
    }

    func moveKnob(to position: CGFloat) {
        touches.move(to: knob(position))
        advance(by: 0.1)
    }

    private func knob(_ position: CGFloat) -> CGPoint {
        let bar = view.stage.scrubBar
        let x = 13 + position * (bar.bounds.width - 26)
        return bar.convert(
            CGPoint(x: isMirrored(bar) ? bar.bounds.width - x : x, y: bar.bounds.midY),
            to: window
        )
    }

    /// A place on the phone's screen, in fractions of it.
    func onPhone(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let size = DeviceViewController.screenSize
        let point = CGPoint(x: DeviceView.bezel + x * size.width, y: DeviceView.bezel + y * size.height)
        return device.convert(point, to: window)
    }

    /// Scrolls the panel until a control is seen.
    func show(_ control: UIView) {
        guard let scroll = all(UIScrollView.self, in: view.panel).first else { return }
        let frame = control.convert(control.bounds, to: scroll)
        let greatest = max(scroll.contentSize.height - scroll.bounds.height, 0)
        scroll.contentOffset.y = min(max(frame.midY - scroll.bounds.height / 2, 0), greatest)
        turn()
    }

    func place(_ fraction: CGPoint, in view: UIView) -> CGPoint {
        view.convert(
            CGPoint(x: fraction.x * view.bounds.width, y: fraction.y * view.bounds.height),
            to: window
        )
    }

    private func isMirrored(_ view: UIView) -> Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
