import { type ServerSettings, useSettings } from '@portal/shared/session'

const rule = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([name, colour]) => `--p-colors-${name}:${colour}`)
    .join(';')

/** Gives the page the portal's own colour, where the settings have one; over those of the theme. */
export function wearColours(): void {
  const sheet = new CSSStyleSheet()
  const wear = ({ settings }: { settings: ServerSettings | undefined }) => {
    const own = settings?.colours
    if (!own) return
    sheet.replaceSync(`:root{${rule(own.light)}}.dark{${rule(own.dark)}}`)
    document.adoptedStyleSheets = [sheet]
  }
  wear(useSettings.getState())
  useSettings.subscribe(wear)
}
