import {
  type FileKind,
  type FileRule,
  fileKinds,
  mustBe,
  mustBeSmaller,
} from '@portal/shared/api/schemas'
import type { Asked } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { deleteUses, type FileUse, holdFiles, insertUses, shownBy } from './files.repository.ts'

const refusal = 'A file in it is not there, or not yours to use. Take it out, or add it again.'

/** Files of a field: images, as texts and covers have them, or those of another kind. */
export type FilesOfField = readonly string[] | { ids: readonly string[]; kind: FileKind }

type Held = Awaited<ReturnType<typeof holdFiles>>[number]

/**
 * Has a record show these files and no other ones, within the transaction that saves it. `fields`
 * are all of its fields that hold files, by their names in the body: `{ text: fileIdsIn(text),
 * slides: { ids, kind: 'document' } }`. What the record shows already may stay; of the rest anybody
 * may use what they uploaded themselves and what they may open.
 * @throws Problem 422 that names each field with a file of somebody else or of another kind.
 */
export async function attachFiles(
  asked: Asked,
  use: FileUse,
  fields: Readonly<Record<string, FilesOfField>>,
): Promise<void> {
  const { db: tx, now } = asked
  const wanted = Object.entries(fields).map(([name, field]) => ({
    name,
    ...('kind' in field ? field : { ids: field, kind: 'image' as const }),
  }))
  const ids = [...new Set(wanted.flatMap((field) => field.ids))]
  const shown = new Set(await shownBy(tx, use))
  const held = ids.length === 0 ? [] : await holdFiles(tx, ids)
  const usable = new Map((await usableOf(asked, held, shown)).map((file) => [file.id, file]))
  const errors = wanted.flatMap(({ name, ids, kind }) => {
    const message = faultOf(
      ids.map((id) => usable.get(id)),
      kind,
    )
    return message === null ? [] : [{ path: `body.${name}`, message }]
  })
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
  await deleteUses(tx, use, now, ids)
  await insertUses(
    tx,
    ids.filter((id) => !shown.has(id)),
    use,
  )
}

/** Of these files those that the caller may use. */
async function usableOf(
  { db: tx, caller, server, now }: Asked,
  held: readonly Held[],
  shown: ReadonlySet<string>,
): Promise<Held[]> {
  const isOwn = ({ id, uploadedBy }: Held) => shown.has(id) || uploadedBy === caller.userId
  const others = held.filter((file) => !isOwn(file))
  const open = await server.mayOpenFiles(tx, caller, others, now)
  return held.filter((file) => isOwn(file) || open.has(file.id))
}

/** What is wrong with the files of a field, in words; one that may not be used is undefined. */
function faultOf(files: readonly (Held | undefined)[], kind: FileKind): string | null {
  const { types, lessThanBytes }: FileRule = fileKinds[kind]
  if (files.includes(undefined)) return refusal
  if (files.some((file) => file !== undefined && !(file.type in types))) return mustBe(kind)
  // Films may be as large as the server was told, and were judged by that.
  const isTooLarge = files.some((file) => file !== undefined && file.bytes >= lessThanBytes)
  return isTooLarge && kind !== 'video' ? mustBeSmaller(kind) : null
}
