import { defineFeature, type Feature, lacks, type ScreenRules } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { CirclePlay } from 'lucide-react'
import { viewFor } from './academy-view.ts'

const about = 'Short video courses with quizzes, to watch whenever you like.'

/**
 * Academy: video courses, as students have them or those who teach.
 * @param order its place in the role's menu.
 */
export function academyFeature(whose: 'students' | 'teachers', order: number): Feature {
  const view = viewFor(whose === 'teachers')
  const rules: ScreenRules = view.teaches ? {} : { locked: lacks('academy'), lockedText: about }
  const course = {
    title: 'Academy',
    ...rules,
    load: () => import('./course.screen.tsx'),
  }
  return defineFeature({
    id: 'academy',
    screens: [
      {
        id: 'academy.list',
        path: '/academy',
        title: 'Academy',
        ...rules,
        firstReads: () => [queryOf(view.list, { query: { pageNo: 1, pageSize: view.pageSize } })],
        load: () => import('./list.screen.tsx'),
      },
      ...(view.teaches
        ? [{ ...course, id: 'academy.course', path: '/academy/tutor/:course' }]
        : [
            { ...course, id: 'academy.course', path: '/academy/:course' },
            { ...course, id: 'academy.named', path: '/Academy/:academyName/:id' },
          ]),
    ],
    menu: [
      {
        id: 'academy',
        label: 'Academy',
        about,
        icon: CirclePlay,
        path: '/academy',
        order,
        ...(!view.teaches && { locked: lacks('academy') }),
      },
    ],
  })
}
