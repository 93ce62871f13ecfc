import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const catalogueCall = 'GET /upgrade/userUpgrade/GetAllUpgrades'
export const requestsCall = 'GET /upgrade/admin/Upgrade/GetRequests'

type Listed = CallAnswer<typeof catalogueCall>['upgrades'][number]

/** An upgrade as admins look after it. */
export type Upgrade = Listed & { edited: NonNullable<Listed['edited']> }

/** What a student asks for. */
export type UpgradeRequest = CallAnswer<typeof requestsCall>['requests'][number]

export const catalogueQuery = queryOf(catalogueCall)

/** The upgrades of an answer to an admin, which has all that is edited. */
export const editedOf = ({ upgrades }: CallAnswer<typeof catalogueCall>): Upgrade[] =>
  upgrades.flatMap(({ edited, ...upgrade }) => (edited === null ? [] : [{ ...upgrade, edited }]))

export const useCatalogue = () => useQuery(catalogueQuery)

/** What shows upgrades. */
export const upgradeChanges = [catalogueCall, requestsCall] as const

const changes = { changes: upgradeChanges }

export const useSaveUpgrade = () => useWrite('POST /upgrade/admin/Upgrade/Save', changes)
export const useOrderUpgrades = () => useWrite('POST /upgrade/admin/Upgrade/Order', changes)
export const useDecline = () => useWrite('POST /upgrade/admin/Upgrade/DeclineRequest', changes)
