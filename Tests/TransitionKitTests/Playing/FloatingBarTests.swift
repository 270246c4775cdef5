import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Bars float over the screens, whose content extends below them.
@MainActor @Suite struct FloatingBarTests {
    @Test("The panels of a fold don't contain the bar, which stays in front of them")
    func thePanelsOfAFoldDontContainTheBar() throws {
        let rig = ElementRig(FoldAnimator(duration: 1), in: .navigation)
        let navigation = try #require(rig.window.rootViewController as? UINavigationController)
        navigation.setNavigationBarHidden(false, animated: false)
        let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        for screen in [rig.first, rig.second] {
            let title = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            title.backgroundColor = magenta
            screen.navigationItem.titleView = title
            // Content that extends to the top edge, below the bar.
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
            content.backgroundColor = screen === rig.first ? .yellow : .green
            screen.view.addSubview(content)
        }
        UIApplication.shared.tick()
        #expect(rig.first.view.frame.minY == 0)
        let middle = CGPoint(x: 195, y: navigation.navigationBar.frame.midY)
        let title = WindowFrame(rig.window).color(at: middle)
        #expect(title == [255, 0, 255])
        rig.start(.forward)
        for moment in 0...3 {
            if moment > 0 { rig.advance(by: 0.2) }
            let pieces = rig.pictures.filter { $0.layer.contents != nil }
            #expect(pieces.count == 8)
            for piece in pieces {
                let image = try #require(piece.layer.contents as? CGImage)
                #expect(!hasMagenta(image))
            }
            let frame = WindowFrame(rig.window)
            let bar = navigation.navigationBar
            let order = navigation.view.subviews
            let container = try #require(rig.container)
            let below = try #require(order.firstIndex { container.isDescendant(of: $0) })
            #expect(try #require(order.firstIndex(of: bar)) > below)
            // The titles of both screens are in the center, and crossfade over the content below.
            let color = frame.color(at: middle)
            #expect(color[0] > 120 && color[2] > 120, "\(color) at \(moment)")
        }
    }

    /// The titles are much larger than the distance between samples.
    private func hasMagenta(_ image: CGImage) -> Bool {
        image.withPixels { bytes, rowLength in
            stride(from: 0, to: image.height, by: 5).contains { y in
                stride(from: 0, to: image.width, by: 5).contains { x in
                    let offset = y * rowLength + x * 4
                    return bytes[offset] > 200 && bytes[offset + 1] < 60 && bytes[offset + 2] > 200
                }
            }
        }
    }
}
