import { mine, type PersonalData } from '../../database/personal-data.ts'

export const weeklySummariesData = {
  weekly_summaries: [mine('weeklySummaries', 'parent_id', 'remove')],
} satisfies PersonalData
