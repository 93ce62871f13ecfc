/** The drawer of a report card, to write or to read it: to be loaded when it is opened. */
export { default } from './card-drawer.tsx'
