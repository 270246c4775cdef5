# On a new Debian or Ubuntu machine with Swift 6.2 or later, these two commands are all you need:
#   make gallery   open the gallery's window    make test   build without warnings and run all tests

SWIFT ?= swift
SOURCES := Package.swift Sources LinuxUIKit Tests Examples Benchmarks

.PHONY: all gallery build test matrices stranger mutants soak e2e e2e-page apple lint format docs documentation bench clean toolchain libraries

all: gallery

# Opens a window if there's a display, and exports the page otherwise. The build is optimized, because animations have
# to be drawn in time. OPTIONS are passed to `gallery`: a command with its options, or options of the window.
gallery: toolchain libraries
	@"$(SWIFT)" build --configuration release --product gallery
	@"$(SWIFT)" run --configuration release --skip-build gallery $(OPTIONS)

# Builds everything but the tests.
build: toolchain libraries
	@"$(SWIFT)" build -Xswiftc -warnings-as-errors

# The tests spend nearly all of their time in the Linux UIKit, so it's optimized. They're built in a separate folder,
# because other flags in the same folder would rebuild all other targets. To run some tests, use
# OPTIONS="--filter NAME".
test: export TRANSITIONKIT_OPTIMIZES_UIKIT = 1
test: flags := --scratch-path .build/tests -Xswiftc -warnings-as-errors
test: toolchain libraries
	@"$(SWIFT)" build --build-tests $(flags)
	@SWIFT="$(SWIFT)" Scripts/run-tests $(flags) $(OPTIONS)

# Runs the tests with all choices, which takes hours. ContinuityTests catch every animator at every moment, in both
# directions, and let it go at every velocity, and TransitionKitTests run with every two answers to what Apple doesn't
# document about UIKit. CONTINUITY can name a container (modal, navigation, tab, or custom) or an animator, such as
# cube. OPTIONS="--filter TransitionKitTests" runs only the answers.
matrices: export CONTINUITY ?= all
matrices: export UIKIT_ANSWERS ?= pairs
matrices: OPTIONS ?= --filter 'ContinuityTests|TransitionKitTests'
matrices: test

# Creates the package in the guide to testing transitions, outside this one, and runs its tests.
stranger: toolchain libraries
	@SWIFT="$(SWIFT)" Tests/Stranger/run $(OPTIONS)

# Performs random steps in an app, and reduces failures to short scripts. OPTIONS="--steps 1000000" sets the number of
# steps. To list all options, use OPTIONS=--help.
soak: toolchain libraries
	@"$(SWIFT)" build --configuration release --product soak
	@"$(SWIFT)" run --configuration release --skip-build soak $(OPTIONS)

# Breaks TransitionKit one line at a time, and reports which tests notice. OPTIONS="--only NAME" tries a single mutant,
# and OPTIONS=--list lists all of them.
mutants: toolchain libraries
	@SWIFT="$(SWIFT)" Scripts/mutants $(OPTIONS)

# Operates the window as a user would, on a virtual display.
e2e: toolchain
	@Scripts/install-libraries end-to-end
	@"$(SWIFT)" build --configuration release --product gallery
	@Scripts/end-to-end "$$("$(SWIFT)" build --configuration release --show-bin-path)/gallery"

# Tests the exported page in headless Chromium. OPTIONS="--all" exports every animator.
e2e-page: toolchain libraries
	@SWIFT="$(SWIFT)" Tests/GalleryTests/Page/run $(OPTIONS)

# Type-checks the products, tests, snippets, and gallery for Apple's platforms, without Apple's SDK. To check only some
# platforms, name them in OPTIONS. OPTIONS=--planted proves that errors are found. Unlike the build for Linux, it runs with
# Swift 6.0, and SWIFT="$(Scripts/fetch-toolchain 6.0)" on the command line gets it.
apple:
	@Scripts/require-toolchain "$(SWIFT)" 6.0
	@SWIFT="$(SWIFT)" Tests/AppleShape/check $(OPTIONS)

lint: toolchain
	@"$(SWIFT)" format lint --strict --recursive --parallel $(SOURCES)

format: toolchain
	@"$(SWIFT)" format --in-place --recursive --parallel $(SOURCES)
	@Scripts/wrap-comments $(SOURCES)

# Generates the catalog and all images of the documents from the sources and from what they draw, and what the tests
# compare with, for animators that are new. All of it is part of the repository, so images that look the same are left as
# they are, and named. The documentation of the products, which it builds at the end, isn't.
docs: toolchain libraries
	@"$(SWIFT)" build --configuration release --product gallery
	@"$(SWIFT)" run --configuration release --skip-build gallery docs .
	@RECORD_SNIPPETS=1 RECORD_DEMANDS=1 RECORD_GOLDENS=missing RECORD_GUIDES=1 \
		$(MAKE) test OPTIONS="--filter 'AnimatorParameterTests|DemandTests|GoldenFrameTests|GuidePageTests'"
	@SWIFT="$(SWIFT)" CONFIGURATION=release Scripts/build-documentation documentation

# Builds only the documentation: symbols, articles, and the tutorial. A broken link is an error.
documentation: toolchain libraries
	@"$(SWIFT)" build --target Animators
	@"$(SWIFT)" build --target Presentations
	@SWIFT="$(SWIFT)" Scripts/build-documentation documentation

# Measures the cost of each animator at its start and in each frame, and the cost of showing a card. OPTIONS="--only fold
# --json" measures a single animator and prints JSON. To list all options, use OPTIONS=--help.
bench: toolchain libraries
	@"$(SWIFT)" build --configuration release --product bench
	@"$(SWIFT)" run --configuration release --skip-build bench $(OPTIONS)

clean:
	@rm -rf .build gallery documentation

toolchain:
	@Scripts/require-toolchain "$(SWIFT)"

libraries:
	@Scripts/install-libraries
