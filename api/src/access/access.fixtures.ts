import type { CallInput, CallKey } from '@portal/shared/api'

/** Calls that write. */
type WriteKey = Extract<CallKey, `POST ${string}`>

const person = { firstName: 'A', lastName: 'B', email: 'somebody-new@portal.test' }
const hash = 'x'.repeat(43)

const anyFilters: CallInput<'POST /Revise/api/Revise/SavePreset'>['body']['filters'] = {
  admissionTestId: 1,
  sectionId: null,
  subjectIds: [],
  topicIds: [],
  status: [],
  difficulties: [],
  questionTypes: [],
  size: 1,
  order: 'random',
  feedback: 'end',
  timing: 'none',
  minutes: null,
}

/**
 * Input that passes validation, for every call that writes; those that name a record take its id.
 */
export const inputs: { [K in WriteKey]: (id: string) => CallInput<K> } = {
  'POST /authentication/authenticate': () => ({ body: { email: 'nobody@x.test', password: 'x' } }),
  'POST /Authentication/Session/Renew': () => ({ body: { refreshToken: hash } }),
  'POST /Authentication/Session/SignOut': () => ({ body: { refreshToken: hash } }),
  'POST /authentication/admin/impersonation/startImpersonation': (studentId) => ({
    body: { isParent: true, studentId },
  }),
  'POST /authentication/admin/impersonation/stopImpersonation': () => ({}),
  'POST /Authentication/Session/EndSession': (sessionId) => ({ body: { sessionId } }),
  'POST /Authentication/Password/ForgotPassword': () => ({ body: { email: 'nobody@x.test' } }),
  'POST /Authentication/Password/CheckLink': () => ({ body: { token: hash } }),
  'POST /Authentication/Password/ResetPassword': () => ({
    body: { token: hash, password: 'correct horse battery' },
  }),
  'POST /Authentication/Password/ChangePassword': () => ({
    body: { oldPassword: 'wrong', newPassword: 'correct horse battery' },
  }),

  'POST /User/Account/UpdateMe': () => ({
    body: { firstName: 'A', lastName: 'B', timeZone: 'Europe/London' },
  }),
  'POST /User/Account/ChangeEmail': () => ({
    body: { email: 'somewhere@portal.test', password: 'wrong' },
  }),
  'POST /User/Account/ConfirmEmail': () => ({ body: { token: hash } }),
  'POST /User/Account/SetPreference': () => ({
    body: { kind: 'company', inPortal: true, email: 'none' },
  }),
  'POST /User/Account/RequestDeletion': () => ({}),
  'POST /User/Account/WithdrawDeletion': () => ({}),
  'POST /User/admin/Account/DecideDeletion': (requestId) => ({
    body: { requestId, decision: 'declined' },
  }),
  'POST /user/UpdateUserActiveTime': () => ({ body: { activeTimeUpdateMs: 1 } }),
  'POST /System/Reports/ReportRemoteFailure': () => ({
    body: { remote: 'mfe-tutor', version: '1', shown: null, cause: '404' },
  }),
  'POST /user/student/update-pofile': () => ({ file: new Blob(['no image']) }),
  'POST /user/student/remove-profile': () => ({}),

  'POST /user/admin/booking/create': () => ({
    body: {
      student: person,
      parent: null,
      yearGroup: 13,
      schoolId: null,
      tutorIds: [],
      programName: 'Premium',
      hours: 10,
      isUnlimited: false,
      isHeadStart: false,
      entitlements: {
        hasQuestionBank: true,
        hasCourses: true,
        hasAcademy: true,
        hasSeminar: true,
        hasLibrary: true,
        hasReadingList: true,
        hasPsSubmission: true,
        hasEssaySubmission: true,
      },
      startsOn: '2026-01-01',
      expiresOn: '2026-12-31',
    },
  }),
  'POST /user/admin/upsell/create': (studentId) => ({
    body: { studentId, programName: null, hours: 1, entitlements: {}, expiresOn: null },
  }),

  'POST /User/Student/SubmitFeedback': () => ({
    body: { rating: 9, feedback: '', tuitionHours: 1, feedbackHour: 1 },
  }),
  'POST /User/Student/SubmitCSATFeedback': () => ({
    body: {
      tutorRatings: [],
      programRating: 9,
      feedback: 'More of it',
      feedbackType: 'Programme after 10 hours',
      hasInterestedSibling: null,
      siblingSchoolYear: null,
    },
  }),
  'POST /Subject/AdmissionTest/SetESATParts': () => ({ body: { selectedParts: [1, 2] } }),
  'POST /Exam/Diagnostic/StartSection': (testId) => ({ body: { testId, position: 1 } }),

  'POST /Notification/Parent/Notification/ReadNotificationLog': (NotificationId) => ({
    query: { NotificationId },
  }),
  'POST /Notification/School/Notification/ReadNotificationLog': (NotificationId) => ({
    query: { NotificationId },
  }),
  'POST /Notification/Student/Notification/ReadNotificationLog': (NotificationId) => ({
    query: { NotificationId },
  }),
  'POST /Notification/Student/Notification/MarkAlertAsRead': (alertId) => ({ query: { alertId } }),
  'POST /Notification/Parent/Notification/MarkAlertAsRead': (alertId) => ({ query: { alertId } }),
  'POST /Notification/School/Notification/MarkAlertAsRead': (alertId) => ({ query: { alertId } }),
  'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': (NotificationId) => ({
    query: { NotificationId },
  }),
  'POST /Notification/Notification/MarkAllAsRead': () => ({}),
  'POST /Announcement/Announcement/Dismiss': (announcementId) => ({ body: { announcementId } }),

  'POST /Curriculum/Curriculum/SetCompletion': (id) => ({ body: { id, isCompleted: true } }),
  'POST /Question/Question/SetBookmark': () => ({ body: { questionId: 1, isBookmarked: true } }),
  'POST /Question/QuestionFlag/FlagQuestion': () => ({ body: { questionId: 1, text: 'Unclear' } }),
  'POST /Revise/api/Revise/CreateSet': () => ({ body: anyFilters }),
  'POST /Revise/api/Revise/SaveAnswer': (setId) => ({
    body: {
      setId,
      questionId: 1,
      sequence: 1,
      response: null,
      timeMs: 0,
      hiddenMs: 0,
      isMarkedForReview: false,
      answeredAt: new Date().toISOString(),
      submit: false,
    },
  }),
  'POST /Revise/api/Revise/SelfMark': (setId) => ({
    body: { setId, questionId: 1, criteriaMet: [true] },
  }),
  'POST /Revise/api/Revise/FinishSet': (setId) => ({
    body: { setId, finishedAt: new Date().toISOString() },
  }),

  'POST /question/QuestionById': () => ({ body: { id: 1 } }),
  'POST /Question/Question/SetNote': () => ({ body: { questionId: 1, text: 'A note' } }),
  'POST /Question/QuestionFlag/Reply': (flagId) => ({ body: { flagId, text: 'Why?' } }),
  'POST /Question/tutor/QuestionFlag/AnswerFlag': (flagId) => ({
    body: { flagId, text: 'So.', outcome: 'explained', suggestedChange: null },
  }),
  'POST /Revise/api/Revise/DrawNext': (setId) => ({ body: { setId, position: 2 } }),
  'POST /Revise/api/Revise/EditSet': (setId) => ({
    body: {
      setId,
      title: 'Another name',
      feedback: 'each',
      size: 5,
      removedIds: [],
      timing: 'none',
      minutes: null,
      secondsPerQuestion: null,
    },
  }),
  'POST /Revise/api/Revise/SavePreset': () => ({ body: { name: 'Mine', filters: anyFilters } }),
  'POST /Revise/api/Revise/RemovePreset': (id) => ({ body: { id } }),
  'POST /Revise/api/Revise/SetReviewLimit': () => ({ body: { dailyLimit: 20 } }),
  'POST /Revise/api/Revise/StartReview': () => ({}),
  'POST /Revise/api/Revise/SetMissReason': () => ({ body: { questionId: 1, reason: 'guessed' } }),
  'POST /Revise/api/Revise/StartMisses': () => ({
    body: { reason: null, topicId: null, size: 5 },
  }),
  'POST /Revise/tutor/Marking/MarkEssay': (studentId) => ({
    body: {
      studentId,
      setId: crypto.randomUUID(),
      questionId: 1,
      criteriaMet: [true],
      comment: '',
    },
  }),

  'POST /Exam/Simulate/Start': () => ({ body: { examSectionIds: [1] } }),
  'POST /Exam/Simulate/StartPart': (sittingId) => ({ body: { sittingId, position: 1 } }),
  'POST /Exam/Simulate/EndSitting': (sittingId) => ({ body: { sittingId } }),
  'POST /Exam/tutor/Simulate/GiveExtraMinutes': (studentId) => ({
    body: { studentId, setId: crypto.randomUUID(), minutes: 5 },
  }),
  'POST /Exam/Diagnostic/AdoptPlan': (testId) => ({ body: { testId } }),

  'POST /training/api/Learning/CreateCompletion': () => ({ body: { subTopicId: 1 } }),
  'POST /training/api/Learning/StartCheck': () => ({ body: { subTopicId: 1 } }),
}

