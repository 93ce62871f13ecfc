import { FileImage } from '@portal/shared/files'
import { altOf, Described, type Description, isDescribed } from '@portal/shared/rich-text-editor'
import { Button, chakra, Dialog, Stack } from '@portal/shared/ui'
import { useState } from 'react'

const Shown = chakra('div', {
  base: {
    padding: '3',
    bg: 'bg.plate',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    '& img': { maxHeight: '12rem', maxWidth: '100%', marginInline: 'auto' },
  },
})

export interface DescribeDialogProps {
  /** The images, by file id or as data. */
  images: readonly string[]
  /** Is given what each is described by; '' for decoration. */
  onDone: (alts: ReadonlyMap<string, string>) => void
  onClose: () => void
}

const nothing: Description = { alt: '', isDecorative: false }

/** Asks once, before a question is saved, what its images show, or that they are decoration. */
export default function DescribeDialog({ images, onDone, onClose }: DescribeDialogProps) {
  const [said, setSaid] = useState<ReadonlyMap<string, Description>>(new Map())
  const saidOf = (image: string) => said.get(image) ?? nothing
  const isWhole = images.every((image) => isDescribed(saidOf(image)))
  const done = () => onDone(new Map(images.map((image) => [image, altOf(saidOf(image))])))
  return (
    <Dialog
      open
      keepOnPressOutside
      title={images.length === 1 ? 'An image has no description' : 'Images have no description'}
      description="Describe each, or call it decoration."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isWhole} onClick={done}>
            Save with descriptions
          </Button>
        </>
      }
    >
      <Stack gap="6">
        {images.map((image, at) => (
          <Stack key={image} as="section" gap="3" aria-label={`Image ${at + 1}`}>
            <Shown>
              {image.startsWith('data:') ? (
                <img src={image} alt="Not described yet" />
              ) : (
                <FileImage id={image} alt="Not described yet" />
              )}
            </Shown>
            <Described
              value={saidOf(image)}
              onValue={(next) => setSaid(new Map([...said, [image, next]]))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
