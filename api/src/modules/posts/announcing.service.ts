import { inTransaction, type Occasion } from '../../asked.ts'
import { notify } from '../notifications/index.ts'
import { takeDuePosts } from './announcing.repository.ts'

/** How long a notice of a post is kept. */
const keptMs = 30 * 86_400_000

/**
 * Notes that scheduled posts have come out, and tells those whom they are for where that was wanted:
 * each post once, in one notice for all of them.
 */
export async function announcePosts(occasion: Occasion): Promise<void> {
  await inTransaction(occasion, async (within) => {
    const { db: tx, now } = within
    for (const { id, kind, title, summary, people } of await takeDuePosts(tx, now)) {
      await notify(within, {
        kind: 'content',
        title: kind === 'news' ? `News: ${title}` : `New post: ${title}`,
        description: summary === '' ? title : summary,
        navigatableLink: `/?post=${id}`,
        expiresAt: new Date(now.getTime() + keptMs),
        recipients: people,
      })
    }
  })
}
