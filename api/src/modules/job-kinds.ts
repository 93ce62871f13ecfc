import type * as z from 'zod'
import type { DefinedJob } from '../jobs/define-job.ts'
import { bulkPeopleJob } from './accounts/index.ts'
import { auditCheckJob, batchUndoJob } from './audit/index.ts'
import { bulkJob } from './authoring/index.ts'
import { correctionJob } from './corrections/index.ts'
import { publishJob } from './curriculum/index.ts'
import { tableApplyJob, tableCheckJob, tableTakeBackJob } from './imports/index.ts'
import { exportJob, importAnalyseJob, importApplyJob, importUndoJob } from './interchange/index.ts'
import { sendMessageJob } from './messages/index.ts'
import { documentPdfJob, issueInvoicesJob, remindersJob } from './money/index.ts'
import { morningsJob } from './mornings/index.ts'
import { digestJob } from './notifications/index.ts'
import { dueSoonJob } from './submissions/index.ts'
import { weeklyJob } from './weekly-summaries/index.ts'

/** All kinds of work that can be started as a job. */
export const jobKinds = {
  /** Whether the audit log is as it was sealed. */
  auditCheck: auditCheckJob,
  /** What somebody did to many records by one wish, put back. */
  batchUndo: batchUndoJob,
  /** A wrong key that is put right, student by student. */
  keyCorrection: correctionJob,
  /** What is done to many questions, or undone. */
  bulkChange: bulkJob,
  /** What is done to many people. */
  bulkPeople: bulkPeopleJob,
  /** A template of curricula that is brought to its students. */
  curriculumPublish: publishJob,
  /** The morning's mails of one time zone. */
  digest: digestJob,
  /** The PDF of an invoice or a credit note. */
  documentPdf: documentPdfJob,
  /** Instalments that are due soon, which become invoices. */
  issueInvoices: issueInvoicesJob,
  /** Mails to those who owe something. */
  invoiceReminders: remindersJob,
  /** Questions that are written into a file for another system. */
  exportQuestions: exportJob,
  /** A file of questions that is read, before anything is made of it. */
  importAnalyse: importAnalyseJob,
  /** Drafts and versions that are made of it. */
  importApply: importApplyJob,
  /** The same, taken back. */
  importUndo: importUndoJob,
  /** A file of rows, of which each is looked at. */
  tableCheck: tableCheckJob,
  /** What was found of it, done. */
  tableApply: tableApplyJob,
  /** What it made and nobody used, taken back. */
  tableTakeBack: tableTakeBackJob,
  /** What markers of one time zone are told in the morning of what is due next. */
  dueSoon: dueSoonJob,
  /** What people of one time zone are told in the morning of what they have to do. */
  mornings: morningsJob,
  /** What the office tells many people. */
  sendMessage: sendMessageJob,
  /** Monday's mails to the parents of one time zone. */
  weekly: weeklyJob,
} satisfies Readonly<Record<string, DefinedJob>>

export type JobKindName = keyof typeof jobKinds

/** What a kind of job is told when it is started. */
export type JobInput<K extends JobKindName> = z.output<(typeof jobKinds)[K]['input']>
