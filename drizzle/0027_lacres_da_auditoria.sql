CREATE TABLE "auditoria_lacres" (
	"n" integer PRIMARY KEY NOT NULL,
	"ids" "int8multirange" NOT NULL,
	"linhas" integer NOT NULL,
	"ate" bigint NOT NULL,
	"faltavam" "int8multirange" NOT NULL,
	"resumo" "bytea" NOT NULL,
	"elo" "bytea" NOT NULL,
	"lacre" "bytea" NOT NULL,
	"chave" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
