import { fileFault } from '@portal/shared/files'
import { mustBe } from '../contract/file-kinds.ts'
import { type Crop, pictureSide, type Size, squareOf } from './picture.rules.ts'

/** A picture that was read and can be shown and cut. */
export interface OpenPicture extends Size {
  /** Address for showing it. */
  address: string
  bitmap: ImageBitmap
  close: () => void
}

/**
 * Reads a file as a picture, the right way up.
 * @throws Error with the sentence for people when it is none, whatever its name says.
 */
export async function openPicture(file: File): Promise<OpenPicture> {
  const fault = fileFault(file, 'image')
  if (fault !== null) throw new Error(fault)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(mustBe('image'))
  })
  const address = URL.createObjectURL(file)
  return {
    width: bitmap.width,
    height: bitmap.height,
    address,
    bitmap,
    close: () => {
      bitmap.close()
      URL.revokeObjectURL(address)
    },
  }
}

/** Cuts the square out and makes it at most 512 pixels wide; nothing else of the file is kept. */
export async function cutPicture(picture: OpenPicture, crop: Crop): Promise<Blob> {
  const { left, top, side } = squareOf(picture, crop)
  const canvas = document.createElement('canvas')
  const width = Math.max(1, Math.min(pictureSide, Math.round(side)))
  canvas.width = width
  canvas.height = width
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot cut pictures.')
  // Behind pictures that can be seen through, which not every format keeps.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, width)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture.bitmap, left, top, side, side, 0, 0, width, width)
  const webp = await blobOf(canvas, 'image/webp')
  // A browser that cannot write WebP gives a PNG, which is larger than need be.
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg')
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('The picture could not be cut.')) : resolve(blob)
    canvas.toBlob(done, type, 0.88)
  })
}
