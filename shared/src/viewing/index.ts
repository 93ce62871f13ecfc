export { useLookOnly } from './use-look-only.ts'
export { type ReadOnly, useReadOnly, useViewedName } from './use-read-only.ts'
