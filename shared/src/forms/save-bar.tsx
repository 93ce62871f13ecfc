import { Box, Button, Row, SaveBar as UiSaveBar } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import type { ReactNode } from 'react'
import { steady } from './field.tsx'
import { StatusLine } from './status-line.tsx'

/** What `useForm` says of saving. */
export interface FormBar {
  /** Id of the form, so that the buttons may stand outside of it. */
  form: string
  isWriting: boolean
  isDirty: boolean
  /** What is unsaved was typed before the page was loaded, and nothing since. */
  isBack: boolean
  /** The last press saved it, and nothing was changed since. */
  isDone: boolean
  readOnly: ReadOnly | null
  undo: () => void
}

export interface SaveBarProps extends FormBar {
  /** What the button says; `Save` unless said otherwise. */
  label?: string
  icon?: ReactNode
  /** `bar` stays in view at a page's end, `line` stands under a few fields, `foot` in a dialog. */
  look?: 'bar' | 'line' | 'foot'
  /** Where saving stands, in words of its own. */
  state?: string | undefined
  unsaved?: string
  saved?: string
  /** Other buttons, as `Cancel`. */
  children?: ReactNode
}

/** A form's end: its button, where saving stands, and the way back to what is saved. */
export const SaveBar = /* @__PURE__ */ steady(function SaveBar(props: SaveBarProps) {
  const { form, isWriting, isDirty, isBack, isDone, readOnly, undo, children } = props
  const { look = 'line', label = 'Save', icon } = props
  const { unsaved = isBack ? 'Unsaved changes from before' : 'Unsaved changes' } = props
  const { saved = 'Saved' } = props
  const rest = look === 'bar' ? 'Nothing to save' : ''
  const state = props.state ?? (isDirty ? unsaved : isDone && !isWriting ? saved : rest)
  const save = (
    <Button
      type="submit"
      form={form}
      variant="primary"
      icon={icon}
      loading={isWriting}
      {...readOnly?.control}
    >
      {label}
    </Button>
  )
  const back = isDirty ? (
    <Button variant="ghost" disabled={isWriting} onClick={undo}>
      Undo changes
    </Button>
  ) : null
  if (look === 'bar') {
    return (
      <UiSaveBar state={readOnly?.reason ?? state}>
        {children}
        {back}
        {save}
      </UiSaveBar>
    )
  }
  if (look === 'foot') {
    return (
      <Row flex="1" justifyContent="flex-end">
        <Box marginRight="auto">
          <StatusLine>{state}</StatusLine>
        </Box>
        {back}
        {/* Where there is no room for all, these go into the next line together. */}
        <Row justifyContent="flex-end">
          {children}
          {save}
        </Row>
      </Row>
    )
  }
  return (
    <Row>
      {save}
      {children}
      <StatusLine>{state}</StatusLine>
    </Row>
  )
})
