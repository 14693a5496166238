import type { MessagePort } from 'node:worker_threads'
import type { Boletim } from '../data.ts'
import { contentOf } from './content.ts'
import type { Institution } from './institution.ts'
import { writePdf } from './pdf.ts'
import { writeWorkbookOf } from './workbook.ts'

export interface RenderTask {
  boletim: Boletim
}

/** What a thread is given: its task, and what is the same in all bulletins. */
export interface ThreadTask extends RenderTask {
  institution: Institution
}

/** The result of a task. `broken` names a place in the source code, and never holds figures of the report. */
export type Rendered = { bytes: Uint8Array } | { broken: string }

/** Renders the one task of a thread and posts the result. */
export async function serveRendering(port: MessagePort, { boletim, institution }: ThreadTask): Promise<void> {
  const content = contentOf(boletim, institution)
  try {
    const bytes = Uint8Array.from(
      await (boletim.pedido.formato === 'pdf' ? writePdf(content) : writeWorkbookOf(content))
    )
    port.postMessage({ bytes } satisfies Rendered, [bytes.buffer])
  } catch (error) {
    port.postMessage({ broken: error instanceof Error ? (error.stack ?? error.name) : 'thrown' } satisfies Rendered)
  }
  port.close()
}
