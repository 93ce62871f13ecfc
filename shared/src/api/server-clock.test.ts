// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteServerDate, presentMoment } from './server-clock.ts'
import { send } from './transport.ts'

const device = Date.parse('2027-03-04T10:00:00Z')
const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: device, toFake: ['Date'] })
})
afterEach(() => {
  noteServerDate(new Date().toUTCString())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the present moment', () => {
  it.each([
    ['two hours behind', 2 * hour, 2 * hour],
    ['a day ahead', -24 * hour, -24 * hour],
    ['right but for a minute', 59_000, 0],
  ])('is the server’s where the device’s clock is %s', (_, off, corrected) => {
    noteServerDate(new Date(device + off).toUTCString())
    expect(presentMoment()).toBe(device + corrected)
  })

  it('goes on with the device’s clock, and is right again once that is', () => {
    noteServerDate(new Date(device + 2 * hour).toUTCString())
    vi.setSystemTime(device + 5_000)
    expect(presentMoment()).toBe(device + 2 * hour + 5_000)
    vi.setSystemTime(device + 2 * hour)
    noteServerDate(new Date(device + 2 * hour).toUTCString())
    expect(presentMoment()).toBe(device + 2 * hour)
  })

  it.each([null, '', 'soon'])('is the device’s where an answer says %o', (date) => {
    noteServerDate(date)
    expect(presentMoment()).toBe(device)
  })

  it('is taken from any answer of the server', async () => {
    const headers = { date: new Date(device - 2 * hour).toUTCString() }
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: true, message: null, data: null }, { headers }),
    )
    await send('GET /User/Account/GetMe', {})
    expect(presentMoment()).toBe(device - 2 * hour)
  })
})
