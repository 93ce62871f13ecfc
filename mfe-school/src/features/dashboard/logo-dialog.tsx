import { acceptOf, ChooseFiles, fileFault, shrinkImage, useAddress } from '@portal/shared/files'
import {
  Button,
  ConfirmDialog,
  chakra,
  Dialog,
  QueryRegion,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useLogo, useLogoFile, useRemoveLogo, useSaveLogo } from './logo.queries.ts'

/** Logos of any colour are seen on it, in both modes; the menu's plate is as light. */
const Plate = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '9rem',
    padding: '3',
    bg: 'bg.plate',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& > img': { maxWidth: '100%', maxHeight: '7.5rem', objectFit: 'contain' },
  },
})

export interface LogoDialogProps {
  schoolId: string
  onClose: () => void
}

/** The logo of a school: shown, changed, taken away. */
export function LogoDialog({ schoolId, onClose }: LogoDialogProps) {
  const logo = useLogo(schoolId)
  return (
    <Dialog open title="School logo" onClose={onClose}>
      <QueryRegion
        query={logo}
        compact
        failed="The logo could not be loaded"
        skeleton={<Skeleton display="block" height="18rem" />}
      >
        {({ name, logoFilePath }) => (
          <Stack gap="5">
            <Text tone="muted">Students and managers of the school see it above their menu.</Text>
            <Shown schoolId={schoolId} name={name} hasLogo={logoFilePath !== null} />
            <Change schoolId={schoolId} hasLogo={logoFilePath !== null} />
          </Stack>
        )}
      </QueryRegion>
    </Dialog>
  )
}

function Shown({ schoolId, name, hasLogo }: LogoProps & { name: string }) {
  const address = useAddress(useLogoFile(schoolId, hasLogo).data)
  if (!hasLogo) return <Text>There is no logo yet: the menu shows the first letter.</Text>
  return <Plate>{address ? <img src={address} alt={`Logo of ${name}`} /> : null}</Plate>
}

interface LogoProps {
  schoolId: string
  hasLogo: boolean
}

function Change({ schoolId, hasLogo }: LogoProps) {
  const save = useSaveLogo()
  const remove = useRemoveLogo()
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const choose = async ([file]: File[]) => {
    if (file === undefined) return
    const wrong = fileFault(file, 'logo')
    save.reset()
    remove.reset()
    setFault(wrong ?? undefined)
    if (wrong !== null) return
    // What is wrong with it is in the write's state.
    await save.write({ query: { schoolId }, file: await shrinkImage(file) }).catch(() => undefined)
  }
  const error = fault ?? save.error?.message
  return (
    <>
      <ChooseFiles
        label={hasLogo ? 'Change logo' : 'Choose a logo'}
        hint="PNG, JPEG or WebP, less than 2 MB and at most 4 megapixels."
        accept={acceptOf('logo')}
        disabled={save.isWriting}
        onFiles={(files) => void choose(files)}
        {...(error !== undefined && { error })}
      />
      <Row gap="4">
        {hasLogo ? <Button onClick={() => setAsking(true)}>Remove logo</Button> : null}
        <Text as="span" size="sm" tone="muted" role="status">
          {save.isWriting ? 'Saving…' : save.isDone ? 'Saved' : remove.isDone ? 'Removed' : ''}
        </Text>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title="Remove the logo?"
        confirmLabel="Remove"
        danger
        onConfirm={async () => {
          save.reset()
          await remove.write({ body: { schoolId } })
        }}
        onClose={() => setAsking(false)}
      >
        The first letter of the school’s name is shown in its place.
      </ConfirmDialog>
    </>
  )
}
