import type { FormField } from '@portal/shared/forms'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { Heading, Menu, Row, Skeleton, Stack, Surface } from '@portal/shared/ui'
import { MoreHorizontal, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'

/** Height of an answer's editor, in pixels. */
const editorHeight = 278

/** The editor of a new answer is there so long after it was added. */
const attachedAfterMs = 3_000

export interface AnswerCardProps {
  /** As it is shown: A, B, C. */
  letter: string
  text: FormField<string>
  why: FormField<string>
  /** Asked once, when it comes: whether it was added just now. */
  isNew: () => boolean
  onDelete: () => void
}

/** One answer: its text, and why it is right or wrong. */
export function AnswerCard({ letter, text, why, isNew, onDelete }: AnswerCardProps) {
  const isAttached = useAttached(isNew)
  return (
    <Surface as="section" padding={{ base: '3', md: '4' }} aria-label={`Answer ${letter}`}>
      <Stack gap="3">
        <Row justifyContent="space-between">
          <Heading level={3} size="sm">{`Answer ${letter}`}</Heading>
          <Menu
            iconOnly
            size="sm"
            variant="ghost"
            align="end"
            label={`What to do with answer ${letter}`}
            icon={<MoreHorizontal size={18} />}
            items={[
              {
                ...{ id: 'delete', label: 'Delete', icon: <Trash2 size={16} />, danger: true },
                onChoose: onDelete,
              },
            ]}
          />
        </Row>
        {isAttached ? (
          <RichTextField
            label={`Text of answer ${letter}`}
            labelHidden
            tools="answer"
            height={editorHeight}
            equations
            images
            {...text}
          />
        ) : (
          <Skeleton height={`${editorHeight}px`} />
        )}
        <RichTextField
          label={`Why ${letter} is right or wrong`}
          optional
          tools="plain"
          equations
          {...why}
        />
      </Stack>
    </Surface>
  )
}

/** Whether the editor of an answer is there: at once, or a while after the answer was added. */
function useAttached(isNew: () => boolean): boolean {
  const [isAttached, setAttached] = useState(() => !isNew())
  useEffect(() => {
    if (isAttached) return
    const timer = setTimeout(() => setAttached(true), attachedAfterMs)
    return () => clearTimeout(timer)
  }, [isAttached])
  return isAttached
}
