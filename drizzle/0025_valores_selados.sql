CREATE TABLE "chaves_de_dados" (
	"id" text PRIMARY KEY NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_headers_objeto";--> statement-breakpoint
DROP INDEX "usuarios_cpf_unico";--> statement-breakpoint
ALTER TABLE "webhooks" ALTER COLUMN "headers" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "webhooks" ALTER COLUMN "headers" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "cpf_digest" "bytea";--> statement-breakpoint
CREATE INDEX "casos_pessoais_por_selar" ON "casos_pessoais" USING btree ("caso_id") WHERE (nome <> '' and not starts_with(nome, 'v1.')) or (logradouro <> '' and not starts_with(logradouro, 'v1.')) or (numero <> '' and not starts_with(numero, 'v1.'));--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_cpf_digest" ON "usuarios" USING btree ("cpf_digest");