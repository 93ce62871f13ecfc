import { Badge, formatBytes, Row, Stack, Text } from '@portal/shared/ui'
import { typeWord } from './documents.rules.ts'

export interface DocumentTitleProps {
  document: { title: string; description: string; isNewVersion: boolean }
}

/** How a document is called and what it is about, and whether its file is a new one. */
export function DocumentTitle({ document }: DocumentTitleProps) {
  const { title, description, isNewVersion } = document
  return (
    <Stack gap="1" alignItems="flex-start">
      <Row gap="2">
        <Text as="span" weight="semibold">
          {title}
        </Text>
        {isNewVersion ? <Badge tone="success">New version</Badge> : null}
      </Row>
      {description === '' ? null : (
        <Text as="span" size="xs" tone="muted" weight="normal">
          {description}
        </Text>
      )}
    </Stack>
  )
}

/** What a file is and how large: `PDF, 1.2 MB`. */
export function FileText({ file: { type, bytes } }: { file: { type: string; bytes: number } }) {
  return `${typeWord(type)}, ${formatBytes(bytes)}`
}
