import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Library } from 'lucide-react'

/** The library’s books. */
export const manageLibraryFeature = defineFeature({
  id: 'manage-library',
  screens: [
    {
      id: 'manage-library.books',
      path: '/manage-library',
      title: 'Library',
      firstReads: () => [
        queryOf('GET /Library/admin/Library/GetBooks', {
          query: { pageNo: 1, pageSize: 20, sort: 'title', direction: 'asc' },
        }),
      ],
      load: () => import('./books.screen.tsx'),
    },
    {
      id: 'manage-library.add',
      path: '/manage-library/add-book',
      title: 'Add a book',
      load: () => import('./add-book.screen.tsx'),
    },
    {
      id: 'manage-library.edit',
      path: '/manage-library/edit/:id',
      title: 'Edit a book',
      firstReads: ({ params: { id = '' } }) => [
        queryOf('GET /Library/admin/Library/GetBook', { query: { id } }),
      ],
      load: () => import('./edit-book.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'manage-library',
      label: 'Library',
      about: 'The books that students and tutors read here, and how many do.',
      icon: Library,
      path: '/manage-library',
      order: 160,
      parent: 'operations',
    },
  ],
})
