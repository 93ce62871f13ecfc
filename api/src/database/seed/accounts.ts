import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, seededRandom, type World } from './world.ts'

/** As long as a name may be; no list breaks by it. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200)

/**
 * Accounts that an admin has something to do with: invited and never used, stopped, not reached by
 * mail, with names of other alphabets' marks and one as long as it may be. They are nobody's parents,
 * so that all else of the world is as it is without them.
 */
export async function seedAccounts(db: Db, base: Pick<World, 'today'>): Promise<void> {
  const random = seededRandom(20_261_129)
  const person = (
    [firstName, lastName, email]: readonly [string, string, string],
    own: Partial<typeof schema.users.$inferInsert>,
  ) => ({
    ...{ id: seededId(random, at(base, -60).getTime()), role: 'Parent' as const },
    ...{ firstName, lastName, email: `${email}@portal.test`, createdAt: at(base, -60) },
    ...own,
  })
  await db.insert(schema.users).values([
    person(['Žofie', 'Dvořáková', 'zofie.dvorakova'], { invitedAt: at(base, -12) }),
    person(['Øyvind', 'Sørensen', 'oyvind.sorensen'], { invitedAt: at(base, -9) }),
    person(['Łukasz', 'Żółkiewski', 'lukasz.zolkiewski'], { invitedAt: at(base, -2) }),
    person(['Nguyễn', 'Thị Ánh', 'nguyen.anh'], {
      ...{ invitedAt: at(base, -30), emailState: 'bouncing' as const },
    }),
    person(['Chiara', 'D’Angelo', 'chiara.dangelo'], {
      ...{ role: 'School Manager' as const, isActive: false, stoppedAt: at(base, -20) },
    }),
    person(['Émile', 'Lefèvre', 'emile.lefevre'], {
      ...{ isActive: false, stoppedAt: at(base, -5), phone: '+33 1 23 45 67 89' },
    }),
    person(['Adolph', longName, 'adolph.long'], { invitedAt: null }),
  ])
}
