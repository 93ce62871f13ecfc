import { Badge, Box, Button, DateText, Row, Stack, Text } from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReadMarking } from './marks.rules.ts'
import { ReplyForm } from './reply-form.tsx'

export interface ReplyThreadProps {
  marking: Pick<ReadMarking, 'markingId' | 'replies'>
  /** Null for what was said on the whole. */
  commentId: string | null
  /** What is replied to: `comment 3`. */
  about: string
  /** Whether the reader may say something too. */
  mayReply: boolean
}

/** What was said under a comment, or under the whole of a marking, the oldest first. */
export function ReplyThread({ marking, commentId, about, mayReply }: ReplyThreadProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const replies = marking.replies.filter((reply) => reply.commentId === commentId)
  if (replies.length === 0 && !mayReply) return null
  return (
    <Stack gap="3">
      {replies.length === 0 ? null : (
        <Stack as="ol" gap="3" listStyleType="none" aria-label={`Replies to ${about}`}>
          {replies.map(({ replyId, by, isMarker, at, text }) => (
            <Box
              as="li"
              key={replyId}
              bg="bg.surface"
              borderWidth="1px"
              borderRadius="md"
              padding="3"
            >
              <Row gap="2">
                <Text size="sm" weight="semibold">
                  {by === '' ? 'Somebody who has left' : by}
                </Text>
                {isMarker ? <Badge>Marker</Badge> : null}
                <Text size="xs" tone="muted">
                  <DateText moment={at} style="dateTime" />
                </Text>
              </Row>
              <Text size="sm" whiteSpace="pre-wrap">
                {text}
              </Text>
            </Box>
          ))}
        </Stack>
      )}
      {!mayReply ? null : isOpen ? (
        <Box data-print="hidden">
          <ReplyForm
            {...{ markingId: marking.markingId, commentId, about }}
            onDone={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        </Box>
      ) : (
        <Row data-print="hidden">
          <Button
            ref={button}
            size="sm"
            variant="ghost"
            aria-label={`Reply to ${about}`}
            onClick={() => setOpen(true)}
          >
            Reply
          </Button>
        </Row>
      )}
    </Stack>
  )
}
