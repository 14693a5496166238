import type { Operation } from '../document.ts'
import { type Found, found, isSame } from './change.ts'

/** Compares who may call an operation, how long it exists, and the name by which generators know it. */
export const compareAccess = (before: Operation, after: Operation): Found[] => [
  ...(before.operationId === after.operationId
    ? []
    : [found('operation.renamed', 'major', { from: before.operationId, to: after.operationId })]),
  ...compareTokens(before, after),
  ...comparePermissions(before, after),
  ...(isSame(before['x-shared-route']?.when, after['x-shared-route']?.when)
    ? []
    : [found('operation.shared', 'major')]),
  ...compareEnd(before, after)
]

const isPublic = ({ security }: Operation) => security?.length === 0

function compareTokens(before: Operation, after: Operation): Found[] {
  if (isPublic(before) === isPublic(after)) return []
  return [isPublic(after) ? found('operation.public', 'minor') : found('operation.token', 'major')]
}

function comparePermissions(before: Operation, after: Operation): Found[] {
  const [old, now] = [before['x-permission'], after['x-permission']]
  const [wasOwn, isOwn] = [before['x-self'], after['x-self']]
  return [
    ...(now && now !== old ? [found('operation.permission', 'major', { permission: now })] : []),
    ...(old && !now ? [found('operation.noPermission', 'minor', { permission: old })] : []),
    ...(now && wasOwn && !isOwn ? [found('operation.notOwn', 'major')] : []),
    ...(old && !wasOwn && isOwn ? [found('operation.own', 'minor')] : [])
  ]
}

function compareEnd(before: Operation, after: Operation): Found[] {
  const [old, now] = [before['x-sunset'], after['x-sunset']]
  if (!after.deprecated) return before.deprecated ? [found('operation.kept', 'minor')] : []
  const [sunset, successor] = [now ?? '-', after['x-successor']]
  if (!before.deprecated)
    return [
      successor
        ? found('operation.replaced', 'minor', { sunset, successor })
        : found('operation.deprecated', 'minor', { sunset })
    ]
  return old === now ? [] : [found('operation.sunset', 'minor', { sunset })]
}
