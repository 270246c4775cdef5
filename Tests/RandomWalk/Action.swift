/// A step of a random walk: an action of the app, the user, or the system. Numbers refer to objects modulo
/// their count. So every step is always valid, and a script remains valid if steps are removed.
public enum Action: Hashable, Codable, Sendable {
    // The app.
    case push(animated: Bool)
    case pop(animated: Bool)
    case popToRoot(animated: Bool)
    /// Sets a stack with the first screens of the current one and some new ones.
    case setStack(kept: Int, new: Int, animated: Bool)
    /// The styles are three of UIKit's, and four kinds of cards.
    case present(style: Int, isStack: Bool, animated: Bool)
    case dismiss(animated: Bool)
    case selectTab(Int, animated: Bool)
    case selectChild(Int, animated: Bool)
    case setChildren(Int)
    /// Removes a child of the TransitionKit container, or moves it to the end.
    case removeChild(Int, movesToEnd: Bool)
    /// Gives one of the four delegates another animation controller.
    case animate(place: Int, animator: Int)
    /// Gives one of the four delegates different animation controllers for the two ways.
    case animateWays(place: Int, forward: Int, backward: Int)
    /// Gives one of the four delegates another interaction, or none.
    case interact(place: Int, kind: Int)
    /// Enables or disables the gesture of a delegate.
    case enable(place: Int, Bool)
    /// Removes the gesture of a delegate from all views.
    case removeGesture(place: Int)
    /// Gives the visible screen an animator and an interaction of its own, or takes them away.
    case choose(place: Int, animator: Int?, interaction: Int)
    /// Moves the front card to another detent.
    case selectDetent(Int, animated: Bool)
    /// Gives the front card another description.
    case restyle(Int, animated: Bool)
    /// Adds a card to one of the containers, to the visible screen, or to the last card that was added.
    case addCard(place: Int, card: Int, animated: Bool)
    /// Shows a toast over the screen in front.
    case showToast(edge: Int, replaces: Bool)
    /// Removes one of the cards that were added, or a toast.
    case removeCard(Int, animated: Bool)
    /// Moves one of the cards that were added to another detent, or gives it another description.
    case changeAddedCard(Int, detent: Int?, card: Int, animated: Bool)
    /// Begins editing in one of the cards that were added.
    case editCard(Int)
    /// Determines whether keyboards appear on the screen.
    case useKeyboard(Bool)
    case detach(place: Int)
    case attach(place: Int)
    /// Releases a delegate, which the app should have kept.
    case releaseDelegate(place: Int)
    /// Makes an object of the app the delegate of a container, or removes its delegate.
    case setDelegate(place: Int, isOwn: Bool)
    case hideBar(Bool)
    /// Shows the row of icons of the TransitionKit container.
    case showIcons(Bool)
    /// Pushes a screen with an animator and an interaction for one stay.
    case pushWith(animator: Int, interaction: Int)
    /// Pushes a screen that covers the tab bar.
    case pushOverBar(animated: Bool)
    /// Presents a screen with an animator and an interaction of its own, as a card or over the full screen.
    case presentWith(animator: Int, interaction: Int, card: Int?)
    /// Attaches the gesture of a delegate to the container of that kind, or to the front presentation.
    case attachGesture(place: Int)
    /// Gives the front presentation another preferred height, in points.
    case prefer(height: Double)
    /// Changes the named view of the visible screen: removes it, adds it again, or adds another one.
    case changeCard(Int)
    /// Begins or ends editing in the visible screen, with the keyboard on the screen.
    case edit(Bool)
    /// Animates the color of the named view of the visible screen.
    case animateCard
    /// Removes the whole interface from the window, or adds it again.
    case swapRoot

    // An interaction that's driven manually.
    case begin(place: Int)
    case update(place: Int, progress: Double)
    case pause(place: Int)
    case finish(place: Int)
    case cancel(place: Int)

