extension Choreography {
    /// The participants without those of a view that an earlier participant already moves.
    var distinctParticipants: [Participant] {
        var moved: Set<Participant.Subject> = []
        return participants.filter { !$0.subject.isSingle || moved.insert($0.subject).inserted }
    }

    /// The first subject that two participants would have to move, or `nil` if there's none.
    var repeatedSubject: Participant.Subject? {
        var moved: Set<Participant.Subject> = []
        return participants.lazy.map(\.subject).first { $0.isSingle && !moved.insert($0).inserted }
    }
}

extension Participant.Subject {
    /// Whether only one view shows the subject. Of others, each participant has its own view.
    fileprivate var isSingle: Bool {
        switch self {
        case .screen, .element, .backdrop: true
        case .picture, .slice, .surface, .blurredBackdrop, .blurredPicture, .decoration: false
        }
    }
}
