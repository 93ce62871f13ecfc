import { describe, expect, it } from 'vitest'
import { makeClaims } from '../testing/claims.ts'
import type { Claims } from './claims.ts'
import { type Entitlement, hasEntitlement, holds, isOnAllowList, lacks } from './index.ts'
import { type Role, roles } from './roles.ts'

/** Each claim that opens something, with what it opens to a student and to a tutor. */
const claimsOf: [claim: keyof Claims, student: Entitlement[], tutor: Entitlement[]][] = [
  ['hasQuestionBank', ['questionBank'], ['questionBank']],
  ['hasCourses', ['courses'], []],
  ['hasAcademy', ['academy'], []],
  ['hasSeminar', ['seminar'], []],
  ['hasLibrary', ['library'], []],
  ['hasReadingList', ['readingList'], []],
  ['hasPsSubmission', ['psSubmission', 'submission'], []],
  ['hasEssaySubmission', ['essaySubmission', 'submission'], []],
  ['isSeminarTutor', [], ['seminarTutor']],
  ['isEssayPsTutor', [], ['essayPsTutor']],
]

const programme: Entitlement[] = [...new Set(claimsOf.flatMap(([, student]) => student))]
const ofTutors: Entitlement[] = ['seminarTutor', 'essayPsTutor']
/** What no single claim opens; who teaches or runs the portal has it with the rest. */
const joined: Entitlement[] = ['books', 'reading']
const all = [...programme, ...joined, ...ofTutors]
const butBank = [...programme, ...joined].filter((each) => each !== 'questionBank')

const nothing = Object.fromEntries(claimsOf.map(([claim]) => [claim, false]))

/** What somebody with these claims alone has, of all there is. */
function heldBy(role: Role, claims: Partial<Claims>, allowList: string[] = []): Entitlement[] {
  const whole = makeClaims({ ...nothing, role, ...claims })
  return all.filter((each) => hasEntitlement(whole, each, allowList))
}

const sorted = (list: readonly string[]) => [...list].sort()

describe('what somebody has', () => {
  it.each(claimsOf)('%s opens its own to a student, and nothing else', (claim, student) => {
    expect(sorted(heldBy('Student', { [claim]: true }))).toEqual(sorted(student))
  })

  it.each(claimsOf)('%s adds its own to what every tutor has', (claim, _student, tutor) => {
    expect(sorted(heldBy('Tutor', { [claim]: true }))).toEqual(sorted([...butBank, ...tutor]))
  })

  it.each<[Role, Entitlement[]]>([
    ['Admin', all],
    ['Senior Tutor', [...butBank, ...ofTutors]],
    ['Tutor', butBank],
    ['Student', []],
    ['Parent', []],
    ['School Manager', []],
  ])('of a %s without any claim is by the role', (role, expected) => {
    expect(sorted(heldBy(role, {}))).toEqual(sorted(expected))
  })

  it('is nothing for those who neither learn nor teach, whatever their token says', () => {
    const everything = Object.fromEntries(claimsOf.map(([claim]) => [claim, true]))
    for (const role of ['Parent', 'School Manager'] as const) {
      expect(heldBy(role, everything)).toEqual([])
    }
  })
})

describe('what takes more than one claim', () => {
  it.each<[Entitlement, string, Partial<Claims>, boolean]>([
    ['books', 'with essays', { hasLibrary: true, hasEssaySubmission: true }, true],
    ['books', 'with statements', { hasLibrary: true, hasPsSubmission: true }, true],
    ['books', 'without submission', { hasLibrary: true }, false],
    ['books', 'without the library', { hasEssaySubmission: true, hasPsSubmission: true }, false],
    ['books', 'by the list', { hasReadingList: true, hasEssaySubmission: true }, false],
    ['reading', 'with essays', { hasReadingList: true, hasEssaySubmission: true }, true],
    ['reading', 'with statements', { hasReadingList: true, hasPsSubmission: true }, true],
    ['reading', 'without submission', { hasReadingList: true }, false],
    ['reading', 'without the list', { hasEssaySubmission: true, hasPsSubmission: true }, false],
    ['reading', 'by the library', { hasLibrary: true, hasEssaySubmission: true }, false],
  ])('is %s to a student %s', (needed, _name, claims, expected) => {
    expect(heldBy('Student', claims).includes(needed)).toBe(expected)
  })
})

describe('the allow-list', () => {
  const email = 'Ada@Portal.test'

  it.each(roles)('opens to a %s the question bank at most', (role) => {
    const without = heldBy(role, { email })
    const expected = role === 'Student' ? ['questionBank'] : without
    expect(heldBy(role, { email }, ['ada@PORTAL.test'])).toEqual(expected)
    expect(heldBy(role, { email }, ['bea@portal.test'])).toEqual(without)
  })

  it('names addresses in any letter case, and whole', () => {
    expect(isOnAllowList({ email }, ['ADA@portal.test'])).toBe(true)
    expect(isOnAllowList({ email }, ['da@portal.test', 'ada@portal.tes', ''])).toBe(false)
    expect(isOnAllowList({ email }, [])).toBe(false)
  })
})

describe('conditions of screens and menus', () => {
  it.each([
    ['with the claim', true, [], true],
    ['without it', false, [], false],
    ['on the allow-list', false, ['ada@portal.test'], true],
  ])('hold for a student %s', (_name, hasQuestionBank, allowList, expected) => {
    const viewer = {
      claims: makeClaims({ role: 'Student', email: 'ada@portal.test', hasQuestionBank }),
      settings: { isDemo: true, helpChatUrl: '', reviewUrl: '', allowList },
    }
    expect(holds('questionBank')(viewer)).toBe(expected)
    expect(lacks('questionBank')(viewer)).toBe(!expected)
  })
})
