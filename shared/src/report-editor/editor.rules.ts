import type { CallAnswer } from '@portal/shared/api'
import type { ReportContent } from '@portal/shared/api/schemas'
import type { TreeNode } from '@portal/shared/pickers'
import { formatDate } from '@portal/shared/ui'
import { ratingWords } from '../tuition-reports/reports.rules.ts'

/** What the editor is given. */
export type EditorPage = CallAnswer<'GET /TutionReport/tutor/TutionReport/GetReportForm'>
export type EditorTopic = EditorPage['topics'][number]
export type Template = EditorPage['templates'][number]

/** What the editor holds: a report, whole or in part, and the version that it is on top of. */
export type ReportValues = ReportContent & { version: number }

/** Topics of a report at most, and things to do. */
export const mostTopics = 20
export const mostHomework = 10

/** A report of which nothing is written yet. */
const nothing: ReportContent = {
  topicsCovered: '',
  topicIds: [],
  wentWell: '',
  toWorkOn: '',
  homework: [],
  engagement: null,
  attainment: null,
}

/** Where writing goes on: the draft, or nothing. */
export const draftOf = ({ draft }: Pick<EditorPage, 'draft'>): ReportValues => ({
  ...(draft?.content ?? nothing),
  version: draft?.version ?? 0,
})

/** What is sent of what is held. */
export function contentOf({ version: _, ...content }: ReportValues): ReportContent {
  return content
}

/** All that is written, in which names are looked for. */
export const textsOf = ({ topicsCovered, wentWell, toWorkOn, homework }: ReportValues) => [
  topicsCovered,
  wentWell,
  toWorkOn,
  ...homework.map(({ text }) => text),
]

/** The texts with a template: in the place of nothing, below what is there. */
export function withTemplate(
  values: Pick<ReportValues, 'wentWell' | 'toWorkOn'>,
  { content }: Pick<Template, 'content'>,
): Pick<ReportValues, 'wentWell' | 'toWorkOn'> {
  const joined = (text: string, more: string) => [text.trimEnd(), more].filter(Boolean).join('\n\n')
  return {
    wentWell: joined(values.wentWell, content.wentWell),
    toWorkOn: joined(values.toWorkOn, content.toWorkOn),
  }
}

/** The topics with one more or one less; no more than there may be. */
export function toggled(ids: readonly number[], id: number): number[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length < mostTopics ? [...ids, id] : [...ids]
}

/** Topics as a tree: parts of the test, their subjects, their topics. */
export function treeOf(topics: readonly EditorTopic[]): TreeNode[] {
  const parts = [...new Set(topics.map(({ sectionNo }) => sectionNo))]
  return parts.map((part) => {
    const own = topics.filter(({ sectionNo }) => sectionNo === part)
    const subjects = [...new Set(own.map(({ subjectName }) => subjectName))]
    return {
      value: `part ${part}`,
      label: part,
      children: subjects.map((subject) => ({
        value: `subject ${part} ${subject}`,
        label: subject,
        children: own
          .filter(({ subjectName }) => subjectName === subject)
          .map(({ topicId, topicName }) => ({ value: String(topicId), label: topicName })),
      })),
    }
  })
}

/** Topics whose name, subject or part has these words; at most so many. */
export function soughtTopics(
  topics: readonly EditorTopic[],
  typed: string,
  most = 12,
): EditorTopic[] {
  const words = typed.trim().toLowerCase().split(/\s+/)
  return topics
    .filter(({ topicName, subjectName, sectionNo }) => {
      const all = `${topicName} ${subjectName} ${sectionNo}`.toLowerCase()
      return words.every((word) => all.includes(word))
    })
    .slice(0, most)
}

/** How the fields are called where a sentence names them. */
export const labels = {
  topicsCovered: 'Covered',
  topicIds: 'Topics',
  wentWell: 'Went well',
  toWorkOn: 'To work on',
  homework: 'Homework',
  engagement: 'Engagement',
  attainment: 'Attainment',
} as const

/** How values are written where one of two is chosen. */
export function wordsFor(topics: readonly EditorTopic[]) {
  const nameOf = (id: number) => topics.find(({ topicId }) => topicId === id)?.topicName ?? `${id}`
  const rating = (kind: keyof typeof ratingWords) => (value: number | null) =>
    value === null ? 'Nothing' : `${value}: ${ratingWords[kind][value - 1] ?? ''}`
  return {
    topicIds: (ids: readonly number[]) => ids.map(nameOf).join(', ') || 'Nothing',
    homework: (homework: ReportContent['homework']) =>
      homework
        .map(({ text, dueOn }) =>
          dueOn === null
            ? text
            : `${text} (due ${formatDate(`${dueOn}T00:00:00Z`, 'date', 'UTC')})`,
        )
        .join('\n') || 'Nothing',
    engagement: rating('engagement'),
    attainment: rating('attainment'),
  }
}
