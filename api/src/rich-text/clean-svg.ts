import sanitizeHtml from 'sanitize-html'

/** Bytes that a drawing within a text may have. */
export const largestSvg = 65_536

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'stop', 'use']

const tags = [
  ...shapes,
  ...['svg', 'g', 'defs', 'symbol', 'marker', 'clipPath', 'mask', 'pattern', 'title', 'desc'],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient'],
]

const attributes = [
  ...['xmlns', 'xmlns:xlink', 'version', 'id', 'class', 'style', 'role', 'aria-*', 'transform'],
  ...['viewBox', 'preserveAspectRatio', 'width', 'height', 'overflow', 'opacity', 'color'],
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'dx', 'dy', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy'],
  ...['d', 'points', 'pathLength', 'rotate', 'href', 'xlink:href', 'offset', 'orient', 'refX'],
  ...['refY', 'fill', 'fill-*', 'stroke', 'stroke-*', 'font-*', 'text-*', 'stop-*', 'marker'],
  ...['marker-*', 'markerHeight', 'markerWidth', 'markerUnits', 'clip-*', 'clipPathUnits'],
  ...['mask', 'maskUnits', 'maskContentUnits', 'patternUnits', 'patternContentUnits'],
  ...['patternTransform', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'letter-spacing'],
  ...['word-spacing', 'dominant-baseline', 'alignment-baseline', 'baseline-shift', 'display'],
  ...['textLength', 'lengthAdjust', 'visibility', 'vector-effect', 'shape-rendering'],
]

/** Whether a value of an attribute leads nowhere but to the drawing itself. */
function staysWithin(name: string, value: string): boolean {
  if (/(^|:)href$/.test(name)) return /^#[\w.:-]+$/.test(value.trim())
  if (name.startsWith('xmlns'))
    return /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink)$/.test(value)
  return !/[\\@]|expression|url\(\s*['"]?(?!['"]?#)/i.test(value)
}

/** With elements that are empty written in one of their ways. */
const inOneForm = (svg: string) => svg.replace(/\s*\/>/g, '/>')

/**
 * A drawing in SVG without anything that could run or load: known elements and attributes, and of
 * what they point to only what stands in it. Well formed whatever came.
 * @returns null for what is no drawing
 */
export function cleanSvg(dirty: string): string | null {
  // What stands before it, such as a type with entities of its own, says nothing.
  const start = dirty.search(/<svg[\s>/]/)
  if (start < 0) return null
  const clean = sanitizeHtml(dirty.slice(start), {
    parser: { xmlMode: true },
    allowedTags: tags,
    allowedAttributes: { '*': attributes },
    selfClosing: shapes,
    // What an attribute may say is judged here, by the names that SVG has.
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries({
            ...(tagName === 'svg' && { xmlns: 'http://www.w3.org/2000/svg' }),
            ...attribs,
          }).filter(([name, value]) => staysWithin(name, value)),
        ),
      }),
    },
  }).trim()
  if (!/^<svg[\s>]/.test(clean) || !clean.endsWith('</svg>')) return null
  // What was clean already stays as it was written, to the sign.
  return inOneForm(dirty) === inOneForm(clean) ? dirty : clean
}
