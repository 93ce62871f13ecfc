import { LinkButton } from '@portal/shared/ui'
import { TestPage, type TestPageProps } from '../../practice/test-page.tsx'
import { simulatePath } from './simulate.rules.ts'

/** A page before a paper and between its parts: nothing but the way back to the papers. */
export function SimulatePage(props: Omit<TestPageProps, 'name' | 'exit'>) {
  return (
    <TestPage
      name="Simulate"
      exit={
        <LinkButton to={simulatePath} variant="ghost">
          Back to the papers
        </LinkButton>
      }
      {...props}
    />
  )
}
