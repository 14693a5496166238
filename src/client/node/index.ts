/** What only Node has: files on disk. */
export { type FileOptions, fileFromDisk, type Progress, type SaveOptions, saveDownload } from './files.ts'
export { fileTokens } from './tokens.ts'
