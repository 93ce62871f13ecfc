import { Box, Button, formatBytes, ProgressBar, Row, Text } from '@portal/shared/ui'
import type { Sending, Uploads } from './use-uploads.ts'

/** The files that are on their way, each with its progress, or why it did not get there. */
export function SendingRows({ sending, retry, cancel }: Omit<Uploads, 'send'>) {
  return sending.map((one) => (
    <SendingRow
      key={one.key}
      file={one}
      onRetry={() => retry(one.key)}
      onCancel={() => cancel(one.key)}
    />
  ))
}

interface RowProps {
  file: Sending
  onRetry: () => void
  onCancel: () => void
}

function SendingRow({ file: { name, size, share, error, isFinal }, onRetry, onCancel }: RowProps) {
  if (error !== undefined) {
    return (
      <Row gap="3">
        {/* On a phone the buttons go below it. */}
        <Box flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
          <Text size="sm" role="alert" tone="danger">
            {`${name}: ${error}`}
          </Text>
        </Box>
        {isFinal ? null : (
          <Button size="sm" onClick={onRetry} aria-label={`Try again: ${name}`}>
            Try again
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onCancel} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Row>
    )
  }
  return (
    <Row gap="3">
      <Box flex="1" minWidth="0">
        <ProgressBar
          label={name}
          value={share}
          text={`${formatBytes(share * size)} of ${formatBytes(size)}`}
        />
      </Box>
      <Button size="sm" variant="ghost" onClick={onCancel} aria-label={`Cancel ${name}`}>
        Cancel
      </Button>
    </Row>
  )
}
