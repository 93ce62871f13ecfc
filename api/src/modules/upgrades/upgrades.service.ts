import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { Problem } from '../../problem.ts'
import { cleanHtml, renderHtml } from '../../rich-text/index.ts'
import { saveVersioned } from '../../versions/index.ts'
import { upgradeKind } from './upgrade.kind.ts'
import {
  findAll,
  findProgramme,
  findSeen,
  holdCatalogue,
  orderUpgrades,
  type UpgradeRow,
} from './upgrades.repository.ts'
import { areSame, hoursOf, standingOf } from './upgrades.rules.ts'

const catalogueCall = 'GET /upgrade/userUpgrade/GetAllUpgrades'
const saveCall = 'POST /upgrade/admin/Upgrade/Save'

type Catalogue = CallAnswer<typeof catalogueCall>

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

/** What everybody is told of an upgrade. */
const shownOf = (row: UpgradeRow) => ({
  ...{ id: row.id, name: row.name, summary: row.summary, body: renderHtml(row.body) },
  ...{ image: row.image, pricePence: row.pricePence, per: row.per },
  ...{ entitlements: row.entitlements, hours: hoursOf(row.quarters) },
  isOffered: row.state === 'offered',
})

/** The catalogue: for a student with how each stands, for admins as it is edited. */
export async function getUpgrades(asked: Asked): Promise<Catalogue> {
  return {
    upgrades: asked.caller.role === 'Admin' ? await ofAdmins(asked) : await ofStudent(asked),
  }
}

async function ofStudent({ db, caller }: Asked): Promise<Catalogue['upgrades']> {
  const programme = await findProgramme(db, caller.userId)
  if (programme === undefined) return []
  return (await findSeen(db, caller.userId)).map((row) => {
    const { requestId, requestState, reason, sinceMs } = row
    const state = standingOf(requestState, row, programme)
    const isOfRequest = state === 'pending' || state === 'active' || state === 'declined'
    return {
      ...shownOf(row),
      mine: {
        state,
        requestId: isOfRequest ? requestId : null,
        reason: isOfRequest ? reason : null,
        since: isOfRequest && sinceMs !== null ? moment(sinceMs) : null,
      },
      edited: null,
    }
  })
}

async function ofAdmins({ db }: Asked): Promise<Catalogue['upgrades']> {
  return (await findAll(db)).map((row) => {
    const { body, state, version, updatedMs, pendingCount } = row
    return {
      ...shownOf(row),
      mine: null,
      edited: { body, state, version, pendingCount, updatedAt: moment(updatedMs) },
    }
  })
}

/**
 * Makes an upgrade or changes one.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 for a file that is not the
 * caller's to show.
 */
export async function saveUpgrade(
  asked: Asked,
  { id, version, ...body }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const values = { ...body, body: cleanHtml(body.body, 'page') }
  return await saveVersioned(asked, upgradeKind, {
    version,
    ...(id === undefined ? { values } : { id, change: () => values }),
  })
}

/**
 * Puts the catalogue into an order.
 * @throws Problem 409 where others are there by now.
 */
export async function saveOrder(asked: Asked, ids: readonly string[]): Promise<void> {
  await inTransaction(asked, async (within) => {
    if (!areSame(ids, await holdCatalogue(within.db))) {
      throw new Problem(409, 'Upgrades have come or gone meanwhile. Load the page anew.')
    }
    await orderUpgrades(within.db, ids)
    await audit(within.db, within, 'upgrades ordered', { details: { upgrades: ids.join(' ') } })
  })
}
