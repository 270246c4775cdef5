/// A generator of pseudorandom numbers that are the same every time (SplitMix64, by Sebastiano Vigna, in the
/// public domain).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Action {
    /// Returns a random step. Steps that advance the time or start transitions are frequent.
    public static func random(using generator: inout SeededGenerator) -> Action {
        func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        func chance(_ percent: Int) -> Bool { roll(0..<100) < percent }
        func part(_ range: ClosedRange<Double> = 0...1) -> Double {
            (Double.random(in: range, using: &generator) * 1000).rounded() / 1000
        }
        switch roll(0..<158) {
        case 0..<8: return .push(animated: chance(85))
        case 8..<14: return .pop(animated: chance(85))
        case 14: return .popToRoot(animated: chance(80))
        case 15..<17: return .setStack(kept: roll(0..<4), new: roll(0..<3), animated: chance(75))
        case 17..<21: return .present(style: roll(0..<7), isStack: chance(40), animated: chance(85))
        case 21..<27: return .dismiss(animated: chance(85))
        case 27..<33: return .selectTab(roll(0..<3), animated: chance(85))
        case 33..<39: return .selectChild(roll(0..<3), animated: chance(85))
        case 39: return .setChildren(roll(1..<4))
        case 40..<46: return .animate(place: roll(0..<4), animator: roll(0..<64))
        case 46..<49: return .interact(place: roll(0..<4), kind: roll(0..<6))
        case 49: return chance(50) ? .detach(place: roll(0..<4)) : .attach(place: roll(0..<4))
        case 50: return chance(40) ? .releaseDelegate(place: roll(0..<4)) : .hideBar(chance(50))
        case 51: return .swapRoot
        case 52..<55: return .begin(place: roll(0..<4))
        case 55..<58:
            let strange = [Double.nan, -1, 2, 0, 1][roll(0..<5)]
            return .update(place: roll(0..<4), progress: chance(15) ? strange : part())
        case 58..<60: return .pause(place: roll(0..<4))
        case 60..<62: return .finish(place: roll(0..<4))
        case 62..<64: return .cancel(place: roll(0..<4))
        case 64..<66: return .touch(finger: roll(0..<2), x: part(), y: part())
        case 66..<69: return .move(finger: roll(0..<2), x: part(), y: part())
        case 69..<71: return .lift(finger: roll(0..<2))
        case 71: return .cancelTouches
        case 72..<74: return .tap(x: part(), y: part())
        case 74..<77:
            return .swipe(from: chance(50) ? 0.01 : part(), to: part(), y: part(0.2...0.9), lifts: chance(80))
        case 77..<80: return .drag(from: part(), to: part(), x: part(0.1...0.9), lifts: chance(80))
        case 80..<84: return .turn
        // Some longer than the time for which a question waits for its answer.
        case 84..<89: return .wait(chance(80) ? part(0...0.4) : part(0.5...1))
        case 89..<92: return .rest
        case 92:
            let least = chance(20) ? 0.0 : 200
            return .resize(width: part(least...1000), height: part(least...1000))
        case 93: return chance(50) ? .resignActive : .enterBackground
        case 94: return .enable(place: roll(0..<4), chance(60))
        case 95:
            return chance(30)
                ? .removeGesture(place: roll(0..<4)) : .selectDetent(roll(0..<3), animated: chance(70))
        case 96: return .restyle(roll(0..<4), animated: chance(70))
        case 97..<99:
            return .choose(
                place: roll(0..<4),
                animator: chance(80) ? roll(0..<13) : nil,
                interaction: roll(0..<5)
            )
        case 99..<102:
            return .scroll(x: part(), y: part(), byX: part(-1...1), byY: part(-1...1), ends: chance(80))
        case 102..<104:
            return chance(60)
                ? .pushWith(animator: roll(0..<13), interaction: roll(0..<6))
                : .presentWith(
                    animator: roll(0..<13),
                    interaction: roll(0..<6),
                    card: chance(60) ? roll(0..<4) : nil
                )
        case 104:
            return chance(50)
                ? .attachGesture(place: roll(0..<4)) : .setDelegate(place: roll(0..<3), isOwn: chance(80))
        case 105: return chance(50) ? .prefer(height: part(0...900)) : .showIcons(chance(60))
        case 106..<109: return .edit(chance(70))
        case 109..<111: return .escape(isKey: chance(50))
        case 111..<113: return .pinch(from: part(), to: part(), y: part(0.2...0.8), lifts: chance(80))
        case 113: return chance(70) ? .reduceMotion(chance(50)) : .mirror
        case 114: return chance(50) ? .darken(chance(50)) : .enableAnimations(chance(60))
        case 115: return .pushOverBar(animated: chance(85))
        case 116..<118: return .changeCard(roll(0..<3))
        case 128..<133: return .animateWays(place: roll(0..<4), forward: roll(0..<64), backward: roll(0..<64))
        case 133..<136: return .animateCard
        case 138..<143: return .addCard(place: roll(0..<6), card: roll(0..<8), animated: chance(85))
        case 143..<147: return .showToast(edge: roll(0..<4), replaces: chance(40))
        case 147..<150: return .removeCard(roll(0..<3), animated: chance(85))
        case 150..<154:
            return .changeAddedCard(
                roll(0..<3),
                detent: chance(60) ? roll(0..<3) : nil,
                card: roll(0..<8),
                animated: chance(80)
            )
        case 154..<156: return .editCard(roll(0..<3))
        case 156..<158: return .useKeyboard(chance(70))
        case 136..<138: return .removeChild(roll(0..<3), movesToEnd: chance(50))
        case 118..<122:
            let surroundings = Surroundings.allCases[roll(0..<Surroundings.allCases.count)]
            return .inside(surroundings, randomForCallbacks(using: &generator))
        default:
            let callback = Callback.allCases[roll(0..<Callback.allCases.count)]
            return .within(callback, randomForCallbacks(using: &generator))
        }
    }

    private static func randomForCallbacks(using generator: inout SeededGenerator) -> Action {
        while true {
            let action = random(using: &generator)
            if action.isForCallbacks { return action }
        }
    }

    /// Whether an app could do this in a callback, during which no time passes.
    private var isForCallbacks: Bool {
        switch self {
        case .touch, .move, .lift, .cancelTouches, .tap, .swipe, .drag, .pinch, .escape, .scroll, .turn,
            .wait,
            .rest, .within, .resize, .mirror, .behave:
            false
        default: true
        }
    }
}
