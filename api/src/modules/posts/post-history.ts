import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { restorable, type WithHistory } from '../../versions/index.ts'
import { heldPost, keepVersion, workingOf, writeWorkingCopy } from './drafts.service.ts'
import { isPost } from './posts.repository.ts'
import { postValues } from './posts.values.ts'

/**
 * How a version of a post comes back: as its working copy, which readers see once it is published. The
 * copy that stood there is kept as well.
 */
export const postHistory: WithHistory = {
  noun: 'The post',
  isThere: isPost,
  restore: async (asked: Asked, { id, currentVersion, version: restored, snapshot }) => {
    const values = restorable(postValues, snapshot)
    return await inTransaction(asked, async (within) => {
      const post = await heldPost(within, id, currentVersion)
      await keepVersion(within, post)
      const before = workingOf(post)
      const { version } = await writeWorkingCopy(within, post, values, true)
      if (version === post.version) return { id, version }
      await audit(within.db, within, 'post saved', {
        record: { kind: 'post', id, version, before, after: values },
        details: { restored: String(restored) },
      })
      return { id, version }
    })
  },
}
