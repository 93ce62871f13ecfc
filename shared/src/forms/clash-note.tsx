import { Alert, Button, chakra, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'

export interface ClashNoteProps {
  /** Who saved, and when. */
  by: string
  at: string
  /** What they saved, in the middle of a sentence; `it` when left out. */
  saved?: string
  /** Both contents beside each other. */
  children: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/**
 * Somebody else saved meanwhile, and one of the two is taken as it is. It takes focus, since what was
 * pressed may be far from it.
 */
export function ClashNote(props: ClashNoteProps) {
  const { by, at, saved = 'it', children, onKeepMine, onTakeTheirs } = props
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <chakra.div ref={ref} tabIndex={-1} outline="none" data-form-note>
      <Alert kind="warning" live title="Somebody else has saved this meanwhile">
        <Stack gap="4">
          <Text>
            {`${by} saved ${saved} `}
            <RelativeTime moment={at} />. What you typed is kept until you choose.
          </Text>
          {children}
          <Row>
            <Button variant="primary" onClick={onKeepMine}>
              Save mine as a new version
            </Button>
            <Button onClick={onTakeTheirs}>Take theirs</Button>
          </Row>
        </Stack>
      </Alert>
    </chakra.div>
  )
}
