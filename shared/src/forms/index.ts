export { AutosaveLine } from './autosave-line.tsx'
export { Checkbox, type CheckboxProps, Switch } from './checkbox.tsx'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type Choice,
  RadioGroup,
  type RadioGroupProps,
  SegmentedControl,
} from './choice-group.tsx'
export { ClashNote, type ClashNoteProps } from './clash-note.tsx'
export { inWords, partsOf, written } from './conflict.rules.ts'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FormError,
  focusControl,
} from './error-summary.tsx'
export { type ControlAria, Field, type FieldCommon, type FieldProps, steady } from './field.tsx'
export { Form, type FormProps } from './form.tsx'
export { FormDialog, type FormDialogProps } from './form-dialog.tsx'
export type { Theirs } from './held.rules.ts'
export { htmlInWords } from './html-words.ts'
export { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx'
export { NumberField, type NumberFieldProps } from './number-field.tsx'
export { PasswordField } from './password-field.tsx'
export { type FormBar, SaveBar, type SaveBarProps } from './save-bar.tsx'
export { SearchField, type SearchFieldProps } from './search-field.tsx'
export { type Option, SelectField, type SelectFieldProps } from './select-field.tsx'
export { SliderField, type SliderFieldProps } from './slider-field.tsx'
export { StatusLine, type StatusLineProps } from './status-line.tsx'
export { TextArea, type TextAreaProps } from './text-area.tsx'
export { TextField, type TextFieldProps } from './text-field.tsx'
export { staleIn, theirsAs } from './theirs.ts'
export {
  type Autosave,
  type AutosaveOptions,
  type AutosaveSending,
  type AutosaveState,
  useAutosave,
} from './use-autosave.ts'
export { type FormField, type FormOptions, useForm } from './use-form.tsx'
export type { FormList } from './use-list-keys.ts'
export { useSaveKey } from './use-save-key.ts'
export { useUnsent } from './use-unsent.ts'
