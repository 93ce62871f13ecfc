import { TagsInput } from '@ark-ui/react/tags-input'
import { Field, type FieldCommon } from '@portal/shared/forms'
import { X } from 'lucide-react'
import { PickerFrame } from './picker-styles.ts'

export interface TagsFieldProps extends FieldCommon {
  value: readonly string[]
  onValue: (value: string[]) => void
  /** At most so many. */
  max?: number
  /** Characters in one at most. */
  maxLength?: number
  name?: string
  readOnly?: true
}

/** Words of one's own: Enter or a comma ends one, Backspace and arrows go back to those there are. */
export function TagsField(props: TagsFieldProps) {
  const { value, onValue, max, maxLength = 60, name, readOnly, ...field } = props
  return (
    <Field {...field}>
      {(aria) => (
        <PickerFrame>
          <TagsInput.Root
            ids={{ input: aria.id }}
            value={[...value]}
            onValueChange={(changed) => onValue(changed.value)}
            {...(max !== undefined && { max })}
            maxLength={maxLength}
            readOnly={readOnly}
            invalid={aria['aria-invalid']}
            addOnPaste
            blurBehavior="add"
          >
            <TagsInput.Control>
              <TagsInput.Context>
                {(tags) =>
                  tags.value.map((tag, at) => (
                    <TagsInput.Item key={tag} index={at} value={tag}>
                      <TagsInput.ItemPreview>
                        <TagsInput.ItemText>{tag}</TagsInput.ItemText>
                        <TagsInput.ItemDeleteTrigger aria-label={`Remove ${tag}`}>
                          <X size={14} aria-hidden />
                        </TagsInput.ItemDeleteTrigger>
                      </TagsInput.ItemPreview>
                      <TagsInput.ItemInput />
                    </TagsInput.Item>
                  ))
                }
              </TagsInput.Context>
              <TagsInput.Input
                name={name}
                aria-describedby={aria['aria-describedby']}
                aria-invalid={aria['aria-invalid']}
              />
            </TagsInput.Control>
          </TagsInput.Root>
        </PickerFrame>
      )}
    </Field>
  )
}
