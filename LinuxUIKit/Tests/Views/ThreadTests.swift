@_spi(Host) import CoreGraphics
import Foundation
import Testing
@_spi(Host) import UIKit

/// APIs that Apple documents as usable on any thread: colors, traits, and drawing in a separate context.
@Suite
struct ThreadTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    /// Traits that no screen has. Tests that run meanwhile can make the screen dark.
    private let ownTraits = UITraitCollection(displayScale: 7)

    @Test("Each thread has its own current traits")
    func eachThreadHasOwnCurrentTraits() {
        ownTraits.performAsCurrent {
            #expect(UITraitCollection.current.displayScale == 7)
            #expect(elsewhere { UITraitCollection.current.displayScale != 7 })
        }
    }

    @Test("A thread keeps the traits that it has set")
    func settingTraits() {
        let isKept = elsewhere { [ownTraits] in
            UITraitCollection.current = ownTraits
            UITraitCollection(displayScale: 8).performAsCurrent {}
            return UITraitCollection.current.displayScale == 7
        }
        #expect(isKept)
        #expect(UITraitCollection.current.displayScale != 7)
    }

    @Test("A thread draws in its own context")
    func threadDrawsInOwnContext() {
        UIGraphicsPushContext(CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1))
        defer { UIGraphicsPopContext() }
        #expect(UIGraphicsGetCurrentContext() != nil)
        #expect(elsewhere { UIGraphicsGetCurrentContext() == nil })
    }

    /// A failure is a crash, as it was before.
    @Test("Colors are resolved and text is laid out on several threads at once")
    func atOnce() {
        let style = TextStyle(size: 17)
        let expected = TextLayout(
            "Hamburgefonts",
            style: style,
            maxWidth: 60,
            maxLines: 0,
            rightToLeft: false
        )
        nonisolated(unsafe) let lines = UnsafeMutablePointer<Int>.allocate(capacity: 64)
        defer { lines.deallocate() }
        let traits = [dark, UITraitCollection(userInterfaceStyle: .light)]
        DispatchQueue.concurrentPerform(iterations: 64) { index in
            let layout = TextLayout(
                "Hamburgefonts",
                style: style,
                maxWidth: 60,
                maxLines: 0,
                rightToLeft: false
            )
            lines[index] = layout.numberOfLines
            for step in 0..<200 {
                traits[(index + step) % 2].performAsCurrent { _ = UIColor.systemBackground.cgColor }
            }
        }
        #expect((0..<64).allSatisfy { lines[$0] == expected.numberOfLines })
    }

    /// Returns the result of a closure on another thread.
    private func elsewhere(_ question: @escaping @Sendable () -> Bool) -> Bool {
        let isAnswered = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var answer = false
        Thread.detachNewThread {
            answer = question()
            isAnswered.signal()
        }
        isAnswered.wait()
        return answer
    }
}
