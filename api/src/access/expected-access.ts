import type { CallKey } from '@portal/shared/api'
import type { NamedRecord, RecordKind } from '@portal/shared/api/schemas'
import type { Entitlement, Role } from '@portal/shared/contract'

/**
 * Who may make which call, written by hand from what each role is for, and reviewed apart from
 * the contract, so that a slip in the one shows against the other.
 * `who`: `everybody` needs no sign-in; otherwise the roles by their letter (see `letters`).
 * `needs`: what the caller must have beside the role.
 * `record`: the call names a record: whose it must be, and what it is.
 * `after`: stays open to a student whose programme has ended.
 * `limit`: how often an account may make the call.
 * `viewing`: while a parent views the portal as the student, `true` stays allowed although it
 *   writes, `false` is refused although it reads.
 */
export interface Expected {
  who: 'everybody' | `${'A' | '-'}${'S' | '-'}${'T' | '-'}${'R' | '-'}${'P' | '-'}${'M' | '-'}`
  needs?: Entitlement
  record?: `${NamedRecord['rule']}: ${RecordKind}`
  after?: true
  viewing?: boolean
  /** Refused at any other time. */
  onlyViewing?: true
  limit?: `${number} in ${number} min`
}

export const letters = {
  A: 'Admin',
  S: 'Student',
  T: 'Tutor',
  R: 'Senior Tutor',
  P: 'Parent',
  M: 'School Manager',
} as const satisfies Record<string, Role>

const bank = 'questionBank'

