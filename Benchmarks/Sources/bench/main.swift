import Foundation

print("one core, release build; medians\n")
print(FrameBenchmark.report())
print("")
print(StartBenchmark.report())
