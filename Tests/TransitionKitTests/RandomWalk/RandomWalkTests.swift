import RandomWalk
import Testing
@_spi(Host) import UIKit

/// Apps whose user, code, and system do anything in any order. After every rest, the correct screens are in
/// their places, restored, notified of their appearance in order, responsive to taps, and not leaked.
@MainActor @Suite struct RandomWalkTests {
    @Test("Ten thousand random steps cause no failure", arguments: 0..<8)
    func tenThousandRandomStepsCauseNoFailure(part: Int) {
        for walk in 0..<21 {
            let script = RandomWalk.script(seed: UInt64(part * 21 + walk), steps: 60)
            if let failure = RandomWalk.failure(of: script) {
                let short = RandomWalk.shrunk(failure) { RandomWalk.failure(of: $0) }
                let steps = short.script.map { "\($0)," }.joined(separator: "\n")
                Issue.record("\(short.message)\n\(steps)")
            }
        }
    }

    @Test("A script is the same every time, and so are its effects")
    func aScriptIsTheSameEveryTime() {
        let script = RandomWalk.script(seed: 7, steps: 300)
        // Compared as text, because a progress can be NaN.
        #expect("\(script)" == "\(RandomWalk.script(seed: 7, steps: 300))")
        #expect("\(script)" != "\(RandomWalk.script(seed: 8, steps: 300))")
        var counts = [0, 0]
        for index in counts.indices { _ = RandomWalk.failure(of: script, transitions: &counts[index]) }
        #expect(counts[0] == counts[1])
        #expect(counts[0] > 5)
    }

    @Test(
        "The user's steps go back",
        arguments: [
            Action.pinch(from: 0.8, to: 0.1, y: 0.5, lifts: true), .escape(isKey: false),
            .swipe(from: 0.1, to: 0.9, y: 0.5, lifts: true),
            .scroll(x: 0.5, y: 0.5, byX: 0.9, byY: 0, ends: true),
        ]
    )
    func goesBack(action: Action) {
        let kind = if case .pinch = action { 5 } else { 1 }
        let start = [Action.interact(place: 0, kind: kind), .push(animated: true), .wait(1)]
        var counts = [0, 0]
        _ = RandomWalk.failure(of: start + [.rest], transitions: &counts[0])
        _ = RandomWalk.failure(of: start + [action, .rest], transitions: &counts[1])
        #expect(counts == [1, 2])
    }

    @Test("A failure shrinks to the steps that cause it")
    func aFailureShrinksToTheStepsThatCause() {
        let script = RandomWalk.script(seed: 3, steps: 60) + [.push(animated: true), .hideBar(true), .rest]
        let failure = RandomWalk.Failure(message: "two of a kind", script: script)
        let short = RandomWalk.shrunk(failure) { script in
            guard script.contains(.hideBar(true)), script.contains(.push(animated: true)) else { return nil }
            return RandomWalk.Failure(message: "two of a kind", script: script)
        }
        #expect(short.script.count == 3)
        #expect(Set(short.script) == [.push(animated: true), .hideBar(true), .rest])
    }

    // MARK: Previous failures

    @Test("A stack changes twice in a turn, and leaves the screen")
    func changedOutOfSight() {
        expectWell([.push(animated: true), .pop(animated: true), .selectTab(1, animated: false), .rest])
        expectWell([.push(animated: true), .popToRoot(animated: false), .selectTab(1, animated: true), .rest])
        expectWell([
            .present(style: 0, isStack: true, animated: true), .push(animated: true), .rest,
            .pop(animated: true), .rest,
        ])
    }

