import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { noticias } from './tables.ts'

/** The news that an account wrote, without their bodies, for its owner. */
export const readOwnNoticias = (db: Db, usuarioId: number) =>
  db
    .select({
      id: noticias.id,
      titulo: noticias.titulo,
      estado: noticias.estado,
      publicar_em: noticias.publicarEm,
      criado_em: noticias.criadoEm
    })
    .from(noticias)
    .where(eq(noticias.autorId, usuarioId))
    .orderBy(asc(noticias.id))
