/**
 * Pickers: Ark's behaviour under the portal's look, each with label, hint and error as other fields
 * have them, so that `form.field('…')` fits. Only screens that use one load it.
 */
export { DateField, type DateFieldProps } from './date-field.tsx'
export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'
export { type Pickable, SearchPicker, type SearchPickerProps } from './search-picker.tsx'
export { TagsField, type TagsFieldProps } from './tags-field.tsx'
export { TimeField, type TimeFieldProps } from './time-field.tsx'
export type { TreeNode } from './tree.rules.ts'
export { TreeView, type TreeViewProps } from './tree-view.tsx'
export { type Found, useNamed } from './use-named.ts'
