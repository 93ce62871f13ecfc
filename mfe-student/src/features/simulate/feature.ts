import { defineFeature, holds } from '@portal/shared/contract'
import { withRunner } from '../../practice/with-runner.ts'
import { papersQuery, pastQuery, resultReads } from './simulate.prefetch.ts'

/** Simulate: papers sat under the server's clock, their statistics and marked papers. */
export const simulateFeature = defineFeature({
  id: 'simulate',
  screens: [
    {
      id: 'simulate.papers',
      path: '/resources/question-bank/simulate',
      title: 'Simulate',
      needs: holds('questionBank'),
      firstReads: () => [papersQuery(false)],
      load: () => import('./papers.screen.tsx'),
    },
    {
      id: 'simulate.older',
      path: '/resources/question-bank/simulateold',
      title: 'Older papers',
      needs: holds('questionBank'),
      firstReads: () => [papersQuery(true)],
      load: () => import('./older.screen.tsx'),
    },
    {
      id: 'simulate.past',
      path: '/resources/question-bank/simulate/solutions',
      title: 'Past sittings',
      needs: holds('questionBank'),
      firstReads: () => [pastQuery()],
      load: () => import('./past-sittings.screen.tsx'),
    },
    {
      id: 'simulate.result',
      path: '/resources/question-bank/simulate/solutions/:id',
      title: 'Marked paper',
      needs: holds('questionBank'),
      afterProgramme: true,
      firstReads: resultReads,
      load: () => import('./result.screen.tsx'),
    },
    {
      id: 'simulate.continue',
      path: '/resources/question-bank/simulate/continue/:start',
      title: 'Simulate',
      needs: holds('questionBank'),
      layout: 'bare',
      isDirect: true,
      load: withRunner(() => import('./continue.screen.tsx')),
    },
    {
      id: 'simulate.start',
      path: '/resources/question-bank/simulate/:start',
      title: 'Simulate',
      needs: holds('questionBank'),
      layout: 'bare',
      load: () => import('./start.screen.tsx'),
    },
  ],
})
