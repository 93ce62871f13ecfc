import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const listCall = 'GET /academy/admin/Academy/GetAllAcademy'
export const treeCall = 'GET /academy/admin/Academy/GetAcademy'
export const watchedCall = 'GET /academy/admin/Academy/GetWatched'
export const saveCall = 'POST /academy/admin/Academy/Save'
export const groupCall = 'POST /academy/admin/VideoGroup/Save'
export const videoCall = 'POST /academy/admin/Video/Save'
export const filmCall = 'GET /Media/Asset/GetAsset'
export const cuesCall = 'GET /Media/admin/Caption/GetCues'
const filmsCall = 'GET /Media/admin/Asset/GetAllAssets'
const questionsCall = 'GET /academy/admin/Video/FindQuestions'

export type ListedAcademy = CallAnswer<typeof listCall>['academies'][number]
export type Tree = CallAnswer<typeof treeCall>
export type Group = Tree['groups'][number]
export type Video = Group['videos'][number]
export type Film = CallAnswer<typeof filmCall>
export type Watched = CallAnswer<typeof watchedCall>
export type FoundQuestion = CallAnswer<typeof questionsCall>['questions'][number]
export type Cues = CallAnswer<typeof cuesCall>

/** What shows academies as they are edited. */
export const changes = [listCall, treeCall] as const
const films = [...changes, filmCall, filmsCall] as const

export const treeQuery = (id: string) => queryOf(treeCall, { query: { id } })
export const useTree = (id: string) => useQuery(treeQuery(id))
export const useSaveAcademy = () => useWrite(saveCall, { changes })
export const useSetState = () => useWrite('POST /academy/admin/Academy/SetState', { changes })
export const useDuplicate = () => useWrite('POST /academy/admin/Academy/Duplicate', { changes })
export const useRemove = () => useWrite('POST /academy/admin/Academy/Remove', { changes })
export const useOrderAcademies = () =>
  useWrite('POST /academy/admin/Academy/OrderAcademies', { changes: [listCall] })
export const useSaveOrder = () => useWrite('POST /academy/admin/Academy/SaveOrder', { changes })
export const useSaveGroup = () => useWrite(groupCall, { changes })
export const useRemoveGroup = () => useWrite('POST /academy/admin/VideoGroup/Remove', { changes })
export const useSaveVideo = () => useWrite(videoCall, { changes })
export const useSetVideoState = () => useWrite('POST /academy/admin/Video/SetState', { changes })
export const useRemoveVideo = () => useWrite('POST /academy/admin/Video/Remove', { changes })
export const useSaveQuestions = () =>
  useWrite('POST /academy/admin/Video/SaveQuestions', { changes })

/** All academies in their order, for putting them in another. */
export const useAllAcademies = () =>
  useQuery(queryOf(listCall, { query: { pageNo: 1, pageSize: 100 } }))

/** Pages of questions for a quiz. */
export const questionsQuery = (query: CallInput<typeof questionsCall>['query']) =>
  queryOf(questionsCall, { query })

/** How often a film is looked at that is still being checked, in milliseconds. */
const lookMs = 3_000

/** A film as it stands; looked at again while it is on its way. */
export const useFilm = (id: string) =>
  useQuery({
    ...queryOf(filmCall, { query: { id } }),
    enabled: id !== '',
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'ready' || data.state === 'failed' ? false : lookMs,
  })

/** Films of academies that are there already, to pick one from. */
export const filmsThere: Pickable<CallAnswer<typeof filmsCall>> = {
  what: 'films',
  find: (search) =>
    queryOf(filmsCall, { query: { pageNo: 1, pageSize: 20, area: 'academy', search } }),
  byId: (search) =>
    queryOf(filmsCall, { query: { pageNo: 1, pageSize: 1, area: 'academy', search } }),
  found: (answer) =>
    answer.assets.map(({ assetId, name, state }) => ({
      ...{ value: assetId, label: name },
      ...(state !== 'ready' && { note: state }),
    })),
}

export const useCues = (assetId: string, lang: string) =>
  useQuery(queryOf(cuesCall, { query: { assetId, lang } }))
const captions = [...films, cuesCall] as const
export const useUploadCaptions = () =>
  useWrite('POST /Media/admin/Caption/Upload', { changes: captions })
export const useSaveCues = () =>
  useWrite('POST /Media/admin/Caption/SaveCues', { changes: captions })
export const useRemoveCaptions = () =>
  useWrite('POST /Media/admin/Caption/Remove', { changes: captions })