    @Test("The window shows another screen while a toast appears")
    func replacedUnderAToast() {
        expectWell([
            .showToast(edge: 0, replaces: true), .swipe(from: 0.612, to: 0.451, y: 0.677, lifts: true),
            .swapRoot, .swipe(from: 0.951, to: 0.199, y: 0.852, lifts: true), .rest,
        ])
        expectWell([
            .selectTab(1, animated: true), .swapRoot, .showToast(edge: 3, replaces: true),
            .selectChild(2, animated: true), .rest,
        ])
        expectWell([
            .showToast(edge: 3, replaces: false), .presentWith(animator: 11, interaction: 2, card: nil),
            .drag(from: 0.852, to: 0.035, x: 0.545, lifts: true),
            .present(style: 0, isStack: false, animated: true), .rest,
        ])
    }

    @Test("A card settles whose screen is replaced, and that nobody but the app keeps")
    func settlesAfterItsScreen() {
        expectWell([
            .addCard(place: 4, card: 1, animated: true), .tap(x: 0.339, y: 0.934),
            .scroll(x: 0.845, y: 0.349, byX: -0.2, byY: -0.787, ends: true),
            .scroll(x: 0.099, y: 0.638, byX: -0.789, byY: -0.406, ends: true),
            .setStack(kept: 0, new: 2, animated: true),
            .changeAddedCard(0, detent: 2, card: 6, animated: true),
            .changeAddedCard(2, detent: nil, card: 3, animated: true), .rest,
        ])
    }

    @Test("A toast is removed in a callback, while it moves to another screen")
    func removedWhileItMoves() {
        expectWell([
            .showToast(edge: 3, replaces: true), .present(style: 2, isStack: false, animated: true),
            .drag(from: 0.964, to: 0.958, x: 0.106, lifts: true), .dismiss(animated: true),
            .drag(from: 0.104, to: 0.701, x: 0.251, lifts: true),
            .within(.willAppear, .removeCard(2, animated: true)), .wait(0.392), .rest,
        ])
    }

    @Test("A toast disappears on its own after its tab has left the window")
    func disappearsAfterItsScreen() {
        expectWell([
            .selectTab(1, animated: true), .swapRoot, .showToast(edge: 1, replaces: true), .wait(0.159),
            .selectChild(1, animated: true), .rest,
        ])
    }

    @Test("A toast that waits for one in a hidden screen is removed")
    func removedWhileItWaits() {
        expectWell([
            .showToast(edge: 1, replaces: true), .addCard(place: 2, card: 7, animated: true),
            .removeCard(2, animated: false), .addCard(place: 5, card: 2, animated: true),
            .inside(.noActions, .removeCard(1, animated: true)), .addCard(place: 2, card: 7, animated: true),
            .removeCard(1, animated: false), .rest,
        ])
    }

    @Test("A controller is dismissed in the turn when it leaves the window")
    func dismissedOnTheWayOut() {
        expectWell([
            .present(style: 2, isStack: true, animated: true), .wait(0.088), .dismiss(animated: true),
            .present(style: 1, isStack: false, animated: false), .push(animated: true),
            .swipe(from: 0.01, to: 0.4, y: 0.8, lifts: true), .rest,
        ])
    }

    @Test("A tab is selected in a callback of a tab that appears without animation")
    func selectedWhileSwapped() {
        expectWell([
            .detach(place: 1), .selectTab(1, animated: false),
            .within(.willAppear, .selectTab(2, animated: false)), .selectTab(0, animated: true), .rest,
        ])
    }

    @Test("The app releases a delegate whose transition it holds")
    func heldAndLetGo() {
        expectWell([
            .interact(place: 1, kind: 2), .selectTab(1, animated: false), .pause(place: 1),
            .releaseDelegate(place: 1), .rest,
        ])
    }

    @Test("A container's child is selected while a canceled presentation covers it")
    func selectedWhileCovered() {
        expectWell([
            .interact(place: 2, kind: 1), .interact(place: 3, kind: 1), .selectTab(1, animated: false),
            .present(style: 0, isStack: false, animated: true), .turn, .selectChild(1, animated: true), .rest,
        ])
    }

