import { defineHandlers } from '../../calls.ts'
import { getAllAssets, getAsset, removeAsset, savePoster } from './assets.service.ts'
import {
  getCues,
  getTranscript,
  removeCaptions,
  saveCues,
  uploadCaptions,
} from './captions.service.ts'
import { getNotes, removeOrRestoreNote, saveNote } from './notes.service.ts'
import { saveProgress, startPlayback } from './playback.service.ts'

/** Films: playing, what was watched, transcripts, notes, and what looks after them. */
export const mediaHandlers = defineHandlers({
  'POST /Media/Playback/Start': ({ body, ...asked }) => startPlayback(asked, body.assetId),
  'POST /Media/Playback/SaveProgress': ({ body, ...asked }) => saveProgress(asked, body),
  'GET /Media/Playback/GetTranscript': ({ query, ...asked }) => getTranscript(asked, query),
  'GET /Media/Note/GetNotes': ({ query, ...asked }) => getNotes(asked, query),
  'POST /Media/Note/Save': ({ body, ...asked }) => saveNote(asked, body),
  'POST /Media/Note/Remove': async ({ body, ...asked }) => {
    await removeOrRestoreNote(asked, body)
    return undefined
  },
  'GET /Media/Asset/GetAsset': ({ query, ...asked }) => getAsset(asked, query.id),
  'GET /Media/admin/Asset/GetAllAssets': ({ query, ...asked }) => getAllAssets(asked, query),
  'POST /Media/Asset/SavePoster': ({ query, file, ...asked }) =>
    savePoster(asked, query.assetId, file),
  'POST /Media/admin/Asset/Remove': async ({ body, ...asked }) => {
    await removeAsset(asked, body.id)
    return undefined
  },
  'POST /Media/admin/Caption/Upload': ({ query, file, ...asked }) =>
    uploadCaptions(asked, query, file),
  'GET /Media/admin/Caption/GetCues': ({ query, ...asked }) => getCues(asked, query),
  'POST /Media/admin/Caption/SaveCues': ({ body, ...asked }) => saveCues(asked, body),
  'POST /Media/admin/Caption/Remove': async ({ body, ...asked }) => {
    await removeCaptions(asked, body)
    return undefined
  },
})
