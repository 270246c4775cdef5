/// What of a view waits for an update of its properties. Everything does at first.
struct PropertyUpdates {
    var isDueForView = true
    var isDueForController = true
    /// Whether any view inside it waits.
    var isDueBelow = false

    var isDueHere: Bool { isDueForView || isDueForController }
    var isDue: Bool { isDueHere || isDueBelow }
}

extension UIView {
    /// Tells the views around this one that something waits.
    func propagatePropertyUpdates() {
        guard propertyUpdates.isDue else { return }
        var around = superviewReference
        while let view = around, !view.propertyUpdates.isDueBelow {
            view.propertyUpdates.isDueBelow = true
            around = view.superviewReference
        }
    }

    /// Updates what waits, from here down: outer views first, as they set what inner ones show. Outside a window
    /// nothing is seen, and all waits.
    func runPropertyUpdates() {
        guard window != nil, propertyUpdates.isDue else { return }
        runOwnPropertyUpdates()
        guard propertyUpdates.isDueBelow else { return }
        propertyUpdates.isDueBelow = false
        for subview in subviewList { subview.runPropertyUpdates() }
    }

    /// Updates this view alone, and its controller.
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
