CREATE TABLE "respostas_guardadas" (
	"id" text PRIMARY KEY NOT NULL,
	"usuario_id" integer,
	"resposta" text NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "respostas_guardadas" ADD CONSTRAINT "respostas_guardadas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "respostas_guardadas_por_usuario" ON "respostas_guardadas" USING btree ("usuario_id","criado_em");--> statement-breakpoint
CREATE INDEX "respostas_guardadas_por_idade" ON "respostas_guardadas" USING btree ("criado_em");--> statement-breakpoint
CREATE INDEX "respostas_guardadas_por_selar" ON "respostas_guardadas" USING btree ("id") WHERE resposta <> '' and not starts_with(resposta, 'v1.');