import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Mistakes of an animator's choreography are reported once, and what only looks like one isn't.
@MainActor @Suite struct ChoreographyMistakeTests {
    /// An animator with any participants.
    private struct Written: Animator {
        var duration: TimeInterval = 0.3
        var participants: [Participant]

        func forward(in scene: TransitionScene) -> Choreography { Choreography(participants: participants) }
    }

    /// An animator whose backward transition is written by itself.
    private struct Returning: Animator {
        var duration: TimeInterval = 0.3
        var choreography: Choreography

        func forward(in scene: TransitionScene) -> Choreography { .crossfade }
        func backward(in scene: TransitionScene) -> Choreography { choreography }
    }

    private let auditor = TransitionAuditor()

    private func play(
        _ animator: any Animator,
        _ kind: ContainerKind = .navigation,
        style: UIModalPresentationStyle = .fullScreen,
        directions: [TransitionDirection] = [.forward]
    ) -> TransitionRig {
        let delegate = TransitionDelegate(animator)
        delegate.auditor = auditor
        let rig = TransitionRig(kind, delegate: { _ in delegate }, presentationStyle: style)
        for direction in directions {
            rig.start(direction)
            rig.settle()
        }
        return rig
    }

    private var found: [String] { auditor.findings.map { "\($0.kind): \($0.description)" } }

    // MARK: Screens at rest

