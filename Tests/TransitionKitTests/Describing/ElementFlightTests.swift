import Animators
import Testing
import UIKit

/// The flight of named views, as data.
@Suite struct ElementFlightTests {
    private typealias Place = TransitionElement.Place

    private func scene(
        _ start: TransitionElement.Place?,
        _ end: TransitionElement.Place?,
        _ direction: TransitionDirection = .forward,
        _ layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> TransitionScene {
        TransitionScene(
            size: CGSize(width: 390, height: 844),
            direction: direction,
            layoutDirection: layoutDirection,
            elements: ["a": TransitionElement(outgoing: start, incoming: end)]
        )
    }

    private let square = Place(frame: CGRect(x: 20, y: 100, width: 100, height: 100), cornerRadius: 10)
    private let tall = Place(frame: CGRect(x: 95, y: 400, width: 200, height: 400), cornerRadius: 30)

    private func part(
        _ subject: Participant.Subject,
        of choreography: Choreography
    ) -> Participant? {
        choreography.participants.first { $0.subject == subject }
    }

    @Test("Both pictures keep their aspect ratios and have the same frame")
    func bothPicturesKeepTheirAspectRatiosAndHaveTheSameFrame() throws {
        let parts = scene(square, tall).flight(of: "a")
        #expect(parts.map(\.subject) == [.element("a", on: .outgoing), .element("a", on: .incoming)])
        for (part, place) in zip(parts, [square, tall]) {
            let pose = part.pose(at: 0.5)
            #expect(pose.scaleX == pose.scaleY)
            let clip = pose.clip.rect
            let width = place.frame.width * pose.scaleX * clip.width
            let height = place.frame.height * pose.scaleY * clip.height
            #expect(abs(width - 150) < 1e-9)
            #expect(abs(height - 250) < 1e-9)
            #expect(abs(place.frame.midX + pose.x - 132.5) < 1e-9)
            #expect(abs(place.frame.midY + pose.y - 375) < 1e-9)
            #expect(abs(pose.clip.cornerRadius * pose.scaleX - 20) < 1e-9)
            #expect(max(clip.width, clip.height) == 1)
        }
        #expect(parts[0].pose(at: 0).transform == CATransform3DIdentity)
        #expect(parts[1].pose(at: 1).transform == CATransform3DIdentity)
        #expect(parts[0].pose(at: 0).opacity == 1)
        #expect(parts[1].pose(at: 0).opacity == 0)
        #expect(parts[0].pose(at: 1).opacity == 0)
        #expect(parts[1].pose(at: 1).opacity == 1)
    }

    @Test("An image is always opaque: the first picture stays until the second one covers it")
    func anImageIsAlwaysOpaque() throws {
        let thumbnail = Place(
            frame: square.frame,
            content: .image(frame: CGRect(x: -5, y: 100, width: 150, height: 100))
        )
        let photo = CGRect(x: 0, y: 300, width: 390, height: 260)
        let parts = scene(thumbnail, Place(frame: photo, content: .image(frame: photo))).flight(of: "a")
        for step in 0...20 {
            let moment = CGFloat(step) / 20
            let (old, new) = (parts[0].pose(at: moment), parts[1].pose(at: moment))
            #expect(max(old.opacity, new.opacity) == 1)
            // Both show the image at the same size: at rest, it's 150 points wide here and 390 there.
            #expect(abs(150 * old.scaleX - 390 * new.scaleX) < 1e-9)
        }
        let clip = parts[1].pose(at: 0).clip.rect
        #expect(abs(clip.width * 390 * parts[1].pose(at: 0).scaleX - 100) < 1e-9)
    }

    @Test("Two pictures with different content can be read at once only briefly, and are never both faint")
    func contentIsExchangedQuickly() {
        let parts = scene(square, tall).flight(of: "a")
        let moments = (0...100).map { CGFloat($0) / 100 }
        let both = moments.filter { moment in parts.allSatisfy { $0.pose(at: moment).opacity > 0.01 } }
        #expect((5...35).contains(both.count))
        for moment in moments {
            #expect(parts.contains { $0.pose(at: moment).opacity > 0.7 }, "\(moment)")
        }
    }

    @Test("Backgrounds and shadows are surfaces behind the pictures, with the pair's frame")
    func backgroundsAndShadowsAreSurfacesBehindThePictures() throws {
        let shadow = Participant.Shadow(radius: 9, x: 2, y: 4, color: .blue)
        let first = Place(
            frame: square.frame,
            cornerRadius: 10,
            backgroundColor: .red,
            shadow: shadow,
            shadowOpacity: 0.4
        )
        let last = Place(frame: tall.frame, cornerRadius: 30, backgroundColor: .blue)
        let parts = scene(first, last).flight(of: "a")
        #expect(
            parts.map(\.subject) == [
                .surface(of: "a", on: .outgoing), .surface(of: "a", on: .outgoing),
                .element("a", on: .outgoing), .element("a", on: .incoming),
            ]
        )
        #expect(parts[0].shadow == shadow)
        for part in parts.prefix(2) {
            let pose = part.pose(at: 0.5)
            #expect(abs(pose.clip.rect.width * 100 - 150) < 1e-9)
            #expect(abs(pose.clip.rect.height * 100 - 250) < 1e-9)
            #expect(pose.clip.cornerRadius == 20)
            #expect(abs(square.frame.midY + pose.y - 375) < 1e-9)
            #expect(pose.backgroundColor == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
        }
        #expect(parts[0].pose(at: 0.5).opacity == 0.5)
        #expect(parts[1].pose(at: 0.5).opacity == 1)
        // A translucent view has no shadow, because the shadow would be visible, too. The other view keeps
        // its own, unless it's an image, which lies on the background of the translucent one.
        func shadows(_ start: Place, _ end: Place) -> Int {
            scene(start, end).flight(of: "a").filter { $0.pose(at: 0).shadowOpacity > 0 }.count
        }
        let translucent = UIColor(white: 1, alpha: 0.5)
        let glass = Place(frame: tall.frame, backgroundColor: translucent, shadowOpacity: 0.4)
        let photo = Place(frame: tall.frame, shadowOpacity: 0.4, content: .image(frame: tall.frame))
        #expect(shadows(first, glass) == 1 && shadows(glass, first) == 1)
        #expect(shadows(photo, glass) == 0 && shadows(photo, last) == 1)
        // The color of one side fades in from nothing.
        let plain = scene(square, last).flight(of: "a")
        #expect(plain[0].pose(at: 0.25).backgroundColor?.cgColor.alpha == 0.25)
    }

