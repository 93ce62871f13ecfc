import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { cleanHtml, fileIdsIn } from '../../rich-text/index.ts'
import { changedFields, findSnapshots, findVersion, insertVersion } from '../../versions/index.ts'
import { attachFiles } from '../files/index.ts'
import { holdPost, insertPost, latestKept, updateDraft } from './posts.repository.ts'
import type { PostValues, StoredPost } from './posts.values.ts'
import { inOrder, isKeptApart } from './publishing.rules.ts'

const saveCall = 'POST /blog/admin/Blog/SaveDraft'

/** What is edited of a post: its working copy, or what is public where it has none. */
export const workingOf = ({ draft, values }: StoredPost): PostValues => draft?.values ?? values

/**
 * A post, held until the transaction ends, at the version that was edited.
 * @throws Problem 404 for an unknown one, 409 (`StaleSave`) where somebody saved it since.
 */
export async function heldPost(
  { db: tx, now }: Asked,
  id: string,
  version?: number,
): Promise<StoredPost> {
  const post = await holdPost(tx, id)
  if (post === undefined) throw notFound('The post')
  if (version !== undefined && version !== post.version) {
    throw await staleSave({ db: tx, now }, post, version)
  }
  return post
}

/** The refusal of a save on top of a version that is not the present one, with what came since. */
async function staleSave(
  { db, now }: Pick<Asked, 'db' | 'now'>,
  post: StoredPost,
  edited: number,
): Promise<Problem> {
  const { id, version, draft } = post
  const base = await findVersion(db, { kind: 'post', id }, edited)
  const latest = draft?.saved ?? (await keptAs(db, post))
  const values = workingOf(post)
  const data: StaleSave = {
    by: latest?.by ?? 'Somebody else',
    at: (latest?.at ?? now).toISOString(),
    version,
    values: { ...values },
    // Of a version that is not kept nothing is known, so any field may be another.
    changed: changedFields(base?.snapshot ?? null, values),
  }
  return new Problem(409, 'The post has been changed by somebody else meanwhile.', { data })
}

async function keptAs(db: Asked['db'], { id, version }: StoredPost) {
  const found = await findVersion(db, { kind: 'post', id }, version)
  return found && { by: found.savedBy, at: found.savedAt }
}

/**
 * Keeps what is edited of a post as a version of its history, by whoever saved it; one that is kept
 * stays as it is. What was public before versions were kept is nobody's.
 */
export async function keepVersion({ db: tx }: Asked, post: StoredPost): Promise<void> {
  const { id, version, draft } = post
  const row = { version, snapshot: workingOf(post) }
  const by = draft && { savedBy: draft.saved.userId, savedAt: draft.saved.at }
  await insertVersion(tx, { kind: 'post', id }, { ...row, ...by })
}

/**
 * Has a post show the files of its public words, of its working copy and of all versions that are
 * kept, so that they are there when one comes back.
 * @throws Problem 422 for a file that is not the caller's to show.
 */
async function showFiles(within: Asked, id: string, all: readonly PostValues[]): Promise<void> {
  const kept = await findSnapshots(within.db, { kind: 'post', id })
  const covers = [...all, ...kept].map(({ coverFileId }) => coverFileId)
  const bodies = [...all, ...kept].map(({ body }) => String(body))
  await attachFiles(
    within,
    { area: 'post', recordId: id },
    {
      coverFileId: covers.filter((cover) => typeof cover === 'string'),
      body: bodies.flatMap(fileIdsIn),
    },
  )
}

/**
 * Writes the next working copy of a post that is held.
 * @returns the version that it has, and whether it stands apart from the one before: another person's,
 * the first since what is public, or ten minutes after what was kept last
 */
export async function writeWorkingCopy(
  within: Asked,
  post: StoredPost,
  values: PostValues,
  isKept: boolean,
): Promise<{ version: number; isApart: boolean }> {
  const { db: tx, caller, now } = within
  const { id } = post
  const saving = { savedBy: caller.userId, savedAt: now }
  const isSame = changedFields(workingOf(post), values).length === 0
  if (isSame) {
    if (isKept) await keepVersion(within, post)
    return { version: post.version, isApart: false }
  }
  const last = post.draft?.saved
  const isApart =
    last === undefined || isKeptApart(last, caller.userId, (await latestKept(tx, id))?.savedAt)
  if (isApart) await keepVersion(within, post)
  await showFiles(within, id, [values, post.values])
  const version = post.version + 1
  await updateDraft(tx, { id, version, values }, saving)
  if (isKept) {
    await insertVersion(tx, { kind: 'post', id }, { version, snapshot: values, ...saving })
  }
  return { version, isApart }
}

/**
 * Makes a post, which is a draft, or saves the working copy of one; what is public stays. The same
 * save may come twice.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 for another kind and for a
 * file that is not the caller's to show.
 */
export async function saveDraft(
  asked: Asked,
  { id, version, kind, isKept = false, ...body }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const values: PostValues = {
    ...body,
    body: cleanHtml(body.body, 'page'),
    roles: inOrder(body.roles),
  }
  return await inTransaction(asked, async (within) => {
    if (id === undefined) return await makePost(within, kind, values)
    const post = await heldPost(within, id)
    if (post.kind !== kind) {
      const message = 'A post stays what it was made as'
      throw new Problem(422, message, { errors: [{ path: 'body.kind', message }] })
    }
    const isOther = changedFields(workingOf(post), values).length > 0
    if (isOther && version !== post.version) throw await staleSave(within, post, version ?? 0)
    const saved = await writeWorkingCopy(within, post, values, isKept)
    // Not at every pause in typing: what becomes public is written down whole.
    if (saved.isApart) {
      const about = { before: workingOf(post), after: values, version: saved.version }
      await audit(within.db, within, 'post saved', { record: { kind: 'post', id, ...about } })
    }
    return { id, version: saved.version }
  })
}

async function makePost(
  within: Asked,
  kind: StoredPost['kind'],
  values: PostValues,
): Promise<CallAnswer<typeof saveCall>> {
  const { db: tx, caller, now } = within
  const id = newId(now.getTime())
  const saving = { savedBy: caller.userId, savedAt: now }
  await showFiles(within, id, [values])
  await insertPost(tx, { id, kind, values }, saving)
  await insertVersion(tx, { kind: 'post', id }, { version: 1, snapshot: values, ...saving })
  await audit(tx, within, 'post saved', {
    record: { kind: 'post', id, before: null, after: { kind, ...values }, version: 1 },
  })
  return { id, version: 1 }
}
