import { expect, test } from 'vitest'
import { groupTimes, isScript, total } from './profile.rules.ts'

const script = `/*!**!*\\
  !*** ../node_modules/.pnpm/react@19/node_modules/react/index.js ***!
function one() {}
;// ../shared/src/session/session.ts
function two() {}
// MODULE: ../node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js
function three() {}
/******/ function required() {}`

test.each([
  ['one', 2, 'react-dom'],
  ['two', 4, 'session'],
  ['three', 6, 'react-dom'],
  ['required', 7, 'evaluating modules'],
  ['../shared/src/session/session.ts', 4, 'evaluating modules'],
])('counts %s at line %i for its part', (functionName, lineNumber, group) => {
  const callFrame = { functionName, lineNumber, url: 'http://portal.test/shell/x/shell.js' }
  const profile = {
    nodes: [{ id: 1, callFrame }],
    samples: [1, 1],
    timeDeltas: [200, 300],
  }
  expect([...groupTimes(profile, () => script)]).toEqual([[group, 0.5]])
})

test.each([
  ['http://portal.test/remotes/mfe-student/x/entry.js', 'two', 4, 'remote'],
  ['', 'insertRule', -1, 'styling'],
  ['', 'makeIntl', 3, 'Intl'],
  ['', 'appendChild', -1, 'DOM and browser'],
  ['', '(idle)', -1, '(idle)'],
])('counts what is at %s as %s', (url, functionName, lineNumber, group) => {
  const nodes = [{ id: 1, callFrame: { functionName, lineNumber, url } }]
  const times = groupTimes({ nodes, samples: [1], timeDeltas: [1000] }, () => script)
  expect([...times]).toEqual([[group, 1]])
  expect(total(times, isScript)).toBe(group === '(idle)' ? 0 : 1)
})
