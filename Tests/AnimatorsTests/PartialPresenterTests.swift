import Animators
import Presentations
import TestSupport
import Testing
import TransitionTesting
@_spi(Host) import UIKit

/// A sheet that covers half of the window, and presents a screen that covers all of it. What's above the
/// sheet can be seen until the screen is there, and again as soon as it leaves.
@MainActor @Suite struct PartialPresenterTests {
    private nonisolated static let animators: [(name: String, animator: any Animator)] = [
        ("blinds", .blinds()), ("book", .book()), ("cards", .cards()), ("cover flow", .coverFlow()),
        ("cube", .cube()),
        ("cube on blur", .cube(staging: .backdrop(.blur))), ("explode", .explode()),
        ("fade through", .fadeThrough()), ("fold", .fold()), ("fragments", .fragments()),
        ("fragments in", .fragments(style: .in)), ("genie", .genie()), ("lean", .lean()),
        ("mosaic", .mosaic()), ("nat geo", .natGeo()), ("page", .page()), ("portal", .portal()),
        ("reveal", .reveal()), ("scale and fade", .scaleFade()), ("split", .split()),
        ("spring slide", .springSlide()), ("swing", .swing()), ("turn", .turn()), ("twist", .twist()),
        ("zoom", .zoom()), ("zoom out", .zoom(style: .out)), ("zoom slide", .zoomSlide()),
    ]

    /// The colors above the sheet and its shadow.
    private func colors(_ window: UIWindow) -> [[UInt8]] {
        let picture = Picture(window, scale: 1)
        let (xs, ys): ([CGFloat], [CGFloat]) = ([4, 20, 100, 170, 188], [5, 25, 45, 65, 85, 105, 125, 145])
        return ys.flatMap { y in xs.map { x in picture.color(at: CGPoint(x: x, y: y)) } }
    }

    private func difference(_ first: [[UInt8]], _ second: [[UInt8]]) -> Int {
        zip(first.joined(), second.joined()).map { abs(Int($0) - Int($1)) }.max() ?? 255
    }

    @Test("What's above a sheet gives way and comes back gradually", arguments: 0..<animators.count)
    func whatsAboveSheetGivesWayAndComesBackGradually(index: Int) {
        let (name, animator) = Self.animators[index]
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 192, height: 420), scale: 1)
        let (root, sheet) = (ShapesViewController(.light), ShapesViewController(.light))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        root.present(sheet, as: .sheet())
        UIApplication.shared.advance(by: 1)
        let rest = colors(window)
        let page = ShapesViewController(.dark)
        page.modalPresentationStyle = .fullScreen
        sheet.present(page, with: animator)
        UIApplication.shared.tick()
        #expect(page.transitionCoordinator != nil)
        let first = difference(rest, colors(window))
        #expect(first <= 4, "\(name) starts with a difference of \(first)")
        UIApplication.shared.advance(by: 1.5 * animator.duration)
        #expect(sheet.presentedViewController === page && page.transitionCoordinator == nil)
        #expect(difference(rest, colors(window)) > 20, "\(name)")

        page.dismiss(animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: animator.duration - 1e-6)
        #expect(sheet.presentedViewController != nil, "the last frame is part of the transition")
        let last = difference(rest, colors(window))
        #expect(last <= 4, "\(name) ends with a difference of \(last)")
        UIApplication.shared.advance(by: 0.5)
        #expect(sheet.presentedViewController == nil && difference(rest, colors(window)) == 0)
    }

    @Test(
        "What's above a sheet stays visible beside a screen that covers the sheet",
        arguments: ["cards", "lean", "page", "spring-slide"]
    )
    func staysVisible(name: String) {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 192, height: 420), scale: 1)
        let (root, sheet) = (ShapesViewController(.light), ShapesViewController(.light))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        root.present(sheet, as: .sheet())
        UIApplication.shared.advance(by: 1)
        let corner = CGPoint(x: 4, y: 5)
        let rest = Picture(window, scale: 1).color(at: corner)
        let page = ShapesViewController(.dark)
        page.modalPresentationStyle = .fullScreen
        let animator = Catalog.animator(name)
        sheet.present(page, with: animator)
        UIApplication.shared.tick()
        // The screen comes from the bottom or the trailing edge, and is in the corner last.
        UIApplication.shared.advance(by: animator.duration * 0.4)
        #expect(page.transitionCoordinator != nil)
        #expect(difference([rest], [Picture(window, scale: 1).color(at: corner)]) <= 4)
        UIApplication.shared.advance(by: 2)
        #expect(difference([rest], [Picture(window, scale: 1).color(at: corner)]) > 20)
    }
}
