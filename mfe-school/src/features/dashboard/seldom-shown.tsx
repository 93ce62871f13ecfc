import { useSearchParams } from '@portal/shared/router'
import { EmptyState, Page, PageHeader } from '@portal/shared/ui'
import { LogoDialog } from './logo-dialog.tsx'

/**
 * What of the dashboard few see, apart so that it does not weigh on everybody's first load: the
 * logo of a school, and the page of somebody without one.
 */
export default function SeldomShown({ schoolId }: { schoolId?: string }) {
  const [params, setParams] = useSearchParams()
  const close = () =>
    setParams(
      [...params].filter(([name]) => name !== 'logo'),
      { replace: true },
    )
  if (schoolId !== undefined) return <LogoDialog schoolId={schoolId} onClose={close} />
  return (
    <Page>
      <PageHeader title="School" />
      <EmptyState title="No school is linked to this account yet">
        Once it is, its students and their progress appear here.
      </EmptyState>
    </Page>
  )
}
