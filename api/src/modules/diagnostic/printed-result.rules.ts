import type { CallAnswer } from '@portal/shared/api'
import { type PrintedDocument, writtenDay } from '../../printing/document.ts'
import { blocksOfSet } from '../sets/index.ts'

/** A finished diagnostic test as a document: its score by section, and every question. */
export function printedResult(
  result: CallAnswer<'GET /Exam/Diagnostic/GetResult'>,
): PrintedDocument {
  const { studentName, finishedAt, correct, total, sections } = result
  return {
    title: `Diagnostic test of ${studentName}`,
    facts: [
      { label: 'Finished', value: writtenDay(finishedAt) },
      { label: 'Right', value: `${correct} of ${total}` },
    ],
    sections: sections.map(({ name, set, ...section }) => ({
      heading: `${name}: ${section.correct} of ${section.total}`,
      blocks: blocksOfSet(set),
    })),
  }
}
