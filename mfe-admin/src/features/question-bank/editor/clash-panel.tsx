import { htmlInWords } from '@portal/shared/forms'
import { Alert, Button, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { useEffect, useRef } from 'react'
import { differencesOf } from '../versions/compare.rules.ts'
import { SideBySide } from '../versions/side-by-side.tsx'
import { asVersion } from './as-version.ts'
import { contentOf, type QuestionValues } from './question-values.rules.ts'
import type { Clash } from './use-question-form.ts'

export interface ClashPanelProps {
  clash: Clash
  values: QuestionValues
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else saved meanwhile: who, when, and both contents beside each other. */
export default function ClashPanel({ clash, values, onKeepMine, onTakeTheirs }: ClashPanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const differences = differencesOf(asVersion(contentOf(values)), clash.theirs, htmlInWords)
  return (
    <Alert ref={ref} kind="warning" live title="Somebody else has saved this question meanwhile">
      <Stack gap="4">
        <Text>
          {`${clash.by} saved version ${clash.theirs.version} `}
          <RelativeTime moment={clash.at} />. What you have typed is still here.
        </Text>
        {differences.length === 0 ? (
          <Text>Both say the same.</Text>
        ) : (
          <SideBySide level={3} differences={differences} names={['Yours', `${clash.by}’s`]} />
        )}
        <Row>
          <Button variant="primary" onClick={onKeepMine}>
            Save mine as a new version
          </Button>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
        </Row>
      </Stack>
    </Alert>
  )
}
