import { fileAddress } from '@portal/shared/files'
import { useSession } from '@portal/shared/session'
import { mostPictureBytes, picturesIn } from './kept.rules.ts'
import { rowsOf, withDatabase } from './kept-database.ts'

/** Keeps the pictures of a set's texts, as far as there is room for them. */
export async function keepPictures(owner: string, setId: string, texts: unknown): Promise<void> {
  const ids = picturesIn(texts)
  if (ids.length === 0) return
  showKeptPictures()
  await withDatabase(async (database) => {
    const kept = await database.getAll('pictures', rowsOf(owner, setId))
    let room = kept.reduce((left, { picture }) => left - picture.size, mostPictureBytes)
    for (const fileId of ids.filter((id) => kept.every((one) => one.fileId !== id))) {
      const answer = await fetch(fileAddress(fileId)).catch(() => undefined)
      if (answer === undefined || !answer.ok) continue
      const picture = await answer.blob()
      if (picture.size > room || useSession.getState().claims?.userId !== owner) continue
      room -= picture.size
      await database.put('pictures', { owner, setId, fileId, picture })
    }
  })
}

let isShowing = false

/** From now on shows a picture from the device where it cannot be had from the server. */
export function showKeptPictures(): void {
  if (isShowing) return
  isShowing = true
  const mend = (image: HTMLImageElement) => {
    const { file } = image.dataset
    if (file !== undefined && !image.src.startsWith('blob:')) void showKept(image, file)
  }
  // Failures of images do not rise; they can only be met on their way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) mend(target)
    },
    true,
  )
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) mend(image)
}

async function showKept(image: HTMLImageElement, fileId: string): Promise<void> {
  const owner = useSession.getState().claims?.userId
  if (owner === undefined) return
  const picture = await withDatabase(async (database) => {
    const all = await database.getAll('pictures', IDBKeyRange.bound([owner], [owner, []]))
    return all.find((kept) => kept.fileId === fileId.toLowerCase())?.picture
  })
  if (picture === undefined || !image.isConnected) return
  const address = URL.createObjectURL(picture)
  image.addEventListener('load', () => URL.revokeObjectURL(address), { once: true })
  image.src = address
}
