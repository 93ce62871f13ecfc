import {
  defineFeature,
  type Feature,
  type MenuEntry,
  type TopBarPiece,
} from '@portal/shared/contract'
import { LifeBuoy } from 'lucide-react'
import { faqsQuery } from './help.queries.ts'

/** Where a role has its help beside `/help`. */
export interface HelpPlaces {
  /** A second address, to which the menu leads. */
  menu?: Pick<MenuEntry, 'order'>
  topBar?: readonly TopBarPiece[]
}

const screenAt = (id: string, path: string) => ({
  ...{ id, path, title: 'Help' },
  firstReads: () => [faqsQuery()],
  load: () => import('./help.screen.tsx'),
})

/** Answers to frequent questions, and what one writes to us. */
export function helpFeature({ menu, topBar }: HelpPlaces = {}): Feature {
  return defineFeature({
    id: 'help',
    screens: [
      screenAt('help', '/help'),
      ...(menu === undefined ? [] : [screenAt('help.tutors', '/tutor-help')]),
    ],
    ...(menu !== undefined && {
      menu: [
        {
          id: 'tutor-help',
          label: 'Help',
          about: 'Answers to frequent questions, and a way to write to us.',
          icon: LifeBuoy,
          path: '/tutor-help',
          ...menu,
        },
      ],
    }),
    ...(topBar !== undefined && { topBar }),
  })
}
