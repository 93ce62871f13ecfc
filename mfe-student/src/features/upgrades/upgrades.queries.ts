import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const upgradesCall = 'GET /upgrade/userUpgrade/GetAllUpgrades'

/** An upgrade of the catalogue. */
export type Upgrade = CallAnswer<typeof upgradesCall>['upgrades'][number]

/** What is asked again when the server tells of a decision. */
export const upgradeReads = [upgradesCall] as const

export const useUpgrades = () => useQuery(queryOf(upgradesCall))

const changes = { changes: upgradeReads }

export const useRequestUpgrade = () => useWrite('POST /upgrade/userUpgrade/RequestUpgrade', changes)
export const useCancelRequest = () => useWrite('POST /upgrade/userUpgrade/CancelRequest', changes)
