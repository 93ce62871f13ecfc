import { tuitionReportsFeature as featureOf } from '@portal/shared/tuition-reports/feature'

/** The children’s tuition reports. */
export const tuitionReportsFeature = featureOf(
  () => import('@portal/shared/tuition-reports/report'),
  {
    list: '/tuition-reports',
    report: '/tuition-reports/report/:id',
    menu: {
      about: 'What the tutors wrote after each hour of your children.',
      order: 40,
      mobile: true,
    },
  },
)
