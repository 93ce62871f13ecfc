import { DateText, dash, type Moment } from '@portal/shared/ui'

/** A day and its time in a cell: in one line, or under each other where the table is tight. */
export function TableMoment({ moment }: { moment: Moment | null | undefined }) {
  if (moment === null || moment === undefined) return <span>{dash}</span>
  return (
    <span data-part="moment">
      <DateText moment={moment} />, <DateText moment={moment} style="time" />
    </span>
  )
}
