import { mine, type PersonalData } from '../../database/personal-data.ts'

export const bankData = {
  comment_bank: [mine('bankComments', 'owner_id', 'remove')],
  comment_bank_uses: [mine('bankCommentsUsed', 'user_id', 'remove')],
} satisfies PersonalData
