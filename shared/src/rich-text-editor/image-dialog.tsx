import {
  acceptOf,
  ChooseFiles,
  FileImage,
  hintOf,
  SendingRows,
  type Uploads,
  useUploads,
} from '@portal/shared/files'
import { chakra } from '@portal/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { altOf, Described, type Description, isDescribed } from './described.tsx'
import { DialogForm } from './dialog-form.tsx'
import type { Picture } from './ops.ts'
import { type PictureSize, sizeOfImage } from './pictures.ts'

const Shown = chakra('div', {
  base: {
    padding: '2',
    bg: 'bg.sunken',
    borderRadius: 'md',
    '& > img': { maxHeight: '12rem', maxWidth: '100%', marginInline: 'auto' },
  },
})

export interface ImageDialogsProps {
  /** The image that stands in the text; a new one when left out. */
  picture?: Picture
  /** Sent as soon as the dialog is open. */
  files: readonly File[]
  onDone: (picture: Picture) => void
  /** Of several, all but the last. */
  onFirst: (picture: Picture) => void
  onClose: () => void
  onRemove?: () => void
}

/** Images: sent as soon as they are chosen, put into the text once it is said what each shows. */
export function ImageDialogs({ picture, files, onDone, onFirst, ...rest }: ImageDialogsProps) {
  const [sent, setSent] = useState<readonly Picture[]>([])
  const [place, setPlace] = useState(0)
  const uploads = useUploads('image', ({ id }) =>
    setSent((before) => [...before, { file: id, alt: '' }]),
  )
  const send = useEffectEvent(() => uploads.send(files))
  useEffect(() => {
    // A turn later: a component that is put up twice at once takes back what the first one sent.
    const turn = setTimeout(() => files.length > 0 && send())
    return () => clearTimeout(turn)
  }, [files])
  const shown = picture ?? sent[0]
  const done = (described: Picture) => {
    if (sent.length + uploads.sending.length <= 1) onDone(described)
    else {
      onFirst(described)
      setSent(sent.slice(1))
      setPlace(place + 1)
    }
  }
  return (
    <ImageDialog
      // Another image, another description; what is typed while one is on its way is of that one.
      key={place}
      picture={shown}
      isChange={picture !== undefined}
      uploads={uploads}
      onDone={done}
      {...rest}
    />
  )
}

interface ImageDialogProps {
  /** The image that is described; none while it is still to be chosen or on its way. */
  picture: Picture | undefined
  /** It stands in the text already. */
  isChange: boolean
  uploads: Uploads
  onDone: (picture: Picture) => void
  onClose: () => void
  onRemove?: () => void
}

function ImageDialog(props: ImageDialogProps) {
  const { picture, isChange, uploads, onDone, onClose, onRemove } = props
  const [description, setDescription] = useState<Description>({
    alt: picture?.alt ?? '',
    isDecorative: isChange && picture?.alt === '',
  })
  const [size, setSize] = useState<PictureSize>({})
  const onLoad = (event: { currentTarget: HTMLImageElement }) =>
    setSize(sizeOfImage(event.currentTarget))
  const seen = description.alt.trim() || 'Not described yet'
  return (
    <DialogForm
      title={isChange ? 'Change image' : 'Insert image'}
      action={isChange ? 'Save image' : 'Add image'}
      isBlocked={picture === undefined || !isDescribed(description)}
      onDone={() => picture && onDone({ ...size, ...picture, alt: altOf(description) })}
      onClose={onClose}
      remove={onRemove && { label: 'Remove image', onPress: onRemove }}
      size="md"
    >
      {picture === undefined ? (
        <>
          <ChooseFiles
            label="Image"
            hint={hintOf('image')}
            accept={acceptOf('image')}
            onFiles={(files) => uploads.send(files.slice(0, 1))}
          />
          <SendingRows {...uploads} />
        </>
      ) : (
        <Shown>
          {picture.file === undefined ? (
            <img src={picture.data} alt={seen} onLoad={onLoad} />
          ) : (
            <FileImage id={picture.file} alt={seen} onLoad={onLoad} />
          )}
        </Shown>
      )}
      <Described value={description} onValue={setDescription} />
    </DialogForm>
  )
}
