import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'

export interface FileButtonProps {
  /** First and last day that the file holds. */
  span: { first: string; last: string }
  /** Kinds that it holds; all when left out. */
  components?: readonly number[]
  /** Of this student alone. */
  studentId?: string | undefined
}

/** What is shown as a file that other calendars open. */
export function FileButton({ span, components, studentId }: FileButtonProps) {
  const { first: from, last: until } = span
  const query = {
    ...{ from, until },
    ...(components !== undefined && { components: components.join(',') }),
    ...(studentId !== undefined && { studentId }),
  }
  return (
    <DownloadButton
      label="Download .ics"
      name={from === until ? `calendar-${from}.ics` : `calendar-${from}-to-${until}.ics`}
      get={() => call('GET /Calendar/Calendar/GetFile', { query })}
    />
  )
}
