import { mine, type PersonalData } from '../../database/personal-data.ts'

export const targetsData = {
  tutor_targets: [
    mine('targets', 'student_id', 'remove', { without: ['tutor_id', 'drop_reason'] }),
    mine('targetsSet', 'tutor_id', 'remove', { without: ['student_id'] }),
  ],
} satisfies PersonalData
