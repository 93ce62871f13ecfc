import { TopBarLegend } from '../../top-bar/legend.tsx'

/** What the colours of submissions mean (specification 2.6). */
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
