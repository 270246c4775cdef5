import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// The ledger, in which the stage records its changes.
@MainActor @Suite struct LedgerTests {
    @Test("Changes are undone in reverse order")
    func changesAreUndoneInReverseOrder() {
        let ledger = Ledger()
        let view = UIView()
        view.alpha = 0.75
        ledger.set(\.alpha, of: view, to: 0.5)
        ledger.set(\.alpha, of: view, to: 0.25)
        var order: [Int] = []
        for number in 1...3 { ledger.onRestore { order.append(number) } }
        ledger.restore()
        #expect(view.alpha == 0.75)
        #expect(order == [3, 2, 1])
    }

    @Test(
        "Of two ledgers, the first one to restore leaves what the other one needs",
        arguments: [true, false]
    )
    func twoLedgers(endsInOrder: Bool) {
        let (view, first, second) = (UIView(), Ledger(), Ledger())
        first.set(\.alpha, of: view, to: 0.5)
        second.set(\.alpha, of: view, to: 0.25)
        if endsInOrder {
            first.restore()
            #expect(view.alpha == 0.25)
            second.restore()
        } else {
            second.restore()
            #expect(view.alpha == 0.5)
            first.restore()
        }
        #expect(view.alpha == 1)
        // Nothing remembers the value any longer.
        view.alpha = 0.75
        second.set(\.alpha, of: view, to: 0.5)
        second.restore()
        #expect(view.alpha == 0.75)
    }

    @Test("They're undone only once, so later changes by the app remain")
    func theyreUndoneOnlyOnceSoLaterChangesByTheAppRemain() {
        let ledger = Ledger()
        let view = UIView()
        ledger.set(\.alpha, of: view, to: 0.5)
        var count = 0
        ledger.onRestore { count += 1 }
        ledger.restore()
        view.alpha = 0.25
        ledger.restore()
        #expect(view.alpha == 0.25)
        #expect(count == 1)
    }

    @Test("Changes that are recorded during a restore aren't undone by it")
    func changesThatAreRecordedDuringARestoreArentUndone() {
        let ledger = Ledger()
        let view = UIView()
        ledger.onRestore { ledger.set(\.alpha, of: view, to: 0.5) }
        ledger.restore()
        #expect(view.alpha == 0.5)
        ledger.restore()
        #expect(view.alpha == 1)
    }

    @Test("Restoring isn't animated, even in an animation block")
    func restoringIsntAnimatedEvenInAnAnimationBlock() {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        UIApplication.shared.tick()
        let ledger = Ledger()
        ledger.record(\.alpha, of: view)
        view.alpha = 0
        UIView.animate(withDuration: 1) { ledger.restore() }
        #expect(view.layer.animationKeys() == nil)
        #expect(view.alpha == 1)
    }
}
