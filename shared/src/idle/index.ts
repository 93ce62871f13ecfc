export { WhenIdle } from './when-idle.tsx'
