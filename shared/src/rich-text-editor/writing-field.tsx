import type { FieldCommon } from '@portal/shared/forms'
import { Field } from '@portal/shared/forms'
import { part } from '@portal/shared/idle'
import { Skeleton } from '@portal/shared/ui'
import { memo, type Ref, Suspense } from 'react'
import { editorHeight } from './editor-props.ts'
import type { TextHandle } from './handle.ts'
import { loadEditor } from './load-editor.ts'
import type { Mark } from './marks.rules.ts'
import type { TextOp } from './ops.ts'

const Editor = part(loadEditor, { failed: 'The editor could not be loaded' })

const kinds = {
  writing: {
    tools: 'writing',
    headings: [2, 3],
    links: false,
    images: false,
    equations: false,
    blanks: false,
  },
  plain: {
    tools: 'plain',
    headings: [2, 3],
    links: false,
    images: false,
    equations: false,
    blanks: false,
  },
} as const

export interface WritingFieldProps extends Omit<FieldCommon, 'label'> {
  label: string
  name?: string
  /** The runs of the text; they come back with `\n` at their end. */
  value: readonly TextOp[]
  onValue?: (runs: readonly TextOp[]) => void
  /** `writing` has formats, `plain` none. */
  tools?: 'writing' | 'plain'
  height?: number
  readOnly?: boolean
  disabled?: boolean
  /** Parts that are painted. They stay with their words until other ones are given. */
  marks?: readonly Mark[]
  ref?: Ref<TextHandle>
}

/** A text that somebody writes for others to mark: its value is runs, in whose units comments count. */
export const WritingField = /* @__PURE__ */ memo(function WritingField(props: WritingFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    labelHidden,
    onValue,
    tools = 'writing',
    ref,
    ...rest
  } = props
  return (
    <Field {...{ label, hint, error, optional, labelHidden }}>
      {(aria) => (
        <Suspense fallback={<Skeleton height={`${editorHeight(rest.height, tools) + 50}px`} />}>
          <Editor
            {...rest}
            handle={ref}
            id={aria.id}
            describedBy={aria['aria-describedby']}
            isInvalid={aria['aria-invalid']}
            label={label}
            kind={kinds[tools]}
            onChange={(runs, source) => {
              if (source === 'user' && typeof runs !== 'string') onValue?.(runs)
            }}
          />
        </Suspense>
      )}
    </Field>
  )
})
