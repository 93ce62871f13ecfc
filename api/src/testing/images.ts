/** Heads of images that claim to be so wide and high; what would be drawn is left out. */
type Head = (width: number, height: number) => Buffer<ArrayBuffer>

function headOf(length: number, write: (head: Buffer) => void): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(length)
  write(head)
  return head
}

/** A PNG. */
export const makePng: Head = (width, height) =>
  headOf(64, (head) => {
    head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
    head.writeUInt32BE(width, 16)
    head.writeUInt32BE(height, 20)
  })

/** A JPEG, of which the part that says its size stands after others: a profile, filling, a table. */
export const makeJpeg: Head = (width, height) => {
  const size = headOf(20, (head) => {
    head.write('\xff\xc2\0\x11\x08', 'latin1')
    head.writeUInt16BE(height, 5)
    head.writeUInt16BE(width, 7)
  })
  const part = (marker: number, length: number) =>
    headOf(2 + length, (head) => {
      head.writeUInt16BE(0xff00 + marker)
      head.writeUInt16BE(length, 2)
    })
  const start = Buffer.from([0xff, 0xd8])
  const others = [part(0xe0, 16), part(0xe2, 60_000), part(0xe2, 60_000), Buffer.from([0xff])]
  return Buffer.concat([start, ...others, part(0xc4, 30), size])
}

const webp = (kind: string, write: (head: Buffer) => void) =>
  headOf(64, (head) => {
    head.write(`RIFF\x38\0\0\0WEBP${kind}`, 'latin1')
    write(head)
  })

/** A WebP of each of its three forms: with losses, without, with more. */
export const makeWebp: Readonly<Record<'lossy' | 'lossless' | 'extended', Head>> = {
  lossy: (width, height) =>
    webp('VP8 ', (head) => {
      head.write('\x9d\x01\x2a', 23, 'latin1')
      head.writeUInt16LE(width, 26)
      head.writeUInt16LE(height, 28)
    }),
  lossless: (width, height) =>
    webp('VP8L', (head) => {
      head.writeUInt8(0x2f, 20)
      head.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
    }),
  extended: (width, height) =>
    webp('VP8X', (head) => {
      head.writeUIntLE(width - 1, 24, 3)
      head.writeUIntLE(height - 1, 27, 3)
    }),
}
