import { defineFeature, type Feature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/** A tutor, as the senior tutor of the team and admins see one. The id decides; the name is any. */
export function tutorPageFeature(): Feature {
  return defineFeature({
    id: 'tutor-page',
    screens: [
      {
        id: 'tutor-page.tutor',
        path: '/tutor/:name/:id',
        title: 'Tutor',
        roles: ['Senior Tutor', 'Admin'],
        firstReads: ({ params: { id = '' } }) => [
          queryOf('GET /Tutor/Tutor/GetTutor', { query: { tutorId: id } }),
        ],
        load: () => import('./tutor.screen.tsx'),
      },
    ],
  })
}
