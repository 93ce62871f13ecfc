const values = <T extends string | number>(record: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, { value }]))

/** 4 px grid: the key is the number of steps, so `4` is 16 px. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44,
  48, 52, 56, 60, 64, 72, 80, 96,
]
const grid: Record<string, string> = { 0: '0rem', px: '1px' }
for (const step of steps) grid[String(step)] = `${step / 4}rem`

export const fontStack =
  "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif"
export const monoStack = "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace"

/** Tokens that are the same in both colour modes. */
export const tokens = {
  fonts: { body: { value: fontStack }, heading: { value: fontStack }, mono: { value: monoStack } },
  fontSizes: values({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.25rem',
  }),
  fontWeights: values({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: values({ tight: 1.2, snug: 1.35, normal: 1.5, relaxed: 1.65 }),
  letterSpacings: values({ tight: '-0.018em', normal: '0', wide: '0.04em' }),
  spacing: values(grid),
  sizes: values({
    ...grid,
    full: '100%',
    screen: '100vw',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
    auto: 'auto',
    page: '80rem',
    reading: '45rem',
    form: '40rem',
    measure: '65ch',
    sidebar: '260px',
    sidebarCollapsed: '110px',
    topBar: '90px',
    topBarPhone: '55px',
  }),
  radii: values({
    none: '0',
    xs: '4px',
    sm: '6px',
    md: '8px',
    lg: '10px',
    card: '12px',
    xl: '16px',
    full: '9999px',
  }),
  durations: values({ fast: '120ms', normal: '160ms', slow: '200ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }),
  zIndex: values({ base: 0, sticky: 10, bar: 20, sidebar: 30, drawer: 40, toast: 60 }),
}

/** Shadows, for what floats only. */
export const semanticShadows = {
  float: {
    value: {
      base: '0 1px 2px rgba(16, 22, 58, 0.06), 0 8px 24px rgba(16, 22, 58, 0.12)',
      _dark: '0 1px 2px rgba(0, 0, 0, 0.5), 0 8px 28px rgba(0, 0, 0, 0.55)',
    },
  },
  dialog: {
    value: {
      base: '0 2px 6px rgba(16, 22, 58, 0.08), 0 24px 64px rgba(16, 22, 58, 0.2)',
      _dark: '0 2px 6px rgba(0, 0, 0, 0.5), 0 24px 64px rgba(0, 0, 0, 0.65)',
    },
  },
}

export const breakpoints = {
  base: '0px',
  sm: '480px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
  '2xl': '1600px',
}

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  shine: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-100% 0' } },
  rise: {
    from: { opacity: 0, transform: 'translateY(8px)' },
    to: { opacity: 1, transform: 'none' },
  },
  fade: { from: { opacity: 0 }, to: { opacity: 1 } },
  slideInEnd: {
    from: { transform: 'translateX(24px)', opacity: 0 },
    to: { transform: 'none', opacity: 1 },
  },
  slideInStart: {
    from: { transform: 'translateX(-24px)', opacity: 0 },
    to: { transform: 'none', opacity: 1 },
  },
  slideInUp: {
    from: { transform: 'translateY(24px)', opacity: 0 },
    to: { transform: 'none', opacity: 1 },
  },
  sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
}
