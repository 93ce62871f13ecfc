import { buffer } from 'node:stream/consumers'
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'
import type { Content } from '../../files/content.ts'
import type { FilmFacts } from './check.rules.ts'

// What it finds is told by what it answers; the process's log has one form.
Logging.level = LogLevel.Silent

/** An index is read at once; four hours of one have some 20 MB. */
const mostAtOnce = 64 * 1024 * 1024
/** Of a file whose parts lie apart. */
const mostInAll = 256 * 1024 * 1024
/** A film that says nothing of its length is gone through from part to part. */
const longestMs = 60_000

/**
 * Looks what a file holds, by reading its head and its index. Of the pictures only the first and the
 * last are read; the file is never whole in memory.
 * @returns null for a file that cannot be read as a film
 * @throws whatever reading the bytes throws, and Error where that takes too long: then nothing is
 *   known of the film
 */
export async function lookAt(content: Content): Promise<FilmFacts | null> {
  let failure: unknown
  let read = 0
  const source = new CustomSource({
    getSize: () => content.bytes,
    read: async (start, end) => {
      read += end - start
      // What lies about its own sizes is as good as damaged.
      if (end - start > mostAtOnce || read > mostInAll) throw new Error('Too much to look at')
      try {
        return new Uint8Array(await buffer(await content.open({ start, end: end - 1 })))
      } catch (error) {
        failure ??= error
        throw error
      }
    },
    maxCacheSize: 1024 * 1024,
    handleUnhandledError: () => undefined,
  })
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source })
  const timer = setTimeout(() => {
    failure ??= new Error('A film could not be looked at in time')
    input.dispose()
  }, longestMs)
  try {
    return await factsOf(input)
  } catch {
    // Its own damage has many faces, and all come to the same.
    if (failure !== undefined) throw failure
    return null
  } finally {
    clearTimeout(timer)
    input.dispose()
  }
}

async function factsOf(input: Input): Promise<FilmFacts | null> {
  const { name: container } = await input.getFormat()
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  if (video === null && audio === null) return null
  if (video !== null && !(await isWhole(video, container))) return null
  return {
    container,
    picture: video && {
      codec: await video.getCodec(),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
    },
    sound: audio && { codec: await audio.getCodec() },
    // What was recorded by a browser may not say.
    seconds: (await input.getDurationFromMetadata()) ?? (await input.computeDuration()),
  }
}

/** Whether there are pictures, to the end where the index of all of them says where that is. */
async function isWhole(video: InputVideoTrack, container: string): Promise<boolean> {
  // Of an unknown kind it is said which it is, whatever is in it.
  if ((await video.getCodec()) === null) return true
  const pictures = new EncodedPacketSink(video)
  const first = await pictures.getFirstPacket()
  if (first === null || container !== 'MP4') return first !== null
  return (await pictures.getPacket(Number.POSITIVE_INFINITY)) !== null
}
