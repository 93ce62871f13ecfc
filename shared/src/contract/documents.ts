/** Kinds of documents that tutors teach with. */
export const documentKinds = ['lesson plan', 'guide', 'past paper'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What of a past paper a file is. */
export const paperParts = ['question paper', 'mark scheme', 'report', 'formulae'] as const
export type PaperPart = (typeof paperParts)[number]

/** Tutors see what is published. */
export const documentStates = ['draft', 'published', 'archived'] as const
export type DocumentState = (typeof documentStates)[number]

/** Documents that one zip may have. */
export const mostInZip = 100

/** Bytes that the documents of one zip may have together. */
export const mostZipBytes = 500 * 1024 * 1024

/** Documents that one save may have. */
export const mostSaved = 50
