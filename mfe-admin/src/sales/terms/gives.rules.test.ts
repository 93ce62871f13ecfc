import { describe, expect, it } from 'vitest'
import type { Programme } from '../programmes.queries.ts'
import { endOf, filledFrom, givesFaults, givesSent, startedOn } from './gives.rules.ts'
import type { LineValues } from './terms.rules.ts'

const makeProgramme = (change: Partial<Programme> = {}): Programme => ({
  ...{ programmeId: '00000000-0000-4000-8000-000000000001', name: 'Premium', hours: 20 },
  ...{ isUnlimited: false, isHeadStart: false, months: 12, endsOnDay: null, vat: 'standard' },
  entitlements: {
    ...{ hasQuestionBank: true, hasCourses: false, hasAcademy: false, hasSeminar: false },
    ...{ hasLibrary: true, hasReadingList: false, hasPsSubmission: false },
    hasEssaySubmission: false,
  },
  ...{ pricePence: 240_000, students: 14, isArchived: false, hasFixedName: false, version: 3 },
  ...change,
})

const extra: LineValues = { kind: 'extra', description: 'Books', pence: 50, vat: 'zero' }

it.each([
  ['12 months', { months: 12, endsOnDay: null }, '2026-09-01', '2027-08-31'],
  ['a month from the 31st', { months: 1, endsOnDay: null }, '2027-01-31', '2027-02-27'],
  ['6 months over the year', { months: 6, endsOnDay: null }, '2026-10-15', '2027-04-14'],
  ['a day to come this year', { months: null, endsOnDay: '31-12' }, '2026-09-01', '2026-12-31'],
  ['that day itself', { months: null, endsOnDay: '01-09' }, '2026-09-01', '2026-09-01'],
  [
    'a day that has gone this year',
    { months: null, endsOnDay: '30-06' },
    '2026-09-01',
    '2027-06-30',
  ],
  ['29 February', { months: null, endsOnDay: '29-02' }, '2026-09-01', '2027-02-28'],
])('a programme ends after %s', (_, programme, startsOn, end) => {
  expect(endOf(programme, startsOn)).toBe(end)
})

describe('a programme', () => {
  const startsOn = '2026-09-01'
  it('fills what is given, until when, and its price, and leaves the other lines', () => {
    const old: LineValues = { kind: 'programme', description: 'Old', pence: 1, vat: 'exempt' }
    const filled = filledFrom(makeProgramme(), { startsOn, lines: [old, extra] })
    expect(filled).toMatchObject({
      ...{ programName: 'Premium', hours: 20, isUnlimited: false, expiresOn: '2027-08-31' },
      entitlements: ['hasQuestionBank', 'hasLibrary'],
      lines: [{ kind: 'programme', description: 'Premium', pence: 2_400, vat: 'standard' }, extra],
    })
  })

  it('without a limit has no hours, and one without a price no line', () => {
    const filled = filledFrom(makeProgramme({ isUnlimited: true, pricePence: 0 }), {
      ...{ startsOn, lines: [extra] },
    })
    expect(filled).toMatchObject({ hours: 0, lines: [extra] })
  })

  it('moves its end with the first day, unless another end was chosen', () => {
    const given = { startsOn, expiresOn: '2027-08-31' }
    expect(startedOn('2026-10-01', given, makeProgramme()).expiresOn).toBe('2027-09-30')
    const chosen = { startsOn, expiresOn: '2027-06-30' }
    expect(startedOn('2026-10-01', chosen, makeProgramme()).expiresOn).toBe('2027-06-30')
    expect(startedOn('2026-10-01', given, undefined).expiresOn).toBe('2027-08-31')
  })

  it('is sent with each entitlement, and without hours where there is no limit', () => {
    const values = filledFrom(makeProgramme(), { startsOn, lines: [] })
    expect(givesSent(values)).toMatchObject({
      ...{ hours: 20, programmeId: values.programmeId },
      entitlements: { hasQuestionBank: true, hasCourses: false, hasLibrary: true },
    })
    const own = givesSent({ ...values, programmeId: '', isUnlimited: true, hours: 5 })
    expect(own).not.toHaveProperty('programmeId')
    expect(own.hours).toBe(0)
    expect(givesFaults({ ...values, hours: null, startsOn: '', expiresOn: '' })).toEqual({
      ...{ hours: 'Enter hours, or 0', startsOn: 'Enter the first day' },
      expiresOn: 'Enter the last day',
    })
  })
})
