import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { agendamentos, relatorios } from './tables.ts'

/** The reports that an account has asked for, for its owner. */
export const readOwnRelatorios = (db: Db, usuarioId: number) =>
  db.select().from(relatorios).where(eq(relatorios.donoId, usuarioId)).orderBy(asc(relatorios.criadoEm))

export const readOwnAgendamentos = (db: Db, usuarioId: number) =>
  db.select().from(agendamentos).where(eq(agendamentos.donoId, usuarioId)).orderBy(asc(agendamentos.criadoEm))
