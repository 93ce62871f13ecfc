/**
 * Raw colours, as hex. Only the semantic tokens and the first paint read these; screens never do.
 * The brand ramp is derived from #485AFF in OKLCH, the neutrals lean slightly towards its hue.
 */
export const brand = {
  50: '#F2F6FF',
  100: '#E5ECFF',
  200: '#CBD8FF',
  300: '#ABBEFE',
  400: '#7C96FD',
  500: '#485AFF',
  600: '#3B47E6',
  700: '#3039C3',
  800: '#242D97',
  900: '#19216D',
  950: '#0D1343',
} as const

export const neutral = {
  0: '#FFFFFF',
  25: '#F9FBFF',
  50: '#F5F7FB',
  100: '#EEF0F4',
  200: '#DFE3EB',
  300: '#CDD1D9',
  400: '#A2A8B6',
  500: '#7D8391',
  600: '#5E6370',
  700: '#414757',
  800: '#282D3C',
  850: '#1D2231',
  900: '#141927',
  950: '#0A0F1C',
} as const

/** Calendar event colours by calendarComponent; they are given, and stay exactly as they are. */
export const event = {
  1: '#485AFF',
  2: '#FFAA06',
  3: '#06D79E',
  4: '#DA5A5C',
  5: '#FFFF00',
  6: '#9D4B94',
} as const

/**
 * Each hue in the steps that the semantic tokens use. `text` on `soft` and white on `solid` pass
 * WCAG AA in light; `darkText` on `darkSoft` passes in dark.
 */
export const hues = {
  green: {
    vivid: '#06D79E',
    soft: '#DDFAEC',
    line: '#A5E9CB',
    text: '#056549',
    solid: '#077555',
    darkSoft: '#0A3123',
    darkLine: '#19533E',
    darkText: '#72E0B5',
  },
  amber: {
    vivid: '#FFAA06',
    soft: '#FFEFDC',
    line: '#F8D09D',
    text: '#744C03',
    solid: '#875805',
    darkSoft: '#382509',
    darkLine: '#5E4117',
    darkText: '#F7BB6A',
  },
  red: {
    vivid: '#DA5A5C',
    soft: '#FFEDEC',
    line: '#FFC8C5',
    text: '#97242D',
    solid: '#AC3037',
    darkSoft: '#3E1E1E',
    darkLine: '#683736',
    darkText: '#FFAFAC',
  },
  yellow: {
    vivid: '#FFFF00',
    soft: '#F8F9C9',
    line: '#DADD9F',
    text: '#595900',
    solid: '#686800',
    darkSoft: '#2B2B0A',
    darkLine: '#4A4B19',
    darkText: '#CCCE6E',
  },
  purple: {
    vivid: '#9D4B94',
    soft: '#FFEBFB',
    line: '#F8C5F0',
    text: '#803078',
    solid: '#94388B',
    darkSoft: '#371F34',
    darkLine: '#5D3959',
    darkText: '#F5AAEA',
  },
  blue: {
    vivid: '#485AFF',
    soft: '#EDF1FF',
    line: '#C9D6FF',
    text: '#3039C3',
    solid: '#3B47E6',
    darkSoft: '#1B2350',
    darkLine: '#333F80',
    darkText: '#B3C5FE',
  },
} as const

export type Hue = keyof typeof hues
