ALTER TABLE "casos_pessoais" ADD COLUMN "som_nomes" bigint;--> statement-breakpoint
ALTER TABLE "casos_pessoais" ADD COLUMN "som_ano" bigint;--> statement-breakpoint
ALTER TABLE "casos_pessoais" ADD COLUMN "som_primeiro" bigint;--> statement-breakpoint
ALTER TABLE "casos_pessoais" ADD COLUMN "som_ultimo" bigint;--> statement-breakpoint
ALTER TABLE "casos_pessoais" ADD COLUMN "som_mae" bigint;--> statement-breakpoint
ALTER TABLE "casos_pessoais" ADD COLUMN "som_cns" bigint;