/// The images of the documentation catalogs, which don't support animations. They show moments of a forward
/// transition, as fractions.
enum TutorialPictures {
    static let all: [(name: String, animator: String, moments: [Double])] = [
        ("screens", "cube", [0, 1]),
        ("cube", "cube", [0.3, 0.5, 0.7]),
        ("bounce", "bounce", [0.1, 0.2, 1]),
        ("push", "push", [0.2, 0.5, 0.8]),
        ("matched", "matched", [0.2, 0.5, 0.8]),
    ]
}
