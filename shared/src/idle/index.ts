export { dialogPart } from './dialog-part.tsx'
export { part } from './part.tsx'
export { useDebounced } from './use-debounced.ts'
export { WhenIdle } from './when-idle.tsx'
