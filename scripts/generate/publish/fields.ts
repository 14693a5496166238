import { type Document, type Json, operationsIn, type Schema } from '../document.ts'
import { mapSchema } from './places.ts'

/**
 * Describes the properties that have no words of their own, neither here nor in the schema that they refer to: by
 * `fields`, which says once what a name means everywhere.
 */
export function describeFields(document: Document, fields: Record<string, string>): void {
  const { schemas } = document.components
  const isSaid = (property: Schema) => {
    const named =
      schemas[
        String(property.$ref ?? '')
          .split('/')
          .at(-1) as string
      ]
    return Boolean(property.description ?? named?.description)
  }
  const within = (owner: string) => (schema: Schema) =>
    mapSchema(schema, (node) => {
      if (!node.properties) return node
      const said = Object.entries(node.properties as Record<string, Schema>).map(([name, property]): [string, Json] => {
        const description = fields[`${owner}.${name}`] ?? fields[name]
        return [name, description === undefined || isSaid(property) ? property : { ...property, description }]
      })
      return { ...node, properties: Object.fromEntries(said) }
    })
  const described = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, within(name)(schema)]))
  for (const { operation } of operationsIn(document)) {
    const bodies = Object.values(operation.requestBody?.content ?? {})
    const answers = Object.values(operation.responses).flatMap(({ content = {} }) => Object.values(content))
    for (const media of [...bodies, ...answers]) media.schema = within(operation.operationId)(media.schema)
  }
  document.components.schemas = described
}
