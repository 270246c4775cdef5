import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// The rows of a list, and the screens of a stack, in a card that gets shorter.
@MainActor @Suite struct LeavingRowsTests {
    /// Returns a sheet at its large size with a list of red rows.
    private func show() -> (CardScene, ScrollingScreen) {
        let (scene, screen) = (CardScene(), ScrollingScreen(.collection))
        scene.root.present(screen, as: .sheet())
        scene.advance(1)
        screen.cardPresentationController?.selectedDetentIndex = 1
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
        controller?.animateChanges { controller?.selectedDetentIndex = 0 }
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

    @Test("While a card gets shorter because a screen is popped, what's behind doesn't show in the card")
    func shorterScreen() throws {
        let scene = CardScene()
        let screens = [UIViewController(), UIViewController()]
        for (screen, height) in zip(screens, [200, 500] as [CGFloat]) {
            screen.view.backgroundColor = .red
            screen.preferredContentSize = CGSize(width: 0, height: height)
        }
        let stack = UINavigationController(rootViewController: screens[0])
        stack.isNavigationBarHidden = true
        var card = CardPresentation.card()
        (card.backdrop, card.shadow) = (.none, nil)
        scene.root.present(stack, as: card)
        scene.advance(1)
        let view = try #require(stack.cardPresentationController?.presentedView)
        let subviews = try #require(stack.view.superview).subviews
        let short = scene.place(of: view).height
        stack.pushViewController(screens[1], animated: true)
        scene.advance(1)
        #expect(scene.place(of: view).height > short + 200)
        stack.popViewController(animated: true)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            let picture = Picture(scene.window, scale: 1)
            for y in stride(from: scene.place(of: view).minY + 20, to: 840, by: 20) {
                let color = picture.color(at: CGPoint(x: 20, y: y))
                #expect(color[1] < 100, "\(color) at \(y)")
            }
        }
        #expect(abs(scene.place(of: view).height - short) < 0.5)
        #expect(stack.view.superview?.subviews == subviews)
    }

    /// A cell with a view that it lays out itself, and that pulsates.
    private final class BarCell: UICollectionViewCell {
        let bar = UIView()

        override func didMoveToWindow() {
            super.didMoveToWindow()
            let pulse = CABasicAnimation(keyPath: "opacity")
            (pulse.toValue, pulse.duration, pulse.repeatCount) = (0.9, 1, .infinity)
            if window != nil { bar.layer.add(pulse, forKey: "pulse") }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            if bar.superview == nil { contentView.addSubview(bar) }
            bar.frame = contentView.bounds.insetBy(dx: 20, dy: 10)
        }
    }

    /// The list of a screen whose cells have such a view.
    private func showBars(_ presentation: CardPresentation) -> (CardScene, ScrollingScreen) {
        let (scene, screen) = (CardScene(), ScrollingScreen(.collection))
        screen.whenLoaded = {
            ($0.view as? UICollectionView)?.register(BarCell.self, forCellWithReuseIdentifier: "cell")
        }
        scene.root.present(screen, as: presentation)
        scene.advance(1)
        return (scene, screen)
    }

    /// Returns the visible frames of the views in the cells of a list, in the list.
    private func bars(_ screen: ScrollingScreen) -> [CGRect] {
        let cells = (screen.scroll as? UICollectionView)?.visibleCells.compactMap { $0 as? BarCell } ?? []
        return cells.map { cell in
            let shown = cell.layer.presentation() ?? cell.layer
            let bar = (cell.bar.layer.presentation() ?? cell.bar.layer).frame
            return bar.offsetBy(dx: shown.frame.minX, dy: shown.frame.minY)
        }
    }

    private func expectBarsInPlace(_ screen: ScrollingScreen) {
        for bar in bars(screen) {
            #expect(bar.minX == 20 && bar.width == 350 && bar.height == 30)
            #expect((bar.minY - 10).truncatingRemainder(dividingBy: 50) == 0)
        }
    }

    @Test("On the way to a larger detent, new rows are in their places", arguments: [false, true])
    func largerDetent(reducesMotion: Bool) {
        let (scene, screen) = showBars(.sheet())
        UIAccessibility.setReduceMotionEnabled(reducesMotion)
        let before = bars(screen).count
        #expect(before > 5)
        let controller = screen.cardPresentationController
        controller?.animateChanges { controller?.selectedDetentIndex = 1 }
        for _ in 0..<4 {
            scene.advance(1.0 / 60)
            #expect(bars(screen).count > before)
            expectBarsInPlace(screen)
        }
        scene.advance(1)
        expectBarsInPlace(screen)
    }

    @Test("What the app animates in new rows goes on")
    func spinnersInNewRows() throws {
        let (scene, screen) = showBars(.sheet())
        let controller = screen.cardPresentationController
        controller?.animateChanges { controller?.selectedDetentIndex = 1 }
        scene.advance(1)
        let cells = try #require(screen.scroll as? UICollectionView).visibleCells
        #expect(cells.count > 10)
        #expect(cells.allSatisfy { ($0 as? BarCell)?.bar.layer.animation(forKey: "pulse") != nil })
    }

    @Test("When the keyboard leaves, the rows that come into view are in their places")
    func leavingKeyboard() {
        let (scene, screen) = showBars(.sheet(detents: [.fraction(1)]))
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 34))
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        let before = bars(screen).count
        field.resignFirstResponder()
        scene.advance(0.1)
        #expect(bars(screen).count > before)
        expectBarsInPlace(screen)
    }

    @Test("While the keyboard makes the card shorter, all rows are there")
    func whileKeyboardMakesCardShorterAllRows() {
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
