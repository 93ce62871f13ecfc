import { redrawn } from './files.rules.ts'

/**
 * An image as it is sent: no wider than need be, and without what the camera wrote into it. One that
 * the browser cannot read is left to the server's judgement.
 */
export async function shrinkImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return file
  try {
    const size = redrawn(file, bitmap)
    if (size === null) return file
    const canvas = document.createElement('canvas')
    Object.assign(canvas, size)
    const context = canvas.getContext('2d')
    if (context === null) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, size.width, size.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.9))
    // A browser that cannot write the type gives a PNG, whose name the server mends.
    return blob === null ? file : new File([blob], file.name, { type: blob.type })
  } finally {
    bitmap.close()
  }
}
