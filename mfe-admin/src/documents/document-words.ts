import type { DocumentKind, DocumentState, PaperPart } from '@portal/shared/contract'
import { kindWords, partWords } from '@portal/shared/documents'
import type { Choices } from './documents.queries.ts'
import { stateWords } from './state-words.ts'

/** How what is kept of a document is called, and how it reads, in its history. */
export function documentWords(choices: Choices | undefined) {
  const nameIn = (named: readonly { id: number; name: string }[] | undefined, id: unknown) =>
    named?.find((one) => one.id === id)?.name ?? 'One that is gone'
  const sections = choices?.tests.flatMap((test) => test.sections)
  return {
    labels: {
      kind: 'Kind',
      subjectIds: 'Subjects',
      admissionTestId: 'Test',
      sectionId: 'Part of the test',
      paperPart: 'Part of the paper',
      fileId: 'File',
    },
    words: {
      kind: (kind: DocumentKind) => kindWords[kind],
      state: (state: DocumentState) => stateWords[state].word,
      paperPart: (part: PaperPart | null) => (part === null ? 'None' : partWords[part]),
      subjectIds: (ids: readonly number[]) =>
        ids.map((id) => nameIn(choices?.subjects, id)).join(', ') || 'None',
      admissionTestId: (id: number | null) => (id === null ? 'None' : nameIn(choices?.tests, id)),
      sectionId: (id: number | null) => (id === null ? 'All of it' : nameIn(sections, id)),
      fileId: () => 'A file of its own',
    },
  }
}
