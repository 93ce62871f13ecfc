import { bodyOf } from '@portal/shared/bodies'
import { check } from '@portal/shared/checks'
import { TextField } from '@portal/shared/forms'
import { useDebounced } from '@portal/shared/idle'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import { Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { previewCall } from '../questions.queries.ts'
import { contentOf, type QuestionValues } from './question-values.rules.ts'

/** It is marked so long after the last key. */
const restMs = 600

const schema = bodyOf('POST /question/admin/Question/Preview')

/** A field to try how answers are marked, by what is typed now; nothing of it is kept. */
export function TryAnswer({ values }: { values: QuestionValues }) {
  const [answer, setAnswer] = useState('')
  const tried = useDebounced(answer.trim(), restMs)
  // The words of the question do not matter to the marking, and would have it asked for at each key.
  const bare = { ...values, text: '', data: '', solution: '', answers: [] }
  const body = { ...contentOf(bare), difficulty: 3, tried }
  const rested = useDebounced(JSON.stringify(body), restMs)
  const isReady =
    tried !== '' &&
    values.marking.expected.trim() !== '' &&
    rested === JSON.stringify(body) &&
    Object.keys(check(schema.rule, body).faults).length === 0
  const marked = useQuery({
    ...queryOf(previewCall, { body }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const verdict = marked.data?.set.questions[0]?.verdict
  return (
    <Stack gap="1.5">
      <TextField
        label="Try an answer"
        optional
        hint="It is marked as a student’s would be, and not kept."
        maxLength={200}
        spellCheck={false}
        autoCapitalize="none"
        value={answer}
        onValue={setAnswer}
      />
      <Text size="sm" role="status" tone={toneOf(tried === '' ? undefined : verdict?.isCorrect)}>
        {tried === '' ? '' : marked.isError ? 'It could not be marked.' : wordsOf(verdict)}
      </Text>
    </Stack>
  )
}

const toneOf = (isCorrect: boolean | null | undefined) =>
  isCorrect === true ? 'success' : isCorrect === false ? 'danger' : 'muted'

function wordsOf(verdict: { isCorrect: boolean | null; note: string | null } | null | undefined) {
  if (!verdict) return ''
  if (verdict.isCorrect) return 'Right'
  return ['Wrong', verdict.note].filter(Boolean).join('. ')
}
