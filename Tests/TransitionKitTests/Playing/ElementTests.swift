import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// Views that both screens name, as an app sees them.
@MainActor @Suite struct ElementTests {
    private let here = CGRect(x: 20, y: 100, width: 100, height: 100)
    private let there = CGRect(x: 95, y: 400, width: 200, height: 300)

    /// Returns the visible frame of an upright picture, in the window's coordinates. The layer of a mask
    /// isn't in the layer hierarchy.
    private func seenFrame(_ picture: UIView) -> CGRect {
        let corners = LayerGeometry.corners(of: picture.layer)
        let whole = CGRect(
            x: corners[0].x,
            y: corners[0].y,
            width: corners[2].x - corners[0].x,
            height: corners[2].y - corners[0].y
        )
        guard let mask = picture.layer.mask else { return whole }
        let (part, size) = (mask.presentation() ?? mask, picture.bounds.size)
        let (x, y) = (whole.width / size.width, whole.height / size.height)
        return CGRect(
            x: whole.minX + (part.position.x - part.bounds.width / 2) * x,
            y: whole.minY + (part.position.y - part.bounds.height / 2) * y,
            width: part.bounds.width * x,
            height: part.bounds.height * y
        )
    }

    /// - Parameter tolerance: The maximum deviation. The default is that of keyframes, a quarter of a point.
    private func expect(_ frame: CGRect, _ expected: CGRect, within tolerance: CGFloat = 0.25) {
        #expect(abs(frame.minX - expected.minX) < tolerance, "\(frame)")
        #expect(abs(frame.minY - expected.minY) < tolerance, "\(frame)")
        #expect(abs(frame.width - expected.width) < tolerance, "\(frame)")
        #expect(abs(frame.height - expected.height) < tolerance, "\(frame)")
    }

