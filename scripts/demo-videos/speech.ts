import { readFileSync } from 'node:fs'
import { runProgram } from './programs.ts'

/** Samples of sound, one channel. */
export interface Sound {
  rate: number
  samples: Int16Array
}

/** Below this nothing is heard. */
const silence = 220
/** Of the loudest sample, about −3 dB. */
const loudest = 23_000

/** How long it is, in seconds. */
export const secondsOf = ({ rate, samples }: Sound): number => samples.length / rate

/** Reads a sentence aloud; without the quiet before and after it. */
export async function speak(text: string, file: string): Promise<Sound> {
  await runProgram('espeak-ng', ['-v', 'en-gb-x-rp', '-s', '152', '-p', '42', '-w', file, text])
  const { rate, samples } = readWave(readFileSync(file))
  const isHeard = (sample: number) => Math.abs(sample) > silence
  const first = Math.max(0, samples.findIndex(isHeard))
  return { rate, samples: samples.slice(first, samples.findLastIndex(isHeard) + 1) }
}

/** The samples of a WAVE file of 16 bits and one channel. */
function readWave(file: Buffer): Sound {
  const at = file.indexOf('data')
  const bytes = file.subarray(at + 8, at + 8 + file.readUInt32LE(at + 4))
  const samples = Int16Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) =>
    bytes.readInt16LE(index * 2),
  )
  return { rate: file.readUInt32LE(24), samples }
}

/** One sound of several, each at its second; as loud as they may be. */
export function joined(parts: readonly { sound: Sound; start: number }[], seconds: number): Sound {
  const rate = parts[0]?.sound.rate ?? 22_050
  const samples = new Int16Array(Math.round(seconds * rate))
  for (const { sound, start } of parts) samples.set(sound.samples, Math.round(start * rate))
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1)
  return { rate, samples: samples.map((sample) => Math.round((sample * loudest) / peak)) }
}

/** A sound as a WAVE file. */
export function waveOf({ rate, samples }: Sound): Buffer {
  const head = Buffer.alloc(44)
  const bytes = samples.length * 2
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, bytes)])
}
