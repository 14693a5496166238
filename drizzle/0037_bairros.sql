CREATE INDEX CONCURRENTLY IF NOT EXISTS "casos_por_bairro" ON "casos" USING btree ("bairro") WHERE excluido_em is null and bairro is not null;
