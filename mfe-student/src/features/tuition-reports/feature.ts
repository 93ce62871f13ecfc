import { tuitionReportsFeature as featureOf } from '@portal/shared/tuition-reports/feature'

/** Tuition reports: what tutors wrote after each hour. */
export const tuitionReportsFeature = featureOf(() => import('./report.screen.tsx'), {
  list: '/tuition/tuition-reports',
  report: '/tuition/tuition-reports/:id',
  menu: {
    about: 'What your tutors wrote after each hour, with homework to check off.',
    order: 10,
    parent: 'tuition',
  },
})