    // The user.
    case touch(finger: Int, x: Double, y: Double)
    case move(finger: Int, x: Double, y: Double)
    case lift(finger: Int)
    case cancelTouches
    case tap(x: Double, y: Double)
    /// A whole swipe across the screen.
    case swipe(from: Double, to: Double, y: Double, lifts: Bool)
    /// A whole drag down or up the screen.
    case drag(from: Double, to: Double, x: Double, lifts: Bool)

    /// A whole pinch of two fingers that are side by side. The numbers are their distances.
    case pinch(from: Double, to: Double, y: Double, lifts: Bool)
    /// The escape gesture of an assistive technology, or the Escape key.
    case escape(isKey: Bool)

    /// Two fingers on a trackpad, which replace any that are there.
    case scroll(x: Double, y: Double, byX: Double, byY: Double, ends: Bool)

    // The system.
    case turn
    case wait(Double)
    case resize(width: Double, height: Double)
    case resignActive
    /// Leaves the app, until people use it again.
    case enterBackground
    case reduceMotion(Bool)
    /// Lays out everything from right to left.
    case mirror
    /// Turns Dark Mode on or off.
    case darken(Bool)
    /// Turns the animations of all views on or off.
    case enableAnimations(Bool)
    /// Answers what UIKit's documentation leaves open, as the first step of a script.
    case behave(String)

    /// Waits until everything is at rest, and checks the result.
    case rest

    /// Performs a step with animations of the app's own around it.
    indirect case inside(Surroundings, Action)
    /// Performs the next step during the next callback of this kind.
    indirect case within(Callback, Action)
}

extension Action {
    /// A Boolean value that indicates whether people use the app in this step.
    var isByPeople: Bool {
        switch self {
        case .touch, .move, .lift, .tap, .swipe, .drag, .pinch, .escape, .scroll: true
        default: false
        }
    }
}

/// What an app can run a step inside of.
public enum Surroundings: Int, CaseIterable, Codable, Sendable {
    case animation, spring, animator, keyframes, noAnimation, noActions, animationWithLayout
}

/// The callbacks that an app receives during a transition.
public enum Callback: Int, CaseIterable, Codable, Sendable {
    case willAppear, didAppear, willDisappear, didDisappear, layout, transitionStart, transitionProgress,
        transitionEnd, coordinatorCompletion, animationEnded, gestureWillBegin, outcomeChange, detentChange
}

