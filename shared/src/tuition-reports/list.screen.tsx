import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { List, useList } from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { useSession } from '@portal/shared/session'
import { ListTemplate } from '@portal/shared/ui'
import { useState } from 'react'
import { formatMonth } from '../calendar/format-day.ts'
import { type Choices, reportList } from './report-list.tsx'
import { reportCalls } from './reports.queries.ts'

/** The tuition reports that somebody may read, by month, tutor, subject and, where there are several, child. */
export default function ReportListScreen() {
  const role = useSession(({ claims }) => claims?.role)
  const userId = useSession(({ claims }) => claims?.userId)
  const [choices, setChoices] = useState<Choices>()
  const list = useList(reportList(role, choices))
  const found = list.answer?.choices ?? undefined
  // What it can be filtered by comes with its rows, and stays the same object while it is the same.
  if (found !== undefined && found !== choices) setChoices(found)
  useLiveReads('tuition', reportCalls)
  const { filters } = list.address
  const onlyChild = choices?.children.length === 1 ? choices.children[0]?.studentId : undefined
  const studentId = role === 'Student' ? userId : (filters.child ?? onlyChild)
  const month = filters.month ?? choices?.months[0]
  const mayPrint = (role === 'Student' || role === 'Parent') && studentId !== undefined
  return (
    <ListTemplate
      title="Tuition reports"
      description={
        role === 'Parent' && studentId === undefined && (choices?.children.length ?? 0) > 1
          ? 'Choose a child to have a month of reports as one PDF.'
          : undefined
      }
      actions={
        mayPrint && month !== undefined ? (
          <DownloadButton
            label={`${formatMonth(month)} as PDF`}
            name={`Tuition reports, ${formatMonth(month)}.pdf`}
            get={() =>
              call('GET /TutionReport/TutionReport/GetMonthPdf', { query: { studentId, month } })
            }
          />
        ) : undefined
      }
    >
      <List list={list} />
    </ListTemplate>
  )
}
