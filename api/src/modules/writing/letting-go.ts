import type { Occasion } from '../../asked.ts'
import { letGo } from '../files/index.ts'
import { recordsWithFiles } from './letting-go.repository.ts'

/** Lets the files of a student go, whose account is deleted: nothing else shows them. */
export async function letHandedInGo(within: Occasion, studentId: string): Promise<void> {
  for (const use of await recordsWithFiles(within.db, studentId)) await letGo(within, use)
}
