import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { type AssetArea, refuseVideoLink } from '../media/index.ts'
import { recordingWords } from './news.rules.ts'
import { holdersOf } from './people.repository.ts'
import {
  filmToShow,
  givesFilm,
  holdToRecord,
  isGivenOut,
  isRecording,
  keepRecording,
  noteRecordingTold,
  recordingsToTell,
  recordingUses,
  type SessionToRecord,
} from './recordings.repository.ts'
import { refreshFor, tellOf } from './tell.ts'

/**
 * Shows a film or a link as the recording of a session, or neither. Those with a place are told once,
 * when there is something to watch.
 * @throws Problem 404 for what the caller does not give, 422 before the start, for what was cancelled,
 * and at the field of a film that is another's, failed, or for something else, and of a link to
 * a host that is not known.
 */
export async function setRecording(
  asked: Asked,
  { sessionId, assetId, link }: CallInput<'POST /Event/tutor/Event/SetRecording'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const session = await holdToRecord(tx, caller, sessionId)
    if (session === undefined) throw notFound('The session')
    if (now.getTime() < session.startsMs) {
      throw new Problem(422, 'A recording can be shown once the session has started.')
    }
    refuseVideoLink(link, { path: 'body.link', hosts: asked.server.settings.videoLinkHosts })
    const isReady = assetId === null || (await refuseFilm(within, session, assetId))
    await keepRecording(tx, sessionId, { recordingId: assetId, recordingLink: link })
    if ((assetId !== null || link !== null) && isReady) await tellOfRecording(within, session)
    await audit(tx, within, 'recording set', {
      record: {
        ...{ kind: 'event session', id: sessionId },
        before: { film: session.recordingId, link: session.recordingLink },
        after: { film: assetId, link },
      },
    })
    await refreshFor(within, await holdersOf(tx, session.eventId, 'registered'))
  })
}

/** Refuses a film that cannot be this recording; says whether it is ready. */
async function refuseFilm(
  { db, caller }: Asked,
  { kind, recordingId }: SessionToRecord,
  assetId: string,
): Promise<boolean> {
  const film = await filmToShow(db, caller, assetId)
  const mayUse = caller.role === 'Admin' || film?.isOwn === true || recordingId === assetId
  const message =
    film === undefined || !mayUse
      ? 'This film is not there, or not yours to use'
      : film.area !== kind
        ? 'This film was brought for something else'
        : film.state === 'failed'
          ? 'This film cannot be played'
          : undefined
  if (film === undefined || message !== undefined) {
    throw new Problem(422, message ?? '', {
      errors: [{ path: 'body.assetId', message: message ?? '' }],
    })
  }
  return film.state === 'ready'
}

/** Tells those with a place of the session's recording, unless they have been told. */
async function tellOfRecording(within: Occasion, session: SessionToRecord): Promise<void> {
  if (session.toldMs !== null || session.state !== 'published') return
  const { db: tx, now } = within
  const holders = await holdersOf(tx, session.eventId, 'registered')
  await tellOf(within, { ...session, id: session.eventId }, holders, recordingWords(session))
  await noteRecordingTold(tx, session.id, now)
}

/** Tells of recordings whose films have become ready since they were set. */
export async function tellOfRecordings(occasion: Occasion): Promise<void> {
  for (const id of await recordingsToTell(occasion.db)) {
    await inTransaction(occasion, async (within) => {
      const session = await holdToRecord(within.db, { userId: '', role: 'Admin' }, id)
      if (session !== undefined) await tellOfRecording(within, session)
    })
  }
}

/** What the films of events are, for `modules/asset-areas.ts`. */
const assetsOf = (kind: 'seminar' | 'course'): AssetArea => ({
  shown: async (db, watcher, assetId, now) =>
    (await isGivenOut(db, watcher, { assetId, kind }, now)) ? { maySkip: true } : null,
  usesOf: (db, assetIds) => recordingUses(db, kind, assetIds),
  isUsed: (assetId) => isRecording(kind, assetId),
  mayEdit: (db, watcher, assetId) => givesFilm(db, watcher, { assetId, kind }),
})

export const seminarAssets = assetsOf('seminar')
export const courseAssets = assetsOf('course')
