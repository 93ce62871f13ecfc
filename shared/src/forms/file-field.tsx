import { chakra, formatBytes } from '@portal/shared/ui'
import { Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Field, type FieldCommon } from './field.tsx'

const Drop = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    paddingX: '4',
    paddingY: '6',
    textAlign: 'center',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'lg',
    fontSize: 'sm',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& > strong': { color: 'fg', fontWeight: 'medium' },
    '& > input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer', width: '100%' },
    '&:hover, &[data-over]': { borderColor: 'border.brand', bg: 'bg.brandSoft' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { borderColor: 'danger.solid' },
    '&:has(:disabled)': { opacity: 0.6 },
  },
})

export interface FileFieldProps extends FieldCommon {
  /** As of `<input accept>`: `image/*`, `.pdf`. */
  accept?: string
  /** The files chosen or dropped; the caller checks type and size and gives `error`. */
  onFiles: (files: File[]) => void
  /** Names and sizes of what is chosen, shown in place of the invitation. */
  chosen?: readonly { name: string; size: number }[]
  multiple?: boolean
  disabled?: boolean
}

/** Files by choosing or dropping. */
export function FileField({
  accept,
  onFiles,
  chosen,
  multiple,
  disabled,
  ...field
}: FileFieldProps) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  const names = chosen?.map((file) => `${file.name} (${formatBytes(file.size)})`).join(', ')
  return (
    <Field {...field}>
      {(aria) => (
        <Drop
          data-over={over ? '' : undefined}
          onDragOver={(event: DragEvent) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event: DragEvent) => {
            event.preventDefault()
            setOver(false)
            if (!disabled) take(event.dataTransfer.files)
          }}
        >
          <Upload size={20} aria-hidden />
          <strong>
            {names ||
              (multiple ? 'Choose files or drop them here' : 'Choose a file or drop it here')}
          </strong>
          {names ? <span>Choose another</span> : null}
          <input
            {...aria}
            {...{ accept, multiple, disabled }}
            ref={input}
            type="file"
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              take(event.target.files)
              // So that the same file can be chosen again after it was mended.
              event.target.value = ''
            }}
          />
        </Drop>
      )}
    </Field>
  )
}
