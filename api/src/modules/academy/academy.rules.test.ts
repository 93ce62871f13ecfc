import { describe, expect, it } from 'vitest'
import { hiddenBecauseOf, type Showing } from './hidden.rules.ts'
import { currentOf, progressOf } from './learner.rules.ts'
import { areSame, isReordered } from './order.rules.ts'

describe('an order', () => {
  const there = [
    { id: 'g', videoIds: ['a', 'b'] },
    { id: 'h', videoIds: ['c'] },
  ]

  it.each<[string, typeof there, boolean]>([
    ['as it was', there, true],
    [
      'with a video in another group',
      [
        { id: 'h', videoIds: ['b', 'c', 'a'] },
        { id: 'g', videoIds: [] },
      ],
      true,
    ],
    ['without a group', [{ id: 'g', videoIds: ['a', 'b', 'c'] }], false],
    [
      'without a video',
      [
        { id: 'g', videoIds: ['a'] },
        { id: 'h', videoIds: ['c'] },
      ],
      false,
    ],
    [
      'with a video twice',
      [
        { id: 'g', videoIds: ['a', 'b', 'c'] },
        { id: 'h', videoIds: ['c'] },
      ],
      false,
    ],
    [
      'with one of elsewhere',
      [
        { id: 'g', videoIds: ['a', 'x'] },
        { id: 'h', videoIds: ['c'] },
      ],
      false,
    ],
    ['with a group twice', [...there, { id: 'g', videoIds: [] }], false],
  ])('%s', (_name, wanted, isFine) => {
    expect(isReordered(wanted, there)).toBe(isFine)
  })

  it('of academies has all of them, each once', () => {
    expect(areSame(['a', 'b'], ['b', 'a'])).toBe(true)
    expect(areSame(['a', 'a'], ['a', 'b'])).toBe(false)
    expect(areSame([], ['a'])).toBe(false)
  })
})

describe('what keeps a video hidden', () => {
  const seen: Showing = {
    ...{ academy: 'published', isGroupOpen: true, video: 'published' },
    ...{ hasLink: false, film: 'ready' },
  }

  it.each<[Partial<Showing>, ReturnType<typeof hiddenBecauseOf>]>([
    [{}, []],
    [{ hasLink: true, film: null }, []],
    [{ academy: 'draft' }, ['academy is a draft']],
    [{ academy: 'archived', video: 'draft' }, ['academy is archived', 'video is a draft']],
    [{ isGroupOpen: false }, ['group is not open']],
    [{ film: null }, ['no film or link']],
    [{ film: 'checking' }, ['film is not ready']],
    [{ film: 'uploading' }, ['film is not ready']],
    [{ film: 'failed', video: 'draft' }, ['video is a draft', 'film failed']],
  ])('of %o is %o', (change, reasons) => {
    expect(hiddenBecauseOf({ ...seen, ...change })).toEqual(reasons)
  })
})

describe('progress', () => {
  it.each([
    [0, 0, 0, 0],
    [3, 24, 12, 21],
    [23, 24, 95, 1],
    [24, 24, 100, 0],
    [299, 300, 99, 1],
  ])('of %i of %i is %i %%, %i left', (completed, total, completionPercent, videosLeft) => {
    const progress = { completionPercent, videosLeft, videsoCompleted: completed }
    expect(progressOf(completed, total)).toEqual(progress)
  })
})

describe('the video to go on with', () => {
  const video = (id: string, isCompleted: boolean, playedMs: number | null = null) => ({
    ...{ id, isCompleted, playedMs },
  })

  it.each([
    ['none of none', [], null],
    ['the first', [video('a', false), video('b', false)], 'a'],
    ['the first that is not completed', [video('a', true, 5), video('b', false)], 'b'],
    ['the one played last', [video('a', false, 1), video('b', false, 2), video('c', false)], 'b'],
    ['the first where that is completed', [video('a', false, 1), video('b', true, 2)], 'a'],
    ['none where all are', [video('a', true, 1), video('b', true)], null],
  ])('is %s', (_name, videos, current) => {
    expect(currentOf(videos)).toBe(current)
  })
})
