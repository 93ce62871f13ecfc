export { dialogPart } from './dialog-part.tsx'
export { part } from './part.tsx'
export { WhenIdle } from './when-idle.tsx'