    @Test("A container's tab is removed in a callback of the switch that the container ends to leave")
    func goneWhileItGoes() {
        expectWell([
            .swapRoot, .selectTab(1, animated: false), .swapRoot,
            .within(.didDisappear, .selectTab(0, animated: true)), .selectChild(2, animated: true), .swapRoot,
            .rest,
        ])
    }

    @Test("A container is removed when a third-party animation starts")
    func goneAtTheStart() {
        expectWell([
            .animate(place: 2, animator: 15), .selectChild(2, animated: true), .selectTab(1, animated: true),
            .within(.transitionStart, .swapRoot), .selectChild(0, animated: true), .rest,
        ])
    }

    @Test("A finger that rests on the back button lifts")
    func restsOnTheBackButton() {
        expectWell([.push(animated: true), .rest, .touch(finger: 1, x: 0.229, y: 0.06), .rest])
    }

    @Test("A screen pops in a callback of a push that a swipe cancels, and a swipe cancels the pop, too")
    func canceledTwice() {
        expectWell([
            .setStack(kept: 1, new: 1, animated: true), .rest, .push(animated: true),
            .swipe(from: 0.01, to: 0.607, y: 0.802, lifts: true), .touch(finger: 0, x: 0.948, y: 0.725),
            .within(.willDisappear, .pop(animated: true)), .lift(finger: 0), .wait(0.131),
            .drag(from: 1.0, to: 0.283, x: 0.894, lifts: true),
            .drag(from: 0.801, to: 0.948, x: 0.657, lifts: true), .rest,
        ])
    }

    @Test("A card that settles while its content loads another view is caught")
    func caughtWhileLoading() {
        expectWell([
            .present(style: 3, isStack: true, animated: true), .rest,
            .drag(from: 0.599, to: 0.446, x: 0.26, lifts: false),
            .setStack(kept: 2, new: 1, animated: true), .cancelTouches, .tap(x: 0.5, y: 0.78), .rest,
        ])
    }

    @Test("A stack is replaced off screen, after a tab is selected in a callback of a pop")
    func replacedOutOfSight() {
        expectWell([
            .push(animated: true), .swipe(from: 0.01, to: 0.808, y: 0.567, lifts: true),
            .present(style: 0, isStack: false, animated: true),
            .within(.willDisappear, .selectTab(2, animated: true)),
            .drag(from: 0.936, to: 0.949, x: 0.482, lifts: false),
            .setStack(kept: 0, new: 0, animated: false), .rest,
        ])
    }

    @Test("The interaction of a running transition is replaced")
    func replacedInteraction() {
        expectWell([
            .push(animated: true), .within(.transitionProgress, .interact(place: 0, kind: 2)), .turn,
            .tap(x: 0.71, y: 0.58), .rest,
        ])
    }

    @Test("A tab bar controller is removed and added again while it switches")
    func removedWhileSwitching() {
        expectWell([
            .selectTab(1, animated: true), .within(.willDisappear, .swapRoot), .detach(place: 1),
            .selectTab(0, animated: true), .wait(0.378), .push(animated: true),
            .swipe(from: 0.01, to: 0.708, y: 0.802, lifts: false), .rest,
        ])
    }

    @Test("A finger catches a card while its content moves to another safe area")
    func caughtWithContent() {
        expectWell([
            .present(style: 4, isStack: false, animated: false), .turn, .restyle(3, animated: true),
            .swipe(from: 0.01, to: 0.511, y: 0.369, lifts: true), .rest,
        ])
    }

    @Test("A card gets another safe area while its content bounces")
    func bouncedWhileRestyled() {
        expectWell([
            .present(style: 4, isStack: false, animated: true), .wait(0.394),
            .drag(from: 0.025, to: 0.157, x: 0.508, lifts: true), .restyle(0, animated: true), .rest,
        ])
    }

