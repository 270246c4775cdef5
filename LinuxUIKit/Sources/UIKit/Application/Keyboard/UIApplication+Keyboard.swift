extension UIApplication {
    /// The height of the keyboard that appears at the bottom of the screen during editing, in points,
    /// including the space behind the home indicator. The default is `nil`, which means that a hardware
    /// keyboard is used, and none appears.
    @_spi(Host) public var softwareKeyboardHeight: CGFloat? {
        get { softwareKeyboard?.height }
        set {
            switch (softwareKeyboard, newValue) {
            case (let keyboard?, let height?):
                keyboard.height = height
            case (let keyboard?, nil):
                keyboard.retire()
                softwareKeyboard = nil
            case (nil, let height?):
                softwareKeyboard = SoftwareKeyboard(height: height)
                softwareKeyboard?.update()
            case (nil, nil):
                break
            }
        }
    }

    /// The distance that a finger has pulled the keyboard down, in points. As on a device, nothing is posted.
    @_spi(Host) public var softwareKeyboardPull: CGFloat {
        get { softwareKeyboard?.pull ?? 0 }
        set { softwareKeyboard?.pull = newValue }
    }

    /// The frame of the keyboard in screen coordinates, or `nil` if there's none.
    var keyboardFrame: CGRect? { softwareKeyboard?.shownFrame }
}
