/** The editor of tuition reports, over any page of a tutor: to be loaded when it is opened. */
export { default } from './report-drawer.tsx'
