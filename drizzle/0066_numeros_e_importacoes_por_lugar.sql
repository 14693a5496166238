ALTER TABLE "relatorios" ADD COLUMN "contados_em" text[];--> statement-breakpoint
ALTER TABLE "webhook_entregas" ADD COLUMN "territorio" text[];