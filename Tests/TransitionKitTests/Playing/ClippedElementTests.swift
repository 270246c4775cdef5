import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Named views that the views around them clip.
@MainActor @Suite struct ClippedElementTests {
    private let here = CGRect(x: 20, y: 150, width: 100, height: 100)
    private let there = CGRect(x: 95, y: 400, width: 200, height: 300)

    enum Flight: CaseIterable, Sendable {
        case matched, expand

        @MainActor func makeRig(_ layoutDirection: UIUserInterfaceLayoutDirection) -> ElementRig {
            let animator: any Animator =
                switch self {
                case .matched: MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1)
                case .expand: ExpandAnimator(source: "card", duration: 1)
                }
            return ElementRig(animator, in: .navigation, layoutDirection: layoutDirection)
        }
    }

    /// Returns an image view with a white image that has a hole. Only without a background, it flies as an
    /// image.
    private func makePhoto() -> UIImageView {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 10, height: 10)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.clear(CGRect(x: 5, y: 8, width: 1, height: 1))
        }
        return UIImageView(image: image)
    }

    /// Goes forward and backward. In the first frame and shortly before the end, the colors at some points
    /// are those at rest.
    private func expectNoJump(_ rig: ElementRig, at points: [CGPoint]) {
        UIApplication.shared.tick()
        let before = points.map { rig.color(at: $0) }
        func check(_ moment: String) {
            for (point, color) in zip(points, before) {
                let now = rig.color(at: point)
                let isSame = zip(now, color).allSatisfy { abs(Int($0) - Int($1)) < 12 }
                #expect(isSame, "\(moment), \(point): \(now), not \(color)")
            }
        }
        rig.start(.forward)
        check("At the start")
        rig.advance(by: 1.1)
        rig.start(.backward)
        rig.advance(by: 0.999)
        check("At the end")
        rig.advance(by: 0.1)
    }

    @Test(
        "Round corners of a view around fly along, if they're those of the view",
        arguments: Flight.allCases,
        [100, 50] as [CGFloat]
    )
    func cornersOfAViewAround(flight: Flight, height: CGFloat) {
        for color in [UIColor.clear, .white] {
            let rig = flight.makeRig(.leftToRight)
            let holder = UIView(frame: here)
            holder.layer.cornerRadius = 25
            holder.clipsToBounds = true
            rig.first.view.addSubview(holder)
            let place = CGRect(x: 0, y: 0, width: 100, height: height)
            rig.first.add("card", makePhoto(), at: place, in: holder, color: color)
            rig.second.add("card", makePhoto(), at: there, color: color)
            UIApplication.shared.tick()
            let bottom = here.minY + height
            #expect(rig.color(at: CGPoint(x: 22, y: 152)) == [255, 0, 0])
            let below: [UInt8] = height == 50 ? [255, 255, 255] : [255, 0, 0]
            #expect(rig.color(at: CGPoint(x: 22, y: bottom - 3)) == below)
            expectNoJump(
                rig,
                at: [
                    CGPoint(x: 22, y: 152), CGPoint(x: 117, y: 152), CGPoint(x: 22, y: bottom - 3),
                    CGPoint(x: 117, y: bottom - 3),
                ]
            )
        }
    }

    @Test("A larger view has the round corners of the view that clips it", arguments: Flight.allCases)
    func largerThanTheViewAround(flight: Flight) {
        let rig = flight.makeRig(.leftToRight)
        let holder = UIView(frame: here)
        holder.layer.cornerRadius = 25
        holder.clipsToBounds = true
        rig.first.view.addSubview(holder)
        let place = CGRect(x: 0, y: -30, width: 100, height: 160)
        rig.first.add("card", makePhoto(), at: place, in: holder, color: .clear)
        rig.second.add("card", makePhoto(), at: there, color: .clear)
        // In a corner, above, and in the middle.
        expectNoJump(
            rig,
            at: [CGPoint(x: 22, y: 152), CGPoint(x: 70, y: 140), CGPoint(x: here.midX, y: here.midY)]
        )
    }

    enum Edge: CaseIterable, Sendable { case top, left }

    @Test(
        "A view that's partly scrolled away starts and arrives with its visible part",
        arguments: Flight.allCases,
        Edge.allCases
    )
    func partlyScrolledAway(flight: Flight, edge: Edge) {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let rig = flight.makeRig(direction)
            let list = UIScrollView()
            list.frame =
                edge == .top
                ? CGRect(x: 0, y: 200, width: 390, height: 644)
                : CGRect(x: 70, y: 0, width: 320, height: 844)
            list.contentInsetAdjustmentBehavior = .never
            rig.first.view.addSubview(list)
            let place = here.offsetBy(dx: -list.frame.minX, dy: -list.frame.minY)
            rig.first.add("card", makePhoto(), at: place, in: list, color: .clear)
            rig.second.add("card", makePhoto(), at: there, color: .clear)
            UIApplication.shared.tick()
            let clipped = edge == .top ? CGPoint(x: 70, y: 175) : CGPoint(x: 45, y: 200)
            #expect(rig.color(at: clipped) == [255, 0, 0])
            expectNoJump(rig, at: [clipped, CGPoint(x: 95, y: 225)])
        }
    }

    @Test("On the way, all of a view that was partly scrolled away is visible")
    func opensOnTheWay() {
        let rig = Flight.matched.makeRig(.leftToRight)
        let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
        list.contentInsetAdjustmentBehavior = .never
        rig.first.view.addSubview(list)
        rig.first.add("card", makePhoto(), at: here.offsetBy(dx: 0, dy: -200), in: list, color: .clear)
        rig.second.add("card", makePhoto(), at: there, color: .clear)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.5)
        // Halfway, the frame is (57.5, 275, 150, 200).
        #expect(rig.color(at: CGPoint(x: 132, y: 280)) == [255, 255, 255])
        rig.advance(by: 1)
    }
}
