import { type Document, follow, type Json, type MediaType, mapValues, type Schema } from '../document.ts'
import { placesIn } from './places.ts'

const BYTES = '(bytes of the file)'

/** How files begin, for readers of the document. */
const beginnings: Record<string, string> = {
  'application/pdf': '%PDF-1.7',
  'text/csv': 'id;nome;email\r\n7;Ana Souza;ana.souza@saude.example\r\n'
}

/** Adds examples to bodies that are files or contain them, so that the sources need not write bytes down. */
export function addFileExamples(document: Document): void {
  for (const { holder, mediaType } of placesIn(document)) {
    if (!mediaType) continue
    const media = holder as MediaType
    if (media.example !== undefined || media.examples) continue
    const schema = follow(document, media.schema)
    if (mediaType === 'multipart/form-data') media.example = formExample(document, schema)
    else if (schema.format === 'binary') media.example = beginnings[mediaType] ?? BYTES
  }
}

function formExample(document: Document, { properties = {} }: Schema): Json {
  return mapValues(properties as Record<string, Schema>, (property): Json => {
    const { format, enum: values, default: fallback } = { ...follow(document, property), ...property } as Schema
    if (format === 'binary') return BYTES
    return fallback ?? (Array.isArray(values) ? (values[0] as Json) : 'texto')
  })
}
