import type { CallInput } from '@portal/shared/api'
import type { DocumentKind, DocumentState, PaperPart } from '@portal/shared/contract'
import type { FileValue } from '@portal/shared/files'
import type { Choices, Document } from './documents.queries.ts'
import { guessOf } from './guess.rules.ts'

/** A document as its fields have it, by the names of the call. */
export interface DocumentValues {
  id: string | undefined
  version: number | undefined
  kind: DocumentKind
  title: string
  description: string
  /** Ids, as fields have them. */
  subjectIds: string[]
  admissionTestId: string
  sectionId: string
  year: number | null
  paperPart: PaperPart | ''
  fileId: FileValue | null
  state: DocumentState
}

type Sent = CallInput<'POST /Miscellaneous/admin/tutordownloadable/Save'>['body']

/** A document that is there, as its fields have it. */
export function valuesOf(document: Document): DocumentValues {
  const { id, version, kind, title, description, year, state, file } = document
  return {
    ...{ id, version, kind, title, description, year, state },
    subjectIds: document.subjects.map((subject) => String(subject.id)),
    admissionTestId: String(document.test?.id ?? ''),
    sectionId: String(document.section?.id ?? ''),
    paperPart: document.paperPart ?? '',
    fileId: { id: file.id, name: file.name, bytes: file.bytes },
  }
}

/** A file that was just brought, as a draft of a document, with what its name says. */
export function draftOf(
  file: FileValue,
  kind: DocumentKind,
  tests: Choices['tests'],
): DocumentValues {
  const guess = guessOf(file.name, tests)
  return {
    ...{ id: undefined, version: undefined, kind, description: '', subjectIds: [] },
    ...{ ...guess, paperPart: kind === 'past paper' ? guess.paperPart || 'question paper' : '' },
    ...{ fileId: { id: file.id, name: file.name, bytes: file.bytes }, state: 'draft' },
  }
}

const idOf = (value: string) => (value === '' ? null : Number(value))

/** What is sent of documents. */
export function sentOf(documents: readonly DocumentValues[]): unknown {
  const body: { documents: { [K in keyof Sent['documents'][number]]?: unknown }[] } = {
    documents: documents.map(({ id, version, ...values }) => ({
      ...values,
      ...(id !== undefined && { id, version }),
      subjectIds: values.subjectIds.map(Number),
      admissionTestId: idOf(values.admissionTestId),
      // A part of another test went with that test.
      sectionId: values.admissionTestId === '' ? null : idOf(values.sectionId),
      paperPart: values.kind === 'past paper' && values.paperPart !== '' ? values.paperPart : null,
      fileId: values.fileId?.id ?? '',
    })),
  }
  return body
}
