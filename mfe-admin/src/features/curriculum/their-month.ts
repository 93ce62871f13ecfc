import { call, presentMoment, type StaleSave } from '@portal/shared/api'
import { templateCall } from './curriculum.queries.ts'
import { monthValues } from './template.rules.ts'

/**
 * A month as somebody else saved it meanwhile. The refusal tells neither who nor what, so that it is
 * read again.
 */
export const theirMonth = (templateId: string, month: number) => async (stale?: StaleSave) => {
  const template = await call(templateCall, { query: { id: templateId } })
  return {
    values: monthValues(template, month),
    by: stale?.by ?? 'Somebody else',
    at: stale?.at ?? new Date(presentMoment()).toISOString(),
  }
}
