import type { CallInput } from '@portal/shared/api'
import type { Task } from './writing.queries.ts'

/** A task as its fields have it. */
export interface TaskValues {
  kind: Task['kind']
  title: string
  brief: string
  /** '' for none. */
  admissionTestId: string
  minWords: number | null
  maxWords: number | null
  rubricId: string
  asksCheck: boolean
  state: Task['state']
  version: number | undefined
}

/** What the fields begin with. */
export const taskValuesOf = (task: Task | undefined): TaskValues => ({
  ...{ kind: task?.kind ?? 'essay', title: task?.title ?? '', brief: task?.writtenBrief ?? '' },
  admissionTestId: task?.admissionTestId ? String(task.admissionTestId) : '',
  ...{ minWords: task?.minWords ?? null, maxWords: task?.maxWords ?? null },
  ...{ rubricId: task?.rubricId ?? '', asksCheck: task?.asksCheck ?? false },
  ...{ state: task?.state ?? 'draft', version: task?.version },
})

/** What is sent of them: the length of a statement is not the task’s to say. */
export function sentTask(
  values: TaskValues,
  taskId: string | undefined,
): CallInput<'POST /Writing/admin/Task/SaveTask'>['body'] {
  const { admissionTestId, version, minWords, maxWords, ...rest } = values
  const isEssay = values.kind === 'essay'
  return {
    ...rest,
    ...(taskId !== undefined && { taskId, version }),
    ...{ minWords: isEssay ? minWords : null, maxWords: isEssay ? maxWords : null },
    admissionTestId: admissionTestId === '' ? null : Number(admissionTestId),
  }
}

/** Whether an essay may have fewer words at most than at least. */
export const isTooShort = ({ kind, minWords, maxWords }: TaskValues): boolean =>
  kind === 'essay' && minWords !== null && maxWords !== null && maxWords < minWords
