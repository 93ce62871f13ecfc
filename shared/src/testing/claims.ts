import type { Claims } from '../contract/claims.ts'
import type { Role } from '../contract/roles.ts'

/** Claims of somebody with every entitlement, whose token is good for another 15 minutes. */
export function makeClaims(changes: Partial<Claims> = {}): Claims {
  const role: Role = changes.role ?? 'Student'
  return {
    userId: '00000000-0000-4000-8000-000000000001',
    role,
    email: `${role.toLowerCase().replace(' ', '-')}@portal.test`,
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
    exp: Math.floor(Date.now() / 1000) + 900,
    ...changes,
  }
}

/** A payload as the server's tokens carry it: flags as texts, names as on the wire. */
export function makePayload(claims: Claims = makeClaims()): Record<string, unknown> {
  const flag = (value: boolean) => (value ? 'True' : 'False')
  return {
    sub: claims.userId,
    role: claims.role,
    email: claims.email,
    Schools: claims.schools.length === 1 ? claims.schools[0] : claims.schools,
    IsHeadStart: flag(claims.isHeadStart),
    HasQuestionBank: flag(claims.hasQuestionBank),
    isseminartutor: flag(claims.isSeminarTutor),
    isessaypstutor: flag(claims.isEssayPsTutor),
    IsImpersonating: claims.isImpersonating ? 'true' : 'false',
    hascourses: flag(claims.hasCourses),
    HasAcademy: flag(claims.hasAcademy),
    HasSeminar: flag(claims.hasSeminar),
    haslibrary: flag(claims.hasLibrary),
    HasReadingList: flag(claims.hasReadingList),
    HasPsSubmission: flag(claims.hasPsSubmission),
    HasEssaySubmission: flag(claims.hasEssaySubmission),
    iat: claims.exp - 900,
    exp: claims.exp,
  }
}

/** An access token with this payload; its signature is made up. */
export function makeToken(payload: unknown = makePayload()): string {
  const part = (value: unknown) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value))
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  }
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}.c2lnbmF0dXJl`
}
