import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Slices that are blurred along one axis.
@MainActor @Suite struct MotionBlurTests {
    /// Shows a slice of the incoming screen, blurred, during the whole transition.
    private struct BlurAnimator: Animator {
        var blur: TransitionAxis?
        var duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            var slice = Participant(.slice(CGRect(x: 0, y: 0, width: 1, height: 1), of: .incoming))
            slice.motionBlur = blur
            return Choreography(timing: .linear, participants: [slice])
        }
    }

    /// A screen with stripes, eight points wide.
    private final class StripedView: UIView {
        let areUpright: Bool

        init(areUpright: Bool) {
            self.areUpright = areUpright
            super.init(frame: .zero)
            backgroundColor = .white
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            UIColor.black.setFill()
            for start in stride(from: CGFloat(0), to: max(bounds.width, bounds.height), by: 16) {
                UIRectFill(
                    areUpright
                        ? CGRect(x: start, y: 0, width: 8, height: bounds.height)
                        : CGRect(x: 0, y: start, width: bounds.width, height: 8)
                )
            }
        }
    }

    /// Returns the largest difference between two pixels in the middle of the screen, along and across the
    /// stripes, in the middle of a transition.
    private func contrast(_ blur: TransitionAxis?, areUpright: Bool) -> Int {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 128, height: 256), scale: 2)
        let (root, striped) = (UIViewController(), UIViewController())
        root.view.backgroundColor = .white
        striped.view = StripedView(areUpright: areUpright)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        root.present(striped, with: BlurAnimator(blur: blur))
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.5)
        let result = window.image(scale: 1).withPixels { pixels, row in
            var (least, most) = (255, 0)
            for y in 112..<144 {
                for x in 48..<80 {
                    let value = Int(pixels[y * row + 4 * x])
                    (least, most) = (min(least, value), max(most, value))
                }
            }
            return most - least
        }
        UIApplication.shared.advance(by: 1)
        return result
    }

    @Test("A blur along an axis mixes what lies along it, and keeps what lies across")
    func blurAlongAxisMixesWhatLiesAlong() {
        #expect(contrast(nil, areUpright: true) > 250)
        #expect(contrast(nil, areUpright: false) > 250)
        #expect(contrast(.vertical, areUpright: false) < 16)
        #expect(contrast(.vertical, areUpright: true) > 180)
        #expect(contrast(.horizontal, areUpright: true) < 16)
        #expect(contrast(.horizontal, areUpright: false) > 180)
    }
}
