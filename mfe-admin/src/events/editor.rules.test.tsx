import { makeEvent, makeEventSession, testEventId, testUid } from '@portal/shared/testing'
import { expect, it, test } from 'vitest'
import { type EventValues, faultsOf, previewOf, sentEvent, valuesOf } from './editor.rules.ts'
import { newSession } from './session.rules.ts'

it('sends an event as it was read', () => {
  const event = makeEvent({ sessions: [makeEventSession({ joinLink: 'https://a.test/' })] })
  expect(sentEvent(valuesOf(event), 'seminar', event.id)).toEqual({
    ...{ id: testEventId, version: 3, kind: 'seminar', title: 'Vectors', capacity: 20 },
    ...{ description: 'Bring a ruler.', degreeGroupIds: [4], tutorIds: [testUid(320)] },
    ...{ enrolment: 'open', recordingFor: 'places' },
    sessions: [
      {
        ...{ id: event.sessions[0]?.id, title: '', place: '', joinLink: 'https://a.test/' },
        ...{ startsAt: '2027-03-06T10:00', endsAt: '2027-03-06T12:00', timeZone: 'Europe/London' },
      },
    ],
  })
})

it('sends nothing of a version for a new one, nor of a tutor who is not chosen', () => {
  const sent = sentEvent(valuesOf(undefined), 'course', undefined)
  expect(sent).not.toHaveProperty('id')
  expect(sent).not.toHaveProperty('version')
  expect(sent).toMatchObject({ kind: 'course', tutorIds: [], capacity: 20 })
})

test.each<[Partial<EventValues>, number | null, string | false]>([
  [{ capacity: 5 }, 5, false],
  // An empty field is no wish for all to come.
  [{ capacity: null }, null, 'Enter how many places there are'],
  [{ capacity: null, isUnlimited: true }, null, false],
  [{ capacity: 5, isUnlimited: true }, null, false],
])('places of %o', (changes, capacity, fault) => {
  const values = { ...valuesOf(undefined), ...changes }
  expect(sentEvent(values, 'seminar', undefined).capacity).toBe(capacity)
  expect(faultsOf(values).capacity).toBe(fault)
})

it('keeps that there is no limit', () => {
  const values = valuesOf(makeEvent({ capacity: null }))
  expect(values).toMatchObject({ isUnlimited: true, capacity: 20 })
})

it('says what is wrong at the place of the session', () => {
  const lost = { ...newSession, day: '2027-03-28', time: '01:30', lastDay: '2027-03-28' }
  expect(faultsOf({ ...valuesOf(undefined), sessions: [newSession, lost] })).toMatchObject({
    'sessions.0.startsAt': false,
    'sessions.1.startsAt': 'This time does not exist: the clocks go forward over it',
  })
})

it('shows of what is typed what has a moment, the hour that comes twice as it is meant', () => {
  const twice = {
    ...{ ...newSession, day: '2026-10-25', time: '01:30', lastDay: '2026-10-25' },
    ...{ lastTime: '01:45', occurrence: 'second' as const },
  }
  const event = previewOf(
    { ...valuesOf(undefined), sessions: [newSession, twice], degreeGroupIds: ['4'] },
    'course',
    {
      tutors: [],
      degreeGroups: [
        { id: 4, name: 'Engineering' },
        { id: 5, name: 'Law' },
      ],
    },
  )
  expect(event).toMatchObject({ title: 'No title yet', degreeGroups: [{ name: 'Engineering' }] })
  expect(event.sessions).toMatchObject([
    { startsAt: '2026-10-25T01:30:00.000Z', endsAt: '2026-10-25T01:45:00.000Z' },
  ])
})
