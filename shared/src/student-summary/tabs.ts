import type { Role } from '@portal/shared/contract'
import { part } from '@portal/shared/idle'
import type { ComponentType } from 'react'
import type { Overview } from './summary.queries.ts'

/** What every tab is told. */
export interface SummaryTabProps {
  studentId: string
  overview: Overview
}

/** A tab of the page about a student: its script and what it shows come when it is opened. */
export interface SummaryTab {
  /** As the address has it. */
  id: string
  label: string
  roles: readonly Role[]
  content: ComponentType<SummaryTabProps>
}

const all: readonly Role[] = ['Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin']
const failed = 'This could not be loaded'

/** All tabs, in their order; the first is open at first. A domain that adds one adds a line here. */
export const summaryTabs: readonly SummaryTab[] = [
  {
    ...{ id: 'overview', label: 'Overview', roles: all },
    content: part(() => import('./overview-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'tuition', label: 'Tuition', roles: all },
    content: part(() => import('./tuition-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'question-bank', label: 'Question bank', roles: all },
    content: part(() => import('./question-bank-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'curriculum', label: 'Curriculum', roles: ['Tutor', 'Senior Tutor'] },
    content: part(() => import('./curriculum-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'cards', label: 'Report cards', roles: all },
    content: part(() => import('./cards-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'writing', label: 'Writing', roles: all },
    content: part(() => import('./writing-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'application', label: 'Application' },
    roles: ['Tutor', 'Senior Tutor', 'Parent', 'Admin'],
    content: part(() => import('./application-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'concerns', label: 'Concerns', roles: all },
    content: part(() => import('./concerns-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'feedback', label: 'Feedback', roles: ['Senior Tutor', 'Admin'] },
    content: part(() => import('./feedback-tab.tsx'), { failed }),
  },
  {
    ...{ id: 'timeline', label: 'Timeline', roles: all },
    content: part(() => import('./timeline-tab.tsx'), { failed }),
  },
]
