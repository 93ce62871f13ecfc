import {
  Alert,
  Button,
  Card,
  formatPercent,
  messageOf,
  plural,
  Row,
  Stack,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Play } from 'lucide-react'
import { ConnectionCheck } from '../../practice/connection-check.tsx'
import { enterFullScreen } from '../../practice/full-screen.ts'
import { RuleList } from '../../practice/rule-list.ts'
import { PartList } from './part-list.tsx'
import { useStart } from './simulate.queries.ts'
import { calculatorInWords, markingInWords, type Rules, totalsOf } from './simulate.rules.ts'
import { SimulatePage } from './simulate-page.tsx'

export interface RulesPageProps {
  rules: Rules
  onStarted: (sittingId: string) => void
}

/** What a sitting will be, before its clock starts. */
export function RulesPage({ rules, onStarted }: RulesPageProps) {
  const { title, sections, extraTimePercent } = rules
  const { questions, minutes } = totalsOf(sections)
  const isSeveral = sections.length > 1
  const length = `${plural(questions, 'question')}, ${plural(minutes, 'minute')}`
  return (
    <SimulatePage
      title={title}
      description={isSeveral ? `${plural(sections.length, 'part')}, ${length}.` : `${length}.`}
    >
      <PartList parts={sections} extraTimePercent={extraTimePercent} />
      <Card title="How it works">
        <RuleList>
          <li>
            {isSeveral ? 'Each part has its own clock' : 'The paper has its own clock'}, kept by the
            server. It starts when you start, and keeps running when you leave, reload or lose the
            connection. At zero {isSeveral ? 'the part' : 'the paper'} is handed in.
          </li>
          {extraTimePercent > 0 ? (
            <li>{`Your ${formatPercent(extraTimePercent / 100)} extra time is in the minutes above already.`}</li>
          ) : null}
          <li>{markingInWords(sections)}</li>
          <li>{calculatorInWords(sections)}</li>
          {isSeveral ? (
            <li>
              The parts are sat back to back: a minute after one is handed in, the next one starts.
              Unused time is not carried over, and there is no way back to a finished part.
            </li>
          ) : (
            <li>There is no way back once it is handed in; the solutions show then.</li>
          )}
          <li>
            Every answer is saved as you give it. If the connection drops, go on: answers wait on
            this device. When you come back, you come back to the open part.
          </li>
          <li>
            It opens in full screen where your browser allows it. Escape leaves full screen, and
            nothing is lost by that.
          </li>
        </RuleList>
      </Card>
      <ConnectionCheck />
      <StartButton
        examSectionIds={sections.map(({ examSectionId }) => examSectionId)}
        label={isSeveral ? 'Start part 1' : 'Start'}
        onStarted={onStarted}
      />
    </SimulatePage>
  )
}

function StartButton({
  examSectionIds,
  label,
  onStarted,
}: {
  examSectionIds: number[]
  label: string
  onStarted: (sittingId: string) => void
}) {
  const start = useStart(onStarted)
  const readOnly = useReadOnly()
  return (
    <Stack gap="3">
      {start.error ? (
        <Alert kind="danger" live title="The paper could not be started">
          {messageOf(start.error)}
        </Alert>
      ) : null}
      {readOnly === null ? null : <Alert kind="info">{readOnly.reason}</Alert>}
      <Row>
        <Button
          variant="primary"
          size="lg"
          icon={<Play size={18} aria-hidden />}
          loading={start.isWriting}
          {...readOnly?.control}
          onClick={() => {
            enterFullScreen()
            start.write({ body: { examSectionIds } })
          }}
        >
          {label}
        </Button>
      </Row>
    </Stack>
  )
}
