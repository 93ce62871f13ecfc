/** What a screen shows on paper alone. */
export { useIsPrinting } from './use-is-printing.ts'
