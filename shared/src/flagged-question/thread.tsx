import { Box, chakra, RelativeTime, Row, Text } from '@portal/shared/ui'
import type { FlagPage } from './flag.queries.ts'

const List = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' },
})

interface MessageProps {
  author: string
  text: string
  createdAt: string
  isOwn: boolean
}

/** What was asked and answered, oldest first; the flag's own words are the first message. */
export function Thread({ page: { flag, student, messages, mayReply } }: { page: FlagPage }) {
  return (
    <List aria-label="Messages">
      <Message
        author={mayReply ? 'You' : student.name}
        text={flag.text}
        createdAt={flag.createdAt}
        isOwn={mayReply}
      />
      {messages.map(({ id, authorName, isOwn, ...message }) => (
        <Message key={id} author={isOwn ? 'You' : authorName} isOwn={isOwn} {...message} />
      ))}
    </List>
  )
}

function Message({ author, text, createdAt, isOwn }: MessageProps) {
  return (
    <Box
      as="li"
      padding="4"
      bg={isOwn ? 'bg.brandSoft' : 'bg.subtle'}
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
    >
      <Row justifyContent="space-between" gap="2" marginBottom="1">
        <Text as="span" size="sm" weight="semibold">
          {author}
        </Text>
        <Text as="span" size="sm" tone="muted">
          <RelativeTime moment={createdAt} />
        </Text>
      </Row>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  )
}
