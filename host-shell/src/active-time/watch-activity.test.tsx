import { fireEvent } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchActivity } from './watch-activity.ts'

let stop: () => void
const onActivity = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onActivity.mockClear()
  document.body.innerHTML = '<div id="box"></div><video id="video"></video>'
  stop = watchActivity(document, 500, onActivity)
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const element = (id: string) => document.getElementById(id) ?? document.body

it.each([
  ['pointer', () => fireEvent.pointerMove(element('box'))],
  ['key', () => fireEvent.keyDown(element('box'), { key: 'a' })],
  ['scroll', () => fireEvent.scroll(element('box'))],
  ['wheel', () => fireEvent.wheel(element('box'))],
  ['touch', () => fireEvent.touchStart(element('box'))],
])('hears a %s', (_, act) => {
  act()
  expect(onActivity).toHaveBeenCalledTimes(1)
})

it('hears a video that plays, not one that is sought in', () => {
  const video = element('video')
  fireEvent.timeUpdate(video)
  expect(onActivity).not.toHaveBeenCalled()
  Object.defineProperty(video, 'paused', { value: false })
  fireEvent.timeUpdate(video)
  expect(onActivity).toHaveBeenCalledTimes(1)
})

it('takes what happens close together for one, and its end for another', () => {
  for (let times = 0; times < 10; times += 1) {
    fireEvent.pointerMove(element('box'))
    vi.advanceTimersByTime(40)
  }
  expect(onActivity).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(onActivity).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5_000)
  expect(onActivity).toHaveBeenCalledTimes(2)
})

it('hears nothing more once stopped', () => {
  stop()
  fireEvent.keyDown(element('box'), { key: 'a' })
  expect(onActivity).not.toHaveBeenCalled()
})
