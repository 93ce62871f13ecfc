import { mine, type PersonalData } from '../../database/personal-data.ts'

export const activeTimeData = {
  active_time: [mine('activeTime', 'user_id', 'remove')],
} satisfies PersonalData
