import { plural } from '@portal/shared/ui'
import { DiagnosticPage } from './diagnostic-page.tsx'
import { SectionList } from './section-list.tsx'
import { StartButton, type StartButtonProps } from './start-button.tsx'

/** Between two sections, or after leaving an open one: what is next. */
export function Pause(props: StartButtonProps) {
  const { test, section } = props
  const { questionCount, minutes, name, position } = section
  const length = `${plural(questionCount, 'question')} in ${plural(minutes, 'minute')}`
  return section.state === 'open' ? (
    <DiagnosticPage
      title={`Section ${position} is open`}
      description={`Its clock runs on. Your answers in ${name} are saved: go on while there is time.`}
    >
      <StartButton {...props} />
      <SectionList sections={test.sections} />
    </DiagnosticPage>
  ) : (
    <DiagnosticPage
      title={`Section ${position - 1} is done`}
      description={`Take a break if you like. Next: ${name}, ${length}. The clock starts when you do.`}
    >
      <StartButton {...props} />
      <SectionList sections={test.sections} />
    </DiagnosticPage>
  )
}
