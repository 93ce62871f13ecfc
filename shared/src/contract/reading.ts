/** What the reading list has: things to read, to hear and to watch. */
export const readingKinds = ['book', 'article', 'website', 'podcast', 'video'] as const
export type ReadingKind = (typeof readingKinds)[number]

/** What a student begins with, and what goes beyond it. */
export const readingLevels = ['first', 'further'] as const
export type ReadingLevel = (typeof readingLevels)[number]

/** Students see what is published. */
export const readingStates = ['draft', 'published', 'archived'] as const
export type ReadingState = (typeof readingStates)[number]

/** Rows that one file may bring to the reading list. */
export const mostReadingRows = 500

/** The longest note of a student, in characters. */
export const longestReadingNote = 5_000
