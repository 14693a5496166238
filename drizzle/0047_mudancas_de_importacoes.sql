CREATE TABLE "importacoes_mudancas" (
	"importacao_id" uuid NOT NULL,
	"caso_id" integer NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	"antes" text,
	CONSTRAINT "importacoes_mudancas_importacao_id_caso_id_pk" PRIMARY KEY("importacao_id","caso_id")
);
--> statement-breakpoint
ALTER TABLE "importacoes" ADD COLUMN "como" text;--> statement-breakpoint
ALTER TABLE "importacoes" ADD COLUMN "restaurados" integer;--> statement-breakpoint
ALTER TABLE "importacoes_lotes" ADD COLUMN "previstas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "importacoes_vistas" ADD COLUMN "conteudo" uuid;--> statement-breakpoint
ALTER TABLE "importacoes_mudancas" ADD CONSTRAINT "importacoes_mudancas_importacao_id_importacoes_id_fk" FOREIGN KEY ("importacao_id") REFERENCES "public"."importacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacoes_mudancas" ADD CONSTRAINT "importacoes_mudancas_caso_id_casos_id_fk" FOREIGN KEY ("caso_id") REFERENCES "public"."casos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importacoes_mudancas_caso" ON "importacoes_mudancas" USING btree ("caso_id");