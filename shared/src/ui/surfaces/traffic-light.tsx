import type { ReactNode } from 'react'
import { TextLink } from '../actions/links.tsx'
import { chakra } from '../theme/chakra.tsx'

export type Light = 'green' | 'orange' | 'red'

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: '1.5',
    maxWidth: '100%',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0 },
  },
  variants: {
    light: {
      green: { color: 'light.green.text' },
      orange: { color: 'light.orange.text' },
      red: { color: 'light.red.text' },
    },
  },
})

/** One shape per light: a disc, a triangle, a square, so that colour is never alone. */
const shapes: Readonly<Record<Light, ReactNode>> = {
  green: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  orange: <path d="M6 .8 11.6 11H.4Z" fill="currentColor" />,
  red: <rect x="1" y="1" width="10" height="10" rx="1.5" fill="currentColor" />,
}

/** A traffic light: a shape and a word of its own in the light's colour. The word is required. */
export function TrafficLight({ light, children }: { light: Light; children: ReactNode }) {
  return (
    <Pill light={light}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {shapes[light]}
      </svg>
      <span>{children}</span>
    </Pill>
  )
}

/** The legend of a set of lights, as a list in one row; each may lead to what it stands for. */
export function LightLegend({
  label,
  items,
}: {
  label: string
  items: readonly { light: Light; text: string; to?: string }[]
}) {
  return (
    <chakra.ul
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      gap="2"
      columnGap="5"
      listStyle="none"
    >
      {items.map((item) => (
        <li key={item.text}>
          <TrafficLight light={item.light}>
            {item.to === undefined ? (
              item.text
            ) : (
              <TextLink to={item.to} quiet>
                {item.text}
              </TextLink>
            )}
          </TrafficLight>
        </li>
      ))}
    </chakra.ul>
  )
}
