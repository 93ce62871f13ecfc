import { TopBarLegend } from '../../top-bar/legend.tsx'

/** What the audit dashboard's colours mean, in days since a student's last activity. */
export default function AuditLegend() {
  return (
    <TopBarLegend
      label="Days since the last activity"
      items={[
        { light: 'green', text: '6 days or fewer' },
        { light: 'orange', text: '7-9 days' },
        { light: 'red', text: '10 days or more' },
      ]}
    />
  )
}
