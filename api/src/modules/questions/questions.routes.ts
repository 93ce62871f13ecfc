import { readIdList } from '@portal/shared/api/schemas'
import { hasEntitlement } from '@portal/shared/contract'
import { defineHandlers } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { notFound } from '../../problem.ts'
import { drawEquations } from '../../rich-text/index.ts'
import { countQuestions } from './counts.repository.ts'
import type { QuestionStatus } from './filters.sql.ts'
import { setNote } from './notes.repository.ts'
import { questionById } from './question-by-id.repository.ts'
import { setBookmark, subjectsOfPart } from './questions.repository.ts'
import { similarQuestions } from './similar.repository.ts'

async function subjectsToRevise(db: Db, part: { admissionTestId: number; sectionId: number }) {
  const subjects = await subjectsOfPart(db, part.admissionTestId, part.sectionId)
  if (subjects === null) throw notFound('The part of the test')
  return subjects
}

/** Questions as students and tutors look for them. */
export const questionHandlers = defineHandlers({
  'GET /Question/Question/GetSectionSubjectsForRevise': async ({ db, query }) =>
    await subjectsToRevise(db, query),
  'GET /Question/Tutor/Question/GetSectionSubjectsForRevise': async ({ db, query }) =>
    await subjectsToRevise(db, query),
  'POST /question/QuestionById': async ({ body, caller, db, server, now }) => {
    const { userId, role, claims } = caller
    const hasBank = hasEntitlement(claims, 'questionBank', server.saved().allowList)
    const question = await questionById(db, body.id, { userId, role, hasBank }, now)
    if (question === null) throw notFound('The question')
    return question
  },
  'GET /Question/Question/GetQuestionCount': async ({ caller, db, now, query }) =>
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
      now,
    ),
  'POST /Question/Question/SetBookmark': async ({ body, caller, db }) => {
    const isThere = await setBookmark(db, caller.userId, body.questionId, body.isBookmarked)
    if (!isThere) throw notFound('The question')
    return undefined
  },
  'POST /question/admin/Equation/Render': ({ body }) => drawEquations(body.latex),
  'POST /Question/Question/SetNote': async ({ body, caller, db, now }) => {
    const isThere = await setNote(db, { ...body, studentId: caller.userId }, now)
    if (!isThere) throw notFound('The question')
    return undefined
  },
  'GET /Question/Question/GetSimilarQuestions': async ({ caller, db, query }) => {
    const similar = await similarQuestions(db, caller.userId, query.questionId)
    if (similar === null) throw notFound('The question')
    return similar
  },
})
