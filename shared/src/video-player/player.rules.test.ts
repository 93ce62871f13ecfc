import { describe, expect, test } from 'vitest'
import { type Command, commandOf, type KeyPressed, tapped } from './keys.rules.ts'
import { furthest, type Place, startOf, takenBackTo } from './place.rules.ts'
import { isSlow, smallerThan, sourceFor, speedBy } from './quality.rules.ts'
import { progressOf } from './sending.rules.ts'
import { clockOf, secondOf, timeInWords } from './time.rules.ts'

describe('times', () => {
  test.each([
    [0, '0:00', '0 seconds'],
    [1, '0:01', '1 second'],
    [252.9, '4:12', '4 minutes 12 seconds'],
    [600, '10:00', '10 minutes'],
    [4145, '1:09:05', '1 hour 9 minutes 5 seconds'],
    [Number.NaN, '0:00', '0 seconds'],
  ])('%d is %s, in words %s', (seconds, clock, words) => {
    expect(clockOf(seconds)).toBe(clock)
    expect(timeInWords(seconds)).toBe(words)
  })

  test.each([
    ['252', 252],
    ['0', 0],
    ['', undefined],
    ['4:12', undefined],
    ['-3', undefined],
    [null, undefined],
  ])('%s in an address is second %s', (text, second) => {
    expect(secondOf(text)).toBe(second)
  })
})

describe('keys', () => {
  const press = (key: string, more: Partial<KeyPressed> = {}) =>
    commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, on: 'other', ...more })

  test.each<[string, Command]>([
    [' ', { kind: 'play' }],
    ['K', { kind: 'play' }],
    ['j', { kind: 'by', seconds: -10 }],
    ['L', { kind: 'by', seconds: 10 }],
    ['ArrowLeft', { kind: 'by', seconds: -5 }],
    ['ArrowRight', { kind: 'by', seconds: 5 }],
    ['Home', { kind: 'to', share: 0 }],
    ['End', { kind: 'to', share: 1 }],
    ['<', { kind: 'speed', steps: -1 }],
    ['>', { kind: 'speed', steps: 1 }],
    ['/', { kind: 'search' }],
    ['?', { kind: 'help' }],
  ])('%s', (key, command) => {
    expect(press(key)).toEqual(command)
  })

  test.each<[string, Partial<KeyPressed>]>([
    ['k', { on: 'text' }],
    ['m', { on: 'select' }],
    [' ', { on: 'button' }],
    ['ArrowLeft', { on: 'range' }],
    ['End', { on: 'tabs' }],
    ['f', { ctrlKey: true }],
    ['x', {}],
  ])('%s on %j is not the player’s', (key, more) => {
    expect(press(key, more)).toBeNull()
  })

  test('the seek bar goes in the player’s steps', () => {
    expect(press('ArrowLeft', { on: 'seek' })).toEqual({ kind: 'by', seconds: -5 })
    expect(press('k', { on: 'button' })).toEqual({ kind: 'play' })
  })

  test.each([
    [{ atMs: 1000, x: 0.5 }, null, 'play'],
    [{ atMs: 1000, x: 0.1 }, null, 'play'],
    [{ atMs: 1200, x: 0.1 }, { atMs: 1000, x: 0.2 }, 'back'],
    [{ atMs: 1200, x: 0.9 }, { atMs: 1000, x: 0.8 }, 'on'],
    [{ atMs: 1400, x: 0.9 }, { atMs: 1000, x: 0.8 }, 'play'],
    [{ atMs: 1200, x: 0.9 }, { atMs: 1000, x: 0.1 }, 'play'],
  ])('a tap %j after %j: %s', (tap, before, wanted) => {
    expect(tapped(tap, before)).toBe(wanted)
  })
})

describe('quality', () => {
  const file = (height: number) => ({ src: `/media/a/${height}.mp4`, type: 'video/mp4', height })
  const sources = [file(720), file(360)]
  const wide = { width: 1280, savesData: false, connection: '4g' }

  test.each([
    [null, wide, 720],
    [null, { ...wide, connection: undefined }, 720],
    [null, { ...wide, width: 390 }, 360],
    [null, { ...wide, savesData: true }, 360],
    [null, { ...wide, connection: '3g' }, 360],
    [720, { ...wide, width: 390 }, 720],
    [360, wide, 360],
    [240, wide, 360],
  ])('kept %s in %j: %d', (kept, around, height) => {
    expect(sourceFor(sources, kept, around)?.height).toBe(height)
  })

  test('the smaller one is offered after two stalls in 30 seconds', () => {
    expect(smallerThan(sources, 720)?.height).toBe(360)
    expect(smallerThan(sources, 360)).toBeUndefined()
    expect(isSlow([1_000], 2_000)).toBe(false)
    expect(isSlow([1_000, 30_000], 30_500)).toBe(true)
    expect(isSlow([1_000, 40_000], 40_500)).toBe(false)
  })

  test.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [2, 1, 2],
    [0.5, -1, 0.5],
  ])('from %d by %d steps: %d', (speed, steps, wanted) => {
    expect(speedBy(speed, steps)).toBe(wanted)
  })
})

describe('where a film stands', () => {
  const place: Place = {
    durationSeconds: 600,
    positionSeconds: 252,
    isWatched: false,
    maySkip: true,
    unwatchedFrom: 100,
  }

  test.each<[Partial<Place>, number | undefined, number]>([
    [{}, undefined, 252],
    [{}, 30, 30],
    [{}, 0, 0],
    [{}, 9_000, 599],
    [{ isWatched: true }, undefined, 0],
    [{ positionSeconds: 595 }, undefined, 595],
    [{ positionSeconds: 596 }, undefined, 0],
    [{ maySkip: false }, undefined, 100],
    [{ maySkip: false }, 300, 100],
    [{ durationSeconds: 0, positionSeconds: 0 }, undefined, 0],
  ])('%j with %s asked for opens at %d', (more, asked, wanted) => {
    expect(startOf({ ...place, ...more }, asked)).toBe(wanted)
  })

  test('skipping goes as far as was watched without a gap', () => {
    const strict = { ...place, maySkip: false }
    expect(furthest(place, [])).toBe(Number.POSITIVE_INFINITY)
    expect(takenBackTo(strict, [], 101)).toBeNull()
    expect(takenBackTo(strict, [], 102)).toBe(100)
    expect(takenBackTo(strict, [[98, 140.2]], 140.9)).toBeNull()
    expect(takenBackTo(strict, [[120, 140]], 130)).toBe(100)
    expect(takenBackTo(place, [], 590)).toBeNull()
  })
})

describe('what is sent', () => {
  const standing = { position: 38.4, hadPosition: 0 }

  test('is what the server does not have', () => {
    const played = [[0, 37.86] as const]
    expect(progressOf('p', { played, had: [[0, 20]] }, standing)).toEqual({
      playbackId: 'p',
      positionSeconds: 38,
      watched: [[20, 38]],
    })
  })

  test('is nothing where it has all, and a place alone where that is new', () => {
    const all = { played: [[0, 20] as const], had: [[0, 20] as const] }
    expect(progressOf('p', all, { position: 20.3, hadPosition: 20 })).toBeNull()
    expect(progressOf('p', all, standing)).toEqual({
      playbackId: 'p',
      positionSeconds: 38,
      watched: [],
    })
  })

  test('is at most 500 spans at once', () => {
    const played = Array.from({ length: 600 }, (_, at) => [at * 3, at * 3 + 1] as const)
    expect(progressOf('p', { played, had: [] }, standing)?.watched).toHaveLength(500)
  })
})
