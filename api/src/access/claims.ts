import { type Claims, isRole } from '@portal/shared/contract'

/** What an access token says of a person; `exp` is added when it is signed. */
export interface PersonClaims extends Omit<Claims, 'exp'> {
  /** A student's programme has ended. No claim: the token's `jti` says it to this server alone. */
  isExpired?: boolean
}

/** The flags, by their names on the wire, in whose letter case there is no order. */
const flags = {
  IsHeadStart: 'isHeadStart',
  HasQuestionBank: 'hasQuestionBank',
  isseminartutor: 'isSeminarTutor',
  isessaypstutor: 'isEssayPsTutor',
  hascourses: 'hasCourses',
  HasAcademy: 'hasAcademy',
  HasSeminar: 'hasSeminar',
  haslibrary: 'hasLibrary',
  HasReadingList: 'hasReadingList',
  HasPsSubmission: 'hasPsSubmission',
  HasEssaySubmission: 'hasEssaySubmission',
} as const satisfies Record<string, keyof PersonClaims>

type WireFlag = keyof typeof flags
const wireFlags = Object.keys(flags) as WireFlag[]

/** Claims as the token carries them; `sub`, `iat`, `exp` and `jti` come with the signature. */
export function toWire(claims: PersonClaims): Record<string, string | string[]> {
  const [first = '', ...others] = claims.schools
  return {
    role: claims.role,
    email: claims.email,
    Schools: others.length === 0 ? first : [first, ...others],
    ...Object.fromEntries(wireFlags.map((flag) => [flag, claims[flags[flag]] ? 'True' : 'False'])),
    IsImpersonating: claims.isImpersonating ? 'true' : 'false',
  }
}

/** Reads a verified payload; undefined when it is none that this server would have signed. */
export function fromWire(payload: Readonly<Record<string, unknown>>): Claims | undefined {
  const { sub, role, email, exp, Schools } = payload
  if (typeof sub !== 'string' || !isRole(role) || typeof email !== 'string') return undefined
  if (typeof exp !== 'number') return undefined
  const isOn = (flag: WireFlag) => payload[flag] === 'True'
  return {
    userId: sub,
    role,
    email,
    exp,
    schools: (Array.isArray(Schools) ? Schools : [Schools]).filter(
      (school): school is string => typeof school === 'string' && school !== '',
    ),
    isHeadStart: isOn('IsHeadStart'),
    hasQuestionBank: isOn('HasQuestionBank'),
    isSeminarTutor: isOn('isseminartutor'),
    isEssayPsTutor: isOn('isessaypstutor'),
    isImpersonating: payload.IsImpersonating === 'true',
    hasCourses: isOn('hascourses'),
    hasAcademy: isOn('HasAcademy'),
    hasSeminar: isOn('HasSeminar'),
    hasLibrary: isOn('haslibrary'),
    hasReadingList: isOn('HasReadingList'),
    hasPsSubmission: isOn('HasPsSubmission'),
    hasEssaySubmission: isOn('HasEssaySubmission'),
  }
}
