extension GesturePurpose {
    /// Returns whether the purpose starts a transition of a kind. A closure of the app can start any
    /// transition.
    func starts(_ direction: TransitionDirection, _ kind: DelegateAttachment.Kind) -> Bool {
        switch self {
        case is CustomPurpose: true
        case is PresentPurpose, is DismissPurpose: kind == .presentation && direction == self.direction
        case is PushPurpose, is PopPurpose: kind == .navigation && direction == self.direction
        default: kind == .neighbors && direction == self.direction
        }
    }
}
