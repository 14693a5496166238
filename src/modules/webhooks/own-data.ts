import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { webhooks } from './tables.ts'

/** The webhooks of an account, without their secrets, for its owner. */
export const readOwnWebhooks = (db: Db, usuarioId: number) =>
  db
    .select({
      id: webhooks.id,
      url: webhooks.url,
      eventos: webhooks.eventos,
      ativo: webhooks.ativo,
      criado_em: webhooks.criadoEm
    })
    .from(webhooks)
    .where(eq(webhooks.donoId, usuarioId))
    .orderBy(asc(webhooks.criadoEm))
