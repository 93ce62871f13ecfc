// Apart from what the keys do, since the help asks for it too.

type InWords = readonly (readonly [keys: readonly string[], does: string])[]

/** What the keys of the desk do while the text has focus, in words. */
export const textKeysInWords: InWords = [
  [['←', '→'], 'To the word before or the next one'],
  [['↑', '↓'], 'To the sentence before or the next one'],
  [['Home', 'End'], 'To the start or the end of the paragraph'],
  [['Shift'], 'With any of these: choose what lies between'],
  [['C', 'Enter'], 'Comment on what is chosen, else on the sentence'],
  [['[', ']'], 'To the comment before or the next one'],
  [['E'], 'Edit the comment'],
  [['Delete'], 'Remove the comment'],
  [['G'], 'Grades'],
  [['O'], 'Overall comment'],
  [['H'], 'Hide or show the marks'],
  [['Ctrl', 'Enter'], 'Return'],
  [['?'], 'These keys'],
]

/** And in the field of a comment. */
export const commentKeysInWords: InWords = [
  [['/'], 'Your saved comments; Enter puts one in'],
  [['Tab'], 'After a shortcut: write out the saved comment'],
  [['Ctrl', 'Enter'], 'Keep the comment'],
  [['Esc'], 'Keep it as a draft'],
]
