/** Everything that a test of a screen needs, Testing Library's queries included. */
export { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
export { makeCurriculumInfo, makeItemLink } from '../curriculum/testing.ts'
export { makeResult, makeResultByTopic, testResultId } from '../diagnostic-results/testing.ts'
export {
  makeAttendee,
  makeAttendees,
  makeEvent,
  makeEventCard,
  makeEventFile,
  makeEventSession,
  makeOwnPlace,
  testDegreeGroup,
  testEventId,
  testSessionId,
} from '../events/testing.ts'
export { fakeSending } from '../files/fake-sending.testing.ts'
export {
  explainedFlag,
  makeFlag,
  makeFlagPage,
  makeFlagPageOfTutor,
  testFlagId,
} from '../flagged-question/testing.ts'
export { makeFourTypes, makeQuestion, makeSet, makeVerdict } from '../question-runner/testing.ts'
export {
  makeMarker,
  makePoolItem,
  makeQueue,
  makeQueueItem,
  queueCalls,
} from '../submissions/testing.ts'
export {
  makeReportForm,
  makeReportList,
  makeReportPage,
  testHourId,
  testReportId,
} from '../tuition-reports/testing.ts'
export { expectNoAxeViolations } from './axe.ts'
export { makeClaims, makePayload, makeToken } from './claims.ts'
export {
  makeCalendarEntry,
  makeChildDashboard,
  makeCurriculumItem,
  makeHour,
  makeReport,
  makeSession,
  makeStudentDashboard,
  makeStudentRow,
  makeTopic,
  testUid,
} from './factories.ts'
export { fakeDate } from './fake-date.ts'
export { tellLive } from './fake-live.ts'
export { fakeLocks } from './fake-locks.ts'
export { fakeMedia } from './fake-media.ts'
export {
  type FakeCalls,
  type FakeNetwork,
  fakeNetwork,
  type SeenRequest,
  says,
} from './fake-network.ts'
export {
  type RenderedScreen,
  type RenderScreenOptions,
  renderScreen,
} from './render-screen.tsx'
export { chooseInRow } from './row-menu.ts'
export { savedFiles } from './saved-files.ts'
export { forgetSession, giveSettings, signInAs } from './session.ts'
export { writeInto } from './write-into.ts'
