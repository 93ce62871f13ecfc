import type { Endpoint } from '@portal/shared/api/schemas'
import type { Claims, Entitlement, Role } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../calls.ts'
import { entitlementWords } from './entitlement-words.ts'
import { refusal } from './policy.ts'

const everything: Claims = {
  userId: '018f0000-0000-7000-8000-000000000000',
  role: 'Student',
  email: 'ada@portal.test',
  schools: [],
  isHeadStart: false,
  hasQuestionBank: true,
  isSeminarTutor: true,
  isEssayPsTutor: true,
  isImpersonating: false,
  hasCourses: true,
  hasAcademy: true,
  hasSeminar: true,
  hasLibrary: true,
  hasReadingList: true,
  hasPsSubmission: true,
  hasEssaySubmission: true,
  exp: 0,
}

const callerOf = (role: Role, without: Partial<Claims> = {}): Caller => ({
  userId: everything.userId,
  role,
  claims: { ...everything, role, ...without },
  isImpersonating: false,
  isExpired: false,
  sessionId: undefined,
})

const endpointFor = (needs: Entitlement, more: Partial<Endpoint> = {}): Endpoint => ({
  summary: 'A call',
  access: { who: ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'Admin'], needs, record: 'none' },
  ...more,
})

/** What a call that needs this says to somebody; undefined when it goes on. */
const said = (needs: Entitlement, caller: Caller, allowList: string[] = []) => {
  const refused = refusal(endpointFor(needs), false, caller, allowList)
  return refused && `${refused.status} ${refused.message}`
}

describe('a call that needs an entitlement', () => {
  it.each<[Entitlement, Role, Partial<Claims>, string]>([
    [
      'questionBank',
      'Student',
      { hasQuestionBank: false },
      'programme does not include the question bank',
    ],
    ['courses', 'Student', { hasCourses: false }, 'programme does not include courses'],
    ['academy', 'Student', { hasAcademy: false }, 'programme does not include the academy'],
    ['seminar', 'Student', { hasSeminar: false }, 'programme does not include seminars'],
    ['library', 'Student', { hasLibrary: false }, 'programme does not include the library'],
    [
      'readingList',
      'Student',
      { hasReadingList: false },
      'programme does not include the reading list',
    ],
    [
      'psSubmission',
      'Student',
      { hasPsSubmission: false },
      'programme does not include personal statements',
    ],
    [
      'essaySubmission',
      'Student',
      { hasEssaySubmission: false },
      'programme does not include essays',
    ],
    [
      'submission',
      'Student',
      { hasEssaySubmission: false, hasPsSubmission: false },
      'programme does not include essays or personal statements',
    ],
    ['books', 'Student', { hasLibrary: false }, 'programme does not include the library'],
    [
      'reading',
      'Student',
      { hasEssaySubmission: false, hasPsSubmission: false },
      'programme does not include the reading list',
    ],
    [
      'seminarTutor',
      'Tutor',
      { isSeminarTutor: false },
      'account does not include giving seminars',
    ],
    [
      'essayPsTutor',
      'Tutor',
      { isEssayPsTutor: false },
      'account does not include marking essays and personal statements',
    ],
  ])('says that %s is lacking, and is open with it', (needs, role, without, words) => {
    expect(said(needs, callerOf(role, without))).toBe(`403 Your ${words}.`)
    expect(said(needs, callerOf(role))).toBeUndefined()
    // To whom the role does not give it, all claims of the token are none.
    expect(said(needs, callerOf('Parent'))).toBe(
      `403 Your account does not include ${entitlementWords[needs]}.`,
    )
    expect(said(needs, callerOf('Admin', without))).toBeUndefined()
  })

  it('opens the question bank, and nothing else, by the allow-list', () => {
    const list = ['ada@portal.test']
    const without = callerOf('Student', { hasQuestionBank: false, hasAcademy: false })
    expect(said('questionBank', without, list)).toBeUndefined()
    expect(said('academy', without, list)).toContain('403')
  })

  it('asks for none once the programme has ended, where it stays open after that', () => {
    const ended = { ...callerOf('Student', { hasQuestionBank: false }), isExpired: true }
    const open = endpointFor('questionBank', { afterProgramme: true })
    expect(refusal(open, false, ended, [])).toBeUndefined()
    expect(refusal(endpointFor('questionBank'), false, ended, [])?.code).toBe('programme-ended')
  })
})
