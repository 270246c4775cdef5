import Testing
import TransitionKit
import TransitionTesting
import UIKit

extension AppTests {
    /// Questions that only UIKit itself can answer. `Docs/Promises.md` lists them, and what TransitionKit
    /// does in each case.
    @MainActor @Suite struct DeviceQuestionTests {
        private let first = Screen("First", color: .red)
        private let second = Screen("Second", color: .blue)

        private func stack(_ probe: Probe) async -> (TestApp, UINavigationController) {
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = probe
            let app = TestApp(rootViewController: navigation)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            return (app, navigation)
        }

        @Test("What becomes of a cancellation while a transition starts?")
        func outcomeAtStart() async {
            var flags: [Bool] = []
            var held: (any UIViewControllerContextTransitioning)?
            let probe = Probe(
                interaction: ProbeInteraction { context in
                    held = context
                    context.cancelInteractiveTransition()
                    flags.append(context.transitionWasCancelled)
                }
            )
            let (app, navigation) = await stack(probe)
            navigation.pushViewController(second, animated: true)
            await app.advance { held != nil }
            await app.advance(by: 0.1)
            flags.append(held?.transitionWasCancelled == true)
            held?.completeTransition(false)
            held = nil
            await app.advance(by: 0.5)
            let answer =
                switch flags {
                case [true, true]: "It applies at once."
                case [false, true]: "It applies after the start."
                case [false, false]: "It's forgotten."
                default: "\(flags)"
                }
            _ = Answer(
                "What becomes of a cancellation while a transition starts?",
                answer,
                known: ["It applies at once.", "It applies after the start.", "It's forgotten."]
            )
            _ = Answer(
                "What does the stack contain if the transition then completes as canceled?",
                navigation.topViewController === first ? "The screen from before." : "The new screen.",
                known: ["The screen from before."]
            )
            app.close()
        }

        @Test("Which transition plays if a pushed screen has a preferred one and the stack has a delegate?")
        func preferredTransition() async {
            guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
            let probe = Probe()
            let (app, navigation) = await stack(probe)
            second.preferredTransition = .crossDissolve
            navigation.pushViewController(second, animated: true)
            #expect(await app.advance(within: 3) { second.callbacks.last == "didAppear" })
            _ = Answer(
                "Which transition plays if a pushed screen has a preferred one and the stack has a delegate?",
                probe.animation?.plays == 1 ? "The delegate's." : "The preferred one.",
                known: ["The delegate's.", "The preferred one."]
            )
            app.close()
        }

        @Test("Which transition plays if a presented screen has a preferred one and a delegate?")
        func preferredPresentation() async {
            guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
            let probe = Probe()
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = probe
            second.preferredTransition = .crossDissolve
            first.startPresenting(second, animated: true)
            #expect(await app.advance(within: 3) { second.callbacks.last == "didAppear" })
            _ = Answer(
                "Which transition plays if a presented screen has a preferred one and a delegate?",
                probe.animation?.plays == 1 ? "The delegate's." : "The preferred one.",
                known: ["The delegate's.", "The preferred one."]
            )
            app.close()
        }

        @Test("Which transition plays if a push changes a layout and the stack has a delegate?")
        func layoutChange() async {
            let probe = Probe()
            let lists = (0..<2).map { _ in
                UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            }
            lists[1].useLayoutToLayoutNavigationTransitions = true
            let navigation = UINavigationController(rootViewController: lists[0])
            navigation.delegate = probe
            let app = TestApp(rootViewController: navigation)
            await app.advance(by: 0.5)
            navigation.pushViewController(lists[1], animated: true)
            await app.advance(by: 1.5)
            let isShared = lists[0].collectionView === lists[1].collectionView
            let answer =
                switch (probe.animation?.plays == 1, isShared) {
                case (true, false): "The delegate's, with a collection view for each screen."
                case (true, true): "The delegate's, with one collection view."
                case (false, _): "The change of the layout."
                }
            _ = Answer(
                "Which transition plays if a push changes a layout and the stack has a delegate?",
                answer,
                known: [
                    "The delegate's, with a collection view for each screen.", "The change of the layout.",
                ]
            )
            app.close()
        }

