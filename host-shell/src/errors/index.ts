export { ErrorPage, type ErrorPageProps } from './error-page.tsx'
export { InFrame } from './in-frame.ts'
