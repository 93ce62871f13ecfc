import type { Audience } from './posts.queries.ts'
import { audienceOf } from './posts.rules.ts'

/** The words of a text without its markup, for comparing two of them. */
function wordsOf(html: string): string {
  const text = new DOMParser().parseFromString(
    html.replace(/<br ?\/?>|<\/(?:p|li|h\d|tr)>/g, '$&\n').replace(/<img\b/g, '[image] $&'),
    'text/html',
  ).body.textContent
  return text.replace(/\n+/g, '\n').trim()
}

/** How what is edited of a post is called, and how it reads: beside two values, and in its history. */
export const postWords = {
  labels: { body: 'Text', roles: 'Shown to', coverFileId: 'Cover', pinned: 'Pinned' },
  words: {
    body: wordsOf,
    roles: (roles: readonly Audience[]) => audienceOf(roles),
    coverFileId: (id: string | null) => (id === null ? 'None' : 'An image'),
    cover: (file: { name: string } | null) => file?.name ?? 'None',
  },
}
