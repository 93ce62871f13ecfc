import { Pager } from '@portal/shared/tables'
import {
  Card,
  LiveText,
  plural,
  QueryRegion,
  SkeletonList,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { clockOf } from '@portal/shared/video-player'
import { useState } from 'react'
import { hitsOfPage, useHits } from './academy.queries.ts'
import { type AcademyView, videoPath } from './academy-view.ts'

/** Lines that are said in the videos and have what is sought, each with the way to its second. */
export function TranscriptHits({ text, view }: { text: string; view: AcademyView }) {
  const [page, setPage] = useState(1)
  const query = useHits(text, page)
  const total = query.data?.totalCount
  return (
    <Card title="Said in the videos" description={total === undefined ? '' : plural(total, 'line')}>
      <LiveText>{total === undefined ? '' : `${plural(total, 'line')} in the videos`}</LiveText>
      <QueryRegion
        query={query}
        compact
        failed="What is said could not be searched"
        skeleton={<SkeletonList rows={3} />}
        empty={{
          when: ({ hits }) => hits.length === 0,
          title: 'Nothing is said of this',
          children: 'Try another word, or a shorter one.',
          illustration: 'search',
        }}
      >
        {({ hits, totalCount }) => (
          <Stack gap="4">
            <Stack as="ul" gap="3" listStyleType="none">
              {hits.map((hit, nth) => (
                // The same may be said in two languages at once.
                <Stack as="li" gap="0.5" key={`${nth} ${hit.videoId} ${hit.atSeconds}`}>
                  <TextLink to={videoPath(view, hit.academyId, hit.videoId, hit.atSeconds)}>
                    {hit.text}
                  </TextLink>
                  <Text size="sm" tone="muted">
                    {hit.academyName} · {hit.videoName} · {clockOf(hit.atSeconds)}
                  </Text>
                </Stack>
              ))}
            </Stack>
            {totalCount > hitsOfPage ? (
              <Pager
                label="Pages of lines"
                page={page}
                pageSize={hitsOfPage}
                total={totalCount}
                onPage={setPage}
              />
            ) : null}
          </Stack>
        )}
      </QueryRegion>
    </Card>
  )
}
