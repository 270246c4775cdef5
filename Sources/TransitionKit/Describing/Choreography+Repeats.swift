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
