import UIKit

/// A place that the gallery's screens describe.
public struct Place: Sendable {
    public struct Fact: Sendable {
        public let label: String
        public let value: String
    }

    public let name: String
    public let region: String
    /// A short description for a row of the list.
    public let summary: String
    /// A description of two or three sentences.
    public let story: String
    /// Three facts about the place.
    public let facts: [Fact]
    /// The color of the page, as 0xRRGGBB. It's also the color of the picture's foreground, so that there's
    /// no visible border between them.
    let color: UInt32
    let scenery: Scenery
}

extension Place {
    /// The color of the page in each appearance.
    var pageColor: UIColor { UIColor(light: color, dark: Tone.night(color)) }

    /// The color of the ground around the picture: a pale shade of the place's sky, or a dark one in Dark
    /// Mode.
    var groundColor: UInt32 { Tone.mixed(sky, with: 0xFFFFFF, share: 0.74) }
    var nightGroundColor: UInt32 { Tone.mixed(Tone.night(sky), with: 0x1C1C1E, share: 0.62) }

    private var sky: UInt32 { scenery.sky[scenery.sky.count / 2] }

    static let all: [Place] = [.fjord, .dunes, .forest, .fuji, .lagoon, .atacama, .canyon, .coast]

    static let fuji = Place(
        name: "Mount Fuji",
        region: "Honshu, Japan",
        summary: "Sunrise above the clouds",
        story: "Start at the fifth station after dark and climb with a lamp on your forehead. "
            + "By the time the huts are behind you, the first light runs along the rim.",
        facts: [
            Fact(label: "Summit", value: "3,776 m"),
            Fact(label: "Season", value: "July"),
            Fact(label: "Climb", value: "6 h"),
        ],
        color: 0x2A1B52,
        scenery: Scenery(
            sky: [0x3B2A7A, 0x8A3FA0, 0xE8607F, 0xFFB27A],
            shapes: [
                .light(x: 0.72, y: 0.42, radius: 0.11, color: 0xFFE3B0),
                .ridge(
                    heights: [0.30, 0.33, 0.31, 0.35, 0.32, 0.34, 0.30],
                    isRounded: true,
                    color: 0xC7568C
                ),
                .polygon(
                    points: [
                        (-0.10, 0.86), (0.14, 0.66), (0.30, 0.46), (0.39, 0.335), (0.43, 0.34),
                        (0.47, 0.33), (0.51, 0.34), (0.61, 0.47), (0.78, 0.66), (1.06, 0.86),
                    ],
                    color: 0x5A3590
                ),
                .polygon(
                    points: [
                        (0.39, 0.335), (0.43, 0.34), (0.47, 0.33), (0.51, 0.34), (0.585, 0.438),
                        (0.545, 0.425), (0.515, 0.46), (0.475, 0.42), (0.44, 0.465), (0.405, 0.43),
                        (0.365, 0.46), (0.325, 0.425),
                    ],
                    color: 0xFBE9F2
                ),
                .ridge(
                    heights: [0.24, 0.27, 0.22, 0.25, 0.21, 0.26, 0.23],
                    isRounded: true,
                    color: 0x45297A
                ),
                .firs(count: 17, y: 0.90, height: 0.15, color: 0x2A1B52),
            ]
        )
    )

    static let fjord = Place(
        name: "Geirangerfjord",
        region: "Sunnmøre, Norway",
        summary: "Still water between walls",
        story: "The old post road drops to the shore in eleven bends. From the eighth one "
            + "you hear the waterfalls on the far side before you see them.",
        facts: [
            Fact(label: "Depth", value: "258 m"),
            Fact(label: "Season", value: "May"),
            Fact(label: "Walk", value: "4 h"),
        ],
        color: 0x0C3345,
        scenery: Scenery(
            sky: [0x5AA9D6, 0xA8DCEB, 0xE9F7F3],
            shapes: [
                .light(x: 0.46, y: 0.30, radius: 0.08, color: 0xFFFFFF),
                .ridge(
                    heights: [0.50, 0.58, 0.52, 0.44, 0.50, 0.62, 0.58],
                    isRounded: false,
                    color: 0x8FC1CF
                ),
                .ridge(
                    heights: [0.74, 0.66, 0.56, 0.34, 0.28, 0.46, 0.60, 0.70],
                    isRounded: false,
                    color: 0x4F93A6
                ),
                .ridge(
                    heights: [0.66, 0.54, 0.38, 0.26, 0.24, 0.30, 0.44, 0.58],
                    isRounded: false,
                    color: 0x236074
                ),
                .water(y: 0.74, x: 0.48, color: 0x174C60, glint: 0xD9F3F2),
                .firs(count: 15, y: 0.95, height: 0.11, color: 0x0C3345),
            ]
        )
    )

