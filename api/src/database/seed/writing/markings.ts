import { percentOf, sentenceRanges } from '@portal/shared/writing-rules'
import { seededId } from '../../ids.ts'
import * as schema from '../../schema/index.ts'
import { pick } from '../world.ts'
import type { DemoFile } from './files.ts'
import { type PlacedRemark, type Remark, remarks } from './remarks.ts'
import { addEvent, idAt, type MadeItem, type Making, type Rows } from './rows.ts'

const around = 24

/** A comment at its words. @throws where a text does not have them */
export function placed(making: Making, made: MadeItem, remark: PlacedRemark): schema.StoredComment {
  const { part = 0, quote, at } = remark
  const text = made.texts[part] ?? ''
  const start = text.indexOf(quote)
  if (start < 0) throw new Error(`“${quote}” does not stand in “${made.piece.title}”`)
  const end = start + quote.length
  return {
    ...{ id: idAt(making, made.item.handedInAt), text: remark.text, sort: remark.sort },
    criterion: at === undefined ? null : (made.piece.rubric.criteria[at]?.key ?? null),
    ...{ part, start, end, quote },
    prefix: text.slice(Math.max(0, start - around), start),
    suffix: text.slice(end, end + around),
  }
}

/** Comments on sentences of each part, by where these stand. */
export function commentsOn(making: Making, made: MadeItem): schema.StoredComment[] {
  return made.texts.flatMap((text, part) => {
    const sentences = sentenceRanges(text)
    const places = [
      [sentences[0], remarks.first],
      [sentences[Math.floor(sentences.length / 2)], remarks.middle],
      [sentences.at(-1), remarks.last],
    ] as const
    return places.flatMap(([range, said]: readonly [(typeof places)[0][0], readonly Remark[]]) => {
      if (range === undefined) return []
      const quote = text.slice(range.start, range.end)
      return [placed(making, made, { ...pick(making.random, said), part, quote })]
    })
  })
}

/** A marking as it is planned: `levels` are places of levels, from 1, one for each criterion. */
export interface MarkingPlan {
  markerId: string
  role?: 'first' | 'second'
  state: 'draft' | 'finished' | 'returned'
  levels: readonly (number | null)[]
  overall: string
  privateNote?: string
  comments: readonly schema.StoredComment[]
  begunAt: Date
  savedAt: Date
  outcome?: 'confirmed' | 'changed'
  fileId?: string
}

/** Adds a marking, and says so in its item. */
export function addMarking(making: Making, made: MadeItem, plan: MarkingPlan): string {
  const { criteria } = made.piece.rubric
  const { markerId, state, begunAt, savedAt, comments, outcome = null, privateNote = '' } = plan
  const grades = criteria.map(({ key, levels }, at) => ({
    key,
    points: levels[(plan.levels[at] ?? 0) - 1]?.points ?? null,
  }))
  const percent = state === 'draft' ? null : percentOf(criteria, grades)
  const id = idAt(making, begunAt)
  making.rows.markings.push({
    ...{ id, itemId: made.itemId, markerId, role: plan.role ?? 'first', state, revision: 9 },
    ...{
      grades,
      overall: plan.overall,
      privateNote,
      fileId: plan.fileId ?? null,
      percent,
      outcome,
    },
    ...{ comments: [...comments], createdAt: begunAt, savedAt },
    returnedAt: state === 'returned' ? savedAt : null,
  })
  Object.assign(made.item, { startedAt: begunAt })
  addEvent(making, made.itemId, { at: begunAt, what: 'started', byId: markerId })
  if (state === 'finished') {
    Object.assign(made.item, { state: 'checking' })
    addEvent(making, made.itemId, { at: savedAt, what: 'to check', byId: markerId })
  }
  if (state === 'returned') {
    Object.assign(made.item, { state: 'marked', markedAt: savedAt, percent })
    addEvent(making, made.itemId, { at: savedAt, what: 'returned', byId: markerId })
  }
  return id
}

/** Asks for a second look at a version. */
export function askSecondLook(
  making: Making,
  made: MadeItem,
  asked: { at: Date; reason: string; seniorId: string },
): MadeItem {
  const itemId = idAt(making, asked.at)
  const item: Rows['items'][number] = {
    ...made.item,
    ...{ id: itemId, round: 2, state: 'pending', markerId: asked.seniorId, heldSince: asked.at },
    ...{ handedInAt: asked.at, dueAt: making.dueAt(asked.at), reason: asked.reason },
    ...{ startedAt: null, markedAt: null, percent: null, asksCheck: false },
  }
  making.rows.items.push(item)
  const { studentId } = made.piece
  addEvent(making, itemId, {
    ...{ at: asked.at, what: 'handed in', byId: studentId, toId: asked.seniorId },
  })
  return { ...made, itemId, item }
}

/** Puts a file of the demo world where its record is. @returns its id */
export async function addFile(
  { db, ...making }: Making,
  file: DemoFile,
  by: { userId: string; at: Date },
): Promise<string> {
  const id = seededId(making.random, by.at.getTime())
  const content = file.make()
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(content))
  const { storedName, name, type, pages } = file
  await db.insert(schema.files).values({
    ...{ id, storedName, name, type, pages, bytes: content.length, createdAt: by.at },
    ...{ sha256: Buffer.from(digest).toString('hex'), uploadedBy: by.userId },
  })
  return id
}
