import { takeMedia } from '@portal/shared/files'
import { tellOutcome } from '@portal/shared/lists'
import { Button, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Download } from 'lucide-react'
import { type Book, useOpenBook } from './library.queries.ts'

/** Takes the file of a book, which opens it as reading does. */
export function DownloadBook({ book: { id, title } }: { book: Pick<Book, 'id' | 'title'> }) {
  const open = useOpenBook()
  const readOnly = useReadOnly()
  const take = () =>
    void tellOutcome(async () => {
      const { url } = await open.write({ body: { bookId: id } })
      if (!(await takeMedia(url))) toast.danger('The file could not be had. Try again.')
      return undefined
    })
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      aria-label={`Download ${title}`}
      loading={open.isWriting}
      onClick={take}
      {...readOnly?.control}
    >
      Download
    </Button>
  )
}
