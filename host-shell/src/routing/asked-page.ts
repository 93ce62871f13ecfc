const key = 'asked-page'

/** Remembers the page that somebody asked for before signing in, for this tab. */
export function rememberAskedPage(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Without storage the visitor starts at the dashboard after signing in.
  }
}

/** Gives the remembered page once, or `/`. Only ever a path of the portal itself. */
export function takeAskedPage(): string {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return path !== null && /^\/(?![/\\])/.test(path) ? path : '/'
  } catch {
    return '/'
  }
}
