import type { CallInput, CallKey } from '@portal/shared/api'
import type { Db } from '../database/db.ts'
import { type TestApp, toRequest } from './make-test-app.ts'

/** How many statements a call sends to the database, its access check included. */
export async function queriesOf<K extends CallKey>(
  app: TestApp,
  key: K,
  as: string,
  input?: CallInput<K>,
): Promise<number> {
  const token = await app.tokenOf(as)
  return await statementsOf(app.db, async () => {
    const response = await app.fastify.inject({
      ...toRequest(key, input ?? {}),
      headers: { authorization: `Bearer ${token}` },
    })
    if (response.statusCode !== 200) throw new Error(`${key} answered ${response.body}`)
  })
}

/** How many statements something sends to the database, or within the transaction that it is given. */
export async function statementsOf(db: Db, run: () => Promise<unknown>): Promise<number> {
  const { count, restore } = watch(db)
  try {
    await run()
  } finally {
    restore()
  }
  return count()
}

/** Counts statements from now on; every one goes through the driver's `prepareQuery`. */
function watch(db: Db): { count: () => number; restore: () => void } {
  const session: object = db._.session
  const prepare: unknown = Reflect.get(session, 'prepareQuery')
  if (typeof prepare !== 'function') throw new Error('The driver prepares statements otherwise')
  let sent = 0
  Reflect.set(session, 'prepareQuery', (...given: unknown[]) => {
    sent += 1
    return Reflect.apply(prepare, session, given)
  })
  return {
    count: () => sent,
    restore: () => {
      Reflect.deleteProperty(session, 'prepareQuery')
    },
  }
}