    @Test("The content of a row that becomes a page is as wide as the pair, and lies at its top")
    func contentOfRowThatBecomesPage() {
        let row = Place(
            frame: CGRect(x: 16, y: 340, width: 358, height: 76),
            cornerRadius: 14,
            backgroundColor: .white
        )
        let page = Place(frame: CGRect(x: 0, y: 0, width: 390, height: 844), backgroundColor: .white)
        let pictures = scene(row, page).flight(of: "a").suffix(2)
        #expect(pictures.count == 2)
        for (picture, own) in zip(pictures, [row.frame, page.frame]) {
            let pose = picture.pose(at: 0.5)
            #expect(abs(pose.scaleX * own.width - 374) < 1e-9 && pose.scaleX == pose.scaleY)
            let top = own.midY + pose.y - pose.scaleY * own.height / 2
            #expect(abs(top - 170) < 1e-9)
            #expect(pose.clip.rect.minY == 0)
            #expect(abs(pose.clip.rect.height - min(460 / (own.height * pose.scaleY), 1)) < 1e-9)
        }
        // A see-through row has nothing behind its content that would fill the page.
        let clear = Place(frame: row.frame)
        #expect(
            abs((scene(clear, page).flight(of: "a").last?.pose(at: 0.5).clip.rect.midY ?? 0) - 0.5) < 1e-9
        )
    }

    @Test("Equal text stays aligned: the font grows, and the alignment remains")
    func equalTextStaysAlignedTheFontGrows() {
        let small = Place(
            frame: CGRect(x: 20, y: 100, width: 300, height: 20),
            content: .text(frame: CGRect(x: 20, y: 102, width: 80, height: 16), fontSize: 16, alignment: 0)
        )
        let large = Place(
            frame: CGRect(x: 40, y: 200, width: 200, height: 60),
            content: .text(frame: CGRect(x: 40, y: 214, width: 160, height: 32), fontSize: 32, alignment: 0)
        )
        let parts = scene(small, large).flight(of: "a")
        for moment in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
            for (part, place, size) in [(parts[0], small, 16.0), (parts[1], large, 32.0)] {
                let pose = part.pose(at: moment)
                #expect(abs(pose.scaleX * size - (16 + 16 * moment)) < 1e-9)
                let left = place.frame.midX + pose.x - place.frame.width * pose.scaleX / 2
                #expect(abs(left - (20 + 20 * moment)) < 1e-9)
                guard case .text(let words, _, _) = place.content else {
                    Issue.record("\(place.content)")
                    return
                }
                let top = place.frame.midY + pose.y - (place.frame.midY - words.minY) * pose.scaleY
                #expect(abs(top - (102 + 112 * moment)) < 1e-9)
            }
        }
    }

    @Test("An arc starts sideways and ends upright, and is straight along a single axis")
    func anArcStartsSidewaysAndEndsUpright() {
        let flight = scene(square, tall).flight(of: "a", arc: 1)
        // A quarter of the corner's distance from the straight line: (70 + 2·195 + 195) / 4, (150 + 2·150 +
        // 600) / 4.
        #expect(abs(70 + flight[0].pose(at: 0.5).x - 163.75) < 1e-9)
        #expect(abs(150 + flight[0].pose(at: 0.5).y - 262.5) < 1e-9)
        let below = Place(frame: square.frame.offsetBy(dx: 0, dy: 300))
        for pose in scene(square, below).flight(of: "a", arc: 1)[0].keyframes.map(\.pose) {
            #expect(abs(pose.x) < 1e-9)
        }
    }

    @Test("A view never rotates by more than half a turn")
    func aViewNeverRotatesByMoreThanHalfATurn() {
        let start = Place(frame: square.frame, rotation: 3)
        let end = Place(frame: square.frame, rotation: -3)
        let pose = scene(start, end).flight(of: "a")[0].pose(at: 0.5)
        #expect(abs(pose.rotation.angle - (.pi - 3)) < 1e-9)
    }

    @Test("The backward transition is the forward one in reverse", arguments: ["matched", "expand"])
    func theBackwardTransitionIsTheForwardOneInReverse(name: String) {
        let animator: any Animator =
            name == "matched" ? MatchedAnimator(arc: 0.7) : ExpandAnimator(source: "a")
        let forward = animator.choreography(in: scene(square, tall))
        let backward = animator.choreography(in: scene(tall, square, .backward))
        #expect(forward.participants.count == backward.participants.count)
        #expect(forward.participants.count > 2)
        for (there, back) in zip(forward.participants, backward.participants) {
            for moment in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                let (first, second) = (there.pose(at: moment), back.pose(at: 1 - moment))
                #expect(abs(first.x - second.x) < 1e-9)
                #expect(abs(first.y - second.y) < 1e-9)
                #expect(abs(first.scaleX - second.scaleX) < 1e-9)
                #expect(abs(first.opacity - second.opacity) < 1e-9)
            }
        }
    }

    @Test(
        "In a right-to-left layout, a view at the mirrored position moves along the mirrored path",
        arguments: ["matched", "expand"]
    )
    func rightToLeft(name: String) {
        let animator: any Animator =
            name == "matched" ? MatchedAnimator(arc: 0.7) : ExpandAnimator(source: "a")
        func mirrored(_ place: TransitionElement.Place) -> TransitionElement.Place {
            let frame = place.frame
            return Place(
                frame: CGRect(x: 390 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height),
                cornerRadius: place.cornerRadius
            )
        }
        let left = animator.choreography(in: scene(square, tall))
        let right = animator.choreography(
            in: scene(mirrored(square), mirrored(tall), .forward, .rightToLeft)
        )
        #expect(left.participants.count == right.participants.count && left.participants.count > 2)
        for (plain, mirror) in zip(left.participants, right.participants) {
            #expect(plain.subject == mirror.subject)
            for moment in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                #expect(abs(plain.pose(at: moment).x + mirror.pose(at: moment).x) < 1e-9)
                #expect(abs(plain.pose(at: moment).y - mirror.pose(at: moment).y) < 1e-9)
            }
        }
    }

    @Test("Right to left, a rotated view turns the other way, and its shadow is on the other side")
    func rightToLeftLook() throws {
        func place(x: CGFloat, turn: CGFloat, shadow: CGFloat) -> TransitionElement.Place {
            Place(
                frame: CGRect(x: x, y: 100, width: 100, height: 60),
                rotation: turn,
                backgroundColor: .white,
                shadow: Participant.Shadow(radius: 4, x: shadow, y: 2),
                shadowOpacity: 0.5
            )
        }
        let animator = MatchedAnimator(alongside: CrossfadeAnimator(blurs: false))
        let left = animator.choreography(
            in: scene(place(x: 20, turn: 0.4, shadow: 6), place(x: 200, turn: 0, shadow: 6))
        )
        let start = place(x: 270, turn: -0.4, shadow: -6)
        let end = place(x: 90, turn: 0, shadow: -6)
        let right = animator.choreography(in: scene(start, end, .forward, .rightToLeft))
        #expect(left.participants.count == right.participants.count && left.participants.count > 2)
        #expect(right.participants.filter { $0.shadow.x == -6 }.count == 2)
        for (plain, mirror) in zip(left.participants, right.participants) {
            #expect(plain.subject == mirror.subject)
            #expect(plain.shadow.x == -mirror.shadow.x)
            for moment in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                let (pose, image) = (plain.pose(at: moment), mirror.pose(at: moment))
                #expect(abs(pose.x + image.x) < 1e-9)
                #expect(abs(pose.transform.m11 - image.transform.m11) < 1e-9)
                #expect(abs(pose.transform.m12 + image.transform.m12) < 1e-9)
            }
        }
        // It starts as it's seen, and turns back by the angle that it had.
        let picture = try #require(part(.element("a", on: .outgoing), of: right))
        #expect(abs(picture.pose(at: 0).transform.m12) < 1e-9)
        let turned: CGFloat = sin(0.4)
        #expect(abs(picture.pose(at: 1).transform.m12 - turned) < 1e-9)
    }

    @Test("The card's picture and the screen always share their top edge and their width")
    func theCardsPictureAndTheScreenAlwaysShareTheirTopEdge() throws {
        let choreography = ExpandAnimator(source: "a").choreography(in: scene(square, nil))
        let screen = try #require(choreography.participant(showing: .incoming))
        let card = try #require(part(.element("a", on: .outgoing), of: choreography))
        for step in 0...40 {
            let moment = CGFloat(step) / 40
            let (large, small) = (screen.pose(at: moment), card.pose(at: moment))
            let top = 422 + large.y - 422 * large.scaleY
            #expect(abs(top - (150 + small.y - 50 * small.scaleY)) < 1e-9)
            #expect(abs(390 * large.scaleX * large.clip.rect.width - 100 * small.scaleX) < 1e-9)
        }
        #expect(abs(card.pose(at: 0).scaleX - 1) < 1e-9)
        #expect(screen.pose(at: 1) == .rest)
    }

    @Test("The picture of a card with text also grows onto the header")
    func cardWithText() throws {
        let words = CGRect(x: 40, y: 140, width: 60, height: 20)
        let button = Place(
            frame: square.frame,
            cornerRadius: square.cornerRadius,
            content: .text(frame: words, fontSize: 17, alignment: 0.5)
        )
        func picture(_ card: TransitionElement.Place) throws -> Participant {
            let choreography = ExpandAnimator(source: "a").choreography(in: scene(card, tall))
            return try #require(part(.element("a", on: .outgoing), of: choreography))
        }
        let card = try picture(button)
        let (start, pose, end) = (card.pose(at: 0), card.pose(at: 0.3), card.pose(at: 1))
        #expect(start.x < pose.x && pose.x < end.x)
        #expect(start.y < pose.y && pose.y < end.y)
        #expect(start.scaleX < pose.scaleX && pose.scaleX < end.scaleX)
        #expect(try card == picture(square))
    }

    private func card(shadowOpacity: CGFloat) -> TransitionElement.Place {
        Place(
            frame: CGRect(x: 8, y: 200, width: 374, height: 220),
            cornerRadius: 16,
            shadowOpacity: shadowOpacity
        )
    }

    @Test("A card that almost fills the width starts to grow with its own corners")
    func cornersOfAWideCard() throws {
        let scene = scene(card(shadowOpacity: 0), nil)
        for fade in ExpandAnimator.Fade.allCases {
            let choreography = ExpandAnimator(source: "a", fade: fade).choreography(in: scene)
            let picture = try #require(part(.element("a", on: .outgoing), of: choreography))
            #expect(picture.pose(at: 0).clip.cornerRadius == 16)
            #expect(abs(picture.pose(at: 1).clip.cornerRadius) < 1e-9)
        }
    }

    @Test(
        "A card that expands has its own shadow at rest, and no other",
        arguments: ExpandAnimator.Fade.allCases
    )
    func shadowOfACardAtRest(fade: ExpandAnimator.Fade) {
        let animator = ExpandAnimator(source: "a", fade: fade)
        func shadow(_ participant: Participant, at moment: CGFloat) -> CGFloat {
            let pose = participant.pose(at: moment)
            return pose.shadowOpacity * pose.opacity
        }
        let plain = animator.choreography(in: scene(card(shadowOpacity: 0), nil)).participants
        for participant in plain {
            #expect(shadow(participant, at: 0) == 0 && shadow(participant, at: 1) == 0)
        }
        #expect(plain.contains { shadow($0, at: 0.5) == 0.3 })
        let raised = animator.choreography(in: scene(card(shadowOpacity: 0.3), nil)).participants
        #expect(raised.filter { shadow($0, at: 0) > 0 }.map { shadow($0, at: 0) } == [0.3])
        #expect(raised.allSatisfy { shadow($0, at: 1) == 0 })
    }

    @Test("The picture of a card gives way within a few frames, because it and the screen could both be read")
    func givesWayQuickly() throws {
        let choreography = ExpandAnimator(source: "a").choreography(in: scene(square, nil))
        let picture = try #require(part(.element("a", on: .outgoing), of: choreography))
        #expect(picture.pose(at: 0.05).opacity > 0.99)
        #expect(picture.pose(at: 0.1).opacity < 0.01)
    }

    @Test(
        "A card that's see-through stays on a background until the screen covers it, within a few frames",
        arguments: [true, false]
    )
    func staysUntilTheScreenCoversIt(isTranslucent: Bool) throws {
        var glass = Place(
            frame: square.frame,
            cornerRadius: 10,
            backgroundColor: isTranslucent ? .blue : UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        )
        (glass.isFilled, glass.isTranslucent) = (isTranslucent, isTranslucent)
        let participants = ExpandAnimator(source: "a").choreography(in: scene(glass, nil)).participants
        let index = try #require(participants.firstIndex { $0.subject == .element("a", on: .outgoing) })
        let (ground, picture) = (participants[index - 1], participants[index])
        let screen = try #require(participants.first { $0.screen == .incoming })
        for step in 0...100 {
            let moment = CGFloat(step) / 100
            let (old, new) = (picture.pose(at: moment), screen.pose(at: moment))
            // The screen is in front.
            #expect((1 - old.opacity) * (1 - new.opacity) < 0.02, "\(moment)")
            // Both could be read.
            if moment <= 0.05 { #expect(new.opacity < 1e-9, "\(moment)") }
            if moment >= 0.1 { #expect(new.opacity > 1 - 1e-9, "\(moment)") }
            // Nothing continues the card below, so its lower corners are as round as the upper ones.
            #expect(old.clip.rect.maxY < 1 + 1e-9, "\(moment)")
        }
        // Soon, nothing of the other screen can be seen between the two.
        #expect(ground.pose(at: 0.05).opacity > 0.6 && ground.pose(at: 0.09).opacity > 0.99)
        #expect(picture.pose(at: 0.15).opacity < 1e-9)
        // What shows through would show its shadow, too.
        #expect(ground.keyframes.allSatisfy { $0.pose.shadowOpacity == 0 })
        #expect(screen.pose(at: 0.1).shadowOpacity == 0 && screen.pose(at: 0.5).shadowOpacity == 0.3)
    }

    @Test("A rotated card gives way to the screen like one that's see-through, because the screen is upright")
    func rotatedCard() throws {
        for angle in [0, 0.3] as [CGFloat] {
            var card = Place(
                frame: square.frame,
                cornerRadius: 10,
                rotation: angle,
                backgroundColor: .blue
            )
            card.isFilled = true
            let participants = ExpandAnimator(source: "a").choreography(in: scene(card, nil)).participants
            let screen = try #require(participants.first { $0.screen == .incoming })
            #expect((screen.pose(at: 0.04).opacity == 0) == (angle != 0))
        }
    }

    @Test("A card on a screen of another brightness changes gradually, and any other card at once")
    func changesGradually() throws {
        func background(_ color: UIColor) throws -> Participant {
            let card = Place(frame: square.frame, cornerRadius: 10, backgroundColor: color)
            let scene = TransitionScene(
                size: CGSize(width: 390, height: 844),
                elements: ["a": TransitionElement(outgoing: card)],
                incomingBackgroundColor: .white
            )
            let choreography = ExpandAnimator(source: "a").choreography(in: scene)
            return try #require(part(.surface(of: "a", on: .outgoing), of: choreography))
        }
        let (dark, light) = try (background(.black), background(UIColor(white: 0.9, alpha: 1)))
        #expect(light.pose(at: 0.1).opacity == 0)
        for step in 0..<20 {
            let moment = CGFloat(step) / 20
            let change = dark.pose(at: moment).opacity - dark.pose(at: moment + 0.05).opacity
            #expect((-1e-9...0.25).contains(change), "\(moment)")
        }
        #expect(dark.pose(at: 0.05).opacity == 1 && dark.pose(at: 0.4).opacity == 0)
    }

    @Test("A screen also unfolds from a view in front of both screens")
    @MainActor func expandsFromAViewInFrontOfBothScreens() {
        let button = UIView()
        for source in [TransitionTarget.view(button), .view { button }] {
            let animator = ExpandAnimator(source: source)
            func choreography(_ landing: TransitionElement.Place?) -> Choreography {
                let element = TransitionElement(outgoing: square, incoming: landing)
                let size = CGSize(width: 390, height: 844)
                return animator.choreography(in: TransitionScene(size: size, elements: [source.id: element]))
            }
            #expect(choreography(square) == choreography(nil))
        }
        // A view with the same name is another one, even if it's in the same place.
        let named = ExpandAnimator(source: "a")
        #expect(named.choreography(in: scene(square, square)) != named.choreography(in: scene(square, nil)))
    }

    @Test("Around a card that expands, everything of the blurred screen is equally dark")
    func blurredSurroundings() {
        let animator = ExpandAnimator(source: "a", blurs: true)
        let participants = animator.choreography(in: scene(square, nil)).participants
        let surroundings = participants.filter {
            $0.screen == .outgoing || $0.subject == .blurredPicture(of: .outgoing)
        }
        #expect(surroundings.count == 3)
        #expect(surroundings.allSatisfy { $0.pose(at: 1).dimming == 0.3 })
        #expect(participants.first?.pose(at: 1).scaleX == 1)
        // Its poses would have no effect.
        #expect(!participants.contains { $0.subject == .blurredBackdrop(of: .outgoing) })
    }

    @Test("Empty and infinite places are ignored")
    func emptyAndInfinitePlacesAreIgnored() {
        for frame in [
            CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), .infinite, .null,
        ] {
            let count = scene(Place(frame: frame), tall).flight(of: "a").count
            #expect(count == 0)
        }
        #expect(scene(square, nil).flight(of: "a").isEmpty)
        #expect(scene(square, tall).flight(of: "b").isEmpty)
    }

    @Test("Views also fly in a combination, in either order")
    func viewsAlsoFlyInACombination() {
        let scene = scene(square, tall)
        let matched = MatchedAnimator(alongside: CrossfadeAnimator(blurs: false))
        for animator in [matched.combined(with: SlideAnimator()), SlideAnimator().combined(with: matched)] {
            #expect(animator.movesAnything)
            let choreography = animator.choreography(in: scene)
            #expect(choreography.participants.count == 4)
            #expect(part(.element("a", on: .incoming), of: choreography)?.pose(at: 1).x == 0)
        }
    }
}

extension CATransform3D {
    fileprivate static func == (left: CATransform3D, right: CATransform3D) -> Bool {
        CATransform3DEqualToTransform(left, right)
    }
}
