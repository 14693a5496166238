import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = /test\/(faults|platform\/embedded|scripts\/generate|operations)\/|test\/server\.test/

/**
 * Runs tests that need a process of their own first, so that the others keep theirs to the end. Next come tests that
 * wait for whole servers to start and stop, so that none of them is left over at the end.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === 'alone' ? 0 : LONG.test(moduleId) ? 1 : 2
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
