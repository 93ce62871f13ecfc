import type { FileValue } from '@portal/shared/files'
import type { Sold } from '@portal/shared/upgrades'
import type { Upgrade } from './upgrades.queries.ts'

/** An upgrade as its fields have it, by the names of the call: the price in pounds, the file whole. */
export interface UpgradeValues {
  name: string
  summary: string
  body: string
  imageFileId: FileValue | null
  pricePence: number | null
  per: Upgrade['per']
  entitlements: Sold[]
  hours: number | null
  state: Upgrade['edited']['state']
  version: number | undefined
}

/** What the fields begin with. */
export function valuesOf(upgrade: Upgrade | undefined): UpgradeValues {
  return {
    ...{ name: upgrade?.name ?? '', summary: upgrade?.summary ?? '' },
    ...{ body: upgrade?.edited.body ?? '', imageFileId: upgrade?.image ?? null },
    pricePence: upgrade === undefined ? null : upgrade.pricePence / 100,
    ...{ per: upgrade?.per ?? 'once', entitlements: upgrade?.entitlements ?? [] },
    ...{ hours: upgrade?.hours ?? 0, state: upgrade?.edited.state ?? 'draft' },
    version: upgrade?.edited.version,
  }
}

/** What is sent of them. */
export function sentOf(
  { imageFileId, pricePence, version, ...values }: UpgradeValues,
  id: string | undefined,
): unknown {
  return {
    ...values,
    ...(id !== undefined && { id, version }),
    imageFileId: imageFileId?.id ?? null,
    pricePence: pricePence === null ? null : Math.round(pricePence * 100),
  }
}
