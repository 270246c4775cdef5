import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The auditor finds nothing wrong with any animator.
@MainActor @Suite struct AuditMatrixTests {
    /// The course of a transition.
    private enum Course {
        case byItself
        case finished
        case canceled
    }

    /// Every animator in every container. Directions and courses vary in turn, so that each animator is
    /// tested with all of them.
    @Test("The audit finds nothing in the whole catalog", arguments: Catalog.names, ContainerKind.allCases)
    func theAuditFindsNothingInTheWholeCatalog(name: String, kind: ContainerKind) throws {
        let index =
            try #require(Catalog.names.firstIndex(of: name))
            + #require(ContainerKind.allCases.firstIndex(of: kind))
        let auditor = TransitionAuditor()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(Catalog.animator(name), interaction: interaction)
        delegate.auditor = auditor
        let rig = TransitionRig(
            kind,
            delegate: { _ in delegate },
            presentationStyle: index % 4 < 2 ? .fullScreen : .custom
        )
        let plays: [(TransitionDirection, Course)] =
            index % 2 == 0
            ? [(.forward, .canceled), (.forward, .byItself), (.backward, .finished)]
            : [(.forward, .finished), (.backward, .canceled), (.backward, .byItself)]
        var outcomes: [Bool] = []
        delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        for (direction, course) in plays { play(rig, direction, course, interaction) }
        #expect(outcomes == plays.map { $0.1 != .canceled })
        #expect(auditor.findings.map(\.description) == [])
    }

    private func play(
        _ rig: TransitionRig,
        _ direction: TransitionDirection,
        _ course: Course,
        _ interaction: InteractionController
    ) {
        if course != .byItself { interaction.begin() }
        rig.start(direction)
        if course != .byItself {
            interaction.update(0.4)
            rig.advance(by: 0.05)
            if course == .canceled { interaction.cancel() } else { interaction.finish() }
        }
        for _ in 0..<40 where rig.coordinator != nil { rig.advance(by: 0.1) }
        UIApplication.shared.tick()
    }
}
