import { newId } from '../../database/ids.ts'
import { programmes } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

/** A programme as the call which saves it takes it. */
export const saved = {
  name: 'Premium',
  hours: 20,
  isUnlimited: false,
  isHeadStart: false,
  entitlements: {
    ...{ hasQuestionBank: true, hasCourses: true, hasAcademy: true, hasSeminar: false },
    ...{
      hasLibrary: true,
      hasReadingList: true,
      hasPsSubmission: false,
      hasEssaySubmission: false,
    },
  },
  months: 12,
  endsOnDay: null,
  pricePence: 120_000,
  vat: 'standard' as const,
}

/** A programme in the database; answers its id. */
export async function makeProgramme(
  app: TestApp,
  values: Partial<typeof programmes.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await app.db.insert(programmes).values({
    ...{ id, name: `Programme ${id}`, quarters: 80, months: 12, pricePence: 120_000 },
    ...values,
  })
  return id
}
