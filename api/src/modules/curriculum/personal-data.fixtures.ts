import { eq, sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { curriculumPublications } from '../../database/schema/index.ts'
import { makeTemplate } from './testing.ts'

export const curriculumRows = {
  add: async ({ app, id }) => {
    const templateId = newId()
    await makeTemplate(app.db, { id: templateId, programName: `Programme ${templateId}` })
    await app.db
      .update(curriculumPublications)
      .set({ by: id })
      .where(eq(curriculumPublications.templateId, templateId))
  },
  say: ({ id, canary }) => [
    sql`update curriculum_items set text = ${canary} where student_id = ${id}`,
  ],
  says: ['curriculum_items'],
} satisfies PersonalRows
