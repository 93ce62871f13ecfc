import type { CallAnswer, CallInput } from '@portal/shared/api'
import { useDebounced } from '@portal/shared/idle'
import { keepPreviousData, queryOnceOf, useQuery } from '@portal/shared/query'

export const previewCall = 'POST /User/admin/Booking/Preview'

/** What a sale would come to. */
export type Preview = CallAnswer<typeof previewCall>

/** How long after the last key it is asked, in milliseconds. */
const restMs = 400

/**
 * What a sale, a change or a cancellation would come to, by the server's own rules; asked once one
 * rests, while what came before stays.
 * @param form the body of the call that it is for, as far as it is filled in
 */
export function usePreview(of: CallInput<typeof previewCall>['body']['for'], form: unknown) {
  const now = JSON.stringify(form)
  const words = useDebounced(now, restMs)
  const asked: Record<string, unknown> = JSON.parse(words)
  const query = useQuery({
    ...queryOnceOf(previewCall, { body: { for: of, form: asked } }),
    placeholderData: keepPreviousData,
    // Nobody comes back to what was half filled in.
    gcTime: 0,
  })
  /** What it says is of what stands in the fields now. */
  const isCurrent = now === words && query.isSuccess && !query.isPlaceholderData
  return { ...query, isCurrent }
}
