import { Field, type FieldCommon } from '@portal/shared/forms'
import { part } from '@portal/shared/idle'
import { Skeleton } from '@portal/shared/ui'
import { memo, Suspense } from 'react'
import { editorHeight } from './editor-props.ts'
import { loadEditor } from './load-editor.ts'
import type { HeadingLevel } from './ops.ts'
import type { ToolSet } from './tools.rules.ts'

const Editor = part(loadEditor, { failed: 'The editor could not be loaded' })

export interface RichTextFieldProps extends Omit<FieldCommon, 'label'> {
  label: string
  name?: string
  /** The stored HTML; empty for nothing. */
  value: string
  onValue?: (html: string) => void
  readOnly?: boolean
  disabled?: boolean
  /** `full` unless said otherwise; `answer` for options, `plain` for words alone. */
  tools?: ToolSet
  /** Levels of headings, the higher first; 3 and 4 unless said otherwise. */
  headings?: readonly [HeadingLevel, HeadingLevel]
  /** Height of the text in pixels, as 278 of answers; left out, it grows. */
  height?: number
  /** Links may be made; of `full` texts unless said otherwise. */
  links?: boolean
  /** Images may be put in; of `full` texts unless said otherwise. */
  images?: boolean
  /** `\( … \)` is shown set, and can be put in. */
  equations?: boolean
  /** `[[blank]]` is one thing, and can be put in. */
  blanks?: boolean
}

/**
 * A formatted text as a field of a form: `<RichTextField label="Text" {...form.field('text')} />`.
 * Give `key` another value where another record is shown.
 */
export const RichTextField = /* @__PURE__ */ memo(function RichTextField(
  props: RichTextFieldProps,
) {
  const { label, hint, error, optional, labelHidden, value, onValue, height, ...rest } = props
  const { tools = 'full', headings = [3, 4], links, images, equations, blanks, ...states } = rest
  const kind = {
    tools,
    headings,
    links: links ?? tools === 'full',
    images: images ?? tools === 'full',
    equations: equations ?? false,
    blanks: blanks ?? false,
  }
  return (
    <Field {...{ label, hint, error, optional, labelHidden }}>
      {(aria) => (
        <Suspense fallback={<Skeleton height={`${editorHeight(height, tools) + 50}px`} />}>
          <Editor
            {...states}
            id={aria.id}
            describedBy={aria['aria-describedby']}
            isInvalid={aria['aria-invalid']}
            {...{ label, value, kind, height }}
            onChange={(text, source) => {
              if (source === 'user' && typeof text === 'string') onValue?.(text)
            }}
          />
        </Suspense>
      )}
    </Field>
  )
})
