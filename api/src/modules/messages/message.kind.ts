import { editedMessage } from '@portal/shared/api/schemas'
import * as z from 'zod'
import { Problem } from '../../problem.ts'
import { defineVersioned } from '../../versions/index.ts'
import { findMessage, findNamed, writeMessage } from './messages.repository.ts'
import { canBeEdited, errorsOf } from './messages.rules.ts'

const values = z.strictObject(editedMessage)

/** What is edited of a message; its expiry in UTC. */
export type MessageValues = z.infer<typeof values>

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null

/** Messages, which are edited until they are being sent. */
export const messageKind = defineVersioned<MessageValues>({
  kind: 'message',
  noun: 'The message',
  schema: values,
  find: async (db, id, isHeld) => {
    const row = await findMessage(db, id, isHeld)
    if (row === undefined) return undefined
    const { title, description, audience, link, notificationLink, navigatableLink } = row
    return {
      values: {
        ...{ title, description, audience, link, notificationLink, navigatableLink },
        expiresAt: momentOf(row.expiresAt),
      },
      version: row.version,
    }
  },
  check: async ({ db }, id, saved) => {
    const { sendMs, state, ...known } = await findNamed(db, id, saved.audience)
    if (state !== null && !canBeEdited(state)) {
      throw new Problem(422, 'This message is on its way already and cannot be changed any more.')
    }
    const errors = errorsOf(saved, { ...known, sendAt: sendMs === null ? null : new Date(sendMs) })
    if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? '', { errors })
  },
  write: async ({ db, now, caller }, id, { values: { expiresAt, ...edited }, version }) => {
    await writeMessage(db, {
      ...edited,
      ...{ id, version, by: caller.userId, updatedAt: now },
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    })
  },
})
