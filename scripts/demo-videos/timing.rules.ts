/** Pictures of a second. All that changes does so at one of them. */
export const framesPerSecond = 5

const quiet = { beforeSlide: 0.6, betweenSteps: 0.5, afterSlide: 0.7, atEnd: 1.6 }

/** How long a step is said, and how long it is quiet after it; in seconds. */
export interface Length {
  said: number
  wait: number
}

/** When a step is said, in seconds from the clip's start; its picture comes with the first. */
export interface Time {
  start: number
  end: number
}

const onFrame = (seconds: number) => Math.ceil(seconds * framesPerSecond - 1e-6) / framesPerSecond

/** How long something takes to be read by the eye, in seconds. */
export function readingSeconds(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(2.2, 0.8 + words * 0.29)
}

/**
 * When each step of each slide is said. A clip is of whole seconds, and its last picture stays for
 * a while.
 */
export function timesOf(slides: readonly (readonly Length[])[]): {
  times: Time[][]
  seconds: number
} {
  let now = 0
  const times = slides.map((steps) => {
    now += quiet.beforeSlide
    const inSlide = steps.map(({ said, wait }, at) => {
      if (at > 0) now += quiet.betweenSteps
      const start = onFrame(now)
      now = start + said
      const time = { start, end: now }
      now += wait
      return time
    })
    now += quiet.afterSlide
    return inSlide
  })
  return { times, seconds: Math.ceil(now - quiet.afterSlide + quiet.atEnd) }
}

/** A picture of a clip: a slide with its steps up to one of them. -1 is before the first. */
export interface Picture {
  slide: number
  step: number
  /** For how many frames. */
  frames: number
}

/** Which picture stands for how long. A slide comes shortly before its first step is said. */
export function picturesOf(times: readonly (readonly Time[])[], seconds: number): Picture[] {
  const starts = times.flatMap((steps, slide) =>
    steps.map(({ start }, step) => ({ slide, step, from: start })),
  )
  const shown = starts.map((picture, at) => {
    if (picture.step > 0) return picture
    return { ...picture, from: at === 0 ? 0 : onFrame(picture.from - quiet.beforeSlide / 2) }
  })
  return shown.map(({ slide, step, from }, at) => {
    const until = shown[at + 1]?.from ?? seconds
    return { slide, step, frames: Math.round((until - from) * framesPerSecond) }
  })
}
