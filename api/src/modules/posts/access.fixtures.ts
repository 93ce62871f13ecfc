import type { CallInput } from '@portal/shared/api'
import { type AreaAccess, type Made, nothingBut } from '../../access/area.fixtures.ts'
import { roleOf, type World } from '../../access/world.fixtures.ts'
import { makePost } from './testing.ts'

const hourMs = 3_600_000

type Change = Parameters<typeof makePost>[1]

/** A post of either kind that is for this person, as the clock says. */
async function postFor(world: World, person: string, change: Change = {}): Promise<Made> {
  const { app } = world.simulate
  const role = await roleOf(world, person)
  // Admins read those for anybody.
  const roles = [role === 'Admin' ? ('Student' as const) : role]
  return nothingBut(await makePost(app, { kind: 'news', roles, ...change }))
}

const words: Omit<CallInput<'POST /blog/admin/Blog/SaveDraft'>['body'], 'id' | 'version'> = {
  ...{ kind: 'news', title: 'A week of waves', summary: 'In short', coverFileId: null },
  ...{ body: '<p>Begin with strings.</p>', roles: ['Student'], pinned: false },
}

const own = 'what is kept of it is the caller’s own'
const toEdit = { who: 'A-----', record: 'any: post to edit' } as const
const shown = { who: 'ASTRPM', record: 'given: post' } as const

export const postAccess = {
  calls: {
    'GET /blog/blog': { who: 'ASTRPM' },
    'GET /blog/blog/GetById': shown,
    'POST /blog/blog/MarkRead': shown,
    'GET /news/news': { who: 'ASTRPM' },
    'GET /news/news/GetById': shown,
    'POST /news/news/MarkRead': shown,
    'GET /blog/admin/Blog': { who: 'A-----' },
    'GET /news/admin/News': { who: 'A-----' },
    'GET /blog/admin/Blog/ExportBlog': { who: 'A-----', limit: '30 in 15 min' },
    'GET /news/admin/News/ExportNews': { who: 'A-----', limit: '30 in 15 min' },
    'GET /blog/admin/Blog/GetById': toEdit,
    'POST /blog/admin/Blog/SaveDraft': toEdit,
    'POST /blog/admin/Blog/Publish': toEdit,
    'POST /blog/admin/Blog/SetState': toEdit,
  },
  inputs: {
    'GET /blog/blog/GetById': ({ id }) => ({ query: { id } }),
    'POST /blog/blog/MarkRead': ({ id: blogId }) => ({ body: { blogId } }),
    'GET /news/news/GetById': ({ id }) => ({ query: { id } }),
    'POST /news/news/MarkRead': ({ id: newsId }) => ({ body: { newsId } }),
    'GET /blog/admin/Blog/GetById': ({ id }) => ({ query: { id } }),
    'POST /blog/admin/Blog/SaveDraft': ({ id }) => ({ body: { id, version: 1, ...words } }),
    'POST /blog/admin/Blog/Publish': ({ id }) => ({ body: { id, version: 1, announce: true } }),
    'POST /blog/admin/Blog/SetState': ({ id }) => ({
      body: { id, version: 1, state: 'archived' },
    }),
  },
  records: {
    post: {
      whose: 'nobody',
      of: async (world, owner) => {
        // Both lists of admins have something to write into a file.
        await makePost(world.simulate.app)
        return await postFor(world, owner)
      },
      others: async (world, caller) => {
        const { app } = world.simulate
        const role = await roleOf(world, caller)
        const later = new Date(app.clock.now().getTime() + hourMs)
        const taken = [
          await postFor(world, caller, { state: 'draft' }),
          await postFor(world, caller, { state: 'archived' }),
          await postFor(world, caller, { state: 'scheduled', publishAt: later }),
        ]
        if (role === 'Admin') return taken
        const roles = [role === 'Parent' ? ('Tutor' as const) : ('Parent' as const)]
        return [...taken, nothingBut(await makePost(app, { kind: 'news', roles }))]
      },
    },
    'post to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makePost(app, { kind: 'news' })),
    },
  },
  openIds: {
    'POST /blog/admin/Blog/SaveDraft': {
      'body.coverFileId': 'a file of somebody else is refused at its field',
    },
  },
  unaudited: {
    'POST /blog/blog/MarkRead': own,
    'POST /news/news/MarkRead': own,
  },
} satisfies AreaAccess
