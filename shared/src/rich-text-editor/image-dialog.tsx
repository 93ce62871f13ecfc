import { FileImage, SendingList, type Uploads } from '@portal/shared/files'
import { FileField } from '@portal/shared/forms'
import { chakra } from '@portal/shared/ui'
import { useState } from 'react'
import { altOf, Described, type Description, isDescribed } from './described.tsx'
import { DialogForm } from './dialog-form.tsx'
import type { Picture } from './ops.ts'

const Shown = chakra('div', {
  base: {
    padding: '2',
    bg: 'bg.sunken',
    borderRadius: 'md',
    '& > img': { maxHeight: '12rem', maxWidth: '100%', marginInline: 'auto' },
  },
})

export interface ImageDialogProps {
  /** The image that is described; none while it is still to be chosen or on its way. */
  picture: Picture | undefined
  /** It stands in the text already. */
  isChange: boolean
  uploads: Uploads
  onDone: (picture: Picture) => void
  onClose: () => void
  onRemove?: () => void
}

/** An image: sent as soon as it is chosen, put into the text once it is said what it shows. */
export function ImageDialog(props: ImageDialogProps) {
  const { picture, isChange, uploads, onDone, onClose, onRemove } = props
  const [description, setDescription] = useState<Description>({
    alt: picture?.alt ?? '',
    isDecorative: isChange && picture?.alt === '',
  })
  return (
    <DialogForm
      title={isChange ? 'Change image' : 'Insert image'}
      action={isChange ? 'Save image' : 'Add image'}
      isBlocked={picture === undefined || !isDescribed(description)}
      onDone={() => picture && onDone({ ...picture, alt: altOf(description) })}
      onClose={onClose}
      remove={onRemove && { label: 'Remove image', onPress: onRemove }}
      size="md"
    >
      {picture === undefined ? (
        <>
          <FileField
            label="Image"
            hint="PNG, JPEG, WebP or GIF, under 2 MB."
            accept="image/*"
            onFiles={(files) => uploads.send(files.slice(0, 1))}
          />
          <SendingList {...uploads} />
        </>
      ) : (
        <Shown>
          {picture.file === undefined ? (
            <img src={picture.data} alt={picture.alt} />
          ) : (
            <FileImage id={picture.file} alt={picture.alt} />
          )}
        </Shown>
      )}
      <Described value={description} onValue={setDescription} />
    </DialogForm>
  )
}
