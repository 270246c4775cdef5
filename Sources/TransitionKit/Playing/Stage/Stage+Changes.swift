import UIKit

// What happens on the screens during the transition: lists that change, and pictures that become outdated.

extension Stage {
    /// The number of frames after which lists are examined again.
    private static let listInterval = 3
    /// The number of frames after which held pictures are compared with what they show.
    private static let heldInterval = 12
    /// The number of frames after which pictures are compared at the end of the transition.
    private static let finalInterval = 3
    /// The time for which a picture lasts at least, in seconds: nearly six frames of most displays.
    private static let lifetime: TimeInterval = 0.09
    /// The pause after pictures have been taken, as a multiple of the time that this took, and its limit, in
    /// seconds. It keeps the screens moving smoothly under a finger.
    private static let (pause, longestPause) = (15.0, 0.5)
    /// The time before the end in which outdated pictures are taken again, in seconds.
    private static let finalTime: TimeInterval = 0.15

    /// Called for each frame.
    func followChanges() {
        guard !isReleased, !isIncomplete, pictureAge == nil, curtain == nil, let poseDriver else { return }
        // The colors are those of the appearance in which the transition has been described.
        if views.container.traitCollection.hasDifferentColorAppearance(comparedTo: traits), adapt() { return }
        frames += 1
        if frames.isMultiple(of: Self.listInterval), elements.haveChanged { identifyElements() }
        guard !isReleased, !pictures.isEmpty else { return }
        switch poseDriver.timeLeft {
        case nil: if frames.isMultiple(of: Self.heldInterval) { refreshOutdated(TransitionSide.allCases) }
        case let timeLeft? where timeLeft <= Self.finalTime:
            // At the end, only one of the screens can be seen.
            if frames.isMultiple(of: Self.finalInterval) { refreshOutdated([poseDriver.arrivingSide]) }
        default: break
        }
    }

    /// Lets the named views of a screen that stays in place, such as behind a card, fade in at the end or out
    /// at the beginning. They'd appear or disappear suddenly, because nothing covers them there.
    func fadeViewsThatStay(at progress: CGFloat) {
        for picture in pictures.elements {
            guard let side = picture.subject.element?.side, views.screen(side) == nil else { continue }
            picture.element.showBehindPicture((side == .outgoing ? progress - 0.7 : 0.3 - progress) / 0.3)
        }
    }

    /// Finds the named views again. If a list has changed, another cell shows the same item.
    private func identifyElements() {
        for change in elements.identify(targets: source.targets) where !isReleased {
            let picture = pictures[element: .element(change.id, on: change.side)]
            picture?.replaceElement(by: change.view, recordingIn: ledger)
            for index in followers.indices {
                followers[index].replace(change.id, on: change.side, by: change.view)
            }
        }
    }

    /// Takes the pictures of some sides again if what they show has changed.
    private func refreshOutdated(_ sides: [TransitionSide]) {
        guard isTimeForPictures else { return }
        let contentHashes = pictures.contentHashes(of: sides)
        // What's unknown counts as changed.
        let outdated = sides.filter { side in
            contentHashes[side].map { $0.contains(nil) || $0 != self.contentHashes[side] } ?? false
        }
        guard !outdated.isEmpty else { return }
        let start = CACurrentMediaTime()
        let outdatedPictures = pictures
        UIView.performWithoutAnimation {
            // If the size changes, other pictures replace these.
            let areWanted = { !self.isReleased && self.pictures === outdatedPictures }
            lowerCurtain()
            // Pictures of what isn't on the screen yet commit the layout.
            layOut()
            guard areWanted() else { return }
            // The perspective would move the curtain.
            let perspective = views.container.layer.sublayerTransform
            views.container.layer.sublayerTransform = CATransform3DIdentity
            for side in outdated where areWanted() { outdatedPictures.retake(side, while: areWanted) }
            if isReleased { return restore() }
            guard areWanted() else { return }
            views.container.layer.sublayerTransform = perspective
            curtain = nil
        }
        self.contentHashes.merge(pictures.contentHashes(of: outdated)) { _, new in new }
        retake = (start, CACurrentMediaTime())
    }

    /// Whether pictures can be taken again. The first time before the end doesn't wait, so that the screen
    /// doesn't change when it lands.
    private var isTimeForPictures: Bool {
        let now = CACurrentMediaTime()
        // Less than a frame before that is a rounding error.
        let isFirst = poseDriver?.timeLeft.map { retake.start < now + $0 - Self.finalTime - 0.005 } == true
        let pause = isFirst ? 0 : min(Self.pause * (retake.end - retake.start), Self.longestPause)
        return now >= max(retake.start + Self.lifetime, retake.end + pause)
    }
}
