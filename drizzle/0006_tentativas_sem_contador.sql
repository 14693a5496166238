ALTER TABLE "bloqueios" DROP COLUMN "tentativas";--> statement-breakpoint
ALTER TABLE "bloqueios" DROP COLUMN "janela_inicio";