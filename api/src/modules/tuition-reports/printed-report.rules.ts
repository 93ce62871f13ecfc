import { type Block, type PrintedDocument, writtenDay } from '../../printing/document.ts'
import { blocksOf, partsOf } from '../../printing/html.rules.ts'
import type { PrintedReport } from './report.repository.ts'
import { htmlOfLine, htmlOfText } from './report-text.rules.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** What somebody reads of the hour itself. */
function factsOf({ startsMs, quarters, subject, tutorName, sentMs, editedMs }: PrintedReport) {
  return [
    { label: 'Hour', value: `${writtenDay(iso(startsMs))}, ${quarters / 4} h` },
    { label: 'Subject', value: subject },
    { label: 'Tutor', value: tutorName },
    { label: 'Sent', value: writtenDay(iso(sentMs)) },
    ...(editedMs === null ? [] : [{ label: 'Edited', value: writtenDay(iso(editedMs)) }]),
  ]
}

/** A rating as the tutor gave it. */
const ofFive = (rating: number) => `${rating} of 5`

/** The texts of a report, one under the other. */
function blocksOfReport(report: PrintedReport): Block[] {
  const { topics, homework } = report
  const label = (text: string): Block => ({ kind: 'label', text })
  const words = (text: string): Block => ({
    kind: 'paragraph',
    parts: [{ kind: 'text', text }],
  })
  return [
    label('Covered'),
    { kind: 'paragraph', parts: partsOf(htmlOfLine(report.topicsCovered)) },
    ...(topics.length === 0
      ? []
      : [words(`Topics: ${topics.map(({ topicName }) => topicName).join(', ')}`)]),
    label('Went well'),
    ...blocksOf(htmlOfText(report.wentWell)),
    label('To work on'),
    ...blocksOf(htmlOfText(report.toWorkOn)),
    label('Homework'),
    ...(homework.length === 0
      ? [words('None.')]
      : homework.map(({ text, dueOn, doneMs }, index): Block => {
          const due = dueOn === null ? '' : ` Due ${writtenDay(`${dueOn}T12:00:00Z`)}.`
          const done = doneMs === null ? '' : ` Done ${writtenDay(iso(doneMs))}.`
          const more = `${due}${done}`
          return {
            kind: 'item',
            mark: `${index + 1}.`,
            parts: [
              ...partsOf(htmlOfLine(text)),
              ...(more === '' ? [] : [{ kind: 'text', text: more, emphasis: true } as const]),
            ],
          }
        })),
    label('The tutor’s ratings'),
    words(
      `Engagement ${ofFive(report.engagement)}, attainment ${ofFive(report.attainment)}, from 1 (low) to 5 (high).`,
    ),
  ]
}

/** A report as a document. */
export function printedReport(report: PrintedReport): PrintedDocument {
  return {
    title: `Tuition report of ${report.studentName}, ${writtenDay(iso(report.startsMs))}`,
    facts: factsOf(report),
    sections: [{ heading: '', blocks: blocksOfReport(report) }],
  }
}

/**
 * Reports of one student and one month as one document, each in a part of its own.
 * @param month `yyyy-mm`
 */
export function printedMonth(
  month: string,
  [first, ...others]: readonly [PrintedReport, ...PrintedReport[]],
): PrintedDocument {
  const written = new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
  const reports = [first, ...others]
  return {
    title: `Tuition reports of ${first.studentName}, ${written}`,
    facts: [{ label: 'Reports', value: String(reports.length) }],
    sections: reports.map((report) => ({
      heading: `${report.subject}, ${writtenDay(iso(report.startsMs))}`,
      blocks: [
        {
          kind: 'paragraph',
          parts: [{ kind: 'text', text: `With ${report.tutorName}, ${report.quarters / 4} h` }],
        },
        ...blocksOfReport(report),
      ],
    })),
  }
}
