import { defineFeature, type Feature } from '@portal/shared/contract'
import type { StudentModals } from './student-checks.tsx'

/**
 * What a student may have to do before anything else: choose ESAT parts, give feedback, sit the
 * diagnostic test, or learn that the programme has ended.
 * @param modals the modals of other features that the checks open.
 */
export function checksFeature(modals: StudentModals): Feature {
  return defineFeature({
    id: 'checks',
    screens: [],
    overlays: [
      {
        id: 'student-checks',
        order: 10,
        load: async () => {
          const { makeStudentChecks } = await import('./student-checks.tsx')
          return { default: makeStudentChecks(modals) }
        },
      },
    ],
  })
}
