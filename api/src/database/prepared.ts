import type { Db } from './db.ts'

/**
 * Keeps a statement built and prepared for each database that it is used on: building one anew
 * costs more than running a simple read. Values come in as `sql.placeholder('name')`.
 *
 *     const findName = prepared('find_name', (db, name) => db.select(…).prepare(name))
 *     await findName(db).execute({ id })
 *
 * @param name must be unlike all others; the server keeps the plan under it.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Db, name: string) => Statement,
): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const made = build(db, name)
    built.set(db, made)
    return made
  }
}
