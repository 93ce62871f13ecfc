import { testUid } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { missingOf, ofKind, openedOf, sentOf, startOf } from './upsell.rules.ts'
import { makeProgramme, makeRequest } from './upsell.testing.ts'

const today = '2027-03-02'

describe('a sale', () => {
  it('begins with nothing, or with what was asked for and is not there yet', () => {
    const nothing = { hours: 0, entitlements: [], isUnlimited: false }
    expect(startOf(makeProgramme(), today)).toMatchObject(nothing)
    expect(startOf(makeProgramme({ request: makeRequest() }), today)).toMatchObject({
      ...{ hours: 10, entitlements: ['hasSeminar'] },
    })
    const endless = makeProgramme({ isUnlimited: true, request: makeRequest() })
    expect(startOf(endless, today).hours).toBe(0)
  })

  it('sends what is filled in, and the request that it is of', () => {
    const values = {
      ...startOf(makeProgramme({ request: makeRequest() }), today),
      programName: ' ',
    }
    expect(sentOf(makeProgramme({ request: makeRequest() }), values)).toEqual({
      ...{ studentId: testUid(1), hours: 10, entitlements: { hasSeminar: true } },
      ...{ expiresOn: null, programName: null, upgradeRequestId: testUid(2) },
      lines: [
        { kind: 'extra', description: 'Seminars and hours', pence: 120_000, vat: 'standard' },
      ],
      ...{ plan: { kind: 'once', dueOn: today }, payer: { userId: testUid(7) } },
    })
    const more = {
      ...values,
      lines: [],
      isUnlimited: true,
      expiresOn: '2028-06-30',
      programName: 'Fellow',
    }
    expect(sentOf(makeProgramme(), more)).toEqual({
      ...{ studentId: testUid(1), hours: 10, entitlements: { hasSeminar: true } },
      ...{ expiresOn: '2028-06-30', programName: 'Fellow', isUnlimited: true },
    })
  })
})

describe('a renewal', () => {
  it('begins the day after the programme ends, with all that is open, or today', () => {
    expect(startOf(makeProgramme(), today).startsOn).toBe('2028-01-01')
    expect(startOf(makeProgramme({ expiresOn: '2027-01-31' }), today).startsOn).toBe(today)
    const renewal = ofKind('renewal', makeProgramme({ request: makeRequest() }), today)
    expect(renewal.entitlements).toEqual(['hasQuestionBank', 'hasLibrary', 'hasSeminar'])
    const back = ofKind('adds', makeProgramme({ request: makeRequest() }), today)
    expect(back.entitlements).toEqual(['hasSeminar'])
  })

  it('is sent with its first day and each entitlement', () => {
    const programme = makeProgramme()
    const values = { ...startOf(programme, today), ...ofKind('renewal', programme, today) }
    expect(sentOf(programme, { ...values, expiresOn: '2028-12-31' })).toMatchObject({
      ...{ startsOn: '2028-01-01', expiresOn: '2028-12-31' },
      entitlements: { hasQuestionBank: true, hasCourses: false },
    })
  })
})

it.each([
  ['once', 10, 'extra', 'Seminars and hours', 1_200],
  ['hour', 2.5, 'hours', 'Seminars and hours', 3_000],
  ['month', 0, 'extra', 'Seminars and hours, £1,200 a month', 1_200],
] as const)('a request at a price by %s fills the line', (per, hours, kind, description, pence) => {
  const request = makeRequest()
  const upgrade = { ...request.upgrade, per, hours }
  const { lines } = startOf(makeProgramme({ request: { ...request, upgrade } }), today)
  expect(lines).toEqual([{ kind, description, pence, vat: 'standard' }])
})

it('tells what a programme opens from what it does not', () => {
  expect(openedOf(makeProgramme())).toBe('Question bank, Library')
  expect(missingOf(makeProgramme()).map(({ label }) => label)).toEqual([
    ...['Courses', 'Academy', 'Seminars', 'Reading list', 'Personal statements', 'Essays'],
  ])
})
