import { loadConfig } from '../../src/config.ts'

// A process of its own for the tests: reads the configuration and writes its secret, or what is wrong.
try {
  process.stdout.write(loadConfig().jwtSecret)
} catch (error) {
  process.stdout.write((error as Error).message)
}
