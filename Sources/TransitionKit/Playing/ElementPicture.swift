import UIKit

/// A named view that is to be seen as a picture.
@MainActor struct ElementPicture {
    let subject: Participant.Subject
    let view: UIView
    let place: TransitionElement.Place
    /// Whether its background is someone else's part.
    let isBare: Bool
    /// Whether its part says what is seen of it.
    let isCut: Bool

    /// A view that looks as this one, just where it is, with square corners: rounding them is the pose's business.
    ///
    /// - Parameter isNew: whether the view has never been drawn as it is now.
    func take(isNew: Bool) -> UIView? {
        guard let picture = image ?? snapshot(isNew: isNew) else { return nil }
        picture.stand(in: place)
        picture.alpha = view.alpha
        picture.isUserInteractionEnabled = false
        return picture
    }

    /// The whole image of an image view, in a view of what is seen of it.
    private var image: UIView? {
        guard case .image(let whole) = place.content, let view = view as? UIImageView else { return nil }
        let frame = UIView()
        let image = UIImageView(image: view.image)
        image.tintColor = view.tintColor
        image.contentMode = .scaleToFill
        image.frame = whole.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
        frame.addSubview(image)
        frame.clipsToBounds = !isCut
        return frame
    }

    private func snapshot(isNew: Bool) -> UIView? {
        let (layer, color) = (view.layer, view.backgroundColor)
        let (radius, shadow) = (layer.cornerRadius, layer.shadowOpacity)
        let changes = radius > 0 || (isBare && color != nil)
        layer.cornerRadius = 0
        if isBare {
            view.backgroundColor = nil
            layer.shadowOpacity = 0
        }
        defer {
            layer.cornerRadius = radius
            if isBare {
                view.backgroundColor = color
                layer.shadowOpacity = shadow
            }
        }
        return view.snapshotView(afterScreenUpdates: isNew || changes)
    }
}
