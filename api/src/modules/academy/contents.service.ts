import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { Values } from '../../audit/audit.rules.ts'
import { type AuditedKind, audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { refuseVideoLink } from '../media/index.ts'
import { touchAcademy } from './academies.repository.ts'
import {
  holdAcademy,
  holdGroup,
  holdVideo,
  insertGroup,
  insertVideo,
  removePart,
  restorePart,
  updateGroup,
  updateVideo,
  type VideoRow,
} from './contents.repository.ts'
import { findFilm } from './films.repository.ts'
import { askedIn } from './quiz.repository.ts'
import { countAsked, liveOf, writeQuestions } from './quiz-questions.repository.ts'
import { restorableSince } from './removed.rules.ts'
import { keepCompleted } from './watching.repository.ts'

const groupCall = 'POST /academy/admin/VideoGroup/Save'
const videoCall = 'POST /academy/admin/Video/Save'
const stateCall = 'POST /academy/admin/Video/SetState'
const questionsCall = 'POST /academy/admin/Video/SaveQuestions'

const refused = (path: string, message: string) =>
  new Problem(422, message, { errors: [{ path, message }] })

/** Refuses what was made of another version than the one that stands, with that one. */
function mustBe(
  noun: string,
  edited: number | undefined,
  version: number,
  values: Values,
  now: Date,
) {
  if (edited === undefined || edited === version) return
  const data: StaleSave = {
    by: 'Somebody else',
    at: now.toISOString(),
    version,
    values,
    changed: Object.keys(values),
  }
  throw new Problem(409, `${noun} has been changed by somebody else meanwhile.`, { data })
}

/** Writes down a change of what an academy has. */
async function note(
  within: Asked,
  record: { kind: AuditedKind; id: string; before: Values | null; after: Values | null },
): Promise<void> {
  await audit(within.db, within, 'academy contents changed', { record })
}

/**
 * A new group behind the others, or another name and day for one.
 * @throws Problem 404 for an unknown academy or group, 409 (`StaleSave`) for a stale version.
 */
export async function saveGroup(
  asked: Asked,
  { id, academyId, version, name, opensOn }: CallInput<typeof groupCall>['body'],
): Promise<CallAnswer<typeof groupCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const after = { name, opensOn }
    if (id === undefined) {
      if (!(await holdAcademy(tx, academyId))) throw notFound('The academy')
      const made = newId(now.getTime())
      await insertGroup(tx, { id: made, academyId, ...after })
      await touchAcademy(tx, academyId, now, true)
      await note(within, { kind: 'video group', id: made, before: null, after })
      return { id: made, version: 1 }
    }
    const found = await holdGroup(tx, id)
    if (found === undefined || found.academyId !== academyId) throw notFound('The group')
    const before = { name: found.name, opensOn: found.opensOn }
    mustBe('The group', version, found.version, before, now)
    await updateGroup(tx, id, { ...after, version: found.version + 1 })
    await touchAcademy(tx, academyId, now)
    await note(within, { kind: 'video group', id, before, after })
    return { id, version: found.version + 1 }
  })
}

/** What is edited of a video, as the log and a stale save have it. */
const editedOf = (video: VideoRow) => ({
  name: video.name,
  description: video.description,
  assetId: video.assetId,
  link: video.link,
  transcript: video.transcript,
  mandatoryQuestion: video.hasMandatoryQuiz,
  linkMinutes: video.linkMinutes,
})

type VideoIn = CallInput<typeof videoCall>['body']

const notReady = 'Its film is not ready yet.'

/**
 * Refuses a film that is not an academy's, and a link to a host that is not known; of a published video
 * another film that its learners could not watch yet, if ever.
 */
async function checkSource(
  { db, server }: Asked,
  { assetId, link }: Pick<VideoIn, 'assetId' | 'link'>,
  before?: Pick<VideoRow, 'assetId' | 'state'>,
): Promise<void> {
  if (assetId !== null && assetId !== before?.assetId) {
    const film = await findFilm(db, assetId)
    if (film === undefined) throw refused('body.assetId', 'There is no such film for academies.')
    if (before?.state === 'published' && film.state !== 'ready') {
      throw refused('body.assetId', notReady)
    }
  }
  refuseVideoLink(link, { path: 'body.link', hosts: server.settings.videoLinkHosts })
}

/** Refuses a published video that has nothing to show, or a quiz to pass without a question. */
async function checkPublished(
  { db }: Asked,
  id: string,
  video: Pick<VideoIn, 'assetId' | 'link' | 'mandatoryQuestion'>,
): Promise<void> {
  if (video.assetId === null && video.link === null) {
    throw refused('body.assetId', 'A published video has a film or a link. Withdraw it first.')
  }
  if (video.mandatoryQuestion && (await countAsked(db, id)) === 0) {
    throw refused('body.mandatoryQuestion', 'A quiz that must be passed has a question.')
  }
}

/**
 * A new video behind the others of its group, or another film or other words for one. With another
 * film what was completed stays, and watching begins anew.
 * @throws Problem 404 for an unknown group or video, 409 (`StaleSave`) for a stale version, 422 for
 * a film or link that may not be had, and for what a published video may not be.
 */
