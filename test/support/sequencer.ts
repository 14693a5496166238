import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** First the tests that have a process of their own: they take longest, and the others then keep their processes to the end. */
export class AloneFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isAlone = ({ project }: TestSpecification) => project.name === 'alone'
    return [...sorted.filter(isAlone), ...sorted.filter((file) => !isAlone(file))]
  }
}
