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
  'GET /Revise/api/Revise/GetReviseDashBoardData': async (asked) => await getDashboard(asked),
  'POST /Revise/api/Revise/CreateSet': async ({ body, ...asked }) => await createSet(asked, body),
  'GET /Revise/api/Revise/GetPastSets': async ({ query, ...asked }) =>
    await getPastSets(asked, {
      pageNo: query.pageNo,
      pageSize: query.pageSize,
      sectionId: query.sectionId ?? null,
      subjectSlug: query.subjectSlug ?? null,
    }),
  'POST /Revise/api/Revise/DrawNext': async ({ body, ...asked }) => await drawNext(asked, body),
  'GET /Revise/api/Revise/GetEditableSet': async ({ query, ...asked }) =>
    await getEditableSet(asked, query.setId),
  'POST /Revise/api/Revise/EditSet': async ({ body, ...asked }) => await editSet(asked, body),
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
  'GET /Revise/tutor/Revise/GetPreviewSet': async ({ query, ...asked }) =>
    await getPreviewSet(asked, {
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
    }),
})
