import { TopBarLegend } from '../../top-bar/legend.tsx'

/** What the colours of submissions mean. */
export default function SubmissionsLegend() {
  return (
    <TopBarLegend
      label="States of submissions"
      items={[
        { light: 'green', text: 'Marked' },
        { light: 'orange', text: 'Pending' },
        { light: 'red', text: 'Overdue' },
      ]}
    />
  )
}
