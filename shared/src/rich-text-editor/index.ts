/** Formatted text that is written: a field, and what its values are. */
export { altOf, Described, type Description, isDescribed } from './described.tsx'
export type { TextHandle } from './handle.ts'
export type { Mark } from './marks.rules.ts'
export type { HeadingLevel, TextOp } from './ops.ts'
export { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx'
export type { ToolSet } from './tools.rules.ts'
export { WritingField, type WritingFieldProps } from './writing-field.tsx'
