import type { CallKey } from '@portal/shared/api'

const content = 'tests, parts, subjects and topics are the same for everybody who may make the call'
const bank = 'the bank is everybody’s who has it'
const papers = 'papers are everybody’s who may make the call'
const pages = 'the pages of Learn are everybody’s who has the bank'
const filter = 'only limits what is the caller’s own'
const ofTheSet = 'looked for in the set that the call names'
const ofTheStudent = 'looked for among the sets of the student that the call names'
const admins = 'admins choose among all there are; an unknown one is refused at its field'

/**
 * Fields with an id that is not the record of their call, and why anybody who may make the call may
 * name any; by where they stand. Reviewed by hand: an id of something that is somebody's belongs
 * into the contract, as the call's record.
 */
export const openIds: { readonly [K in CallKey]?: Readonly<Record<string, string>> } = {
  'GET /user/admin/AuditDashboard/GetHolidays': { 'query.schoolId': filter },
  'POST /user/admin/AuditDashboard/SaveHoliday': { 'body.schoolId': admins },
  'GET /System/admin/Calendar/FindSchools': { 'query.schoolId': admins },
  'POST /System/admin/Calendar/CopyYear': { 'body.schoolId': admins },
  'POST /Announcement/admin/Announcement/Preview': {
    'body.announcementId': 'only left out of what is shown beside it',
  },
  'POST /user/admin/booking/create': { 'body.schoolId': admins, 'body.tutorIds': admins },

  'GET /Subject/SectionNumber/:id': { 'params.id': content },
  'POST /Subject/AdmissionTest/SetESATParts': { 'body.selectedParts': content },
  'GET /subject/Topic': { 'query.subjectId': content },
  'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync': {
    'query.Admissiontestid': content,
  },

  'GET /Question/Question/GetSectionSubjectsForRevise': {
    'query.admissionTestId': content,
    'query.sectionId': content,
  },
  'GET /Question/Tutor/Question/GetSectionSubjectsForRevise': {
    'query.admissionTestId': content,
    'query.sectionId': content,
  },
  'GET /Question/Question/GetQuestionCount': {
    'query.AdmissionTestId': content,
    'query.sectionId': content,
    'query.SubjectId': content,
    'query.topicIds': content,
  },

  'POST /Revise/api/Revise/CreateSet': {
    'body.admissionTestId': content,
    'body.sectionId': content,
    'body.subjectIds': content,
    'body.topicIds': content,
    'body.questionIds': bank,
  },
  'POST /Revise/api/Revise/SavePreset': {
    'body.filters.admissionTestId': content,
    'body.filters.sectionId': content,
    'body.filters.subjectIds': content,
    'body.filters.topicIds': content,
  },
  'GET /Revise/tutor/Revise/GetPreviewSet': {
    'query.AdmissionTestId': content,
    'query.sectionId': content,
    'query.SubjectId': content,
    'query.topicIds': content,
  },
  'POST /Revise/api/Revise/SaveAnswer': { 'body.questionId': ofTheSet },
  'POST /Revise/api/Revise/SelfMark': { 'body.questionId': ofTheSet },
  'POST /Revise/api/Revise/EditSet': { 'body.removedIds': ofTheSet },
  'GET /Revise/api/Revise/GetPastSets': { 'query.sectionId': filter },
  'GET /Revise/api/Revise/GetErrorLog': { 'query.topicId': filter },
  'POST /Revise/api/Revise/StartMisses': { 'body.topicId': filter },
  'GET /Revise/tutor/Marking/GetEssay': {
    'query.setId': ofTheStudent,
    'query.questionId': ofTheSet,
  },
  'POST /Revise/tutor/Marking/MarkEssay': {
    'body.setId': ofTheStudent,
    'body.questionId': ofTheSet,
  },

  'GET /Exam/Simulate/GetRules': { 'query.examSectionIds': papers },
  'POST /Exam/Simulate/Start': { 'body.examSectionIds': papers },
  'GET /Exam/Simulate/GetPastSittings': { 'query.sectionId': filter },
  'GET /Exam/tutor/Simulate/GetPaper': { 'query.examSectionId': papers },
  'POST /Exam/tutor/Simulate/GiveExtraMinutes': { 'body.setId': ofTheStudent },

  'GET /training/api/LearnTopic/GetAllTopic': { 'query.learningId': pages },
  'GET /training/api/LearnTopic/GetContent': { 'query.subTopicId': pages },
  'GET /training/api/LearnTopic/GetAllTopicCount': { 'query.learningId': pages },
  'POST /training/api/Learning/CreateCompletion': { 'body.subTopicId': pages },
  'POST /training/api/Learning/StartCheck': { 'body.subTopicId': pages },
}
