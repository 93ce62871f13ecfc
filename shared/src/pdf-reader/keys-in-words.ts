// Apart from what the keys do, since only the help asks for it.

/** What the keys of the reader do, in words. */
export const readerKeysInWords: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Page Up', 'Page Down'], 'To the page before or the next one'],
  [['Home', 'End'], 'To the first or the last page'],
  [['+', '-'], 'Larger or smaller'],
  [['/'], 'Search in the book'],
  [['B'], 'Bookmark this page, with a note'],
  [['Esc'], 'Close search or panel, then the book'],
]
