import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { Problem } from '../../problem.ts'
import { insertVersion } from '../../versions/index.ts'
import { heldPost, workingOf } from './drafts.service.ts'
import { updatePublic, updateState } from './posts.repository.ts'
import type { PostValues, StoredPost } from './posts.values.ts'
import { missingIn, publishedAs } from './publishing.rules.ts'

const publishCall = 'POST /blog/admin/Blog/Publish'
const stateCall = 'POST /blog/admin/Blog/SetState'

/** What of a post's publishing is written down. */
const publicOf = (
  values: PostValues,
  { state, publishAt, announce }: Pick<StoredPost, 'state' | 'publishAt' | 'announce'>,
) => ({ ...values, state, publishAt: publishAt?.toISOString() ?? null, announce })

/**
 * Makes the working copy of a post public, now or at a moment.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 for one that lacks what readers
 * want.
 */
export async function publishPost(
  asked: Asked,
  { id, version: edited, publishAt, announce }: CallInput<typeof publishCall>['body'],
): Promise<CallAnswer<typeof publishCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const post = await heldPost(within, id, edited)
    const values = workingOf(post)
    const missing = missingIn(values)
    const [first] = missing
    if (first !== undefined) throw new Problem(422, first.message, { errors: missing })
    const at = publishAt === undefined ? undefined : new Date(publishAt)
    const next = { ...publishedAs(post, at, now), announce }
    const version = post.version + 1
    await updatePublic(tx, { id, version, values, ...next }, now)
    const row = { version, snapshot: values, savedBy: caller.userId, savedAt: now }
    await insertVersion(tx, { kind: 'post', id }, row)
    await audit(tx, within, 'post published', {
      record: {
        ...{ kind: 'post', id, version, after: publicOf(values, next) },
        before: post.publishedVersion === null ? null : publicOf(post.values, post),
      },
    })
    return { version, state: next.state, publishAt: next.publishAt.toISOString() }
  })
}

/**
 * Takes a post from its readers at once: as a draft, or for good. Who has read it is kept.
 * @throws Problem 404 for an unknown one, 409 for a stale version.
 */
export async function setPostState(
  asked: Asked,
  { id, version: edited, state }: CallInput<typeof stateCall>['body'],
): Promise<CallAnswer<typeof stateCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const post = await heldPost(within, id)
    // The same wish may come twice.
    if (post.state === state) return { version: post.version }
    await heldPost(within, id, edited)
    const version = post.version + 1
    await updateState(tx, { id, state, version }, now)
    await audit(tx, within, 'post state changed', {
      record: {
        ...{ kind: 'post', id, version },
        ...{ before: { state: post.state }, after: { state } },
      },
    })
    return { version }
  })
}
