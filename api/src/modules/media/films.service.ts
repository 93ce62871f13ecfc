import { askedByServer } from '../../asked.ts'
import type { Films } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import type { FileStore } from '../../files/file-store.ts'
import { showFile } from '../files/index.ts'
import { type Asset, findAssetOfFile, insertAsset } from './assets.repository.ts'
import { checkFilm } from './check.service.ts'

/** Makes films of the files of a store, for whoever keeps files. */
export function filmsIn(store: () => FileStore): Films {
  return {
    add: async (tx, film, now) => {
      const id = newId(now.getTime())
      await insertAsset(tx, id, film, now)
      await showFile(askedByServer(tx, now), film.fileId, { area: 'asset', recordId: id })
    },
    ofFile: async (db, fileId, now) => {
      const film = await findAssetOfFile(db, fileId)
      if (film === undefined) return null
      // Where it cannot be looked at now, the round does it.
      await checkFilm(askedByServer(db, now), store(), film.id).catch(() => undefined)
      return factsOf((await findAssetOfFile(db, fileId)) ?? film)
    },
  }
}

/** A film as the contract's `assetFacts` has it. */
export function factsOf({
  id,
  state,
  failure,
  seconds,
  width,
  height,
}: Pick<Asset, 'id' | 'state' | 'failure' | 'seconds' | 'width' | 'height'>) {
  return { assetId: id, state, failure, durationSeconds: seconds, width, height }
}
