const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG has it, 1 to 21; each is `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const leastContrast = 4.5

/** What is wrong with a colour on which white text is to stand, with the measured ratio; else null. */
export function brandColourFault(hex: string): string | null {
  const ratio = contrastOf(hex, '#ffffff')
  if (ratio >= leastContrast) return null
  // Rounded down, so that what is refused never reads as enough.
  const said = (Math.floor(ratio * 100) / 100).toFixed(2)
  return `White text on this colour has a contrast of ${said}:1. It needs ${leastContrast}:1: choose a darker one`
}

/** So much of one colour in another, 0 to 1, as `#rrggbb`. */
function mixed(hex: string, into: string, share: number): string {
  const ground = channels(into)
  const parts = channels(hex).map((part, at) =>
    Math.round(part * share + (ground[at] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** Dark grounds of the portal; a colour that is lightened is read on each of them. */
const darkest = '#141927'

/** Colours by the name of their CSS variable, in light and in dark. */
export interface BrandColours {
  light: Record<string, string>
  dark: Record<string, string>
}

/**
 * The colours of the portal that follow from its own one, by the names of `semanticColours`: what
 * white stands on, what is read as text, soft grounds, lines and the ring of the focus.
 */
export function brandColoursOf(hex: string): BrandColours {
  const bold = {
    'bg-brand': hex,
    'bg-brand-hover': mixed(hex, '#000000', 0.86),
    'bg-brand-active': mixed(hex, '#000000', 0.72),
  }
  const read = mixed(hex, '#000000', 0.86)
  const bright = mixed(hex, '#ffffff', 0.4)
  return {
    light: {
      ...bold,
      'bg-brand-soft': mixed(hex, '#ffffff', 0.06),
      'bg-brand-soft-hover': mixed(hex, '#ffffff', 0.12),
      'fg-brand': read,
      'fg-link': read,
      'border-brand': hex,
      focus: hex,
    },
    dark: {
      ...bold,
      'bg-brand-soft': mixed(hex, darkest, 0.22),
      'bg-brand-soft-hover': mixed(hex, darkest, 0.32),
      'fg-brand': bright,
      'fg-link': bright,
      'border-brand': mixed(hex, '#ffffff', 0.7),
      focus: bright,
    },
  }
}
