import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds, from a lookup by key to a request that is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** How finely the lag of the event loop is measured. Each measurement wakes the process. */
const PRECISION_MS = 50

export type Instruments = ReturnType<typeof createInstruments>

/**
 * Creates everything that is measured. Values of labels come from the contract and from lists in the code, never from a
 * request. Paths, ids and accounts would be personal data, and unlimited in number.
 */
export function createInstruments() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: PRECISION_MS })
  const registers = [registry]
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `saude_${name}`, help, labelNames, registers })
  return {
    registry,
    info: gauge('info', 'The version that runs; always 1.', ['version', 'environment']),
    requests: new Histogram({
      name: 'saude_http_request_duration_seconds',
      help: 'Time from the request to the end of its answer, by operation of the contract, method and class of status; aborted: the client went away before that.',
      labelNames: ['operation', 'method', 'status'],
      buckets: BUCKETS,
      registers
    }),
    refused: new Counter({
      name: 'saude_requests_refused_total',
      help: 'Requests that this instance had no room for: too many in work, a late event loop, no turn in time, a full disk.',
      labelNames: ['valve'],
      registers
    }),
    denied: new Counter({
      name: 'saude_http_denied_total',
      help: 'Answers of this instance that deny something: 401, 403 and 429.',
      labelNames: ['status'],
      registers
    }),
    connections: gauge('db_connections', 'Connections of the pool to the database.', ['pool', 'state']),
    connectionsMost: gauge('db_connections_max', 'The most connections that the pool opens.', ['pool']),
    connectionWaiters: gauge('db_waiting', 'Statements and transactions that wait for a connection.', ['pool']),
    queueJobs: gauge('queue_jobs', 'Entries of the queue, counted to 10,000 of each; of all instances.', ['state']),
    queueOldest: gauge('queue_oldest_seconds', 'For how long the entry that is due longest has been waiting.'),
    queueRetried: gauge(
      'queue_retried_seconds',
      'Since the oldest entry was made that has failed and will be tried again, by task; of all instances.',
      ['task']
    ),
    queueUntaken: gauge(
      'queue_untaken',
      'Whether an entry has been due for a minute while nobody works on any entry; of all instances.'
    ),
    partUp: gauge('part_up', 'Whether a part that works in the background of this instance does its work.', ['part']),
    partAge: gauge('part_last_done_seconds', 'Since a part last did its work; absent where it has not yet.', ['part']),
    workerUp: gauge('queue_worker_up', 'Whether the worker of this instance works; absent where there is none.'),
    workerJobs: gauge('queue_worker_jobs', 'Entries of the queue that this instance works on.'),
    deliveriesWaiting: gauge(
      'webhook_deliveries_waiting',
      'Deliveries that wait, counted to 10,000; of all instances.',
      ['attempt']
    ),
    attempts: new Counter({
      name: 'saude_webhook_attempts_total',
      help: 'Attempts to deliver by this instance: sent, to be tried again, or given up.',
      labelNames: ['result'],
      registers
    }),
    readingSeconds: new Counter({
      name: 'saude_reading_database_seconds_total',
      help: 'Time of the database that lists, searches and statistics of this instance have taken, by operation.',
      labelNames: ['operation'],
      registers
    }),
    readingsRefused: new Counter({
      name: 'saude_readings_refused_total',
      help: 'Lists, searches and statistics that this instance refused: budget or places of their account, or time.',
      labelNames: ['reason'],
      registers
    }),
    imports: gauge('imports', 'Imports that have not ended; of all instances.', ['state']),
    importRows: gauge('import_rows', 'Rows that the imports under way have dealt with so far.'),
    jobs: gauge('jobs', 'Jobs that are under way or have begun in the last 24 hours; of all instances.', [
      'kind',
      'state'
    ]),
    replicaLag: gauge('replica_lag_seconds', 'By how much the replica that is read from is behind.'),
    archiveOn: gauge('log_archive_on', "Whether the database copies its log for backups: archive_mode is not 'off'."),
    primaryRefused: gauge(
      'primary_refused',
      'Whether this instance refuses the present primary, because it lacks what was acknowledged.'
    ),
    synchronousStandbys: gauge(
      'synchronous_standbys',
      'Standbys that confirm commits; absent where none is asked for, or the role may not see them.'
    ),
    archiveFailing: gauge(
      'log_archive_failing',
      "Whether the last try to copy the database's log for backups has failed; absent where it is not copied."
    ),
    archiveSince: gauge(
      'log_archive_age_seconds',
      "Since a part of the database's log was copied for backups; absent where it is not copied."
    ),
    certificateExpiry: gauge(
      'certificate_expiry_seconds',
      'Until the certificate of TLS_CERT expires, below zero once it has; absent without TLS_CERT.'
    ),
    backupAge: gauge(
      'backup_age_seconds',
      'Since the newest backup ended, +Inf where there is none; absent where this instance does not know of backups.'
    ),
    backupFaults: gauge(
      'backup_faults',
      'Parts of the copied log and files of backups that are missing or damaged, or faults that the tool names; absent where they are not known.'
    ),
    restoreTestGood: gauge(
      'restore_test_good',
      'Whether the latest backup could be restored when that was last tried; absent where it was not tried yet.'
    ),
    restoreTestAge: gauge(
      'restore_test_age_seconds',
      'Since a backup was last tried to be restored, +Inf where none was; absent where none is tried.'
    ),
    diskFree: gauge('disk_free_bytes', 'Bytes that are free on the disk of the data folder.'),
    diskFloor: gauge('disk_floor_bytes', 'Bytes that are left free there: below them, new work is refused.'),
    stored: gauge(
      'stored_bytes',
      'Bytes in the data folder, or with S3_URL in the bucket by the sizes that the database knows.',
      ['kind']
    ),
    storedMost: gauge('stored_bytes_max', 'The quota of what is stored.', ['kind']),
    figuresUp: gauge('figures_up', 'Whether the figures of this part could be read from the database.', ['part'])
  }
}
