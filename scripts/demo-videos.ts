import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { type Film, filmsFolder, readFilms } from '../api/src/database/seed/content/films.ts'
import { type Clip, fileNameOf, type Step, stepsOf } from './demo-videos/clip.ts'
import { clips } from './demo-videos/clips/index.ts'
import { picture, writeFilm, writePoster } from './demo-videos/film.ts'
import { layOut } from './demo-videos/slides.ts'
import { joined, type Sound, secondsOf, speak, waveOf } from './demo-videos/speech.ts'
import { spokenOf } from './demo-videos/spoken.rules.ts'
import { picturesOf, readingSeconds, type Time, timesOf } from './demo-videos/timing.rules.ts'
import { findBrowser } from './lib/machine.ts'

/**
 * `node scripts/demo-videos.ts [part of a title …]`: makes the films of the demo world anew, all or
 * those named, into `api/src/database/seed/content/films`, with `films.json` that says what they are.
 *
 * Run by hand after a change in `scripts/demo-videos`; what it makes is committed. It needs Debian's
 * packages `chromium-headless-shell`, `ffmpeg` and `espeak-ng`: slides are HTML that Chromium draws,
 * sentences are read by espeak-ng, and ffmpeg makes an MP4 of them. The same versions of these make
 * the same bytes. All of it takes some two minutes.
 */
const wanted = process.argv.slice(2).map((part) => part.toLowerCase())

/** How long each step of a clip is, and how it sounds where it is read. */
async function readSteps(steps: readonly Step[], isVoiced: boolean, folder: string) {
  const read: { step: Step; said: number; wait: number; sound?: Sound }[] = []
  for (const step of steps) {
    const wait = step.wait ?? 0
    if (isVoiced) {
      const sound = await speak(step.spoken ?? spokenOf(step.say), join(folder, 'sentence.wav'))
      read.push({ step, said: secondsOf(sound), wait, sound })
    } else read.push({ step, said: readingSeconds(step.say), wait })
  }
  return read
}

const hundredth = (seconds: number) => Math.round(seconds * 100) / 100

/** Captions of a clip in each of its languages: each sentence from its first sound to its last. */
function captionsOf(clip: Clip, times: readonly Time[]): Film['captions'] {
  if (clip.hasCaptions === false) return []
  const steps = stepsOf(clip).flat()
  const cuesOf = (textOf: (step: Step) => string) =>
    steps.map((step, at) => ({
      start: hundredth(times[at]?.start ?? 0),
      end: hundredth(times[at]?.end ?? 0),
      text: textOf(step),
    }))
  const english = { lang: 'en', label: 'English', cues: cuesOf(({ say }) => say) }
  if (steps.every(({ french }) => french === undefined)) return [english]
  const cues = cuesOf(({ say, french }) => {
    if (french === undefined) throw new Error(`“${clip.title}” has no French for “${say}”`)
    return french
  })
  return [english, { lang: 'fr', label: 'Français', cues }]
}

/** Makes a clip's film and poster. */
async function makeFilm(browser: Browser, clip: Clip): Promise<Film> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-video-'))
  try {
    const slides = []
    for (const steps of stepsOf(clip)) slides.push(await readSteps(steps, clip.isVoiced, folder))
    const { times, seconds } = timesOf(slides)
    const drawing = await layOut(browser, clip, folder)
    const shots = []
    for (const [at, { slide, step, frames }] of picturesOf(times, seconds).entries()) {
      const png = join(folder, `shot-${at}.png`)
      writeFileSync(png, await drawing.draw(slide, step))
      shots.push({ png, frames })
    }
    await drawing.close()
    const sounds = slides.flatMap((steps, slide) =>
      steps.flatMap(({ sound }, step) => {
        const start = times[slide]?.[step]?.start
        return sound === undefined || start === undefined ? [] : [{ sound, start }]
      }),
    )
    const sound = clip.isVoiced ? join(folder, 'sound.wav') : undefined
    // Shorter than the pictures, which then say how long the film is: whole seconds.
    if (sound !== undefined) writeFileSync(sound, waveOf(joined(sounds, seconds - 0.5)))
    const name = fileNameOf(clip.title)
    const file = join(filmsFolder, `${name}.mp4`)
    await writeFilm({ shots, sound, folder }, file)
    await writePoster(join(folder, 'shot-0.png'), join(filmsFolder, `${name}.webp`))
    const bytes = readFileSync(file)
    return {
      title: clip.title,
      file: `${name}.mp4`,
      poster: `${name}.webp`,
      seconds,
      ...picture,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      captions: captionsOf(clip, times.flat()),
      transcript: stepsOf(clip)
        .map((steps) => steps.map(({ say }) => say).join(' '))
        .join('\n\n'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

mkdirSync(filmsFolder, { recursive: true })
const path = await findBrowser()
if (path === null) throw new Error('There is no Chromium to draw the slides')
const browser = await chromium.launch({ executablePath: path })
const isWanted = ({ title }: Clip) =>
  wanted.length === 0 || wanted.some((part) => title.toLowerCase().includes(part))
const before = wanted.length === 0 ? [] : readFilms()
const films: Film[] = []
try {
  for (const clip of clips) {
    if (!isWanted(clip)) {
      films.push(...before.filter(({ title }) => title === clip.title))
      continue
    }
    const film = await makeFilm(browser, clip)
    console.log(`${film.file}: ${film.seconds} s, ${Math.round(film.bytes / 1000)} kB`)
    films.push(film)
  }
} finally {
  await browser.close()
}
writeFileSync(join(filmsFolder, 'films.json'), `${JSON.stringify(films, null, 2)}\n`)
const total = films.reduce((sum, { bytes }) => sum + bytes, 0)
console.log(`${films.length} films, ${Math.round(total / 1000)} kB`)
