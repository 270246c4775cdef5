import Foundation
import Testing
@_spi(Host) import UIKit

@testable import Gallery

@MainActor @Suite struct ZZPictures {
    func save(_ rig: PlaygroundRig, _ name: String) throws {
        try FileManager.default.createDirectory(atPath: "/tmp/pics-p", withIntermediateDirectories: true)
        let data = try #require(UIImage(cgImage: rig.window.image(scale: 2)).pngData())
        try data.write(to: URL(fileURLWithPath: "/tmp/pics-p/\(name).png"))
    }
    @Test func draw() throws {
        for (w, h) in [(390, 844), (320, 568), (844, 390), (568, 320), (1024, 768), (768, 1024)]
            as [(CGFloat, CGFloat)]
        {
            for dark in [false, true] {
                let rig = try PlaygroundRig("bounce", size: CGSize(width: w, height: h), isDark: dark)
                rig.holdKnob(from: 0, to: 0.45)
                rig.touches.up()
                rig.settle(0.5)
                try save(rig, "\(Int(w))x\(Int(h))-\(dark ? "dark" : "light")")
                if dark { continue }
                rig.view.isStageBigger = true
                rig.settle(1)
                try save(rig, "\(Int(w))x\(Int(h))-bigger")
                rig.view.isStageBigger = false
                rig.playground.compare(with: try #require(AnimatorCatalogue.entry(named: "cube")))
                rig.settle(1)
                try save(rig, "\(Int(w))x\(Int(h))-compare")
            }
        }
        let rig = try PlaygroundRig("slide", isRightToLeft: true)
        rig.holdKnob(from: 0, to: 0.45)
        rig.touches.up()
        rig.settle(0.5)
        try save(rig, "rtl")
        let rig2 = try PlaygroundRig("slide", size: CGSize(width: 320, height: 568))
        let scroll = try #require(rig2.all(UIScrollView.self, in: rig2.view.panel).first)
        for page in 0..<4 {
            scroll.contentOffset.y = CGFloat(page) * 180
            rig2.turn()
            try save(rig2, "panel-\(page)")
        }
        let rig3 = try PlaygroundRig("slide", isRightToLeft: true)
        let scroll3 = try #require(rig3.all(UIScrollView.self, in: rig3.view.panel).first)
        scroll3.contentOffset.y = scroll3.contentSize.height - scroll3.bounds.height
        rig3.turn()
        try save(rig3, "rtl-code")
        let rig4 = try PlaygroundRig("cube")
        rig4.tap(rig4.view.stage.compare)
        rig4.settle(1)
        try save(rig4, "picker")
        let rig5 = try PlaygroundRig("cube")
        let bar5 = rig5.navigation.navigationBar
        rig5.touches.tap(at: CGPoint(x: 362, y: bar5.convert(bar5.bounds, to: rig5.window).midY))
        rig5.settle(1)
        try save(rig5, "full")
    }
}
