import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take minutes though they are short: walks over every page or call. Where no run is
 * remembered, files go by their size, and one of these would be left to run alone at the end.
 */
const long = /\/(walk\/pages\.e2e|access\/access\.test)\.ts$/

/** Begins with what takes longest, so that both workers have something to do until the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { true: first = [], false: others = [] } = Object.groupBy(
      await super.sort(files),
      ({ moduleId }) => `${long.test(moduleId)}`,
    )
    return [...first, ...others]
  }
}