export const expectedAccess: Readonly<Record<CallKey, Expected>> = {
  'GET /System/Settings/GetPublicSettings': { who: 'everybody' },
  'GET /System/Settings/GetOwnSettings': { who: 'ASTRPM', after: true },
  'POST /System/Reports/ReportRemoteFailure': {
    who: 'ASTRPM',
    viewing: true,
    limit: '10 in 15 min',
  },
  'GET /health/live': { who: 'everybody' },
  'GET /health/ready': { who: 'everybody' },

  'POST /authentication/authenticate': { who: 'everybody' },
  'POST /Authentication/Session/Renew': { who: 'everybody' },
  'POST /Authentication/Session/SignOut': { who: 'everybody' },

  'POST /authentication/admin/impersonation/startImpersonation': {
    who: '----P-',
    record: 'own child: student',
    limit: '30 in 15 min',
  },
  'POST /authentication/admin/impersonation/stopImpersonation': {
    who: '-S----',
    viewing: true,
    onlyViewing: true,
  },
  'GET /Authentication/Session/GetSessions': { who: 'ASTRPM', after: true, viewing: false },
  'POST /Authentication/Session/EndSession': { who: 'ASTRPM', record: 'own: session', after: true },
  'POST /Authentication/Password/ForgotPassword': { who: 'everybody' },
  'POST /Authentication/Password/CheckLink': { who: 'everybody' },
  'POST /Authentication/Password/ResetPassword': { who: 'everybody' },
  'POST /Authentication/Password/ChangePassword': { who: 'ASTRPM', after: true },

  'GET /User/Account/GetMe': { who: 'ASTRPM', after: true },
  'POST /User/Account/UpdateMe': { who: 'ASTRPM', after: true },
  'POST /User/Account/ChangeEmail': { who: 'ASTRPM', after: true },
  'POST /User/Account/ConfirmEmail': { who: 'everybody' },
  'GET /User/Account/GetPreferences': { who: 'ASTRPM', after: true },
  'POST /User/Account/SetPreference': { who: 'ASTRPM', after: true },
  'GET /User/Account/DownloadMyData': {
    who: 'ASTRPM',
    after: true,
    viewing: false,
    limit: '10 in 15 min',
  },
  'GET /User/Account/GetDeletionRequest': { who: '-S--P-', after: true, viewing: false },
  'POST /User/Account/RequestDeletion': { who: '-S--P-', after: true, limit: '10 in 15 min' },
  'POST /User/Account/WithdrawDeletion': { who: '-S--P-', after: true },
  'GET /User/admin/Account/GetDeletionRequests': { who: 'A-----' },
  'POST /User/admin/Account/DecideDeletion': { who: 'A-----', record: 'any: deletion request' },
  'POST /user/UpdateUserActiveTime': { who: 'ASTRPM' },
  'GET /user/student/booking-light': { who: '-S----' },
  'GET /user/Student/view-profile': { who: '-S----', after: true },
  'POST /user/student/update-pofile': { who: '-S----', after: true, limit: '20 in 15 min' },
  'POST /user/student/remove-profile': { who: '-S----', after: true },
  'GET /user/school/AuditDashboard/SchoolLogo': {
    who: '-S---M',
    after: true,
    record: 'own school: school',
  },
  'GET /user/school/AuditDashboard/DownLoad': {
    who: '-S---M',
    after: true,
    record: 'own school: school',
  },
  'POST /user/school/AuditDashboard/UploadLogo': {
    who: '-----M',
    record: 'own school: school',
    limit: '20 in 15 min',
  },
  'POST /user/school/AuditDashboard/RemoveLogo': { who: '-----M', record: 'own school: school' },

  'GET /ReportCard/ReportCard/GetTerms': { who: 'ASTRPM' },
  'POST /ReportCard/admin/ReportCard/SaveTerm': { who: 'A-----', record: 'any: term' },
  'POST /ReportCard/admin/ReportCard/RemoveTerm': { who: 'A-----', record: 'any: term' },
  'GET /user/admin/AuditDashboard/GetHolidays': { who: 'A-----' },
  'POST /user/admin/AuditDashboard/SaveHoliday': { who: 'A-----', record: 'any: holiday' },
  'POST /user/admin/AuditDashboard/RemoveHoliday': { who: 'A-----', record: 'any: holiday' },
  'GET /Operations/Job/GetJob': { who: 'ASTRPM', record: 'own: job' },
  'GET /Operations/admin/Job/GetJobs': { who: 'A-----' },
  'POST /Operations/admin/Job/Retry': { who: 'A-----', record: 'any: job' },
  'POST /Operations/admin/Job/Cancel': { who: 'A-----', record: 'any: job' },
  'GET /User/admin/Audit/Verify': { who: 'A-----' },
  'POST /User/admin/Audit/VerifyNow': { who: 'A-----' },
  'GET /System/admin/Calendar/FindSchools': { who: 'A-----' },
  'POST /System/admin/Calendar/CopyYear': { who: 'A-----' },
  'GET /Content/admin/History/GetVersions': { who: 'A-----', record: 'any: versioned record' },
  'GET /Content/admin/History/GetVersion': { who: 'A-----', record: 'any: versioned record' },
  'POST /Content/admin/History/Restore': { who: 'A-----', record: 'any: versioned record' },

  'POST /File/File/Upload': { who: 'ASTRPM', limit: '60 in 60 min' },
  'POST /Media/Upload/Begin': { who: 'ASTR--', limit: '120 in 60 min' },
  'POST /Media/Upload/Part': { who: 'ASTR--', record: 'own: upload' },
  'POST /Media/Upload/Complete': { who: 'ASTR--', record: 'own: upload' },
  'POST /Media/Upload/Abort': { who: 'ASTR--', record: 'own: upload' },

  'POST /user/admin/booking/create': { who: 'A-----' },
  'POST /user/admin/upsell/create': { who: 'A-----', record: 'in sight: student' },

  'GET /User/Student/GetInfo': { who: '-S----', after: true },
  'GET /User/Student/GetCSATStatus': { who: '-S----' },
  'POST /User/Student/SubmitFeedback': { who: '-S----' },
  'POST /User/Student/SubmitCSATFeedback': { who: '-S----', record: 'own: tutor' },
  'GET /User/Student/ESATInfo': { who: '-S----' },
  'POST /Subject/AdmissionTest/SetESATParts': { who: '-S----' },
  'GET /User/Student/DiagnosticTest': { who: '-S----' },
  'GET /Exam/Diagnostic/GetTest': { who: '-S----' },
  'POST /Exam/Diagnostic/StartSection': { who: '-S----', record: 'own: diagnostic test' },

  'GET /Notification/Alert/GetAllStudentAlert': { who: '-S----' },
  'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired': { who: '----P-' },
  'GET /Notification/School/Notification/GetAllNotificationLogUnExpired': { who: '-----M' },
  'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor': { who: '--TR--' },
  'POST /Notification/Parent/Notification/ReadNotificationLog': {
    who: '----P-',
    record: 'own: notification',
  },
  'POST /Notification/School/Notification/ReadNotificationLog': {
    who: '-----M',
    record: 'own: notification',
  },
  'POST /Notification/Student/Notification/ReadNotificationLog': {
    who: '-S----',
    record: 'own: notification',
  },
  'POST /Notification/Student/Notification/MarkAlertAsRead': {
    who: '-S----',
    record: 'own: notification',
  },
  'POST /Notification/Parent/Notification/MarkAlertAsRead': {
    who: '----P-',
    record: 'own: notification',
  },
  'POST /Notification/School/Notification/MarkAlertAsRead': {
    who: '-----M',
    record: 'own: notification',
  },
  'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': {
    who: '--TR--',
    record: 'own: notification',
  },
  'POST /Notification/Notification/MarkAllAsRead': { who: '-STRPM' },
  'GET /Notification/Live/GetEvents': { who: 'ASTRPM' },

  'GET /Dashboard/Dashboard/GetDashboardDataV2': { who: '-S----' },
  'POST /Announcement/Announcement/Dismiss': { who: 'ASTRPM', record: 'own: announcement' },
  'GET /Announcement/admin/Announcement/GetAnnouncements': { who: 'A-----' },
  'POST /Announcement/admin/Announcement/Preview': { who: 'A-----' },
  'POST /Announcement/admin/Announcement/Save': {
    who: 'A-----',
    record: 'any: announcement to edit',
  },
  'POST /Announcement/admin/Announcement/Archive': {
    who: 'A-----',
    record: 'any: announcement to edit',
  },
  'POST /Announcement/admin/Announcement/ArchiveMany': {
    who: 'A-----',
    record: 'any: announcement to edit',
  },
  'GET /Dashboard/Parent/Dashboard/GetChildren': { who: '----P-' },
  'GET /Dashboard/Parent/Dashboard/GetDashboardData': {
    who: '----P-',
    record: 'own child: student',
  },
  'GET /Dashboard/Tutor/Dashboard/GetMyStudents': { who: '--TR--' },
  'GET /Dashboard/Tutor/Dashboard/GetDueToday': { who: '--TR--' },
  'GET /Dashboard/SeniorTutor/Dashboard/GetTeam': { who: '---R--' },
  'GET /Dashboard/School/Dashboard/GetSchoolSummary': {
    who: '-----M',
    record: 'own school: school',
  },
  'GET /Dashboard/School/Dashboard/GetSchoolStudents': {
    who: '-----M',
    record: 'own school: school',
  },
  'GET /Dashboard/Admin/Dashboard/GetOperations': { who: 'A-----' },
  'GET /user/admin/AuditDashboard/GetStudents': { who: 'A-----' },

  'GET /Tution/Tution/GetDashboardData': { who: '-S----' },
  'GET /Tution/Tution/GetCalendarData': { who: '-S----' },

  'GET /Curriculum/Curriculum/GetStudentCurriculumV2': { who: '-S----' },
  'POST /Curriculum/Curriculum/SetCompletion': { who: '-S----', record: 'own: curriculum item' },

  'GET /Subject/AdmissionTest': { who: 'ASTR--' },
  'GET /Subject/SectionNumber/:id': { who: 'ASTR--' },
  'GET /Subject/SectionNumber/GetESATParts': { who: '-S----' },
  'GET /Subject/Degree/GetAllDegreeGroup': { who: 'ASTRPM' },

  'GET /Question/Question/GetSectionSubjectsForRevise': { who: '-S----', needs: bank },
  'GET /Question/Question/GetQuestionCount': { who: '-STR--', needs: bank },
  'POST /Question/Question/SetBookmark': { who: '-S----', needs: bank, record: 'given: question' },
  'POST /Question/QuestionFlag/FlagQuestion': {
    who: '-S----',
    needs: bank,
    record: 'given: question',
    limit: '10 in 10 min',
  },

  'GET /Revise/api/Revise/GetReviseDashBoardData': { who: '-S----', needs: bank },
  'POST /Revise/api/Revise/CreateSet': { who: '-S----', needs: bank, limit: '200 in 15 min' },
  'GET /Revise/api/Revise/GetSet': { who: '-S----', needs: bank, record: 'own: set' },
  'POST /Revise/api/Revise/SaveAnswer': { who: '-S----', needs: bank, record: 'own: set' },
  'POST /Revise/api/Revise/SelfMark': { who: '-S----', needs: bank, record: 'own: set' },
  'POST /Revise/api/Revise/FinishSet': { who: '-S----', needs: bank, record: 'own: set' },
  'GET /Revise/api/Revise/GetSolutions': {
    who: '-S----',
    needs: bank,
    record: 'own: set',
    after: true,
  },
  'GET /Revise/api/Revise/GetPastSets': { who: '-S----', needs: bank, after: true },

  'GET /Question/Tutor/Question/GetSectionSubjectsForRevise': { who: '--TR--' },
  'POST /question/QuestionById': { who: '-STR--', record: 'given: question' },
  'POST /question/admin/Equation/Render': { who: 'A-----' },
  'POST /Question/Question/SetNote': { who: '-S----', needs: bank, record: 'given: question' },
  'GET /Question/Question/GetSimilarQuestions': {
    who: '-S----',
    needs: bank,
    record: 'given: question',
  },
  'GET /Question/QuestionFlag/GetMyFlags': { who: '-S----', needs: bank },
  'GET /Question/QuestionFlag/GetFlag': { who: 'ASTR--', needs: bank, record: 'in sight: flag' },
  'POST /Question/QuestionFlag/Reply': {
    who: '-S----',
    needs: bank,
    record: 'own: flag',
    limit: '20 in 15 min',
  },
  'POST /Question/tutor/QuestionFlag/AnswerFlag': { who: '--TR--', record: 'in sight: flag' },
  'GET /Question/tutor/QuestionFlag/GetFlags': { who: '--TR--' },

  'GET /Revise/api/Revise/GetSolutionsPdf': {
    who: '-S----',
    needs: bank,
    record: 'own: set',
    after: true,
    limit: '30 in 15 min',
  },
  'GET /Revise/api/Revise/GetClock': { who: '-S----', needs: bank, record: 'own: set' },
  'POST /Revise/api/Revise/DrawNext': { who: '-S----', needs: bank, record: 'own: set' },
  'GET /Revise/api/Revise/GetEditableSet': { who: '-S----', needs: bank, record: 'own: set' },
  'POST /Revise/api/Revise/EditSet': { who: '-S----', needs: bank, record: 'own: set' },
  'GET /Revise/api/Revise/GetPresets': { who: '-S----', needs: bank },
  'POST /Revise/api/Revise/SavePreset': { who: '-S----', needs: bank, limit: '60 in 15 min' },
  'GET /user/admin/AuditDashboard/ExportStudents': { who: 'A-----', limit: '20 in 15 min' },
  'GET /Dashboard/School/Dashboard/ExportSchoolStudents': {
    who: '-----M',
    record: 'own school: school',
    limit: '20 in 15 min',
  },
  'GET /Lists/View/GetViews': { who: 'A-TR-M' },
  'POST /Lists/View/SaveView': { who: 'A-TR-M', limit: '100 in 15 min' },
  'POST /Lists/View/DeleteView': { who: 'A-TR-M', record: 'own: saved view' },

  'POST /Revise/api/Revise/RemovePreset': { who: '-S----', needs: bank, record: 'own: preset' },
  'GET /Revise/api/Revise/GetReviews': { who: '-S----', needs: bank },
  'POST /Revise/api/Revise/SetReviewLimit': { who: '-S----', needs: bank },
  'POST /Revise/api/Revise/StartReview': { who: '-S----', needs: bank, limit: '200 in 15 min' },
  'GET /Revise/api/Revise/GetErrorLog': { who: '-S----', needs: bank },
  'POST /Revise/api/Revise/SetMissReason': {
    who: '-S----',
    needs: bank,
    record: 'own: missed question',
  },
  'POST /Revise/api/Revise/StartMisses': { who: '-S----', needs: bank, limit: '200 in 15 min' },
  'GET /Revise/tutor/Revise/GetPreviewSet': { who: '--TR--' },
  'GET /Revise/tutor/Marking/GetEssays': { who: '--TR--' },
  'GET /Revise/tutor/Marking/GetEssay': { who: '--TR--', record: 'own student: student' },
  'POST /Revise/tutor/Marking/MarkEssay': { who: '--TR--', record: 'own student: student' },

  'GET /Exam/Simulate/GetPapers': { who: '-S----', needs: bank },
  'GET /Exam/Simulate/GetRules': { who: '-S----', needs: bank },
  'POST /Exam/Simulate/Start': { who: '-S----', needs: bank },
  'GET /Exam/Simulate/GetSitting': { who: '-S----', needs: bank, record: 'own: sitting' },
  'POST /Exam/Simulate/StartPart': { who: '-S----', needs: bank, record: 'own: sitting' },
  'POST /Exam/Simulate/EndSitting': { who: '-S----', needs: bank, record: 'own: sitting' },
  'GET /Exam/Simulate/GetResult': {
    who: '-S----',
    needs: bank,
    record: 'own: sitting',
    after: true,
  },
  'GET /Exam/Simulate/GetPastSittings': { who: '-S----', needs: bank, after: true },
  'GET /Exam/Simulate/SimulateStatistics': { who: '-S----', needs: bank },
  'GET /Exam/tutor/Simulate/GetPapers': { who: '--TR--' },
  'GET /Exam/tutor/Simulate/GetPaper': { who: '--TR--' },
  'GET /Exam/tutor/Simulate/GetOpenSittings': { who: '--TR--' },
  'POST /Exam/tutor/Simulate/GiveExtraMinutes': { who: '--TR--', record: 'own student: student' },
  'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync': { who: 'A-----' },
  'GET /subject/Subject': { who: 'A-----' },
  'GET /subject/Topic': { who: 'A-----' },

  'GET /training/api/Learning/GetAllLearning': { who: '-STR--', needs: bank },
  'GET /training/api/LearnTopic/GetAllTopic': { who: '-STR--', needs: bank },
  'GET /training/api/LearnTopic/GetContent': { who: '-STR--', needs: bank },
  'GET /training/api/LearnTopic/GetAllTopicCount': { who: '-STR--', needs: bank },
  'POST /training/api/Learning/CreateCompletion': { who: '-S----', needs: bank },
  'POST /training/api/Learning/StartCheck': { who: '-S----', needs: bank },
  'GET /training/admin/Learning': { who: 'A-----' },

  'GET /Exam/Diagnostic/GetResults': { who: '-S----', after: true },
  'GET /Exam/Diagnostic/GetResult': {
    who: 'ASTRP-',
    record: 'in sight: diagnostic test',
    after: true,
  },
  'GET /Exam/Diagnostic/GetResultPdf': {
    who: 'ASTRP-',
    record: 'in sight: diagnostic test',
    after: true,
    limit: '30 in 15 min',
  },
  'GET /Exam/Diagnostic/GetResultByTopic': {
    who: 'ASTRP-',
    record: 'in sight: diagnostic test',
    after: true,
  },
  'POST /Exam/Diagnostic/AdoptPlan': { who: '-S----', record: 'own: diagnostic test' },
}