        @Test("What does a pop do while a custom push runs?")
        func popDuringPush() async {
            let probe = Probe()
            let (app, navigation) = await stack(probe)
            navigation.pushViewController(second, animated: true)
            #expect(await app.advance { probe.animation?.plays == 1 })
            await app.advance(by: 0.1)
            navigation.popViewController(animated: true)
            let isImmediate = probe.animation?.ends == [true]
            await app.advance(by: 1)
            let ends = navigation.topViewController === first ? "It's performed" : "It's ignored"
            _ = Answer(
                "What does a pop do while a custom push runs?",
                ends + (isImmediate ? ", and ends the push at once." : " after the push."),
                known: ["It's performed after the push.", "It's ignored after the push."]
            )
            app.close()
        }

        @Test("What does a push do while a screen is presented over the stack?")
        func pushDuringPresentation() async {
            let probe = Probe()
            let third = Screen("Third", color: .green)
            let (app, navigation) = await stack(probe)
            second.modalPresentationStyle = .overFullScreen
            navigation.startPresenting(second, animated: true)
            await app.advance(by: 0.1)
            #expect(second.callbacks.last != "didAppear")
            navigation.pushViewController(third, animated: true)
            let isImmediate = navigation.topViewController === third
            #expect(await app.advance(within: 3) { second.callbacks.last == "didAppear" })
            await app.advance(by: 1)
            let isPerformed = navigation.topViewController === third
            _ = Answer(
                "What does a push do while a screen is presented over the stack?",
                !isPerformed
                    ? "It's ignored."
                    : isImmediate ? "It's performed at once." : "It's performed after the presentation.",
                known: [
                    "It's performed at once.", "It's performed after the presentation.", "It's ignored.",
                ]
            )
            app.close()
        }

        // Swift 6.0 expands no test that a platform lacks.
        #if !os(tvOS) && !os(visionOS)
            @Test("May the system's swipes back begin where a delegate animates?")
            func swipesBack() async throws {
                let probe = Probe()
                let (app, navigation) = await stack(probe)
                navigation.pushViewController(second, animated: true)
                #expect(await app.advance { second.callbacks.last == "didAppear" })
                let edge = try #require(navigation.interactivePopGestureRecognizer)
                // Otherwise, it couldn't be known whether the app has disabled it.
                #expect(edge.isEnabled)
                _ = Answer(
                    "May the swipe back from the edge begin where a delegate animates?",
                    edge.mayBegin ? "Yes." : "No.",
                    known: ["Yes.", "No."]
                )
                if #available(iOS 26, *), let content = navigation.interactiveContentPopGestureRecognizer {
                    #expect(content.isEnabled)
                    _ = Answer(
                        "May the swipe back from the content begin where a delegate animates?",
                        content.mayBegin ? "Yes." : "No.",
                        known: ["Yes.", "No."]
                    )
                }
                app.close()
            }

            @Test("May the system's swipes back begin on a screen that prefers a system transition?")
            func swipesBackOfPreferredTransitions() async throws {
                guard #available(iOS 18, *) else { return }
                let transitions: [(String, UIViewController.Transition)] = [
                    ("zoomed", .zoom { [first] _ in first.view }), ("dissolved", .crossDissolve),
                ]
                let probe = Probe()
                let (app, navigation) = await stack(probe)
                for (name, transition) in transitions {
                    let screen = Screen("Third", color: .green)
                    screen.preferredTransition = transition
                    navigation.pushViewController(screen, animated: true)
                    #expect(await app.advance(within: 3) { screen.callbacks.last == "didAppear" })
                    let edge = try #require(navigation.interactivePopGestureRecognizer)
                    _ = Answer(
                        "May the swipe back from the edge begin on a \(name) screen, despite a delegate?",
                        edge.mayBegin ? "Yes." : "No.",
                        known: ["Yes.", "No."]
                    )
                }
                #expect(navigation.delegate === probe)
                app.close()
            }
        #endif

