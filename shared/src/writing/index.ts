/** Pieces of writing as several roles see them. */
export { WrittenText, type WrittenTextProps } from './written-text.tsx'