export async function saveVideo(
  asked: Asked,
  { id, groupId, version, mandatoryQuestion, ...words }: VideoIn,
): Promise<CallAnswer<typeof videoCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const group = await holdGroup(tx, groupId)
    if (group === undefined) throw notFound('The group')
    const { academyId } = group
    const wanted = { ...words, hasMandatoryQuiz: mandatoryQuestion }
    const after = { ...words, mandatoryQuestion }
    if (id === undefined) {
      await checkSource(within, words)
      const made = newId(now.getTime())
      await insertVideo(tx, { id: made, groupId, ...wanted })
      await touchAcademy(tx, academyId, now, true)
      await note(within, { kind: 'video', id: made, before: null, after })
      return { id: made, version: 1 }
    }
    const found = await holdVideo(tx, id)
    if (found === undefined || found.academyId !== academyId) throw notFound('The video')
    const before = editedOf(found)
    mustBe('The video', version, found.version, before, now)
    await checkSource(within, words, found)
    if (found.state === 'published') await checkPublished(within, id, after)
    if (found.assetId !== null && found.assetId !== words.assetId) {
      await keepCompleted(tx, id, now)
    }
    await updateVideo(tx, id, { ...wanted, version: found.version + 1 })
    await touchAcademy(tx, academyId, now)
    await note(within, { kind: 'video', id, before, after })
    return { id, version: found.version + 1 }
  })
}

/**
 * Publishes a video or withdraws it.
 * @throws Problem 404, 409 for a stale version, 422 where it has nothing to show yet.
 */
export async function setVideoState(
  asked: Asked,
  { id, version, state }: CallInput<typeof stateCall>['body'],
): Promise<CallAnswer<typeof stateCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const found = await holdVideo(tx, id)
    if (found === undefined) throw notFound('The video')
    if (found.state === state) return { version: found.version }
    mustBe('The video', version, found.version, { state: found.state }, now)
    if (state === 'published') {
      await checkPublished(within, id, editedOf(found))
      const { assetId } = found
      if (assetId !== null && (await findFilm(tx, assetId))?.state !== 'ready') {
        throw refused('body.state', notReady)
      }
    }
    await updateVideo(tx, id, { state, version: found.version + 1 })
    await touchAcademy(tx, found.academyId, now)
    const [before, after] = [{ state: found.state }, { state }]
    await note(within, { kind: 'video', id, before, after })
    return { version: found.version + 1 }
  })
}

/**
 * Has the quiz of a video ask these questions.
 * @throws Problem 404, 409 for a stale version, 422 for what is no live MCQ, and for the last
 * question of a quiz that must be passed.
 */
export async function saveQuestions(
  asked: Asked,
  { videoId, version, questionIds }: CallInput<typeof questionsCall>['body'],
): Promise<CallAnswer<typeof questionsCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const found = await holdVideo(tx, videoId)
    if (found === undefined) throw notFound('The video')
    mustBe('The video', version, found.version, { questionIds }, now)
    const live = new Set(await liveOf(tx, questionIds))
    const other = questionIds.findIndex((id) => !live.has(id))
    if (other >= 0) {
      throw refused(`body.questionIds.${other}`, 'A quiz asks questions with options alone.')
    }
    if (found.state === 'published' && found.hasMandatoryQuiz && questionIds.length === 0) {
      throw refused('body.questionIds', 'A quiz that must be passed has a question.')
    }
    await writeQuestions(tx, videoId, questionIds, now)
    await updateVideo(tx, videoId, { version: found.version + 1 })
    await touchAcademy(tx, found.academyId, now)
    await note(within, { kind: 'video', id: videoId, before: null, after: { questionIds } })
    return { version: found.version + 1, questions: await askedIn(tx, videoId) }
  })
}

const nouns = { group: 'The group', video: 'The video' } as const
const kinds = { group: 'video group', video: 'video' } as const

/**
 * Removes a group with its videos, or a video; or brings it back where it was.
 * @throws Problem 404 for what is not there, and for what was removed too long ago.
 */
export async function removeOrRestore(
  asked: Asked,
  part: 'group' | 'video',
  { id, isRestored }: { id: string; isRestored: boolean },
): Promise<undefined> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    if (isRestored) {
      const restored = await restorePart(tx, part, id, restorableSince(now))
      const there = restored ?? (await (part === 'group' ? holdGroup(tx, id) : holdVideo(tx, id)))
      if (there === undefined) throw notFound(nouns[part])
      if (restored === undefined) return undefined
      await touchAcademy(tx, restored.academyId, now, true)
      await note(within, { kind: kinds[part], id, before: null, after: { name: restored.name } })
      return undefined
    }
    const found = await (part === 'group' ? holdGroup(tx, id) : holdVideo(tx, id))
    if (found === undefined) throw notFound(nouns[part])
    await removePart(tx, part, id, now)
    await touchAcademy(tx, found.academyId, now, true)
    await note(within, { kind: kinds[part], id, before: { name: found.name }, after: null })
    return undefined
  })
}
