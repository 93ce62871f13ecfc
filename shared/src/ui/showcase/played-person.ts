import { useSession } from '@portal/shared/session'
import type { Claims } from '../../contract/claims.ts'
import { playCalls } from './played-calls.ts'

const ada: Claims = {
  userId: '01900000-0000-7000-8000-000000000900',
  role: 'Student',
  email: 'ada@portal.test',
  schools: [],
  isHeadStart: false,
  hasQuestionBank: true,
  isSeminarTutor: false,
  isEssayPsTutor: false,
  isImpersonating: false,
  hasCourses: true,
  hasAcademy: true,
  hasSeminar: true,
  hasLibrary: true,
  hasReadingList: true,
  hasPsSubmission: true,
  hasEssaySubmission: true,
  exp: 4_000_000_000,
}

playCalls({
  'GET /User/Account/GetMe': () => ({
    ...{ id: ada.userId, firstName: 'Maya', lastName: 'Clarke', email: ada.email },
    ...{ role: ada.role, timeZone: 'Europe/London', schools: [], hasPicture: false },
  }),
})

/**
 * Has somebody on the page of examples, for what goes by the person: drafts, and that nothing can be
 * changed while a parent views the portal. No token: the session of whoever is signed in is left alone.
 */
export function playPerson(changes: Partial<Claims> = {}): void {
  useSession.setState({ claims: { ...ada, ...changes } })
}
