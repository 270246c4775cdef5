import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// The rows of a list in a card that gets shorter.
@MainActor @Suite struct LeavingRowsTests {
    /// Returns a sheet at its large size with a list of red rows.
    private func show() -> (CardScene, ScrollingScreen) {
        let (scene, screen) = (CardScene(), ScrollingScreen(.collection))
        scene.root.present(screen, as: .sheet())
        scene.advance(1)
        screen.cardPresentationController?.selectedDetent = 1
        scene.advance(1)
        for cell in (screen.scroll as? UICollectionView)?.visibleCells ?? [] { cell.backgroundColor = .red }
        scene.advance(0.1)
        return (scene, screen)
    }

    private func isRed(_ scene: CardScene, at y: CGFloat) -> Bool {
        let color = Picture(scene.window, scale: 1).color(at: CGPoint(x: 195, y: y))
        return color[0] > 250 && color[1] < 5 && color[2] < 5
    }

    private func hasPictures(_ screen: ScrollingScreen) -> Bool {
        screen.scroll.subviews.contains { $0.accessibilityElementsHidden && $0.clipsToBounds }
    }

    @Test("On the way to a smaller detent, all rows are there", arguments: [false, true])
    func smallerDetent(isCaught: Bool) {
        let (scene, screen) = show()
        #expect(isRed(scene, at: 800))
        let controller = screen.cardPresentationController
        controller?.animateChanges { controller?.selectedDetent = 0 }
        scene.advance(0.05)
        #expect(isRed(scene, at: 800))
        if isCaught {
            scene.touch.down(at: CGPoint(x: 200, y: 500))
            scene.advance(1.0 / 60)
            #expect(!hasPictures(screen))
            scene.touch.up()
        }
        scene.advance(1)
        #expect(!hasPictures(screen) && isRed(scene, at: 600))
    }

    @Test("While the keyboard makes the card shorter, all rows are there")
    func keyboard() {
        let (scene, screen) = show()
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 34))
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(0.05)
        let frame = screen.view.convert(screen.view.bounds, to: nil)
        #expect(frame.height < 500)
        #expect(isRed(scene, at: 650))
        #expect(hasPictures(screen))
        scene.advance(1)
        #expect(!hasPictures(screen))
    }
}
