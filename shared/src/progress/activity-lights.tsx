import { LightLegend } from '@portal/shared/ui'

/** How many students were active when: the audit's three lights with their thresholds. */
export function ActivityLights({
  lights,
}: {
  lights: { green: number; orange: number; red: number }
}) {
  return (
    <LightLegend
      label="Students by last activity"
      items={[
        { light: 'green', text: `${lights.green} active within 6 days` },
        { light: 'orange', text: `${lights.orange} not for 7 to 9 days` },
        { light: 'red', text: `${lights.red} not for 10 days or more` },
      ]}
    />
  )
}
