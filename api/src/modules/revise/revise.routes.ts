import { readIdList } from '@portal/shared/api/schemas'
import { defineHandlers } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { createSet } from './create-set.service.ts'
import { drawNext } from './draw-next.service.ts'
import { editSet, getEditableSet } from './edit-set.service.ts'
import { mostPresets, presetsOf, removePreset, savePreset } from './presets.repository.ts'
import { getPreviewSet } from './preview-set.service.ts'
import { getDashboard, getPastSets } from './revise.service.ts'

/** Revise: sets that a student builds. */
export const reviseHandlers = defineHandlers({
  'GET /Revise/api/Revise/GetReviseDashBoardData': async ({ caller, db, now }) =>
    await getDashboard(db, caller.userId, now),
  'POST /Revise/api/Revise/CreateSet': async ({ body, caller, db, now }) =>
    await createSet(db, caller.userId, body, now),
  'GET /Revise/api/Revise/GetPastSets': async ({ caller, db, query }) =>
    await getPastSets(db, caller.userId, {
      pageNo: query.pageNo,
      pageSize: query.pageSize,
      sectionId: query.sectionId ?? null,
      subjectSlug: query.subjectSlug ?? null,
    }),
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
