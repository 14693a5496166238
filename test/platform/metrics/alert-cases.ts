/** Series in promtool's notation, one value a minute: `1+0x60` stays 1, `0+1x60` grows by 1 a minute for an hour. */
export interface AlertCase {
  /** Series that make the alert fire, with `at` minutes of them. */
  fires: Record<string, string>
  at: number
  /** Labels of the alert beside its severity. */
  labels?: Record<string, string>
  /** Series at which it is quiet at the same minute. */
  quiet: Record<string, string>
}

const REQUESTS = 'saude_http_request_duration_seconds'
const up = (instance: string) => `up{job="saude-integra", instance="${instance}"}`
const one = { job: 'saude-integra', instance: 'a' }
const seconds = (le: string) => `${REQUESTS}_bucket{le="${le}"}`
const disk = (what: string) => `saude_disk_${what}_bytes{instance="a"}`
const ofA = { instance: 'a' }
const node = (metric: string, name: string) => `${metric}{job="patroni", instance="${name}:8008", name="${name}"}`
const ofNode = (name: string) => ({ job: 'patroni', instance: `${name}:8008`, name })

const sync = (what: string) => `saude_cluster_sync_${what}{job="saude-sync", instance="pg1:8009"}`

const LOG_END = 9e9
/** A primary, and a standby that has so many bytes of the log left to apply. */
const behind = (bytes: number) => ({
  [node('patroni_replica', 'pg1')]: '0+0x60',
  [node('patroni_replica', 'pg2')]: '1+0x60',
  [node('patroni_xlog_location', 'pg1')]: `${LOG_END}+0x60`,
  [node('patroni_xlog_location', 'pg2')]: '0+0x60',
  [node('patroni_xlog_replayed_location', 'pg1')]: '0+0x60',
  [node('patroni_xlog_replayed_location', 'pg2')]: `${LOG_END - bytes}+0x60`
})

