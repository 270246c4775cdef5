import Animators
import TransitionKit
import TransitionTesting
import UIKit

// The code of the guides to Dark Mode and slow motion.

struct SinkAnimator: Animator {
    var duration = 0.5

    private static let shade = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : .black
    }

    func forward(in scene: TransitionScene) -> Choreography {
        let sunk = Pose.rest.scaled(by: 0.9).rounded(to: scene.cornerRadius).dimmed(to: 0.5)
        return Choreography(participants: [
            .backdrop(.systemGray),
            Participant(.picture(of: .outgoing), shade: Participant.Shade(color: Self.shade), to: sunk),
            Participant(.incoming, from: .rest.translated(y: scene.size.height)),
        ])
    }
}

final class InspectorViewController: UIViewController {
    private let interaction = InteractionController()

    func show(_ detail: UIViewController, at progress: CGFloat) {
        interaction.begin()
        present(detail, with: .cube(), interaction: interaction)
        interaction.update(progress)
    }

    func step(to progress: CGFloat) { interaction.update(progress) }

    func play() { interaction.finish() }
}

@MainActor private enum AppearanceSnippets {
    static func colored(_ navigationController: UINavigationController, _ detail: UIViewController) {
        navigationController.pushViewController(detail, with: .cube(staging: .backdrop(.color(.systemGray))))
    }

    #if os(Linux)
        static func dark(_ list: UIViewController, _ detail: UIViewController) async -> Filmstrip {
            let device = TestDevice(userInterfaceStyle: .dark)
            let app = TestApp(rootViewController: list, device: device)
            list.present(detail, with: .cube())
            let strip = await app.filmstrip(of: 5, over: 0.7)
            return strip
        }
    #endif

    static func slowly(_ list: UIViewController, _ detail: UIViewController) {
        let cube = CubeAnimator()
        list.present(detail, with: cube.with(duration: 10 * cube.duration))
    }

    static func strip(_ app: TestApp, _ list: UIViewController, _ detail: UIViewController) async throws {
        list.present(detail, with: .cube())
        let strip = await app.filmstrip(of: 8, over: 0.7)
        try strip.picture.write(to: URL(fileURLWithPath: "cube.png"))
    }
}
