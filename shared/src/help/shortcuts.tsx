import { listKeysInWords } from '@portal/shared/lists/keys'
import { readerKeysInWords } from '@portal/shared/pdf-reader/keys'
import { KeyList, OwnKeyList } from '@portal/shared/question-runner/keys'
import { useSession } from '@portal/shared/session'
import { Disclosure, Stack } from '@portal/shared/ui'
import { keysInWords } from '@portal/shared/video-player/keys'

type InWords = typeof keysInWords

const linesOf = (keys: InWords) =>
  keys.map(([each, what]) => ({ parts: each.map((key) => ({ key })), what }))

/** The keys of what the role has: questions, videos and books for all but schools, lists for everybody. */
export default function Shortcuts() {
  const role = useSession((session) => session.claims?.role)
  const practises = role !== 'School Manager'
  return (
    <Stack gap="3">
      {practises ? (
        <>
          <Disclosure summary="In the question runner">
            <OwnKeyList />
          </Disclosure>
          <Disclosure summary="While a video plays">
            <KeyList lines={linesOf(keysInWords)} />
          </Disclosure>
          <Disclosure summary="In a book">
            <KeyList lines={linesOf(readerKeysInWords)} />
          </Disclosure>
        </>
      ) : null}
      <Disclosure summary="In lists">
        <KeyList lines={linesOf(listKeysInWords)} />
      </Disclosure>
    </Stack>
  )
}
