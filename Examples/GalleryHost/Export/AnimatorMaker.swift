import Gallery
import TransitionKit

/// Creates an animator's part of the page: its transitions as values, or recorded frames if the page can't
/// play these.
@MainActor
struct AnimatorMaker {
    let entry: CatalogEntry
    let options: RenderOptions
    /// The scenes by container, then by direction.
    let scenes: [DemoContainer: [ClipDirection: TransitionScene]]
    let staging: StagingFolder

    func make(
        _ source: AnimatorSource,
        stills: StillStore,
        work: PictureQueue
    ) throws -> SiteCatalog.Animator {
        var animator = SiteCatalog.Animator(entry, source)
        animator.motion = try write(entry.makeAnimator(), to: entry.name)
        if animator.motion == nil {
            (animator.clips, animator.poster) = try record(stills, work)
        } else {
            animator.choices = try choices()
        }
        return animator
    }

    /// Writes the transitions, and returns the path of the file. Returns `nil` if the page can't play the
    /// animator, or if the file would be larger than a limit, in bytes.
    private func write(_ animator: any Animator, to name: String, limit: Int = .max) throws -> String? {
        guard let motion = MotionFile(animator, in: scenes) else { return nil }
        let path = "\(SiteCatalog.motionFolder)/\(name).js"
        let script = try motion.script(path: path)
        guard script.count <= limit else { return nil }
        try staging.write(script, to: path)
        return path
    }

    /// The maximum size of the transitions for one value of a parameter, in bytes. A screen in hundreds of
    /// pieces takes more, and looks much like one in fewer.
    private static let valueLimit = 200_000

    private func choices() throws -> [SiteCatalog.Choice] {
        try ParameterChoices(entry: entry).all.compactMap { parameter, values -> SiteCatalog.Choice? in
            let initial = entry.defaultValue(of: parameter)
            let places = try values.enumerated().compactMap { index, value -> SiteCatalog.Choice.Value? in
                let name = "\(entry.name)-\(parameter.label.lowercased())-\(index + 1)"
                let isInitial = value == parameter.snapped(initial)
                let motion =
                    isInitial
                    ? nil
                    : try write(
                        entry.makeAnimator([parameter.label: value]),
                        to: name,
                        limit: Self.valueLimit
                    )
                guard isInitial || motion != nil else { return nil }
                return SiteCatalog.Choice.Value(
                    title: parameter.text(for: value),
                    code: entry.code([parameter.label: value]),
                    motion: motion
                )
            }
            guard places.count > 1 else { return nil }
            return SiteCatalog.Choice(name: parameter.label, title: parameter.title, values: places)
        }
    }

    private func record(
        _ stills: StillStore,
        _ work: PictureQueue
    ) throws -> (clips: [String: [String: SiteCatalog.Clip]], poster: String) {
        let recorder = ClipRecorder(options: options, entry: entry, stills: stills, work: work)
        var clips: [String: [String: SiteCatalog.Clip]] = [:]
        for container in options.containers {
            for direction in options.directions {
                let clip = Clip(animator: entry.name, container: container, direction: direction)
                clips[container.rawValue, default: [:]][direction.rawValue] = try recorder.record(clip)
            }
        }
        return (clips, try recorder.writePoster())
    }
}
