import { pathTo } from '@portal/shared/contract'
import type { Tone } from '@portal/shared/ui'

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'dead' | 'cancelled'

interface StateLook {
  name: string
  tone: Tone
  /** What can be done with such a job. */
  can: readonly ('retry' | 'cancel')[]
}

/** How jobs stand, as people say it. */
export const states: Readonly<Record<JobState, StateLook>> = {
  waiting: { name: 'Waiting', tone: 'neutral', can: ['cancel'] },
  running: { name: 'Running', tone: 'brand', can: ['cancel'] },
  done: { name: 'Done', tone: 'success', can: [] },
  failed: { name: 'Tried again soon', tone: 'warning', can: ['retry', 'cancel'] },
  dead: { name: 'Given up', tone: 'danger', can: ['retry'] },
  cancelled: { name: 'Cancelled', tone: 'neutral', can: [] },
}

const kinds: Readonly<Record<string, string>> = {
  auditCheck: 'Check of the audit log',
  batchUndo: 'Change of many put back',
  bulkChange: 'Change of many questions',
  bulkPeople: 'Change of many people',
  keyCorrection: 'Correction of a key',
  digest: 'Daily mails',
  mornings: 'Morning notices',
  weekly: 'Weekly summaries',
  dueSoon: 'Notices of what is due',
  exportQuestions: 'Export of questions',
  importAnalyse: 'Check of a file of questions',
  importApply: 'Import of questions',
  importUndo: 'Import of questions taken back',
  tableCheck: 'Check of a file of people or results',
  tableApply: 'Import of people or results',
  tableTakeBack: 'Import of people or results taken back',
  issueInvoices: 'Invoices that fall due',
  invoiceReminders: 'Reminders of invoices',
  documentPdf: 'PDF of an invoice',
  curriculumPublish: 'Publication of a curriculum',
}

/** What kinds of jobs there are, for a choice among them. */
export const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))

/** What a job does; of a kind that only a newer server knows, its name there. */
export const kindName = (kind: string) => kinds[kind] ?? kind

/** Where it is told what came of a job; null for a kind that tells no more than how far it is. */
export const resultsPath = ({ kind, jobId }: { kind: string; jobId: string }): string | null =>
  kind === 'bulkPeople' ? `${pathTo('/accounts', {})}?change=${jobId}` : null

/** `3 of 10`; how many, while nobody knows of how many, and nothing before the first. */
export function progress({ done, total }: { done: number; total: number | null }): string | null {
  if (total !== null) return `${done} of ${total}`
  return done === 0 ? null : String(done)
}

/** What came of trying several again. */
export function retriedInWords({ retried, skipped }: { retried: number; skipped: number }): string {
  const tried = retried === 1 ? '1 job is tried again.' : `${retried} jobs are tried again.`
  if (skipped === 0) return tried
  return `${tried} ${skipped} had not failed.`
}
