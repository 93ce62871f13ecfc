/** The tones that badges, chips, alerts and bars share. */
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'purple'

const of = (name: string) => ({
  bg: `${name}.soft`,
  color: `${name}.text`,
  borderColor: `${name}.line`,
})

/** Ground, text and line of each tone, as style objects. */
export const toneStyles = {
  neutral: of('neutral'),
  brand: of('info'),
  success: of('success'),
  warning: of('warning'),
  danger: of('danger'),
  purple: of('alert.0'),
}

/** The strong mark of each tone, as a colour token. */
export const toneMark: Readonly<Record<Tone, string>> = {
  neutral: 'neutral.solid',
  brand: 'chart.1',
  success: 'chart.2',
  warning: 'chart.3',
  danger: 'chart.5',
  purple: 'chart.4',
}