    static let dunes = Place(
        name: "Erg Chebbi",
        region: "Tafilalt, Morocco",
        summary: "A night among the dunes",
        story: "Leave the last palms in the afternoon, when the ridges throw long shadows. "
            + "The sand keeps the day’s warmth until the stars are out.",
        facts: [
            Fact(label: "Highest", value: "150 m"),
            Fact(label: "Season", value: "March"),
            Fact(label: "Ride", value: "2 h"),
        ],
        color: 0x6B2413,
        scenery: Scenery(
            sky: [0xF2784B, 0xF9A65A, 0xFFD98E, 0xFFEBC2],
            shapes: [
                .light(x: 0.30, y: 0.40, radius: 0.13, color: 0xFFF6DC),
                .ridge(
                    heights: [0.34, 0.38, 0.46, 0.40, 0.36, 0.44, 0.40],
                    isRounded: true,
                    color: 0xF0A04F
                ),
                .ridge(
                    heights: [0.28, 0.26, 0.34, 0.44, 0.34, 0.26, 0.32],
                    isRounded: true,
                    color: 0xDB7430
                ),
                .ridge(
                    heights: [0.38, 0.32, 0.20, 0.18, 0.26, 0.34, 0.24],
                    isRounded: true,
                    color: 0xB24A1E
                ),
                .ridge(
                    heights: [0.10, 0.14, 0.22, 0.20, 0.12, 0.08, 0.10],
                    isRounded: true,
                    color: 0x6B2413
                ),
            ]
        )
    )

    static let forest = Place(
        name: "Feldberg",
        region: "Black Forest, Germany",
        summary: "Firs, moss, and morning fog",
        story: "The path follows a stream up to the moor and leaves the trees all at once.",
        facts: [
            Fact(label: "Summit", value: "1,493 m"),
            Fact(label: "Season", value: "October"),
            Fact(label: "Walk", value: "5 h"),
        ],
        color: 0x10342B,
        scenery: Scenery(
            sky: [0x9CCFC0, 0xCFE8D8, 0xF1F6E4],
            shapes: [
                .light(x: 0.66, y: 0.26, radius: 0.09, color: 0xFFFBE8),
                .ridge(
                    heights: [0.46, 0.54, 0.58, 0.52, 0.48, 0.54, 0.50],
                    isRounded: true,
                    color: 0xA6CDB8
                ),
                .firs(count: 15, y: 0.66, height: 0.16, color: 0x6FA98E),
                .firs(count: 11, y: 0.80, height: 0.24, color: 0x357660),
                .firs(count: 8, y: 0.95, height: 0.34, color: 0x10342B),
            ]
        )
    )

    static let lagoon = Place(
        name: "Aitutaki",
        region: "Cook Islands",
        summary: "Turquoise all the way out",
        story: "A reef the shape of a triangle, and fifteen islets along its edge.",
        facts: [
            Fact(label: "Depth", value: "10 m"),
            Fact(label: "Season", value: "June"),
            Fact(label: "Sail", value: "3 h"),
        ],
        color: 0x07495A,
        scenery: Scenery(
            sky: [0x38A3E0, 0x8FD3F0, 0xF6F3D8],
            shapes: [
                .light(x: 0.24, y: 0.24, radius: 0.09, color: 0xFFF7D0),
                .ridge(
                    heights: [0.44, 0.46, 0.52, 0.50, 0.44, 0.40, 0.40],
                    isRounded: true,
                    color: 0x2F8C7A
                ),
                .water(y: 0.60, x: 0.28, color: 0x27B8C4, glint: 0xFFFFFF),
                .ridge(
                    heights: [0.10, 0.12, 0.20, 0.24, 0.20, 0.14, 0.10],
                    isRounded: true,
                    color: 0xF2DDA4
                ),
                .ridge(
                    heights: [0.04, 0.05, 0.09, 0.12, 0.10, 0.06, 0.04],
                    isRounded: true,
                    color: 0x07495A
                ),
            ]
        )
    )

