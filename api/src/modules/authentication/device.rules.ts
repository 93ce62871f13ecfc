/** What to look for in a user agent, the particular before what it also claims to be. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Longer ones are no browser's; no more than this is looked at. */
const longestUserAgent = 500

/**
 * Browser and system in words, such as `Firefox on Windows`, from what a device says of itself.
 * For the person's own list of devices only: nothing is decided by it.
 */
export function deviceOf(userAgent: string): string {
  const text = userAgent.slice(0, longestUserAgent)
  const find = (list: typeof browsers) => list.find(([sign]) => sign.test(text))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`
  return browser ?? system ?? unknownDevice
}

export const unknownDevice = 'Unknown device'
