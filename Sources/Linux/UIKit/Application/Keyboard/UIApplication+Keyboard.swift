extension UIApplication {
    /// The height of a keyboard that comes up from the bottom of the screen while text is edited, in points, with what
    /// lies behind the home indicator; `nil`, the default, for a hardware keyboard, with which none does.
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
