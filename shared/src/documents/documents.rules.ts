import type { DocumentKind, PaperPart } from '../contract/documents.ts'

/** How kinds of documents are called. */
export const kindWords: Readonly<Record<DocumentKind, string>> = {
  'lesson plan': 'Lesson plan',
  guide: 'Guide',
  'past paper': 'Past paper',
}

/** How parts of a paper are called. */
export const partWords: Readonly<Record<PaperPart, string>> = {
  'question paper': 'Question paper',
  'mark scheme': 'Mark scheme',
  report: 'Report',
  formulae: 'Formulae',
}

const office = 'application/vnd.openxmlformats-officedocument'

const typeWords: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG image',
  'image/jpeg': 'JPEG image',
  [`${office}.wordprocessingml.document`]: 'Word',
  [`${office}.presentationml.presentation`]: 'PowerPoint',
  [`${office}.spreadsheetml.sheet`]: 'Excel',
}

/** What a file is, in a word, by its media type. */
export const typeWord = (type: string): string => typeWords[type] ?? 'File'

/** How a file can be looked at before it is taken; null where no browser shows it. */
export function previewOf(type: string): 'image' | 'reader' | null {
  if (type.startsWith('image/')) return 'image'
  return type === 'application/pdf' ? 'reader' : null
}

/** What a past paper is of: `ESAT 2024, Physics`. */
export function paperText({
  test,
  section,
  year,
}: {
  test: { name: string } | null
  section: { name: string } | null
  year: number | null
}): string {
  const first = [test?.name, year].filter((word) => word !== null && word !== undefined).join(' ')
  return [first, section?.name].filter(Boolean).join(', ')
}
