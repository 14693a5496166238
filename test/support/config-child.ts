import { loadConfig } from '../../src/config.ts'

// Runs as a process of its own: reads the configuration and prints its secret, or what is wrong with it.
try {
  process.stdout.write(loadConfig().jwtSecret)
} catch (error) {
  process.stdout.write((error as Error).message)
}
