import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Width of a small page in CSS pixels. */
export const thumbnailWidth = 112

/** How many are kept; older ones are drawn again. */
const mostKept = 120

interface ThumbnailMaker {
  of: (page: number) => Promise<string | null>
  /** All are drawn anew, as pages are turned now. */
  forget: () => void
  end: () => void
}

/** Draws pages small, one after the other on one canvas, as pictures that stay without one. */
export function thumbnailMaker(
  opened: Promise<PDFDocumentProxy | null>,
  turned: () => number,
): ThumbnailMaker {
  const made = new Map<number, Promise<string | null>>()
  let before: Promise<unknown> = Promise.resolve()
  let isOver = false

  async function draw(number: number): Promise<string | null> {
    const document = await opened
    if (document === null || isOver) return null
    const page = await document.getPage(number)
    const rotation = (page.rotate + turned()) % 360
    const { width } = page.getViewport({ scale: 1, rotation })
    const viewport = page.getViewport({ scale: (thumbnailWidth * 1.5) / width, rotation })
    const canvas = globalThis.document.createElement('canvas')
    canvas.width = Math.ceil(viewport.width)
    canvas.height = Math.ceil(viewport.height)
    await page.render({ canvas, viewport }).promise
    const picture = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', 0.85),
    )
    canvas.width = 0
    return picture && !isOver ? URL.createObjectURL(picture) : null
  }
  const drop = async (picture: Promise<string | null> | undefined) => {
    const address = await picture
    if (address) URL.revokeObjectURL(address)
  }
  const forget = () => {
    for (const picture of made.values()) void drop(picture)
    made.clear()
  }
  return {
    of: (page) => {
      const there = made.get(page)
      if (there) return there
      const picture = before.then(() => draw(page)).catch(() => null)
      before = picture
      made.set(page, picture)
      const [oldest] = made.keys()
      if (made.size > mostKept && oldest !== undefined) {
        void drop(made.get(oldest))
        made.delete(oldest)
      }
      return picture
    },
    forget,
    end: () => {
      isOver = true
      forget()
    },
  }
}
