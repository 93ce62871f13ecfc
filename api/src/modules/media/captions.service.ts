import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, UploadedFile } from '../../calls.ts'
import type { Cue } from '../../database/schema/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { assetAreas } from './asset-area.ts'
import { findAsset } from './assets.repository.ts'
import {
  type Captions,
  type CaptionsKey,
  deleteCaptions,
  findCaptions,
  holdCaptions,
  upsertCaptions,
} from './captions.repository.ts'
import { filmFor } from './playback.service.ts'
import { readCaptions } from './read-captions.ts'
import { cueLines, searchTextOf, writeVtt } from './vtt.rules.ts'

const captionsName = 'The captions'

/**
 * Keeps the captions of a file, in place of those of the same language.
 * @throws Problem 404 for an unknown film, 422 with the first line at fault.
 */
export async function uploadCaptions(
  asked: Asked,
  { assetId, lang, label }: CallContext<'POST /Media/admin/Caption/Upload'>['query'],
  file: UploadedFile,
): Promise<CallAnswer<'POST /Media/admin/Caption/Upload'>> {
  const film = await findAsset(asked.db, assetId)
  if (film === undefined) throw notFound('The video')
  const { cues, warnings } = await readCaptions(await readFile(file.path), film.seconds)
  const version = await inTransaction(asked, async (within) => {
    const before = await holdCaptions(within.db, { assetId, lang })
    return await keep(within, { assetId, lang, label, cues }, before)
  })
  return { cueCount: cues.length, version, warnings }
}

/** Captions as they are edited. @throws Problem 404 where there are none. */
export async function getCues(
  { db }: Asked,
  key: CaptionsKey,
): Promise<CallAnswer<'GET /Media/admin/Caption/GetCues'>> {
  const found = await ofFilm(db, key, findCaptions)
  return { version: found.version, label: found.label, cues: [...found.cues] }
}

/**
 * Saves edited captions.
 * @throws Problem 404 where there are none, 409 where somebody has saved them meanwhile.
 */
export async function saveCues(
  asked: Asked,
  said: CallInput<'POST /Media/admin/Caption/SaveCues'>['body'],
): Promise<{ version: number }> {
  const { assetId, lang, label, version, cues } = said
  return await inTransaction(asked, async (within) => {
    const before = await ofFilm(within.db, { assetId, lang }, holdCaptions)
    if (before.version !== version) {
      throw new Problem(409, 'Somebody has saved these captions meanwhile. Load them again.')
    }
    const kept = cues.map(({ text, ...cue }) => ({ ...cue, text: cueLines(text) }))
    return { version: await keep(within, { assetId, lang, label, cues: kept }, before) }
  })
}

/** Removes the captions of a language. @throws Problem 404 where there are none. */
export async function removeCaptions(asked: Asked, key: CaptionsKey): Promise<void> {
  await inTransaction(asked, async (within) => {
    const before = await ofFilm(within.db, key, holdCaptions)
    await deleteCaptions(within.db, key)
    await audit(within.db, within, 'captions removed', {
      record: { kind: 'captions', id: key.assetId, before: factsOf(before), after: null },
    })
  })
}

/** Captions of a film that was not removed. */
async function ofFilm(
  db: Asked['db'],
  key: CaptionsKey,
  find: (db: Asked['db'], key: CaptionsKey) => Promise<Captions | undefined>,
): Promise<Captions> {
  const film = await findAsset(db, key.assetId)
  const found = film && (await find(db, key))
  if (found === undefined) throw notFound(captionsName)
  return found
}

async function keep(
  within: Asked,
  { cues, ...about }: CaptionsKey & { label: string; cues: Cue[] },
  before: Captions | undefined,
): Promise<number> {
  const { db: tx, now } = within
  const tag = tagOf(cues)
  const captions = { ...about, cues, tag, searchText: searchTextOf(cues), updatedAt: now }
  const version = await upsertCaptions(tx, captions)
  await audit(tx, within, 'captions saved', {
    record: {
      ...{ kind: 'captions', id: about.assetId, version },
      ...{ before: before ? factsOf(before) : null, after: factsOf({ ...captions, version }) },
    },
  })
  return version
}

/** Of captions what is written down of a change: which, how many lines, and by what they are told. */
const factsOf = ({
  lang,
  label,
  cues,
  tag,
  version,
}: Omit<Captions, 'updatedAt' | 'searchText'>) => ({
  lang,
  label,
  lines: cues.length,
  tag,
  version,
})

/** What tells captions from others, for their address. */
export function tagOf(cues: readonly Cue[]): string {
  return createHash('sha256').update(writeVtt(cues)).digest('hex').slice(0, 8)
}

/**
 * What is said in a film, in the language that was asked for or the first; without captions what
 * was written down beside it.
 * @throws Problem 404 for a film that is not given out to the caller.
 */
export async function getTranscript(
  asked: Asked,
  { assetId, lang }: CallContext<'GET /Media/Playback/GetTranscript'>['query'],
): Promise<CallAnswer<'GET /Media/Playback/GetTranscript'>> {
  const { film } = await filmFor(asked, assetId)
  const languages = film.captions.map(({ lang, label }) => ({ lang, label }))
  const chosen = languages.find((one) => one.lang === lang) ?? languages[0]
  const found = chosen && (await findCaptions(asked.db, { assetId, lang: chosen.lang }))
  if (found !== undefined) {
    const { label, cues } = found
    return { lang: found.lang, label, cues: [...cues], text: '', languages }
  }
  const text = await assetAreas()[film.area].transcriptOf?.(asked.db, assetId)
  return { lang: null, label: 'Transcript', cues: [], text: text ?? '', languages }
}