extension Action: CustomStringConvertible {
    /// The name in a script.
    public var description: String {
        switch self {
        case .push(let animated): ".push(animated: \(animated))"
        case .pop(let animated): ".pop(animated: \(animated))"
        case .popToRoot(let animated): ".popToRoot(animated: \(animated))"
        case .setStack(let kept, let new, let animated):
            ".setStack(kept: \(kept), new: \(new), animated: \(animated))"
        case .present(let style, let isStack, let animated):
            ".present(style: \(style), isStack: \(isStack), animated: \(animated))"
        case .dismiss(let animated): ".dismiss(animated: \(animated))"
        case .selectTab(let index, let animated): ".selectTab(\(index), animated: \(animated))"
        case .selectChild(let index, let animated): ".selectChild(\(index), animated: \(animated))"
        case .setChildren(let count): ".setChildren(\(count))"
        case .removeChild(let index, let movesToEnd): ".removeChild(\(index), movesToEnd: \(movesToEnd))"
        case .animate(let place, let animator): ".animate(place: \(place), animator: \(animator))"
        case .animateWays(let place, let forward, let backward):
            ".animateWays(place: \(place), forward: \(forward), backward: \(backward))"
        case .interact(let place, let kind): ".interact(place: \(place), kind: \(kind))"
        case .enable(let place, let isEnabled): ".enable(place: \(place), \(isEnabled))"
        case .removeGesture(let place): ".removeGesture(place: \(place))"
        case .choose(let place, let animator, let interaction):
            ".choose(place: \(place), animator: \(animator.map(String.init) ?? "nil"), interaction: \(interaction))"
        case .selectDetent(let detent, let animated): ".selectDetent(\(detent), animated: \(animated))"
        case .restyle(let card, let animated): ".restyle(\(card), animated: \(animated))"
        case .addCard(let place, let card, let animated):
            ".addCard(place: \(place), card: \(card), animated: \(animated))"
        case .showToast(let edge, let replaces): ".showToast(edge: \(edge), replaces: \(replaces))"
        case .removeCard(let card, let animated): ".removeCard(\(card), animated: \(animated))"
        case .changeAddedCard(let index, let detent, let card, let animated):
            ".changeAddedCard(\(index), detent: \(detent.map(String.init) ?? "nil"), card: \(card), animated: \(animated))"
        case .editCard(let card): ".editCard(\(card))"
        case .useKeyboard(let isUsed): ".useKeyboard(\(isUsed))"
        case .detach(let place): ".detach(place: \(place))"
        case .attach(let place): ".attach(place: \(place))"
        case .releaseDelegate(let place): ".releaseDelegate(place: \(place))"
        case .setDelegate(let place, let isOwn): ".setDelegate(place: \(place), isOwn: \(isOwn))"
        case .hideBar(let isHidden): ".hideBar(\(isHidden))"
        case .showIcons(let isShown): ".showIcons(\(isShown))"
        case .pushWith(let animator, let interaction):
            ".pushWith(animator: \(animator), interaction: \(interaction))"
        case .pushOverBar(let animated): ".pushOverBar(animated: \(animated))"
        case .presentWith(let animator, let interaction, let card):
            ".presentWith(animator: \(animator), interaction: \(interaction), card: \(card.map(String.init) ?? "nil"))"
        case .attachGesture(let place): ".attachGesture(place: \(place))"
        case .prefer(let height): ".prefer(height: \(height))"
        case .changeCard(let change): ".changeCard(\(change))"
        case .edit(let begins): ".edit(\(begins))"
        case .animateCard: ".animateCard"
        case .swapRoot: ".swapRoot"
        case .begin(let place): ".begin(place: \(place))"
        case .update(let place, let progress):
            ".update(place: \(place), progress: \(progress.isNaN ? ".nan" : "\(progress)"))"
        case .pause(let place): ".pause(place: \(place))"
        case .finish(let place): ".finish(place: \(place))"
        case .cancel(let place): ".cancel(place: \(place))"
        case .touch(let finger, let x, let y): ".touch(finger: \(finger), x: \(x), y: \(y))"
        case .move(let finger, let x, let y): ".move(finger: \(finger), x: \(x), y: \(y))"
        case .lift(let finger): ".lift(finger: \(finger))"
        case .cancelTouches: ".cancelTouches"
        case .tap(let x, let y): ".tap(x: \(x), y: \(y))"
        case .swipe(let from, let to, let y, let lifts):
            ".swipe(from: \(from), to: \(to), y: \(y), lifts: \(lifts))"
        case .drag(let from, let to, let x, let lifts):
            ".drag(from: \(from), to: \(to), x: \(x), lifts: \(lifts))"
        case .pinch(let from, let to, let y, let lifts):
            ".pinch(from: \(from), to: \(to), y: \(y), lifts: \(lifts))"
        case .escape(let isKey): ".escape(isKey: \(isKey))"
        case .scroll(let x, let y, let byX, let byY, let ends):
            ".scroll(x: \(x), y: \(y), byX: \(byX), byY: \(byY), ends: \(ends))"
        case .turn: ".turn"
        case .wait(let seconds): ".wait(\(seconds))"
        case .resize(let width, let height): ".resize(width: \(width), height: \(height))"
        case .resignActive: ".resignActive"
        case .enterBackground: ".enterBackground"
        case .reduceMotion(let isOn): ".reduceMotion(\(isOn))"
        case .mirror: ".mirror"
        case .darken(let isDark): ".darken(\(isDark))"
        case .enableAnimations(let isEnabled): ".enableAnimations(\(isEnabled))"
        case .behave(let answers): ".behave(\"\(answers)\")"
        case .rest: ".rest"
        case .inside(let surroundings, let action): ".inside(.\(surroundings), \(action))"
        case .within(let callback, let action): ".within(.\(callback), \(action))"
        }
    }
}
