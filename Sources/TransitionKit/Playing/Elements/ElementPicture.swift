import UIKit

/// A named view that's shown as a picture.
@MainActor final class ElementPicture {
    let subject: Participant.Subject
    /// The view that shows the picture at the position of the named view. If poses round or cut it, the
    /// picture has square corners, and this view has the round ones. It's empty until the picture is taken.
    let view = UIView.inert()

    /// Whether the content isn't on the screen yet.
    let needsUpdates: Bool

    /// The number of views with pictures, one inside the other, that the view contains.
    let level: Int

    /// The named view, or the last one that there was.
    private(set) var element: UIView
    private let place: TransitionElement.Place
    /// How the view is mirrored, apart from its rotation.
    private let reflection: CGAffineTransform
    /// Whether another participant shows the background of the view.
    private let isBare: Bool
    /// Whether the view is hidden while the picture is in place.
    private let hidesElement: Bool
    /// Whether poses determine the visible part of the view.
    private let isCut: Bool
    /// Whether the view is in a list, which can put it back with other content.
    private let isReused: Bool
    /// Whether the picture includes the view's own corners.
    private let keepsCorners: Bool
    /// The view that shows the picture now.
    private var shown: UIView?
    /// The frame of the picture, in fractions of the view that shows it.
    private var extent = Pose.Clip.wholeScreen
    /// The view that clips an image. It isn't the one that casts a shadow.
    private lazy var cutout: UIView = {
        guard view.layer.shadowOpacity > 0 else { return view }
        let cutout = UIView.inert()
        cutout.layer.takeCornerShape(of: view.layer)
        view.show(cutout)
        return cutout
    }()
    /// Shows the hidden view again.
    private var reveal: (@MainActor () -> Void)?
    /// Whether no view currently shows what the named view did. The list can use the last such view for
    /// another item, so the picture remains as it is.
    private(set) var isLost = false

    /// Creates a picture without taking it.
    ///
    /// - Parameters:
    ///   - named: The named view.
    ///   - level: The number of views with pictures, one inside the other, that the view contains.
    ///   - participants: The pictures and surfaces of views with the same name.
    ///   - areNew: Whether the named views haven't been on the screen yet in the state that the pictures have
    ///     to show.
    init(
        _ subject: Participant.Subject,
        of named: ElementViews.Named,
        level: Int,
        in participants: [Participant],
        areNew: Bool
    ) {
        let (element, place) = (named.view, named.place)
        self.subject = subject
        self.element = element
        self.place = place
        reflection = named.reflection
        self.level = level
        isReused = named.list.map { type(of: $0) != UIScrollView.self } ?? false
        let own = participants.filter { $0.subject == subject }
        let poses = own.flatMap(\.keyframes).map(\.pose)
        let effects = PoseEffects(of: poses)
        let hasSurface = participants.contains(where: \.isSurface)
        // No surface has the shape of a mask.
        isBare = hasSurface && !element.hasOwnMask
        hidesElement = own.contains(where: \.hidesView)
        isCut = effects.clips || effects.rounds
        let isNew = areNew || level > 0 || subject.element?.side == .incoming
        let isAsItIs = !isCut && !isBare
        // Poses round the picture, but they don't draw a border around its corners.
        keepsCorners = isAsItIs || element.layer.borderWidth > 0
        let parts = [element] + element.shadowedContents
        let changes =
            !keepsCorners && parts.contains { $0.roundness > 0 }
            || isBare && parts.contains { $0.backgroundColor != nil }
        needsUpdates = !(element is UIImageView && place.content.isImage) && (isNew || changes)
        view.takePlace(of: named)
        view.takeColorInversion(of: element)
        // A picture of the view doesn't contain the corners of the views around it. Poses can only round it
        // more.
        let isRoundedAround = isAsItIs && !named.roundedCorners.owner.isDescendant(of: element)
        if isRoundedAround || isCut && !isBare && poses.leaveCorners(of: place) {
            (view.clipsToBounds, view.layer.cornerRadius) = (true, place.cornerRadius)
        }
        guard isAsItIs, !isRoundedAround, hidesElement, place.isFilled,
            image.map({ $0.view.image?.isOpaque == true }) ?? true
        else { return }
        // The picture doesn't contain the shadow around an opaque view, either.
        view.layer.cast(place.shadow)
        view.layer.shadowOpacity = Float(place.shadowOpacity)
        let outline = UIBezierPath(roundedRect: view.bounds, cornerRadius: place.cornerRadius)
        view.layer.shadowPath = outline.cgPath
    }

