import type { CallInput, CallKey } from '@portal/shared/api'
import type { Contract, NamedRecord } from '@portal/shared/api/schemas'
import { dayPlus } from '../days.rules.ts'
import { makePng } from '../testing/images.ts'
import { makePdf } from '../testing/pdf.ts'

/** Calls that name a record of somebody's. */
export type RecordKey = {
  [K in CallKey]: Contract[K]['access'] extends { record: NamedRecord } ? K : never
}[CallKey]

/** Calls that write or name a record. */
type InputKey = Extract<CallKey, `POST ${string}`> | RecordKey

/** What there is to name of a record. */
export interface Made {
  id: string
  /** The set that belongs to it; its own id where it is one, or where there is none. */
  setId: string
  /** A question in it, or itself; `id` is then its number as text. */
  questionId: number
}

/** A record of which nothing but the id is known. */
export const nothingBut = (id: string): Made => ({ id, setId: id, questionId: 1 })

const person = { firstName: 'A', lastName: 'B', email: 'somebody-new@portal.test' }
const hash = 'x'.repeat(43)

/** A day for the term of this id: no two terms have one in common. */
export const dayOfTerm = (id: string) =>
  dayPlus('2100-01-01', (Number.parseInt(id.slice(-8), 16) || 0) % 2_800_000)

const anyAnnouncement: Omit<
  CallInput<'POST /Announcement/admin/Announcement/Save'>['body'],
  'announcementId'
> = {
  ...{ title: 'News', text: 'About news', roles: ['Parent'] },
  ...{ from: '2026-01-01', to: '2026-01-02' },
}

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
 * Input that passes validation, for every call that writes or names a record; of a record that was
 * made for the call (`records.fixtures.ts`) it is answered with 200.
 */