        @Test("Can one animation controller play two transitions at a time?")
        func sharedAnimationController() async {
            let animation = ProbeAnimation()
            let probe = Probe(animation)
            let children = [Screen("Third", color: .green), Screen("Fourth", color: .black)]
            let stacks = [first, second].map { UINavigationController(rootViewController: $0) }
            let split = UIViewController()
            for (index, stack) in stacks.enumerated() {
                stack.delegate = probe
                split.addChild(stack)
                stack.view.frame = CGRect(x: 0, y: CGFloat(index) * 300, width: 300, height: 300)
                split.view.addSubview(stack.view)
                stack.didMove(toParent: split)
            }
            let app = TestApp(rootViewController: split)
            #expect(await app.advance { second.callbacks.last == "didAppear" })
            for (stack, child) in zip(stacks, children) { stack.pushViewController(child, animated: true) }
            await app.advance(by: 1)
            let arrivals = children.filter { $0.callbacks.last == "didAppear" }.count
            _ = Answer(
                "How many of two transitions end if they share an animation controller?",
                "\(arrivals)",
                known: ["1", "2"]
            )
            app.close()
        }

        @Test("What does pausing do to a transition without an interruptible animator?")
        func whatDoesPausingDoToTransitionWithoutInterruptibleAnimator() async {
            let probe = Probe()
            let (app, navigation) = await stack(probe)
            navigation.pushViewController(second, animated: true)
            #expect(await app.advance { probe.animation?.plays == 1 })
            let context = probe.animation?.context
            context?.pauseInteractiveTransition()
            _ = Answer(
                "What does pausing do to a transition without an interruptible animator?",
                context?.isInteractive == true ? "It becomes interactive." : "Nothing.",
                known: ["It becomes interactive.", "Nothing."]
            )
            context?.finishInteractiveTransition()
            #expect(await app.advance { second.callbacks.last == "didAppear" })
            app.close()
        }

        @Test("What safe area has a view that a transform has moved?")
        func safeArea() async {
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            first.additionalSafeAreaInsets.top = 40
            await app.advance(by: 0.05)
            let atRest = first.view.safeAreaInsets.top
            first.view.transform = CGAffineTransform(translationX: 0, y: 30)
            first.view.setNeedsLayout()
            await app.advance(by: 0.05)
            let moved = first.view.safeAreaInsets.top
            _ = Answer(
                "What safe area has a view that a transform has moved?",
                moved == atRest ? "The same." : "One that's smaller by the distance.",
                known: ["The same.", "One that's smaller by the distance."]
            )
            app.close()
        }

        @Test("Do additional safe area insets of a controller without a parent count?")
        func safeAreaWithoutParent() async {
            let probe = Probe()
            let (app, navigation) = await stack(probe)
            let (host, content) = (UIViewController(), UIViewController())
            host.addChild(content)
            host.view.frame = navigation.view.bounds
            content.view.frame = host.view.bounds
            host.view.addSubview(content.view)
            content.didMove(toParent: host)
            navigation.view.addSubview(host.view)
            await app.advance(by: 0.05)
            let before = host.view.safeAreaInsets.top
            host.additionalSafeAreaInsets.top = 20
            await app.advance(by: 0.05)
            let views: [UIView] = [host.view, content.view]
            let counts = views.map { $0.safeAreaInsets.top == before + 20 }
            _ = Answer(
                "Do additional safe area insets of a controller without a parent count?",
                counts == [true, true] ? "Yes." : counts[0] ? "Not for its child." : "No.",
                known: ["Yes."]
            )
            app.close()
        }

        @Test("What safe area do subviews of a scroll view have?")
        func safeAreaInScrollView() async {
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            let scrollView = UIScrollView(frame: first.view.bounds)
            scrollView.alwaysBounceVertical = true
            first.view.addSubview(scrollView)
            first.additionalSafeAreaInsets.top = 40
            await app.advance(by: 0.05)
            let subview = UIView(frame: scrollView.bounds)
            scrollView.addSubview(subview)
            await app.advance(by: 0.05)
            let (all, own) = (scrollView.safeAreaInsets.top, subview.safeAreaInsets.top)
            _ = Answer(
                "What safe area do subviews of a scroll view have?",
                own == all ? "All of it." : own == 0 ? "What the content isn't inset by." : "\(own) points.",
                known: ["All of it.", "What the content isn't inset by."]
            )
            app.close()
        }

