import {
  Button,
  Card,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { Printer } from 'lucide-react'
import { useRef } from 'react'
import { useNotesOfAcademy } from './aside.queries.ts'
import { printPart } from './print-part.ts'
import { PrintTitle } from './print-title.tsx'
import { clockOf } from './time.rules.ts'

interface NotesOfAcademyProps {
  academyId: string
  /** What the academy is called. */
  title: string
  /** Address of a second of a film; undefined where it is not shown any more. */
  pathOf: (assetId: string, second: number) => string | undefined
}

/** Own notes of all films of an academy, to read and to print. */
export function NotesOfAcademy({ academyId, title, pathOf }: NotesOfAcademyProps) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <QueryRegion
      query={useNotesOfAcademy(academyId)}
      failed="Your notes could not be loaded"
      skeleton={<SkeletonText lines={8} />}
      empty={{
        when: (notes) => notes.length === 0,
        title: 'No notes yet',
        level: 2,
        children: 'What you note at a video stands here, by video and second.',
      }}
    >
      {(notes) => (
        <Stack gap="4" ref={frame}>
          <PrintTitle>Notes: {title}</PrintTitle>
          <Row data-print="hidden">
            <Button
              icon={<Printer size={16} aria-hidden />}
              onClick={() => printPart(frame.current)}
            >
              Print all notes
            </Button>
          </Row>
          {[...Map.groupBy(notes, ({ assetId }) => assetId)].map(([assetId, ofFilm]) => (
            <Card key={assetId} title={ofFilm[0]?.videoName}>
              <Stack gap="3">
                {ofFilm.map(({ id, atSeconds, text }) => (
                  <Row key={id} gap="3" alignItems="baseline" flexWrap="nowrap">
                    <Second path={pathOf(assetId, atSeconds)} second={atSeconds} />
                    <Text whiteSpace="pre-line">{text}</Text>
                  </Row>
                ))}
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </QueryRegion>
  )
}

function Second({ path, second }: { path: string | undefined; second: number }) {
  const clock = clockOf(second)
  return path === undefined ? (
    <Text as="span" tone="muted" figures>
      {clock}
    </Text>
  ) : (
    <TextLink to={path}>{clock}</TextLink>
  )
}