    private nonisolated static let unrest: [(Participant, Participant, String)] = [
        (
            Participant(.outgoing), Participant(.incoming, to: .rest.scaled(by: 0.9)),
            "leaves the incoming screen rotated or scaled at the end; let its last pose be .rest"
        ),
        (
            Participant(.outgoing),
            Participant(.incoming, from: .rest.faded(to: 0), to: .rest.faded(to: 0.8)),
            "leaves the incoming screen translucent at the end; let its last pose be .rest"
        ),
        (
            Participant(.outgoing), Participant(.picture(of: .incoming), to: .rest.translated(y: 40)),
            "leaves the incoming screen moved at the end; let its last pose be .rest"
        ),
        (
            Participant(.outgoing), Participant(.incoming, from: .rest.faded(to: 0), to: .rest.faded(to: 0)),
            "leaves the incoming screen invisible at the end; let its last pose be .rest"
        ),
        (
            Participant(.outgoing), Participant(.incoming, to: .rest.dimmed(to: 0.5)),
            "leaves the incoming screen dimmed at the end; let its last pose be .rest"
        ),
        (
            Participant(.outgoing),
            Participant(.incoming, to: .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 0.5))),
            "leaves the incoming screen clipped at the end; let its last pose be .rest"
        ),
        (
            Participant(.outgoing, from: .rest.translated(x: 100)), Participant(.incoming),
            "begins with the outgoing screen moved; let its first pose be .rest"
        ),
        (
            Participant(.outgoing),
            Participant(
                .slice(CGRect(x: 0, y: 0, width: 1, height: 1), of: .incoming),
                to: .rest.scrolled(y: 30)
            ),
            "leaves the incoming screen scrolled at the end; let its last pose be .rest"
        ),
    ]

    @Test(
        "A screen that isn't at rest at its end of the choreography is reported",
        arguments: Self.unrest.indices
    )
    func notAtRest(index: Int) {
        let (outgoing, incoming, message) = Self.unrest[index]
        let rig = play(Written(participants: [outgoing, incoming]))
        #expect(found == ["screenNotAtRest: Written \(message)"])
        #expect(rig.shownScreen == "B")
    }

    @Test("A slice that doesn't return to its place is reported")
    func aSliceThatDoesntReturnToItsPlaceIsReported() {
        let halves = [
            Participant(.slice(CGRect(x: 0, y: 0, width: 0.5, height: 1), of: .incoming)),
            Participant(
                .slice(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), of: .incoming),
                to: .rest.translated(x: 3)
            ),
        ]
        _ = play(Written(participants: [Participant(.outgoing)] + halves))
        #expect(auditor.findings.map(\.kind) == [.screenNotAtRest])
    }

    @Test("Backward, the roles are exchanged, and each transition is reported")
    func backwardTheRolesAreExchanged() {
        let mistake = Participant(.incoming, to: .rest.scaled(by: 0.9))
        _ = play(
            Written(participants: [Participant(.outgoing), mistake]),
            directions: [.forward, .backward]
        )
        #expect(auditor.findings.map(\.kind) == [.screenNotAtRest, .screenNotAtRest])
        #expect(auditor.findings.last?.message.hasPrefix("begins with the outgoing screen") == true)
    }

    private nonisolated static let atRest: [[Participant]] = [
        // It leaves, or comes from, anywhere.
        [
            Participant(.outgoing, to: .rest.scaled(by: 0.2).faded(to: 0)),
            Participant(.incoming, from: .rest.translated(x: 390)),
        ],
        // It's at rest early, and after a whole turn.
        [
            Participant(.outgoing),
            Participant(.incoming, from: .rest.rotated(to: 1), to: .rest.rotated(to: 2 * .pi))
                .within(0...0.5),
        ],
        // A picture of it grows and fades over it.
        [
            Participant(.outgoing), Participant(.incoming, from: .rest.faded(to: 0)),
            Participant(.picture(of: .incoming), to: .rest.scaled(by: 2).faded(to: 0)),
        ],
        // Corners and shadows are the display's or the neighbor's.
        [
            Participant(.outgoing, from: .rest.rounded(to: 30)),
            Participant(
                .incoming,
                from: .rest.translated(x: 390),
                to: .rest.rounded(to: 30).shadowed(to: 0.3)
            ),
        ],
        // Without perspective, depth isn't visible.
        [
            Participant(.outgoing),
            Participant(.incoming, from: .rest.faded(to: 0), to: .rest.translated(z: 80)),
        ],
    ]

    @Test("What only looks like it isn't reported", arguments: Self.atRest.indices, ContainerKind.allCases)
    func looksAlike(index: Int, kind: ContainerKind) {
        let rig = play(Written(participants: Self.atRest[index]), kind, directions: [.forward, .backward])
        #expect(found == [])
        #expect(rig.shownScreen == "A")
    }

    @Test("A screen that the presentation leaves in place isn't examined")
    func aScreenThatThePresentationLeavesInPlaceIsntExamined() {
        let participants = [
            Participant(.outgoing, from: .rest.scaled(by: 0.9)),
            Participant(.incoming, from: .rest.translated(y: 844)),
        ]
        _ = play(Written(participants: participants), .modal, style: .custom)
        #expect(found == [])
    }

    @Test("Without a duration, nothing is examined, because nothing is seen")
    func atOnce() {
        _ = play(Written(duration: 0, participants: []))
        #expect(found == [])
    }

    @Test("With Reduce Motion, the crossfade is examined, which is in order")
    func withReduceMotionTheCrossfadeIsExaminedWhichIsInOrder() {
        UIApplication.reset()
        UIAccessibility.setReduceMotionEnabled(true)
        defer { UIAccessibility.setReduceMotionEnabled(false) }
        let delegate = TransitionDelegate(
            Written(participants: [Participant(.outgoing), Participant(.incoming, to: .rest.scaled(by: 0.9))])
        )
        delegate.auditor = auditor
        let rig = TransitionRig(.navigation, delegate: { _ in delegate })
        UIAccessibility.setReduceMotionEnabled(true)
        rig.start(.forward)
        rig.settle()
        #expect(found == [])
    }

    // MARK: Screens that nothing shows

    @Test(
        "An incoming screen that no participant shows is reported, and doesn't cover the outgoing one",
        arguments: ContainerKind.allCases
    )
    func notShown(kind: ContainerKind) {
        let away = Participant(.outgoing, to: .rest.translated(x: -390))
        let delegate = TransitionDelegate(Written(participants: [away]))
        delegate.auditor = auditor
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        rig.start(.forward)
        rig.advance(by: 0.02)
        // The outgoing screen is still seen, and moves.
        #expect(rig.window.seen(of: [rig.first, rig.second]) == "A")
        rig.settle()
        #expect(rig.shownScreen == "B")
        #expect(
            found == [
                "incomingScreenNotShown: Written doesn't show the incoming screen, which stays behind "
                    + "everything until the end; add a participant for it, such as Participant(.incoming)"
            ]
        )
    }

    static let late: [([Participant], String)] = [
        (
            [Participant(.outgoing), Participant(.incoming, from: .rest.faded(to: 0)).delayed(by: 1)],
            "invisible until the end; let it appear earlier, and note that delayed(by:) and within(_:) "
                + "take fractions of the transition, not seconds"
        ),
        (
            [
                Participant(.outgoing, to: .rest.scaled(by: 0.9)),
                Participant(.incoming, from: .rest.translated(x: 390)).delayed(by: 1),
            ],
            "invisible until the end; let it appear earlier, and note that delayed(by:) and within(_:) "
                + "take fractions of the transition, not seconds"
        ),
        (
            [Participant(.incoming, from: .rest.translated(x: 390)), Participant(.outgoing)],
            "behind the outgoing one until the end; list participants from back to front, "
                + "or let the outgoing screen move away or fade"
        ),
        (
            [
                Participant(.incoming, from: .rest.scaled(by: 0.9)),
                Participant(.picture(of: .outgoing), to: .rest.dimmed(to: 0.5)),
            ],
            "behind the outgoing one until the end; list participants from back to front, "
                + "or let the outgoing screen move away or fade"
        ),
    ]

    @Test(
        "An incoming screen that's seen only at the end is reported",
        arguments: 0..<4,
        [TransitionDirection.forward, .backward]
    )
    func seenLate(index: Int, direction: TransitionDirection) {
        let (participants, message) = Self.late[index]
        let choreography = Choreography(participants: participants)
        let written = Written(participants: participants)
        let animator: any Animator =
            direction == .forward ? written : Returning(choreography: choreography)
        let rig = play(animator, directions: direction == .forward ? [.forward] : [.forward, .backward])
        let name = direction == .forward ? "Written" : "Returning"
        #expect(
            found == ["incomingScreenNotShown: \(name) keeps the incoming screen \(message)"]
        )
        #expect(rig.shownScreen == (direction == .forward ? "B" : "A"))
    }

    static let seenInTime: [[Participant]] = [
        // The outgoing screen falls away at the end.
        [
            Participant(.incoming),
            Participant(
                .outgoing,
                keyframes: [
                    Keyframe(at: 0, .rest), Keyframe(at: 0.9, .rest),
                    Keyframe(at: 1, .rest.translated(y: 900)),
                ]
            ),
        ],
        // A hole opens in the outgoing screen.
        [
            Participant(.incoming),
            Participant(.outgoing, to: .rest.clipped(to: CGRect(x: 0.5, y: 0.5, width: 0, height: 0))),
        ],
        // A slice of the incoming screen is in front.
        [
            Participant(.incoming), Participant(.outgoing),
            Participant(.slice(CGRect(x: 0, y: 0, width: 1, height: 0.5), of: .incoming)),
            Participant(.slice(CGRect(x: 0, y: 0.5, width: 1, height: 0.5), of: .incoming)),
        ],
        // It comes from the edge, and is fast at the end.
        [
            Participant(.outgoing),
            Participant(.incoming, from: .rest.translated(x: 390)).within(0.8...1),
        ],
        // It comes from behind the viewer's shoulder.
        [
            Participant(.outgoing, to: .rest.faded(to: 0)),
            Participant(.incoming, from: .rest.translated(x: 400).rotated(to: -1.5, about: .y)),
        ],
    ]

    @Test("An incoming screen that's seen in time isn't reported", arguments: 0..<5, ContainerKind.allCases)
    func seenInTime(index: Int, kind: ContainerKind) {
        _ = play(Written(participants: Self.seenInTime[index]), kind, directions: [.forward, .backward])
        #expect(found == [])
    }

    @Test("A presenting screen that stays in place behind a card doesn't cover the card")
    func behindACard() {
        let participants = [Participant(.incoming, from: .rest.translated(y: 844)), Participant(.outgoing)]
        _ = play(
            Written(participants: participants),
            .modal,
            style: .custom,
            directions: [.forward, .backward]
        )
        #expect(found == [])
    }

    @Test("In a container without a size, nothing is beside it")
    func withoutASize() {
        UIApplication.reset()
        let participants = [Participant(.outgoing), Participant(.incoming, from: .rest.rounded(to: 20))]
        let delegate = TransitionDelegate(Written(participants: participants))
        delegate.auditor = auditor
        let (parent, window) = (UIViewController(), UIWindow(frame: UIScreen.main.bounds))
        let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
        delegate.attach(to: container)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(container)
        container.view.frame = .zero
        parent.view.addSubview(container.view)
        container.didMove(toParent: parent)
        UIApplication.shared.tick()
        container.setSelectedIndex(1, animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(container.selectedIndex == 1)
        #expect(found == [])
    }

    // MARK: Values

    private nonisolated static func scaled(x: CGFloat) -> Pose {
        var pose = Pose.rest
        pose.scaleX = x
        return pose
    }

    @Test(
        "A value that isn't a finite number is reported by its name",
        arguments: [
            ("x", Pose.rest.translated(x: .nan)), ("y", .rest.translated(y: .infinity)),
            ("z", .rest.translated(z: -.infinity)), ("scaleX", scaled(x: .nan)),
            ("rotation", .rest.rotated(to: .infinity)), ("opacity", .rest.faded(to: .nan)),
            ("cornerRadius", .rest.rounded(to: .nan)), ("dimming", .rest.dimmed(to: .nan)),
            ("shadowOpacity", .rest.shadowed(to: .nan)),
            ("clip", .rest.clipped(to: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))),
        ],
        [false, true]
    )
    func valueThatIsntFiniteNumberIsReportedByName(value: (String, Pose), isInside: Bool) {
        let (name, pose) = value
        let keyframes =
            isInside
            ? [Keyframe(at: 0, .rest), Keyframe(at: 0.5, pose), Keyframe(at: 1, .rest)]
            : [Keyframe(at: 0, pose), Keyframe(at: 1, .rest)]
        let rig = play(
            Written(participants: [Participant(.outgoing), Participant(.incoming, keyframes: keyframes)])
        )
        #expect(
            found == [
                "invalidPose: Written gives the \(name) of a pose a value that isn't a finite number, which "
                    + "is played as at rest; check divisions by a width or height that can be 0"
            ]
        )
        #expect(rig.shownScreen == "B")
    }

    private nonisolated static let repeated: [(Participant.Subject, String)] = [
        (.incoming, "the incoming screen"), (.outgoing, "the outgoing screen"), (.backdrop, "the backdrop"),
    ]

    @Test(
        "A screen that two participants show is reported, and only the first is played",
        arguments: repeated
    )
    func shownTwice(subject: Participant.Subject, name: String) throws {
        let first = Participant(.incoming, from: .rest.translated(x: 390))
        let rig = play(
            Written(
                duration: 1,
                participants: [
                    Participant(.backdrop, from: .rest, to: .rest), Participant(.outgoing), first,
                    Participant(subject, from: .rest.translated(y: 800).faded(to: 0)),
                ]
            )
        )
        #expect(
            found == [
                "shownTwice: Written shows \(name) in two participants, of which only the first is played; "
                    + "combine their poses into one, or use pictures or slices"
            ]
        )
        rig.start(.backward)
        rig.settle()
        rig.start(.forward)
        for moment in [0.25, 0.75] {
            rig.advance(by: moment == 0.25 ? 0.25 : 0.5)
            let layer = try #require(rig.second.view.layer.presentation())
            let pose = first.pose(at: TimingCurve.easeInOut.value(at: moment, duration: 1))
            #expect(abs(layer.transform.m41 - pose.x) < 2 && layer.transform.m42 == 0 && layer.opacity == 1)
        }
        rig.settle()
        #expect(rig.shownScreen == "B")
    }

    @Test("Slices, surfaces, and decorations can be used any number of times")
    func shownManyTimes() {
        let slice = Participant(.slice(CGRect(x: 0, y: 0, width: 1, height: 1), of: .incoming))
        let veil = Participant(.decoration(.color(.red)), from: .rest.faded(to: 0), to: .rest.faded(to: 0))
        _ = play(Written(participants: [Participant(.outgoing), slice, slice, veil, veil]))
        #expect(found == [])
    }

    @Test("Both screens that aren't at rest are reported together")
    func bothNotAtRest() {
        _ = play(
            Written(participants: [
                Participant(.outgoing, from: .rest.scaled(by: 0.9)),
                Participant(.incoming, to: .rest.faded(to: 0.5)),
            ])
        )
        #expect(
            found == [
                "screenNotAtRest: Written leaves the incoming screen translucent at the end; let its last "
                    + "pose be .rest; and begins with the outgoing screen rotated or scaled; let its first "
                    + "pose be .rest"
            ]
        )
    }

    @Test("The incoming screen of a card has nothing to be behind, and is reported all the same")
    func cardNotShown() {
        let rig = play(Written(participants: [Participant(.outgoing)]), .modal, style: .custom)
        #expect(auditor.findings.map(\.kind) == [.incomingScreenNotShown])
        #expect(rig.shownScreen == "B")
    }

    @Test("Going back from a screen that came alone, the other one is reported, with what to add")
    func cameAlone() {
        let alone = Written(participants: [Participant(.incoming, from: .rest.translated(y: 844))])
        _ = play(alone)
        #expect(found == [])
        let rig = play(alone, directions: [.forward, .backward])
        #expect(
            auditor.findings.map(\.message) == [
                "doesn't show the incoming screen, which stays behind everything until the end; add a "
                    + "participant for it, such as Participant(.outgoing) in forward(in:)"
            ]
        )
        #expect(rig.shownScreen == "A")
        // A card comes and goes alone.
        _ = play(alone, .modal, style: .custom, directions: [.forward, .backward])
        #expect(found.count == 1)
    }

    @Test("A screen that's shown as a picture or in slices is shown")
    func shownOtherwise() {
        _ = play(Written(participants: [Participant(.outgoing), Participant(.picture(of: .incoming))]))
        _ = play(
            Written(participants: [
                Participant(.outgoing),
                Participant(.slice(CGRect(x: 0, y: 0, width: 1, height: 1), of: .incoming)),
            ])
        )
        #expect(found == [])
    }
}
