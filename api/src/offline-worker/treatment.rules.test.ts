import { offlinePages, onlinePages } from '@portal/shared/contract'
import { expect, test } from 'vitest'
import { type Treatment, treatmentOf } from './treatment.rules.ts'

const origin = 'https://portal.example'
const bank = '/resources/question-bank'

const ask = (path: string, given: { method?: string; mode?: string; cache?: string } = {}) =>
  treatmentOf(
    { method: 'GET', mode: 'cors', cache: 'default', url: new URL(path, origin).href, ...given },
    origin,
    offlinePages,
    onlinePages,
  )

test.each<[path: string, treatment: Treatment]>([
  [`${bank}/revise/algebra/0190a1b2`, 'page'],
  [`${bank}/revise/algebra/0190a1b2/`, 'page'],
  [`${bank}/Revise/Algebra/0190a1b2?x=1#y`, 'page'],
  [`${bank}/simulate/12-15`, 'page'],
  [`${bank}/simulate/continue/0190a1b2`, 'page'],
  ['/diagnostic-test', 'page'],
  [`${bank}/revise/solutions?set=1`, 'network'],
  [`${bank}/revise/algebra`, 'network'],
  [`${bank}/revise/algebra//`, 'network'],
  [`${bank}/revise/edit-revise/0190a1b2`, 'network'],
  [`${bank}/simulate/solutions`, 'network'],
  [`${bank}/simulate/solutions/0190a1b2`, 'network'],
  ['/diagnostic-test-results', 'network'],
  ['/', 'network'],
])('a page at %s: %s', (path, treatment) => {
  expect(ask(path, { mode: 'navigate' })).toBe(treatment)
})

test.each<[path: string, treatment: Treatment]>([
  ['/shell/0a1b/shell.0a.js', 'file'],
  ['/remotes/mfe-student/0a1b/entry.0a.js', 'file'],
  ['/remotes/mfe-student/0a1b/integrity.json', 'file'],
  ['/remotes/mfe-student/0a1b/KaTeX_Main-Regular.woff2', 'file'],
  ['/remotes.json', 'leave'],
  ['/settings.json', 'leave'],
  ['/offline-worker.js', 'leave'],
  ['/remotes/mfe-student/', 'leave'],
  ['/shell/0a1b/', 'leave'],
  ['/api/Revise/api/Revise/GetSet?setId=1', 'leave'],
  ['/api/shell/x/y.js', 'leave'],
  ['/media/file/0190a1b2/file', 'leave'],
  [`${bank}/revise/algebra/0190a1b2`, 'leave'],
  ['https://elsewhere.example/shell/0a1b/shell.js', 'leave'],
])('what a page asks for at %s: %s', (path, treatment) => {
  expect(ask(path)).toBe(treatment)
})

test.each<[string, Parameters<typeof ask>[1]]>([
  ['is sent', { method: 'POST' }],
  ['is asked for anew', { cache: 'reload' }],
  ['is to be stored nowhere', { cache: 'no-store' }],
])('what %s is left alone', (_, given) => {
  expect(ask('/shell/0a1b/shell.0a.js', given)).toBe('leave')
})
