import type { Entitlement } from '@portal/shared/contract'

/** What a call needs, as refusals and the description of the calls name it. */
export const entitlementWords: Readonly<Record<Entitlement, string>> = {
  questionBank: 'the question bank',
  courses: 'courses',
  academy: 'the academy',
  seminar: 'seminars',
  library: 'the library',
  readingList: 'the reading list',
  psSubmission: 'personal statements',
  essaySubmission: 'essays',
  submission: 'essays or personal statements',
  books: 'the library',
  reading: 'the reading list',
  seminarTutor: 'giving seminars',
  essayPsTutor: 'marking essays and personal statements',
}
