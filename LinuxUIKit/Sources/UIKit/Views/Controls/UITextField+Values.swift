extension UITextField {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// The times when a view beside the text is visible.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3

        func applies(whileEditing isEditing: Bool) -> Bool {
            self == .always || self == (isEditing ? .whileEditing : .unlessEditing)
        }
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }
}