        @Test("What radius do concentric corners have in a view that fills its window?")
        func displayCorners() async {
            #if compiler(>=6.2)
                guard #available(iOS 26, tvOS 26, visionOS 26, *) else { return }
                let app = TestApp(rootViewController: first)
                #expect(await app.advance { first.callbacks.last == "didAppear" })
                let view = UIView(frame: first.view.bounds)
                view.isHidden = true
                view.cornerConfiguration = .corners(radius: .containerConcentric())
                first.view.addSubview(view)
                let immediate = view.effectiveRadius(corner: .allCorners)
                await app.advance(by: 0.05)
                let later = view.effectiveRadius(corner: .allCorners)
                _ = Answer(
                    "What radius do concentric corners have in a view that fills its window?",
                    immediate > 0 ? "The display's." : later > 0 ? "0 until the layout." : "0.",
                    known: ["The display's.", "0 until the layout.", "0."]
                )
                app.close()
            #endif
        }

        @Test("Does a part of a snapshot that was never in a window show anything?")
        func partOfSnapshot() async {
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            await app.advance(by: 0.1)
            let square = CGRect(x: 20, y: 300, width: 80, height: 80)
            let whole = first.view.snapshotView(afterScreenUpdates: false)
            let part = whole?.resizableSnapshotView(
                from: square,
                afterScreenUpdates: false,
                withCapInsets: .zero
            )
            let ground = UIView(frame: square)
            ground.backgroundColor = .white
            if let part { ground.addSubview(part) }
            first.view.addSubview(ground)
            await app.advance(by: 0.1)
            // The screen is red.
            let color = app.picture().color(at: CGPoint(x: square.midX, y: square.midY))
            _ = Answer(
                "Does a part of a snapshot that was never in a window show anything?",
                color.count == 3 && color[1] < 128 ? "Yes." : "No.",
                known: ["Yes.", "No."]
            )
            app.close()
        }

