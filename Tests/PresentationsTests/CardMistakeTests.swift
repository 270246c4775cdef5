#if DEBUG
    import Foundation
    import Presentations
    import Testing
    import UIKit

    /// Mistakes that only a message can explain.
    @Suite struct CardMistakeTests {
        @Test("A screen that's presented or a child isn't shown as a card, and a message says so")
        func occupiedScreens() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let scene = CardScene()
                    let child = CardScreen()
                    scene.root.addChild(child)
                    scene.show(.sheet())
                    var calls = 0
                    for screen in [child, scene.screen] {
                        scene.root.present(screen, as: .toast()) { calls += 1 }
                        scene.root.addCard(screen, as: .panel()) { calls += 1 }
                    }
                    scene.advance(1)
                    precondition(calls == 0 && child.parent === scene.root)
                    precondition(scene.root.presentedViewController === scene.screen)
                }
            }
            let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(output.components(separatedBy: "CardScreen isn't shown as a card").count == 5)
        }
    }
#endif
