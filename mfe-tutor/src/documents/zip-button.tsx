import { Button, Row, Text } from '@portal/shared/ui'
import { Download } from 'lucide-react'
import { type ChosenDocuments, zipWords } from './chosen.rules.ts'
import { useZip } from './documents.queries.ts'
import { takeZip } from './take.ts'

export interface ZipButtonProps {
  chosen: ChosenDocuments
  onClear: () => void
}

/** Takes all that is chosen as one zip; says what is in the way. */
export function ZipButton({ chosen, onClear }: ZipButtonProps) {
  const zip = useZip()
  const { label, fault } = zipWords(chosen)
  const message = fault ?? zip.error?.message
  const take = async () => {
    const made = await zip.write({ body: { ids: [...chosen.keys()] } }).catch(() => undefined)
    if (made) takeZip(made.url)
  }
  return (
    <Row gap="2">
      <Button
        size="sm"
        variant="primary"
        icon={<Download size={16} aria-hidden />}
        disabled={fault !== null}
        loading={zip.isWriting}
        onClick={take}
      >
        {label}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Choose none
      </Button>
      {message === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {message}
        </Text>
      )}
    </Row>
  )
}
