CREATE TABLE "casos_lugares" (
	"nivel" text NOT NULL,
	"municipio" integer NOT NULL,
	"area" text NOT NULL,
	"n" bigint NOT NULL,
	"latitudes" bigint NOT NULL,
	"longitudes" bigint NOT NULL,
	"p1" numeric NOT NULL,
	"p2" numeric NOT NULL,
	"p3" numeric NOT NULL,
	"p4" numeric NOT NULL,
	CONSTRAINT "casos_lugares_nivel_municipio_area_pk" PRIMARY KEY("nivel","municipio","area")
);
--> statement-breakpoint
CREATE TABLE "casos_lugares_deltas" (
	"municipio" integer NOT NULL,
	"bairro" text,
	"cep" text,
	"latitude" integer NOT NULL,
	"longitude" integer NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "municipios_centros" (
	"codigo" integer PRIMARY KEY NOT NULL,
	"latitude" integer NOT NULL,
	"longitude" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recusas_de_texto" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"momentos" timestamp (3) with time zone[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recusas_de_texto" ADD CONSTRAINT "recusas_de_texto_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;