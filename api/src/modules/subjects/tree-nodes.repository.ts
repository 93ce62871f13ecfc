import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray } from '../../database/sql.ts'

/** What stands below an admissions test. */
export type NodeKind = 'part' | 'subject' | 'topic' | 'subTopic'

/** Something of the tree. */
export interface TreeNode {
  id: number
  parentId: number
  name: string
  isArchived: boolean
  /** Of parts alone. */
  isCompulsory?: boolean
}

/** Where a kind is kept, and what it stands under. */
const kept = {
  part: { table: 'section_numbers', name: 'section_no', parent: 'admission_test_id' },
  subject: { table: 'subjects', name: 'name', parent: 'section_id' },
  topic: { table: 'topics', name: 'name', parent: 'subject_id' },
  subTopic: { table: 'sub_topics', name: 'name', parent: 'topic_id' },
} as const

const parentTables = {
  part: 'admission_tests',
  subject: 'section_numbers',
  topic: 'subjects',
  subTopic: 'topics',
} as const

const tableOf = (kind: NodeKind): SQL => sql.raw(kept[kind].table)
const nameOf = (kind: NodeKind): SQL => sql.raw(kept[kind].name)
const parentOf = (kind: NodeKind): SQL => sql.raw(kept[kind].parent)

const columns = (kind: NodeKind): SQL => sql`id, ${parentOf(kind)} "parentId",
  ${nameOf(kind)} "name", archived_at is not null "isArchived"
  ${kind === 'part' ? sql`, is_compulsory "isCompulsory"` : sql``}`

/**
 * Holds what these ids name, above a kind, until the transaction ends: every change below it waits.
 * Answers the ids that there are.
 */
export async function holdParents(
  tx: Db,
  kind: NodeKind,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select id from ${sql.raw(parentTables[kind])}
      where id = any(${intArray(ids)}) order by id for no key update`,
  )
  return rows.map(({ id }) => id)
}

/** Something of the tree by its id. */
export async function findNode(db: Db, kind: NodeKind, id: number): Promise<TreeNode | undefined> {
  const [row] = await rowsOf<TreeNode>(
    db,
    sql`select ${columns(kind)} from ${tableOf(kind)} where id = ${id}`,
  )
  return row
}

/** What stands under one parent, archived or not, in its order. */
export async function nodesUnder(db: Db, kind: NodeKind, parentId: number): Promise<TreeNode[]> {
  return await rowsOf(
    db,
    sql`select ${columns(kind)} from ${tableOf(kind)}
      where ${parentOf(kind)} = ${parentId} order by position, id`,
  )
}

/** What archives whatever would be made under this parent: its own name, or that above; null if nothing. */
export async function archivedAbove(
  db: Db,
  kind: NodeKind,
  parentId: number,
): Promise<string | null> {
  if (kind === 'part') return null
  const from: Record<Exclude<NodeKind, 'part'>, SQL> = {
    subject: sql`section_numbers n left join subjects u on false left join topics t on false
      where n.id = ${parentId}`,
    topic: sql`subjects u join section_numbers n on n.id = u.section_id left join topics t on false
      where u.id = ${parentId}`,
    subTopic: sql`topics t join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id where t.id = ${parentId}`,
  }
  const [row] = await rowsOf<{ name: string | null }>(
    db,
    sql`select case when t.archived_at is not null then t.name
        when u.archived_at is not null then u.name
        when n.archived_at is not null then n.section_no end "name"
      from ${from[kind]}`,
  )
  return row?.name ?? null
}

/** What of a node is its own beside name and parent. */
export interface NodeFields {
  slug?: string
  isCompulsory?: boolean
}

const own = ({ slug, isCompulsory }: NodeFields): { column: SQL; value: SQL }[] => [
  ...(slug === undefined ? [] : [{ column: sql`slug`, value: sql`${slug}` }]),
  ...(isCompulsory === undefined
    ? []
    : [{ column: sql`is_compulsory`, value: sql`${isCompulsory}::boolean` }]),
]

/** Adds something at the end of its parent. */
export async function insertNode(
  tx: Db,
  kind: NodeKind,
  node: { parentId: number; name: string },
  fields: NodeFields = {},
): Promise<number> {
  const more = own(fields)
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into ${tableOf(kind)} (${sql.join(
      [parentOf(kind), nameOf(kind), sql`position`, ...more.map(({ column }) => column)],
      sql`, `,
    )})
      select ${sql.join(
        [
          sql`${node.parentId}::int`,
          sql`${node.name}`,
          sql`coalesce(max(position), -1) + 1`,
          ...more.map(({ value }) => value),
        ],
        sql`, `,
      )}
      from ${tableOf(kind)} where ${parentOf(kind)} = ${node.parentId} returning id`,
  )
  if (row === undefined) throw new Error('Nothing was added to the tree')
  return row.id
}

/** Gives something another name, and what else is its own. */
export async function updateNode(
  tx: Db,
  kind: NodeKind,
  node: { id: number; name: string },
  fields: NodeFields = {},
): Promise<void> {
  await tx.execute(
    sql`update ${tableOf(kind)} set ${sql.join(
      [
        sql`${nameOf(kind)} = ${node.name}`,
        ...own(fields).map(({ column, value }) => sql`${column} = ${value}`),
      ],
      sql`, `,
    )} where id = ${node.id}`,
  )
}

/**
 * Puts a topic at the end of another subject of its part, with all that is filed under it, and under
 * its new name, since there may be another with the old one. In one statement: filings name topic and
 * subject together, which has to be true when it ends.
 */
export async function moveTopic(
  tx: Db,
  { id: topicId, name }: { id: number; name: string },
  subjectId: number,
): Promise<void> {
  await tx.execute(sql`with place as (
      select coalesce(max(position), -1) + 1 last from topics where subject_id = ${subjectId}
    ), filed as (
      update question_assignments set subject_id = ${subjectId} where topic_id = ${topicId}
    ), parked as (
      update parked_assignments set subject_id = ${subjectId} where topic_id = ${topicId}
    )
    update topics set subject_id = ${subjectId}, name = ${name}, position = place.last from place
    where id = ${topicId}`)
}

/** Puts all that stands under one parent into this order. */
export async function orderNodes(tx: Db, kind: NodeKind, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update ${tableOf(kind)} x set position = o.place - 1
    from unnest(${intArray(ids)}) with ordinality o(id, place) where x.id = o.id`)
}

/** Takes something out of use from this moment, or brings it back with null. */
export async function setArchived(
  tx: Db,
  kind: NodeKind,
  id: number,
  archivedAt: Date | null,
): Promise<void> {
  await tx.execute(sql`update ${tableOf(kind)}
    set archived_at = ${archivedAt === null ? sql`null` : at(archivedAt)} where id = ${id}`)
}
