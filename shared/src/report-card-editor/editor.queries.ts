import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'
import type { CardKey } from '../report-card/card-address.ts'
import { formCall } from '../report-card/cards.queries.ts'

/** What a card is written with. */
export type CardPage = CallAnswer<typeof formCall>

/** The card with all that it is written with. */
export const useCardForm = (key: CardKey) =>
  useQuery({
    ...queryOf(formCall, { query: { ...key } }),
    // What was kept by another window must not be taken for the present draft.
    refetchOnMount: 'always',
  })
