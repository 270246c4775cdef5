extension UIApplication {
    /// The height of the keyboard that appears at the bottom of the screen during editing, in points, including
    /// the space behind the home indicator. The default is `nil`, which means that a hardware keyboard is used,
    /// and none appears.
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
}
