import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './programs.ts'
import { framesPerSecond } from './timing.rules.ts'

/** Size of the picture. */
export const picture = { width: 640, height: 360 }

/** Nothing of the machine or the day gets into a file, so that the same clip is the same bytes. */
const quietly = ['-v', 'error', '-nostdin', '-y', '-threads', '1']
const bare = ['-map_metadata', '-1', '-fflags', '+bitexact']
const exact = ['-flags:v', '+bitexact', '-flags:a', '+bitexact']

/** What an MP4 is made of. */
export interface Reel {
  /** Drawn pictures in their order, each for a number of frames. */
  shots: readonly { png: string; frames: number }[]
  /** A WAVE file; none for a silent film. */
  sound: string | undefined
  /** A folder of its own, for whatever is made on the way. */
  folder: string
}

/** Writes an MP4 that starts to play before all of it is there: H.264, and AAC where there is sound. */
export async function writeFilm({ shots, sound, folder }: Reel, output: string): Promise<void> {
  const frames = shots.flatMap(({ png, frames }) => Array.from({ length: frames }, () => png))
  for (const [at, png] of frames.entries()) {
    symlinkSync(png, join(folder, `frame-${String(at).padStart(5, '0')}.png`))
  }
  const pictures = ['-framerate', String(framesPerSecond), '-i', join(folder, 'frame-%05d.png')]
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
  const video = [
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-tune', 'stillimage'],
    ...['-profile:v', 'high', '-threads', '1', ...colours],
  ]
  // What is asked for is overshot: this is 16 kbit/s of speech, up to 5 kHz instead of 3.
  const audio = ['-c:a', 'aac', '-ac', '1', '-ar', '16000', '-b:a', '8k', '-cutoff', '5000']
  await runProgram('ffmpeg', [
    ...quietly,
    ...pictures,
    ...(sound === undefined ? [] : ['-i', sound]),
    ...video,
    ...(sound === undefined ? ['-an'] : audio),
    ...[...bare, ...exact, '-movflags', '+faststart', output],
  ])
}

/** Writes the picture that stands for a film until it plays. */
export async function writePoster(png: string, output: string): Promise<void> {
  const webp = ['-c:v', 'libwebp', '-quality', '70', '-compression_level', '6', '-preset', 'text']
  await runProgram('ffmpeg', [...quietly, '-i', png, ...webp, ...bare, output])
}
