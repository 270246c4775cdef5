import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct InteractionTests {
    @Test func anInteractionIsToldBeforeAndAfterItIsAdded() {
        let view = UIView()
        let interaction = RecordingInteraction(first: view)
        view.addInteraction(interaction)
        #expect(interaction.log == ["will move to first, in none", "did move to first, in first"])
        #expect(interaction.view === view)
        #expect(view.interactions.count == 1 && view.interactions.first === interaction)
    }

    @Test func anInteractionIsToldBeforeAndAfterItIsRemoved() {
        let view = UIView()
        let interaction = RecordingInteraction(first: view)
        view.addInteraction(interaction)
        interaction.log = []
        view.removeInteraction(interaction)
        #expect(interaction.log == ["will move to none, in first", "did move to none, in none"])
        #expect(interaction.view == nil && view.interactions.isEmpty)
    }

    @Test func anInteractionHasOneView() {
        let (first, second) = (UIView(), UIView())
        let interaction = RecordingInteraction(first: first, second: second)
        first.addInteraction(interaction)
        interaction.log = []
        second.addInteraction(interaction)
        #expect(
            interaction.log == [
                "will move to none, in first", "did move to none, in none",
                "will move to second, in none", "did move to second, in second",
            ]
        )
        #expect(interaction.view === second)
        #expect(first.interactions.isEmpty && second.interactions.count == 1)
    }

    @Test func aViewHasAnInteractionOnce() {
        let view = UIView()
        let interaction = RecordingInteraction()
        view.addInteraction(interaction)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.count == 1)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && view.interactions.isEmpty)
    }

    @Test func onlyTheOwnerLetsAnInteractionGo() {
        let (owner, other) = (UIView(), UIView())
        let interaction = RecordingInteraction()
        owner.addInteraction(interaction)
        interaction.log = []
        other.removeInteraction(interaction)
        #expect(interaction.log.isEmpty)
        #expect(interaction.view === owner && owner.interactions.count == 1)
    }

    @Test func settingTheInteractionsReplacesThem() {
        let (view, other) = (UIView(), UIView())
        let interactions = (0..<4).map { _ in RecordingInteraction() }
        view.addInteraction(interactions[0])
        view.addInteraction(interactions[1])
        other.addInteraction(interactions[3])

        let new = [interactions[3], interactions[1], interactions[2]]
        view.interactions = new
        #expect(view.interactions.map(ObjectIdentifier.init) == new.map(ObjectIdentifier.init))
        #expect(interactions[0].view == nil && other.interactions.isEmpty)
        #expect(interactions[1...].allSatisfy { $0.view === view })

        view.interactions = []
        #expect(view.interactions.isEmpty && interactions.allSatisfy { $0.view == nil })
    }

    @Test func aViewOwnsItsInteractions() {
        weak var interaction: RecordingInteraction?
        weak var view: UIView?
        do {
            let owner = UIView()
            let added = RecordingInteraction()
            owner.addInteraction(added)
            (view, interaction) = (owner, added)
        }
        #expect(view == nil && interaction == nil)
    }

    @Test func anInteractionOutlivesItsView() {
        let interaction = RecordingInteraction()
        weak var view: UIView?
        do {
            let owner = UIView()
            owner.addInteraction(interaction)
            view = owner
            #expect(interaction.view === owner)
        }
        #expect(view == nil && interaction.view == nil)
        let other = UIView()
        other.addInteraction(interaction)
        #expect(interaction.view === other && other.interactions.count == 1)
    }

    @Test func aViewMayRefuse() {
        final class ClosedView: UIView {
            override func addInteraction(_ interaction: any UIInteraction) {}
        }
        let view = ClosedView()
        let interaction = RecordingInteraction()
        view.addInteraction(interaction)
        #expect(interaction.log.isEmpty && interaction.view == nil && view.interactions.isEmpty)
    }
}

/// Records its moves, and which of two views owns it at the time.
@MainActor
private final class RecordingInteraction: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    var log: [String] = []
    private weak var first: UIView?
    private weak var second: UIView?

    init(first: UIView? = nil, second: UIView? = nil) {
        self.first = first
        self.second = second
        super.init()
    }

    func willMove(to view: UIView?) {
        log.append("will move to \(name(of: view)), in \(name(of: owner))")
    }

    func didMove(to view: UIView?) {
        self.view = view
        log.append("did move to \(name(of: view)), in \(name(of: owner))")
    }

    private var owner: UIView? {
        [first, second].compactMap { $0 }.first { $0.interactions.contains { $0 === self } }
    }

    private func name(of view: UIView?) -> String {
        switch view {
        case nil: "none"
        case first: "first"
        case second: "second"
        default: "another"
        }
    }
}