    @Test("A card becomes a toast while it appears")
    func restyledWhileComing() {
        expectWell([
            .present(style: 5, isStack: true, animated: true),
            .scroll(x: 0.898, y: 0.998, byX: -0.745, byY: -0.115, ends: true), .restyle(3, animated: true),
            .wait(0.226), .present(style: 4, isStack: true, animated: true), .rest,
        ])
    }

    @Test("A card changes while its content waits to push")
    func restyledBeforePush() {
        expectWell([
            .present(style: 4, isStack: true, animated: false), .interact(place: 3, kind: 2),
            .drag(from: 0.79, to: 0.003, x: 0.877, lifts: false), .push(animated: true),
            .restyle(3, animated: true), .setStack(kept: 2, new: 2, animated: true),
            .dismiss(animated: true), .turn, .rest,
        ])
        expectWell([
            .within(.willDisappear, .push(animated: true)), .present(style: 4, isStack: true, animated: true),
            .scroll(x: 0.904, y: 0.379, byX: 0.769, byY: 0.002, ends: true), .push(animated: true),
            .enterBackground, .restyle(2, animated: true), .push(animated: true),
            .drag(from: 0.954, to: 0.953, x: 0.317, lifts: true), .rest,
        ])
    }

    @Test("A callback leaves the app and selects the tab of a stack whose pop is being canceled")
    func canceledPopComesBack() {
        expectWell([
            .setStack(kept: 3, new: 2, animated: true), .pop(animated: false),
            .swipe(from: 0.01, to: 0.323, y: 0.562, lifts: false), .cancelTouches,
            .selectTab(1, animated: true), .within(.didDisappear, .enterBackground),
            .selectTab(0, animated: true),
            .scroll(x: 0.578, y: 0.391, byX: -0.031, byY: 0.812, ends: true),
            .scroll(x: 0.409, y: 0.873, byX: -0.047, byY: -0.352, ends: true), .rest,
        ])
    }

    @Test("A callback pushes onto a stack that comes back while an earlier push is settled")
    func pushedDuringSettling() {
        expectWell([
            .push(animated: false), .within(.didDisappear, .enterBackground),
            .within(.transitionProgress, .push(animated: true)), .selectTab(2, animated: true),
            .selectTab(0, animated: true), .turn, .rest,
        ])
    }

    @Test("A screen pops together with its own gesture while a finger is down")
    func ownGestureLeaves() {
        expectWell([
            .present(style: 1, isStack: true, animated: true), .pushWith(animator: 2, interaction: 2),
            .push(animated: true), .drag(from: 0.85, to: 0.886, x: 0.629, lifts: true), .pop(animated: true),
            .within(.willDisappear, .push(animated: true)), .pop(animated: true),
            .swipe(from: 0.17, to: 0.143, y: 0.853, lifts: true),
            .swipe(from: 0.01, to: 0.475, y: 0.658, lifts: true), .rest,
        ])
    }

    @Test("Two children are selected at once, with somebody's animation one way, and ours the other")
    func pairOfStrangers() {
        // 22 shrinks the outgoing screen until its completion handler.
        expectWell([
            .animateWays(place: 2, forward: 22, backward: 0), .selectTab(1, animated: false), .rest,
            .selectChild(1, animated: true), .selectChild(0, animated: true), .rest,
        ])
    }

    @Test("A wrapper around an animation without a duration is held longer than a question waits")
    func heldWrapper() {
        // 24 forwards to one of ours without a duration.
        for place in [0, 2, 3] {
            expectWell([
                .animate(place: place, animator: 24), .interact(place: place, kind: 3),
                .selectTab(place == 2 ? 1 : 0, animated: false), .begin(place: place), .push(animated: true),
                .selectChild(1, animated: true), .present(style: 0, isStack: false, animated: true), .turn,
                .update(place: place, progress: 0.5), .wait(0.8), .finish(place: place), .rest,
            ])
        }
    }

