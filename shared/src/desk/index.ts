/** The desk: the screen at which somebody marks. What draws it comes when it is opened. */
export { Desk, type DeskProps } from './desk.tsx'
