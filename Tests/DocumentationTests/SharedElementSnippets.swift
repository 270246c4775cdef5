import Animators
import UIKit

// The code of the guide to shared elements, and of the documentation comments on the animators that it
// describes.

final class PictureViewController: UIViewController {
    let imageView = UIImageView()
    let captionLabel = UILabel()
}

extension TransitionElementID {
    static let picture: TransitionElementID = "picture"
    static let caption: TransitionElementID = "caption"
}

extension PictureViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] {
        [.picture: imageView, .caption: captionLabel]
    }
}

final class AlbumViewController: UIViewController {
    final class Cell: UIView {
        let imageView = UIImageView()
        var photoID = 0
    }

    var cells: [Cell] = []
}

extension AlbumViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] {
        cells.reduce(into: [:]) { elements, cell in
            elements[TransitionElementID("photo \(cell.photoID)")] = cell.imageView
        }
    }
}

struct LiftAnimator: Animator {
    var duration = 0.5
    let movesAnything = true

    func forward(in scene: TransitionScene) -> Choreography {
        var choreography = Choreography.crossfade
        choreography.participants += scene.flight(of: "photo", arc: 0.5)
        choreography.participants.append(
            Participant(.element("caption", on: .outgoing), to: .rest.translated(y: -40).faded(to: 0))
        )
        return choreography
    }
}

struct GrowAnimator: Animator {
    var source: TransitionTarget
    var duration = 0.4

    var targets: [TransitionTarget] { [source] }

    func forward(in scene: TransitionScene) -> Choreography {
        let start = scene.element(of: source)?.outgoing?.frame ?? scene.incomingFrame
        let small = Pose.rest.scaled(by: 0.1).translated(
            x: start.midX - scene.incomingFrame.midX,
            y: start.midY - scene.incomingFrame.midY
        )
        return Choreography(
            participants: [Participant(.outgoing), Participant(.picture(of: .incoming), from: small)]
        )
    }
}

@MainActor enum SharedElementSnippets {
    static func fly(_ photo: UIViewController, in navigationController: UINavigationController) {
        navigationController.pushViewController(photo, with: .matched())
    }

    static func expand(_ detail: UIViewController, from list: UIViewController) {
        list.present(detail, with: .expand(source: .element(.picture)))
    }

    static func chosen() -> any Animator {
        let animator = MatchedAnimator(elements: [.picture, .caption], alongside: .push(), arc: 0.6)
        return animator
    }

    static func origins(
        _ addButton: UIView,
        _ header: UIView,
        _ tap: UITapGestureRecognizer
    ) -> [any Animator] {
        let circle = CircleRevealAnimator(origin: .view(addButton))
        let named = CircleRevealAnimator(origin: .element(.picture))
        let corner = CircleRevealAnimator(origin: .point(x: 1, y: 0))
        let touched = CircleRevealAnimator(origin: .touch(tap))
        let split = SplitAnimator(line: .below(.view(header)))
        return [circle, named, corner, touched, split]
    }

    static func underAFinger(_ navigationController: UINavigationController) {
        let transition = TransitionDelegate(.matched(), interaction: .swipe(edge: .leading))
        transition.attach(to: navigationController)
    }

    static func fromATouch(
        _ tap: UITapGestureRecognizer,
        _ list: UIViewController,
        _ detail: UIViewController
    ) {
        list.present(detail, with: .explode(origin: .touch(tap)))
    }

    static func intoAButton(_ trashButton: UIView, _ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .genie(destination: .view(trashButton)))
    }

    static func oneAfterAnother(_ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .cascade(elements: ["title", "text", "button"], order: .named))
    }

    static func fromAButton(_ addButton: UIView, _ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .circleReveal(origin: .view(addButton)))
    }

    static func aroundACell(_ selectedCell: UIView, _ list: UIViewController, _ detail: UIViewController) {
        list.present(detail, with: .split(line: .below(.view(selectedCell))))
    }

    static func outOfAButton(_ addButton: UIView) -> AnyObject {
        TransitionDelegate(GrowAnimator(source: .view(addButton)))
    }
}
