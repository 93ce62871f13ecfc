import type { CallInput } from '@portal/shared/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/index.ts'
import { type HoursWorld, makeHoursApp, makeHoursWorld } from './testing.ts'

let app: TestApp
let world: HoursWorld
let sessionId: string
let requestId: string

const on = '2027-03-05T16:30:00Z'
const off = '2027-03-05T16:31:00Z'
const bySeconds = '2027-03-05T16:30:30+00:00'
const noMoment = 'on Friday'

beforeAll(async () => {
  app = await makeHoursApp()
  world = await makeHoursWorld(app)
  sessionId = await world.booked()
  const { data } = await request({ sessionId, startsAt: [on] })
  requestId = data.requestId
})
afterAll(() => app.close())

/** Calls with input that is right but for what is given. */
const schedule = (change: object) => world.schedule(world.tutor, change)
const move = (change: object) => {
  const rest = { startsAt: on, quarters: 4, joinLink: null, confirm: [] }
  const body = { sessionId, version: 1, ...rest, ...change }
  return app.call('POST /Tution/tutor/Tution/Move', world.tutor, { body })
}
const request = (change: object) => {
  const body = { sessionId, version: 1, reason: 'A football match', startsAt: [on], ...change }
  return app.call('POST /Tution/Tution/RequestReschedule', world.student, { body })
}
const answer = (change: object) => {
  const body = { requestId, version: 1, startsAt: on, message: '', ...change }
  return app.call('POST /Tution/tutor/Tution/AnswerReschedule', world.tutor, { body })
}
const addTimeOff = (change: object) => {
  const body = { from: on, until: '2027-03-06T16:30:00Z', note: '', ...change }
  return app.call('POST /Tution/tutor/Tution/AddTimeOff', world.tutor, { body })
}
const setWeek = (
  weekly: CallInput<'POST /Tution/tutor/Tution/SetAvailability'>['body']['weekly'],
) => app.call('POST /Tution/tutor/Tution/SetAvailability', world.tutor, { body: { weekly } })

const says = 'Choose a time on the quarter of an hour'
const saysOfClock = 'Choose a time on the quarter'

describe('a time off the quarter of an hour is well formed, and no rule allows it', () => {
  it.each([
    ['booking', () => schedule({ startsAt: off }), 'startsAt', says],
    ['booking, by seconds', () => schedule({ startsAt: bySeconds }), 'startsAt', says],
    ['moving', () => move({ startsAt: off }), 'startsAt', says],
    ['asking for another time', () => request({ startsAt: [on, off] }), 'startsAt.1', says],
    ['answering', () => answer({ startsAt: off }), 'startsAt', says],
    ['time off, from', () => addTimeOff({ from: off }), 'from', says],
    ['time off, until', () => addTimeOff({ until: bySeconds }), 'until', says],
    [
      'the ordinary week',
      () => setWeek([{ weekday: 1, from: '10:05', to: '11:00' }]),
      'weekly.0.from',
      saysOfClock,
    ],
    [
      'the end of a span of it',
      () => setWeek([{ weekday: 1, from: '10:00', to: '23:59' }]),
      'weekly.0.to',
      saysOfClock,
    ],
  ])('in %s', async (_, call, path, message) => {
    const { status, errors, message: said } = await call()
    expect({ status, errors, said }).toEqual({
      status: 422,
      errors: [{ path: `body.${path}`, message }],
      said: message,
    })
  })

  it('in several places at once, each named', async () => {
    const { status, errors, message } = await request({ startsAt: [off, bySeconds] })
    expect([status, message]).toEqual([422, '2 fields are not right.'])
    expect(errors).toEqual([0, 1].map((at) => ({ path: `body.startsAt.${at}`, message: says })))
  })
})

describe('input that is not well formed stays bad input', () => {
  it.each([
    ['no moment, booking', () => schedule({ startsAt: noMoment }), 'startsAt'],
    ['no moment, moving', () => move({ startsAt: noMoment }), 'startsAt'],
    ['no moment, asking', () => request({ startsAt: [noMoment] }), 'startsAt.0'],
    ['no moment, answering', () => answer({ startsAt: noMoment }), 'startsAt'],
    ['no moment, time off', () => addTimeOff({ from: noMoment }), 'from'],
    ['no time', () => setWeek([{ weekday: 1, from: '25:05', to: '26:00' }]), 'weekly.0.from'],
    ['no times', () => request({ startsAt: [] }), 'startsAt'],
    ['a time off the quarter beside it', () => move({ startsAt: off, quarters: 0 }), 'quarters'],
    ['an unknown field beside it', () => move({ startsAt: off, extra: 1 }), 'extra'],
    ['a check that is no rule', () => schedule({ startsAt: '0000-01-01T00:00:00Z' }), 'startsAt'],
  ])('%s', async (_, call, path) => {
    const { status, errors } = await call()
    expect(status).toBe(400)
    expect(errors.map((error) => error.path)).toContain(`body.${path}`)
  })

  it('says of what is no time just that it is none', async () => {
    const { errors } = await setWeek([{ weekday: 1, from: '9:00', to: '11:00' }])
    expect(errors).toEqual([{ path: 'body.weekly.0.from', message: saysOfClock }])
  })
})
