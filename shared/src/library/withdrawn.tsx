import { MarksList } from '@portal/shared/pdf-reader'
import { Alert, chakra, Heading, QueryRegion, SkeletonText, Stack, Text } from '@portal/shared/ui'
import { useMarks } from './library.queries.ts'

const Words = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'reading',
    marginX: 'auto',
    padding: { base: '4', md: '6' },
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    textAlign: 'start',
  },
})

/** In the place of a book’s pages once nobody may read them: what was noted at them stays. */
export function Withdrawn({ bookId }: { bookId: string }) {
  return (
    <Words>
      <Alert kind="warning" title="This book has been withdrawn.">
        It cannot be read any more. Your bookmarks and notes are kept.
      </Alert>
      <KeptMarks bookId={bookId} />
    </Words>
  )
}

/** Own bookmarks of a book without pages to go to. */
export function KeptMarks({ bookId }: { bookId: string }) {
  const marks = useMarks(bookId)
  return (
    <Stack as="section" gap="3" aria-label="Your bookmarks">
      <Heading level={2} size="md">
        Your bookmarks
      </Heading>
      <QueryRegion
        query={marks}
        compact
        failed="Your bookmarks could not be loaded"
        skeleton={<SkeletonText lines={3} />}
        empty={{
          when: ({ marks: all }) => all.length === 0,
          title: 'You kept no bookmarks in this book',
        }}
      >
        {({ marks: list }) => (
          <MarksList
            marks={{ list }}
            page={({ page }) => (
              <Text as="span" size="sm" weight="medium">
                Page {page}
              </Text>
            )}
          />
        )}
      </QueryRegion>
    </Stack>
  )
}
