import { tuitionReportsFeature as featureOf } from '@portal/shared/tuition-reports/feature'

/** Tuition reports of the school’s students. */
export const tuitionReportsFeature = featureOf(
  () => import('@portal/shared/tuition-reports/report'),
  {
    list: '/tuition-reports',
    report: '/tuition-reports/report/:id',
    menu: { about: 'What tutors wrote after each hour of your students.', order: 20, mobile: true },
  },
)
