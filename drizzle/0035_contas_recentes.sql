CREATE TABLE "contas_recentes" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"ate" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contas_recentes" ADD CONSTRAINT "contas_recentes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;