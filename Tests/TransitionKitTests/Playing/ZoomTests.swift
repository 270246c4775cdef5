import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// A photo in a list that becomes a page, and is dismissed by a drag.
@MainActor @Suite struct ZoomTests {
    /// A list of photos, a photo's page, and the transitions between them.
    @MainActor private final class App {
        let window: UIWindow
        let list = UIViewController()
        let page = UIViewController()
        let scroll = UIScrollView()
        private(set) var cells: [String: UIView] = [:]
        let picture = UIView()
        let drag = DragInteraction()
        let touch: TouchInjector
        private(set) var asked = 0
        private(set) var outcomes: [Bool] = []
        let delegate: TransitionDelegate
        var shown = "B"
        private let isPushed: Bool

        isolated deinit {}

        init(isPushed: Bool, destination: Bool = true) {
            UIApplication.reset()
            UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: 1)
            self.isPushed = isPushed
            window = UIWindow(frame: UIScreen.main.bounds)
            var find: (@MainActor () -> UIView?)?
            let picture = picture
            delegate = TransitionDelegate(
                ExpandAnimator(
                    source: .view { find?() },
                    destination: destination ? .view(picture) : nil,
                    dampingRatio: 1
                ),
                interaction: drag
            )
            touch = TouchInjector(window: window)
            find = { [unowned self] in
                asked += 1
                return cells[shown]
            }
            delegate.onTransitionEnd = { [unowned self] _, _, finished in outcomes.append(finished) }
            list.view.backgroundColor = .white
            scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 390, height: 3000)
            list.view.addSubview(scroll)
            for (index, (name, color)) in [("A", UIColor.green), ("B", .red), ("C", .blue)].enumerated() {
                let cell = UIView(
                    frame: CGRect(x: 20, y: 150 + 220 * CGFloat(index), width: 160, height: 120)
                )
                cell.backgroundColor = color
                cell.layer.cornerRadius = 12
                scroll.addSubview(cell)
                cells[name] = cell
            }
            page.view.backgroundColor = .black
            picture.backgroundColor = .red
            picture.frame = CGRect(x: 0, y: 270, width: 390, height: 292.5)
            page.view.addSubview(picture)
            if isPushed {
                let navigation = UINavigationController(rootViewController: list)
                navigation.setNavigationBarHidden(true, animated: false)
                delegate.attach(to: navigation)
                window.rootViewController = navigation
            } else {
                page.modalPresentationStyle = .fullScreen
                delegate.attach(toPresentationOf: page)
                window.rootViewController = list
            }
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
        }

        func open() {
            if isPushed {
                list.navigationController?.pushViewController(page, animated: true)
            } else {
                list.present(page, animated: true)
            }
            UIApplication.shared.advance(by: 1)
        }

        func forget(_ name: String) {
            cells[name]?.removeFromSuperview()
            cells[name] = nil
        }

        func tick() { UIApplication.shared.advance(by: 1.0 / 60) }

        /// Drags the page in a straight line without lifting the finger.
        func drag(from start: CGPoint, by way: CGVector, in seconds: TimeInterval = 0.4) {
            touch.down(at: start)
            let count = Int(seconds * 60)
            for step in 1...count {
                let part = CGFloat(step) / CGFloat(count)
                touch.move(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
                tick()
            }
        }

        func color(at x: CGFloat, _ y: CGFloat) -> [UInt8] {
            WindowFrame(window).color(at: CGPoint(x: x, y: y))
        }

        /// Returns the rectangle in which a color is visible.
        func extent(of color: [UInt8]) -> CGRect {
            let frame = WindowFrame(window)
            var box = CGRect.null
            for y in stride(from: 0, to: 844, by: 2) {
                for x in stride(from: 0, to: 390, by: 2) where frame.color(at: CGPoint(x: x, y: y)) == color {
                    box = box.union(CGRect(x: x, y: y, width: 2, height: 2))
                }
            }
            return box
        }
    }

    @Test(
        "Dismissed by a finger, the page flies back to its cell, which is hidden until then",
        arguments: [true, false]
    )
    func putAway(isPushed: Bool) throws {
        let app = App(isPushed: isPushed)
        app.open()
        #expect(app.color(at: 200, 400) == [255, 0, 0])
        #expect(app.color(at: 200, 50) == [0, 0, 0])
        app.drag(from: CGPoint(x: 200, y: 420), by: CGVector(dx: 60, dy: 300))
        // The place of its photo in the list is empty, under the dimming.
        let seen = app.color(at: 40, 385)
        #expect(seen[0] == seen[1] && seen[0] > 150)
        // The picture is that of the page, smaller, and as wide as it's high there.
        let red = app.extent(of: [255, 0, 0])
        #expect(abs(red.width / red.height - 390 / 292.5) < 0.05)
        app.touch.up()
        var last = CGRect.null
        for _ in 0..<60 where app.outcomes.count < 2 {
            last = app.extent(of: [255, 0, 0])
            app.tick()
        }
        #expect(app.outcomes == [true, true])
        // At the position of the cell, before the real one replaces it.
        #expect(abs(last.midX - 100) < 4 && abs(last.midY - 430) < 4, "\(last)")
        #expect(app.color(at: 40, 400) == [255, 0, 0])
        #expect(app.cells["B"]?.isShown == true)
        #expect(app.page.view.superview == nil)
    }

    @Test("The source is requested again for the way back, because another photo is visible by then")
    func anotherPhoto() {
        let app = App(isPushed: false)
        app.open()
        #expect(app.asked == 1)
        app.shown = "C"
        app.picture.backgroundColor = .blue
        app.drag(from: CGPoint(x: 200, y: 420), by: CGVector(dx: 0, dy: 300))
        #expect(app.asked == 2)
        // The place of the other photo is empty, and that of the first looks as usual.
        #expect(app.cells["C"]?.isShown == false)
        #expect(app.cells["B"]?.isShown == true)
        app.touch.up()
        var last = CGRect.null
        for _ in 0..<60 where app.outcomes.count < 2 {
            last = app.extent(of: [0, 0, 255])
            app.tick()
        }
        #expect(abs(last.midX - 100) < 4 && abs(last.midY - 650) < 4, "\(last)")
        #expect(app.cells["C"]?.isShown == true)
    }

    @Test("If the list has scrolled meanwhile, the page ends where the photo is by then")
    func ifTheListHasScrolledMeanwhileThePageEndsWhereThePhoto() {
        let app = App(isPushed: false)
        app.open()
        app.drag(from: CGPoint(x: 200, y: 420), by: CGVector(dx: 0, dy: 300))
        app.scroll.contentOffset.y = 200
        app.touch.up()
        var last = CGRect.null
        for _ in 0..<60 where app.outcomes.count < 2 {
            last = app.extent(of: [255, 0, 0])
            app.tick()
        }
        #expect(abs(last.midX - 100) < 4 && abs(last.midY - 230) < 4, "\(last)")
        #expect(app.color(at: 40, 200) == [255, 0, 0])
    }

    @Test("If the source is gone, the page shrinks and fades in the center")
    func ifTheSourceIsGoneThePageShrinksAndFades() {
        let app = App(isPushed: false)
        app.open()
        app.forget("B")
        app.drag(from: CGPoint(x: 200, y: 420), by: CGVector(dx: 0, dy: 300))
        app.touch.up()
        for _ in 0..<60 where app.outcomes.count < 2 { app.tick() }
        #expect(app.outcomes == [true, true])
        #expect(app.page.view.superview == nil)
        #expect(app.color(at: 100, 430) == [255, 255, 255])
    }

    @Test("After a cancellation, the page and the list behind it are as before", arguments: [true, false])
    func takenBack(isPushed: Bool) {
        let app = App(isPushed: isPushed)
        app.open()
        app.drag(from: CGPoint(x: 200, y: 420), by: CGVector(dx: 0, dy: 60))
        for _ in 0..<12 { app.tick() }
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [true, false])
        #expect(app.extent(of: [255, 0, 0]) == CGRect(x: 0, y: 270, width: 390, height: 292))
        #expect(app.cells["B"]?.isShown == true)
        #expect(CATransform3DIsIdentity(app.page.view.layer.transform))
        #expect(app.page.view.layer.cornerRadius == 0)
    }
}
