import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { cancelBooking } from '../sales/index.ts'
import { forgetPerson } from '../user/index.ts'
import { holdMade, type MadePerson } from './made-people.repository.ts'
import type { TableKind, TakenBack } from './table-kinds.ts'

const reason = 'The file of people that it came with was taken back.'

/** Ends the account as a deletion does; what was sold with it counts nowhere. */
async function takeOneBack(within: Asked, made: MadePerson, batch: string) {
  const { userId, bookingId, bookingVersion } = made
  if (bookingId !== null && bookingVersion !== null) {
    await cancelBooking(within, {
      ...{ bookingId, version: bookingVersion, on: dayOf(within.now, officeZone), reason },
      ...{ unusedHours: 'take back', refundPence: 0 },
    })
  }
  const clear = await forgetPerson(within, userId)
  await audit(within.db, within, 'file of people taken back', {
    subjectId: userId,
    record: {
      ...{ kind: 'account', id: userId, batch },
      ...{ before: { isActive: true }, after: { isActive: false } },
    },
  })
  return clear
}

/** Takes back the people whom rows of an import made and nobody used; the others stay. */
export const takePeopleBack: TableKind['takeBack'] = async (within, { importId, rows, batch }) => {
  const stayed: TakenBack['stayed'] = []
  const cleared: Awaited<ReturnType<typeof takeOneBack>>[] = []
  const lines = rows.map(({ line }) => line)
  for (const made of await holdMade(within.db, importId, lines)) {
    const { line, use } = made
    if (use !== null) stayed.push({ line, why: use })
    else cleared.push(await takeOneBack(within, made, batch))
  }
  const { files } = within.server
  return {
    ...{ removed: cleared.length, stayed },
    after: async () => {
      for (const clear of cleared) await clear(files)
    },
  }
}
