import CoreGraphics

extension Choreography {
    /// Returns the choreography for a scene with screens that show what's behind them. Shades, tints,
    /// shadows, and decorations that belong to a screen have the shape of the entire screen. In front of what
    /// shows through, or behind it, they would be visible as rectangles, so these screens have none. A screen
    /// that shows through the other one from the start, or until the end, fades in or out.
    func adaptedToSeeThroughScreens(in scene: TransitionScene) -> Choreography {
        guard scene.isSeeThrough else { return self }
        var result = self
        result.participants = participants.compactMap { participant in
            if let owner = participant.accompaniedScreen, scene.seeThroughScreens.contains(owner) {
                return nil
            }
            let screen = participant.screen ?? participant.blurredScreen
            var adapted = participant
            if scene.hasOutgoingView, scene.hasIncomingView,
                let side = participant.owner,
                scene.seeThroughScreens.contains(side.opposite)
            {
                adapted = appearing(participant, at: side == .incoming ? 0 : 1, in: scene)
            }
            guard let screen, scene.seeThroughScreens.contains(screen) else { return adapted }
            // Without a shade, a shadow, and a tint.
            adapted.tint = nil
            return adapted.with(keyframes: adapted.keyframes.mapPoses { $0.dimmed(to: 0).shadowed(to: 0) })
        }
        return result
    }
}