/** Calls that read a record, by the field of the query that names it. */
const readsBy: { [K in CallKey]?: string } = {
  'GET /Revise/api/Revise/GetSet': 'setId',
  'GET /Revise/api/Revise/GetSolutions': 'setId',
  'GET /Dashboard/Parent/Dashboard/GetDashboardData': 'studentId',
  'GET /Dashboard/School/Dashboard/GetSchoolSummary': 'schoolId',
  'GET /Dashboard/School/Dashboard/GetSchoolStudents': 'schoolId',
  'GET /user/school/AuditDashboard/DownLoad': 'id',
  'GET /Question/QuestionFlag/GetFlag': 'flagId',
  'GET /Revise/api/Revise/GetClock': 'setId',
  'GET /Revise/api/Revise/GetEditableSet': 'setId',
  'GET /Revise/tutor/Marking/GetEssay': 'studentId',
  'GET /Exam/Simulate/GetSitting': 'sittingId',
  'GET /Exam/Simulate/GetResult': 'sittingId',
  'GET /Exam/Diagnostic/GetResult': 'testId',
  'GET /Exam/Diagnostic/GetResultByTopic': 'testId',
}

/** What those of them ask for beside the record. */
const otherQuery: { [K in CallKey]?: Record<string, unknown> } = {
  'GET /Revise/tutor/Marking/GetEssay': { setId: crypto.randomUUID(), questionId: 1 },
}

function isWriteKey(call: CallKey): call is WriteKey {
  return call in inputs
}

/** Input that passes validation and names a record, for calls that write or name one. */
export function withId(call: CallKey, id: string): object {
  if (isWriteKey(call)) return inputs[call](id)
  const field = readsBy[call]
  if (field === undefined) throw new Error(`${call} names no record that is known here`)
  return { query: { ...otherQuery[call], [field]: id } }
}
