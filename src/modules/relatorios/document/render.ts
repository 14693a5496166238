import type { MessagePort } from 'node:worker_threads'
import type { Boletim } from '../data.ts'
import { contentOf } from './content.ts'
import { writePdf } from './pdf.ts'
import { writeWorkbookOf } from './workbook.ts'

export interface RenderTask {
  boletim: Boletim
}

/** What comes of a task; why it broke names a place in our sources, and no figure. */
export type Rendered = { bytes: Uint8Array } | { broken: string }

/** What a thread does with its one task. */
export async function serveRendering(port: MessagePort, { boletim }: RenderTask): Promise<void> {
  const content = contentOf(boletim)
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
