CREATE TABLE "identificacoes" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"momentos" timestamp (3) with time zone[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identificacoes" ADD CONSTRAINT "identificacoes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;