import { describe, expect, it } from 'vitest'
import {
  canBeEdited,
  canBeRecalled,
  countsOf,
  errorsOf,
  isFarOff,
  type RecipientGroup,
  stateAfterCancel,
} from './messages.rules.ts'
import { audienceWith } from './testing.ts'

it.each([
  [100, 110, false],
  [100, 111, true],
  [100, 90, false],
  [100, 89, true],
  [5, 5, false],
  [5, 6, true],
  [1, 0, true],
])('of %i expected, %i is another audience: %s', (expected, found, isOff) => {
  expect(isFarOff(expected, found)).toBe(isOff)
})

it.each([
  ['draft', true, undefined, false],
  ['scheduled', true, 'draft', false],
  ['waiting', true, 'draft', false],
  ['sending', false, 'cancelled', true],
  ['sent', false, undefined, true],
  ['cancelled', false, undefined, true],
  ['recalled', false, undefined, false],
] as const)(
  'what is %s can be edited: %s, stopped to %s, recalled: %s',
  (state, edit, stop, back) => {
    expect(canBeEdited(state)).toBe(edit)
    expect(stateAfterCancel(state)).toBe(stop)
    expect(canBeRecalled(state)).toBe(back)
  },
)

describe('a message', () => {
  const named = {
    audience: audienceWith({ schoolIds: ['a', 'b'], userIds: ['c'] }),
    navigatableLink: '/tuition',
    expiresAt: '2027-03-27T12:00:00.000Z',
  }
  const known = { sendAt: null, schools: 2, roles: ['Student'] as const }
  const paths = (own: Partial<Parameters<typeof errorsOf>[1]>) =>
    errorsOf(named, { ...known, ...own }).map(({ path }) => path)

  it('names schools and people that there are, who can open its page', () => {
    expect(paths({})).toEqual([])
    expect(paths({ schools: 1 })).toEqual(['body.audience.schoolIds'])
    expect(paths({ roles: [] })).toEqual(['body.audience.userIds'])
    expect(paths({ roles: ['Admin'] })).toEqual(['body.audience.userIds', 'body.navigatableLink'])
    expect(paths({ roles: ['Parent'] })).toEqual(['body.navigatableLink'])
  })

  it('goes out before it is out of the bells', () => {
    expect(paths({ sendAt: new Date('2027-03-27T11:59:00Z') })).toEqual([])
    expect(paths({ sendAt: new Date('2027-03-27T12:00:00Z') })).toEqual(['body.expiresAt'])
  })
})

it('counts those who have a message by way, by what became of it, and by role', () => {
  const group = (own: Partial<RecipientGroup>): RecipientGroup => ({
    ...{ role: 'Parent', inPortal: true, isRead: false, isAtOnce: false, mail: 'none', people: 1 },
    ...own,
  })
  const counts = countsOf([
    group({ people: 10 }),
    group({ isRead: true, people: 4 }),
    group({ isAtOnce: true, mail: 'sent', people: 3 }),
    group({ isAtOnce: true, mail: 'bounced' }),
    group({ mail: 'bounced', people: 2 }),
    group({ role: 'Tutor', mail: 'digest', inPortal: false, people: 5 }),
    group({ role: 'Tutor', mail: 'sent', inPortal: false, people: 6 }),
  ])
  expect(counts).toEqual({
    ...{ recipients: 31, portal: 20, mailAtOnce: 4, digest: 11, noMail: 14, bouncing: 2, read: 4 },
    mails: { none: 14, digest: 5, waiting: 0, sent: 9, failed: 0, bounced: 3 },
    byRole: [
      { role: 'Parent', recipients: 20, portal: 20, read: 4, mailed: 3 },
      { role: 'Tutor', recipients: 11, portal: 0, read: 0, mailed: 6 },
    ],
  })
})
