import { defineFeature, type Feature, type ScreenRules } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Library } from 'lucide-react'
import { bookQuery, firstBooksQuery, readingQuery } from './library.queries.ts'

const about = 'Books to read here, with your place and your bookmarks kept.'

/**
 * The library: its books, and the reader of each.
 * @param rules to whom of a role it opens; its menu entry has the same lock
 */
export function libraryFeature(rules: Pick<ScreenRules, 'locked'> = {}): Feature {
  const lock: ScreenRules = rules.locked ? { ...rules, lockedText: about } : {}
  return defineFeature({
    id: 'library',
    screens: [
      {
        id: 'library.books',
        path: '/resources/library',
        title: 'Library',
        ...lock,
        firstReads: () => [
          firstBooksQuery(),
          readingQuery(),
          queryOf('GET /Content/Subject/GetSubjects'),
        ],
        load: () => import('./library.screen.tsx'),
      },
      {
        id: 'library.book',
        path: '/resources/library/:book/:id',
        title: 'Book',
        ...lock,
        firstReads: ({ params: { id = '' } }) => [bookQuery(id)],
        load: () => import('./book.screen.tsx'),
      },
    ],
    menu: [
      {
        id: 'library',
        label: 'Library',
        about,
        icon: Library,
        path: '/resources/library',
        order: 40,
        parent: 'resources',
        ...rules,
      },
    ],
  })
}
