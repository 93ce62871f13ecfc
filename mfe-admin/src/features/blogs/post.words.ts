import { htmlInWords } from '@portal/shared/forms'
import type { Audience } from './posts.queries.ts'
import { audienceOf } from './posts.rules.ts'

/** How what is edited of a post is called, and how it reads: beside two values, and in its history. */
export const postWords = {
  labels: { body: 'Text', roles: 'Shown to', coverFileId: 'Cover', pinned: 'Pinned' },
  words: {
    body: htmlInWords,
    roles: (roles: readonly Audience[]) => audienceOf(roles),
    coverFileId: (id: string | null) => (id === null ? 'None' : 'An image'),
    cover: (file: { name: string } | null) => file?.name ?? 'None',
  },
}
