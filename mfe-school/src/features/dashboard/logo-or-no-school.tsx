import { useSearchParams } from '@portal/shared/router'
import { EmptyState, Page, PageHeader } from '@portal/shared/ui'
import { LogoDialog } from './logo-dialog.tsx'

/**
 * The dialog with the logo of a school, or without one the page that says that there is none. Few see
 * either, so that they come in one script of their own: two would weigh more on everybody's first load.
 */
export default function LogoOrNoSchool({ schoolId }: { schoolId?: string }) {
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
