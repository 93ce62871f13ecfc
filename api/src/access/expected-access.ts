import type { CallKey } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'

/**
 * Who may make which call, written by hand from the specification (section 6) and reviewed apart
 * from the contract, so that a slip in the one shows against the other.
 * `who`: `everybody` needs no sign-in; otherwise the roles by their letter (see `letters`).
 * `bank`: students need the question bank, or a place on the allow-list.
 * `record`: the call names a record, which must be the caller's in this way.
 * `viewing`: stays allowed while a parent views the portal as the student, although it writes.
 */
export interface Expected {
  who: 'everybody' | `${'A' | '-'}${'S' | '-'}${'T' | '-'}${'R' | '-'}${'P' | '-'}${'M' | '-'}`
  bank?: true
  record?: 'own' | 'own child' | 'own student' | 'own school' | 'own team'
  viewing?: true
}

export const letters = {
  A: 'Admin',
  S: 'Student',
  T: 'Tutor',
  R: 'Senior Tutor',
  P: 'Parent',
  M: 'School Manager',
} as const satisfies Record<string, Role>

export const expectedAccess: Readonly<Record<CallKey, Expected>> = {
  'GET /System/Settings/GetPublicSettings': { who: 'everybody' },
  'GET /health/live': { who: 'everybody' },
  'GET /health/ready': { who: 'everybody' },

  'POST /authentication/authenticate': { who: 'everybody' },
  'POST /Authentication/Session/Renew': { who: 'everybody' },
  'POST /Authentication/Session/SignOut': { who: 'everybody' },

  'GET /User/Account/GetMe': { who: 'ASTRPM' },
  'GET /user/student/booking-light': { who: '-S----' },

  'GET /Dashboard/Dashboard/GetDashboardDataV2': { who: '-S----' },
  'POST /Announcement/Announcement/Dismiss': { who: 'ASTRPM' },
  'GET /Dashboard/Parent/Dashboard/GetChildren': { who: '----P-' },
  'GET /Dashboard/Parent/Dashboard/GetDashboardData': { who: '----P-', record: 'own child' },
  'GET /Dashboard/Tutor/Dashboard/GetMyStudents': { who: '--TR--' },
  'GET /Dashboard/Tutor/Dashboard/GetDueToday': { who: '--TR--' },
  'GET /Dashboard/SeniorTutor/Dashboard/GetTeam': { who: '---R--' },
  'GET /Dashboard/School/Dashboard/GetSchoolSummary': { who: '-----M', record: 'own school' },
  'GET /Dashboard/School/Dashboard/GetSchoolStudents': { who: '-----M', record: 'own school' },
  'GET /Dashboard/Admin/Dashboard/GetOperations': { who: 'A-----' },
  'GET /user/admin/AuditDashboard/GetStudents': { who: 'A-----' },

  'GET /Tution/Tution/GetDashboardData': { who: '-S----' },
  'GET /Tution/Tution/GetCalendarData': { who: '-S----' },

  'GET /Curriculum/Curriculum/GetStudentCurriculumV2': { who: '-S----' },
  'POST /Curriculum/Curriculum/SetCompletion': { who: '-S----', record: 'own' },

  'GET /Subject/AdmissionTest': { who: 'ASTR--' },
  'GET /Subject/SectionNumber/:id': { who: 'ASTR--' },
  'GET /Subject/SectionNumber/GetESATParts': { who: '-S----' },

  'GET /Question/Question/GetSectionSubjectsForRevise': { who: '-S----', bank: true },
  'GET /Question/Question/GetQuestionCount': { who: '-STR--', bank: true },
  'POST /Question/Question/SetBookmark': { who: '-S----', bank: true },
  'POST /Question/QuestionFlag/FlagQuestion': { who: '-S----', bank: true },

  'GET /Revise/api/Revise/GetReviseDashBoardData': { who: '-S----', bank: true },
  'POST /Revise/api/Revise/CreateSet': { who: '-S----', bank: true },
  'GET /Revise/api/Revise/GetSet': { who: '-S----', bank: true, record: 'own' },
  'POST /Revise/api/Revise/SaveAnswer': { who: '-S----', bank: true, record: 'own' },
  'POST /Revise/api/Revise/SelfMark': { who: '-S----', bank: true, record: 'own' },
  'POST /Revise/api/Revise/FinishSet': { who: '-S----', bank: true, record: 'own' },
  'GET /Revise/api/Revise/GetSolutions': { who: '-S----', bank: true, record: 'own' },
  'GET /Revise/api/Revise/GetPastSets': { who: '-S----', bank: true },
}
