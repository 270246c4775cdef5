/// The keys of a keyboard, as the keyboard page of the USB HID usage tables numbers them. Keys of a row
/// follow one another.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 0x01
    case keyboardPOSTFail, keyboardErrorUndefined
    case keyboardA = 0x04
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
        keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
        keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1 = 0x1E
    case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8,
        keyboard9, keyboard0
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
        keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
        keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
        keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
    case keyboardF1 = 0x3A
    case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7,
        keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen = 0x46
    case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
        keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow,
        keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock = 0x53
    case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1,
        keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    case keyboardNonUSBackslash = 0x64
    case keyboardApplication, keyboardPower, keypadEqualSign
    case keyboardF13 = 0x68
    case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19,
        keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
    case keyboardExecute = 0x74
    case keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain,
        keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute,
        keyboardVolumeUp, keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock,
        keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400
    case keyboardInternational1 = 0x87
    case keyboardInternational2, keyboardInternational3,
        keyboardInternational4, keyboardInternational5, keyboardInternational6, keyboardInternational7,
        keyboardInternational8, keyboardInternational9
    case keyboardLANG1 = 0x90
    case keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6,
        keyboardLANG7, keyboardLANG8, keyboardLANG9
    case keyboardAlternateErase = 0x99
    case keyboardSysReqOrAttention, keyboardCancel, keyboardClear,
        keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain,
        keyboardCrSelOrProps, keyboardExSel
    case keyboardLeftControl = 0xE0
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI,
        keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case keyboard_Reserved = 0xFFFF
}