    @Test(
        "Both pictures move together, in both directions, while the views are hidden",
        arguments: [nil, .fullScreen, .overFullScreen] as [UIModalPresentationStyle?]
    )
    func bothPicturesMoveTogetherInBothDirections(style: UIModalPresentationStyle?) {
        let rig = ElementRig(
            MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1),
            style: style
        )
        rig.first.add("a", UIView(), at: here, cornerRadius: 10)
        rig.second.add("a", UIView(), at: there, color: .yellow, cornerRadius: 30)
        let before = [rig.first, rig.second].map { ViewState($0.view, includesPlace: false) }
        for direction in TransitionDirection.allCases {
            let (start, end) = direction == .forward ? (here, there) : (there, here)
            rig.start(direction)
            // On a screen that stays in place, its view fades out.
            let stays = style == .overFullScreen && direction == .backward
            #expect(rig.first.elements["a"]?.isShown == stays)
            #expect(rig.second.elements["a"]?.isShown == false)
            // The common background and both pictures.
            #expect(rig.pictures.count == 3)
            for picture in rig.pictures { expect(seenFrame(picture), start) }
            rig.advance(by: 0.5)
            let middle = CGRect(x: 57.5, y: 250, width: 150, height: 200)
            for picture in rig.pictures { expect(seenFrame(picture), middle) }
            rig.advance(by: 0.499)
            for picture in rig.pictures { expect(seenFrame(picture), end, within: 0.5) }
            rig.advance(by: 0.1)
            #expect([rig.first, rig.second].map { ViewState($0.view, includesPlace: false) } == before)
        }
    }

    @Test("Inside scroll views and transforms, a picture starts exactly at its view's visible position")
    func insideScrollViewsAndTransformsAPictureStartsExactlyAtItsViews() throws {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 50, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 2000)
        rig.first.view.addSubview(scroll)
        scroll.contentOffset.y = 500
        let inner = rig.first.add("a", UIView(), at: CGRect(x: 30, y: 560, width: 80, height: 40), in: scroll)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 2, y: 2)
        let other = rig.second.add("a", UIView(), at: there)
        let expected = LayerGeometry.corners(of: inner.layer)
        rig.start(.forward)
        let corners = LayerGeometry.corners(of: try #require(rig.pictures.first).layer)
        for (corner, place) in zip(corners, expected) {
            #expect(abs(corner.x - place.x) < 1e-6)
            #expect(abs(corner.y - place.y) < 1e-6)
        }
        // The upright picture of the other side rotates along.
        rig.advance(by: 0.5)
        let turned = try #require(rig.pictures.last?.layer.presentation()).transform
        #expect(abs(atan2(turned.m12, turned.m11) - .pi / 12) < 1e-3)
        rig.advance(by: 1)
        #expect(inner.isShown && other.isShown)
    }

    enum Flaw: String, CaseIterable, Sendable {
        case missing, hidden, faded, hiddenAround, empty, offScreen, scrolledAway, elsewhere, infinite
    }

    @Test("If a partner isn't visible, its pair is skipped, and the others fly", arguments: Flaw.allCases)
    func ifAPartnerIsntVisibleItsPairIsSkipped(flaw: Flaw) {
        let rig = ElementRig(MatchedAnimator(duration: 1))
        rig.first.add("b", UIView(), at: here)
        rig.second.add("b", UIView(), at: there)
        // Beside the view that flies. In front of it, it would stay in front of its picture.
        let good = rig.first.add("a", UIView(), at: here.offsetBy(dx: 200, dy: 0))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.clipsToBounds = flaw == .scrolledAway
        rig.second.view.addSubview(parent)
        let bad = rig.second.add("a", UIView(), at: here, in: parent)
        switch flaw {
        case .missing: rig.second.elements["a"] = nil
        case .hidden: bad.isHidden = true
        case .faded: bad.alpha = 0
        case .hiddenAround: parent.isHidden = true
        case .empty: bad.frame.size.height = 0
        case .offScreen: bad.frame.origin.x = 5000
        case .scrolledAway: bad.frame.origin.y = 250
        case .elsewhere: bad.removeFromSuperview()
        case .infinite: bad.transform = CGAffineTransform(scaleX: 0, y: 0)
        }
        let alpha = bad.alpha
        rig.start(.forward)
        // The backdrop, the shade of a screen, the ground that grows, its rim and shadow, and both pictures
        // of the pair.
        #expect(rig.pictures.count == 7)
        #expect(good.isShown)
        #expect(bad.alpha == alpha)
        rig.advance(by: 1.1)
        #expect(rig.second.view.window != nil)
        #expect(rig.first.elements["b"]?.isShown == true)
    }

    @Test("With Reduce Motion, nothing flies")
    func reduceMotion() {
        let rig = ElementRig(MatchedAnimator(elements: ["a"], duration: 1))
        UIAccessibility.setReduceMotionEnabled(true)
        rig.first.add("a", UIView(), at: here)
        rig.second.add("a", UIView(), at: there)
        rig.start(.forward)
        #expect(rig.pictures.isEmpty)
        #expect(rig.first.elements["a"]?.isShown == true)
        rig.advance(by: 0.31)
        #expect(rig.second.view.window != nil && rig.first.view.window == nil)
    }

    @Test(
        "A view inside another view that flies is in only one picture",
        arguments: [["a", "b"], ["b", "a"]]
    )
    func aViewInsideAnotherViewThatFliesIsInOnlyOnePicture(names: [TransitionElementID]) {
        // In any order of the names.
        let (outerName, innerName) = (names[0], names[1])
        let rig = ElementRig(MatchedAnimator(duration: 1))
        let outer = rig.first.add(outerName, UIView(), at: here, color: .green)
        rig.first.add(
            innerName,
            UIView(),
            at: CGRect(x: 0, y: 0, width: 50, height: 50),
            in: outer,
            color: .white
        )
        rig.second.add(outerName, UIView(), at: here, color: .green)
        rig.second.add(
            innerName,
            UIView(),
            at: CGRect(x: 200, y: 600, width: 50, height: 50),
            color: .white
        )
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(rig.color(at: CGPoint(x: 30, y: 110)) == rig.color(at: CGPoint(x: 100, y: 180)))
        rig.advance(by: 1)
    }

    @Test(
        "This also applies if the outer view shows only its subviews",
        arguments: [["a", "b"], ["b", "a"]],
        [ContainerKind.custom, .navigation]
    )
    func nestedContent(names: [TransitionElementID], container: ContainerKind) {
        let rig = ElementRig(MatchedAnimator(duration: 1), in: container)
        for screen in [rig.first, rig.second] {
            let outer = screen.add(names[0], UIView(), at: here)
            outer.backgroundColor = nil
            let content = UIView(frame: outer.bounds)
            content.backgroundColor = .white
            outer.addSubview(content)
        }
        let corner = CGRect(x: 0, y: 0, width: 50, height: 50)
        let inner = rig.first.add(names[1], UIView(), at: corner, in: rig.first.elements[names[0]])
        inner.backgroundColor = nil
        let dot = UIView(frame: corner)
        dot.backgroundColor = .black
        inner.addSubview(dot)
        rig.second.add(names[1], UIView(), at: CGRect(x: 200, y: 600, width: 50, height: 50), color: .black)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.3)
        #expect(rig.color(at: CGPoint(x: 30, y: 110)) == rig.color(at: CGPoint(x: 100, y: 180)))
        rig.advance(by: 1)
    }

    @Test("The visible children of a container are asked")
    func theVisibleChildrenOfAContainerAreAsked() {
        let rig = ElementRig(MatchedAnimator(duration: 1), style: .fullScreen)
        let inner = ElementScreen(.yellow)
        let view = inner.add("a", UIView(), at: here)
        let navigation = UINavigationController(rootViewController: inner)
        rig.first.addChild(navigation)
        navigation.view.frame = rig.first.view.bounds
        rig.first.view.addSubview(navigation.view)
        navigation.didMove(toParent: rig.first)
        rig.second.add("a", UIView(), at: there)
        UIApplication.shared.tick()
        rig.start(.forward)
        #expect(!view.isShown)
        // The backdrop, the shade of a screen, the ground that grows, its rim and shadow, and both pictures
        // of the pair.
        #expect(rig.pictures.count == 7)
        rig.advance(by: 1.1)
        #expect(view.isShown)
    }

    /// Where the pages of a screen are that can't be seen.
    enum Pages: CaseIterable, Sendable {
        case sideways
        /// Above and below a pager that's lower than the screen.
        case upright
        case transparent
        /// In a hidden view.
        case hidden
    }

    @Test(
        "Of several pages that use the same name, the visible one's view flies, in both directions",
        arguments: Pages.allCases
    )
    func ofSeveralPagesThatUseSameNameVisibleOnesViewFlies(_ kind: Pages) {
        let rig = ElementRig(MatchedAnimator(duration: 1), style: .fullScreen)
        let pager = UIScrollView(frame: rig.first.view.bounds)
        if kind == .upright { pager.frame = CGRect(x: 0, y: 300, width: 390, height: 300) }
        let way = CGPoint(x: kind == .sideways ? 390 : 0, y: kind == .upright ? 300 : 0)
        let size = pager.bounds.size
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: size.width + 2 * way.x, height: size.height + 2 * way.y)
        rig.first.view.addSubview(pager)
        let pages = [ElementScreen(.yellow), ElementScreen(.yellow), ElementScreen(.yellow)]
        let views = pages.map { $0.add("a", UIView(), at: here) }
        for (index, page) in pages.enumerated() {
            rig.first.addChild(page)
            let origin = CGPoint(x: CGFloat(index) * way.x, y: CGFloat(index) * way.y)
            page.view.frame = CGRect(origin: origin, size: size)
            let place = kind == .hidden ? UIView(frame: page.view.frame) : pager
            if kind == .hidden { pager.addSubview(place) }
            place.addSubview(page.view)
            page.didMove(toParent: rig.first)
            guard index != 1 else { continue }
            if kind == .transparent { page.view.alpha = 0 }
            if kind == .hidden { place.isHidden = true }
        }
        pager.contentOffset = way
        rig.second.add("a", UIView(), at: there)
        UIApplication.shared.tick()
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            #expect(views.map(\.isShown) == [true, false, true])
            // As with a single child.
            if kind == .sideways, direction == .forward { #expect(rig.pictures.count == 7) }
            rig.advance(by: 1.1)
            #expect(views.map(\.isShown) == [true, true, true])
        }
    }

    @Test("The view of a child that names its own view stays behind its picture, even if it moves meanwhile")
    func ownView() {
        let rig = ElementRig(MatchedAnimator(duration: 1), style: .fullScreen)
        let page = ElementScreen(.yellow)
        page.elements["a"] = page.view
        rig.first.addChild(page)
        page.view.frame = here
        rig.first.view.addSubview(page.view)
        page.didMove(toParent: rig.first)
        rig.second.add("a", UIView(), at: there)
        UIApplication.shared.tick()
        rig.start(.forward)
        #expect(!page.view.isShown)
        rig.advance(by: 0.2)
        page.view.center.x += 10
        rig.advance(by: 0.2)
        #expect(!page.view.isShown)
        rig.advance(by: 1)
        #expect(page.view.isShown)
    }

    @Test(
        "A view that the app takes out and puts back isn't seen beside its picture",
        arguments: [true, false]
    )
    func takenOutAndPutBack(scrolls: Bool) throws {
        let rig = ElementRig(MatchedAnimator(duration: 1), style: .fullScreen)
        let list = UIScrollView(frame: rig.first.view.bounds)
        rig.first.view.addSubview(list)
        let view = rig.first.add("a", UIView(), at: here, in: scrolls ? list : nil)
        rig.second.add("a", UIView(), at: there)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.2)
        let parent = try #require(view.superview)
        view.removeFromSuperview()
        // Long enough to notice.
        rig.advance(by: 0.2)
        parent.addSubview(view)
        #expect(!view.isShown)
        rig.advance(by: 0.2)
        #expect(!view.isShown)
        rig.advance(by: 1)
        #expect(view.isShown)
    }

    @Test("A view that the app takes out and puts back is landed on")
    func landedOnAfterItsBack() {
        let rig = ElementRig(MatchedAnimator(duration: 1).with(timing: .linear), style: .fullScreen)
        let view = rig.first.add("a", UIView(), at: here, color: .green)
        rig.second.add("a", UIView(), at: there, color: .green)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 1.1)
        rig.start(.backward)
        rig.advance(by: 0.3)
        view.removeFromSuperview()
        rig.advance(by: 0.2)
        rig.first.view.addSubview(view)
        rig.advance(by: 0.46)
        // Its picture has almost arrived, and hasn't faded out.
        #expect(!view.isShown)
        #expect(rig.color(at: CGPoint(x: here.midX, y: here.midY))[1] > 230)
        rig.advance(by: 0.2)
        #expect(view.isShown)
    }

    @Test("A view that the app takes out and doesn't put back before the end isn't hidden afterward")
    func takenOutForGood() {
        let rig = ElementRig(MatchedAnimator(duration: 1), style: .fullScreen)
        let view = rig.first.add("a", UIView(), at: here)
        rig.second.add("a", UIView(), at: there)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.2)
        view.removeFromSuperview()
        rig.advance(by: 1.1)
        #expect(view.isShown)
    }

    @Test("A card grows into the screen, and shrinks back", arguments: TransitionDirection.allCases)
    func aCardGrowsIntoTheScreen(direction: TransitionDirection) throws {
        let rig = ElementRig(ExpandAnimator(source: "card", duration: 1))
        let card = rig.first.add("card", UIView(), at: here, cornerRadius: 20)
        if direction == .backward {
            rig.start(.forward)
            rig.advance(by: 1.1)
        }
        rig.start(direction)
        #expect(!card.isShown)
        let screen = try #require(rig.pictures.last { $0.layer.mask != nil })
        if direction == .backward { rig.advance(by: 0.999) }
        expect(seenFrame(screen), here, within: 0.5)
        rig.advance(by: 1.1)
        #expect(card.isShown)
        let shown = rig.color(at: CGPoint(x: 200, y: 600))
        #expect(shown == (direction == .forward ? [0, 0, 255] : [255, 0, 0]))
    }

    @Test("A background changes to the other one, even if it's translucent, behind the content of the views")
    func aBackgroundChangesToTheOtherOne() {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        rig.first.add("a", UIView(), at: here, color: UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        rig.second.add("a", UIView(), at: here, color: UIColor(red: 0, green: 1, blue: 1, alpha: 1))
        rig.start(.forward)
        rig.advance(by: 0.5)
        let color = rig.color(at: CGPoint(x: here.midX, y: here.midY))
        #expect(abs(Int(color[0]) - 128) <= 2)
        #expect(color[1] == 255)
        #expect(abs(Int(color[2]) - 128) <= 2)
    }

    @Test("A shadow flies along, and is the original one at both ends")
    func aShadowFliesAlongAndIsTheOriginalOneAtBothEnds() throws {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        let card = rig.first.add("a", UIView(), at: here, cornerRadius: 12)
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 3, height: 6)
        rig.second.add("a", UIView(), at: there)
        UIApplication.shared.tick()
        let below = CGPoint(x: here.midX, y: here.maxY + 5)
        let before = rig.color(at: below)
        #expect(before[0] < 220)
        rig.start(.forward)
        #expect(rig.color(at: below) == before)
        let layer = try #require(rig.pictures.first { $0.layer.shadowOpacity > 0 }?.layer)
        #expect(layer.shadowRadius == 8)
        #expect(layer.shadowOffset == CGSize(width: 3, height: 6))
        rig.advance(by: 0.5)
        #expect(abs(Double(try #require(layer.presentation()).opacity) - 0.5) < 1e-3)
    }

    @Test("In the first frame, a translucent card with content looks the same as before")
    func translucentCardInTheFirstFrame() {
        let rig = ElementRig(ExpandAnimator(source: "a", duration: 1))
        let card = rig.first.add("a", UIView(), at: here, color: .blue, cornerRadius: 12)
        let label = UIView(frame: card.bounds.insetBy(dx: 20, dy: 20))
        label.backgroundColor = .white
        card.addSubview(label)
        card.alpha = 0.6
        UIApplication.shared.tick()
        let points = [CGPoint(x: here.minX + 10, y: here.midY), CGPoint(x: here.midX, y: here.midY)]
        let before = points.map { rig.color(at: $0) }
        rig.start(.forward)
        for (before, after) in zip(before.joined(), points.flatMap({ rig.color(at: $0) })) {
            #expect(abs(Int(before) - Int(after)) <= 2)
        }
    }

    @Test(
        "A card that expands has its own shadow in the first frame",
        arguments: ExpandAnimator.Fade.allCases
    )
    func aCardThatExpandsHasItsOwnShadowInTheFirstFrame(fade: ExpandAnimator.Fade) {
        let rig = ElementRig(ExpandAnimator(source: "card", fade: fade, duration: 1))
        let card = rig.first.add("card", UIView(), at: here, cornerRadius: 12)
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 3, height: 6)
        UIApplication.shared.tick()
        let below = CGPoint(x: here.midX, y: here.maxY + 5)
        let before = rig.color(at: below)
        #expect(before[0] < 220)
        rig.start(.forward)
        #expect(abs(Int(rig.color(at: below)[0]) - Int(before[0])) <= 3)
        rig.advance(by: 1.1)
    }

    @Test(
        "An image, cropped on one screen and fitted on the other, always has the same size in both pictures",
        arguments: [false, true]
    )
    func anImageCroppedOnOneScreenAndFittedOnTheOther(hasBackgroundOfItsScreen: Bool) throws {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        for (screen, frame, mode) in [
            (rig.first, here, UIView.ContentMode.scaleAspectFill), (rig.second, there, .scaleAspectFit),
        ] {
            let view = screen.add("a", UIImageView(image: picture), at: frame, color: .clear)
            view.contentMode = mode
            view.clipsToBounds = true
        }
        if hasBackgroundOfItsScreen { rig.second.elements["a"]?.backgroundColor = .blue }
        rig.start(.forward)
        #expect(rig.pictures.count == 2)
        for moment in 0...3 {
            let frames = try rig.pictures.map { body in
                let layer = try #require(body.subviews.first).layer
                let corners = LayerGeometry.corners(of: layer)
                return CGRect(
                    x: corners[0].x,
                    y: corners[0].y,
                    width: corners[2].x - corners[0].x,
                    height: corners[2].y - corners[0].y
                )
            }
            expect(frames[0], frames[1])
            // As much of it as fits in the frame.
            if moment == 0 { expect(frames[0], CGRect(x: -5, y: 100, width: 150, height: 100)) }
            expect(seenFrame(rig.pictures[0]), seenFrame(rig.pictures[1]))
            rig.advance(by: 0.25)
        }
        #expect(rig.pictures.isEmpty)
    }

    @Test(
        "What an image view doesn't clip flies along, unless a view around it clips it",
        arguments: [false, true]
    )
    func unclippedImage(isClippedAround: Bool) {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let frames = [here.offsetBy(dx: 60, dy: 0), CGRect(x: 130, y: 400, width: 120, height: 120)]
        for (screen, frame) in zip([rig.first, rig.second], frames) {
            let holder = UIView(frame: frame)
            holder.clipsToBounds = isClippedAround
            screen.view.addSubview(holder)
            let photo = UIImageView(image: image)
            photo.contentMode = .scaleAspectFill
            screen.add("a", photo, at: holder.bounds, in: holder, color: .clear)
        }
        UIApplication.shared.tick()
        func expectPhoto(at frame: CGRect, _ moment: String) {
            for x in [frame.minX - 20, frame.midX, frame.maxX + 20] {
                let isWhite = rig.color(at: CGPoint(x: x, y: frame.midY)) == [255, 255, 255]
                #expect(isWhite == (x == frame.midX || !isClippedAround), "\(moment), at \(x)")
            }
        }
        expectPhoto(at: frames[0], "Before")
        rig.start(.forward)
        expectPhoto(at: frames[0], "In the first frame")
        rig.advance(by: 0.999)
        expectPhoto(at: frames[1], "In the last frame")
        rig.advance(by: 0.2)
        expectPhoto(at: frames[1], "After")
    }

    @Test("A thumbnail expands into a photo that fits a view with the background of its screen")
    func expandsIntoAFittedPhoto() {
        let rig = ElementRig(ExpandAnimator(source: "a", duration: 1).with(timing: .linear))
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let thumbnail = rig.first.add("a", UIImageView(image: photo), at: here)
        thumbnail.contentMode = .scaleAspectFill
        thumbnail.clipsToBounds = true
        let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
        rig.second.add("a", UIImageView(image: photo), at: whole, color: .blue).contentMode = .scaleAspectFit
        rig.start(.forward)
        // The photo in the page has the frame that its picture had, which has faded by now.
        rig.advance(by: 0.3)
        #expect(rig.color(at: CGPoint(x: 107, y: 180)) == [255, 255, 255])
        #expect(rig.color(at: CGPoint(x: 107, y: 310)) == [0, 0, 255])
        rig.advance(by: 1)
    }

    // MARK: Image views

    @Test("A mask layer of a view's own is there again after the transition", arguments: [true, false])
    func ownMaskLayer(finishes: Bool) {
        let interaction = InteractionController()
        let animator = MatchedAnimator(alongside: CircleRevealAnimator(), duration: 1)
        let rig = ElementRig(animator, in: .custom, interaction: interaction)
        var masks: [(view: UIView, mask: CALayer)] = []
        func mask(_ view: UIView) {
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
            mask.backgroundColor = UIColor.black.cgColor
            view.layer.mask = mask
            masks.append((view, mask))
        }
        for (screen, frame) in [(rig.first, here), (rig.second, there)] {
            mask(screen.add("a", UIView(), at: frame))
            mask(screen.view)
        }
        UIApplication.shared.tick()
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        rig.advance(by: 0.05)
        if finishes { interaction.finish() } else { interaction.cancel() }
        rig.advance(by: 2)
        for (view, mask) in masks { #expect(view.layer.mask === mask) }
    }

    @Test("A masked image flies in the shape of its mask", arguments: [true, false])
    func maskedImage(isView: Bool) {
        let rig = imageRig(half(.white)) { view in
            let part = CGRect(x: 0, y: 0, width: 100, height: 50)
            if isView {
                let mask = UIView(frame: part)
                mask.backgroundColor = .black
                view.mask = mask
            } else {
                let mask = CALayer()
                mask.frame = part
                mask.backgroundColor = UIColor.black.cgColor
                view.layer.mask = mask
            }
        }
        // In the white half, below the mask. The first screen is red.
        let point = CGPoint(x: here.minX + 20, y: here.maxY - 10)
        #expect(rig.color(at: point) == [255, 0, 0])
        rig.start(.forward)
        #expect(rig.color(at: point) == [255, 0, 0])
        // What the mask leaves is still there.
        #expect(rig.color(at: CGPoint(x: here.minX + 20, y: here.minY + 10)) == [255, 255, 255])
    }

    @Test("A view that's named twice flies once")
    func namedTwice() {
        let animator = MatchedAnimator(
            elements: ["a", "a"],
            alongside: CrossfadeAnimator(blurs: false),
            duration: 1
        )
        let rig = ElementRig(animator)
        rig.first.add("a", UIView(), at: here)
        rig.second.add("a", UIView(), at: there, color: .yellow)
        rig.start(.forward)
        for picture in rig.pictures { expect(seenFrame(picture), here) }
        rig.advance(by: 0.999)
        for picture in rig.pictures { expect(seenFrame(picture), there, within: 0.5) }
        rig.advance(by: 0.1)
        #expect(rig.pictures.isEmpty)
    }

    /// Returns an image whose left half is filled with a color. The other half is transparent, or black if
    /// the image is opaque.
    private func half(_ color: UIColor, isOpaque: Bool = false) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 15, height: 20))
        }
    }

    /// Returns two screens that name the same kind of image view.
    private func imageRig(
        _ image: UIImage?,
        color: UIColor = .clear,
        _ dress: (UIImageView) -> Void = { _ in }
    ) -> ElementRig {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        for screen in [rig.first, rig.second] {
            dress(screen.add("a", UIImageView(image: image), at: here, color: color))
        }
        UIApplication.shared.tick()
        return rig
    }

    @Test("A photo stays visible until the view that it becomes has loaded its own")
    func imageThatComesLater() {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        let photo = half(.white, isOpaque: true)
        rig.first.add("a", UIImageView(image: photo), at: here, color: .clear)
        let late = rig.second.add("a", UIImageView(), at: here, color: .clear)
        UIApplication.shared.tick()
        rig.start(.forward)
        // In the white half.
        let point = CGPoint(x: here.minX + 20, y: here.midY)
        for step in 1...66 {
            rig.advance(by: 1.0 / 60)
            let color = rig.color(at: point)
            #expect(color.allSatisfy { $0 > 250 }, "\(color) at \(step)")
            if step == 42 { late.image = photo }
        }
        #expect(rig.pictures.isEmpty)
    }

    enum Dress: CaseIterable, Sendable { case border, roundBorder, background, layer, shadow }

    @Test("Everything that an image view shows besides its image flies along", arguments: Dress.allCases)
    func dressedImage(dress: Dress) {
        let rig = imageRig(half(.white), color: dress == .background ? .green : .clear) { view in
            switch dress {
            case .border:
                view.layer.borderWidth = 6
                view.layer.borderColor = UIColor.green.cgColor
            case .roundBorder:
                view.layer.cornerRadius = 50
                view.layer.borderWidth = 6
                view.layer.borderColor = UIColor.green.cgColor
                view.clipsToBounds = true
            case .background: break
            case .layer:
                let layer = CALayer()
                layer.frame = CGRect(x: 60, y: 40, width: 40, height: 20)
                layer.backgroundColor = UIColor.green.cgColor
                view.layer.addSublayer(layer)
            case .shadow: view.layer.shadowOpacity = 1
            }
        }
        // In the transparent half, at its edge.
        let point =
            dress == .roundBorder
            ? CGPoint(x: here.midX + 33, y: here.midY - 33) : CGPoint(x: here.maxX - 3, y: here.midY)
        let before = rig.color(at: point)
        // The first screen is red.
        #expect(before == (dress == .shadow ? [255, 0, 0] : [0, 255, 0]))
        rig.start(.forward)
        #expect(rig.pictures.count >= 2)
        #expect(rig.color(at: point) == before)
    }

    @Test("A card with a round border has all of it as it lands")
    func roundBorderOfACard() {
        let rig = ElementRig(ExpandAnimator(source: "card", duration: 1))
        let card = rig.first.add("card", UIView(), at: here, color: .white, cornerRadius: 50)
        card.layer.borderWidth = 6
        card.layer.borderColor = UIColor.green.cgColor
        rig.start(.forward)
        rig.advance(by: 1.1)
        rig.start(.backward)
        rig.advance(by: 0.999)
        let color = rig.color(at: CGPoint(x: here.midX + 33, y: here.midY - 33))
        #expect(color[1] > 200 && color[0] < 60, "\(color)")
        rig.advance(by: 0.1)
    }

    @Test("The picture of an image is drawn like the view")
    func drawnLikeTheView() throws {
        let rig = imageRig(half(.white)) { view in
            view.tintColor = .green
            view.semanticContentAttribute = .forceRightToLeft
            view.preferredImageDynamicRange = .high
            view.layer.magnificationFilter = .nearest
            view.layer.minificationFilter = .trilinear
        }
        rig.start(.forward)
        #expect(!rig.pictures.isEmpty)
        for picture in rig.pictures {
            let view = try #require(picture.subviews.first as? UIImageView)
            #expect(view.tintColor == UIColor.green)
            #expect(view.semanticContentAttribute == .forceRightToLeft)
            #expect(view.preferredImageDynamicRange == .high)
            #expect(view.layer.magnificationFilter == .nearest)
            #expect(view.layer.minificationFilter == .trilinear)
        }
        rig.advance(by: 1.1)
    }

    @Test(
        "Smart Invert leaves the colors of a picture if it leaves those of the view",
        arguments: [true, false]
    )
    func smartInvert(isImage: Bool) {
        let rig = imageRig(half(.white), color: isImage ? .clear : .green)
        rig.first.view.accessibilityIgnoresInvertColors = true
        rig.start(.forward)
        let (first, second) = (rig.pictures.dropLast().last, rig.pictures.last)
        #expect(first?.accessibilityIgnoresInvertColors == true)
        #expect(second?.accessibilityIgnoresInvertColors == false)
        rig.advance(by: 1.1)
    }

    @Test("An image view flies as an image only if it looks like its image")
    func bareImage() throws {
        func fliesAsImage(_ rig: ElementRig) -> Bool {
            rig.start(.forward)
            let pictures = rig.pictures
            rig.advance(by: 1.1)
            return pictures.count == 2 && pictures.allSatisfy { $0.subviews.first is UIImageView }
        }
        #expect(fliesAsImage(imageRig(half(.white))))
        #expect(fliesAsImage(imageRig(half(.white, isOpaque: true), color: .green)))
        #expect(!fliesAsImage(imageRig(half(.white), color: .green)))
        // A photo with a placeholder.
        #expect(
            fliesAsImage(
                imageRig(half(.white), color: .green) {
                    $0.contentMode = .scaleAspectFill
                    $0.clipsToBounds = true
                }
            )
        )
        let images = [half(.white), half(.black)]
        let animated = try #require(UIImage.animatedImage(with: images, duration: 1))
        #expect(!fliesAsImage(imageRig(animated)))
        #expect(
            !fliesAsImage(
                imageRig(half(.white)) {
                    $0.animationImages = images
                    $0.startAnimating()
                }
            )
        )
    }
}
