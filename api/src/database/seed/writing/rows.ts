import {
  charactersOf,
  partOfText,
  textOf,
  type WritingPart,
  wordsOf,
} from '@portal/shared/writing-rules'
import type { Db } from '../../db.ts'
import { seededId } from '../../ids.ts'
import type * as schema from '../../schema/index.ts'
import type { World } from '../world.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

/** Everything of writing that goes in, by few statements. */
export interface Rows {
  writings: Row<typeof schema.writings>[]
  drafts: Row<typeof schema.writingDrafts>[]
  snapshots: Row<typeof schema.writingSnapshots>[]
  versions: Row<typeof schema.writingVersions>[]
  items: Row<typeof schema.markingItems>[]
  events: Row<typeof schema.markingEvents>[]
  markings: Row<typeof schema.markings>[]
  replies: Row<typeof schema.markingReplies>[]
  ticks: Row<typeof schema.markingTicks>[]
}

/** A set of criteria in its one version. */
export interface DemoRubric {
  rubricId: string
  versionId: string
  criteria: readonly schema.StoredCriterion[]
}

/** A task as pieces need one. */
export interface MadeTask {
  id: string
  key: string
  title: string
  kind: 'essay' | 'statement'
  rubric: DemoRubric
}

/** What the writing of the demo world is made with. */
export interface Making {
  db: Db
  world: World
  random: () => number
  rows: Rows
  tasks: ReadonlyMap<string, MadeTask>
  defaults: Readonly<Record<'essay' | 'statement', DemoRubric>>
  /** When what was handed in at a moment is due. */
  dueAt: (handedInAt: Date) => Date
}

export const noRows = (): Rows => ({
  ...{ writings: [], drafts: [], snapshots: [], versions: [], items: [], events: [] },
  ...{ markings: [], replies: [], ticks: [] },
})

/** A later moment. */
export const later = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + hours * 3_600_000)

/** An id that begins with a moment. */
export const idAt = ({ random }: Making, moment: Date): string => seededId(random, moment.getTime())

const counted = (parts: readonly WritingPart[]) => {
  const texts = parts.map(textOf)
  return {
    texts,
    characters: texts.map(charactersOf),
    words: texts.reduce((sum, text) => sum + wordsOf(text), 0),
  }
}

/** Texts as an editor keeps them, without formats. */
export const partsOf = (texts: readonly string[]): WritingPart[] => texts.map(partOfText)

/** A piece as it is planned. */
export interface PiecePlan {
  studentId: string
  kind: 'essay' | 'statement'
  /** Key of a task, or an own question. */
  task?: string
  question?: string
  title?: string
  course?: string
  entryYear?: number
  createdAt: Date
  savedAt: Date
  parts: readonly WritingPart[]
  /** How often it has been saved. */
  revision?: number
}

/** A piece that is there, with its criteria. */
export interface MadePiece {
  id: string
  studentId: string
  kind: 'essay' | 'statement'
  title: string
  rubric: DemoRubric
  row: Rows['writings'][number]
}

/** Adds a piece with its draft. */
export function addPiece(making: Making, plan: PiecePlan): MadePiece {
  const { studentId, kind, createdAt, savedAt, parts, revision = 12 } = plan
  const task = plan.task === undefined ? undefined : making.tasks.get(plan.task)
  const title = plan.title ?? task?.title ?? plan.question ?? ''
  const id = idAt(making, createdAt)
  const row: Rows['writings'][number] = {
    ...{ id, studentId, kind, title, createdAt, taskId: task?.id ?? null, versionCount: 0 },
    question: kind === 'essay' && task === undefined ? (plan.question ?? null) : null,
    ...{ course: plan.course ?? null, entryYear: plan.entryYear ?? null },
  }
  making.rows.writings.push(row)
  const { words, characters } = counted(parts)
  making.rows.drafts.push({
    ...{ writingId: id, revision, parts: [...parts], characters, words, savedAt },
    ...{ device: idAt(making, createdAt), pausedAt: savedAt },
  })
  return { id, studentId, kind, title, rubric: task?.rubric ?? making.defaults[kind], row }
}

/** Adds a kept state of a piece. */
export function addSnapshot(
  making: Making,
  piece: MadePiece,
  kept: {
    at: Date
    cause: Rows['snapshots'][number]['cause']
    parts: readonly WritingPart[]
  },
): void {
  const { words, characters } = counted(kept.parts)
  making.rows.snapshots.push({
    ...{ id: idAt(making, kept.at), writingId: piece.id, ...kept, parts: [...kept.parts] },
    ...{ words, characters },
  })
}

/** A version with its item in the queue, as it is planned; pending in the pool without more. */
export interface HandIn {
  handedInAt: Date
  /** Of what was written; null for a PDF. */
  parts: readonly WritingPart[] | null
  source?: 'written' | 'docx' | 'pdf'
  fileId?: string
  /** Of a PDF. */
  words?: number
  note?: string
  markerId?: string | null
  /** How the marker came to it: given to by the portal, or taken from the pool after so many hours. */
  claimedAfter?: number
  asksCheck?: boolean
}

/** A version that is there. */
export interface MadeItem {
  versionId: string
  itemId: string
  piece: MadePiece
  texts: string[]
  item: Rows['items'][number]
}

/** Adds what happened to an item. */
export function addEvent(
  making: Making,
  itemId: string,
  event: Omit<Rows['events'][number], 'id' | 'itemId'>,
): void {
  making.rows.events.push({ id: idAt(making, event.at), itemId, ...event })
}

/** Hands a piece in. */
export function handIn(making: Making, piece: MadePiece, plan: HandIn): MadeItem {
  const { handedInAt, parts, source = 'written', note = '', markerId = null } = plan
  const number = (piece.row.versionCount ?? 0) + 1
  piece.row.versionCount = number
  const versionId = idAt(making, handedInAt)
  const itemId = idAt(making, handedInAt)
  const { texts, characters, words } = counted(parts ?? [])
  const shownWords = parts === null ? (plan.words ?? 0) : words
  making.rows.versions.push({
    ...{ id: versionId, writingId: piece.id, number, source, note, handedInAt, texts, characters },
    ...{ parts: parts === null ? null : [...parts], words: shownWords },
    ...{ fileId: plan.fileId ?? null, rubricVersionId: piece.rubric.versionId },
  })
  const isClaimed = plan.claimedAfter !== undefined
  const heldSince = later(handedInAt, plan.claimedAfter ?? 0)
  const item: Rows['items'][number] = {
    ...{ id: itemId, kind: piece.kind, versionId, round: 1, studentId: piece.studentId },
    ...{ state: 'pending', markerId, heldSince: markerId === null ? null : heldSince },
    ...{ handedInAt, dueAt: making.dueAt(handedInAt), title: piece.title, words: shownWords },
    asksCheck: plan.asksCheck ?? false,
  }
  making.rows.items.push(item)
  addEvent(making, itemId, {
    ...{ at: handedInAt, what: 'handed in', byId: piece.studentId },
    toId: isClaimed ? null : markerId,
  })
  if (isClaimed) addEvent(making, itemId, { at: heldSince, what: 'claimed', byId: markerId })
  return { versionId, itemId, piece, texts, item }
}
