/// A picture of a place at a time of day.
struct Photo {
    enum Light: CaseIterable {
        case day
        case dusk
        case haze

        fileprivate var name: String {
            switch self {
            case .day: "By Day"
            case .dusk: "At Dusk"
            case .haze: "In the Haze"
            }
        }

        fileprivate func apply(_ color: UInt32) -> UInt32 {
            switch self {
            case .day: color
            case .dusk: Tone.dusk(color)
            case .haze: Tone.haze(color)
            }
        }
    }

    let place: Place
    let light: Light

    /// The unique name of the photo.
    var id: String { "\(place.name) \(light)" }
    var title: String { place.name }
    var subtitle: String { "\(place.region) · \(light.name)" }
    var scenery: Scenery { place.scenery.recolored(light.apply) }
    /// The color of the picture's foreground, and of the page around it.
    var color: UInt32 { light.apply(place.color) }

    /// All places at all times of day, in a mixed order.
    static let all: [Photo] = {
        let (places, lights) = (Place.all, Light.allCases)
        return (0..<places.count * lights.count).map { index in
            let round = index / places.count
            let place = places[(index * 3 + round) % places.count]
            return Photo(place: place, light: lights[(index + round) % lights.count])
        }
    }()
}
