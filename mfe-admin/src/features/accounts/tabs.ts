import { lazyTab, part } from '@portal/shared/idle'

const PeopleTab = part(() => import('./people/people-tab.tsx'), {
  failed: 'The people could not be loaded',
})
const SchoolsTab = part(() => import('./schools/schools-tab.tsx'), {
  failed: 'The schools could not be loaded',
})
const ImportsTab = part(() => import('./imports/imports-tab.tsx'), {
  failed: 'The imports could not be loaded',
})
const DataRequestsTab = part(() => import('./data-requests/data-requests-tab.tsx'), {
  failed: 'The requests could not be loaded',
})
const LogTab = part(() => import('./log/log-tab.tsx'), { failed: 'The log could not be loaded' })

/** The tabs of the page, each with a script of its own; the first opens it. */
export const tabs = [
  lazyTab('people', 'People', PeopleTab),
  lazyTab('schools', 'Schools', SchoolsTab),
  lazyTab('imports', 'Imports', ImportsTab),
  lazyTab('data-requests', 'Data requests', DataRequestsTab),
  lazyTab('log', 'Log', LogTab),
]
