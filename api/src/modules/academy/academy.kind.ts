import { Problem } from '../../problem.ts'
import { fileIdsIn } from '../../rich-text/index.ts'
import { defineVersioned, findSnapshots } from '../../versions/index.ts'
import { attachFiles } from '../files/index.ts'
import { findAcademy, hasPublishedVideo, writeAcademy } from './academies.repository.ts'
import { type AcademyValues, academyValues } from './academy.values.ts'

/** Academies. A version that comes back brings its words, and leaves them published or not. */
export const academies = defineVersioned<AcademyValues>({
  kind: 'academy',
  noun: 'The academy',
  schema: academyValues,
  restored: (version, { state }) => ({ ...version, state }),
  find: findAcademy,
  check: async ({ db }, id, { state }, before) => {
    if (state !== 'published' || before?.state === 'published') return
    if (await hasPublishedVideo(db, id)) return
    const message = 'Publish a video of it first: an academy without one has nothing to show.'
    throw new Problem(422, message, { errors: [{ path: 'body.state', message }] })
  },
  write: async (within, id, standing) => {
    const { coverFileId, description } = standing.values
    // Files of versions that are kept stay, so that they are there when a version comes back.
    const kept = await findSnapshots(within.db, { kind: 'academy', id })
    const covers = [coverFileId, ...kept.map((snapshot) => snapshot.coverFileId)]
    const texts = [description, ...kept.map((snapshot) => String(snapshot.description))]
    await attachFiles(
      within,
      { area: 'academy', recordId: id },
      {
        coverFileId: covers.filter((cover) => typeof cover === 'string'),
        description: texts.flatMap(fileIdsIn),
      },
    )
    await writeAcademy(within.db, id, standing, within.now)
  },
})
