import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'

const looking = 'a view is a way to look at a list, also where it is shared'

export const savedViewAccess = {
  calls: {
    'GET /Lists/View/GetViews': { who: 'A-TR-M' },
    'POST /Lists/View/SaveView': { who: 'A-TR-M', limit: '100 in 15 min' },
    'POST /Lists/View/DeleteView': { who: 'A-TR-M', record: 'own: saved view' },
    'GET /User/admin/View/GetViews': { who: 'A-----' },
    'POST /User/admin/View/Save': {
      who: 'A-----',
      record: 'own: saved view',
      limit: '100 in 15 min',
    },
    'POST /User/admin/View/Remove': { who: 'A-----', record: 'own: saved view' },
  },
  inputs: {
    'POST /Lists/View/SaveView': () => ({
      body: { list: 'students', name: 'Mine', address: '', isShared: false, isDefault: false },
    }),
    'POST /Lists/View/DeleteView': ({ id }) => ({ body: { viewId: id } }),
    'POST /User/admin/View/Save': ({ id: viewId }) => ({
      body: {
        ...{ viewId, list: 'students', name: 'Renamed', query: 'light=red' },
        ...{ columns: ['name'], isShared: true, isDefault: true },
      },
    }),
    'POST /User/admin/View/Remove': ({ id: viewId }) => ({ body: { viewId } }),
  },
  records: {
    'saved view': {
      whose: 'staff',
      of: async ({ simulate: { app } }, owner) => {
        const body = {
          list: 'students',
          name: 'Mine',
          address: '',
          isShared: false,
          isDefault: false,
        }
        const { data } = await app.call('POST /Lists/View/SaveView', owner, { body })
        return nothingBut(data.id)
      },
    },
  },
  reads: {
    'GET /Lists/View/GetViews': () => ({ query: { list: 'students' } }),
    'GET /User/admin/View/GetViews': () => ({ query: { list: 'students' } }),
  },
  unaudited: {
    'POST /Lists/View/SaveView': looking,
    'POST /Lists/View/DeleteView': looking,
    'POST /User/admin/View/Save': looking,
    'POST /User/admin/View/Remove': looking,
  },
} satisfies AreaAccess
