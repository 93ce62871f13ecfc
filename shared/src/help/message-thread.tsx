import { FileImage, fileAddress } from '@portal/shared/files'
import { Box, chakra, DateText, Row, Stack, Text } from '@portal/shared/ui'

interface Said {
  by: string
  /** Moment, ISO 8601. */
  at: string
  text: string
}

export interface MessageThreadProps {
  /** The message itself, with its images. */
  first: Said & { files: readonly { id: string; name: string }[] }
  /** What was said under it, oldest first. */
  replies: readonly (Said & { id: string; isOurs: boolean })[]
}

/** A message with what was said under it. */
export function MessageThread({ first, replies }: MessageThreadProps) {
  return (
    <Stack as="ol" gap="4" listStyleType="none">
      <li>
        <Words said={first} />
        {first.files.length === 0 ? null : (
          <Row gap="3" marginTop="3" flexWrap="wrap">
            {first.files.map(({ id, name }) => (
              <ImageLink key={id} href={fileAddress(id, name)} target="_blank" rel="noreferrer">
                <FileImage id={id} alt={name} loading="lazy" />
              </ImageLink>
            ))}
          </Row>
        )}
      </li>
      {replies.map(({ id, isOurs, ...said }) => (
        <li key={id}>
          {isOurs ? (
            <Box bg="bg.subtle" borderRadius="lg" padding="3">
              <Words said={said} />
            </Box>
          ) : (
            <Words said={said} />
          )}
        </li>
      ))}
    </Stack>
  )
}

const ImageLink = chakra('a', {
  base: {
    display: 'block',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    overflow: 'hidden',
    '& img': { display: 'block', maxHeight: '8rem', maxWidth: '100%' },
  },
})

function Words({ said: { by, at, text } }: { said: Said }) {
  return (
    <>
      <Row gap="2">
        <Text size="sm" weight="semibold">
          {by === '' ? 'Somebody who has left' : by}
        </Text>
        <Text size="xs" tone="muted">
          <DateText moment={at} style="dateTime" />
        </Text>
      </Row>
      <Text size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </>
  )
}
