import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** How the event loop has fared in the last second. */
export interface LoopFigures {
  /** By how many milliseconds timers came late, on average. */
  delay: number
  /** The share of the time in which the loop did not wait for something to do, from 0 to 1. */
  utilization: number
}

const SAMPLE_MS = 1_000
/** Each measurement wakes the process. */
const RESOLUTION_MS = 25

/** Measures the event loop, second by second. */
export function watchLoop(): { figures(): LoopFigures; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let last = performance.eventLoopUtilization()
  let figures: LoopFigures = { delay: 0, utilization: 0 }
  const timer = setInterval(() => {
    const current = performance.eventLoopUtilization()
    const { mean } = histogram
    figures = {
      // The mean is not a number where no timer has come at all.
      delay: Number.isNaN(mean) ? SAMPLE_MS : Math.max(0, mean / 1e6 - RESOLUTION_MS),
      utilization: performance.eventLoopUtilization(current, last).utilization
    }
    histogram.reset()
    last = current
  }, SAMPLE_MS)
  timer.unref()
  return {
    figures: () => figures,
    stop() {
      clearInterval(timer)
      histogram.disable()
    }
  }
}
