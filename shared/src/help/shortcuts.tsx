import { textKeysInWords } from '@portal/shared/desk/keys'
import { listKeysInWords } from '@portal/shared/lists/keys'
import { readerKeysInWords } from '@portal/shared/pdf-reader/keys'
import { KeyList, OwnKeyList } from '@portal/shared/question-runner/keys'
import { useSession } from '@portal/shared/session'
import { Disclosure, Stack } from '@portal/shared/ui'
import { keysInWords } from '@portal/shared/video-player/keys'

type InWords = typeof keysInWords

const linesOf = (keys: InWords) =>
  keys.map(([each, what]) => ({ parts: each.map((key) => ({ key })), what }))

/** The keys of what the role has: questions, videos and books for all but schools, the desk for tutors, lists for everybody. */
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
      {role === 'Tutor' || role === 'Senior Tutor' ? (
        <Disclosure summary="When you mark, while the text has the focus">
          <KeyList lines={linesOf(textKeysInWords)} />
        </Disclosure>
      ) : null}
      <Disclosure summary="In lists">
        <KeyList lines={linesOf(listKeysInWords)} />
      </Disclosure>
    </Stack>
  )
}
