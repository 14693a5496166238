CREATE TABLE "importacoes_anteriores" (
	"importacao_id" uuid NOT NULL,
	"caso_id" integer NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	"antes" jsonb NOT NULL,
	CONSTRAINT "importacoes_anteriores_importacao_id_caso_id_pk" PRIMARY KEY("importacao_id","caso_id")
);
--> statement-breakpoint
CREATE TABLE "importacoes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"estado" text NOT NULL,
	"dono_id" integer,
	"dono_nome" text,
	"ip" text,
	"requisicao" text,
	"modo" text NOT NULL,
	"ignorar_erros" boolean NOT NULL,
	"formato" text NOT NULL,
	"layout" text,
	"arquivo_nome" text NOT NULL,
	"arquivo_tamanho" bigint NOT NULL,
	"sha256" text NOT NULL,
	"chave" text,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"iniciado_em" timestamp (3) with time zone,
	"concluido_em" timestamp (3) with time zone,
	"conferido" jsonb,
	"figuras" jsonb,
	"desfeita_por" uuid,
	"removidos" integer,
	"mantidos" integer
);
--> statement-breakpoint
CREATE TABLE "importacoes_lotes" (
	"importacao_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"lugar" jsonb NOT NULL,
	"figuras" jsonb NOT NULL,
	"problemas" jsonb NOT NULL,
	"recusadas" "int4multirange" NOT NULL,
	"relatorio" bigint NOT NULL,
	"criados" "int4multirange" NOT NULL,
	"desfeito" boolean DEFAULT false NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "importacoes_lotes_importacao_id_n_pk" PRIMARY KEY("importacao_id","n")
);
--> statement-breakpoint
CREATE TABLE "importacoes_vistas" (
	"importacao_id" uuid NOT NULL,
	"chave" uuid NOT NULL,
	CONSTRAINT "importacoes_vistas_importacao_id_chave_pk" PRIMARY KEY("importacao_id","chave")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "frase" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "execucao" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "linhas_processadas" integer;--> statement-breakpoint
ALTER TABLE "importacoes_anteriores" ADD CONSTRAINT "importacoes_anteriores_importacao_id_importacoes_id_fk" FOREIGN KEY ("importacao_id") REFERENCES "public"."importacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacoes" ADD CONSTRAINT "importacoes_dono_id_usuarios_id_fk" FOREIGN KEY ("dono_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacoes_lotes" ADD CONSTRAINT "importacoes_lotes_importacao_id_importacoes_id_fk" FOREIGN KEY ("importacao_id") REFERENCES "public"."importacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importacoes_criado" ON "importacoes" USING btree ("criado_em","id");--> statement-breakpoint
CREATE INDEX "importacoes_concluido" ON "importacoes" USING btree ("concluido_em","id");--> statement-breakpoint
CREATE INDEX "importacoes_dono" ON "importacoes" USING btree ("dono_id");--> statement-breakpoint
CREATE INDEX "importacoes_abertas" ON "importacoes" USING btree ("id") WHERE chave is not null or estado in ('recebendo', 'em_curso', 'desfazendo');--> statement-breakpoint
CREATE UNIQUE INDEX "importacoes_desfeita_por" ON "importacoes" USING btree ("desfeita_por");--> statement-breakpoint
-- Only of use while an import runs, and made anew from the file when the database has lost it.
ALTER TABLE importacoes_vistas SET UNLOGGED;
