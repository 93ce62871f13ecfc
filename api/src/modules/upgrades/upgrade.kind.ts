import { fileIdsIn } from '../../rich-text/index.ts'
import { defineVersioned, findSnapshots } from '../../versions/index.ts'
import { attachFiles } from '../files/index.ts'
import { type UpgradeValues, upgradeValues } from './upgrade.values.ts'
import { findUpgrade, writeUpgrade } from './upgrades.repository.ts'

/** Upgrades. A version that comes back brings its words and its price, and leaves it offered or not. */
export const upgradeKind = defineVersioned<UpgradeValues>({
  kind: 'upgrade',
  noun: 'The upgrade',
  schema: upgradeValues,
  restored: (version, { state }) => ({ ...version, state }),
  find: findUpgrade,
  write: async (within, id, standing) => {
    // Files of versions that are kept stay, so that they are there when a version comes back.
    const kept = await findSnapshots(within.db, { kind: 'upgrade', id })
    const all = [standing.values, ...kept]
    await attachFiles(
      within,
      { area: 'upgrade', recordId: id },
      {
        imageFileId: all
          .map(({ imageFileId }) => imageFileId)
          .filter((image) => typeof image === 'string'),
        body: all.flatMap(({ body }) => fileIdsIn(String(body))),
      },
    )
    await writeUpgrade(within.db, id, standing, within.now)
  },
})
