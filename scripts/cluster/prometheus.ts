import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Site } from './parts.ts'
import type { Plan } from './plan.ts'

export const prometheusFile = ({ dir }: Plan): string => join(dir, 'prometheus.yaml')

/** The file of the token, and the certificate that the instances present. */
const tokenFile = ({ dir }: Plan) => join(dir, 'metrics.token')
const certificateOf = ({ dir }: Plan) => join(dir, 'service/tls/cert.pem')

const ALERTS = join(import.meta.dirname, '../deploy/alerts.yaml')

/** A configuration of Prometheus with the jobs of `scripts/deploy/prometheus.yaml`, on the ports of this cluster. */
export function prometheusOf(plan: Plan): object {
  const at = (ports: number[]) => [{ targets: ports.map((port) => `127.0.0.1:${port}`) }]
  const { instances, patroni, metrics, sync, etcd } = plan.ports
  return {
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [ALERTS],
    scrape_configs: [
      {
        job_name: 'saude-integra',
        scheme: 'https',
        authorization: { type: 'Bearer', credentials_file: tokenFile(plan) },
        tls_config: { ca_file: certificateOf(plan), server_name: 'localhost' },
        static_configs: at(instances)
      },
      { job_name: 'patroni', static_configs: at(patroni) },
      { job_name: 'saude-sync', static_configs: at([sync]) },
      { job_name: 'haproxy', static_configs: at([metrics]) },
      { job_name: 'etcd', static_configs: at(etcd) }
    ]
  }
}

export async function writePrometheus({ plan, secrets }: Site): Promise<void> {
  await writeFile(tokenFile(plan), secrets.metrics, { mode: 0o600 })
  await writeFile(prometheusFile(plan), stringify(prometheusOf(plan)))
}
