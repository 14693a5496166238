import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/*/*/tables.ts', './src/*/*/tables-kept.ts'],
  out: './drizzle',
  strict: true,
  verbose: true
})
