import TransitionKit
import UIKit

/// An object that keeps all phones on stage at the same position, whether people use the bar, the buttons, or
/// one of the phones, or the phones play automatically.
@MainActor
final class Conductor {

    private let stage: StageView
    private(set) var players: [Player] = []
    let autoPlay = AutoPlay()

    private var isScrubbing = false

    init(stage: StageView) {
        self.stage = stage
        stage.addSubview(autoPlay.clock)
        stage.forward.onTap = { [weak self] in self?.userPlays(.forward) }
        stage.backward.onTap = { [weak self] in self?.userPlays(.backward) }
        stage.scrubBar.onBegin = { [weak self] in self?.scrubBegan() }
        stage.scrubBar.onMove = { [weak self] in self?.scrub(to: $0) }
        stage.scrubBar.onEnd = { [weak self] in self?.scrubEnded() }
        autoPlay.play = { [weak self] in self?.playByItself() }
    }

    /// Whether the phones are held between their screens.
    var isHeld: Bool { players.contains(where: \.isHeld) }

    // MARK: Players

    func add(_ player: Player, on device: DeviceView) {
        players.append(player)
        player.onHeading = { [weak self, weak player] in self?.player(player, headsFor: $0) }
        player.onMove = { [weak self, weak player] in self?.player(player, movedTo: $0) }
        player.onRest = { [weak self] in self?.playerRests() }
        device.onTouch = { [weak self, weak player] in
            self?.autoPlay.stop()
            player?.touchLanded(at: $0)
        }
        player.show(player.entry, player.settings)
        join(player)
        update()
    }

    func removeLast() {
        players.removeLast()
        update()
    }

    /// Moves a new phone to the position of the others.
    private func join(_ player: Player) {
        guard let lead = players.first, lead !== player else { return }
        if lead.isHeld {
            player.join(at: lead.position)
        } else if lead.showsSecond, !lead.isUnderWay {
            player.move(to: 1)
            player.letGo()
        }
    }

    /// Updates everything after a change of the settings.
    func update() {
        showTimings()
        showState()
    }

    // MARK: Playing

    private func userPlays(_ direction: TransitionDirection) {
        autoPlay.stop()
        play(direction)
    }

    private func play(_ direction: TransitionDirection) {
        for player in players { player.play(direction) }
        showState()
    }

    private func playByItself() {
        guard let lead = players.first, !players.contains(where: \.isUnderWay) else { return }
        play(lead.showsSecond ? .backward : .forward)
    }

    private func player(_ player: Player?, headsFor direction: TransitionDirection) {
        autoPlay.transitionBegan()
        // If people touch a phone, the others follow it.
        for other in players where other !== player { other.play(direction) }
        showState()
        showTimings()
    }

    private func player(_ player: Player?, movedTo progress: TransitionProgress) {
        guard let player else { return }
        if player.isDragged {
            for other in players where other !== player { other.move(to: player.position) }
        }
        showState()
        if let index = players.firstIndex(where: { $0 === player }) {
            stage.graph.show(progress.fraction, ofTimingAt: index, isRunning: progress.phase == .running)
        }
        // While people drag the knob, it's already in its place.
        if player === players.first, !isScrubbing { stage.scrubBar.setPosition(player.position) }
    }

    private func playerRests() {
        guard !players.contains(where: \.isUnderWay) else { return }
        showTimings()
        if !isScrubbing { showState() }
        autoPlay.transitionEnded()
    }

    // MARK: What shows it

    /// Updates the knob and the buttons.
    private func showState() {
        guard let lead = players.first else { return }
        if !isScrubbing, !players.contains(where: \.isUnderWay), stage.scrubBar.position != lead.position {
            stage.scrubBar.setPosition(lead.position, duration: 0.2)
        }
        let goals = players.map { player -> TransitionDirection? in
            if player.isUnderWay { return player.heading }
            return player.showsSecond ? .forward : .backward
        }
        stage.forward.isEnabled = goals.contains { $0 != .forward }
        stage.backward.isEnabled = goals.contains { $0 != .backward }
    }

    private func showTimings() {
        stage.graph.timings = players.map { player in
            let direction = player.direction ?? (player.showsSecond ? .backward : .forward)
            return AnimatorTiming(player.animationController, direction)
        }
        if !players.contains(where: \.isUnderWay) { stage.graph.showRest() }
    }

    // MARK: Scrubbing

    private func scrubBegan() {
        autoPlay.stop()
        isScrubbing = true
        for player in players { player.hold() }
        if let lead = players.first { stage.scrubBar.setPosition(lead.position) }
        showState()
    }

    private func scrub(to position: CGFloat) {
        for player in players { player.move(to: position) }
        showTimings()
        showState()
    }

    private func scrubEnded() {
        isScrubbing = false
        for player in players { player.letGo() }
        showState()
    }
}
