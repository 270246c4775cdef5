import Animators
import Testing
import UIKit

@testable import TransitionKit

/// How views fly with Matched, and how the incoming screen grows from behind them.
@Suite struct MatchedTests {
    private func scene(_ elements: [TransitionElementID: TransitionElement]) -> TransitionScene {
        TransitionScene(
            size: CGSize(width: 390, height: 844),
            elements: elements,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .white
        )
    }

    /// A label that goes across the screen, and whose text is 70 points wide.
    private func label(y: CGFloat, backgroundColor: UIColor? = nil) -> TransitionElement.Place {
        TransitionElement.Place(
            frame: CGRect(x: 80, y: y, width: 220, height: 40),
            backgroundColor: backgroundColor,
            content: .text(frame: CGRect(x: 80, y: y, width: 70, height: 20), fontSize: 17, alignment: 0)
        )
    }

    /// Returns the frame of the sheet at the start.
    private func sheet(_ elements: [TransitionElementID: TransitionElement]) throws -> CGRect {
        let scene = scene(elements)
        let participants = MatchedAnimator().choreography(in: scene).participants
        let ground = try #require(
            participants.first { $0.accompaniedScreen == .incoming && $0.shadow.radius == 40 }
        )
        return ground.pose(at: 0).clip.rect.part(of: scene.incomingFrame)
    }

    @Test("The screen grows from behind a picture and the text beside it, and not from text far away")
    func growsFromBehindPicture() throws {
        let avatar = TransitionElement(
            outgoing: .init(frame: CGRect(x: 16, y: 200, width: 44, height: 44), cornerRadius: 22),
            incoming: .init(frame: CGRect(x: 16, y: 60, width: 36, height: 36), cornerRadius: 18)
        )
        let name = TransitionElement(outgoing: label(y: 210), incoming: label(y: 64))
        let row = try sheet(["avatar": avatar, "name": name])
        #expect(row.isClose(to: CGRect(x: 4, y: 188, width: 158, height: 68)), "\(row)")
        let far = TransitionElement(outgoing: label(y: 610), incoming: label(y: 64))
        let picture = try sheet(["avatar": avatar, "name": far])
        #expect(picture.isClose(to: CGRect(x: 16, y: 200, width: 44, height: 44)), "\(picture)")
        // A label with a background hides the sheet, too.
        let badge = TransitionElement(
            outgoing: label(y: 210, backgroundColor: .red),
            incoming: label(y: 64, backgroundColor: .red)
        )
        #expect(try sheet(["avatar": avatar, "badge": badge]).width == 220)
        // With text alone, its letters count, and the sheet has a margin around them.
        let start = try sheet(["name": name])
        #expect(start.isClose(to: CGRect(x: 68, y: 198, width: 94, height: 44)), "\(start)")
        let title = TransitionElement(
            outgoing: .init(
                frame: CGRect(x: 16, y: 300, width: 100, height: 30),
                content: .text(
                    frame: CGRect(x: 16, y: 300, width: 100, height: 30),
                    fontSize: 25,
                    alignment: 0
                )
            ),
            incoming: .init(
                frame: CGRect(x: 16, y: 400, width: 100, height: 30),
                content: .text(
                    frame: CGRect(x: 16, y: 400, width: 100, height: 30),
                    fontSize: 25,
                    alignment: 0
                )
            )
        )
        #expect(try abs(sheet(["title": title, "name": name]).minY - 300) < 20)
    }

    /// A row with a picture and a title beside it, which become the header of a page and the title below it.
    private func row(textColor: UIColor = .black) -> [TransitionElementID: TransitionElement] {
        func title(_ frame: CGRect, _ size: CGFloat, _ color: UIColor) -> TransitionElement.Place {
            var place = TransitionElement.Place(
                frame: frame,
                content: .text(frame: frame, fontSize: size, alignment: 0)
            )
            place.textColor = color
            return place
        }
        return [
            "photo": TransitionElement(
                outgoing: .init(frame: CGRect(x: 20, y: 180, width: 60, height: 60)),
                incoming: .init(frame: CGRect(x: 0, y: 0, width: 390, height: 354))
            ),
            "title": TransitionElement(
                outgoing: title(CGRect(x: 96, y: 186, width: 68, height: 22), 17, textColor),
                incoming: title(CGRect(x: 20, y: 372, width: 120, height: 40), 31, .black)
            ),
        ]
    }

    /// Returns the participants, and functions that return the frames of the sheet and of a picture.
    private func parts(
        _ elements: [TransitionElementID: TransitionElement],
        arc: CGFloat = 0
    ) throws -> (all: [Participant], sheet: (CGFloat) -> CGRect, frame: (Participant, CGFloat) -> CGRect) {
        let scene = scene(elements)
        let all = MatchedAnimator(arc: arc).choreography(in: scene).participants
        let ground = try #require(all.first { $0.accompaniedScreen == .incoming && $0.shadow.radius == 40 })
        func frame(of picture: Participant, at moment: CGFloat) -> CGRect {
            guard case .element(let id, let side) = picture.subject, let element = elements[id],
                let place = side == .outgoing ? element.outgoing : element.incoming
            else { return .null }
            let (pose, own) = (picture.pose(at: moment), place.frame)
            let size = CGSize(width: own.width * pose.scaleX, height: own.height * pose.scaleY)
            let (x, y) = (own.midX + pose.x - size.width / 2, own.midY + pose.y - size.height / 2)
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        return (all, { ground.pose(at: $0).clip.rect.part(of: scene.incomingFrame) }, frame(of:at:))
    }

    @Test(
        "A title beside a picture lies on the sheet all the way, and can be read wherever it's uncovered",
        arguments: [0, 0.6] as [CGFloat]
    )
    func titleLiesOnSheet(arc: CGFloat) throws {
        let (all, sheet, frame) = try parts(row(), arc: arc)
        let titles = try TransitionSide.allCases.map { side in
            try #require(all.first { $0.subject == .element("title", on: side) })
        }
        for step in 0...100 {
            let moment = CGFloat(step) / 100
            #expect(titles.map { $0.pose(at: moment).opacity }.max() ?? 0 > 0.7, "\(moment)")
            for title in titles {
                let words = frame(title, moment)
                #expect(sheet(moment).encloses(words, within: 0.5), "\(words) at \(moment)")
            }
        }
        // It moves behind the picture, in front of which it couldn't be read.
        let order = all.map(\.subject)
        let (title, photo) = (
            order.firstIndex(of: .element("title", on: .incoming)),
            order.firstIndex(of: .element("photo", on: .outgoing))
        )
        #expect(try #require(title) < #require(photo))
    }

    @Test("A title that lies on a picture stays in front of it")
    func titleStaysInFront() throws {
        var elements = row()
        let frame = CGRect(x: 30, y: 210, width: 40, height: 20)
        elements["title"] = TransitionElement(
            outgoing: .init(frame: frame, content: .text(frame: frame, fontSize: 17, alignment: 0)),
            incoming: elements["title"]?.incoming
        )
        let order = try parts(elements).all.map(\.subject)
        let (title, photo) = (
            order.firstIndex(of: .element("title", on: .outgoing)),
            order.firstIndex(of: .element("photo", on: .incoming))
        )
        #expect(try #require(title) > #require(photo))
    }

    /// A row whose title and background become those of a whole page.
    private var page: [TransitionElementID: TransitionElement] {
        func text(_ frame: CGRect, _ size: CGFloat) -> TransitionElement.Place {
            .init(frame: frame, content: .text(frame: frame, fontSize: size, alignment: 0))
        }
        func card(_ frame: CGRect) -> TransitionElement.Place { .init(frame: frame, backgroundColor: .white) }
        return [
            "card": TransitionElement(
                outgoing: card(CGRect(x: 16, y: 340, width: 358, height: 76)),
                incoming: card(CGRect(x: 0, y: 0, width: 390, height: 844))
            ),
            "title": TransitionElement(
                outgoing: text(CGRect(x: 92, y: 354, width: 160, height: 22), 17),
                incoming: text(CGRect(x: 20, y: 400, width: 260, height: 38), 30)
            ),
        ]
    }

    @Test(
        "A title on a card that becomes a page moves straight, and the card's own content makes way at once"
    )
    func titleOnCard() throws {
        let all = try parts(page).all
        let title = try #require(all.first { $0.subject == .element("title", on: .outgoing) })
        let content = try #require(all.first { $0.subject == .element("card", on: .outgoing) })
        var y: CGFloat = 0
        for step in 0...50 {
            let pose = title.pose(at: CGFloat(step) / 100)
            #expect(pose.y >= y && pose.y < 60)
            y = pose.y
        }
        #expect(content.pose(at: 0).opacity == 1 && content.pose(at: 0.1).opacity < 0.01)
    }

    @Test("A title on a card passes between the card and the card's photo")
    func titleBetweenCardAndPhoto() throws {
        var elements = page
        let (small, large) = (
            CGRect(x: 28, y: 352, width: 52, height: 52), CGRect(x: 0, y: 0, width: 390, height: 380)
        )
        elements["photo"] = TransitionElement(
            outgoing: .init(frame: small, content: .image(frame: small)),
            incoming: .init(frame: large, content: .image(frame: large))
        )
        let order = try parts(elements).all.map(\.subject)
        let places = ["card", "title", "photo"].map { name in
            order.firstIndex(of: .element(TransitionElementID(name), on: .outgoing)) ?? -1
        }
        #expect(places[0] >= 0 && places == places.sorted())
    }

    @Test("A title in another color changes over while the sheet appears beneath it")
    func titleChangesItsColor() throws {
        let all = try parts(row(textColor: .white)).all
        func opacity(_ side: TransitionSide, at moment: CGFloat) throws -> CGFloat {
            try #require(all.first { $0.subject == .element("title", on: side) }).pose(at: moment).opacity
        }
        #expect(try opacity(.outgoing, at: 0) == 1 && opacity(.incoming, at: 0) == 0)
        #expect(try opacity(.outgoing, at: 0.13) < 0.01 && opacity(.incoming, at: 0.21) > 0.99)
        for step in 0...100 {
            let moment = CGFloat(step) / 100
            // Never both.
            #expect(try opacity(.outgoing, at: moment) + opacity(.incoming, at: moment) < 1.01)
        }
    }

    @Test(
        "The incoming screen is as much smaller as the view with which it grows, and keeps its place around it",
        arguments: [0, 0.6] as [CGFloat]
    )
    func screenKeepsItsPlace(arc: CGFloat) throws {
        let (all, sheet, frame) = try parts(row(), arc: arc)
        let screen = try #require(all.first { $0.subject == .screen(.incoming) })
        let photo = try #require(all.first { $0.subject == .element("photo", on: .incoming) })
        for moment in [0.3, 0.5, 0.8, 1] as [CGFloat] {
            let (pose, picture) = (screen.pose(at: moment), frame(photo, moment))
            // The lower edge of the photo on the screen.
            let y = 422 + pose.y + pose.scaleY * (354 - 422)
            let width = picture.width * photo.pose(at: moment).clip.rect.width
            #expect(abs(pose.scaleX * 390 - width) < 1.5, "at \(moment)")
            #expect(
                abs(y - (picture.midY + picture.height * photo.pose(at: moment).clip.rect.height / 2)) < 1.5
            )
            let origin = CGPoint(
                x: 195 + pose.x - 195 * pose.scaleX,
                y: 422 + pose.y - 422 * pose.scaleY
            )
            let place = CGRect(
                origin: origin,
                size: CGSize(width: 390 * pose.scaleX, height: 844 * pose.scaleY)
            )
            #expect(pose.clip.rect.part(of: place).isClose(to: sheet(moment)), "at \(moment)")
        }
        #expect(screen.pose(at: 1) == .rest)
    }

    @Test(
        "Text that flies into a card appears when the card hides the screen, and before the rest of the card",
        arguments: TransitionDirection.allCases
    )
    func textFliesIntoCard(direction: TransitionDirection) throws {
        let comes = direction == .forward
        let there = TransitionScene(
            size: CGSize(width: 390, height: 844),
            incomingFrame: CGRect(x: 45, y: 272, width: 300, height: 300),
            hasOutgoingView: false,
            elements: ["title": TransitionElement(outgoing: label(y: 700), incoming: label(y: 300))],
            incomingBackgroundColor: .white
        )
        let scene = comes ? there : there.reversed()
        let participants = MatchedAnimator().choreography(in: scene).participants
        let side: TransitionSide = comes ? .incoming : .outgoing
        func part(_ subject: Participant.Subject) throws -> Participant {
            try #require(participants.first { $0.subject == subject })
        }
        let (text, card) = try (part(.element("title", on: side)), part(.screen(side)))
        let blur = try part(.blurredPicture(of: side))
        for step in 0...100 {
            let moment = CGFloat(comes ? step : 100 - step) / 100
            let (flying, hidden) = (text.pose(at: moment), blur.pose(at: moment).opacity)
            if flying.opacity > 0.05, step < 80 { #expect(hidden > 0.85, "\(step)") }
            if abs(flying.y) > 60 { #expect(card.pose(at: moment).opacity < 0.15, "\(step)") }
        }
        let end: CGFloat = comes ? 1 : 0
        #expect(text.pose(at: end).opacity == 1 && card.pose(at: end) == .rest)
    }

    @Test("A pin becomes a picture that's hardly wider than high while it's small, and not a round blob")
    func pinBecomesPictureWhileSmall() throws {
        let pin = TransitionElement.Place(
            frame: CGRect(x: 180, y: 400, width: 34, height: 34),
            cornerRadius: 17
        )
        let frame = CGRect(x: 0, y: 60, width: 390, height: 300)
        /// Returns the opacity of the incoming picture at a moment of the flight.
        func opacity(from start: TransitionElement.Place, to end: TransitionElement.Place, at moment: CGFloat)
            throws
            -> CGFloat
        {
            let scene = scene(["place": TransitionElement(outgoing: start, incoming: end)])
            let participants = MatchedAnimator().choreography(in: scene).participants
            let picture = participants.first { $0.subject == .element("place", on: .incoming) }
            return try #require(picture).pose(at: moment).opacity
        }
        for content in [TransitionElement.Content.image(frame: frame), .fill] {
            let picture = TransitionElement.Place(frame: frame, cornerRadius: 12, content: content)
            #expect(try opacity(from: pin, to: picture, at: 0.2) == 1)
            #expect(try opacity(from: picture, to: pin, at: 0.7) == 0)
            #expect(try opacity(from: picture, to: pin, at: 0.95) == 1)
        }
    }

    @Test("A pin becomes a header while it's small, and a header becomes a pin only once it's as small")
    func pinBecomesHeaderWhileSmall() throws {
        let pin = TransitionElement.Place(
            frame: CGRect(x: 180, y: 400, width: 40, height: 40),
            cornerRadius: 20
        )
        let frame = CGRect(x: 0, y: 60, width: 390, height: 160)
        let header = TransitionElement.Place(frame: frame, content: .image(frame: frame))
        /// Returns the opacities of the first picture and the second one.
        func opacities(_ start: TransitionElement.Place, _ end: TransitionElement.Place, at moment: CGFloat)
            throws
            -> [CGFloat]
        {
            let scene = scene(["place": TransitionElement(outgoing: start, incoming: end)])
            let participants = MatchedAnimator().choreography(in: scene).participants
            return try [TransitionSide.outgoing, .incoming].map { side in
                let picture = participants.first { $0.subject == .element("place", on: side) }
                return try #require(picture).pose(at: moment).opacity
            }
        }
        #expect(try opacities(pin, header, at: 0) == [1, 0])
        #expect(try opacities(pin, header, at: 0.2)[1] == 1)
        #expect(try opacities(pin, header, at: 0.3) == [0, 1])
        #expect(try opacities(header, pin, at: 0.7) == [1, 0])
        #expect(try opacities(header, pin, at: 1) == [0, 1])
        // One of them is always opaque.
        for (start, end) in [(pin, header), (header, pin)] {
            for step in 0...20 {
                #expect(try opacities(start, end, at: CGFloat(step) / 20).max() ?? 0 > 0.9, "\(step)")
            }
        }
        // A large round view stays with the curve of all others, and so does a round image.
        let square = CGRect(x: 20, y: 60, width: 200, height: 200)
        let portrait = TransitionElement.Place(frame: square, cornerRadius: 100)
        #expect(try opacities(pin, portrait, at: 0.3) == [1, 0])
        let avatar = TransitionElement.Place(
            frame: pin.frame,
            cornerRadius: 20,
            content: .image(frame: pin.frame)
        )
        #expect(try opacities(avatar, TransitionElement.Place(frame: square), at: 0.3) == [1, 0])
    }
}
