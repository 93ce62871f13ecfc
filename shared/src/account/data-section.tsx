import { giveFile } from '@portal/shared/downloads'
import { StatusLine } from '@portal/shared/forms'
import { Alert, Button, formatBytes, formatDate, Row, Stack } from '@portal/shared/ui'
import { Download } from 'lucide-react'
import { useDownload } from './account.queries.ts'
import { failureMessage, Section } from './section.tsx'

/** All that the portal keeps of the person, as a file to take along. */
export function DataSection() {
  const download = useDownload()
  const failure = failureMessage(download.error)
  const start = () =>
    download.write().then(
      (file) => giveFile(file, `my-portal-data-${formatDate(new Date(), 'isoDate')}.json`),
      () => undefined,
    )
  return (
    <Section
      title="Your data"
      description="Everything that the portal keeps about you, in one file (JSON)."
    >
      <Stack gap="3">
        {failure === undefined ? null : (
          <Alert kind="danger" live>
            {failure}
          </Alert>
        )}
        <Row>
          <Button icon={<Download size={18} />} loading={download.isWriting} onClick={start}>
            Download my data
          </Button>
          <StatusLine>
            {download.isWriting
              ? 'Gathering your data'
              : download.answer === undefined
                ? ''
                : `Downloaded (${formatBytes(download.answer.size)})`}
          </StatusLine>
        </Row>
      </Stack>
    </Section>
  )
}
