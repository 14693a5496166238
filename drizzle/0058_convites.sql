CREATE TABLE "convites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "convites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"nome" text NOT NULL,
	"grupos_ids" integer[] NOT NULL,
	"permissoes_ids" integer[] NOT NULL,
	"territorios" jsonb NOT NULL,
	"convidado_por_id" integer NOT NULL,
	"usuario_id" integer,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"expira_em" timestamp (3) with time zone NOT NULL,
	"enviado_em" timestamp (3) with time zone,
	"aceito_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens_convite" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"convite_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "convites" ADD CONSTRAINT "convites_convidado_por_id_usuarios_id_fk" FOREIGN KEY ("convidado_por_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convites" ADD CONSTRAINT "convites_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens_convite" ADD CONSTRAINT "tokens_convite_convite_id_convites_id_fk" FOREIGN KEY ("convite_id") REFERENCES "public"."convites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "convites_abertos" ON "convites" USING btree (lower("email")) WHERE aceito_em is null;--> statement-breakpoint
CREATE INDEX "convites_criacao" ON "convites" USING btree ("criado_em","id");--> statement-breakpoint
CREATE INDEX "convites_convidado_por" ON "convites" USING btree ("convidado_por_id");--> statement-breakpoint
CREATE INDEX "convites_usuario" ON "convites" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "tokens_convite_convite" ON "tokens_convite" USING btree ("convite_id");