export { type ReadOnly, useReadOnly, useViewedName } from './use-read-only.ts'
