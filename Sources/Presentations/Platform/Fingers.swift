// Fingers that drag a card. On tvOS, gesture recognizers follow swipes on the remote, which move the focus.

extension CardPresentation {
    /// Whether people can drag the card on this platform.
    var followsFingers: Bool {
        #if os(tvOS)
            return false
        #else
            return isDraggable
        #endif
    }
}
