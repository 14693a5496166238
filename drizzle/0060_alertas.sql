CREATE TABLE "alertas" (
	"rodada_id" integer NOT NULL,
	"lugar" integer NOT NULL,
	"nivel" smallint,
	"motivo" text,
	"atraso" integer,
	"semanas" jsonb NOT NULL,
	CONSTRAINT "alertas_rodada_id_lugar_pk" PRIMARY KEY("rodada_id","lugar")
);
--> statement-breakpoint
CREATE TABLE "alertas_escolhas" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"territorios" jsonb NOT NULL,
	"nivel_minimo" smallint NOT NULL,
	"idioma" text NOT NULL,
	"ate" integer NOT NULL,
	"enviado_dia" date
);
--> statement-breakpoint
CREATE TABLE "alertas_rodadas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alertas_rodadas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tipo" text NOT NULL,
	"dia" date NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	"dados_ate" date NOT NULL,
	"semana" integer NOT NULL,
	"casos" integer NOT NULL,
	"anos" integer[] NOT NULL,
	"versao" smallint NOT NULL,
	"marca" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alertas_subidas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alertas_subidas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tipo" text NOT NULL,
	"lugar" integer NOT NULL,
	"semana" integer NOT NULL,
	"antes" smallint,
	"nivel" smallint NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "alertas" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alertas" ADD CONSTRAINT "alertas_rodada_id_alertas_rodadas_id_fk" FOREIGN KEY ("rodada_id") REFERENCES "public"."alertas_rodadas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alertas_escolhas" ADD CONSTRAINT "alertas_escolhas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alertas_lugar" ON "alertas" USING btree ("lugar","rodada_id");--> statement-breakpoint
CREATE INDEX "alertas_rodadas_tipo" ON "alertas_rodadas" USING btree ("tipo","id");--> statement-breakpoint
CREATE INDEX "alertas_subidas_em" ON "alertas_subidas" USING btree ("em");