    @Test("The app animates in the turn in which people leave it, and a held transition is canceled")
    func animatesWhileLeaving() {
        expectWell([
            .animate(place: 0, animator: 13), .interact(place: 0, kind: 3), .begin(place: 0),
            .push(animated: true), .turn, .update(place: 0, progress: 0.2), .wait(0.1), .enterBackground,
            .animateCard, .rest,
        ])
    }

    @Test("An observer ends the transition while others are still to be told of its progress")
    func endedByAnObserver() {
        expectWell([
            .selectTab(1, animated: false), .within(.transitionProgress, .selectChild(2, animated: false)),
            .selectChild(1, animated: true), .rest,
        ])
    }

    @Test("A wrapper around one of ours makes way while its views are laid out")
    func replacedWrapper() {
        // 23 forwards to one of ours.
        expectWell([
            .selectTab(1, animated: true), .within(.layout, .selectChild(2, animated: true)),
            .animateWays(place: 2, forward: 23, backward: 51), .selectChild(1, animated: true), .rest,
        ])
    }

    @Test("A card is described anew while a wrapper around one of ours is about to start")
    func restyledWrapper() {
        expectWell([
            .animate(place: 3, animator: 23), .within(.transitionStart, .restyle(0, animated: false)),
            .present(style: 5, isStack: false, animated: true), .wait(0.097), .rest,
        ])
    }

    @Test("A push that waits for the next layout isn't a part of the card's own motion")
    func pushedInCard() {
        expectWell([
            .inside(.keyframes, .selectTab(2, animated: true)),
            .within(.transitionEnd, .setStack(kept: 2, new: 1, animated: true)), .useKeyboard(true),
            .present(style: 5, isStack: true, animated: true), .turn, .edit(true), .push(animated: true),
            .wait(0.784), .rest,
        ])
    }

    @Test("A screen that grows out of a view on its way is in its place at the end")
    func grownFromMovingView() {
        expectWell([
            .push(animated: true), .rest, .popToRoot(animated: true), .interact(place: 0, kind: 3),
            .drag(from: 0.257, to: 0.078, x: 0.634, lifts: true),
            .presentWith(animator: 8, interaction: 0, card: nil), .rest,
        ])
    }

    @Test("The system's swipe waits for a transition of a delegate that was detached meanwhile")
    func swipedAfterDetaching() {
        expectWell([
            .push(animated: true), .showToast(edge: 3, replaces: true), .detach(place: 0),
            .pushWith(animator: 10, interaction: 0),
            .swipe(from: 0.01, to: 0.932, y: 0.85, lifts: true),
            .swipe(from: 0.01, to: 0.919, y: 0.834, lifts: false), .rest,
        ])
    }

    @Test("The system's swipe waits for a transition of a delegate that the app has replaced")
    func swipedAfterReplacing() {
        expectWell([
            .pushWith(animator: 4, interaction: 4), .turn, .setDelegate(place: 0, isOwn: true),
            .pushWith(animator: 10, interaction: 5), .pop(animated: true),
            .swipe(from: 0.01, to: 0.294, y: 0.86, lifts: true), .rest,
        ])
    }

    @Test("A card that's added in an animation block keeps no animations when its screen is covered")
    func coveredCard() {
        expectWell([
            .push(animated: true),
            .scroll(x: 0.857, y: 0.726, byX: -0.616, byY: 0.144, ends: false), .reduceMotion(true),
            .scroll(x: 0.621, y: 0.071, byX: -0.187, byY: 0.473, ends: true),
            .inside(.animation, .addCard(place: 4, card: 2, animated: true)),
            .animateWays(place: 0, forward: 37, backward: 46), .pushOverBar(animated: true), .rest,
        ])
    }

    @Test("A picture of a named view flies while somebody's transition changes the opacity of its screen")
    func fadedBehindPicture() {
        expectWell([
            .selectTab(1, animated: true), .present(style: 6, isStack: false, animated: true),
            .choose(place: 3, animator: 7, interaction: 0),
            .within(.willDisappear, .animate(place: 2, animator: 22)), .wait(0.666),
            .selectChild(1, animated: true), .selectChild(2, animated: true), .dismiss(animated: true), .rest,
        ])
    }

