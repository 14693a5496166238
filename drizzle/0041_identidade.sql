ALTER TABLE "casos_pessoais" ADD COLUMN "telefone" text;--> statement-breakpoint
ALTER TABLE "casos_pessoais" ADD COLUMN "nome_mae" text;--> statement-breakpoint
ALTER TABLE "casos_pessoais" ADD COLUMN "cns" text;