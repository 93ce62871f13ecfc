import { SearchField, SelectField } from '@portal/shared/forms'
import {
  Button,
  chakra,
  EmptyState,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranscript } from './aside.queries.ts'
import { printPart } from './print-part.ts'
import { PrintTitle } from './print-title.tsx'
import { foundInWords, linesWith } from './transcript.rules.ts'
import { TranscriptLines } from './transcript-lines.tsx'

interface TranscriptProps {
  assetId: string
  /** What the film is called. */
  title: string
  at: number
  lang: string | null
  /** A key has asked for the search. */
  isSought: boolean
  onSeek: (second: number) => void
}

/** What is said, line by line; each line leads to its second. */
export function Transcript({ assetId, title, at, lang, isSought, onSeek }: TranscriptProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [sought, setSought] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const query = useTranscript(assetId, chosen ?? lang)
  const isHere = query.data !== undefined
  useEffect(() => {
    if (isSought && isHere) frame.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
  }, [isSought, isHere])
  return (
    <QueryRegion
      query={query}
      compact
      skeleton={<SkeletonText lines={8} />}
      failed="The transcript could not be loaded"
    >
      {({ cues, text, languages, ...answer }) => {
        if (cues.length === 0 && text === '') {
          return (
            <EmptyState compact title="No transcript">
              This video has no captions.
            </EmptyState>
          )
        }
        const found = linesWith(cues, sought)
        return (
          <Stack gap="3" ref={frame}>
            <PrintTitle>{title}</PrintTitle>
            {cues.length === 0 ? null : (
              <div data-print="hidden">
                <SearchField
                  label="Search in the transcript"
                  placeholder="Search in the transcript"
                  value={sought}
                  onValue={setSought}
                />
              </div>
            )}
            <Row justifyContent="space-between" gap="2" data-print="hidden">
              <Text as="span" size="sm" tone="muted" role="status">
                {sought.trim() === '' ? '' : foundInWords(found.length)}
              </Text>
              <Button
                variant="ghost"
                icon={<Printer size={16} aria-hidden />}
                onClick={() => printPart(frame.current)}
              >
                Print
              </Button>
            </Row>
            {languages.length > 1 ? (
              <div data-print="hidden">
                <SelectField
                  label="Language of the transcript"
                  labelHidden
                  value={answer.lang ?? ''}
                  options={languages.map((each) => ({ value: each.lang, label: each.label }))}
                  onValue={setChosen}
                />
              </div>
            ) : null}
            {cues.length === 0 ? (
              <chakra.div
                maxHeight="26rem"
                overflowY="auto"
                tabIndex={0}
                role="group"
                aria-label="Transcript"
              >
                <Text size="sm" whiteSpace="pre-line">
                  {text}
                </Text>
              </chakra.div>
            ) : (
              <TranscriptLines
                cues={cues}
                at={at}
                sought={sought}
                lang={answer.lang}
                onSeek={onSeek}
              />
            )}
          </Stack>
        )
      }}
    </QueryRegion>
  )
}
