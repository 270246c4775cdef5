/// The pending property updates of a view. Initially, all of them are pending.
struct PropertyUpdates {
    var isDueForView = true
    var isDueForController = true
    /// A Boolean value that indicates whether any view inside it has a pending update.
    var isDueBelow = false

    var isDueHere: Bool { isDueForView || isDueForController }
    var isDue: Bool { isDueHere || isDueBelow }
}

extension UIView {
    /// Marks the views around this one as containing a pending update.
    func propagatePropertyUpdates() {
        guard propertyUpdates.isDue else { return }
        var around = superviewReference
        while let view = around, !view.propertyUpdates.isDueBelow {
            view.propertyUpdates.isDueBelow = true
            around = view.superviewReference
        }
    }

    /// Performs the pending updates of this view and those below. Outer views come first, because they set
    /// the content of inner ones. Outside a window, nothing is visible and updates remain pending.
    func runPropertyUpdates() {
        guard window != nil, propertyUpdates.isDue else { return }
        runOwnPropertyUpdates()
        guard propertyUpdates.isDueBelow else { return }
        propertyUpdates.isDueBelow = false
        for subview in subviewList { subview.runPropertyUpdates() }
    }

    /// Updates only this view and its controller.
    func runOwnPropertyUpdates() {
        guard window != nil, propertyUpdates.isDueHere else { return }
        let (view, controller) = (propertyUpdates.isDueForView, propertyUpdates.isDueForController)
        propertyUpdates.isDueForView = false
        propertyUpdates.isDueForController = false
        traitCollection.performAsCurrent {
            if controller { owner?.updateProperties() }
            if view { updateProperties() }
        }
    }
}
