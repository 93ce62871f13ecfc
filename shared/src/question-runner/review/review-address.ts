import { useLocation, useSearchParams } from '@portal/shared/router'

/** Where a reader is among the questions of a review, as the address says it. */
export interface ReviewAddress {
  /** Which questions are shown, as the address has it; null for all. */
  filter: string | null
  /** Number of the open question; null when the address names none. */
  number: number | null
  isList: boolean
  /** Shows other questions, from their first. */
  show: (filter: string) => void
  open: (number: number | null) => void
  setList: (isList: boolean) => void
}

/** No filter's name in the address: all questions. */
const all = 'all'

/**
 * The address of a review: Back goes to the question that was open before, and a reload stays.
 * @param fixed what the address must say as well from the first change on
 */
export function useReviewAddress(fixed: Readonly<Record<string, string>> = {}): ReviewAddress {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const change = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries({ ...fixed, ...changes })) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    if (next.toString() !== params.toString()) setParams(next, { state })
  }
  const number = Number(params.get('question'))
  return {
    filter: params.get('show'),
    number: Number.isInteger(number) && number > 0 ? number : null,
    isList: params.get('view') === 'list',
    show: (filter) => change({ show: filter === all ? null : filter, question: null }),
    open: (to) => change({ question: to === null ? null : String(to) }),
    setList: (isList) => change({ view: isList ? 'list' : null }),
  }
}
