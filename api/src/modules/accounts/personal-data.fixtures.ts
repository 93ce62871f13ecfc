import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { makeBulkJob } from './testing.ts'

export const accountsRows = {
  add: async ({ app, id, admin }) => {
    await makeBulkJob(app, admin, [id])
  },
} satisfies PersonalRows
