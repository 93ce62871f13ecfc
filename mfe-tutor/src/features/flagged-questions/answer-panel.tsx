import type { FlagPage } from '@portal/shared/flagged-question'
import { Button, Row, Stack } from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { AnswerForm } from './answer-form.tsx'
import { NextFlag } from './next-flag.tsx'

/** The answer's form while the flag is open; then the next flag, and a way to answer once more. */
export function AnswerPanel({ flag }: { flag: FlagPage['flag'] }) {
  const [stage, setStage] = useState<'first' | 'again' | 'sent'>('first')
  if (flag.state === 'open' || stage === 'again') {
    return <AnswerForm flagId={flag.id} onAnswered={() => setStage('sent')} />
  }
  return <Answered takesFocus={stage === 'sent'} onAgain={() => setStage('again')} />
}

/** What comes after an answer. The form has gone with the focus in it, so this takes it. */
function Answered({ takesFocus, onAgain }: { takesFocus: boolean; onAgain: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return (
    <Stack
      ref={ref}
      gap="4"
      role="group"
      aria-label="What comes next"
      tabIndex={-1}
      _focus={{ outline: 'none' }}
    >
      <NextFlag />
      <Row>
        <Button variant="ghost" onClick={onAgain}>
          Answer once more
        </Button>
      </Row>
    </Stack>
  )
}
