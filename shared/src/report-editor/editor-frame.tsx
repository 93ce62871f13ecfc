import { Box, chakra, DateText, Drawer, Heading, Tabs, useMedia } from '@portal/shared/ui'
import { type ReactNode, useId } from 'react'
import type { EditorPage } from './editor.rules.ts'
import { LastReport } from './last-report.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gap: '8',
    alignItems: 'start',
  },
})

interface EditorFrameProps {
  page: EditorPage
  footer: ReactNode
  onClose: () => void
  /** The form. */
  children: ReactNode
}

/** The drawer of a report that is written, with the last one beside it; behind a tab where it is narrow. */
export function EditorFrame({ page, footer, onClose, children }: EditorFrameProps) {
  const id = useId()
  const isWide = useMedia('(min-width: 64rem)', true)
  const { studentName, subject, startsAt } = page.hour
  const last = <LastReport report={page.lastReport} />
  return (
    <Drawer
      open
      wide="page"
      keepOnPressOutside
      title={`Report on ${studentName}`}
      description={
        <>
          {`${subject}, `}
          <DateText moment={startsAt} style="dateTime" />
        </>
      }
      onClose={onClose}
      footer={footer}
    >
      {isWide ? (
        <Columns>
          <Box minWidth="0">{children}</Box>
          <Box as="aside" aria-labelledby={id} minWidth="0" position="sticky" top="0">
            <Heading level={3} size="md" id={id}>
              Last report
            </Heading>
            {last}
          </Box>
        </Columns>
      ) : (
        <Tabs
          label="Report"
          tabs={[
            { id: 'write', label: 'Write', content: () => <Box paddingTop="4">{children}</Box> },
            { id: 'last', label: 'Last report', content: () => <Box paddingTop="4">{last}</Box> },
          ]}
        />
      )}
    </Drawer>
  )
}
