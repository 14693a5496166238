ALTER TABLE "usuarios" ADD COLUMN "removido_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "casos_excluidos" ON "casos" USING btree ("excluido_em") WHERE excluido_em is not null;--> statement-breakpoint
CREATE INDEX "usuarios_removidos" ON "usuarios" USING btree ("removido_em") WHERE removido_em is not null;