import { DateText } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { DrawerBeside } from '../written-drafts/drawer-beside.tsx'
import type { EditorPage } from './editor.rules.ts'
import { LastReport } from './last-report.tsx'

interface EditorFrameProps {
  page: EditorPage
  footer: ReactNode
  onClose: () => void
  /** The form. */
  children: ReactNode
}

/** The drawer of a report that is written, with the last one beside it. */
export function EditorFrame({ page, children, ...frame }: EditorFrameProps) {
  const { studentName, subject, startsAt } = page.hour
  return (
    <DrawerBeside
      {...frame}
      wide="page"
      from="64rem"
      title={`Report on ${studentName}`}
      description={
        <>
          {`${subject}, `}
          <DateText moment={startsAt} style="dateTime" />
        </>
      }
      label="Report"
      tab="Write"
      beside={{
        ...{ title: 'Last report', width: 'wide' },
        content: <LastReport report={page.lastReport} />,
      }}
    >
      {children}
    </DrawerBeside>
  )
}