    @Test("The children of a container change while one of them disappears, or while a switch is held")
    func childrenInCallbacks() {
        expectWell([
            .selectTab(1, animated: false), .rest,
            .within(.willDisappear, .removeChild(0, movesToEnd: false)), .selectChild(2, animated: true),
            .rest,
        ])
        expectWell([
            .selectTab(1, animated: false), .interact(place: 2, kind: 3), .begin(place: 2),
            .selectChild(1, animated: true), .turn, .update(place: 2, progress: 0.4),
            .removeChild(0, movesToEnd: false), .wait(0.2), .finish(place: 2), .rest,
        ])
        expectWell([
            .selectTab(1, animated: false), .within(.willDisappear, .setChildren(2)),
            .selectChild(2, animated: true), .rest,
        ])
    }

    @Test("Screens are pushed and popped while others disappear without animation")
    func unanimatedCallbacks() {
        for animated in [true, false] {
            expectWell([
                .push(animated: false), .within(.willDisappear, .push(animated: animated)),
                .pop(animated: false), .rest,
            ])
            expectWell([
                .push(animated: false), .within(.willDisappear, .pop(animated: animated)),
                .push(animated: false), .rest,
            ])
        }
    }

    @Test("Editing in a card goes on or ends while the card changes")
    func editingInACard() {
        for card in 3..<7 {
            expectWell([
                .present(style: card, isStack: false, animated: true), .rest, .edit(true), .wait(0.3),
                .restyle(card, animated: true), .wait(0.1),
                .present(style: 0, isStack: false, animated: true),
                .edit(true), .dismiss(animated: true), .rest,
            ])
            expectWell([
                .present(style: card, isStack: true, animated: true), .wait(0.1), .edit(true),
                .push(animated: false), .within(.willDisappear, .edit(false)), .pop(animated: true), .rest,
            ])
        }
    }

    @Test("An appearance turns around in a callback")
    func appearanceTurnsAround() {
        for callback in [Callback.willAppear, .willDisappear, .didAppear, .didDisappear] {
            expectWell([
                .selectTab(1, animated: false), .rest, .within(callback, .selectChild(0, animated: true)),
                .selectChild(1, animated: true), .rest,
                .within(callback, .selectTab(0, animated: true)), .selectChild(2, animated: true), .rest,
            ])
        }
    }

    @Test("A push begins in a callback of a switch for which animations are turned off")
    func pushedWithoutAnimations() {
        // 8 takes pictures, for which the push waits.
        expectWell([
            .selectTab(1, animated: false), .animate(place: 0, animator: 8),
            .pinch(from: 0.379, to: 0.718, y: 0.291, lifts: false), .selectTab(0, animated: false),
            .within(.willDisappear, .push(animated: true)), .wait(0.204), .rest,
        ])
    }

    @Test("Answers that don't exist are a failure, and others are applied")
    func answersThatDontExistAreAFailure() {
        #expect(RandomWalk.failure(of: [.behave("nothing: known"), .rest])?.message == "an unknown behavior")
        expectWell([.behave("outcomeAtStart: pending"), .push(animated: true), .rest])
        expectWell([.behave(""), .push(animated: true), .rest])
        let script = RandomWalk.script(seed: 1, steps: 4)
        guard case .behave(let answers) = script[0] else {
            Issue.record("The first step is \(script[0])")
            return
        }
        #expect(UIKitBehavior(answers) != nil)
        let first = (0..<UInt64(40)).map { "\(RandomWalk.script(seed: $0, steps: 3)[0])" }
        #expect(Set(first).count > 1)
    }

    private func expectWell(_ script: [Action], at location: SourceLocation = #_sourceLocation) {
        #expect(RandomWalk.failure(of: script)?.message == nil, sourceLocation: location)
    }
}
