import Animators
import Testing
@_spi(Host) import TransitionKit
import UIKit

/// The behavior of the animators whose screens turn into things: reels, slabs, records, and sheets on a line.
@Suite struct ShowpieceTests {
    private let scene = TransitionScene(
        size: CGSize(width: 390, height: 844),
        outgoingBackgroundColor: .white,
        incomingBackgroundColor: .black
    )

    @Test(
        "Reels stop one after another, and show no gap while they spin",
        arguments: TransitionDirection.allCases
    )
    func reelsStopOneAfterAnother(direction: TransitionDirection) throws {
        let scene = TransitionScene(size: scene.size, direction: direction)
        let choreography = ReelsAnimator().choreography(in: scene)
        let faces = Dictionary(grouping: choreography.participants.filter { $0.slice != nil }) {
            $0.slice?.minX ?? 0
        }
        let reels = faces.sorted { $0.key < $1.key }.map(\.value)
        #expect(reels.count == 5)
        let stops = try reels.map { try #require($0.last?.keyframes.last?.time) }
        #expect(stops == stops.sorted() && Set(stops).count == 5 && stops.last == 1)
        for reel in reels {
            for step in 0...200 {
                let time = CGFloat(step) / 200
                let places = reel.map { $0.pose(at: time).y / 844 }
                // The faces follow each other, so they cover the screen if there's one above and one below.
                #expect(places.contains { $0 <= 1e-9 } && places.contains { $0 >= -1e-9 }, "\(time)")
                // A blurred face is where the sharp one is.
                let sorted = places.sorted()
                for (one, next) in zip(sorted, sorted.dropFirst()) {
                    #expect(next - one < 1e-6 || abs(next - one - 1) < 1e-6, "\(time)")
                }
            }
        }
    }

    @Test(
        "A reel runs past its place by a few points of the incoming screen, and settles gently",
        arguments: [0, 1, 5]
    )
    func reelsSettle(turns: Int) throws {
        let animator = ReelsAnimator(turns: turns)
        let slices = animator.choreography(in: scene).participants.filter {
            $0.slice != nil && $0.motionBlur == nil
        }
        let reels = Dictionary(grouping: slices) { $0.slice?.minX ?? 0 }.values
        #expect(reels.count == 5)
        for reel in reels {
            let (face, above) = try (#require(reel.dropLast().last), #require(reel.last))
            #expect(face.screen == .incoming && above.screen == .incoming)
            let places = (0...1000).map { face.pose(at: CGFloat($0) / 1000).y }
            let farthest = try #require(places.max())
            #expect((8..<20).contains(farthest))
            let stop = try #require(face.keyframes.last?.time)
            let lastFrame = face.pose(at: stop - CGFloat(1 / (60 * animator.duration)))
            #expect(abs(lastFrame.y) < 3)
        }
    }

    @Test("The reels of a card show nothing of it above the card")
    func reelsOfACard() {
        let card = CGRect(x: 0, y: 422, width: 390, height: 422)
        let scene = TransitionScene(size: scene.size, incomingFrame: card, hasOutgoingView: false)
        let slices = ReelsAnimator().choreography(in: scene).participants.filter {
            $0.slice != nil && $0.screen == .incoming
        }
        // Two faces that are blurred, the last of which is also seen sharply, and the one that continues it.
        #expect(slices.count == 20)
        // A screen that fills the container is continued.
        let alone = TransitionScene(size: scene.size, hasOutgoingView: false)
        let whole = ReelsAnimator().choreography(in: alone).participants
        #expect(whole.count { $0.screen == .incoming } == 20)
        for slice in slices {
            for step in 0...100 {
                let pose = slice.pose(at: CGFloat(step) / 100)
                // A window in the place of the card, through which the next face follows the last one.
                #expect(abs(pose.clip.rect.minY * 422 + pose.y) < 1e-6 && pose.clip.rect.height == 1)
                #expect(pose.clip.rect.minX == 0 && pose.clip.rect.width == 1)
            }
            let places = (0...100).map { slice.pose(at: CGFloat($0) / 100).y / 422 }
            #expect((places.last ?? 0) - (places.first ?? 0) == 3)
        }
    }

    @Test("The slabs of a twisted column turn one after another, and their sides stay at right angles")
    func theSlabsOfATwistedColumnTurnOneAfterAnother() throws {
        let choreography = TwistAnimator(slabs: 6).choreography(in: scene)
        let old = choreography.participants.filter { $0.slice != nil && $0.screen == .outgoing }
        let new = choreography.participants.filter { $0.slice != nil && $0.screen == .incoming }
        #expect(old.count == 6 && old.map(\.slice) == new.map(\.slice))
        let starts = old.map { $0.keyframes[0].time }
        #expect(starts == starts.sorted() && Set(starts).count == 6)
        for (old, new) in zip(old, new) {
            for step in 0...50 {
                let (one, other) = (old.pose(at: CGFloat(step) / 50), new.pose(at: CGFloat(step) / 50))
                #expect(abs(other.rotation.angle - one.rotation.angle - .pi / 2) < 1e-6)
            }
        }
    }

    @Test(
        "The edges of adjacent slabs stay close together, whatever the shape of the screen",
        arguments: [
            CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 1024, height: 768),
        ],
        TransitionAxis.allCases
    )
    func theEdgesOfAdjacentSlabsStayCloseTogether(size: CGSize, axis: TransitionAxis) {
        let scene = TransitionScene(size: size)
        let participants = TwistAnimator(axis: axis).choreography(in: scene).participants
        let slabs = participants.filter { $0.slice != nil && $0.screen == .outgoing }
        #expect(slabs.count == 12)
        let (length, height) =
            axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
        for step in 0...200 {
            let angles = slabs.map { $0.pose(at: CGFloat(step) / 200).rotation.angle }
            for (one, next) in zip(angles, angles.dropFirst()) {
                // Closer than half of a slab's thickness. Otherwise, titles are torn to shreds.
                #expect(abs(next - one) * length / 2 < height / 24, "at \(step)/200")
            }
        }
    }

    @Test("Slabs reach under each other, and show hardly anything twice", arguments: TransitionAxis.allCases)
    func slabsReachUnderEachOther(axis: TransitionAxis) {
        let participants = TwistAnimator(axis: axis).choreography(in: scene).participants
        let slices = participants.filter { $0.screen == .outgoing }.compactMap(\.slice)
        let (starts, ends) =
            axis == .horizontal
            ? (slices.map { $0.minY * 844 }, slices.map { $0.maxY * 844 })
            : (slices.map { $0.minX * 390 }, slices.map { $0.maxX * 390 })
        let overlaps = zip(ends, starts.dropFirst()).map { $0 - $1 }
        #expect(overlaps.allSatisfy { $0 > 0.99 && $0 < 2.01 })
        // Perspective doesn't open gaps at the height of the eye.
        #expect(overlaps.count == 11 && abs(overlaps[5] - 1) < 1e-6)
        #expect(starts.first == 0 && abs((ends.last ?? 0) - (axis == .horizontal ? 844 : 390)) < 1e-6)
    }

    @Test(
        "One hardly sees through between slabs, however many there are and wherever they are",
        arguments: [3, 6, 12, 30],
        [CGRect(x: 0, y: 0, width: 390, height: 844), CGRect(x: 0, y: 422, width: 390, height: 422)]
    )
    func slabsLeaveNoGap(slabs: Int, frame: CGRect) throws {
        let scene = TransitionScene(size: scene.size, outgoingFrame: frame, incomingFrame: frame)
        let choreography = TwistAnimator(slabs: slabs).choreography(in: scene)
        let eye = try #require(choreography.eyeDistance)
        var (widest, compared) = (CGFloat(0), 0)
        for side in TransitionSide.allCases {
            let faces = choreography.participants.filter { $0.slice != nil && $0.screen == side }
            #expect(faces.count == slabs)
            for (face, next) in zip(faces, faces.dropFirst()) {
                let lower = frame.minY + (face.slice?.maxY ?? 0) * frame.height - 422
                let upper = frame.minY + (next.slice?.minY ?? 0) * frame.height - 422
                for step in 0...100 {
                    let time = CGFloat(step) / 100
                    let (above, below) = (face.pose(at: time), next.pose(at: time))
                    // Those seen from the side are too narrow for a gap to be noticed.
                    guard min(cos(above.rotation.angle), cos(below.rotation.angle)) > 0.5 else { continue }
                    for part in -8...8 {
                        let (x, nearness) = seen(below, across: CGFloat(part) / 16 * 390, eye: eye)
                        guard let other = self.nearness(of: above, at: x, eye: eye) else { continue }
                        compared += 1
                        widest = max(widest, upper * nearness - lower * other)
                    }
                }
            }
        }
        #expect(widest < 1.5 && compared > 100)
    }

    /// Returns where a point of a slab's face appears, from the center, and by how much perspective enlarges
    /// it. The face is 390 points wide, and turns about an axis at half of that behind it.
    private func seen(_ pose: Pose, across x: CGFloat, eye: CGFloat) -> (x: CGFloat, nearness: CGFloat) {
        let angle = pose.rotation.angle
        let z = 195 * cos(angle) - 195 + pose.z - x * sin(angle)
        let nearness = eye / (eye - z)
        return ((x * cos(angle) + 195 * sin(angle)) * nearness, nearness)
    }

    /// Returns by how much perspective enlarges the point of a slab's face that appears at a place, or `nil`
    /// if none appears there, or outside the container.
    private func nearness(of pose: Pose, at place: CGFloat, eye: CGFloat) -> CGFloat? {
        let angle = pose.rotation.angle
        let distance = eye - (195 * cos(angle) - 195 + pose.z)
        let x = (eye * 195 * sin(angle) - place * distance) / (place * sin(angle) - eye * cos(angle))
        return abs(x) <= 195 && abs(place) <= 195 ? seen(pose, across: x, eye: eye).nearness : nil
    }

    @Test("The floor of a cover flow reflects each screen below it, upside down")
    func coverFlow() throws {
        let choreography = CoverFlowAnimator().choreography(in: scene)
        for side in TransitionSide.allCases {
            let screen = try #require(choreography.participants.first { $0.subject == .picture(of: side) })
            let mirror = try #require(
                choreography.participants.first { $0.screen == side && $0.slice != nil }
            )
            for step in 0...50 {
                let (pose, image) = (screen.pose(at: CGFloat(step) / 50), mirror.pose(at: CGFloat(step) / 50))
                #expect(image.scaleY == -1 && image.rotation == pose.rotation)
                #expect(image.x == pose.x && image.z == pose.z && (844..<860).contains(image.y - pose.y))
            }
            #expect(mirror.pose(at: 0).opacity == 0 && mirror.pose(at: 1).opacity == 0)
        }
        let gone = try #require(choreography.participant(showing: .outgoing)?.pose(at: 1))
        #expect(abs(abs(gone.rotation.angle) - 65 * .pi / 180) < 1e-9)
    }

