import type { ReadCard, TermOfCards } from './cards.queries.ts'

/** Terms that stand beside each other at most. */
const mostTerms = 4

/** A card with the same tutor's cards of the terms before it. */
export interface CardOverTerms {
  card: ReadCard
  /** Terms with a card of this tutor, the oldest first, the card's own last. */
  terms: readonly { id: string; name: string }[]
  /** Each skill of the card with its grades, one for each of these terms. */
  skills: readonly { id: string; label: string; values: readonly (number | null)[] }[]
}

/**
 * A card of a term with what the same tutor gave in the same subject in the terms before.
 * @param terms all terms with cards, the latest first
 */
export function overTerms(
  terms: readonly TermOfCards[],
  termId: string,
  card: ReadCard,
): CardOverTerms {
  const from = terms.findIndex(({ id }) => id === termId)
  const own = terms.slice(from).flatMap((term) => {
    const found = term.cards.find(
      ({ tutorId, subject }) => tutorId === card.tutorId && subject === card.subject,
    )
    return found === undefined ? [] : [{ id: term.id, name: term.name, card: found }]
  })
  const shown = own.slice(0, mostTerms).reverse()
  return {
    card,
    terms: shown.map(({ id, name }) => ({ id, name })),
    skills: card.grades.map(({ skillId, skill }) => ({
      id: String(skillId),
      label: skill,
      values: shown.map(
        (one) => one.card.grades.find((grade) => grade.skillId === skillId)?.grade ?? null,
      ),
    })),
  }
}

/** The term that is open: the one that the address names, or the latest. */
export function termShown(
  terms: readonly TermOfCards[],
  wanted: string | null,
): TermOfCards | undefined {
  return terms.find(({ id }) => id === wanted) ?? terms[0]
}
