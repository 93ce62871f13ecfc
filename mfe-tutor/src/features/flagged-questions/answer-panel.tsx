import type { FlagPage } from '@portal/shared/flagged-question'
import { Button, Row, Stack } from '@portal/shared/ui'
import { useState } from 'react'
import { AnswerForm } from './answer-form.tsx'
import { NextFlag } from './next-flag.tsx'

/** The answer's form while the flag is open; then the next flag, and a way to answer once more. */
export function AnswerPanel({ flag }: { flag: FlagPage['flag'] }) {
  const [isAnsweringAgain, setAnsweringAgain] = useState(false)
  if (flag.state === 'open' || isAnsweringAgain) {
    return <AnswerForm flagId={flag.id} onAnswered={() => setAnsweringAgain(false)} />
  }
  return (
    <Stack gap="4">
      <NextFlag />
      <Row>
        <Button variant="ghost" onClick={() => setAnsweringAgain(true)}>
          Answer once more
        </Button>
      </Row>
    </Stack>
  )
}
