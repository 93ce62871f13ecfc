import type { CallAnswer, CallInput } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const settingsCall = 'GET /System/admin/Settings/GetSettings'
const logoCall = 'GET /System/Settings/GetLogo'

export type Settings = CallAnswer<typeof settingsCall>
export type Setting = Settings['settings'][number]
export type SavedBody = CallInput<'POST /System/admin/Settings/Save'>['body']

export const useAllSettings = () => useQuery(queryOf(settingsCall))

export const useSaveSetting = () =>
  useWrite('POST /System/admin/Settings/Save', { changes: [settingsCall] })

export const useReset = () =>
  useWrite('POST /System/admin/Settings/Reset', { changes: [settingsCall] })

/** The logo itself, asked for only where there is one; each version is another. */
export const useLogoFile = (isSet: boolean) => useQuery({ ...queryOf(logoCall), enabled: isSet })

export const useSetLogo = () =>
  useWrite('POST /System/admin/Settings/SetLogo', { changes: [settingsCall, logoCall] })

export const useTestMail = () => useWrite('POST /System/admin/Settings/SendTestMail')
