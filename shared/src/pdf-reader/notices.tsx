import { Alert, Button, chakra, EmptyState, FailedState, Row } from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import type { Reader, ReaderState } from './reader-types.ts'
import { isOffered } from './words.rules.ts'

const Whole = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflow: 'auto',
    display: 'grid',
    alignItems: 'center',
    // In the place of the pages.
    '& ~ [data-part=columns]': { display: 'none' },
  },
})

interface NoticesProps {
  reader: Reader
  state: ReaderState
  otherPage: number | undefined
  gone: ReactNode
}

/** What the reader has to say: over the pages, or in their place where there are none. */
export function Notices({ reader, state, otherPage, gone }: NoticesProps) {
  const { status, isCut, page, pages } = state
  const [isAnswered, setAnswered] = useState(false)
  if (status === 'gone') {
    return (
      <Whole role="alert">
        {gone ?? (
          <EmptyState title="This file is no longer here">
            It was taken away, or is no longer open to you.
          </EmptyState>
        )}
      </Whole>
    )
  }
  if (status === 'broken' || status === 'locked') {
    return (
      <Whole role="alert">
        <EmptyState title={status === 'locked' ? 'This PDF is locked' : 'This PDF cannot be read'}>
          {status === 'locked'
            ? 'It opens with a password only, which the reader cannot ask for.'
            : 'It is damaged, or is not a PDF.'}
        </EmptyState>
      </Whole>
    )
  }
  if (isCut && status === 'opening') {
    return (
      <Whole>
        <FailedState title="The document could not be opened" onRetry={reader.retry}>
          Check your connection, then try again.
        </FailedState>
      </Whole>
    )
  }
  const showsOffer = status === 'open' && !isAnswered && isOffered(otherPage, page, pages)
  return (
    <>
      {isCut ? (
        <chakra.div role="alert" padding="2">
          <Alert
            kind="warning"
            title="The connection was lost"
            action={
              <Button size="sm" onClick={reader.retry}>
                Try again
              </Button>
            }
          >
            You stay on page {page}. What is missing comes when the connection is back.
          </Alert>
        </chakra.div>
      ) : null}
      {showsOffer ? (
        <chakra.div role="status" padding="2">
          <Alert
            kind="info"
            action={
              <Row gap="2">
                <Button
                  size="sm"
                  onClick={() => {
                    setAnswered(true)
                    if (otherPage !== undefined) reader.goTo(otherPage)
                  }}
                >
                  Go to page {otherPage}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setAnswered(true)}>
                  Stay here
                </Button>
              </Row>
            }
          >
            Go to page {otherPage}, where you were on another device?
          </Alert>
        </chakra.div>
      ) : null}
      <chakra.span srOnly role="status">
        {status === 'open' ? `Page ${page} of ${pages}` : 'The document is being opened'}
      </chakra.span>
    </>
  )
}
