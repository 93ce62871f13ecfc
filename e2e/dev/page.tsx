import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { federation } from '../../host-shell/src/remotes/federation.ts'

/** As much of the shell as shows what a remote exposes. */
async function show(): Promise<void> {
  federation.registerRemotes([
    { name: 'mfe_school_dev', entry: '/remotes/mfe-school/dev/entry.js' },
  ])
  const remote = await federation.loadRemote<{ default: ComponentType }>('mfe_school_dev/remote')
  const element = document.getElementById('root')
  if (!element || !remote) throw new Error('Nothing to show, or nowhere to show it')
  createRoot(element).render(<remote.default />)
}

void show()
