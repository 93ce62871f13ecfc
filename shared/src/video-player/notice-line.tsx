import { Button, Row, Text } from '@portal/shared/ui'
import type { Film, FilmNotice, FilmState } from './film-types.ts'
import { mayNotSkip } from './place.rules.ts'
import { clockOf } from './time.rules.ts'

/** What the player has to say, under the picture; spoken when it comes. */
export function NoticeLine({ player, state: { notice } }: { player: Film; state: FilmState }) {
  return (
    <Row
      role="status"
      gap="2"
      paddingX={{ base: '3', md: '4' }}
      paddingTop={notice === null ? '0' : '3'}
    >
      {notice === null ? null : (
        <>
          <Text as="span" size="sm">
            {wordsOf(notice)}
          </Text>
          <Way notice={notice} player={player} />
        </>
      )}
    </Row>
  )
}

function wordsOf(notice: FilmNotice): string {
  if (notice.kind === 'resumed') return `Resumed at ${clockOf(notice.at)}`
  if (notice.kind === 'slow') return 'The connection is slow.'
  return mayNotSkip
}

function Way({ notice, player }: { notice: FilmNotice; player: Film }) {
  if (notice.kind === 'resumed') {
    return (
      <>
        <span aria-hidden="true">·</span>
        <Button variant="ghost" onClick={() => player.seek(0)}>
          Start over
        </Button>
      </>
    )
  }
  if (notice.kind === 'may not skip') return null
  const { height } = notice.smaller
  return (
    <Button variant="ghost" onClick={() => player.setQuality(height)}>
      Play in {height}p
    </Button>
  )
}
