import Animators
import Presentations
import Testing
import TransitionTesting
@_spi(Host) import UIKit

/// Views that fly from the presenting screen to a card, and back.
@MainActor @Suite struct CardFlightTests {
    /// A white screen that names a red photo.
    private final class PhotoScreen: UIViewController, TransitionElementProviding {
        let photo = UIImageView()

        init(_ frame: CGRect) {
            super.init(nibName: nil, bundle: nil)
            photo.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            photo.frame = frame
            view.backgroundColor = .white
            view.addSubview(photo)
        }

        required init?(coder: NSCoder) { nil }

        func transitionElements() -> [TransitionElementID: UIView] { ["photo": photo] }
    }

    private static let source = CGRect(x: 20, y: 100, width: 80, height: 80)
    private static let animators: [any Animator] = [.matched(), .expand(source: "photo")]

    private let list: PhotoScreen
    private let detail: PhotoScreen
    private let window: UIWindow
    private var card = CardPresentation.card(edge: nil)

    init() {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 1)
        list = PhotoScreen(Self.source)
        detail = PhotoScreen(CGRect(x: 0, y: 0, width: 300, height: 100))
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = list
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        (card.width, card.height) = (.points(300), .points(200))
        card.backdrop = .none
    }

    private func colors(at points: [CGPoint]) -> [[UInt8]] {
        let picture = Picture(UIImage(cgImage: window.image(scale: 1)))
        return points.map { picture.color(at: $0) }
    }

    @Test("A card that doesn't change isn't captured again while its shadow appears")
    func cardIsntCapturedAgain() {
        list.present(detail, as: card, with: .matched())
        UIApplication.shared.advance(by: 0.05)
        let count = UIView.snapshotCount
        UIApplication.shared.advance(by: 1)
        #expect(UIView.snapshotCount == count)
        #expect(list.presentedViewController === detail)
    }

    @Test("A photo at the top of a card has the card's round corners when it arrives, and when it leaves")
    func photoHasTheCornersOfTheCard() throws {
        var card = card
        card.shadow = nil
        list.present(detail, as: card, with: .matched())
        UIApplication.shared.tick()
        let frame = try #require(detail.cardPresentationController?.presentedView).frame
        // Two round corners, a point beside one of them, and a square one.
        let points = [
            CGPoint(x: frame.minX + 1.5, y: frame.minY + 1.5),
            CGPoint(x: frame.maxX - 1.5, y: frame.minY + 1.5),
            CGPoint(x: frame.minX + 30, y: frame.minY + 2.5),
            CGPoint(x: frame.minX + 1.5, y: frame.minY + 97.5),
        ]
        let rest: [[UInt8]] = [[255, 255, 255], [255, 255, 255], [255, 0, 0], [255, 0, 0]]
        UIApplication.shared.advance(by: 0.38)
        #expect(detail.transitionCoordinator != nil)
        #expect(colors(at: points) == rest)
        UIApplication.shared.advance(by: 1)
        #expect(colors(at: points) == rest)
        list.dismiss(animated: true)
        UIApplication.shared.tick()
        #expect(colors(at: points) == rest)
    }

    @Test(
        "The view from which a photo flies is back before the end, and leaves gradually",
        arguments: [0, 1]
    )
    func sourceFadesInAndOut(index: Int) {
        let animator = Self.animators[index]
        let middle = CGPoint(x: Self.source.midX, y: Self.source.midY)
        func expectPhoto(_ moment: String) {
            let color = colors(at: [middle])[0]
            #expect(color[0] == 255 && color[1] < 30 && color[2] < 30, "\(moment): \(color)")
        }
        list.present(detail, as: card, with: animator)
        UIApplication.shared.tick()
        #expect(list.photo.mask?.bounds.isEmpty == true)
        UIApplication.shared.advance(by: animator.duration - 0.01)
        #expect(list.photo.mask != nil)
        expectPhoto("At the end")
        UIApplication.shared.advance(by: 1)
        #expect(list.photo.mask == nil)
        list.dismiss(animated: true)
        UIApplication.shared.tick()
        #expect(list.photo.mask != nil)
        expectPhoto("At the beginning")
        UIApplication.shared.advance(by: animator.duration - 0.05)
        #expect(list.photo.mask?.bounds.isEmpty == true)
        UIApplication.shared.advance(by: 1)
        #expect(list.photo.mask == nil)
    }
}
