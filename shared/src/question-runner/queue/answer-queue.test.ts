import { describe, expect, it } from 'vitest'
import {
  type Change,
  confirmSent,
  countUnconfirmed,
  emptyQueue,
  enqueue,
  failSent,
  failureOf,
  noteSequence,
  putBack,
  takeNext,
} from './answer-queue.ts'
import { saveStateOf, saveStateText } from './save-state.ts'

const change = (questionId: number, letter: string, more: Partial<Change> = {}): Change => ({
  setId: 'set',
  questionId,
  response: { kind: 'choice', letter },
  timeMs: 1000,
  hiddenMs: 0,
  isMarkedForReview: false,
  answeredAt: '2027-03-01T10:00:00.000Z',
  submit: false,
  ...more,
})

describe('enqueue', () => {
  it('keeps the newest change of a question and counts its sequence up', () => {
    const first = enqueue(emptyQueue, change(1, 'a')).queue
    const second = enqueue(first, change(2, 'b')).queue
    const third = enqueue(second, change(1, 'c')).queue
    expect(third.waiting.map((save) => [save.questionId, save.sequence, save.response])).toEqual([
      [2, 1, { kind: 'choice', letter: 'b' }],
      [1, 2, { kind: 'choice', letter: 'c' }],
    ])
  })

  it('goes on from the sequence that the server or the device holds', () => {
    const known = noteSequence(emptyQueue, 1, 7)
    expect(enqueue(known, change(1, 'a')).save.sequence).toBe(8)
    const found = putBack(emptyQueue, { ...change(1, 'a'), sequence: 4 })
    expect(enqueue(found, change(1, 'b')).save.sequence).toBe(5)
  })

  it('does not let a later mark take back a submitted answer', () => {
    const submitted = enqueue(emptyQueue, change(1, 'a', { submit: true })).queue
    const { save } = enqueue(submitted, change(1, 'b', { isMarkedForReview: true }))
    expect(save).toMatchObject({
      submit: true,
      response: { kind: 'choice', letter: 'a' },
      isMarkedForReview: true,
      sequence: 2,
    })
  })
})

describe('sending', () => {
  it('sends one at a time, in order', () => {
    const both = enqueue(enqueue(emptyQueue, change(1, 'a')).queue, change(2, 'b')).queue
    const one = takeNext(both)
    expect(one.save?.questionId).toBe(1)
    expect(takeNext(one.queue).save).toBeNull()
    const two = takeNext(confirmSent(one.queue, 1))
    expect(two.save?.questionId).toBe(2)
    expect(countUnconfirmed(confirmSent(two.queue, 1))).toBe(0)
  })

  it('puts a failed save back to the front', () => {
    const both = enqueue(enqueue(emptyQueue, change(1, 'a')).queue, change(2, 'b')).queue
    const failed = failSent(takeNext(both).queue, 'network')
    expect(failed.waiting.map((save) => save.questionId)).toEqual([1, 2])
    expect(failed.failures).toBe(1)
  })

  it('drops a failed save that has a newer one, but keeps its submission', () => {
    const sending = takeNext(enqueue(emptyQueue, change(1, 'a', { submit: true })).queue).queue
    const later = enqueue(sending, change(1, 'a', { isMarkedForReview: true })).queue
    const failed = failSent(later, 'network')
    expect(failed.waiting).toHaveLength(1)
    expect(failed.waiting[0]).toMatchObject({ submit: true, sequence: 2, isMarkedForReview: true })
  })

  it('drops a refused save', () => {
    const sending = takeNext(enqueue(emptyQueue, change(1, 'a')).queue).queue
    expect(countUnconfirmed(failSent(sending, 'refused'))).toBe(0)
  })

  it('keeps a sequence that the server holds from elsewhere', () => {
    const sending = takeNext(enqueue(emptyQueue, change(1, 'a')).queue).queue
    expect(enqueue(confirmSent(sending, 9), change(1, 'b')).save.sequence).toBe(10)
  })
})

describe('failureOf', () => {
  it.each([
    [{ status: 0 }, 'network'],
    [new TypeError('Failed to fetch'), 'network'],
    [{ status: 500 }, 'network'],
    [{ status: 503 }, 'network'],
    [{ status: 408 }, 'network'],
    [{ status: 429 }, 'network'],
    [{ status: 401 }, 'signed-out'],
    [{ status: 400 }, 'refused'],
    [{ status: 403 }, 'refused'],
    [{ status: 404 }, 'refused'],
    [{ status: 409 }, 'refused'],
    [{ status: 422 }, 'refused'],
  ])('reads %o as %s', (error, expected) => {
    expect(failureOf(error)).toBe(expected)
  })
})

describe('save state', () => {
  const one = enqueue(emptyQueue, change(1, 'a')).queue
  const two = enqueue(one, change(2, 'b')).queue
  const failed = (queue: typeof one) => failSent(takeNext(queue).queue, 'network')

  it.each([
    ['nothing waiting', emptyQueue, true, 'Saved'],
    ['nothing waiting, offline', emptyQueue, false, 'Saved'],
    ['on its way', takeNext(one).queue, true, 'Saving'],
    ['failed once', failed(one), true, '1 answer on this device only'],
    ['failed with two', failed(two), true, '2 answers on this device only'],
    ['offline', two, false, 'Saved on this device, 2 waiting'],
  ])('%s', (_name, queue, isOnline, text) => {
    expect(saveStateText(saveStateOf(queue, isOnline))).toBe(text)
  })
})
