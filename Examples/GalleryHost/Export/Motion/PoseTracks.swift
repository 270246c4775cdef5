@_spi(Host) import TransitionKit
@_spi(Host) import UIKit

/// The poses of a participant, as tracks of their numbers.
@MainActor
struct PoseTracks {
    /// A number of a pose, with its name on the page, its value at rest, and the largest error that isn't
    /// visible.
    private struct Number {
        let name: String
        let rest: Double
        let tolerance: Double
        let value: (Pose) -> Double
    }

    private static let numbers: [Number] = [
        Number(name: "x", rest: 0, tolerance: 0.03) { $0.x },
        Number(name: "y", rest: 0, tolerance: 0.03) { $0.y },
        Number(name: "z", rest: 0, tolerance: 0.03) { $0.z },
        Number(name: "width", rest: 1, tolerance: 0.0001) { $0.scaleX },
        Number(name: "height", rest: 1, tolerance: 0.0001) { $0.scaleY },
        // A rotation is a vector along its axis whose length is the angle, so that it changes linearly about
        // a fixed axis.
        Number(name: "turnX", rest: 0, tolerance: 0.0002) { $0.rotation.vector.x },
        Number(name: "turnY", rest: 0, tolerance: 0.0002) { $0.rotation.vector.y },
        Number(name: "turnZ", rest: 0, tolerance: 0.0002) { $0.rotation.vector.z },
        Number(name: "opacity", rest: 1, tolerance: 0.002) { $0.opacity },
        Number(name: "corners", rest: 0, tolerance: 0.03) { $0.cornerRadius },
        Number(name: "dimming", rest: 0, tolerance: 0.002) { $0.dimming },
        Number(name: "shadow", rest: 0, tolerance: 0.002) { $0.shadowOpacity },
        Number(name: "contentX", rest: 0, tolerance: 0.03) { $0.contentOffsetX },
        Number(name: "contentY", rest: 0, tolerance: 0.03) { $0.contentOffsetY },
        Number(name: "clipX", rest: 0, tolerance: 0.0001) { $0.clip.rect.minX },
        Number(name: "clipY", rest: 0, tolerance: 0.0001) { $0.clip.rect.minY },
        Number(name: "clipWidth", rest: 1, tolerance: 0.0001) { $0.clip.rect.width },
        Number(name: "clipHeight", rest: 1, tolerance: 0.0001) { $0.clip.rect.height },
        Number(name: "clipCorners", rest: 0, tolerance: 0.03) { $0.clip.cornerRadius },
    ]

    private static let colors: [Number] = ["red", "green", "blue", "alpha"].enumerated().map { index, name in
        Number(name: name, rest: -1, tolerance: 0.002) { pose in
            pose.backgroundColor.map { CSS.components($0)[index] } ?? 0
        }
    }

    private let participant: Participant
    private let goesBeyond: Bool
    /// The factor by which all tolerances are smaller, because objects close to the eye appear larger.
    private let precision: Double

    /// - Parameters:
    ///   - goesBeyond: Whether the progress overshoots.
    ///   - eye: The eye distance in points, or `nil` without perspective.
    init(_ participant: Participant, goesBeyond: Bool, eye: Double? = nil) {
        self.participant = participant
        self.goesBeyond = goesBeyond
        let nearest = participant.keyframes.map { Double($0.pose.z) }.max() ?? 0
        precision = eye.map { min(max(1 - nearest / $0, 0.02), 1) } ?? 1
    }

    /// The tracks of all numbers that differ from a screen at rest.
    var poses: [String: Track] { tracks(of: Self.numbers) }

    /// The tracks of a backdrop's color and opacity.
    var color: [String: Track] { tracks(of: Self.colors + Self.numbers.filter { $0.name == "opacity" }) }

    private func tracks(of numbers: [Number]) -> [String: Track] {
        let moments = moments
        let keepsEnd = goesBeyond && moments.last?.time == 1
        let tracks = numbers.compactMap { number -> (String, Track)? in
            let points = moments.map { Track.Point(time: $0.time, value: number.value($0.pose)) }
            let tolerance = number.tolerance * precision
            let track = Track(points, tolerance: tolerance, keepsEnd: keepsEnd)
            return track.constant == number.rest ? nil : (number.name, track)
        }
        return Dictionary(uniqueKeysWithValues: tracks)
    }

    /// The keyframes, and between them the additional moments that a curve requires.
    private var moments: [(time: Double, pose: Pose)] {
        let keyframes = participant.keyframes
        var moments = [(time: Double(keyframes[0].time), pose: keyframes[0].pose)]
        for (start, end) in zip(keyframes, keyframes.dropFirst()) {
            if end.time > start.time, start.bends(on: end) {
                let steps = 64
                for step in 1..<steps {
                    let part = CGFloat(step) / CGFloat(steps)
                    let pose = start.pose.interpolated(to: end.pose, at: end.timing.value(at: part))
                    moments.append((Double(start.time + (end.time - start.time) * part), pose))
                }
            }
            moments.append((Double(end.time), end.pose))
        }
        return moments
    }
}

extension Keyframe {
    /// Returns whether a number doesn't change linearly until the next keyframe.
    fileprivate func bends(on end: Keyframe) -> Bool {
        guard pose != end.pose else { return false }
        let (first, last) = (pose.rotation, end.pose.rotation)
        return end.timing != .linear || first.angle != 0 && last.angle != 0 && first.axis != last.axis
    }
}

extension Rotation {
    /// The vector along the axis whose length is the angle, in radians.
    fileprivate var vector: (x: Double, y: Double, z: Double) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard angle.isFinite, length.isFinite, length > 0 else { return (0, 0, 0) }
        let factor = angle / length
        return (axis.x * factor, axis.y * factor, axis.z * factor)
    }
}