    /// Takes the picture. Layout can call the app.
    ///
    /// - Parameter flushes: Whether to show the view's current state on the screen first.
    func take(flushes: Bool = false) {
        shown?.removeFromSuperview()
        if let image {
            if !isCut { cutout.clipsToBounds = true }
            if keepsCorners { cutout.layer.cornerRadius = place.cornerRadius }
            let picture = UIImageView(image: image.view.image)
            picture.drawLike(image.view)
            cutout.show(picture)
            shown = picture
            picture.frame = image.frame
            picture.autoresizingMask = []
        } else {
            // What's outside of the view would be clipped by poses, or lie on the shadow that the view casts.
            let hasShape = isCut || isBare || view.layer.shadowOpacity > 0
            let (whole, all) = (element.bounds, hasShape ? element.bounds : element.contentBounds)
            if all == whole {
                extent = Pose.Clip.wholeScreen
                shown = element.snapshotView(afterScreenUpdates: flushes)
            } else {
                extent = all.reflected(by: reflection, in: whole).fractions(of: whole)
                shown = element.picture(of: all, flushes: flushes)
            }
            put(shown)
        }
        shown?.transform = reflection
    }

    private func put(_ picture: UIView?) {
        view.show(picture)
        picture?.frame = extent.part(of: view.bounds)
    }

    /// Shows the content of another picture, stretched to the position of the named view.
    func stretch(_ other: ElementPicture) {
        guard image == nil, other.image == nil, let picture = other.shown else { return take() }
        // The picture can have been mirrored in another way before.
        picture.transform = .identity
        extent = other.extent
        put(picture)
        picture.transform = reflection
        shown = picture
    }

    func hideElement(recordingIn ledger: Ledger) {
        if hidesElement { reveal = element.hideBehindPicture(recordingIn: ledger) }
    }

    /// Hides the view that shows the same as the named view did, such as another cell after a list has
    /// changed, and shows the previous one, which the picture has hidden.
    ///
    /// - Parameter view: The view, or `nil` if there's none at the moment.
    func replaceElement(by view: UIView?, recordingIn ledger: Ledger) {
        isLost = view == nil
        // The app can put back a view that it has taken out, which would be visible beside its picture for
        // some frames.
        if isLost, !isReused, element.window == nil { return }
        revealElement()
        guard let view else { return }
        element = view
        hideElement(recordingIn: ledger)
    }

    /// The content hash of the named view, or 0 if there's none at the moment.
    var contentHash: Int? { isLost ? 0 : element.contentHash }

    /// Shows the named view itself for a moment.
    func revealElement() {
        reveal?()
        reveal = nil
    }

    /// Whether the picture is a snapshot, rather than the image of an image view.
    var needsSnapshot: Bool { image == nil }

    /// The image view, if the picture shows its whole image, and the frame of that image in the picture.
    private var image: (view: UIImageView, frame: CGRect)? {
        guard case .image(let whole) = place.content, let view = element as? UIImageView else { return nil }
        return (view, whole.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY))
    }

    /// Gives the view, and what gives it its shape, the appearance that the picture shows: square corners,
    /// and no background if it's bare.
    ///
    /// - Returns: What restores the view.
    func prepare() -> Ledger {
        let ledger = Ledger()
        for part in [element] + element.shadowedContents {
            if part.roundness > 0, !keepsCorners { ledger.onRestore(part.squareCorners()) }
            if isBare { ledger.set(\.backgroundColor, of: part, to: nil) }
        }
        if isBare { ledger.set(\.layer.shadowOpacity, of: element, to: 0) }
        return ledger
    }
}

extension UIImageView {
    /// Takes over what determines how another view draws its image.
    fileprivate func drawLike(_ other: UIImageView) {
        tintColor = other.tintColor
        semanticContentAttribute = other.semanticContentAttribute
        layer.magnificationFilter = other.layer.magnificationFilter
        layer.minificationFilter = other.layer.minificationFilter
        if #available(iOS 17.0, tvOS 17.0, *) {
            preferredImageDynamicRange = other.preferredImageDynamicRange
        }
    }
}