    @Test(
        "The screens of a cover flow don't cut through each other",
        arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)]
    )
    func coverFlowPassing(size: CGSize) throws {
        let choreography = CoverFlowAnimator().choreography(in: TransitionScene(size: size))
        /// Returns the ends of a screen, seen from above.
        func ends(_ side: TransitionSide, at time: CGFloat) throws -> (CGPoint, CGPoint) {
            let screen = try #require(choreography.participants.first { $0.subject == .picture(of: side) })
            let (m, half) = (screen.pose(at: time).transform, size.width / 2)
            return (
                CGPoint(x: m.m41 - half * m.m11, y: m.m43 - half * m.m13),
                CGPoint(x: m.m41 + half * m.m11, y: m.m43 + half * m.m13)
            )
        }
        /// Returns whether two points are on different sides of a line.
        func areApart(_ points: (CGPoint, CGPoint), by line: (CGPoint, CGPoint)) -> Bool {
            func side(_ point: CGPoint) -> CGFloat {
                (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
            }
            return side(points.0) * side(points.1) < 0
        }
        for step in 0...400 {
            let time = CGFloat(step) / 400
            let (old, new) = try (ends(.outgoing, at: time), ends(.incoming, at: time))
            #expect(!(areApart(old, by: new) && areApart(new, by: old)), "\(time)")
        }
    }

    @Test("The reflections of a cover flow fade into the backdrop, and there are none without a plain one")
    func coverFlowReflections() {
        func mirrors(_ backdrop: Staging.Backdrop, in scene: TransitionScene) -> [Participant] {
            let choreography = CoverFlowAnimator(staging: .backdrop(backdrop)).choreography(in: scene)
            return choreography.participants.filter { $0.slice != nil }
        }
        #expect(mirrors(.black, in: scene).map(\.shade.color) == [.black, .black])
        #expect(mirrors(.color(.red), in: scene).map(\.shade.color) == [.red, .red])
        #expect(mirrors(.none, in: scene).isEmpty && mirrors(.blur, in: scene).isEmpty)
        let alone = TransitionScene(size: scene.size, hasOutgoingView: false, incomingBackgroundColor: .black)
        #expect(mirrors(.black, in: alone).isEmpty && mirrors(.outgoing, in: alone).isEmpty)
    }

    @Test(
        "A screen on a clothesline lags when the line is pulled, swings past when it stops, and comes to rest"
    )
    func aScreenOnAClotheslineLagsWhenTheLineIsPulled() throws {
        let screen = try #require(
            ClotheslineAnimator().choreography(in: scene).participant(showing: .incoming)
        )
        let angles = (0...100).map { screen.pose(at: CGFloat($0) / 100).rotation.angle }
        #expect(angles.first == 0 && angles.last == 0)
        let (lag, swing) = try (#require(angles.min()), #require(angles.max()))
        #expect(lag < -2 * .pi / 180 && swing > 2 * .pi / 180)
        #expect(angles.firstIndex(of: lag) ?? 0 < angles.firstIndex(of: swing) ?? 0)
        let still = try #require(
            ClotheslineAnimator(swing: 0).choreography(in: scene).participant(showing: .incoming)
        )
        #expect((0...100).allSatisfy { still.pose(at: CGFloat($0) / 100).rotation.angle == 0 })
    }

    @Test(
        "A screen that has left on a clothesline doesn't swing back into view",
        arguments: TransitionDirection.allCases
    )
    func leavingOnAClothesline(direction: TransitionDirection) throws {
        let scene = TransitionScene(size: scene.size, direction: direction)
        let screen = try #require(
            ClotheslineAnimator().choreography(in: scene).participant(showing: .outgoing)
        )
        let isOutside = (0...200).map { step in
            let m = screen.pose(at: CGFloat(step) / 200).transform
            let corners = [(-195, -422), (195, -422), (-195, 422), (195, 422)] as [(CGFloat, CGFloat)]
            let places = corners.map { 195 + $0.0 * m.m11 + $0.1 * m.m21 + m.m41 }
            return places.allSatisfy { $0 < 0 } || places.allSatisfy { $0 > 390 }
        }
        let exit = try #require(isOutside.firstIndex(of: true))
        #expect(isOutside[exit...].allSatisfy { $0 })
    }

    @Test(
        "The pegs of a clothesline stay on the line as the screens swing",
        arguments: [
            CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 1024, height: 768),
        ]
    )
    func pegsOfClotheslineStayOnLineAsScreensSwing(size: CGSize) throws {
        let scene = TransitionScene(size: size)
        let parts = ClotheslineAnimator().choreography(in: scene).participants
            .filter { $0.screen == nil && $0.subject != .backdrop }
        let line = try #require(parts.first { $0.restingFrame(in: scene).width > size.width })
        let pegs = parts.filter { $0.shadow.radius == 3 }
        #expect(pegs.count == 4)
        for step in 0...100 {
            let time = CGFloat(step) / 100
            let height = line.restingFrame(in: scene).midY + line.pose(at: time).y
            for peg in pegs {
                let (frame, m) = (peg.restingFrame(in: scene), peg.pose(at: time).transform)
                let (middle, half) = (frame.midY + m.m42, frame.height / 2 * m.m22)
                #expect(middle - half < height && middle + half > height, "\(time)")
            }
        }
    }

    @Test("The pegs of a clothesline are seen only with the line, and not while a bar hides it")
    func pegsOfClotheslineAreSeenOnlyWithLine() throws {
        let scene = TransitionScene(size: scene.size)
        let parts = ClotheslineAnimator().choreography(in: scene).participants
        let line = try #require(parts.first { $0.restingFrame(in: scene).width > 390 })
        let pegs = parts.filter { $0.shadow.radius == 3 }
        #expect(pegs.count == 4)
        for step in 0...200 {
            let time = CGFloat(step) / 200
            let height = line.restingFrame(in: scene).midY + line.pose(at: time).y
            for peg in pegs {
                // A bar with the status bar above it is 91 points high.
                #expect(height > 84 || peg.pose(at: time).opacity < 0.5, "\(time)")
                #expect(time < 0.27 || time > 0.73 || peg.pose(at: time).opacity > 0.99, "\(time)")
            }
        }
    }

    @Test(
        "Screens on a shared axis leave no strip of another color beside them",
        arguments: TransitionDirection.allCases
    )
    func sharedAxis(direction: TransitionDirection) throws {
        let scene = TransitionScene(
            size: scene.size,
            direction: direction,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .black
        )
        let choreography = SharedAxisAnimator().choreography(in: scene)
        let screen = try #require(choreography.participants.first { $0.subject == .picture(of: .incoming) })
        let strip = try #require(choreography.participants.first { $0.accompaniedScreen == .incoming })
        for step in 0...20 {
            let (pose, beside) = (screen.pose(at: CGFloat(step) / 20), strip.pose(at: CGFloat(step) / 20))
            #expect(beside.x == pose.x && beside.opacity == pose.opacity)
        }
        let frame = strip.restingFrame(in: scene)
        #expect(frame.width == 30 && (direction == .forward ? frame.maxX == 0 : frame.minX == 390))
    }

    @Test(
        "A screen on a shared axis has come almost halfway when it's seen, and the other one is just gone",
        arguments: [SharedAxisAnimator.Axis.x, .y],
        [false, true]
    )
    func sharedAxisIsHalfway(axis: SharedAxisAnimator.Axis, isPhoto: Bool) throws {
        let scene = isPhoto ? TransitionScene(size: scene.size) : scene
        let participants = SharedAxisAnimator(axis: axis).choreography(in: scene).participants
        let leaving = try #require(participants.first { $0.subject == .picture(of: .outgoing) })
        let coming = try #require(participants.first { $0.subject == .picture(of: .incoming) })
        for step in 0...100 {
            let pose = coming.pose(at: CGFloat(step) / 100)
            guard pose.opacity > 0 else { continue }
            // A photo comes later, so that its frame isn't seen.
            #expect(abs(pose.x) + abs(pose.y) < (isPhoto ? 15 : 17.5))
            #expect(leaving.pose(at: CGFloat(step) / 100).opacity == 0)
        }
        #expect(coming.pose(at: 0.6).opacity > 0)
        // Between two screens of one color each, hardly any time passes with nothing but a color.
        #expect(leaving.pose(at: 0.39).opacity > 0 && (coming.pose(at: 0.43).opacity > 0) == !isPhoto)
    }

    /// Animators with moments at which neither screen is opaque.
    private static let fading: [any Animator] = [
        FadeThroughAnimator(), SlideAnimator(fades: true), SharedAxisAnimator(axis: .x),
        SharedAxisAnimator(axis: .y), SharedAxisAnimator(axis: .z),
    ]

    @Test(
        "Between photos, whose backgrounds aren't single colors, there's a backdrop while both are faint",
        arguments: fading.indices,
        TransitionDirection.allCases
    )
    func betweenPhotos(index: Int, direction: TransitionDirection) {
        let photos = TransitionScene(size: scene.size, direction: direction)
        let participants = Self.fading[index].choreography(in: photos).participants
        let screens = participants.filter { $0.screen != nil }
        let backdrop = participants.first { $0.subject == .backdrop }
        let times = (0...20).map { CGFloat($0) / 20 }
        let faint = times.filter { time in screens.allSatisfy { $0.pose(at: time).opacity <= 0.5 } }
        #expect(!faint.isEmpty)
        for time in faint { #expect(backdrop?.pose(at: time).backgroundColor != nil, "\(time)") }
    }

    @Test(
        "Where neither screen is a single color, the ground between them is their blurred pictures",
        arguments: fading.indices,
        TransitionDirection.allCases
    )
    func groundOfPhotos(index: Int, direction: TransitionDirection) throws {
        func pictures(_ outgoing: UIColor?, _ incoming: UIColor?) -> [Participant] {
            let scene = TransitionScene(
                size: scene.size,
                direction: direction,
                outgoingBackgroundColor: outgoing,
                incomingBackgroundColor: incoming
            )
            let parts = Self.fading[index].choreography(in: scene).participants
            // Behind the screens.
            return parts.prefix { $0.screen == nil }.filter { $0.subject != .backdrop }
        }
        let photos = pictures(nil, nil)
        #expect((0...10).allSatisfy { photos[0].pose(at: CGFloat($0) / 10).opacity == 1 })
        // From one picture to the other, whichever is in front.
        for (time, side) in [(0, .outgoing), (1, .incoming)] as [(CGFloat, TransitionSide)] {
            let seen = photos.last { $0.pose(at: time).opacity > 0 }
            #expect(seen?.subject == .blurredPicture(of: side) && seen?.pose(at: time).opacity == 1)
        }
        // A plain screen has its color, to or from which the picture fades.
        #expect(pictures(nil, .white).map { $0.pose(at: 1).opacity } == [0])
        #expect(pictures(.white, nil).map { $0.pose(at: 1).opacity } == [1])
        #expect(pictures(.white, .black).isEmpty)
    }

    @Test(
        "A photo that passes its place is continued by its mirror image",
        arguments: [BounceAnimator(), CardsAnimator(), DropAnimator()] as [any Animator]
    )
    func passingPhoto(animator: any Animator) throws {
        let photo = TransitionScene(size: scene.size)
        let parts = animator.choreography(in: photo).participants
        let screen = try #require(parts.first { $0.subject == .incoming })
        let image = try #require(parts.first { $0.subject == .blurredPicture(of: .incoming) })
        let times = (0...100).map { CGFloat($0) / 100 }.filter { image.pose(at: $0).opacity > 0 }
        #expect(!times.isEmpty)
        for time in times {
            let (pose, mirrored) = (screen.pose(at: time), image.pose(at: time))
            // They overlap by a point.
            #expect(abs(mirrored.y - pose.y - 843) < 1e-6 && mirrored.x == pose.x, "\(time)")
            #expect(mirrored.scaleY == -1 && mirrored.scaleX == 1 && mirrored.shadowOpacity == 0)
        }
        let plain = animator.choreography(in: scene).participants
        #expect(!plain.contains { $0.subject == .blurredPicture(of: .incoming) })
    }

    @Test("A card has round corners until it has arrived", arguments: TransitionDirection.allCases)
    func cardHasRoundCornersUntilItHasArrived(direction: TransitionDirection) throws {
        let scene = TransitionScene(size: scene.size, direction: direction)
        let side: TransitionSide = direction == .forward ? .incoming : .outgoing
        let card = try #require(CardsAnimator().choreography(in: scene).participant(showing: side))
        let poses = (0...100).map { card.pose(at: CGFloat($0) / 100) }
        #expect(poses.contains { $0.y > 100 && $0.cornerRadius > 5 })
        #expect(poses.allSatisfy { $0.y > 1 || $0.cornerRadius <= 0.5 })
    }

    @Test(
        "A screen that pops up and the one beneath it are never in focus at once",
        arguments: TransitionDirection.allCases
    )
    func popUp(direction: TransitionDirection) throws {
        let scene = TransitionScene(size: scene.size, direction: direction)
        let side: TransitionSide = direction == .forward ? .incoming : .outgoing
        let participants = PopUpAnimator().choreography(in: scene).participants
        let above = try #require(participants.first { $0.subject == .picture(of: side) })
        let blur = try #require(participants.first { $0.subject == .blurredPicture(of: side.opposite) })
        for step in 0...100 {
            let time = CGFloat(step) / 100
            #expect(min(above.pose(at: time).opacity, 1 - blur.pose(at: time).opacity) < 0.1, "\(time)")
        }
    }

    @Test("The screen beneath one that pops up goes out of focus gradually, and before it's covered")
    func popUpFocus() throws {
        let animator = PopUpAnimator()
        let participants = animator.choreography(in: scene).participants
        let beneath = try #require(participants.first { $0.subject == .blurredPicture(of: .outgoing) })
        let above = try #require(participants.first { $0.subject == .blurredPicture(of: .incoming) })
        // A fiftieth of a second.
        let frame = CGFloat(0.02 / animator.duration)
        for step in 0...100 {
            let time = CGFloat(step) / 100
            let (blur, next) = (beneath.pose(at: time).opacity, beneath.pose(at: time + frame).opacity)
            #expect(abs(next - blur) < 1 / 3, "\(time)")
            #expect(above.pose(at: time).opacity < 0.5 || blur > 0.75, "\(time)")
        }
    }

    @Test("The wall behind screens that swing is the same both ways")
    func wallBehindScreensThatSwingIsSameBothWays() throws {
        for animator in [SwingAnimator(), ClotheslineAnimator()] as [any Animator] {
            func color(in scene: TransitionScene) throws -> UIColor? {
                let participants = animator.choreography(in: scene).participants
                return try #require(participants.first { $0.subject == .backdrop }).pose(at: 0)
                    .backgroundColor
            }
            let wall = try color(in: scene)
            #expect(wall != nil)
            #expect(try color(in: scene.reversed()) == wall)
        }
    }
}
