import { mine, type PersonalData, workStays } from '../../database/personal-data.ts'

export const scoresData = {
  official_results: [
    mine('officialResults', 'student_id', 'remove', { without: ['saved_by'] }),
    mine('officialResultsSaved', 'saved_by', workStays, { notGiven: 'results of other people' }),
  ],
  readiness_snapshots: [mine('readinessKept', 'student_id', 'remove')],
} satisfies PersonalData
