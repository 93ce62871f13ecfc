import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, UploadedFile } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { attachFiles, keepFile, letGo } from '../files/index.ts'
import { posterAddress, renditionAddress } from './addresses.rules.ts'
import { assetAreas } from './asset-area.ts'
import {
  changePoster,
  deleteAsset,
  deleteOld,
  findAsset,
  findDetails,
  findRemoved,
  type ListedAsset,
  listedAssets,
  markRemoved,
} from './assets.repository.ts'
import { factsOf } from './films.service.ts'
import { mayEdit, watcherOf } from './may-watch.ts'
import { undoMs } from './notes.service.ts'

const filmName = 'The video'
const dayMs = 86_400_000

/** So long a film that was removed stays, with its files. */
const removedMs = 30 * dayMs
const playbackMs = 400 * dayMs

/**
 * A film as those who look after it see it.
 * @throws Problem 404 for one that the caller does not.
 */
export async function getAsset(
  { db, caller, server }: Asked,
  assetId: string,
): Promise<CallAnswer<'GET /Media/Asset/GetAsset'>> {
  const found = await findDetails(db, assetId)
  const watcher = watcherOf(caller, server.saved())
  if (found === undefined || !(await mayEdit(db, watcher, { ...found, assetId }))) {
    throw notFound(filmName)
  }
  const film = { area: found.area, assetId }
  const { name, area, renditions, captions, poster } = found
  return {
    ...factsOf({ ...found, id: assetId }),
    ...{ name, area, captions },
    renditions: renditions.map((one) => ({ ...one, src: renditionAddress(film, one) })),
    poster: poster && posterAddress(film, poster),
    usedBy: (await assetAreas()[area].usesOf(db, [assetId])).map(toldUse),
  }
}

const toldUse = ({
  kind,
  id,
  title,
}: CallAnswer<'GET /Media/Asset/GetAsset'>['usedBy'][number]) => ({
  kind,
  id,
  title,
})

/** A page of all films, the newest first. */
export async function getAllAssets(
  { db }: Asked,
  { pageNo, pageSize, ...filters }: CallContext<'GET /Media/admin/Asset/GetAllAssets'>['query'],
): Promise<CallAnswer<'GET /Media/admin/Asset/GetAllAssets'>> {
  const listed = listedAssets(filters)
  const { rows, totalCount } = await pageOf<ListedAsset>(db, listed, { pageNo, pageSize })
  const assets = rows.map(({ createdMs, poster, ...film }) => ({
    ...film,
    poster: poster && posterAddress(film, poster),
    createdAt: new Date(createdMs).toISOString(),
  }))
  return { assets, totalCount }
}

/**
 * Shows a picture before a film begins, in place of the one before.
 * @throws Problem 404 for a film that the caller does not look after, and as `keepFile` does.
 */
export async function savePoster(
  asked: Asked,
  assetId: string,
  file: UploadedFile,
): Promise<{ poster: string }> {
  const { db, caller, server } = asked
  const film = await findAsset(db, assetId)
  const watcher = watcherOf(caller, server.saved())
  if (film === undefined || !(await mayEdit(db, watcher, { ...film, assetId }))) {
    throw notFound(filmName)
  }
  const kept = await keepFile(asked, file)
  await inTransaction(asked, async (within) => {
    const was = await changePoster(within.db, assetId, kept.id)
    if (was === undefined) throw notFound(filmName)
    const own = { ids: film.fileId === null ? [] : [film.fileId], kind: 'video' } as const
    await attachFiles(within, { area: 'asset', recordId: assetId }, { file: [kept.id], film: own })
    await audit(within.db, within, 'film poster changed', {
      record: {
        ...{ kind: 'film', id: assetId },
        ...{ before: { poster: was.before }, after: { poster: kept.id } },
      },
    })
  })
  return { poster: posterAddress({ area: film.area, assetId }, kept) }
}

/**
 * Removes a film. Its rows and files go 30 days later.
 * @throws Problem 404 for an unknown one, 409 with what shows it while something does.
 */
export async function removeAsset(asked: Asked, assetId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const film = await findAsset(tx, assetId)
    if (film === undefined || !(await markRemoved(tx, assetId, now))) throw notFound(filmName)
    const usedBy = (await assetAreas()[film.area].usesOf(tx, [assetId])).map(toldUse)
    if (usedBy.length > 0) {
      const titles = usedBy.map(({ title }) => title).join(', ')
      throw new Problem(409, `The video is still shown: ${titles}.`, { data: { usedBy } })
    }
    const { area, name } = film
    await audit(tx, within, 'film removed', {
      record: { kind: 'film', id: assetId, before: { area, name }, after: null },
    })
  })
}

/** Lets what is past its time go: removed films, playbacks, and notes that nobody had back. */
export async function tidyFilms(occasion: Occasion): Promise<void> {
  const { db, now } = occasion
  const before = (ms: number) => new Date(now.getTime() - ms)
  for (const { id, removedAt } of await findRemoved(db, before(removedMs))) {
    await inTransaction(occasion, async (within) => {
      await deleteAsset(within.db, id)
      // Nothing has shown its files since, so that the round of files removes them now.
      await letGo({ ...within, now: removedAt }, { area: 'asset', recordId: id })
    })
  }
  await deleteOld(db, { playbacks: before(playbackMs), notes: before(undoMs) })
}
