import { brand, event, type Hue, hues, neutral } from './palette.ts'

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

/** A hue's four roles: a vivid mark, and text, ground and line that go together. */
const tone = (hue: Hue) => {
  const h = hues[hue]
  return {
    DEFAULT: pair(h.vivid, h.vivid),
    solid: pair(h.solid, h.darkText),
    text: pair(h.text, h.darkText),
    soft: pair(h.soft, h.darkSoft),
    line: pair(h.line, h.darkLine),
  }
}

/** An event's colour is the given one in both modes; what stands beside it adapts. */
const eventTone = (hue: Hue, vivid: string) => ({ ...tone(hue), DEFAULT: pair(vivid, vivid) })

/** Every colour that screens may name, with its value in light and in dark. */
export const semanticColours = {
  bg: {
    DEFAULT: pair(neutral[50], neutral[950]),
    canvas: pair(neutral[50], neutral[950]),
    surface: pair(neutral[0], neutral[900]),
    raised: pair(neutral[0], neutral[850]),
    sunken: pair(neutral[100], neutral[950]),
    subtle: pair(neutral[50], neutral[850]),
    hover: pair(neutral[100], neutral[800]),
    ink: pair('#10163A', '#0C1024'),
    inkHover: pair('#1C2452', '#181F40'),
    brand: pair(brand[500], brand[500]),
    brandHover: pair(brand[600], brand[600]),
    brandActive: pair(brand[700], brand[700]),
    brandSoft: pair(brand[50], '#182049'),
    brandSoftHover: pair(brand[100], '#202A5E'),
    plate: pair(neutral[0], neutral[0]),
    scrim: pair('rgba(13, 19, 67, 0.44)', 'rgba(2, 4, 12, 0.66)'),
    behindScrim: pair('#8F93AA', '#05070F'),
    skeleton: pair('#E6EAF1', '#242A3A'),
    skeletonShine: pair('#F1F3F8', '#2E3548'),
    track: pair('#E3E7F0', '#2A3042'),
    danger: pair(hues.red.solid, '#C4444A'),
    dangerHover: pair(hues.red.text, '#B0383E'),
  },
  fg: {
    DEFAULT: pair('#161B2C', '#EDF0F7'),
    muted: pair('#545A6B', '#ADB4C4'),
    subtle: pair('#666C7C', '#949CAE'),
    onBrand: pair('#FFFFFF', '#FFFFFF'),
    onInk: pair('#FFFFFF', '#FFFFFF'),
    onInkMuted: pair('#AEB8E0', '#A4ADD0'),
    onPlate: pair('#161B2C', '#161B2C'),
    brand: pair(brand[600], brand[300]),
    link: pair(brand[600], brand[300]),
  },
  border: {
    DEFAULT: pair(neutral[200], '#2A3042'),
    strong: pair(neutral[300], '#3B4256'),
    control: pair('#868D9D', '#6B7387'),
    brand: pair(brand[500], brand[400]),
    onInk: pair('#2A3364', '#232B50'),
  },
  focus: pair(brand[500], brand[300]),
  event: {
    1: eventTone('blue', event[1]),
    2: eventTone('amber', event[2]),
    3: eventTone('green', event[3]),
    4: eventTone('red', event[4]),
    5: eventTone('yellow', event[5]),
    6: eventTone('purple', event[6]),
  },
  alert: {
    0: tone('purple'),
    1: tone('red'),
    2: tone('amber'),
    3: tone('green'),
    4: tone('blue'),
  },
  light: { green: tone('green'), orange: tone('amber'), red: tone('red') },
  success: tone('green'),
  warning: tone('amber'),
  danger: tone('red'),
  info: tone('blue'),
  neutral: {
    DEFAULT: pair(neutral[500], neutral[400]),
    solid: pair(neutral[700], neutral[300]),
    text: pair(neutral[700], neutral[300]),
    soft: pair(neutral[100], neutral[800]),
    line: pair(neutral[200], neutral[700]),
  },
  chart: {
    1: pair(brand[500], brand[400]),
    2: pair('#0B8F69', '#2FD3A2'),
    3: pair('#B86E00', '#FFB84D'),
    4: pair('#94388B', '#E08AD6'),
    5: pair('#C0484A', '#FF9B98'),
    grid: pair(neutral[200], '#262C3D'),
  },
} as const
