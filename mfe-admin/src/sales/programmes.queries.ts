import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export const programmesCall = 'GET /User/admin/Programme/GetProgrammes'

/** A programme that is sold, or was. */
export type Programme = CallAnswer<typeof programmesCall>['programmes'][number]

/** All programmes by name; those that are sold no longer where they are asked for. */
export const useProgrammes = (isWithArchived: boolean) =>
  useQuery({
    ...queryOf(programmesCall, { query: { archived: isWithArchived ? 'true' : 'false' } }),
    select: ({ programmes }) => programmes,
  })
