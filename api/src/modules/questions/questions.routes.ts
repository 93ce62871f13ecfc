import { readIdList } from '@portal/shared/api/schemas'
import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import type { QuestionStatus } from './filters.ts'
import { flagAndTell } from './flag.service.ts'
import { countQuestions, setBookmark, subjectsOfPart } from './questions.repository.ts'

/** Questions as students and tutors look for them. */
export const questionHandlers = defineHandlers({
  'GET /Question/Question/GetSectionSubjectsForRevise': async ({ db, query }) => {
    const subjects = await subjectsOfPart(db, query.admissionTestId, query.sectionId)
    if (subjects === null) throw notFound('The part of the test')
    return subjects
  },
  'GET /Question/Question/GetQuestionCount': async ({ caller, db, query }) =>
    await countQuestions(
      db,
      {
        admissionTestId: query.AdmissionTestId ?? null,
        sectionId: query.sectionId ?? null,
        subjectIds: readIdList(query.SubjectId),
        topicIds: readIdList(query.topicIds),
        // The contract's pattern lets nothing else through.
        status: (query.status?.split(',') ?? []) as QuestionStatus[],
        difficulties: readIdList(query.difficulties),
        questionTypes: readIdList(query.questionTypes),
      },
      caller.userId,
    ),
  'POST /Question/Question/SetBookmark': async ({ body, caller, db }) => {
    const isThere = await setBookmark(db, caller.userId, body.questionId, body.isBookmarked)
    if (!isThere) throw notFound('The question')
    return undefined
  },
  'POST /Question/QuestionFlag/FlagQuestion': async ({ body, caller, db, now, server }) => {
    const flag = { ...body, studentId: caller.userId }
    const isThere = await flagAndTell(db, flag, server.settings.publicUrl, now)
    if (!isThere) throw notFound('The question')
    return undefined
  },
})
