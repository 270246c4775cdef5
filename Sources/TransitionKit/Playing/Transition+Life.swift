extension Transition {
    /// Where it stands.
    enum Life {
        /// Vended; UIKit has not started it.
        case prepared
        case running(Control)
        case over(Outcome)
    }

    /// Who moves it while it runs.
    enum Control {
        /// Its own animation.
        case itself
        /// A finger.
        case held
        /// Let go, on its way to one of the ends.
        case settling(Outcome)
    }
}
