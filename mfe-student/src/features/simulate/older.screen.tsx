import { LinkButton, Page, PageHeader } from '@portal/shared/ui'
import { PaperList } from './paper-list.tsx'
import { simulatePath } from './simulate.rules.ts'

/** Papers that are still worth sitting, though the test has changed since. */
export default function OlderPapersScreen() {
  const back = (
    <LinkButton to={simulatePath} variant="secondary">
      Papers of today’s tests
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader
        title="Older papers"
        description="Papers of tests that are no longer set, and of older specifications: good practice, though their topics, length and marking may differ from the test that you will sit."
        actions={back}
      />
      <PaperList isOld empty={{ title: 'There are no older papers', action: back }} />
    </Page>
  )
}
