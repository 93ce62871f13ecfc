import { jwtDecode } from 'jwt-decode'
import type { Claims } from '../contract/claims.ts'
import { isRole } from '../contract/roles.ts'

/**
 * Reads the claims of an access token. Flags may be booleans or the texts 'True'
 * and 'False' in any case; one that is missing or anything else counts as false, so that a doubt
 * never opens a door. `Schools` may be one text or a list. The signature is the server's to check.
 * @returns null when the text is no token, its role is unknown or it has no expiry.
 */
export function readClaims(token: string): Claims | null {
  const payload = decode(token)
  if (payload === null) return null
  const { role, exp } = payload
  if (!isRole(role) || typeof exp !== 'number' || !Number.isFinite(exp)) return null
  return {
    userId: text(payload.sub),
    role,
    email: text(payload.email),
    schools: list(payload.Schools),
    isHeadStart: flag(payload.IsHeadStart),
    hasQuestionBank: flag(payload.HasQuestionBank),
    isSeminarTutor: flag(payload.isseminartutor),
    isEssayPsTutor: flag(payload.isessaypstutor),
    isImpersonating: flag(payload.IsImpersonating),
    hasCourses: flag(payload.hascourses),
    hasAcademy: flag(payload.HasAcademy),
    hasSeminar: flag(payload.HasSeminar),
    hasLibrary: flag(payload.haslibrary),
    hasReadingList: flag(payload.HasReadingList),
    hasPsSubmission: flag(payload.HasPsSubmission),
    hasEssaySubmission: flag(payload.HasEssaySubmission),
    exp,
  }
}

/** When the server issued a token, in seconds since the epoch; undefined when it does not say. */
export function issuedAt(token: string): number | undefined {
  const iat = decode(token)?.iat
  return typeof iat === 'number' && Number.isFinite(iat) ? iat : undefined
}

function decode(token: string): Record<string, unknown> | null {
  try {
    const payload: unknown = jwtDecode(token)
    return typeof payload === 'object' && payload !== null ? { ...payload } : null
  } catch {
    return null
  }
}

function flag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function list(value: unknown): readonly string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items.filter((item): item is string => typeof item === 'string' && item !== '')
}
