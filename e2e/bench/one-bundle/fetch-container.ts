import type { RemoteName } from '@portal/shared/contract'

const remotes = {
  'mfe-student': () =>
    import(/* webpackChunkName: "mfe-student" */ '../../../mfe-student/src/remote.ts'),
  'mfe-tutor': () => import(/* webpackChunkName: "mfe-tutor" */ '../../../mfe-tutor/src/remote.ts'),
  'mfe-parent': () =>
    import(/* webpackChunkName: "mfe-parent" */ '../../../mfe-parent/src/remote.ts'),
  'mfe-school': () =>
    import(/* webpackChunkName: "mfe-school" */ '../../../mfe-school/src/remote.ts'),
  'mfe-admin': () => import(/* webpackChunkName: "mfe-admin" */ '../../../mfe-admin/src/remote.ts'),
}

/** Stands in for the shell's own: the remote is a chunk of the same build, without federation. */
export async function fetchContainer(name: RemoteName): Promise<unknown> {
  return (await remotes[name]()).default
}
