import { useBankPlace } from '@portal/shared/question-bank'
import { countQuery, readBuilder, writeBuilder } from './builder.rules.ts'
import { useBank } from './question-bank.queries.ts'

/** The builder with everything that it can be chosen from. */
export function useBuilder() {
  const bank = useBank()
  const chosenParts = bank.data?.chosenParts ?? []
  /** The student's own parts, and those that are offered. */
  const partsOf = <P extends { id: number }>(sections: readonly P[] = []) => {
    const own = sections.filter(({ id }) => chosenParts.includes(id))
    return { own, offered: own.length > 0 ? own : sections }
  }
  const {
    choice: builder,
    asked,
    ...place
  } = useBankPlace({
    read: readBuilder,
    write: writeBuilder,
    subjectsCall: 'GET /Question/Question/GetSectionSubjectsForRevise',
    sectionOf: ({ sectionId }, sections, named) => {
      const { own, offered } = partsOf(sections)
      if (sectionId === null && own.length === 0) return null
      const isSettled = sections !== undefined && (bank.data !== undefined || bank.isError)
      return named?.id ?? (isSettled ? offered[0]?.id : undefined)
    },
    countQuery,
  })
  const { own, offered } = partsOf(place.sections.data)
  return {
    ...{ builder, ...place, mayTakeAll: own.length === 0 },
    // Choosing parts takes the others out of sight; an address may still name one of them.
    shownSections: asked === undefined || offered.includes(asked) ? offered : [...offered, asked],
  }
}
