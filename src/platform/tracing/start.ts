import type { ExportOptions } from './export.ts'
import { useTracer } from './span.ts'

export interface TraceSettings extends Pick<ExportOptions, 'endpoint' | 'headers' | 'share'> {
  /** The name under which the collector files the traces. */
  service: string
}

/**
 * Begins to trace, and returns the function that sends what is left and ends it. The exporter is loaded only by this
 * call.
 */
export async function startTraces(
  { endpoint, headers, service, share }: TraceSettings,
  { version, env }: { version: string; env: string },
  { log, vitals }: Pick<ExportOptions, 'log' | 'vitals'>
): Promise<() => Promise<void>> {
  const { createExporter } = await import('./export.ts')
  const resource = { 'service.name': service, 'service.version': version, 'deployment.environment.name': env }
  const exporter = createExporter({ endpoint, headers, resource, share, log, vitals })
  useTracer(exporter)
  return async () => {
    useTracer(null)
    await exporter.stop()
  }
}
