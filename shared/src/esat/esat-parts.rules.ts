/** A student chooses exactly so many parts of the ESAT. */
export const partsToChoose = 2

/** What is said when it is any other number. */
export const exactlyTwo = 'Please select exactly 2 ESAT parts'

/**
 * The line under the progress bar, for a number of picks from 0 to 2.
 * @param button how the page's button is called, where it is not `Continue`
 */
export function hintOf(picks: number, button = 'confirm'): string {
  return picks === partsToChoose
    ? `Your selections are complete. Click ${button} to continue.`
    : `Please select ${partsToChoose - picks} more part(s) to continue.`
}

/** Colour of the progress bar. */
export type EsatTone = 'grey' | 'yellow' | 'green'

/** Grey at 0 picks, yellow at 1, green at 2. */
export function toneOf(picks: number): EsatTone {
  if (picks === 0) return 'grey'
  return picks < partsToChoose ? 'yellow' : 'green'
}
