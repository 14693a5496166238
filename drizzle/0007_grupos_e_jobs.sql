CREATE TABLE "contagens" (
	"conjunto" text NOT NULL,
	"chave" text NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"dono_id" integer,
	"status" text DEFAULT 'processing' NOT NULL,
	"cancelado" boolean DEFAULT false NOT NULL,
	"progresso" integer DEFAULT 0 NOT NULL,
	"pedido" jsonb NOT NULL,
	"resultado" jsonb,
	"arquivo_chave" text,
	"arquivo_nome" text,
	"arquivo_tipo" text,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"concluido_em" timestamp (3) with time zone,
	"expira_em" timestamp (3) with time zone,
	CONSTRAINT "jobs_pedido_objeto" CHECK (jsonb_typeof(pedido) = 'object')
);
--> statement-breakpoint
DROP INDEX "usuarios_grupos_grupo";--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "email_pendente_por_id" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_dono_id_usuarios_id_fk" FOREIGN KEY ("dono_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contagens_chave" ON "contagens" USING btree ("conjunto","chave");--> statement-breakpoint
CREATE INDEX "jobs_dono" ON "jobs" USING btree ("dono_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "jobs_criado" ON "jobs" USING btree ("criado_em","id");--> statement-breakpoint
CREATE INDEX "jobs_em_curso" ON "jobs" USING btree ("id") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "jobs_expira" ON "jobs" USING btree ("expira_em") WHERE arquivo_chave is not null;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_email_pendente_por_id_usuarios_id_fk" FOREIGN KEY ("email_pendente_por_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grupos_nome_trgm" ON "grupos" USING gin (sem_acento("nome") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_por_nome" ON "usuarios" USING btree (sem_acento("nome"),"id");--> statement-breakpoint
CREATE INDEX "usuarios_por_cidade" ON "usuarios" USING btree (sem_acento("cidade"),"id");--> statement-breakpoint
CREATE INDEX "usuarios_por_estado" ON "usuarios" USING btree ("estado","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_ativo" ON "usuarios" USING btree ("ativo","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_criacao" ON "usuarios" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_mudanca" ON "usuarios" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "usuarios_email_pendente_por" ON "usuarios" USING btree ("email_pendente_por_id") WHERE email_pendente_por_id is not null;--> statement-breakpoint
CREATE INDEX "usuarios_grupos_grupo_usuario" ON "usuarios_grupos" USING btree ("grupo_id","usuario_id");