import type { DiagnosticTest, Section } from './diagnostic.rules.ts'

/** A section that waits: 12 questions in 18 minutes. */
export function makeSection(more: Partial<Section> = {}): Section {
  return {
    position: 1,
    name: 'Mathematics 1',
    questionCount: 12,
    minutes: 18,
    state: 'waiting',
    setId: null,
    correct: null,
    ...more,
  }
}

/** A test of two sections, not started. */
export function makeTest(more: Partial<DiagnosticTest> = {}): DiagnosticTest {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    finishedAt: null,
    sections: [makeSection(), makeSection({ position: 2, name: 'Physics' })],
    ...more,
  }
}
