export { cleanHtml } from './clean.ts'
export { EquationPreview, type EquationPreviewProps } from './equation-preview.tsx'
export { RichSummary } from './rich-summary.tsx'
export { RichText, type RichTextProps } from './rich-text.tsx'
