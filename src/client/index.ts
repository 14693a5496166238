export { type Client, type ClientA, type ClientOptions, createClient, type Language } from './client.ts'
export type { Clock } from './clock.ts'
export { type CallsA, type CallsB, RELEASE, type Schemas, type SchemasA, VERSION } from './contract.ts'
export type { Download } from './download.ts'
export {
  ApiError,
  type ApiErrorOf,
  type ErrorCode,
  type ErrorDetail,
  isAborted,
  isApiError,
  NetworkError
} from './errors.ts'
export { type CompletedJob, type Job, JobFailedError, type JobRef, type Jobs, type WaitOptions } from './jobs.ts'
export type { Fetch } from './outgoing.ts'
export type { Listing } from './pages.ts'
export type { RetrySettings } from './retry.ts'
export type { TokenStore, Tokens } from './session.ts'
export type { Started } from './started.ts'
export type { Answer, CallSettings, Methods } from './types.ts'
export {
  verifyWebhook,
  type WebhookEvent,
  type WebhookFault,
  type WebhookHeaders,
  type WebhookToVerify,
  WebhookVerificationError
} from './webhook.ts'