const inputs: { [K in InputKey]: (made: Made) => CallInput<K> } = {
  'POST /authentication/authenticate': () => ({ body: { email: 'nobody@x.test', password: 'x' } }),
  'POST /Authentication/Session/Renew': () => ({ body: { refreshToken: hash } }),
  'POST /Authentication/Session/SignOut': () => ({ body: { refreshToken: hash } }),
  'POST /authentication/admin/impersonation/startImpersonation': ({ id: studentId }) => ({
    body: { isParent: true, studentId },
  }),
  'POST /authentication/admin/impersonation/stopImpersonation': () => ({}),
  'POST /Authentication/Session/EndSession': ({ id: sessionId }) => ({ body: { sessionId } }),
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
  'POST /User/admin/Account/DecideDeletion': ({ id: requestId }) => ({
    body: { requestId, decision: 'declined' },
  }),
  'POST /ReportCard/admin/ReportCard/SaveTerm': ({ id }) => {
    const day = dayOfTerm(id)
    return {
      body: { id, version: 1, name: 'Renamed', startsOn: day, endsOn: day, cardsDueOn: day },
    }
  },
  'POST /ReportCard/admin/ReportCard/RemoveTerm': ({ id }) => ({ body: { id, version: 1 } }),
  'POST /user/admin/AuditDashboard/SaveHoliday': ({ id }) => ({
    body: { id, version: 1, schoolId: null, name: 'Renamed', from: '2030-01-01', to: '2030-01-02' },
  }),
  'POST /user/admin/AuditDashboard/RemoveHoliday': ({ id }) => ({ body: { id, version: 1 } }),
  'GET /Operations/Job/GetJob': ({ id: jobId }) => ({ query: { jobId } }),
  'POST /Operations/admin/Job/Retry': ({ id }) => ({ body: { jobIds: [id] } }),
  'POST /Operations/admin/Job/Cancel': ({ id: jobId }) => ({ body: { jobId } }),
  'POST /User/admin/Audit/VerifyNow': () => ({}),
  'GET /Content/admin/History/GetVersions': ({ id }) => ({ query: { kind: 'term', id } }),
  'GET /Content/admin/History/GetVersion': ({ id }) => ({
    query: { kind: 'term', id, version: 1 },
  }),
  'POST /Content/admin/History/Restore': ({ id }) => ({
    body: { kind: 'term', id, version: 1, currentVersion: 2 },
  }),
  'POST /System/admin/Calendar/CopyYear': () => ({ body: { schoolId: null, fromYear: 2020 } }),
  'POST /user/UpdateUserActiveTime': () => ({ body: { activeTimeUpdateMs: 1 } }),
  'POST /System/Reports/ReportRemoteFailure': () => ({
    body: { remote: 'mfe-tutor', version: '1', shown: null, cause: '404' },
  }),
  'POST /user/student/update-pofile': () => ({ file: new Blob(['no image']) }),
  'POST /user/student/remove-profile': () => ({}),
  'POST /File/File/Upload': () => ({ query: { kind: 'image' }, file: new Blob(['no image']) }),
  'POST /Media/Upload/Begin': () => ({
    body: { kind: 'pdf', name: 'A.pdf', bytes: 1, lastModified: 0 },
  }),
  'POST /Media/Upload/Part': ({ id: uploadId }) => ({
    query: { uploadId, partNumber: 1 },
    bytes: makePdf(1),
  }),
  'POST /Media/Upload/Complete': ({ id: uploadId }) => ({ body: { uploadId } }),
  'POST /Media/Upload/Abort': ({ id: uploadId }) => ({ body: { uploadId } }),

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
  'POST /user/admin/upsell/create': ({ id: studentId }) => ({
    body: { studentId, programName: null, hours: 1, entitlements: {}, expiresOn: null },
  }),

  'POST /User/Student/SubmitFeedback': () => ({
    body: { rating: 9, feedback: '', tuitionHours: 1, feedbackHour: 1 },
  }),
  'POST /User/Student/SubmitCSATFeedback': ({ id: TutorId }) => ({
    body: {
      tutorRatings: [{ TutorId, TutorName: 'Test Person', Rating: 9 }],
      programRating: 9,
      feedback: 'More of it',
      feedbackType: 'Programme after 10 hours',
      hasInterestedSibling: false,
      siblingSchoolYear: null,
    },
  }),
  'POST /Subject/AdmissionTest/SetESATParts': () => ({ body: { selectedParts: [1, 2] } }),
  'POST /Exam/Diagnostic/StartSection': ({ id: testId }) => ({ body: { testId, position: 1 } }),

  'POST /Notification/Parent/Notification/ReadNotificationLog': ({ id: NotificationId }) => ({
    query: { NotificationId },
  }),
  'POST /Notification/School/Notification/ReadNotificationLog': ({ id: NotificationId }) => ({
    query: { NotificationId },
  }),
  'POST /Notification/Student/Notification/ReadNotificationLog': ({ id: NotificationId }) => ({
    query: { NotificationId },
  }),
  'POST /Notification/Student/Notification/MarkAlertAsRead': ({ id: alertId }) => ({
    query: { alertId },
  }),
  'POST /Notification/Parent/Notification/MarkAlertAsRead': ({ id: alertId }) => ({
    query: { alertId },
  }),
  'POST /Notification/School/Notification/MarkAlertAsRead': ({ id: alertId }) => ({
    query: { alertId },
  }),
  'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': ({ id: NotificationId }) => ({
    query: { NotificationId },
  }),
  'POST /Notification/Notification/MarkAllAsRead': () => ({}),
  'POST /Announcement/Announcement/Dismiss': ({ id: announcementId }) => ({
    body: { announcementId },
  }),

  'POST /Announcement/admin/Announcement/Preview': () => ({
    body: { announcementId: null, ...anyAnnouncement },
  }),
  'POST /Announcement/admin/Announcement/Save': ({ id: announcementId }) => ({
    body: { announcementId, version: 1, ...anyAnnouncement },
  }),
  'POST /Announcement/admin/Announcement/Archive': ({ id: announcementId }) => ({
    body: { announcementId, version: 1, isArchived: true },
  }),
  'POST /Announcement/admin/Announcement/ArchiveMany': ({ id }) => ({
    body: { announcementIds: [id], isArchived: true },
  }),

  'POST /Curriculum/Curriculum/SetCompletion': ({ id }) => ({ body: { id, isCompleted: true } }),
  'POST /Question/Question/SetBookmark': ({ questionId }) => ({
    body: { questionId, isBookmarked: true },
  }),
  'POST /Question/QuestionFlag/FlagQuestion': ({ questionId }) => ({
    body: { questionId, text: 'Unclear' },
  }),
  'POST /Revise/api/Revise/CreateSet': () => ({ body: anyFilters }),
  'POST /Revise/api/Revise/SaveAnswer': ({ id: setId, questionId }) => ({
    body: {
      setId,
      questionId,
      sequence: 1,
      response: null,
      timeMs: 0,
      hiddenMs: 0,
      isMarkedForReview: false,
      answeredAt: new Date().toISOString(),
      submit: false,
    },
  }),
  'POST /Revise/api/Revise/SelfMark': ({ id: setId, questionId }) => ({
    body: { setId, questionId, criteriaMet: [true, true, false] },
  }),
  'POST /Revise/api/Revise/FinishSet': ({ id: setId }) => ({
    body: { setId, finishedAt: new Date().toISOString() },
  }),

  'POST /question/admin/Equation/Render': () => ({ body: { latex: ['x'] } }),
  'POST /question/QuestionById': ({ questionId: id }) => ({ body: { id } }),
  'POST /Question/Question/SetNote': ({ questionId }) => ({
    body: { questionId, text: 'A note' },
  }),
  'POST /Question/QuestionFlag/Reply': ({ id: flagId }) => ({ body: { flagId, text: 'Why?' } }),
  'POST /Question/tutor/QuestionFlag/AnswerFlag': ({ id: flagId }) => ({
    body: { flagId, text: 'So.', outcome: 'explained', suggestedChange: null },
  }),
  'POST /Revise/api/Revise/DrawNext': ({ id: setId }) => ({ body: { setId, position: 1 } }),
  'POST /Revise/api/Revise/EditSet': ({ id: setId }) => ({
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
  'POST /Revise/api/Revise/RemovePreset': ({ id }) => ({ body: { id } }),
  'POST /Lists/View/SaveView': () => ({
    body: { list: 'students', name: 'Mine', address: '', isShared: false, isDefault: false },
  }),
  'POST /Lists/View/DeleteView': ({ id }) => ({ body: { viewId: id } }),
  'POST /Revise/api/Revise/SetReviewLimit': () => ({ body: { dailyLimit: 20 } }),
  'POST /Revise/api/Revise/StartReview': () => ({}),
  'POST /Revise/api/Revise/SetMissReason': ({ questionId }) => ({
    body: { questionId, reason: 'guessed' },
  }),
  'POST /Revise/api/Revise/StartMisses': () => ({
    body: { reason: null, topicId: null, size: 5 },
  }),
  'POST /Revise/tutor/Marking/MarkEssay': ({ id: studentId, setId, questionId }) => ({
    body: {
      studentId,
      setId,
      questionId,
      criteriaMet: [true, true, false],
      comment: '',
    },
  }),

  'POST /Exam/Simulate/Start': () => ({ body: { examSectionIds: [1] } }),
  'POST /Exam/Simulate/StartPart': ({ id: sittingId }) => ({ body: { sittingId, position: 1 } }),
  'POST /Exam/Simulate/EndSitting': ({ id: sittingId }) => ({ body: { sittingId } }),
  'POST /Exam/tutor/Simulate/GiveExtraMinutes': ({ id: studentId, setId }) => ({
    body: { studentId, setId, minutes: 5 },
  }),
  'POST /Exam/Diagnostic/AdoptPlan': ({ id: testId }) => ({ body: { testId } }),

  'POST /training/api/Learning/CreateCompletion': () => ({ body: { subTopicId: 1 } }),
  'POST /training/api/Learning/StartCheck': () => ({ body: { subTopicId: 1 } }),

  'GET /user/school/AuditDashboard/SchoolLogo': ({ id: schoolId }) => ({ query: { schoolId } }),
  'GET /user/school/AuditDashboard/DownLoad': ({ id }) => ({ query: { id } }),
  'POST /user/school/AuditDashboard/UploadLogo': ({ id: schoolId }) => ({
    query: { schoolId },
    file: new Blob([makePng(10, 10)]),
  }),
  'POST /user/school/AuditDashboard/RemoveLogo': ({ id: schoolId }) => ({ body: { schoolId } }),
  'GET /Dashboard/Parent/Dashboard/GetDashboardData': ({ id: studentId }) => ({
    query: { studentId },
  }),
  'GET /Dashboard/School/Dashboard/GetSchoolSummary': ({ id: schoolId }) => ({
    query: { schoolId },
  }),
  'GET /Dashboard/School/Dashboard/ExportSchoolStudents': ({ id: schoolId }) => ({
    query: { schoolId },
  }),
  'GET /Dashboard/School/Dashboard/GetSchoolStudents': ({ id: schoolId }) => ({
    query: { schoolId },
  }),
  'GET /Question/Question/GetSimilarQuestions': ({ questionId }) => ({ query: { questionId } }),
  'GET /Question/QuestionFlag/GetFlag': ({ id: flagId }) => ({ query: { flagId } }),
  'GET /Revise/api/Revise/GetSet': ({ id: setId }) => ({ query: { setId } }),
  'GET /Revise/api/Revise/GetSolutions': ({ id: setId }) => ({ query: { setId } }),
  'GET /Revise/api/Revise/GetClock': ({ id: setId }) => ({ query: { setId } }),
  'GET /Revise/api/Revise/GetEditableSet': ({ id: setId }) => ({ query: { setId } }),
  'GET /Revise/tutor/Marking/GetEssay': ({ id: studentId, setId, questionId }) => ({
    query: { studentId, setId, questionId },
  }),
  'GET /Exam/Simulate/GetSitting': ({ id: sittingId }) => ({ query: { sittingId } }),
  'GET /Exam/Simulate/GetResult': ({ id: sittingId }) => ({ query: { sittingId } }),
  'GET /Revise/api/Revise/GetSolutionsPdf': ({ id: setId }) => ({ query: { setId } }),
  'GET /Exam/Diagnostic/GetResultPdf': ({ id: testId }) => ({ query: { testId } }),
  'GET /Exam/Diagnostic/GetResult': ({ id: testId }) => ({ query: { testId } }),
  'GET /Exam/Diagnostic/GetResultByTopic': ({ id: testId }) => ({ query: { testId } }),
}

function hasInput(call: CallKey): call is InputKey {
  return call in inputs
}

/** Input that passes validation, naming a record; none for a read that names nobody's. */
export function inputFor(call: CallKey, made: Made): object {
  return hasInput(call) ? inputs[call](made) : {}
}
