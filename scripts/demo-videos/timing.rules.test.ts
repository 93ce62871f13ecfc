import { describe, expect, it } from 'vitest'
import { framesPerSecond, picturesOf, readingSeconds, timesOf } from './timing.rules.ts'

const said = (...lengths: number[]) => lengths.map((length) => ({ said: length, wait: 0 }))

describe('when the steps of a clip are said', () => {
  it('is one after the other, each from the start of a picture, with quiet between them', () => {
    const { times, seconds } = timesOf([said(1.03), said(2, 1.5)])
    expect(times.flat().map(({ start }) => start)).toEqual([0.6, 3, 5.6])
    expect(times[0]?.[0]?.end).toBeCloseTo(1.63)
    expect(seconds).toBe(9)
  })

  it('leaves the quiet that a step asks for', () => {
    const [[, second] = []] = timesOf([[{ said: 1, wait: 5 }, ...said(1)]]).times
    expect(second?.start).toBeGreaterThanOrEqual(6.6)
  })

  it('gives more time to read more words', () => {
    expect(readingSeconds('Short.')).toBeLessThan(readingSeconds('This has some more words in it.'))
    expect(readingSeconds('')).toBeGreaterThan(2)
  })
})

describe('the pictures of a clip', () => {
  const { times, seconds } = timesOf([said(1, 1), said(2.7, 3.1, 1), said(4)])
  const pictures = picturesOf(times, seconds)

  it('fill all of it, one for each step', () => {
    expect(pictures.map(({ slide, step }) => `${slide}.${step}`)).toEqual(
      times.flatMap((steps, slide) => steps.map((_, step) => `${slide}.${step}`)),
    )
    const frames = pictures.reduce((sum, picture) => sum + picture.frames, 0)
    expect(frames).toBe(seconds * framesPerSecond)
  })

  it('come no later than what is said of them', () => {
    let before = 0
    for (const { slide, step, frames } of pictures) {
      const start = times[slide]?.[step]?.start ?? 0
      expect(before / framesPerSecond).toBeLessThanOrEqual(start + 1e-9)
      before += frames
    }
  })
})
