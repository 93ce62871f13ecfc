/** A time zone that may be chosen: its IANA name, and how it reads. */
export interface ZoneChoice {
  zone: string
  label: string
}

/** Cities that browsers list by a name of former times. */
const namesNow: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata, Asia',
  'Asia/Katmandu': 'Kathmandu, Asia',
  'Asia/Rangoon': 'Yangon, Asia',
  'Asia/Saigon': 'Ho Chi Minh City, Asia',
  'Atlantic/Faeroe': 'Faroe, Atlantic',
  'Europe/Kiev': 'Kyiv, Europe',
  'America/Godthab': 'Nuuk, America',
}

/** `America/Argentina/Buenos_Aires` reads `Buenos Aires, Argentina, America`. */
export function zoneLabel(zone: string): string {
  return namesNow[zone] ?? zone.split('/').reverse().join(', ').replaceAll('_', ' ')
}

/** All zones that the browser knows, by what they are called, with `own` among them in any case. */
export function zoneChoices(own: string): ZoneChoice[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])
  return [...zones]
    .map((zone) => ({ zone, label: zoneLabel(zone) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}

/** Those that hold every word sought, first those whose name begins with the text. */
export function findZones(choices: readonly ZoneChoice[], text: string): ZoneChoice[] {
  const sought = text.trim().toLowerCase()
  const words = sought.split(/[\s,/_]+/).filter(Boolean)
  const found = choices.filter(({ label, zone }) => {
    const known = `${label} ${zone}`.toLowerCase()
    return words.every((word) => known.includes(word))
  })
  const begins = ({ label }: ZoneChoice) => (label.toLowerCase().startsWith(sought) ? 0 : 1)
  return found.sort((a, b) => begins(a) - begins(b))
}
