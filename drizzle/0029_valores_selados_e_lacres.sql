CREATE TABLE "auditoria_lacres" (
	"n" integer PRIMARY KEY NOT NULL,
	"ids" "int8multirange" NOT NULL,
	"linhas" integer NOT NULL,
	"ate" bigint NOT NULL,
	"faltavam" "int8multirange" NOT NULL,
	"resumo" "bytea" NOT NULL,
	"elo" "bytea" NOT NULL,
	"lacre" "bytea" NOT NULL,
	"chave" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "usuarios" ADD COLUMN "removido_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "casos_excluidos" ON "casos" USING btree ("excluido_em") WHERE excluido_em is not null;--> statement-breakpoint
CREATE INDEX "casos_pessoais_por_selar" ON "casos_pessoais" USING btree ("caso_id") WHERE (nome <> '' and not starts_with(nome, 'v1.')) or (logradouro <> '' and not starts_with(logradouro, 'v1.')) or (numero <> '' and not starts_with(numero, 'v1.'));--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_cpf_digest" ON "usuarios" USING btree ("cpf_digest");--> statement-breakpoint
CREATE INDEX "usuarios_removidos" ON "usuarios" USING btree ("removido_em") WHERE removido_em is not null;