/** Both sides of every alert. */
export const alertCases: Record<string, AlertCase> = {
  SaudeInstanceDown: {
    fires: { [up('a')]: '0+0x60', [up('b')]: '1+0x60' },
    at: 5,
    labels: one,
    quiet: { [up('a')]: '1+0x60' }
  },
  SaudeAllGone: {
    fires: { [up('a')]: '0+0x60' },
    at: 5,
    quiet: { [up('a')]: '0+0x60', [up('b')]: '1+0x60' }
  },
  SaudeErrors: {
    fires: { [`${REQUESTS}_count{status="2xx"}`]: '0+98x60', [`${REQUESTS}_count{status="5xx"}`]: '0+2x60' },
    at: 20,
    quiet: { [`${REQUESTS}_count{status="2xx"}`]: '0+999x60', [`${REQUESTS}_count{status="5xx"}`]: '0+1x60' }
  },
  SaudeSlow: {
    fires: { [seconds('1')]: '0+90x60', [seconds('10')]: '0+100x60', [seconds('+Inf')]: '0+100x60' },
    at: 30,
    quiet: { [seconds('1')]: '0+100x60', [seconds('10')]: '0+100x60', [seconds('+Inf')]: '0+100x60' }
  },
  SaudeEventLoopLate: {
    fires: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.6+0x60' },
    at: 10,
    labels: ofA,
    quiet: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.4+0x60' }
  },
  SaudeDenied: {
    fires: { 'saude_http_denied_total{status="401"}': '0+5x120 600+300x60' },
    at: 150,
    labels: { status: '401' },
    // A client that asks without a token all day is no wave.
    quiet: { 'saude_http_denied_total{status="401"}': '0+300x180' }
  },
  SaudePoolExhausted: {
    fires: { 'saude_db_waiting{pool="general"}': '3+0x60' },
    at: 10,
    labels: { pool: 'general' },
    quiet: { 'saude_db_waiting{pool="general"}': '3 0 3 0 3 0 3 0 3 0 3 0 3' }
  },
  SaudeDatabaseFigures: {
    fires: { 'saude_figures_up{part="queue", instance="a"}': '0+0x60' },
    at: 10,
    labels: { part: 'queue' },
    quiet: { 'saude_figures_up{part="queue", instance="a"}': '1+0x60' }
  },
  SaudeNoWorker: {
    fires: { 'saude_queue_worker_up{instance="a"}': '0+0x60' },
    at: 5,
    quiet: { 'saude_queue_worker_up{instance="a"}': '0+0x60', 'saude_queue_worker_up{instance="b"}': '1+0x60' }
  },
  SaudeWorkerDown: {
    fires: { 'saude_queue_worker_up{instance="a"}': '0+0x60', 'saude_queue_worker_up{instance="b"}': '1+0x60' },
    at: 10,
    labels: ofA,
    quiet: { 'saude_queue_worker_up{instance="a"}': '1+0x60' }
  },
  SaudeMailFails: {
    // The next attempt is hours off, and the mail has been waiting since its first.
    fires: { 'saude_queue_retried_seconds{task="enviar-mail"}': '0+60x60' },
    at: 20,
    quiet: {
      'saude_queue_retried_seconds{task="enviar-mail"}': '0+20x60',
      'saude_queue_retried_seconds{task="excluir-arquivos"}': '0+600x60'
    }
  },
  SaudeQueueUntaken: {
    fires: { 'saude_queue_untaken{instance="a"}': '1+0x60' },
    at: 5,
    quiet: { 'saude_queue_untaken{instance="a"}': '0+0x60' }
  },
  SaudePartDown: {
    fires: { 'saude_part_up{instance="a", part="sealing"}': '0+0x60' },
    at: 5,
    labels: { instance: 'a', part: 'sealing' },
    quiet: { 'saude_part_up{instance="a", part="sealing"}': '1+0x60' }
  },
  SaudeQueueOld: {
    fires: { saude_queue_oldest_seconds: '901+60x60' },
    at: 10,
    quiet: { saude_queue_oldest_seconds: '899+0x60' }
  },
  SaudeQueueFailed: {
    fires: { 'saude_queue_jobs{state="failed"}': '1+0x60' },
    at: 20,
    quiet: { 'saude_queue_jobs{state="failed"}': '0+0x60', 'saude_queue_jobs{state="waiting"}': '9+0x60' }
  },
  SaudeJobsFail: {
    fires: { 'saude_jobs{kind="exportacao", state="failed"}': '6+0x60' },
    at: 30,
    quiet: { 'saude_jobs{kind="exportacao", state="failed"}': '5+0x60' }
  },
  SaudeWebhooksWait: {
    fires: { 'saude_webhook_deliveries_waiting{attempt="first"}': '5001+0x60' },
    at: 20,
    quiet: { 'saude_webhook_deliveries_waiting{attempt="retry"}': '9000+0x60' }
  },
  SaudeWebhooksGivenUp: {
    fires: { 'saude_webhook_attempts_total{result="failed"}': '0+1x60' },
    at: 30,
    quiet: { 'saude_webhook_attempts_total{result="retry"}': '0+1x60' }
  },
  SaudeImportStands: {
    fires: { 'saude_imports{state="running"}': '1+0x60', saude_import_rows: '500+0x60' },
    at: 45,
    quiet: { 'saude_imports{state="running"}': '1+0x60', saude_import_rows: '500+9x60' }
  },
  SaudeReplicaLag: {
    fires: { saude_replica_lag_seconds: '31+0x60' },
    at: 10,
    quiet: { saude_replica_lag_seconds: '29+0x60' }
  },
  SaudeLogArchive: {
    fires: { saude_log_archive_failing: '0+0x60', saude_log_archive_age_seconds: '901+60x60' },
    at: 10,
    quiet: { saude_log_archive_failing: '0+0x60', saude_log_archive_age_seconds: '300+0x60' }
  },
  SaudeLogArchiveOff: {
    fires: { saude_log_archive_on: '0+0x60', 'saude_info{environment="production"}': '1+0x60' },
    at: 20,
    // Whoever develops needs no copies.
    quiet: { saude_log_archive_on: '0+0x60', 'saude_info{environment="development"}': '1+0x60' }
  },
  SaudeBackupOld: {
    // There is none at all.
    fires: { saude_backup_age_seconds: 'Inf+0x600' },
    at: 400,
    quiet: { saude_backup_age_seconds: '100000+60x600' }
  },
  SaudeBackupUnknown: {
    fires: { 'saude_info{environment="production"}': '1+0x120' },
    at: 90,
    // One of the instances knows.
    quiet: {
      'saude_info{environment="production", instance="a"}': '1+0x120',
      'saude_info{environment="production", instance="b"}': '1+0x120',
      'saude_backup_age_seconds{instance="a"}': '3600+60x120'
    }
  },
  SaudeBackupFaults: {
    fires: { saude_backup_faults: '1+0x60' },
    at: 20,
    quiet: { saude_backup_faults: '0+0x60' }
  },
  SaudeRestoreTestFailed: {
    fires: { saude_restore_test_good: '0+0x60' },
    at: 10,
    quiet: { saude_restore_test_good: '1+0x60' }
  },
  SaudeRestoreTestOld: {
    fires: { saude_restore_test_age_seconds: '1300000+60x1600' },
    at: 1500,
    quiet: { saude_restore_test_age_seconds: '600000+60x1600' }
  },
  SaudeDiskLow: {
    fires: { [disk('free')]: '19+0x60', [disk('floor')]: '10+0x60' },
    at: 10,
    labels: ofA,
    quiet: { [disk('free')]: '21+0x60', [disk('floor')]: '10+0x60' }
  },
  SaudeDiskFills: {
    // 100 bytes a minute: 36,000 less in six hours, and 144,000 less in a day.
    fires: { [disk('free')]: '150000-100x600', [disk('floor')]: '1000+0x600' },
    at: 480,
    labels: ofA,
    quiet: { [disk('free')]: '150000-10x600', [disk('floor')]: '1000+0x600' }
  },
  SaudeDiskFull: {
    fires: { [disk('free')]: '9+0x60', [disk('floor')]: '10+0x60' },
    at: 5,
    labels: ofA,
    quiet: { [disk('free')]: '11+0x60', [disk('floor')]: '10+0x60' }
  },
  SaudeQuota: {
    fires: { 'saude_stored_bytes{kind="imports"}': '91+0x60', 'saude_stored_bytes_max{kind="imports"}': '100+0x60' },
    at: 10,
    labels: { kind: 'imports' },
    quiet: { 'saude_stored_bytes{kind="imports"}': '89+0x60', 'saude_stored_bytes_max{kind="imports"}': '100+0x60' }
  },
  SaudeCertificateExpires: {
    fires: { 'saude_certificate_expiry_seconds{instance="a"}': '1200000-60x120' },
    at: 90,
    labels: ofA,
    quiet: { 'saude_certificate_expiry_seconds{instance="a"}': '2000000-60x120' }
  },
  SaudeRefused: {
    fires: { 'saude_requests_refused_total{valve="loop"}': '0+120x60' },
    at: 15,
    labels: { valve: 'loop' },
    quiet: { 'saude_requests_refused_total{valve="loop"}': '0+30x60' }
  },
  SaudePrimaryRefused: {
    fires: { 'saude_primary_refused{instance="a"}': '0+0x60', 'saude_primary_refused{instance="b"}': '1+0x60' },
    at: 1,
    quiet: { 'saude_primary_refused{instance="a"}': '0+0x60', 'saude_primary_refused{instance="b"}': '0+0x60' }
  },
  SaudeNoSynchronousStandby: {
    fires: { 'saude_synchronous_standbys{instance="a"}': '0+0x60' },
    at: 5,
    quiet: { 'saude_synchronous_standbys{instance="a"}': '1+0x60' }
  },
  SaudePatroniDown: {
    fires: { [node('up', 'pg1')]: '0+0x60', [node('up', 'pg2')]: '1+0x60' },
    at: 5,
    labels: ofNode('pg1'),
    quiet: { [node('up', 'pg1')]: '1+0x60' }
  },
  SaudePatroniOld: {
    fires: { [node('patroni_version', 'pg1')]: '30002+0x60', [node('patroni_version', 'pg2')]: '40007+0x60' },
    at: 1,
    labels: ofNode('pg1'),
    quiet: { [node('patroni_version', 'pg1')]: '40007+0x60', [node('patroni_version', 'pg2')]: '40100+0x60' }
  },
  SaudeNoPrimary: {
    fires: { [node('patroni_primary', 'pg1')]: '1+0x60', [node('patroni_primary', 'pg2')]: '1+0x60' },
    at: 5,
    quiet: { [node('patroni_primary', 'pg1')]: '0+0x60', [node('patroni_primary', 'pg2')]: '1+0x60' }
  },
  SaudeSyncStale: {
    // The key names a leader of former times, and its standby is still one: Patroni's own figures look well.
    fires: {
      [node('patroni_primary', 'pg1')]: '1+0x60',
      [node('patroni_sync_standby', 'pg1')]: '0+0x60',
      [node('patroni_sync_standby', 'pg2')]: '1+0x60',
      [sync('names_leader')]: '0+0x60',
      [sync('standbys')]: '1+0x60'
    },
    at: 5,
    quiet: {
      [node('patroni_primary', 'pg1')]: '1+0x60',
      [node('patroni_sync_standby', 'pg1')]: '0+0x60',
      [node('patroni_sync_standby', 'pg2')]: '1+0x60',
      [sync('names_leader')]: '1+0x60',
      [sync('standbys')]: '1+0x60'
    }
  },
  SaudeSyncUnseen: {
    fires: { 'up{job="saude-sync", instance="pg1:8009"}': '0+0x60' },
    at: 20,
    labels: { job: 'saude-sync', instance: 'pg1:8009' },
    quiet: { 'up{job="saude-sync", instance="pg1:8009"}': '1+0x60', [node('patroni_primary', 'pg1')]: '1+0x60' }
  },
  SaudeStandbyBehind: {
    fires: behind(65e6),
    at: 10,
    labels: ofNode('pg2'),
    quiet: behind(63e6)
  }
}
