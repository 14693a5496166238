CREATE TABLE "busca_de_duplicidades" (
	"unica" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ate" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casos_unidos" (
	"id" integer PRIMARY KEY NOT NULL,
	"mantido_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"numero" text NOT NULL,
	"data" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duplicidades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duplicidades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tipo" text NOT NULL,
	"caso_a" integer NOT NULL,
	"caso_b" integer NOT NULL,
	"pontuacao" integer NOT NULL,
	"coincide" text[] NOT NULL,
	"estado" text DEFAULT 'pendente' NOT NULL,
	"encontrada_em" timestamp (3) with time zone NOT NULL,
	"vista_em" timestamp (3) with time zone NOT NULL,
	"decidida_em" timestamp (3) with time zone,
	"decidida_por_id" integer,
	"mantido_id" integer,
	"antes" text
);
--> statement-breakpoint
ALTER TABLE "casos_unidos" ADD CONSTRAINT "casos_unidos_mantido_id_casos_id_fk" FOREIGN KEY ("mantido_id") REFERENCES "public"."casos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicidades" ADD CONSTRAINT "duplicidades_caso_a_casos_id_fk" FOREIGN KEY ("caso_a") REFERENCES "public"."casos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicidades" ADD CONSTRAINT "duplicidades_caso_b_casos_id_fk" FOREIGN KEY ("caso_b") REFERENCES "public"."casos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicidades" ADD CONSTRAINT "duplicidades_decidida_por_id_usuarios_id_fk" FOREIGN KEY ("decidida_por_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "casos_unidos_mantido" ON "casos_unidos" USING btree ("mantido_id");--> statement-breakpoint
CREATE INDEX "casos_unidos_chave" ON "casos_unidos" USING btree ("numero","tipo","data");--> statement-breakpoint
CREATE UNIQUE INDEX "duplicidades_par" ON "duplicidades" USING btree ("caso_a","caso_b");--> statement-breakpoint
CREATE INDEX "duplicidades_caso_b" ON "duplicidades" USING btree ("caso_b");--> statement-breakpoint
CREATE INDEX "duplicidades_decidida_por" ON "duplicidades" USING btree ("decidida_por_id");--> statement-breakpoint
CREATE INDEX "duplicidades_por_pontuacao" ON "duplicidades" USING btree ("pontuacao","id");--> statement-breakpoint
CREATE INDEX "duplicidades_por_achado" ON "duplicidades" USING btree ("encontrada_em","id");--> statement-breakpoint
CREATE INDEX "duplicidades_com_antes" ON "duplicidades" USING btree ("decidida_em") WHERE antes is not null;--> statement-breakpoint
-- safe: one row in a table of this migration. The cases that are there by now are compared by the job.
INSERT INTO "busca_de_duplicidades" ("ate") SELECT coalesce(max("id"), 0) FROM "casos";
