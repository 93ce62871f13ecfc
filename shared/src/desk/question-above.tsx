import { RichText } from '@portal/shared/rich-text'
import { Card, Disclosure, Stack } from '@portal/shared/ui'
import { memo } from 'react'
import type { DeskRead } from './desk.types.ts'

/** The question of a paper or test that an essay answers, above the essay. */
export const QuestionAbove = /* @__PURE__ */ memo(function QuestionAbove({
  question: { text, data },
}: {
  question: NonNullable<DeskRead['question']>
}) {
  return (
    <Card title="Question">
      <Stack gap="3">
        <RichText html={text} />
        {data === null || data === '' ? null : (
          <Disclosure summary="Data" open>
            <RichText html={data} size="sm" />
          </Disclosure>
        )}
      </Stack>
    </Card>
  )
})
