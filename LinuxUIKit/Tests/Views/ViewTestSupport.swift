@_spi(Host) import UIKit

/// Returns a window on the screen, in a new application. Every test begins with its own.
@MainActor
func makeWindow(
    size: CGSize = CGSize(width: 400, height: 800),
    scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero
) -> UIWindow {
    UIApplication.reset()
    UIScreen.main.configure(size: size, scale: scale, safeAreaInsets: safeArea)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    return window
}

/// A plain view that records its events.
@MainActor
final class RecordingView: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }

    override func willMove(toSuperview newSuperview: UIView?) {
        log("\(name) willMove superview \(newSuperview == nil ? "nil" : "some")")
    }

    override func didMoveToSuperview() {
        log("\(name) didMoveToSuperview \(superview == nil ? "nil" : "some")")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        log("\(name) willMove window \(newWindow == nil ? "nil" : "some")")
    }

    override func didMoveToWindow() {
        log("\(name) didMoveToWindow \(window == nil ? "nil" : "some")")
    }

    override func didAddSubview(_ subview: UIView) {
        log("\(name) didAddSubview")
    }

    override func willRemoveSubview(_ subview: UIView) {
        log("\(name) willRemoveSubview")
    }
}

/// A view with its own preferred size.
@MainActor
final class SizedView: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init()
        size = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { size }
}

/// Returns red, green, blue, and alpha of a pixel, from 0 to 255.
func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    image.withPixels { bytes, bytesPerRow in
        let start = y * bytesPerRow + x * 4
        return [2, 1, 0, 3].map { Int(bytes[start + $0]) }
    }
}

func isNear(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}
