import type { CallAnswer, CallKey } from '@portal/shared/api'
import type { HowTold, NotificationKind } from '@portal/shared/contract'
import {
  changeAnswer,
  keyOf,
  queryOf,
  useQuery,
  useQueryClient,
  useWrite,
} from '@portal/shared/query'

const meCall = 'GET /User/Account/GetMe'
const pictureCall = 'GET /user/Student/view-profile'
const preferencesCall = 'GET /User/Account/GetPreferences'
const quietCall = 'GET /User/Account/GetQuietHours'
const sessionsCall = 'GET /Authentication/Session/GetSessions'
const deletionCall = 'GET /User/Account/GetDeletionRequest'

/** The person signed in, as the frame shows it. */
export type Me = CallAnswer<typeof meCall>

/** How the person hears of one kind of notification. */
export type Preference = HowTold & { kind: NotificationKind }

/** The hours in which the person's mails wait. */
export type QuietHours = CallAnswer<typeof quietCall>

export type Device = CallAnswer<typeof sessionsCall>['sessions'][number]

const changesMe: { changes: CallKey[] } = { changes: [meCall] }

/** Changes what is known of the person at once. */
function useChangeMe() {
  const client = useQueryClient()
  return (change: Partial<Me>) =>
    changeAnswer(client, meCall, undefined, (me) => ({ ...me, ...change }))
}

/** Saves name and time zone; the frame shows them at once. */
export function useSaveProfile() {
  const changeMe = useChangeMe()
  return useWrite('POST /User/Account/UpdateMe', {
    ...changesMe,
    done: (_, { body }) => changeMe(body),
  })
}

/** Asks for another email to sign in with, which a link in its mail makes the account's. */
export const useChangeEmail = () => useWrite('POST /User/Account/ChangeEmail')

/** Chooses a new password, which signs the other devices out. */
export const useChangePassword = () =>
  useWrite('POST /Authentication/Password/ChangePassword', { changes: [sessionsCall] })

/** The student's picture, asked for only where there is one. */
export const usePicture = (hasPicture: boolean) =>
  useQuery({ ...queryOf(pictureCall), enabled: hasPicture, staleTime: 300_000 })

/** Sends a picture; what was cut is shown without being fetched again. */
export function useSavePicture() {
  const client = useQueryClient()
  const changeMe = useChangeMe()
  return useWrite('POST /user/student/update-pofile', {
    ...changesMe,
    done: (_, { file }) => {
      client.setQueryData(keyOf(pictureCall), file)
      changeMe({ hasPicture: true })
    },
  })
}

/** Takes the picture away. */
export function useRemovePicture() {
  const client = useQueryClient()
  const changeMe = useChangeMe()
  return useWrite('POST /user/student/remove-profile', {
    ...changesMe,
    done: () => {
      changeMe({ hasPicture: false })
      client.removeQueries({ queryKey: keyOf(pictureCall) })
    },
  })
}

export const usePreferences = () => useQuery(queryOf(preferencesCall))

/**
 * Saves how one hears of a kind: shown at once, put back when it fails. Each has the whole choice,
 * so that the last one stands.
 * @param before how it is shown now.
 */
export function useSavePreference(before: Preference) {
  const client = useQueryClient()
  const put = (preference: Preference) =>
    changeAnswer(client, preferencesCall, undefined, ({ preferences }) => ({
      preferences: preferences.map((each) => (each.kind === preference.kind ? preference : each)),
    }))
  return useWrite('POST /User/Account/SetPreference', {
    changes: [preferencesCall],
    show: ({ body }) => {
      put(body)
      return () => put(before)
    },
  })
}

export const useQuietHours = () => useQuery(queryOf(quietCall))

export const useSaveQuietHours = () =>
  useWrite('POST /User/Account/SetQuietHours', { changes: [quietCall] })

export const useDevices = () => useQuery({ ...queryOf(sessionsCall), staleTime: 0 })

/** Signs one device out. */
export function useEndSession() {
  const client = useQueryClient()
  return useWrite('POST /Authentication/Session/EndSession', {
    changes: [sessionsCall],
    done: (_, { body }) =>
      changeAnswer(client, sessionsCall, undefined, ({ sessions }) => ({
        sessions: sessions.filter(({ id }) => id !== body.sessionId),
      })),
  })
}

/** All that the portal keeps of the person, as a file. */
export const useDownload = () => useWrite('GET /User/Account/DownloadMyData')

export const useDeletionRequest = () => useQuery(queryOf(deletionCall))

/** Asks for the account to be deleted, or takes the request back. */
export function useDeletion() {
  const client = useQueryClient()
  const show = (request: CallAnswer<typeof deletionCall>) =>
    client.setQueryData(keyOf(deletionCall), request)
  const request = useWrite('POST /User/Account/RequestDeletion', { done: show })
  const withdraw = useWrite('POST /User/Account/WithdrawDeletion', { done: () => show(null) })
  return { request, withdraw }
}
