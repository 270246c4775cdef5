/// The axis along which a screen moves or turns.
public enum TransitionAxis: Hashable, Sendable, CaseIterable {
    /// The horizontal axis, from side to side.
    case horizontal
    /// The vertical axis, up and down.
    case vertical
}
