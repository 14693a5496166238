DROP INDEX "webhook_entregas_webhook";--> statement-breakpoint
ALTER TABLE "webhook_entregas" DROP CONSTRAINT "webhook_entregas_pkey";--> statement-breakpoint
ALTER TABLE "webhook_entregas" ADD CONSTRAINT "webhook_entregas_webhook_id_id_pk" PRIMARY KEY("webhook_id","id");
