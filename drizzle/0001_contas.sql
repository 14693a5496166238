CREATE TABLE "auditoria" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auditoria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"em" timestamp (3) with time zone NOT NULL,
	"acao" text NOT NULL,
	"ator_id" integer,
	"alvo_tipo" text NOT NULL,
	"alvo_id" integer,
	"detalhes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip" text,
	"requisicao" text,
	CONSTRAINT "auditoria_detalhes_objeto" CHECK (jsonb_typeof(detalhes) = 'object')
);
--> statement-breakpoint
CREATE TABLE "bloqueios" (
	"chave" "bytea" PRIMARY KEY NOT NULL,
	"tentativas" integer NOT NULL,
	"janela_inicio" timestamp (3) with time zone NOT NULL,
	"bloqueado_ate" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "grupos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grupos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"descricao" text,
	"ativo" boolean DEFAULT true NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grupos_permissoes" (
	"grupo_id" integer NOT NULL,
	"permissao_id" integer NOT NULL,
	CONSTRAINT "grupos_permissoes_grupo_id_permissao_id_pk" PRIMARY KEY("grupo_id","permissao_id")
);
--> statement-breakpoint
CREATE TABLE "permissoes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permissoes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"descricao" text,
	"sistema" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessoes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" integer NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"ultima_atividade" timestamp (3) with time zone NOT NULL,
	"encerrada_em" timestamp (3) with time zone,
	"lembrar" boolean DEFAULT false NOT NULL,
	"dispositivo" text NOT NULL,
	"ip" text NOT NULL,
	"local" text
);
--> statement-breakpoint
CREATE TABLE "tokens_conta" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"usuario_id" integer NOT NULL,
	"email_novo" text,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"expira_em" timestamp (3) with time zone NOT NULL,
	"usado_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens_renovacao" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"sessao_id" uuid NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"expira_em" timestamp (3) with time zone NOT NULL,
	"substituido_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "usuarios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usuarios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"senha_hash" text NOT NULL,
	"senha_alterada_em" timestamp (3) with time zone NOT NULL,
	"trocar_senha" boolean DEFAULT false NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"plano" text DEFAULT 'basic' NOT NULL,
	"cpf" text,
	"telefone" text,
	"estado" text,
	"cidade" text,
	"funcao" text,
	"instituicao" text,
	"cargo" text,
	"departamento" text,
	"foto_chave" text,
	"email_pendente" text,
	"email_verificado" boolean DEFAULT false NOT NULL,
	"mfa_habilitado" boolean DEFAULT false NOT NULL,
	"mfa_segredo" text,
	"desativado_em" timestamp (3) with time zone,
	"ultimo_login" timestamp (3) with time zone,
	"ultimo_acesso" timestamp (3) with time zone,
	"criado_por_id" integer,
	"atualizado_por_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome || chr(10) || email || chr(10) || coalesce(cidade, '') || chr(10) || coalesce(estado, '') || chr(10) || coalesce(instituicao, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usuarios_grupos" (
	"usuario_id" integer NOT NULL,
	"grupo_id" integer NOT NULL,
	CONSTRAINT "usuarios_grupos_usuario_id_grupo_id_pk" PRIMARY KEY("usuario_id","grupo_id")
);
--> statement-breakpoint
CREATE TABLE "usuarios_permissoes" (
	"usuario_id" integer NOT NULL,
	"permissao_id" integer NOT NULL,
	CONSTRAINT "usuarios_permissoes_usuario_id_permissao_id_pk" PRIMARY KEY("usuario_id","permissao_id")
);
--> statement-breakpoint
ALTER TABLE "grupos_permissoes" ADD CONSTRAINT "grupos_permissoes_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupos_permissoes" ADD CONSTRAINT "grupos_permissoes_permissao_id_permissoes_id_fk" FOREIGN KEY ("permissao_id") REFERENCES "public"."permissoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessoes" ADD CONSTRAINT "sessoes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens_conta" ADD CONSTRAINT "tokens_conta_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens_renovacao" ADD CONSTRAINT "tokens_renovacao_sessao_id_sessoes_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_criado_por_id_usuarios_id_fk" FOREIGN KEY ("criado_por_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_atualizado_por_id_usuarios_id_fk" FOREIGN KEY ("atualizado_por_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios_grupos" ADD CONSTRAINT "usuarios_grupos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios_grupos" ADD CONSTRAINT "usuarios_grupos_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios_permissoes" ADD CONSTRAINT "usuarios_permissoes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios_permissoes" ADD CONSTRAINT "usuarios_permissoes_permissao_id_permissoes_id_fk" FOREIGN KEY ("permissao_id") REFERENCES "public"."permissoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auditoria_alvo" ON "auditoria" USING btree ("alvo_tipo","alvo_id","id");--> statement-breakpoint
CREATE INDEX "auditoria_ator" ON "auditoria" USING btree ("ator_id","id");--> statement-breakpoint
CREATE INDEX "auditoria_em" ON "auditoria" USING btree ("em");--> statement-breakpoint
CREATE UNIQUE INDEX "grupos_nome_unico" ON "grupos" USING btree ("nome");--> statement-breakpoint
CREATE INDEX "grupos_permissoes_permissao" ON "grupos_permissoes" USING btree ("permissao_id");--> statement-breakpoint
CREATE UNIQUE INDEX "permissoes_nome_unico" ON "permissoes" USING btree ("nome");--> statement-breakpoint
CREATE INDEX "sessoes_abertas" ON "sessoes" USING btree ("usuario_id") WHERE encerrada_em is null;--> statement-breakpoint
CREATE INDEX "sessoes_usuario" ON "sessoes" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "tokens_conta_usuario" ON "tokens_conta" USING btree ("usuario_id","tipo");--> statement-breakpoint
CREATE INDEX "tokens_renovacao_sessao" ON "tokens_renovacao" USING btree ("sessao_id");--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_email_unico" ON "usuarios" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_cpf_unico" ON "usuarios" USING btree ("cpf");--> statement-breakpoint
CREATE INDEX "usuarios_busca_trgm" ON "usuarios" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_nome_trgm" ON "usuarios" USING gin (sem_acento("nome") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_email_trgm" ON "usuarios" USING gin (sem_acento("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_cidade_trgm" ON "usuarios" USING gin (sem_acento("cidade") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_admins" ON "usuarios" USING btree ("id") WHERE admin and ativo;--> statement-breakpoint
CREATE INDEX "usuarios_criado_por" ON "usuarios" USING btree ("criado_por_id");--> statement-breakpoint
CREATE INDEX "usuarios_atualizado_por" ON "usuarios" USING btree ("atualizado_por_id");--> statement-breakpoint
CREATE INDEX "usuarios_grupos_grupo" ON "usuarios_grupos" USING btree ("grupo_id");--> statement-breakpoint
CREATE INDEX "usuarios_permissoes_permissao" ON "usuarios_permissoes" USING btree ("permissao_id");