import { acceptOf, ChooseFiles, hintOf, useAddress } from '@portal/shared/files'
import { StatusLine } from '@portal/shared/forms'
import { useUnsaved } from '@portal/shared/leaving'
import { Avatar, Button, ConfirmDialog, Row, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useEffect, useState } from 'react'
import { type Me, usePicture, useRemovePicture, useSavePicture } from './account.queries.ts'
import type { Crop } from './picture.rules.ts'
import { PictureCrop } from './picture-crop.tsx'
import { cutPicture, type OpenPicture, openPicture } from './picture-file.ts'
import { failureMessage, Section } from './section.tsx'

/** The student's picture: shown, chosen and cut, taken away. */
export function PictureSection({ me }: { me: Me }) {
  const isReadOnly = Boolean(useReadOnly())
  const save = useSavePicture()
  const [chosen, setChosen] = useState<OpenPicture | null>(null)
  const [fault, setFault] = useState<string>()
  useUnsaved(chosen !== null)
  useEffect(() => () => chosen?.close(), [chosen])

  const choose = async ([file]: File[]) => {
    if (file === undefined) return
    save.reset()
    setFault(undefined)
    try {
      setChosen(await openPicture(file))
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  const use = async (picture: OpenPicture, crop: Crop) => {
    setFault(undefined)
    try {
      await save.write({ file: await cutPicture(picture, crop) })
      setChosen(null)
    } catch (error) {
      setFault(failureMessage(error))
    }
  }
  return (
    <Section title="Picture" description="Seen by your tutors and at the top of your portal.">
      <Stack gap="5">
        {chosen === null ? (
          <>
            <CurrentPicture me={me} isSaved={save.isDone} />
            <ChooseFiles
              label={me.hasPicture ? 'Choose another picture' : 'Choose a picture'}
              hint={hintOf('image')}
              accept={acceptOf('image')}
              disabled={isReadOnly}
              error={fault}
              onFiles={choose}
            />
          </>
        ) : (
          <>
            <PictureCrop
              picture={chosen}
              busy={save.isWriting}
              onUse={(crop) => use(chosen, crop)}
              onCancel={() => {
                setFault(undefined)
                setChosen(null)
              }}
            />
            <StatusLine tone={fault === undefined ? 'muted' : 'danger'}>
              {fault === undefined ? 'Not saved yet' : `Not saved. ${fault}`}
            </StatusLine>
          </>
        )}
      </Stack>
    </Section>
  )
}

function CurrentPicture({ me, isSaved }: { me: Me; isSaved: boolean }) {
  const picture = usePicture(me.hasPicture)
  const remove = useRemovePicture()
  const [isAsking, setAsking] = useState(false)
  const address = useAddress(me.hasPicture ? picture.data : undefined)
  return (
    <Row gap="5">
      <Avatar
        name={`${me.firstName} ${me.lastName}`}
        src={address}
        loading={me.hasPicture && picture.isPending}
        size="xl"
      />
      {me.hasPicture ? <Button onClick={() => setAsking(true)}>Remove picture</Button> : null}
      <StatusLine>
        {isSaved && me.hasPicture ? 'Saved' : remove.isDone && !me.hasPicture ? 'Removed' : ''}
      </StatusLine>
      <ConfirmDialog
        open={isAsking}
        title="Remove your picture?"
        confirmLabel="Remove"
        danger
        onConfirm={() => remove.write()}
        onClose={() => setAsking(false)}
      >
        Your initials are shown in its place.
      </ConfirmDialog>
    </Row>
  )
}
