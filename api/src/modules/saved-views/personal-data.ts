import { mine, type PersonalData } from '../../database/personal-data.ts'

export const savedViewsData = {
  saved_views: [mine('savedViews', 'user_id', 'remove')],
} satisfies PersonalData
