import type { ListDefinition } from '@portal/shared/lists'
import { DateText, formatDuration, formatPercent, LinkButton } from '@portal/shared/ui'
import { solutionsPath } from '../../practice/finished-work.rules.ts'
import { pastSetsCall, revisePath } from './question-bank.prefetch.ts'
import type { PastSet } from './question-bank.rules.ts'

/** Finished sets, newest first, each leading to its solutions. */
export const pastSets: ListDefinition<typeof pastSetsCall, PastSet> = {
  call: pastSetsCall,
  rows: ({ sets }) => sets,
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => solutionsPath(id),
  label: 'Finished sets',
  nouns: ['finished set', 'finished sets'],
  columns: [
    { id: 'title', header: 'Set', cell: (set) => set.title, primary: true },
    {
      id: 'finished',
      header: 'Finished',
      cell: (set) => <DateText moment={set.finishedAt} style="dateTime" />,
    },
    {
      id: 'right',
      header: 'Right',
      cell: (set) => `${set.correct} of ${set.total}`,
      align: 'end',
    },
    {
      id: 'share',
      header: 'Share',
      cell: (set) => formatPercent(set.total === 0 ? null : set.correct / set.total),
      align: 'end',
    },
    {
      id: 'time',
      header: 'Time',
      cell: (set) => formatDuration(set.timeMs / 1000),
      align: 'end',
    },
  ],
  failed: 'Your past sets could not be loaded',
  noneFits: 'No finished set of this part',
  noneYet: {
    title: 'No finished sets yet',
    illustration: 'questions',
    children: 'Each set that you finish stays here with its answers and solutions.',
    action: (
      <LinkButton to={revisePath} variant="primary">
        Build a set
      </LinkButton>
    ),
  },
}
