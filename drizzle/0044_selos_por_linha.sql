CREATE INDEX CONCURRENTLY IF NOT EXISTS "respostas_guardadas_sem_selo" ON "respostas_guardadas" USING btree ("id") WHERE resposta <> '' and not starts_with(resposta, 'v1.') and not starts_with(resposta, 'v2.');--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "respostas_guardadas_por_religar" ON "respostas_guardadas" USING btree ("id") WHERE starts_with(resposta, 'v1.');--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "casos_pessoais_sem_selo" ON "casos_pessoais" USING btree ("caso_id") WHERE (nome <> '' and not starts_with(nome, 'v1.') and not starts_with(nome, 'v2.')) or (logradouro <> '' and not starts_with(logradouro, 'v1.') and not starts_with(logradouro, 'v2.')) or (numero <> '' and not starts_with(numero, 'v1.') and not starts_with(numero, 'v2.'));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "casos_pessoais_por_religar" ON "casos_pessoais" USING btree ("caso_id") WHERE (starts_with(nome, 'v1.')) or (starts_with(telefone, 'v1.')) or (starts_with(nome_mae, 'v1.')) or (starts_with(cns, 'v1.')) or (starts_with(logradouro, 'v1.')) or (starts_with(numero, 'v1.'));--> statement-breakpoint
-- contract since release 3: it only finds texts from before there was a key, and only where no later version has migrated
DROP INDEX CONCURRENTLY IF EXISTS "respostas_guardadas_por_selar";--> statement-breakpoint
-- contract since release 3: it only finds texts from before there was a key, and only where no later version has migrated
DROP INDEX CONCURRENTLY IF EXISTS "casos_pessoais_por_selar";
