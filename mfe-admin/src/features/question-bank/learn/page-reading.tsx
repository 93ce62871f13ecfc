import { type FilmedPage, FilmOf, PageText } from '@portal/shared/learn'
import { Stack } from '@portal/shared/ui'

const noSections = () => undefined

/** A page's film and text as students have them. */
export function PageReading({ page, html }: { page: FilmedPage; html: string }) {
  return (
    <Stack as="article" gap="6" maxWidth="45rem">
      <FilmOf page={page} />
      <PageText html={html} onSections={noSections} />
    </Stack>
  )
}
