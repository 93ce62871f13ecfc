import { describe, expect, test } from 'vitest'
import type { Groups } from './academy.queries.ts'
import { makeGroups, makeVideo, videoIds } from './academy.testing.ts'
import {
  courseIdOf,
  heldBy,
  nextVideo,
  opensInWords,
  shownVideo,
  siteOf,
  stateInWords,
  stepInWords,
  totalsInWords,
} from './course.rules.ts'
import { afterAnswer, comesUp, isLast, questionNow, quizButton } from './quiz.rules.ts'

const [first, second, third] = videoIds

describe('which video is shown', () => {
  const groups = makeGroups()
  const retry: Groups = makeGroups({ 1: { isInRetry: true } })

  test.each([
    ['a student where it was left', groups, null, false, second],
    ['the one of the address', groups, third, false, third],
    ['one that is not there as none', groups, 'gone', false, second],
    ['who teaches the first', groups, null, true, first],
    ['one in retry before all else', retry, third, false, second],
  ])('%s', (_, given, asked, teaches, wanted) => {
    expect(shownVideo(given, asked, teaches)?.id).toBe(wanted)
  })

  test('nothing, where no group is open', () => {
    const closed = { ...groups, videoGroups: groups.videoGroups.filter(({ isOpen }) => !isOpen) }
    expect(shownVideo(closed, null, false)).toBeUndefined()
  })

  test('the next one is in the next group, and there is none after the last', () => {
    expect(nextVideo(groups, second ?? '')?.id).toBe(third)
    expect(nextVideo(groups, third ?? '')).toBeUndefined()
  })

  test('others are held back by a quiz in retry, and by an open one that has to be passed', () => {
    expect(heldBy(groups, makeVideo(), true)).toBeNull()
    expect(heldBy(groups, makeVideo({ mandatoryQuestion: true }), false)).toBeNull()
    expect(heldBy(groups, makeVideo({ name: 'Forces', mandatoryQuestion: true }), true)).toBe(
      'Answer the quiz of “Forces” before you open another video.',
    )
    expect(heldBy(retry, undefined, false)).toMatch(/^Review “Resolving” and pass its quiz/)
  })
})

describe('words', () => {
  test.each([
    [{ course: first }, first],
    [{ academyName: 'mechanics', id: first }, first],
    [{ course: 'mechanics' }, null],
    [{}, null],
  ])('%j names %s', (params, id) => {
    expect(courseIdOf(params)).toBe(id)
  })

  test.each([
    ['2027-03-03', 'Opens 3 March'],
    [null, 'Not open yet'],
  ])('a group of %s: %s', (opensOn, words) => {
    expect(opensInWords({ opensOn })).toBe(words)
  })

  test.each([
    [{ isCompleted: true, isWatched: true }, 'Completed'],
    [{ isInRetry: true, isWatched: true }, 'Quiz to be tried again'],
    [{ isWatched: true, mandatoryQuestion: true }, 'Quiz to be passed'],
    [{ isWatched: true }, 'Watched'],
    [{ watchedPercent: 40 }, '40 % watched'],
    [{}, 'Not started'],
  ])('%j: %s', (more, words) => {
    expect(stateInWords(makeVideo(more))).toBe(words)
  })

  test('totals', () => {
    const totals = { completionPercent: 12, videosLeft: 21, videsoCompleted: 3 }
    expect(totalsInWords(totals)).toBe('3 of 24 videos · 12 %')
    expect(totalsInWords({ ...totals, videosLeft: 1, videsoCompleted: 0 })).toBe(
      '0 of 1 video · 12 %',
    )
  })

  test.each([
    [0, 0, 'Start'],
    [1, 0, 'Continue'],
    [3, 2, 'Continue'],
    [5, 5, 'Watch again'],
  ])('%d of 5 begun, %d done: %s', (startedVideos, completedVideos, words) => {
    expect(stepInWords({ startedVideos, completedVideos, totalVideos: 5 })).toBe(words)
  })

  test.each([
    ['https://www.youtube.com/watch?v=1', 'YouTube'],
    ['https://youtu.be/1', 'YouTube'],
    ['https://player.vimeo.com/1', 'Vimeo'],
    ['https://films.test/1', 'films.test'],
    ['', 'its site'],
  ])('%s is on %s', (url, site) => {
    expect(siteOf(url)).toBe(site)
  })
})

describe('quiz', () => {
  const questions = ['a', 'b', 'c'].map((id, at) => ({ id, questionId: at, isAnswered: at === 0 }))

  test('goes on where its round was left', () => {
    expect(questionNow(questions, new Set())?.id).toBe('b')
    expect(isLast(questions, new Set())).toBe(false)
    expect(questionNow(questions, new Set(['b']))?.id).toBe('c')
    expect(isLast(questions, new Set(['b']))).toBe(true)
    expect(questionNow(questions, new Set(['b', 'c']))?.id).toBe('a')
    expect(questionNow([], new Set())).toBeUndefined()
  })

  test.each([
    [{ wrong: null, isPassed: false }, 'next'],
    [{ wrong: 2, isPassed: false }, 'retry'],
    [{ wrong: 0, isPassed: true }, 'passed'],
  ])('after %j: %s', (answer, wanted) => {
    expect(afterAnswer({ round: 1, answered: 1, total: 3, ...answer })).toBe(wanted)
  })

  test('comes up once its video is watched, until it is passed', () => {
    const video = makeVideo({ videoQuestion: questions })
    expect(comesUp(video, false)).toBe(false)
    expect(comesUp(video, true)).toBe(true)
    expect(comesUp({ ...video, isWatched: true, isQuizPassed: true }, true)).toBe(false)
    expect(comesUp(makeVideo(), true)).toBe(false)
    expect(quizButton(video, false)).toBeNull()
    expect(quizButton(video, true)).toBe('Quiz')
    expect(quizButton({ ...video, isInRetry: true }, false)).toBe('Try again')
    expect(quizButton(makeVideo(), true)).toBeNull()
  })
})
