/// The line along which a screen travels, or the way in which a turning screen goes round.
public enum TransitionAxis: Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// Up and down.
    case vertical
}