    static let atacama = Place(
        name: "Atacama",
        region: "Antofagasta, Chile",
        summary: "The clearest sky on Earth",
        story: "No cloud, no lamp, no town for a hundred kilometers. Lie down on the salt, "
            + "wait a quarter of an hour, and the sky gets depth.",
        facts: [
            Fact(label: "Altitude", value: "2,400 m"),
            Fact(label: "Season", value: "August"),
            Fact(label: "Clear", value: "330 d"),
        ],
        color: 0x0B1030,
        scenery: Scenery(
            sky: [0x0A0B2E, 0x1D1B5C, 0x4A2C86, 0xA2528F],
            shapes: [
                .stars(count: 110, horizon: 0.70),
                .light(x: 0.70, y: 0.24, radius: 0.07, color: 0xF4F0FF),
                .ridge(
                    heights: [0.26, 0.34, 0.28, 0.38, 0.30, 0.26, 0.32],
                    isRounded: false,
                    color: 0x4B2A73
                ),
                .ridge(
                    heights: [0.22, 0.20, 0.26, 0.20, 0.18, 0.24, 0.20],
                    isRounded: true,
                    color: 0x2A1C57
                ),
                .ridge(
                    heights: [0.10, 0.12, 0.10, 0.13, 0.12, 0.10, 0.11],
                    isRounded: true,
                    color: 0x0B1030
                ),
            ]
        )
    )

    static let canyon = Place(
        name: "Bryce Canyon",
        region: "Utah, United States",
        summary: "Stone towers at first light",
        story: "The trail winds down between the towers until the sky is only a strip.",
        facts: [
            Fact(label: "Rim", value: "2,700 m"),
            Fact(label: "Season", value: "April"),
            Fact(label: "Walk", value: "3 h"),
        ],
        color: 0x5A1F22,
        scenery: Scenery(
            sky: [0x79B8E8, 0xCDE4F2, 0xFBE6CF],
            shapes: [
                .light(x: 0.80, y: 0.22, radius: 0.08, color: 0xFFF3D6),
                .ridge(
                    heights: [0.52, 0.52, 0.58, 0.58, 0.50, 0.50, 0.60, 0.60, 0.54, 0.54],
                    isRounded: false,
                    color: 0xF0B48E
                ),
                .ridge(
                    heights: [0.46, 0.46, 0.34, 0.48, 0.48, 0.30, 0.44, 0.44, 0.36, 0.50],
                    isRounded: false,
                    color: 0xDB7A52
                ),
                .ridge(
                    heights: [0.20, 0.34, 0.34, 0.18, 0.30, 0.30, 0.20, 0.38, 0.38, 0.24],
                    isRounded: false,
                    color: 0xA9462F
                ),
                .ridge(heights: [0.12, 0.10, 0.14, 0.12, 0.10, 0.12], isRounded: true, color: 0x5A1F22),
            ]
        )
    )

    static let coast = Place(
        name: "Cabo da Roca",
        region: "Lisbon, Portugal",
        summary: "Where the land ends",
        story: "Past the lighthouse there is only grass, wind, and the sound of the water.",
        facts: [
            Fact(label: "Cliff", value: "140 m"),
            Fact(label: "Season", value: "May"),
            Fact(label: "Walk", value: "2 h"),
        ],
        color: 0x1B2A52,
        scenery: Scenery(
            sky: [0x6A7FD0, 0xF09AA0, 0xFFD0A0],
            shapes: [
                .light(x: 0.38, y: 0.50, radius: 0.10, color: 0xFFF0CC),
                .water(y: 0.60, x: 0.38, color: 0x5A66AE, glint: 0xFFE3C0),
                .ridge(
                    heights: [0.02, 0.04, 0.10, 0.30, 0.48, 0.52, 0.54],
                    isRounded: true,
                    color: 0x33427C
                ),
                .ridge(
                    heights: [0.10, 0.12, 0.10, 0.14, 0.24, 0.28, 0.30],
                    isRounded: true,
                    color: 0x1B2A52
                ),
            ]
        )
    )
}
