import type { Asked } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { deleteUses, type FileUse, holdFiles, insertUse, shownBy } from './files.repository.ts'

const refusal = 'A file in it is not there, or not yours to use. Take it out, or add it again.'

/**
 * Has a record show these files and no other ones, within the transaction that saves it. `fields`
 * are all of its fields that hold files, by their names in the body: `{ text: fileIdsIn(text),
 * cover: [id] }`. What the record shows already may stay; of the rest anybody may use what they
 * uploaded themselves and what they may open.
 * @throws Problem 422 that names each field with a file of another kind.
 */
export async function attachFiles(
  asked: Asked,
  use: FileUse,
  fields: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const { db: tx, now } = asked
  const wanted = [...new Set(Object.values(fields).flat())]
  const shown = new Set(await shownBy(tx, use))
  const added = wanted.filter((id) => !shown.has(id))
  const usable = new Set(await usableOf(asked, added))
  const errors = Object.entries(fields).flatMap(([name, ids]) =>
    ids.every((id) => shown.has(id) || usable.has(id))
      ? []
      : [{ path: `body.${name}`, message: refusal }],
  )
  if (errors.length > 0) throw new Problem(422, refusal, { errors })
  await deleteUses(tx, use, now, wanted)
  for (const id of added) await insertUse(tx, id, use)
}

/** Of these files those that the caller may use. */
async function usableOf(
  { db: tx, caller, server, now }: Asked,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const usable: string[] = []
  for (const file of await holdFiles(tx, ids)) {
    const isOwn = file.uploadedBy === caller.userId
    if (isOwn || (await server.mayOpenFile(tx, caller, file, now))) usable.push(file.id)
  }
  return usable
}
