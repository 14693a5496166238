ALTER TABLE "relatorio_agendamentos" ADD COLUMN "texto" text;--> statement-breakpoint
ALTER TABLE "relatorios" ADD COLUMN "texto" text;