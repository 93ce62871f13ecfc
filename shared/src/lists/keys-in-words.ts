/** What the keys of a list (`useRowKeys`) do, in words. */
export const listKeysInWords: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/'], 'To the search of a list'],
  [['↑', '↓'], 'From row to row, and from the search to the first'],
  [['Home', 'End'], 'To the first or the last row'],
  [['Space'], 'Choose a row, where rows can be chosen'],
  [['Enter'], 'Open a row'],
  [['Esc'], 'Take back what is chosen or sought'],
]
