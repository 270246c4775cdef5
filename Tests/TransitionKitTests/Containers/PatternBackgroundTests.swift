import Animators
import TestSupport
import Testing
import UIKit

@testable import TransitionKit

/// Backgrounds with a pattern image, which have no red, green, and blue components.
@MainActor @Suite struct PatternBackgroundTests {
    private static func makePattern() -> UIColor {
        let side = CGRect(x: 0, y: 0, width: 4, height: 4)
        let tile = UIGraphicsImageRenderer(size: side.size).image { context in
            UIColor.green.setFill()
            context.fill(side)
        }
        return UIColor(patternImage: tile)
    }

    @Test("The area around a screen with a pattern is as light as around a photo", arguments: [true, false])
    func areaAroundScreenWithPatternIsAsLightAsAroundPhoto(isCube: Bool) {
        let rig = TransitionRig(.custom) { _ in
            isCube ? TransitionDelegate(CubeAnimator()) : TransitionDelegate(SpringSlideAnimator())
        }
        let pattern = Self.makePattern()
        rig.first.view.backgroundColor = pattern
        let container = rig.first.view.superview
        rig.start(.forward)
        rig.advance(by: 0.1)
        let color = container?.layer.presentation()?.backgroundColor
        #expect(color?.alpha == 1)
        #expect(color?.components?.first ?? 0 > 0.7 && color?.components?.count ?? 0 > 1)
        rig.settle()
        #expect(rig.first.view.backgroundColor == pattern)
    }

    @Test("A pattern isn't mixed with another color")
    func notMixed() {
        let pattern = Self.makePattern()
        let start: UIColor? = pattern
        #expect(start.interpolated(to: .red, at: 0.3) == pattern)
        #expect(start.interpolated(to: .red, at: 0.7) == .red)
        #expect(UIColor?.some(.red).interpolated(to: pattern, at: 0.3) == .red)
        #expect(UIColor?.some(.red).interpolated(to: pattern, at: 0.7) == pattern)
    }
}
