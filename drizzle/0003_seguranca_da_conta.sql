CREATE TABLE "codigos_reserva" (
	"usuario_id" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"usado_em" timestamp (3) with time zone,
	CONSTRAINT "codigos_reserva_usuario_id_hash_pk" PRIMARY KEY("usuario_id","hash")
);
--> statement-breakpoint
CREATE TABLE "dispositivos" (
	"usuario_id" integer NOT NULL,
	"nome" text NOT NULL,
	"visto_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dispositivos_usuario_id_nome_pk" PRIMARY KEY("usuario_id","nome")
);
--> statement-breakpoint
ALTER TABLE "sessoes" ADD COLUMN "expira_em" timestamp (3) with time zone DEFAULT now() + interval '7 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "senha_forca" text DEFAULT 'aceitavel' NOT NULL;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "mfa_ultimo_passo" bigint;--> statement-breakpoint
ALTER TABLE "codigos_reserva" ADD CONSTRAINT "codigos_reserva_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispositivos" ADD CONSTRAINT "dispositivos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auditoria_acao" ON "auditoria" USING btree ("acao","id");