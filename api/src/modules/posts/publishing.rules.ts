import { hasWords } from '../../rich-text/index.ts'
import { audiences, type PostState, type PostValues, type StoredPost } from './posts.values.ts'

/** Whether readers see a post at a moment. */
export function isShown(
  { state, publishAt }: Pick<StoredPost, 'state' | 'publishAt'>,
  now: Date,
): boolean {
  return (state === 'scheduled' || state === 'published') && publishAt !== null && publishAt <= now
}

/**
 * Where a post stands once its working copy is made public, and since when or from when on.
 * @param wanted the moment that was asked for; without one a post that is shown keeps its own
 */
export function publishedAs(
  post: Pick<StoredPost, 'state' | 'publishAt'>,
  wanted: Date | undefined,
  now: Date,
): { state: Extract<PostState, 'scheduled' | 'published'>; publishAt: Date } {
  if (wanted !== undefined && wanted > now) return { state: 'scheduled', publishAt: wanted }
  if (wanted === undefined && post.publishAt !== null && isShown(post, now)) {
    return { state: 'published', publishAt: post.publishAt }
  }
  return { state: 'published', publishAt: now }
}

/** What a post wants before anybody can read it, by field of the call that saves it. */
export function missingIn({ title, body, roles }: PostValues): { path: string; message: string }[] {
  const hasBody = body.includes('<img') || hasWords(body)
  return [
    ...(title.trim() === '' ? [{ path: 'body.title', message: 'Enter a title' }] : []),
    ...(hasBody ? [] : [{ path: 'body.body', message: 'Write a text' }]),
    ...(roles.length === 0 ? [{ path: 'body.roles', message: 'Choose who sees it' }] : []),
  ]
}

/** Roles in the order that they always have, each once. */
export function inOrder(roles: PostValues['roles']): PostValues['roles'] {
  return audiences.filter((role) => roles.includes(role))
}

const apartMs = 10 * 60_000

/**
 * Whether a working copy is kept in the history before the next takes its place: where somebody else
 * saves over it, and of one person every ten minutes.
 * @param last who saved it, and when
 * @param next who saves now
 * @param keptAt when the newest version that is kept was saved; undefined where none is
 */
export function isKeptApart(
  last: { userId: string; at: Date },
  next: string,
  keptAt: Date | null | undefined,
): boolean {
  if (last.userId !== next || keptAt === null || keptAt === undefined) return true
  return last.at.getTime() - keptAt.getTime() >= apartMs
}
