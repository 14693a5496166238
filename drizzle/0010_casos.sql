CREATE TABLE "anexos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anexos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"caso_id" integer NOT NULL,
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"descricao" text,
	"conteudo" text NOT NULL,
	"tamanho" integer NOT NULL,
	"chave" text NOT NULL,
	"enviado_por_id" integer,
	"enviado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "casos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tipo" text NOT NULL,
	"numero_notificacao" text NOT NULL,
	"data_notificacao" date NOT NULL,
	"data_inicio_sintomas" date NOT NULL,
	"status" text DEFAULT 'em_investigacao' NOT NULL,
	"iniciais" text NOT NULL,
	"idade" smallint,
	"sexo" text,
	"gestante" boolean,
	"raca" text,
	"escolaridade" text,
	"ocupacao" text,
	"municipio" integer NOT NULL,
	"uf" text NOT NULL,
	"bairro" text,
	"zona" text,
	"municipio_infeccao" text,
	"estado_infeccao" text,
	"pais_infeccao" text,
	"classificacao_inicial" text,
	"classificacao_final" text,
	"criterio_confirmacao" text,
	"evolucao" text,
	"hospitalizacao" boolean DEFAULT false NOT NULL,
	"data_encerramento" date,
	"data_obito" date,
	"unidade_nome" text,
	"unidade_cnes" text,
	"dados_especificos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"detalhe" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"responsavel_id" integer,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL,
	"excluido_em" timestamp (3) with time zone,
	CONSTRAINT "casos_dados_especificos_objeto" CHECK (jsonb_typeof(dados_especificos) = 'object'),
	CONSTRAINT "casos_detalhe_objeto" CHECK (jsonb_typeof(detalhe) = 'object')
);
--> statement-breakpoint
CREATE TABLE "casos_contados" (
	"uf" text NOT NULL,
	"dia" date NOT NULL,
	"tipo" text NOT NULL,
	"classificacao" text NOT NULL,
	"evolucao" text NOT NULL,
	"hospitalizacao" boolean NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "casos_contados_uf_dia_tipo_classificacao_evolucao_hospitalizacao_pk" PRIMARY KEY("uf","dia","tipo","classificacao","evolucao","hospitalizacao")
);
--> statement-breakpoint
CREATE TABLE "casos_contados_dia" (
	"uf" text NOT NULL,
	"dia" date NOT NULL,
	"tipo" text NOT NULL,
	"n" bigint NOT NULL,
	"confirmados" bigint NOT NULL,
	"descartados" bigint NOT NULL,
	"hospitalizados" bigint NOT NULL,
	"obitos" bigint NOT NULL,
	CONSTRAINT "casos_contados_dia_uf_dia_tipo_pk" PRIMARY KEY("uf","dia","tipo")
);
--> statement-breakpoint
CREATE TABLE "casos_contados_municipio" (
	"dia" date NOT NULL,
	"municipio" integer NOT NULL,
	"tipo" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "casos_contados_municipio_dia_municipio_tipo_pk" PRIMARY KEY("dia","municipio","tipo")
);
--> statement-breakpoint
CREATE TABLE "casos_deltas" (
	"dia" date NOT NULL,
	"tipo" text NOT NULL,
	"uf" text NOT NULL,
	"municipio" integer NOT NULL,
	"classificacao" text NOT NULL,
	"evolucao" text NOT NULL,
	"hospitalizacao" boolean NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casos_pessoais" (
	"caso_id" integer PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"data_nascimento" date,
	"logradouro" text,
	"numero" text,
	"cep" text,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
ALTER TABLE "anexos" ADD CONSTRAINT "anexos_caso_id_casos_id_fk" FOREIGN KEY ("caso_id") REFERENCES "public"."casos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anexos" ADD CONSTRAINT "anexos_enviado_por_id_usuarios_id_fk" FOREIGN KEY ("enviado_por_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casos" ADD CONSTRAINT "casos_responsavel_id_usuarios_id_fk" FOREIGN KEY ("responsavel_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casos_pessoais" ADD CONSTRAINT "casos_pessoais_caso_id_casos_id_fk" FOREIGN KEY ("caso_id") REFERENCES "public"."casos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anexos_caso" ON "anexos" USING btree ("caso_id","id");--> statement-breakpoint
CREATE INDEX "anexos_enviado_por" ON "anexos" USING btree ("enviado_por_id");--> statement-breakpoint
CREATE UNIQUE INDEX "casos_chave" ON "casos" USING btree ("tipo","numero_notificacao","data_notificacao") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_data" ON "casos" USING btree ("data_notificacao","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_tipo" ON "casos" USING btree ("tipo","data_notificacao","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_uf" ON "casos" USING btree ("uf","data_notificacao","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_uf_tipo" ON "casos" USING btree ("uf","tipo","data_notificacao","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_municipio" ON "casos" USING btree ("municipio","data_notificacao","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_classificacao" ON "casos" USING btree ("classificacao_final","data_notificacao","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_evolucao" ON "casos" USING btree ("evolucao","data_notificacao","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_responsavel" ON "casos" USING btree ("responsavel_id");--> statement-breakpoint
CREATE INDEX "casos_contados_municipio_por_municipio" ON "casos_contados_municipio" USING btree ("municipio","dia");--> statement-breakpoint
CREATE INDEX "casos_deltas_dia" ON "casos_deltas" USING btree ("dia");