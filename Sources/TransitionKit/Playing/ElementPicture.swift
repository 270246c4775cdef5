import UIKit

/// A named view that is to be seen as a picture.
@MainActor final class ElementPicture {
    let subject: Participant.Subject
    /// Shows the picture just where the named view is; with square corners where these are a pose's business. Empty
    /// until the picture is taken.
    let view = UIView.decoration()

    /// Whether what it is to show is not on the screen yet.
    let needsUpdates: Bool

    private let element: UIView
    private let place: TransitionElement.Place
    private let isBare: Bool
    private let isCut: Bool
    /// Whether the picture has the view's own corners.
    private let keepsCorners: Bool

    /// - Parameters:
    ///   - element: the named view.
    ///   - isBare: whether its background is someone else's part.
    ///   - isNew: whether the view has never been on the screen as it is to be shown.
    ///   - isCut: whether its part says what is seen of it.
    init(
        _ subject: Participant.Subject,
        of element: UIView,
        at place: TransitionElement.Place,
        isBare: Bool,
        isNew: Bool,
        isCut: Bool
    ) {
        self.subject = subject
        self.element = element
        self.place = place
        self.isBare = isBare
        self.isCut = isCut
        keepsCorners = !isCut && !isBare
        let changes = element.roundness > 0 && !keepsCorners || isBare && element.backgroundColor != nil
        needsUpdates = !(element is UIImageView && place.content.isImage) && (isNew || changes)
        view.stand(in: place)
        view.alpha = element.alpha
    }

    /// Takes the picture. Layout may call the app.
    func take() {
        if let image {
            view.clipsToBounds = !isCut
            if keepsCorners { view.layer.cornerRadius = place.cornerRadius }
            let picture = UIImageView(image: image.image)
            picture.tintColor = image.tintColor
            picture.contentMode = .scaleToFill
            view.show(picture)
            picture.frame = image.frame
            picture.autoresizingMask = []
        } else {
            view.show(snapshot())
        }
    }

    func hideElement(noting ledger: Ledger) {
        ledger.set(\.alpha, of: element, to: 0)
    }

    /// The whole image of an image view, and where it is in a view of what is seen of it.
    private var image: (image: UIImage?, tintColor: UIColor?, frame: CGRect)? {
        guard case .image(let whole) = place.content, let element = element as? UIImageView else {
            return nil
        }
        let frame = whole.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
        return (element.image, element.tintColor, frame)
    }

    private func snapshot() -> UIView? {
        let (color, shadow) = (element.backgroundColor, element.layer.shadowOpacity)
        let roundCorners = element.roundness > 0 && !keepsCorners ? element.squareCorners() : {}
        if isBare {
            element.backgroundColor = nil
            element.layer.shadowOpacity = 0
        }
        defer {
            roundCorners()
            if isBare {
                element.backgroundColor = color
                element.layer.shadowOpacity = shadow
            }
        }
        return element.snapshotView(afterScreenUpdates: needsUpdates)
    }
}
