import { CheckboxGroup } from '@portal/shared/forms'
import {
  Alert,
  Button,
  Heading,
  messageOf,
  Row,
  Stack,
  Text,
  useStepFocus,
} from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { type RefObject, useState } from 'react'
import { RichText } from '../../rich-text/index.ts'
import { type Wording, wordingFor } from '../rules/wording.ts'
import type { Verdict } from '../types.ts'

export interface SelfMarkProps {
  verdict: Verdict
  /** Left out where nothing can be marked any more. */
  onMark?: (criteriaMet: boolean[]) => Promise<void>
  /** Why nothing can be marked now. */
  readOnly?: ReadOnly | null
  /** What is said to a reader who is not the student. */
  wording?: Wording
}

/** An essay marked against its criteria, once: by its own author, or by a tutor. */
export function SelfMark({ verdict, onMark, readOnly, wording = wordingFor() }: SelfMarkProps) {
  const [met, setMet] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useStepFocus(verdict.criteriaMet !== null)
  if (verdict.criteria.length === 0) return null
  if (verdict.isMarkedByTutor)
    return <Marked verdict={verdict} by={wording.tutorsMarking} heading={heading} />
  if (verdict.criteriaMet !== null || onMark === undefined)
    return <Marked verdict={verdict} by={wording.marking} heading={heading} />

  const save = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await onMark(verdict.criteria.map((_, index) => met.includes(String(index))))
    } catch (error) {
      setFailure(messageOf(error) ?? 'The marking could not be saved.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="3">
      <CheckboxGroup
        label="Mark your answer: which of these does it do?"
        hint={readOnly?.reason ?? 'Compare with the model answer. You mark each essay once.'}
        options={verdict.criteria.map((criterion, index) => ({
          value: String(index),
          label: <RichText html={criterion} inline />,
          disabled: Boolean(readOnly),
        }))}
        value={met}
        onValue={setMet}
      />
      {failure === null ? null : <Alert kind="danger">{failure}</Alert>}
      <Row>
        <Button variant="secondary" loading={isBusy} {...readOnly?.control} onClick={save}>
          Save my marking
        </Button>
      </Row>
    </Stack>
  )
}

function Marked({
  verdict,
  by,
  heading,
}: {
  verdict: Verdict
  by: string
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const met = verdict.criteriaMet
  if (met === null) return null
  return (
    <Stack gap="1.5">
      <Heading level={4} size="sm" ref={heading}>
        {`${by}: ${met.filter(Boolean).length} of ${met.length}`}
      </Heading>
      <Stack as="ul" gap="1" listStyleType="none">
        {verdict.criteria.map((criterion, index) => (
          <Text as="li" size="sm" key={criterion}>
            {met[index] ? '✓ Met: ' : '– Not met: '}
            <RichText html={criterion} inline />
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
