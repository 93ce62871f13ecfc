import { Card, plural } from '@portal/shared/ui'
import { ConnectionCheck } from '../../practice/connection-check.tsx'
import { RuleList } from '../../practice/rule-list.ts'
import { totalsOf } from './diagnostic.rules.ts'
import { DiagnosticPage } from './diagnostic-page.tsx'
import { SectionList } from './section-list.tsx'
import { StartButton, type StartButtonProps } from './start-button.tsx'

/** What the test is, before its first section starts. */
export function Intro(props: StartButtonProps) {
  const { sections } = props.test
  const { questions, minutes } = totalsOf(sections)
  return (
    <DiagnosticPage
      title="Find out where you stand"
      description={`${plural(sections.length, 'section')}, ${plural(questions, 'question')}, ${plural(minutes, 'minute')}. It shows where you stand, so answer as well as you can, without help.`}
    >
      <SectionList sections={sections} />
      <Card title="How it works">
        <RuleList>
          <li>
            Each section has its own clock, kept by the server. It starts when you start the section
            and runs on if you leave; extra time on your record is in it already.
          </li>
          <li>
            Inside a section you move freely and can mark questions for review. A finished section
            cannot be opened again, and unused time is not carried over.
          </li>
          <li>Every question counts one mark. Nothing is taken off for a wrong answer.</li>
          <li>
            Every answer is saved as you give it. If the connection drops, go on: answers wait on
            this device. If you leave or reload, you come back to the open section.
          </li>
          <li>Between sections you may rest for as long as you like.</li>
        </RuleList>
      </Card>
      <ConnectionCheck />
      <StartButton {...props} />
    </DiagnosticPage>
  )
}
