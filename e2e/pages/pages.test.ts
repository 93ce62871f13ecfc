// @vitest-environment jsdom
import { accessOfPath, type Remote, type Role, remoteOfRole } from '@portal/shared/contract'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import admin from '../../mfe-admin/src/remote.ts'
import parent from '../../mfe-parent/src/remote.ts'
import school from '../../mfe-school/src/remote.ts'
import student from '../../mfe-student/src/remote.ts'
import tutor from '../../mfe-tutor/src/remote.ts'
import { pages } from './index.ts'

const remotes: readonly Remote[] = [admin, parent, school, student, tutor]

/** The screens that the pages of the table open, by the router's own ranking. */
const walked = new Set(
  pages.flatMap(({ role, path }) => {
    const remote = remotes.find(({ name }) => role !== 'Nobody' && name === remoteOfRole[role])
    const screens = remote?.features.flatMap((feature) => feature.screens) ?? []
    const routes = screens.map(({ id, path }) => ({ id, path }))
    const [pathname = ''] = path.split(/[?#]/)
    return (matchRoutes(routes, pathname) ?? []).map(({ route }) => `${remote?.name} ${route.id}`)
  }),
)

test.each(remotes)('every screen of $name is walked', ({ name, features }) => {
  const screens = features.flatMap((feature) => feature.screens)
  const missing = screens.filter(({ id }) => !walked.has(`${name} ${id}`))
  expect(missing.map(({ id, path }) => `${id} at ${path}`)).toEqual([])
})

test.each(remotes)('every screen of $name stands where its roles may open it', (remote) => {
  for (const { path, roles } of remote.features.flatMap((feature) => feature.screens)) {
    const access = accessOfPath(path)
    // Open to all, or for the remote's own roles because the table does not know it.
    if (access === 'public' || access === 'unknown') continue
    expect(access, path).toEqual(expect.arrayContaining([...(roles ?? remote.roles)]))
  }
})

test('every role has its pages', () => {
  const roles = new Set<string>(pages.map(({ role }) => role))
  const served = Object.keys(remoteOfRole) as Role[]
  expect(served.filter((role) => !roles.has(role))).toEqual([])
})
