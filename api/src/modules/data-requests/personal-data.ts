import { mine, type PersonalData, workStays } from '../../database/personal-data.ts'

export const dataRequestsData = {
  data_requests: [
    mine(
      'dataRequests',
      'user_id',
      // That somebody asked, when, and what came of it, has to be shown to whoever watches over it.
      { blank: { name: '', email: '', note: '', reason: '' } },
      { without: ['decided_by', 'reason'] },
    ),
    mine('dataRequestsDecided', 'decided_by', workStays, { notGiven: 'requests of other people' }),
  ],
} satisfies PersonalData