        @Test("Does a part of a snapshot contain what a view shows outside its bounds?")
        func outsideOfBounds() async {
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            let view = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 80))
            let background = UIView(frame: CGRect(x: 0, y: -80, width: 80, height: 160))
            background.backgroundColor = .blue
            view.addSubview(background)
            first.view.addSubview(view)
            await app.advance(by: 0.1)
            let part = view.resizableSnapshotView(
                from: background.frame,
                afterScreenUpdates: false,
                withCapInsets: .zero
            )
            view.removeFromSuperview()
            let ground = UIView(frame: CGRect(x: 200, y: 220, width: 80, height: 160))
            ground.backgroundColor = .white
            if let part { ground.addSubview(part) }
            first.view.addSubview(ground)
            await app.advance(by: 0.1)
            let color = app.picture().color(at: CGPoint(x: 240, y: 260))
            _ = Answer(
                "Does a part of a snapshot contain what a view shows outside its bounds?",
                color.count == 3 && color[0] < 128 ? "Yes." : "No.",
                known: ["Yes.", "No."]
            )
            app.close()
        }

        @Test("Does a custom presentation end editing?")
        func doesCustomPresentationEndEditing() async {
            let probe = Probe()
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            first.view.addSubview(field)
            field.becomeFirstResponder()
            second.modalPresentationStyle = .custom
            second.transitioningDelegate = probe
            first.startPresenting(second, animated: true)
            #expect(await app.advance { second.callbacks.last == "didAppear" })
            _ = Answer(
                "Does a custom presentation end editing?",
                field.isFirstResponder ? "No." : "Yes.",
                known: ["Yes.", "No."]
            )
            app.close()
        }

        @Test(
            "Who is asked for the animation that dismisses two screens?",
            arguments: [UIModalPresentationStyle.fullScreen, .custom]
        )
        func dismissingTwo(style: UIModalPresentationStyle) async {
            let probe = Probe()
            let third = Screen("Third", color: .green)
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            for (screen, presenter) in [(second, first), (third, second)] {
                screen.modalPresentationStyle = style
                screen.transitioningDelegate = probe
                presenter.startPresenting(screen, animated: true)
                #expect(await app.advance { screen.callbacks.last == "didAppear" })
            }
            var mover: String?
            first.startDismissing()
            await app.advance(within: 3) {
                if let animation = probe.animation, animation.plays == 3 {
                    mover = animation.context?.viewController(forKey: .from)?.title ?? mover
                }
                return first.presentedViewController == nil
            }
            _ = Answer(
                "Which of two screens moves when both are dismissed?",
                mover ?? "None.",
                known: ["Second", "Third"]
            )
            _ = Answer(
                "Who is asked for the animation that dismisses two screens?",
                probe.calls.last { $0.hasPrefix("asked to dismiss") } ?? "Nobody.",
                known: ["asked to dismiss Second", "asked to dismiss Third"]
            )
            app.close()
        }

        @Test("Is a delegate asked for the animation of a custom presentation without animation?")
        func isDelegateAskedForAnimationOfCustomPresentation() async {
            let probe = Probe()
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            second.modalPresentationStyle = .custom
            second.transitioningDelegate = probe
            first.startPresenting(second, animated: false)
            #expect(await app.advance { second.callbacks.last == "didAppear" })
            _ = Answer(
                "Is a delegate asked for the animation of a custom presentation without animation?",
                probe.calls.isEmpty ? "No." : "Yes.",
                known: ["Yes.", "No."]
            )
            app.close()
        }

        @Test("Is what's alongside a transition animated if nothing else is a UIView animation?")
        func alongsideWithoutBlock() async {
            let probe = Probe()
            let animation = ProbeAnimation()
            animation.usesBlock = false
            probe.animation = animation
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = probe
            let app = TestApp(rootViewController: navigation)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            let bar = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
            navigation.view.addSubview(bar)
            await app.advance(by: 0.1)
            second.whenAppearing = { coordinator in
                coordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
            }
            navigation.pushViewController(second, animated: true)
            #expect(await app.advance { bar.alpha == 0 })
            let isAnimated = bar.layer.animationKeys()?.isEmpty == false
            await app.advance(by: 1)
            _ = Answer(
                "Is what's alongside a transition animated if nothing else is a UIView animation?",
                isAnimated ? "Yes." : "No.",
                known: ["Yes.", "No."]
            )
            app.close()
        }

        @Test("Is the animator of a transition requested that an interaction controller plays?")
        func animatorOfAnInteraction() async {
            let probe = PlayingProbe()
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = probe
            let app = TestApp(rootViewController: navigation)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            let bar = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
            navigation.view.addSubview(bar)
            await app.advance(by: 0.1)
            second.whenAppearing = { coordinator in
                coordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
            }
            navigation.pushViewController(second, animated: true)
            #expect(await app.advance { bar.alpha == 0 })
            let isAnimated = bar.layer.animationKeys()?.isEmpty == false
            let isRequested = probe.isRequested
            await app.advance(by: 1)
            let answer =
                switch (isRequested, isAnimated) {
                case (true, _): "Yes."
                case (false, true): "No, but what's alongside is animated."
                case (false, false): "No, and what's alongside isn't animated."
                }
            _ = Answer(
                "Is the animator of a transition requested that an interaction controller plays?",
                answer,
                known: [
                    "Yes.", "No, but what's alongside is animated.",
                    "No, and what's alongside isn't animated.",
                ]
            )
            app.close()
        }

        @Test("When does a property animator end that changes nothing?")
        func emptyAnimator() async {
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            var end: CFTimeInterval?
            let start = CACurrentMediaTime()
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {}
            animator.addCompletion { _ in end = CACurrentMediaTime() }
            animator.startAnimation()
            await app.advance(within: 2) { end != nil }
            withExtendedLifetime(animator) {}
            _ = Answer(
                "When does a property animator end that changes nothing?",
                end.map { $0 - start > 0.4 ? "After its duration." : "At once." } ?? "Never.",
                known: ["At once.", "After its duration."]
            )
            app.close()
        }

        @Test("Does a bar show the right title if a transition is canceled and then finished after all?")
        func finishedAfterAll() async {
            var held: (any UIViewControllerContextTransitioning)?
            let probe = Probe(interaction: ProbeInteraction { held = $0 })
            let (app, navigation) = await stack(probe)
            navigation.pushViewController(second, animated: true)
            await app.advance { held != nil }
            await app.advance(by: 0.1)
            held?.updateInteractiveTransition(0.5)
            held?.cancelInteractiveTransition()
            await app.advance(by: 0.1)
            held?.finishInteractiveTransition()
            if let screen = held?.view(forKey: .to) { held?.containerView.addSubview(screen) }
            held?.completeTransition(true)
            held = nil
            await app.advance(by: 0.5)
            let (bar, top) = (navigation.navigationBar.topItem?.title, navigation.topViewController?.title)
            _ = Answer(
                "Does a bar show the right title if a transition is canceled and then finished after all?",
                bar == top ? "Yes." : "No.",
                known: ["Yes."]
            )
            app.close()
        }

        @Test("Does the focus move out of a view that people can't use anymore?")
        func focusMovesOn() async {
            let app = TestApp(rootViewController: first)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            let buttons = [0, 1].map { index in
                let side = UIView(frame: CGRect(x: 0, y: 200 * CGFloat(index), width: 200, height: 100))
                let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
                side.addSubview(button)
                first.view.addSubview(side)
                return button
            }
            await app.advance(by: 0.5)
            // Without a keyboard, nothing has the focus on a phone.
            guard let system = app.window.windowScene?.focusSystem, system.focusedItem === buttons[0],
                let side = buttons[0].superview
            else { return app.close() }
            side.isUserInteractionEnabled = false
            first.view.setNeedsFocusUpdate()
            first.view.updateFocusIfNeeded()
            let movesAtOnce = system.focusedItem === buttons[1]
            await app.advance(by: 0.1)
            side.isUserInteractionEnabled = true
            await app.advance(by: 0.1)
            let moves = system.focusedItem === buttons[1]
            _ = Answer(
                "Does the focus move out of a view that people can't use anymore?",
                moves ? movesAtOnce ? "At once." : "Soon." : "No, or not for long.",
                known: ["At once.", "Soon."]
            )
            app.close()
        }

        // visionOS doesn't animate switches between tabs.
        #if !os(visionOS)
            @Test("What does the selection of a tab do while a custom switch runs?")
            func selectionDuringSwitch() async {
                let probe = Probe()
                let controller = UITabBarController()
                controller.viewControllers = [first, second, Screen("Third", color: .green)]
                controller.delegate = probe
                let app = TestApp(rootViewController: controller)
                #expect(await app.advance { first.callbacks.last == "didAppear" })
                let switches = [probe.animation, ProbeAnimation()]
                controller.selectedIndex = 1
                #expect(await app.advance { switches[0]?.plays == 1 })
                await app.advance(by: 0.1)
                probe.animation = switches[1]
                controller.selectedIndex = 0
                await app.advance(by: 0.05)
                let isImmediate = switches[1]?.plays == 1
                await app.advance(by: 2)
                let isLost = first.viewIfLoaded?.window == nil
                _ = Answer(
                    "What does the selection of a tab do while a custom switch runs?",
                    (isImmediate ? "It begins a second switch at once" : "It's put off")
                        + (isLost ? ", and the end of the first one removes the screen." : "."),
                    known: [
                        "It's put off.",
                        "It begins a second switch at once, and the end of the first one removes the screen.",
                    ]
                )
                app.close()
            }
        #endif

        @Test("What do the older properties of a tab bar controller say if it has tabs?")
        func whatDoOlderPropertiesOfTabBarControllerSayIfItHasTabs() async {
            guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
            let probe = Probe()
            let screens: [Screen] = [first, second]
            let controller = UITabBarController(
                tabs: screens.map { screen in
                    UITab(title: screen.name, image: nil, identifier: screen.name) { _ in screen }
                }
            )
            controller.delegate = probe
            let app = TestApp(rootViewController: controller)
            #expect(await app.advance { first.callbacks.last == "didAppear" })
            _ = Answer(
                "How many view controllers has a tab bar controller with two tabs?",
                "\(controller.viewControllers?.count ?? 0)",
                known: ["0", "1", "2"]
            )
            controller.selectedTab = controller.tabs.last
            #expect(await app.advance(within: 2) { second.callbacks.last == "didAppear" })
            _ = Answer(
                "Is a delegate asked for an animation if `selectedTab` changes?",
                probe.calls.contains("asked") ? "Yes." : "No.",
                known: ["Yes.", "No."]
            )
            app.close()
        }
    }
}
