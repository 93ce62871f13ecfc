import { expect, it } from 'vitest'
import {
  emptyMessage,
  type Kept,
  messageBody,
  messageFaults,
  messageValues,
} from './message-values.rules.ts'

const [messageId, schoolId, personId] = ['m1', 's5', 'p6']

const kept: Kept = {
  ...{ title: 'Mock week', description: 'Mocks start on Monday.', version: 3 },
  audience: {
    ...{ roles: ['Student'], schoolIds: [schoolId], programmes: ['Premium'] },
    ...{ yearGroups: [12, 13], userIds: [], exceptUserIds: [personId] },
  },
  ...{ link: 'The timetable', notificationLink: 'https://example.org/mocks' },
  ...{ navigatableLink: null, expiresAt: '2027-07-01T11:30:00.000Z' },
}

it('sends what it was made of where nothing was changed', () => {
  expect(messageBody(messageValues(kept), messageId)).toEqual({ ...kept, messageId: messageId })
})

it('shows an end by the clocks of London', () => {
  expect(messageValues(kept).expires).toEqual({ day: '2027-07-01', time: '12:30' })
  expect(messageValues({ ...kept, expiresAt: null }).expires).toEqual({ day: '', time: '' })
})

it('sends null for what is left empty', () => {
  expect(messageBody({ ...emptyMessage, link: '  ' }, null)).toMatchObject({
    ...{ messageId: null, link: null, notificationLink: null, navigatableLink: null },
    expiresAt: null,
  })
})

it.each([
  ['', '', null, {}],
  ['2027-07-01', '12:30', '2027-07-01T11:30:00.000Z', {}],
  // To the end of the day where no time is typed.
  ['2027-07-01', '', '2027-07-01T22:59:00.000Z', {}],
  ['', '12:30', null, { 'expires.day': 'Choose a day' }],
  ['2027-07-01', 'noon', null, { 'expires.time': 'Enter a time, as 09:00' }],
])('takes an end of %j %j as %s', (day, time, expiresAt, faults) => {
  const values = { ...emptyMessage, expires: { day, time } }
  expect(messageBody(values, null).expiresAt).toBe(expiresAt)
  const said = Object.entries(messageFaults(values)).filter(([, fault]) => fault)
  expect(Object.fromEntries(said)).toEqual(faults)
})

it.each([
  [{ navigatableLink: '/nowhere' }, 'navigatableLink', /path of a page/],
  [{ navigatableLink: '//other.example' }, 'navigatableLink', /path of a page/],
  [{ navigatableLink: '/tuition' }, 'navigatableLink', /Not all of the roles/],
  [{ navigatableLink: '/curriculum' }, 'navigatableLink', undefined],
  [{ notificationLink: 'https://example.org' }, 'link', /words of the link/],
  [{ link: 'The timetable' }, 'notificationLink', /where the link goes/],
  [{ link: 'The timetable', notificationLink: 'https://example.org' }, 'link', undefined],
] as const)('says of %j what is wrong with its %s', (typed, place, fault) => {
  const roles: Kept['audience']['roles'] = ['Student', 'Parent']
  const values = { ...emptyMessage, audience: { ...emptyMessage.audience, roles }, ...typed }
  const said = messageFaults(values)[place]
  if (fault === undefined) expect(said).toBe(false)
  else expect(said).toMatch(fault)
})
