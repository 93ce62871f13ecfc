import { remoteNames } from '@portal/shared/contract'
import { expect, test } from 'vitest'
import { read } from './files.ts'

/** What no other test of the production shape compares with the list of remotes. */
const places = [
  'deploy/nginx/gateway.conf',
  'deploy/nginx/upstreams.conf',
  'deploy/kubernetes/base/network.yaml',
  'deploy/kubernetes/overlays/example/kustomization.yaml',
]

test.each(places)('%s names every remote', (place) => {
  const text = read(place)
  expect(remoteNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})
