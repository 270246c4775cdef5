import Animators
import Testing
import UIKit

@testable import TransitionKit

/// The names of views, and views that have none.
@MainActor @Suite struct ElementNameTests {
    @Test("A name is what the app calls a view, even if it's empty, and a view that's passed has none")
    func nameIsWhatAppCallsView() {
        #expect(TransitionElementID("photo").name == "photo")
        #expect(("photo" as TransitionElementID).name == "photo")
        #expect(TransitionElementID("").name == "")
        let view = UIView()
        let targets = [TransitionTarget.view(view), TransitionTarget.view { view }]
        for target in targets {
            #expect(target.id.name == nil)
            #expect(target.id != TransitionElementID(""))
        }
        #expect(String(describing: TransitionElementID("photo")) == "photo")
        #expect(String(describing: TransitionTarget.view(view).id) == "a view without a name")
    }

    @Test("A name and a target can be literals that contain a value, such as the identifier of a photo")
    func valuesInNames() {
        let number = 7
        let view = UIView()
        let views: [TransitionElementID: UIView] = ["photo \(number)": view]
        #expect(views["photo 7"] === view)
        let target: TransitionTarget = "photo \(number)"
        #expect(target == .element("photo 7"))
    }

    @Test("A view with an empty name moves like others, and a view without a name stays")
    func emptyName() {
        let place = TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        let view = UIView()
        let passed = TransitionTarget.view(view).id
        let pairs: [(any Animator, TransitionElement)] = [
            (MatchedAnimator(), TransitionElement(outgoing: place, incoming: place)),
            (CascadeAnimator(), TransitionElement(incoming: place)),
        ]
        for (animator, element) in pairs {
            let scene = TransitionScene(
                size: CGSize(width: 390, height: 844),
                elements: ["": element, passed: element]
            )
            let moving = animator.choreography(in: scene).participants.compactMap { $0.subject.element?.id }
            #expect(moving.contains(""))
            #expect(!moving.contains(passed))
        }
    }
}
