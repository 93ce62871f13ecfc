import { type Light, LightLegend } from '@portal/shared/ui'

/**
 * How many students were active when: the audit's three lights with their thresholds, each leading
 * to its students where `hrefFor` says where they are.
 */
export function ActivityLights({
  lights,
  hrefFor,
}: {
  lights: Readonly<Record<Light, number>>
  hrefFor?: (light: Light) => string
}) {
  const to = (light: Light) => hrefFor?.(light)
  return (
    <LightLegend
      label="Students by last activity"
      items={[
        { light: 'green', text: `${lights.green} active within 6 days`, to: to('green') },
        { light: 'orange', text: `${lights.orange} not for 7 to 9 days`, to: to('orange') },
        { light: 'red', text: `${lights.red} not for 10 days or more`, to: to('red') },
      ]}
    />
  )
}
