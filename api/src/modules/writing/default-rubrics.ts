/** The criteria, as migrations write them, of pieces that are on no task. */
export const defaultRubrics = {
  essay: '0199d000-0000-7000-8000-000000000001',
  statement: '0199d000-0000-7000-8000-000000000002',
} as const
