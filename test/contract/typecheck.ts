import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

/**
 * The compiler with the project's own settings. `check` says what is wrong with one file when some files have other
 * texts than on disk, or are missing. Files are read once and kept for the next call.
 */
export function createCompiler() {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options: strict } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'))
  // Unused names are not the mistakes that these tests look for.
  const options = { ...strict, noUnusedLocals: false, noUnusedParameters: false }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  const kept = new Map<string, ts.SourceFile | undefined>()
  let before: ts.Program | undefined

  return {
    check(path: string, texts: Record<string, string> = {}): string[] {
      const given = new Map(Object.entries(texts).map(([name, text]) => [resolve(name), text]))
      const overlay: ts.CompilerHost = {
        ...host,
        fileExists: (name) => given.has(name) || host.fileExists(name),
        readFile: (name) => given.get(name) ?? host.readFile(name),
        getSourceFile(name, ...rest) {
          const text = given.get(name)
          if (text !== undefined) return ts.createSourceFile(name, text, rest[0])
          if (!kept.has(name)) kept.set(name, read(name, ...rest))
          return kept.get(name)
        }
      }
      const program = ts.createProgram([resolve(path)], options, overlay, before)
      before = program
      const file = program.getSourceFile(resolve(path))
      if (!file) throw new Error(`${path} is not there`)
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')
      )
    }
  }
}

/** Returns the text of a file of the project with a part replaced; the part must be there. */
export function withReplaced(path: string, before: string | RegExp, after: string): Record<string, string> {
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(before, after)
  if (changed === text) throw new Error(`${path} has no ${before}`)
  return { [path]: changed }
}
