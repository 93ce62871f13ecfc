import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { messages } from '../../database/schema/index.ts'
import { audienceWith } from './testing.ts'

export const messagesRows = {
  add: async ({ app, id, now }) => {
    await app.db.insert(messages).values({
      ...{ id: newId(), title: 'Hours', description: 'We are closed.', createdBy: id },
      ...{ audience: audienceWith({ userIds: [id] }), createdAt: now, updatedAt: now },
    })
  },
} satisfies PersonalRows
