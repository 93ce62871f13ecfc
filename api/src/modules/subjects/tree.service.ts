import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { plainSlug } from '../slug.rules.ts'
import { treeRows } from './tree.repository.ts'
import { type Tree, treeOf } from './tree.rules.ts'
import {
  archivedAbove,
  findNode,
  holdParents,
  insertNode,
  moveTopic,
  type NodeFields,
  type NodeKind,
  nodesUnder,
  orderNodes,
  setArchived,
  type TreeNode,
  updateNode,
} from './tree-nodes.repository.ts'

/** What each is called, by itself and by what it stands under. */
const words = {
  part: { name: 'part', field: 'sectionNo', above: 'test', parent: 'admissionTestId' },
  subject: { name: 'subject', field: 'name', above: 'part', parent: 'sectionId' },
  topic: { name: 'topic', field: 'name', above: 'subject', parent: 'subjectId' },
  subTopic: { name: 'sub-topic', field: 'name', above: 'topic', parent: 'topicId' },
} as const

/** The log's names of them. */
export const auditedAs = {
  part: 'test part',
  subject: 'bank subject',
  topic: 'topic',
  subTopic: 'sub-topic',
} as const

/** The whole tree with what is filed in it. One statement. */
export async function getTree({ db }: Asked): Promise<Tree> {
  return treeOf(await treeRows(db))
}

/** A refusal that is said at a field of the body. */
export function refusalAt(status: 409 | 422, field: string, message: string): Problem {
  return new Problem(status, message, { errors: [{ path: `body.${field}`, message }] })
}

interface Wanted {
  id?: number | undefined
  parentId: number
  name: string
}

/**
 * Makes something of the tree, or changes it.
 * @throws Problem 404 for an unknown one, 409 for a name that its neighbour has, 422 where it would
 * stand under something unknown or archived, or under something else than before (a topic may, within
 * its part).
 */
export async function saveNode(
  asked: Asked,
  kind: NodeKind,
  { id, parentId, name }: Wanted,
  fields: NodeFields = {},
): Promise<{ id: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const before = id === undefined ? undefined : await findNode(tx, kind, id)
    if (id !== undefined && before === undefined) throw notFound(`The ${words[kind].name}`)
    await holdPlace(tx, kind, parentId, before)
    const siblings = await nodesUnder(tx, kind, parentId)
    const isTaken = siblings.some(
      (each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase(),
    )
    if (isTaken) {
      const message = `There is a ${words[kind].name} with this name`
      throw refusalAt(409, words[kind].field, message)
    }
    const own = { ...fields, ...(kind === 'subject' && { slug: slugOf(name) }) }
    const saved = before?.id ?? (await insertNode(tx, kind, { parentId, name }, own))
    if (before !== undefined) {
      if (before.parentId !== parentId) await moveTopic(tx, { id: before.id, name }, parentId)
      await updateNode(tx, kind, { id: before.id, name }, own)
    }
    await audit(tx, within, 'bank tree saved', {
      record: {
        kind: auditedAs[kind],
        id: String(saved),
        before: before ? changeable(before) : null,
        after: { name, parentId, ...fields },
      },
    })
    return { id: saved }
  })
}

function changeable({ name, parentId, isCompulsory }: TreeNode) {
  return { name, parentId, ...(isCompulsory !== undefined && { isCompulsory }) }
}

/** A segment of an address that is never empty. */
function slugOf(name: string): string {
  const slug = plainSlug(name)
  return slug === '' ? 'subject' : slug
}

/** Holds where something is to stand; refuses what must not stand there. */
async function holdPlace(
  tx: Asked['db'],
  kind: NodeKind,
  parentId: number,
  before: TreeNode | undefined,
): Promise<void> {
  const { above, name, parent } = words[kind]
  const isMoved = before !== undefined && before.parentId !== parentId
  const held = await holdParents(tx, kind, isMoved ? [before.parentId, parentId] : [parentId])
  if (!held.includes(parentId)) throw refusalAt(422, parent, `There is no such ${above}.`)
  if (isMoved && !(kind === 'topic' && (await isWithinPart(tx, before.parentId, parentId)))) {
    const stays = kind === 'topic' ? 'part' : above
    throw refusalAt(422, parent, `A ${name} stays in its ${stays}.`)
  }
  if (before !== undefined && !isMoved) return
  const archived = await archivedAbove(tx, kind, parentId)
  if (archived !== null) {
    throw refusalAt(422, parent, `${archived} is archived. Bring it back first.`)
  }
}

/** Whether two subjects are of one part. */
async function isWithinPart(tx: Asked['db'], one: number, other: number): Promise<boolean> {
  const [from, to] = [await findNode(tx, 'subject', one), await findNode(tx, 'subject', other)]
  return from !== undefined && from.parentId === to?.parentId
}

/**
 * Puts all that stands under one parent into another order.
 * @throws Problem 404 for an unknown parent, 409 where these are not all there are, archived ones too.
 */
export async function orderTree(
  asked: Asked,
  { kind, parentId, ids }: CallInput<'POST /subject/admin/Tree/Order'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const held = await holdParents(tx, kind, [parentId])
    if (held.length === 0) throw notFound(`The ${words[kind].above}`)
    const before = (await nodesUnder(tx, kind, parentId)).map(({ id }) => id)
    const isSame = new Set(ids).size === ids.length && ids.length === before.length
    if (!isSame || ids.some((id) => !before.includes(id))) {
      throw new Problem(409, `Somebody has added or moved a ${words[kind].name} meanwhile.`, {
        data: { ids: before },
      })
    }
    await orderNodes(tx, kind, ids)
    await audit(tx, within, 'bank tree ordered', {
      record: {
        kind: auditedAs[kind],
        id: `of ${parentId}`,
        before: { ids: before },
        after: { ids },
      },
    })
  })
}

/**
 * Takes something out of use, or brings it back: nothing that was used is ever deleted. What is
 * archived already stays so since when it was.
 * @throws Problem 404 for an unknown one.
 */
export async function archiveNode(
  asked: Asked,
  { kind, id, isArchived }: CallInput<'POST /subject/admin/Tree/Archive'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const found = await findNode(tx, kind, id)
    if (found === undefined) throw notFound(`The ${words[kind].name}`)
    await holdParents(tx, kind, [found.parentId])
    const before = await findNode(tx, kind, id)
    if (before === undefined || before.isArchived === isArchived) return
    await setArchived(tx, kind, id, isArchived ? now : null)
    await audit(tx, within, 'bank tree archived', {
      record: {
        kind: auditedAs[kind],
        id: String(id),
        before: { isArchived: before.isArchived },
        after: { isArchived },
      },
    })
  })
}
