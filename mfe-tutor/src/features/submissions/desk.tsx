import { useItemSteps, useOpenItem } from '@portal/shared/submissions'
import { Button, Page, PageHeader } from '@portal/shared/ui'

/** The desk of an item; what comes next is the most urgent of one’s own. */
export default function OpenDesk({ itemId }: { itemId: string }) {
  const { close } = useOpenItem()
  const { openNext } = useItemSteps()
  return (
    <Page>
      <PageHeader title="Desk" />
      <Button onClick={close}>Close</Button>
      <Button onClick={() => void openNext(itemId)}>Next</Button>
    </Page>
  )
}
