import {
  defineFeature,
  type Feature,
  type LazyComponent,
  type ScreenRules,
} from '@portal/shared/contract'

/**
 * A finished diagnostic test: by section with every question, and by topic.
 * @param sections the first of them: `@portal/shared/diagnostic-results/sections`, or the role's own.
 */
export function diagnosticResultFeature(sections: LazyComponent, rules?: ScreenRules): Feature {
  return defineFeature({
    id: 'diagnostic-result',
    screens: [
      {
        id: 'diagnostic-result.sections',
        path: '/diagnostic-test-results/:id',
        title: 'Diagnostic test by section',
        ...rules,
        load: sections,
      },
      {
        id: 'diagnostic-result.topics',
        path: '/diagnostic-test-results-v2/:id',
        title: 'Diagnostic test by topic',
        ...rules,
        load: () => import('./topics.screen.tsx'),
      },
    ],
  })
}
