import { expect, it } from 'vitest'
import { createCompiler } from '../../contract/typecheck.ts'
import { typescriptModule } from './samples-support.ts'

it('samples of TypeScript compile against the types of the client', () => {
  const path = 'test/scripts/generate/virtual-samples.ts'
  const head = [
    "import { createClient } from '../../../src/client/index.ts'",
    "import { fileFromDisk, saveDownload } from '../../../src/client/node/index.ts'"
  ].join('\n')
  const { check } = createCompiler()
  const text = `${head}\n${typescriptModule()}`
  expect(check(path, { [path]: text })).toEqual([])
  const broken = text.replace("'idade[gte]': 30", "'idade[gte]': 'thirty'")
  expect(check(path, { [path]: broken })).toEqual([expect.stringContaining("not assignable to type 'number'")])
})
