import { defineFeature, holds } from '@portal/shared/contract'
import { prefetchOlder, prefetchPapers, prefetchPast, prefetchResult } from './simulate.prefetch.ts'

/** Simulate: papers sat under the server's clock, their statistics and marked papers. */
export const simulateFeature = defineFeature({
  id: 'simulate',
  // Paths as plain texts: the build reads them, so that a page asks early for its screen's script.
  screens: [
    {
      id: 'simulate.papers',
      path: '/resources/question-bank/simulate',
      title: 'Simulate',
      needs: holds('questionBank'),
      load: () => import('./papers.screen.tsx'),
      preload: prefetchPapers,
    },
    {
      id: 'simulate.older',
      path: '/resources/question-bank/simulateold',
      title: 'Older papers',
      needs: holds('questionBank'),
      load: () => import('./older.screen.tsx'),
      preload: prefetchOlder,
    },
    {
      id: 'simulate.past',
      path: '/resources/question-bank/simulate/solutions',
      title: 'Past sittings',
      needs: holds('questionBank'),
      load: () => import('./past-sittings.screen.tsx'),
      preload: prefetchPast,
    },
    {
      id: 'simulate.result',
      path: '/resources/question-bank/simulate/solutions/:id',
      title: 'Marked paper',
      needs: holds('questionBank'),
      load: () => import('./result.screen.tsx'),
      preload: ({ id }) => prefetchResult(id),
    },
    {
      id: 'simulate.continue',
      path: '/resources/question-bank/simulate/continue/:start',
      title: 'Simulate',
      needs: holds('questionBank'),
      layout: 'bare',
      load: () => import('./continue.screen.tsx'),
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
