import { type CallAnswer, call } from '@portal/shared/api'
import type { EmailChoice, NotificationKind } from '@portal/shared/contract'
import { keyOf, queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'

const meCall = 'GET /User/Account/GetMe'
const pictureCall = 'GET /user/Student/view-profile'
const preferencesCall = 'GET /User/Account/GetPreferences'
const sessionsCall = 'GET /Authentication/Session/GetSessions'
const deletionCall = 'GET /User/Account/GetDeletionRequest'

/** The person signed in, as the frame shows it. */
export type Me = CallAnswer<typeof meCall>

/** How the person hears of one kind of notification. */
export type Preference = { kind: NotificationKind; inPortal: boolean; email: EmailChoice }

export type Device = CallAnswer<typeof sessionsCall>['sessions'][number]

/** Changes what is known of the person at once, and has the server asked again. */
function useChangeMe() {
  const client = useQueryClient()
  return (change: Partial<Me>) => {
    client.setQueryData<Me>(keyOf(meCall), (me) => (me === undefined ? me : { ...me, ...change }))
    return client.invalidateQueries({ queryKey: keyOf(meCall) })
  }
}

/** Saves name and time zone; the frame shows them at once. */
export function useSaveProfile() {
  const changeMe = useChangeMe()
  return useMutation({
    mutationFn: (body: Pick<Me, 'firstName' | 'lastName' | 'timeZone'>) =>
      call('POST /User/Account/UpdateMe', { body }),
    onSuccess: (_, body) => void changeMe(body),
  })
}

/** Asks for another email to sign in with, which a link in its mail makes the account's. */
export const useChangeEmail = () =>
  useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call('POST /User/Account/ChangeEmail', { body }),
  })

/** Chooses a new password, which signs the other devices out. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { oldPassword: string; newPassword: string }) =>
      call('POST /Authentication/Password/ChangePassword', { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keyOf(sessionsCall) }),
  })
}

/** The student's picture, asked for only where there is one. */
export const usePicture = (hasPicture: boolean) =>
  useQuery({ ...queryOf(pictureCall), enabled: hasPicture, staleTime: 300_000 })

/** Sends a picture; what was cut is shown without being fetched again. */
export function useSavePicture() {
  const client = useQueryClient()
  const changeMe = useChangeMe()
  return useMutation({
    mutationFn: (file: Blob) => call('POST /user/student/update-pofile', { file }),
    onSuccess: (_, file) => {
      client.setQueryData(keyOf(pictureCall), file)
      void changeMe({ hasPicture: true })
    },
  })
}

/** Takes the picture away. */
export function useRemovePicture() {
  const client = useQueryClient()
  const changeMe = useChangeMe()
  return useMutation({
    mutationFn: () => call('POST /user/student/remove-profile'),
    onSuccess: () => {
      void changeMe({ hasPicture: false })
      client.removeQueries({ queryKey: keyOf(pictureCall) })
    },
  })
}

export const usePreferences = () => useQuery(queryOf(preferencesCall))

/**
 * Saves how one hears of a kind: shown at once, put back when it fails. Changes of one kind are
 * sent one after another, each with the whole choice, so that the last one stands.
 */
export function useSavePreference(kind: NotificationKind) {
  const client = useQueryClient()
  const mutationKey = ['preference', kind]
  const show = (preference: Preference) =>
    client.setQueryData<{ preferences: Preference[] }>(keyOf(preferencesCall), (data) =>
      data === undefined
        ? data
        : { preferences: data.preferences.map((each) => (each.kind === kind ? preference : each)) },
    )
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ next }: { next: Preference; before: Preference }) =>
      call('POST /User/Account/SetPreference', { body: next }),
    onMutate: async ({ next }) => {
      await client.cancelQueries({ queryKey: keyOf(preferencesCall) })
      show(next)
    },
    onError: (_, { before }) => {
      // A later change of the same kind holds this one too, and is still to be sent.
      if (client.isMutating({ mutationKey }) === 1) show(before)
    },
  })
}

export const useDevices = () => useQuery({ ...queryOf(sessionsCall), staleTime: 0 })

/** Signs one device out. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) =>
      call('POST /Authentication/Session/EndSession', { body: { sessionId } }),
    onSuccess: (_, sessionId) => {
      client.setQueryData<{ sessions: Device[] }>(keyOf(sessionsCall), (data) =>
        data === undefined
          ? data
          : { sessions: data.sessions.filter(({ id }) => id !== sessionId) },
      )
      void client.invalidateQueries({ queryKey: keyOf(sessionsCall) })
    },
  })
}

/** All that the portal keeps of the person, as a file. */
export const useDownload = () =>
  useMutation({ mutationFn: () => call('GET /User/Account/DownloadMyData') })

export const useDeletionRequest = () => useQuery(queryOf(deletionCall))

/** Asks for the account to be deleted, or takes the request back. */
export function useDeletion() {
  const client = useQueryClient()
  const show = (request: CallAnswer<typeof deletionCall>) =>
    client.setQueryData(keyOf(deletionCall), request)
  const request = useMutation({
    mutationFn: () => call('POST /User/Account/RequestDeletion'),
    onSuccess: show,
  })
  const withdraw = useMutation({
    mutationFn: () => call('POST /User/Account/WithdrawDeletion'),
    onSuccess: () => show(null),
  })
  return { request, withdraw }
}
