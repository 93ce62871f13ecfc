/** How somebody watches films, kept on this device. */
export interface FilmChoices {
  speed: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** Language of the captions; null for none. */
  captions: string | null
  /** Height of the file; null leaves it to the player. */
  quality: number | null
  /** The next film of a course begins by itself. */
  playsOn: boolean
}

const key = 'film-choices'

const first: FilmChoices = {
  speed: 1,
  volume: 1,
  isMuted: false,
  captions: null,
  quality: null,
  playsOn: false,
}

/** What is kept; the first choices where nothing is, or storage is switched off. */
export function readChoices(): FilmChoices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const found: Record<string, unknown> = typeof kept === 'object' ? { ...kept } : {}
    return {
      speed: numberOr(found.speed, first.speed, 0.5, 2),
      volume: numberOr(found.volume, first.volume, 0, 1),
      isMuted: found.isMuted === true,
      captions: typeof found.captions === 'string' ? found.captions : first.captions,
      quality: typeof found.quality === 'number' ? found.quality : first.quality,
      playsOn: found.playsOn === true,
    }
  } catch {
    return first
  }
}

/** Keeps a choice; for this page alone where storage is switched off. */
export function keepChoices(changed: Partial<FilmChoices>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readChoices(), ...changed }))
  } catch {
    // The next film then begins with the first choices.
  }
}

function numberOr(value: unknown, otherwise: number, least: number, most: number): number {
  return typeof value === 'number' && value >= least && value <= most ? value : otherwise
}
