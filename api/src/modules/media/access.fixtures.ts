import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { everybodys } from '../../access/reasons.fixtures.ts'
import { roleOf, type World } from '../../access/world.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { mediaNotes, playbacks } from '../../database/schema/index.ts'
import { giveCaptions, makeFilm, showOnPage } from './testing.ts'

const own = 'what is kept of it is the caller’s own'

/** A film that whoever has the question bank may watch. */
async function filmOnPage({ simulate: { app } }: World): Promise<string> {
  const id = await makeFilm(app)
  await giveCaptions(app, id)
  await showOnPage(app, id)
  return id
}

/** Films that nobody may watch although a page shows them. */
async function filmsOfNobody({ simulate: { app } }: World): Promise<string[]> {
  const failed = await makeFilm(app, { state: 'failed', failure: 'This is HEVC.', seconds: null })
  const removed = await makeFilm(app, { removedAt: app.clock.now() })
  for (const id of [failed, removed]) await showOnPage(app, id)
  return [failed, removed]
}

export const mediaAccess = {
  calls: {
    'POST /Media/Playback/Start': { who: 'ASTR--', record: 'given: film', viewing: true },
    'POST /Media/Playback/SaveProgress': { who: '-STR--', record: 'own: playback' },
    'GET /Media/Playback/GetTranscript': { who: 'ASTR--', record: 'given: film' },
    'GET /Media/Note/GetNotes': { who: '-STR--' },
    'POST /Media/Note/Save': { who: '-STR--', record: 'given: film' },
    'POST /Media/Note/Remove': { who: '-STR--', record: 'own: film note' },
    'GET /Media/Asset/GetAsset': { who: 'A-TR--', record: 'own: film to edit' },
    'GET /Media/admin/Asset/GetAllAssets': { who: 'A-----' },
    'POST /Media/Asset/SavePoster': { who: 'A-TR--', record: 'own: film to edit' },
    'POST /Media/admin/Asset/Remove': { who: 'A-----', record: 'any: film to edit' },
    'POST /Media/admin/Caption/Upload': { who: 'A-----', record: 'any: film to edit' },
    'GET /Media/admin/Caption/GetCues': { who: 'A-----', record: 'any: film to edit' },
    'POST /Media/admin/Caption/SaveCues': { who: 'A-----', record: 'any: film to edit' },
    'POST /Media/admin/Caption/Remove': { who: 'A-----', record: 'any: film to edit' },
  },
  inputs: {
    'POST /Media/Playback/Start': ({ id: assetId }) => ({ body: { assetId } }),
    'POST /Media/Playback/SaveProgress': ({ id: playbackId }) => ({
      body: { playbackId, positionSeconds: 10, watched: [[0, 10]] },
    }),
    'GET /Media/Playback/GetTranscript': ({ id: assetId }) => ({ query: { assetId } }),
    'POST /Media/Note/Save': ({ id: assetId }) => ({
      body: { assetId, atSeconds: 1, text: 'A note' },
    }),
    'POST /Media/Note/Remove': ({ id }) => ({ body: { id } }),
    'GET /Media/Asset/GetAsset': ({ id }) => ({ query: { id } }),
    'POST /Media/Asset/SavePoster': ({ id: assetId }) => ({
      query: { assetId },
      file: new Blob(['GIF89a0123456789']),
    }),
    'POST /Media/admin/Asset/Remove': ({ id }) => ({ body: { id } }),
    'POST /Media/admin/Caption/Upload': ({ id: assetId }) => ({
      query: { assetId, lang: 'de', label: 'Deutsch' },
      file: new Blob(['WEBVTT\n\n00:01.000 --> 00:02.000\nKraft\n']),
    }),
    'GET /Media/admin/Caption/GetCues': ({ id: assetId }) => ({ query: { assetId, lang: 'en' } }),
    'POST /Media/admin/Caption/SaveCues': ({ id: assetId }) => ({
      body: {
        ...{ assetId, lang: 'en', label: 'English', version: 1 },
        cues: [{ start: 0, end: 1, text: 'Force' }],
      },
    }),
    'POST /Media/admin/Caption/Remove': ({ id: assetId }) => ({ body: { assetId, lang: 'en' } }),
  },
  records: {
    film: {
      whose: 'nobody',
      of: async (world) => nothingBut(await filmOnPage(world)),
      others: async (world, caller) => {
        // Admins look after all that are there.
        const isLookedAfter = (await roleOf(world, caller)) === 'Admin'
        const hidden = isLookedAfter ? [] : [await makeFilm(world.simulate.app)]
        return [...hidden, ...(await filmsOfNobody(world))].map(nothingBut)
      },
    },
    'film to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }, uploadedBy) => {
        const id = await makeFilm(app, { uploadedBy })
        await giveCaptions(app, id)
        return nothingBut(id)
      },
      others: async (world, caller) => {
        const { app } = world.simulate
        const removed = await makeFilm(app, { uploadedBy: caller, removedAt: app.clock.now() })
        if ((await roleOf(world, caller)) === 'Admin') return [nothingBut(removed)]
        const given = await filmOnPage(world)
        const foreign = await makeFilm(app, { uploadedBy: await app.make.tutor() })
        return [removed, given, foreign].map(nothingBut)
      },
    },
    playback: {
      whose: 'anybody',
      of: async (world, userId) => {
        const { db, clock } = world.simulate.app
        const [id, assetId] = [newId(), await makeFilm(world.simulate.app)]
        const now = clock.now()
        await db.insert(playbacks).values({ id, userId, assetId, startedAt: now, lastAt: now })
        return nothingBut(id)
      },
    },
    'film note': {
      whose: 'anybody',
      of: async (world, userId) => {
        const { db, clock } = world.simulate.app
        const [id, assetId] = [newId(), await makeFilm(world.simulate.app)]
        const note = { id, userId, assetId, atS: 1, text: 'A note', updatedAt: clock.now() }
        await db.insert(mediaNotes).values(note)
        return nothingBut(id)
      },
    },
  },
  openIds: {
    'GET /Media/Note/GetNotes': { 'query.assetId': own, 'query.academyId': own },
    'POST /Media/Note/Save': { 'body.id': 'looked for among the caller’s own notes of the film' },
  },
  reads: {
    'GET /Media/Note/GetNotes': () => ({ query: { assetId: newId() } }),
  },
  shared: {
    'GET /Media/admin/Asset/GetAllAssets': everybodys,
  },
  unaudited: {
    'POST /Media/Playback/Start': own,
    'POST /Media/Playback/SaveProgress': own,
    'POST /Media/Note/Save': own,
    'POST /Media/Note/Remove': own,
  },
} satisfies AreaAccess
