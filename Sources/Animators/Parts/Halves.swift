import TransitionKit
import UIKit

/// The two halves of a screen that part in its middle.
enum Halves {
    /// Both halves, on their way to just outside the container.
    static func parting(
        _ side: TransitionSide,
        along axis: TransitionAxis,
        in scene: TransitionScene
    ) -> [Participant] {
        let edges: [TransitionEdge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        return edges.map { edge in
            Participant(
                .slice(Slicing.half(at: edge), of: side),
                to: .rest.translated(by: scene.travel(towards: edge), times: 0.5)
            )
        }
    }
}
