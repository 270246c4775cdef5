import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Named views that aren't simply upright rectangles: masks cut them, or transforms mirror them.
@MainActor @Suite struct ElementShapeTests {
    private let here = CGRect(x: 20, y: 150, width: 100, height: 100)
    private let there = CGRect(x: 95, y: 400, width: 200, height: 300)

    private func makeRig(_ animator: (any Animator)? = nil) -> ElementRig {
        let matched = MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1)
        return ElementRig(animator ?? matched, in: .navigation)
    }

    /// Goes forward and backward. In the first frame of each way, and shortly before its end, the window
    /// looks as it does at rest.
    private func expectNoJump(_ rig: ElementRig) {
        UIApplication.shared.tick()
        var before = WindowFrame(rig.window)
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            let first = WindowFrame(rig.window).difference(from: before)
            #expect(first < 0.003, "\(direction), at the start: \(first)")
            rig.advance(by: 0.9999)
            let last = WindowFrame(rig.window)
            rig.advance(by: 0.2)
            before = WindowFrame(rig.window)
            let difference = last.difference(from: before)
            #expect(difference < 0.003, "\(direction), at the end: \(difference)")
        }
    }

    // MARK: Corners that poses change

    /// How an app's own animator changes the corners of a view.
    private nonisolated static let changes: [Pose] = [
        .rest.rounded(to: 45), .rest.translated(x: 60).rounded(to: 5),
        .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 0.5)),
        .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 0.5), cornerRadius: 30),
        .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 8),
    ]

    enum Content: CaseIterable, Sendable {
        /// A view with round corners, a photo in a view, and a view in another one with round corners.
        case view, photo, inner
    }

    @Test(
        "At rest, a view has its own corners, however round poses make it at other times",
        arguments: changes.indices,
        Content.allCases
    )
    func ownCornersAtRest(index: Int, content: Content) {
        let change = Self.changes[index]
        let interaction = InteractionController()
        let animator = DescribedAnimator { _ in
            let keyframes = [Keyframe(at: 0, .rest), Keyframe(at: 0.5, change), Keyframe(at: 1, .rest)]
            return Choreography(
                timing: .linear,
                participants: [
                    Participant(.incoming), Participant(.outgoing),
                    Participant(.element("card", on: .outgoing), keyframes: keyframes),
                ]
            )
        }
        let rig = ElementRig(animator, in: .custom, interaction: interaction)
        let card: UIView
        switch content {
        case .view: card = rig.first.add("card", UIView(), at: here, cornerRadius: 30)
        case .photo:
            let view = UIImageView(image: photo())
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            card = rig.first.add("card", view, at: here, cornerRadius: 30)
        case .inner:
            card = UIView(frame: here)
            card.clipsToBounds = true
            card.layer.cornerRadius = 30
            rig.first.view.addSubview(card)
            rig.first.add("card", UIView(), at: card.bounds, in: card)
        }
        UIApplication.shared.tick()
        /// Whether the corner is empty, and what's farther inside isn't.
        func isRound() -> Bool {
            rig.color(at: CGPoint(x: here.minX + 4, y: here.minY + 4)) == [255, 0, 0]
                && rig.color(at: CGPoint(x: here.minX + 16, y: here.minY + 16)) != [255, 0, 0]
        }
        #expect(isRound())
        interaction.begin()
        rig.start(.forward)
        for progress in [0, 0.5, 1] as [CGFloat] {
            interaction.update(progress)
            rig.advance(by: 0.1)
            if progress != 0.5 { #expect(isRound(), "held at \(progress)") }
        }
        interaction.cancel()
        rig.advance(by: 2)
        rig.start(.forward)
        #expect(isRound(), "played")
        rig.advance(by: 1)
        #expect(card.layer.cornerRadius == 30)
    }

    @Test("A pose rounds a view further, but not less than the view itself")
    func rounderThanItself() {
        let animator = DescribedAnimator { _ in
            let screens = [Participant(.incoming), Participant(.outgoing)]
            let card = Participant(.element("card", on: .outgoing), to: .rest.rounded(to: 50))
            return Choreography(timing: .linear, participants: screens + [card])
        }
        let interaction = InteractionController()
        let rig = ElementRig(animator, in: .custom, interaction: interaction)
        rig.first.add("card", UIView(), at: here, cornerRadius: 30)
        UIApplication.shared.tick()
        interaction.begin()
        rig.start(.forward)
        let radii: [(CGFloat, CGFloat)] = [(0, 30), (0.2, 30), (0.5, 30), (0.8, 40), (1, 50)]
        for (progress, radius) in radii {
            interaction.update(progress)
            rig.advance(by: 0.1)
            // Of the diagonal, the part outside a circle.
            let edge = radius * (1 - 1 / CGFloat(2).squareRoot())
            let points: [(CGFloat, [UInt8])] = [(edge - 2, [255, 0, 0]), (edge + 2, [0, 255, 0])]
            for (inset, color) in points {
                let point = CGPoint(x: here.minX + inset, y: here.minY + inset)
                #expect(rig.color(at: point) == color, "\(inset) at \(progress)")
            }
        }
        interaction.cancel()
        rig.advance(by: 2)
    }

    // MARK: Opacity and order

    @Test(
        "A view that's translucent on a screen is so at its end",
        arguments: [1, 0.4],
        [1, 0.4] as [CGFloat]
    )
    func viewThatsTranslucentOnScreenIsAtEnd(first: CGFloat, second: CGFloat) {
        let rig = makeRig()
        rig.first.add("card", UIView(), at: here).alpha = first
        let card = rig.second.add("card", UIView(), at: there, color: .yellow)
        card.alpha = second
        // A shadow needs a surface, which must not be seen. It's so weak that it isn't seen, either.
        rig.first.elements["card"]?.layer.shadowOpacity = 0.01
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        part.backgroundColor = .blue
        card.addSubview(part)
        expectNoJump(rig)
    }

    enum Order: CaseIterable, Sendable { case ofSubviews, byZPosition }

    enum SeeThrough: CaseIterable, Sendable { case bare, translucent }

    @Test(
        "A screen comes gradually behind a card that one can see through",
        arguments: SeeThrough.allCases,
        ExpandAnimator.Fade.allCases
    )
    func seeThroughCard(look: SeeThrough, fade: ExpandAnimator.Fade) {
        let rig = makeRig(ExpandAnimator(source: "card", fade: fade, duration: 1))
        let card = rig.first.add("card", UIView(), at: here)
        switch look {
        case .bare:
            card.backgroundColor = nil
            card.layer.borderWidth = 4
        case .translucent: card.alpha = 0.4
        }
        expectNoJump(rig)
    }

    enum Dressed: CaseIterable, Sendable {
        /// A photo with a border or a badge, contents of a layer, a round mask, opaque views side by side, a
        /// view that's hardly translucent, and a photo with an alpha channel and a shadow.
        case border, badge, contents, mask, parts, faint, alphaChannel
    }

    private func addDressed(_ dress: Dressed, to screen: ElementScreen) {
        func square(isOpaque: Bool = true) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.opaque = isOpaque
            let size = CGSize(width: 20, height: 20)
            return UIGraphicsImageRenderer(size: size, format: format).image {
                UIColor.green.setFill()
                $0.fill(CGRect(origin: .zero, size: size))
            }
        }
        var card = UIView()
        if [.border, .badge, .mask, .alphaChannel].contains(dress) {
            card = UIImageView(image: square(isOpaque: dress != .alphaChannel))
        }
        screen.add("card", card, at: here, color: dress == .faint ? .green : .clear)
        switch dress {
        case .border: card.layer.borderWidth = 2
        case .badge:
            let badge = UIView(frame: CGRect(x: 70, y: 5, width: 25, height: 25))
            badge.backgroundColor = .white
            card.addSubview(badge)
        case .contents: card.layer.contents = square().cgImage
        case .mask:
            let mask = CAShapeLayer()
            mask.path = UIBezierPath(ovalIn: card.bounds).cgPath
            card.layer.mask = mask
        case .parts:
            for (x, width) in [(0, 80), (80, 20)] {
                let part = UIView(frame: CGRect(x: x, y: 0, width: width, height: 100))
                part.backgroundColor = .green
                card.addSubview(part)
            }
        case .faint: card.alpha = 0.99
        case .alphaChannel: card.layer.shadowOpacity = 0.5
        }
    }

    @Test("A card never blinks as it turns into the screen, whatever it shows", arguments: Dressed.allCases)
    func neverBlinks(dress: Dressed) {
        let rig = makeRig(ExpandAnimator(source: "card", duration: 0.4))
        addDressed(dress, to: rig.first)
        rig.second.add("card", UIView(), at: CGRect(x: 0, y: 0, width: 390, height: 390))
        UIApplication.shared.tick()
        // Within the card and its picture all along.
        let point = CGPoint(x: here.midX, y: here.midY)
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            for frame in 0..<26 {
                let color = rig.color(at: point)
                #expect(color[0] < 16 && color[1] > 239 && color[2] < 16, "\(direction), \(frame): \(color)")
                rig.advance(by: 1.0 / 60)
            }
            rig.advance(by: 0.2)
        }
    }

    @Test(
        "Views that overlap lie on each other as on their screens, whatever their names",
        arguments: Order.allCases
    )
    func viewsThatOverlapLieOnEachOtherAsOnScreens(order: Order) {
        let rig = makeRig()
        for (screen, frame) in [(rig.first, here), (rig.second, there)] {
            let beside = frame.offsetBy(dx: frame.width / 3, dy: frame.height / 3)
            let upper = { screen.add("a", UIView(), at: beside, color: .yellow) }
            let lower = { screen.add("b", UIView(), at: frame, color: .blue) }
            if order == .ofSubviews {
                _ = (lower(), upper())
            } else {
                upper().layer.zPosition = 1
                _ = lower()
            }
        }
        expectNoJump(rig)
    }

    @Test("What a screen draws in front of a shared view, but not after it, stays in front")
    func whatScreenDrawsInFrontOfSharedView() {
        let rig = makeRig()
        for (screen, frame) in [(rig.first, here), (rig.second, there)] {
            let cover = UIView(frame: frame.offsetBy(dx: frame.width / 2, dy: 0))
            cover.backgroundColor = .white
            cover.layer.zPosition = 1
            screen.view.addSubview(cover)
            screen.add("card", UIView(), at: frame)
        }
        expectNoJump(rig)
    }

    @Test(
        "What's in front of a shared view stays in front of it, and behind what's in front of both",
        arguments: Order.allCases
    )
    func whatsInFrontOfSharedViewStaysInFront(order: Order) {
        let rig = makeRig()
        for (screen, frame) in [(rig.first, here), (rig.second, there)] {
            func scrim(_ color: UIColor, x: CGFloat, y: CGFloat) -> UIView {
                let scrim = UIView(frame: frame.offsetBy(dx: x * frame.width, dy: y * frame.height))
                scrim.backgroundColor = color
                screen.view.addSubview(scrim)
                return scrim
            }
            let title = { screen.add("a", UIView(), at: frame.insetBy(dx: 20, dy: 20), color: .yellow) }
            // The last two are only in front of what's in front of the shared view.
            let photo = { screen.add("b", UIView(), at: frame, color: .blue) }
            if order == .ofSubviews {
                _ = (photo(), scrim(.gray, x: 0.2, y: 0.5), title())
                _ = (scrim(.white, x: 0.4, y: 1.1), scrim(.black, x: 0.1, y: 1.2))
            } else {
                title().layer.zPosition = 2
                scrim(.gray, x: 0.2, y: 0.5).layer.zPosition = 1
                scrim(.black, x: 0.1, y: 1.2).layer.zPosition = 4
                scrim(.white, x: 0.4, y: 1.1).layer.zPosition = 3
                _ = photo()
            }
        }
        expectNoJump(rig)
    }

    @Test("A bar beside a shared view stays with its screen, whatever is clear in front of both")
    func barBeside() {
        let rig = makeRig()
        for screen in [rig.first, rig.second] {
            screen.add("photo", UIView(), at: here, color: .blue)
            let clear = UIView(frame: screen.view.bounds)
            let title = UILabel(frame: CGRect(x: 20, y: 200, width: 80, height: 30))
            title.text = "Title"
            clear.addSubview(title)
            let bar = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 60))
            bar.backgroundColor = .yellow
            for view in [clear, bar] { screen.view.addSubview(view) }
        }
        expectNoJump(rig)
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(!rig.pictures.isEmpty && rig.pictures.allSatisfy { $0.frame.minY < 690 })
    }

    @Test("Views in front of several shared views keep their order, every time")
    func severalInFront() {
        let rig = makeRig()
        for (screen, y) in [(rig.first, 150), (rig.second, 450)] {
            for index in 0..<6 {
                let frame = CGRect(x: 60 * index, y: y, width: 50, height: 120)
                screen.add(TransitionElementID("\(index)"), UIView(), at: frame, color: .blue)
            }
            // The scrim is in front of the first photo, and the badge in front of all of them.
            for (color, width, x) in [(UIColor.gray, 40, 0), (.yellow, 330, 15)] {
                let cover = UIView(frame: CGRect(x: x, y: y + 40, width: width, height: 30 + 2 * x))
                cover.backgroundColor = color
                screen.view.addSubview(cover)
            }
        }
        expectNoJump(rig)
    }

    enum Cast: CaseIterable, Sendable {
        /// By the view, by a cell around it, by a view whose own layer is a gradient, by an opaque photo, and
        /// by a view around a photo that's cut to round corners.
        case ofView, ofCell, ofGradient, ofPhoto, ofRoundPhoto
    }

    private func photo(isOpaque: Bool = true) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
            UIColor.yellow.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: isOpaque ? 20 : 10))
            UIColor.orange.setFill()
            $0.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
    }

    /// Adds a view with a shadow to a screen.
    private func addShadowed(
        _ name: TransitionElementID?,
        _ cast: Cast,
        at frame: CGRect,
        to screen: ElementScreen
    ) {
        let bounds = CGRect(origin: .zero, size: frame.size)
        var view = UIView()
        /// What the screen names.
        var named: UIView?
        switch cast {
        case .ofView:
            view.backgroundColor = .yellow
            view.layer.cornerRadius = 20
        case .ofCell:
            let content = UIView(frame: bounds)
            content.backgroundColor = .yellow
            content.layer.cornerRadius = 20
            content.clipsToBounds = true
            view.addSubview(content)
        case .ofGradient:
            view = GradientCard()
            (view.layer as? CAGradientLayer)?.colors = [UIColor.yellow.cgColor, UIColor.orange.cgColor]
        case .ofPhoto, .ofRoundPhoto:
            let content = UIImageView(image: photo())
            guard cast == .ofRoundPhoto else {
                view = content
                break
            }
            content.contentMode = .scaleAspectFill
            content.frame = bounds
            content.layer.cornerRadius = 20
            content.clipsToBounds = true
            view.addSubview(content)
            named = content
        }
        view.frame = frame
        screen.view.addSubview(view)
        view.layer.shadowOpacity = 0.8
        view.layer.shadowRadius = 6
        view.layer.shadowOffset = CGSize(width: 4, height: 8)
        if let name { screen.elements[name] = named ?? view }
    }

    @Test("Views in front of a shared view keep their shadows", arguments: Cast.allCases)
    func shadowInFront(cast: Cast) {
        let rig = makeRig()
        for (screen, frame) in [(rig.first, here), (rig.second, there)] {
            screen.add("photo", UIView(), at: frame, color: .blue)
            addShadowed(nil, cast, at: frame.insetBy(dx: 20, dy: 30), to: screen)
        }
        expectNoJump(rig)
    }

    @Test("Views that come in keep their shadows", arguments: Cast.allCases)
    func shadowThatComesIn(cast: Cast) {
        let rig = makeRig(CascadeAnimator(duration: 1))
        for index in 0..<3 {
            let frame = CGRect(x: 40, y: 120 + 150 * index, width: 300, height: 100)
            addShadowed(TransitionElementID("\(index)"), cast, at: frame, to: rig.second)
        }
        expectNoJump(rig)
    }

    @Test("A photo that comes in keeps its corners and its size if it's mirrored or stretched")
    func mirroredPhoto() {
        let rig = makeRig(CascadeAnimator(duration: 1))
        for (index, scale) in [(x: -1, y: 1), (x: 1, y: 1.5), (x: 1.4, y: 1)].enumerated() {
            let photo = UIImageView(image: photo())
            photo.frame = CGRect(x: 100, y: 120 + 200 * index, width: 120, height: 100)
            photo.contentMode = .scaleAspectFill
            photo.clipsToBounds = true
            photo.layer.cornerRadius = 30
            photo.layer.maskedCorners = [.layerMinXMinYCorner]
            photo.transform = CGAffineTransform(scaleX: CGFloat(scale.x), y: CGFloat(scale.y))
            rig.second.view.addSubview(photo)
            rig.second.elements[TransitionElementID("\(index)")] = photo
        }
        expectNoJump(rig)
        rig.start(.forward)
        rig.advance(by: 0.9999)
        func isBlue(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let color = rig.color(at: CGPoint(x: x, y: y))
            return color[0] < 10 && color[1] < 10 && color[2] > 245
        }
        // The round corner of the mirrored photo is at the top right, at (220, 120).
        #expect(isBlue(216, 124) && !isBlue(104, 124))
        // Those of the others are at the top left: at (100, 295), 1.5 times as high as wide, and at
        // (76, 520), 1.4 times as wide as high.
        #expect(isBlue(103, 299) && !isBlue(217, 299))
        #expect(isBlue(81, 523) && !isBlue(239, 523))
        rig.advance(by: 0.2)
    }

    @Test("The shadow around an image that isn't opaque has its shape, and isn't a rectangle in flight")
    func shadowOfIcon() throws {
        let rig = makeRig(CascadeAnimator(duration: 1))
        let holder = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 100))
        holder.layer.shadowOpacity = 0.8
        let icon = UIImageView(image: photo(isOpaque: false))
        icon.frame = holder.bounds
        holder.addSubview(icon)
        rig.second.view.addSubview(holder)
        rig.second.elements["icon"] = icon
        rig.start(.forward)
        rig.advance(by: 0.9)
        #expect(rig.pictures.count > 0 && rig.pictures.allSatisfy { $0.layer.shadowOpacity == 0 })
    }

    // MARK: Masks

    enum Mask: CaseIterable, Sendable {
        case none, layer, view

        /// Masks all of a view but its left half, and gives it a shadow, which a mask cuts off.
        @MainActor func apply(to view: UIView) {
            let part = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: view.bounds.height)
            switch self {
            case .none: break
            case .layer:
                let mask = CAShapeLayer()
                mask.path = UIBezierPath(rect: part).cgPath
                view.layer.mask = mask
            case .view:
                let mask = UIView(frame: part)
                mask.backgroundColor = .black
                view.mask = mask
            }
            view.layer.shadowOpacity = 1
            view.layer.shadowRadius = 1
            view.layer.shadowOffset = CGSize(width: 0, height: 30)
        }
    }

    @Test(
        "The background of a masked view has the shape of the mask",
        arguments: Mask.allCases,
        Mask.allCases
    )
    func backgroundOfMaskedViewHasShapeOfMask(first: Mask, second: Mask) {
        let rig = makeRig()
        first.apply(to: rig.first.add("card", UIView(), at: here))
        second.apply(to: rig.second.add("card", UIView(), at: there, color: .yellow))
        expectNoJump(rig)
    }

    @Test(
        "A card with a mask expands from its shape, and returns into it",
        arguments: [Mask.layer, .view],
        ExpandAnimator.Fade.allCases
    )
    func maskedCard(mask: Mask, fade: ExpandAnimator.Fade) {
        let rig = makeRig(ExpandAnimator(source: "card", fade: fade, duration: 1))
        mask.apply(to: rig.first.add("card", UIView(), at: here))
        expectNoJump(rig)
        // Beside the visible half, the new screen appears gradually.
        rig.start(.forward)
        rig.advance(by: 0.02)
        let beside = rig.color(at: CGPoint(x: here.maxX - 10, y: here.midY))
        #expect(beside[0] > 128 && beside[2] < 128, "\(beside)")
        rig.advance(by: 1.1)
    }

    // MARK: Reflections

    enum Mirror: CaseIterable, Sendable {
        case sideways, upsideDown, turned

        var transform: CGAffineTransform {
            switch self {
            case .sideways: CGAffineTransform(scaleX: -1, y: 1)
            case .upsideDown: CGAffineTransform(scaleX: 1, y: -1)
            case .turned: CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: -1, y: 1)
            }
        }
    }

    enum Feature: CaseIterable, Sendable {
        case image, content, corner, cornerAround, clipped, shadow
    }

    /// An image whose quarters have four colors.
    private var quarters: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let size = CGSize(width: 20, height: 20)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for (index, color) in [UIColor.white, .green, .black, .yellow].enumerated() {
                color.setFill()
                let (x, y) = (CGFloat(index % 2), CGFloat(index / 2))
                context.fill(CGRect(x: x * 10, y: y * 10, width: 10, height: 10))
            }
        }
    }

    private func addMirrored(_ feature: Feature, to rig: ElementRig) -> UIView {
        let screen = rig.first
        switch feature {
        case .image: return screen.add("card", UIImageView(image: quarters), at: here, color: .clear)
        case .content, .corner, .shadow:
            let card = screen.add("card", UIView(), at: here)
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
            part.backgroundColor = .white
            if feature == .content { card.addSubview(part) }
            if feature == .corner {
                card.layer.cornerRadius = 50
                card.layer.maskedCorners = [.layerMinXMinYCorner]
            }
            if feature == .shadow {
                card.layer.shadowOpacity = 1
                card.layer.shadowRadius = 1
                card.layer.shadowOffset = CGSize(width: 12, height: 8)
            }
            return card
        case .cornerAround, .clipped:
            let around = feature == .clipped ? here.offsetBy(dx: 40, dy: 30) : here
            let holder = UIView(frame: around)
            holder.clipsToBounds = true
            if feature == .cornerAround {
                holder.layer.cornerRadius = 50
                holder.layer.maskedCorners = [.layerMinXMinYCorner]
            }
            screen.view.addSubview(holder)
            let place = here.offsetBy(dx: -around.minX, dy: -around.minY)
            return screen.add("card", UIImageView(image: quarters), at: place, in: holder, color: .clear)
        }
    }

    @Test("A mirrored view stays mirrored, and doesn't turn", arguments: Mirror.allCases, Feature.allCases)
    func mirroredViewStaysMirroredAndDoesntTurn(mirror: Mirror, feature: Feature) {
        let rig = makeRig()
        addMirrored(feature, to: rig).transform = mirror.transform
        rig.second.add("card", UIImageView(image: quarters), at: there, color: .clear)
        expectNoJump(rig)
    }

    @Test(
        "Between a mirrored view and one that isn't, nothing turns",
        arguments: [Mirror.sideways, .upsideDown]
    )
    func betweenMirroredViewAndOneThatIsntNothingTurns(mirror: Mirror) throws {
        let rig = makeRig()
        addMirrored(.content, to: rig).transform = mirror.transform
        rig.second.add("card", UIView(), at: there)
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(!rig.pictures.isEmpty)
        for picture in rig.pictures {
            let shown = try #require(picture.layer.presentation()).transform
            #expect(abs(shown.m12) < 1e-6 && shown.m11 > 0)
        }
        rig.advance(by: 1)
    }

    @Test("A view that's being turned over starts as it's visible", arguments: [false, true])
    func turningOver(isMirroredAtFirst: Bool) {
        let rig = makeRig()
        let card = addMirrored(.image, to: rig)
        rig.second.add("card", UIImageView(image: quarters), at: there, color: .clear)
        let mirrored = Mirror.sideways.transform
        if isMirroredAtFirst { card.transform = mirrored }
        UIApplication.shared.tick()
        UIView.animate(withDuration: 10) { card.transform = isMirroredAtFirst ? .identity : mirrored }
        rig.advance(by: 0.5)
        let before = WindowFrame(rig.window)
        rig.start(.forward)
        let difference = WindowFrame(rig.window).difference(from: before)
        #expect(difference < 0.003, "\(difference)")
        rig.advance(by: 1.1)
    }

    /// Returns the transforms of the pictures that are rotated.
    private func turns(_ rig: ElementRig) -> [CATransform3D] {
        rig.pictures.compactMap { $0.layer.presentation()?.transform }.filter { abs($0.m12) > 1e-3 }
    }

    /// Adds an image on each screen, the first one moved by a number of thirds of a point.
    private func addImages(to rig: ElementRig, thirds: Int = 0) -> (first: UIView, second: UIView) {
        let place = here.offsetBy(dx: CGFloat(thirds) / 3, dy: 0)
        return (
            rig.first.add("card", UIImageView(image: quarters), at: place, color: .clear),
            rig.second.add("card", UIImageView(image: quarters), at: there, color: .clear)
        )
    }

    @Test("Two mirrored views turn by the angle between them", arguments: [80, 90, 100] as [CGFloat])
    func bothMirrored(degrees: CGFloat) {
        // Whether a coordinate is slightly too large or too small depends on the position.
        for thirds in 0..<(degrees == 90 ? 12 : 1) {
            let rig = makeRig()
            let (first, second) = addImages(to: rig, thirds: thirds)
            for (view, degrees) in [(first, 180 - degrees), (second, degrees)] {
                view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: -1, y: 1)
            }
            rig.start(.forward)
            rig.advance(by: 0.25)
            let turns = turns(rig)
            #expect(!turns.isEmpty)
            #expect(turns.allSatisfy { abs($0.m11) < 0.2 * abs($0.m12) })
            rig.advance(by: 1)
        }
    }

    @Test("A mirrored view at a right angle turns in the same direction wherever it is")
    func mirroredAtARightAngle() {
        var directions: Set<Bool> = []
        for thirds in 0..<20 {
            let rig = makeRig()
            addImages(to: rig, thirds: thirds).first.transform = Mirror.turned.transform
            rig.start(.forward)
            for turn in turns(rig) { directions.insert(turn.m12 > 0) }
            rig.advance(by: 1.1)
        }
        #expect(directions.count == 1)
    }

    @Test("A view that's mirrored in one size of its screen is mirrored as soon as it has this size")
    func mirroredInOneSize() {
        let rig = makeRig()
        let card = addMirrored(.content, to: rig)
        rig.second.add("card", UIView(), at: there)
        rig.first.whenAsked = { [weak window = rig.window] in
            let isWide = (window?.bounds.width ?? 0) > 500
            card.transform = isWide ? Mirror.sideways.transform : .identity
        }
        rig.start(.forward)
        rig.advance(by: 0.1)
        func isMirrored() -> Bool { rig.pictures.flatMap(\.subviews).contains { $0.transform.a < 0 } }
        #expect(!isMirrored())
        rig.window.frame.size.width = 600
        UIApplication.shared.tick()
        #expect(isMirrored())
        rig.advance(by: 1.1)
    }

    @Test("Corners of a mirrored view that become round are where they're seen")
    func cornersThatBecomeRound() {
        let rig = makeRig()
        let card = addMirrored(.content, to: rig)
        card.layer.maskedCorners = [.layerMinXMinYCorner]
        card.transform = Mirror.sideways.transform
        rig.second.add("card", UIView(), at: there, cornerRadius: 50)
        rig.start(.forward)
        let corners = rig.pictures.map(\.layer.maskedCorners)
        #expect(corners.contains([.layerMaxXMinYCorner]) && !corners.contains([.layerMinXMinYCorner]))
        rig.advance(by: 1.1)
    }

    @Test("A view that's seen at an angle doesn't turn in the plane")
    func viewInPerspective() {
        let rig = makeRig()
        let card = addImages(to: rig).first
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        card.layer.transform = CATransform3DRotate(perspective, 0.7, 0, 1, 0)
        rig.start(.forward)
        #expect(!rig.pictures.isEmpty && turns(rig).isEmpty)
        rig.advance(by: 1.1)
    }

    @Test("A mirrored card expands, and returns as it was", arguments: Mirror.allCases)
    func mirroredCard(mirror: Mirror) {
        let rig = makeRig(ExpandAnimator(source: "card", duration: 1))
        addMirrored(.image, to: rig).transform = mirror.transform
        expectNoJump(rig)
    }
}

private final class GradientCard: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}
