import { readIdList } from '@portal/shared/api/schemas'
import { defineHandlers } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { setReviewLimit } from '../reviews/due.repository.ts'
import { getErrorLog, setMissReason, startMisses } from '../reviews/misses.service.ts'
import { getReviews, startReview } from '../reviews/reviews.service.ts'
import { finishSet, saveAnswer, selfMark } from '../sets/answers.service.ts'
import { clockOf } from '../sets/clock.repository.ts'
import { getSet, getSolutions } from '../sets/sets.service.ts'
import { createSet } from './create-set.service.ts'
import { drawNext } from './draw-next.service.ts'
import { editSet, getEditableSet } from './edit-set.service.ts'
import { mostPresets, presetsOf, removePreset, savePreset } from './presets.repository.ts'
import { getPreviewSet } from './preview-set.service.ts'
import { getDashboard, getPastSets } from './revise.service.ts'

/** Revise: sets that a student builds, answers and looks back at. */
export const reviseHandlers = defineHandlers({
  'GET /Revise/api/Revise/GetReviseDashBoardData': async ({ caller, db, now }) =>
    await getDashboard(db, caller.userId, now),
  'POST /Revise/api/Revise/CreateSet': async ({ body, caller, db, now }) =>
    await createSet(db, caller.userId, body, now),
  'GET /Revise/api/Revise/GetSet': async ({ caller, db, now, query }) =>
    await getSet(db, caller.userId, query.setId, now, caller.isImpersonating),
  'POST /Revise/api/Revise/SaveAnswer': async ({ body, caller, db, now }) =>
    await saveAnswer(db, caller.userId, body, now),
  'POST /Revise/api/Revise/SelfMark': async ({ body, caller, db, now }) =>
    await selfMark(db, caller.userId, body, now),
  'POST /Revise/api/Revise/FinishSet': async ({ body, caller, db, now }) =>
    await finishSet(db, caller.userId, body, now),
  'GET /Revise/api/Revise/GetSolutions': async ({ caller, db, now, query }) =>
    await getSolutions(db, caller.userId, query.setId, now, caller.isImpersonating),
  'GET /Revise/api/Revise/GetPastSets': async ({ caller, db, query }) =>
    await getPastSets(db, caller.userId, {
      pageNo: query.pageNo,
      pageSize: query.pageSize,
      sectionId: query.sectionId ?? null,
      subjectSlug: query.subjectSlug ?? null,
    }),
  'GET /Revise/api/Revise/GetClock': async ({ caller, db, now, query }) => {
    const clock = await clockOf(db, query.setId, caller.userId, now, !caller.isImpersonating)
    if (clock === undefined) throw notFound('The set')
    return {
      serverNow: now.toISOString(),
      deadlineAt: clock.deadlineAt?.toISOString() ?? null,
      extraMinutes: clock.extraMinutes,
      state: clock.finishedAt === null ? 'open' : 'finished',
    }
  },
  'POST /Revise/api/Revise/DrawNext': async ({ body, caller, db, now }) =>
    await drawNext(db, caller.userId, body, now),
  'GET /Revise/api/Revise/GetEditableSet': async ({ caller, db, now, query }) =>
    await getEditableSet(db, caller.userId, query.setId, now),
  'POST /Revise/api/Revise/EditSet': async ({ body, caller, db, now }) =>
    await editSet(db, caller.userId, body, now),
  'GET /Revise/api/Revise/GetPresets': async ({ caller, db }) => await presetsOf(db, caller.userId),
  'POST /Revise/api/Revise/SavePreset': async ({ body, caller, db, now }) => {
    const saved = await db.transaction((tx) => savePreset(tx, caller.userId, body, now))
    if (saved === null) {
      const message = `At most ${mostPresets} can be kept. Remove one first.`
      throw new Problem(422, message, { errors: [{ path: 'body.name', message }] })
    }
    return saved
  },
  'POST /Revise/api/Revise/RemovePreset': async ({ body, caller, db }) => {
    const wasThere = await removePreset(db, caller.userId, body.id)
    if (!wasThere) throw notFound('The preset')
    return undefined
  },
  'GET /Revise/api/Revise/GetReviews': async ({ caller, db, now }) =>
    await getReviews(db, caller.userId, now),
  'POST /Revise/api/Revise/SetReviewLimit': async ({ body, caller, db }) => {
    await setReviewLimit(db, caller.userId, body.dailyLimit)
    return undefined
  },
  'POST /Revise/api/Revise/StartReview': async ({ caller, db, now }) =>
    await startReview(db, caller.userId, now),
  'GET /Revise/api/Revise/GetErrorLog': async ({ caller, db, query }) =>
    await getErrorLog(db, caller.userId, {
      pageNo: query.pageNo,
      pageSize: query.pageSize,
      reason: query.reason ?? null,
      topicId: query.topicId ?? null,
    }),
  'POST /Revise/api/Revise/SetMissReason': async ({ body, caller, db, now }) => {
    await setMissReason(db, caller.userId, body, now)
    return undefined
  },
  'POST /Revise/api/Revise/StartMisses': async ({ body, caller, db, now }) =>
    await startMisses(db, caller.userId, body, now),
  'GET /Revise/tutor/Revise/GetPreviewSet': async ({ caller, db, now, query }) =>
    await getPreviewSet(
      db,
      caller.userId,
      {
        filters: {
          admissionTestId: query.AdmissionTestId,
          sectionId: query.sectionId ?? null,
          subjectIds: readIdList(query.SubjectId),
          topicIds: readIdList(query.topicIds),
          status: [],
          difficulties: readIdList(query.difficulties),
          questionTypes: readIdList(query.questionTypes),
        },
        size: query.size,
        order: query.order,
        seed: query.seed,
      },
      now,
    ),
})
