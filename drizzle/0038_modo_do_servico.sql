CREATE TABLE "modo_do_servico" (
	"unico" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"modo" text NOT NULL,
	"mensagem" text,
	"desde" timestamp (3) with time zone NOT NULL,
	"alterado_por_id" integer,
	CONSTRAINT "modo_do_servico_unico" CHECK (unico),
	CONSTRAINT "modo_do_servico_modo" CHECK (modo in ('normal', 'somente_leitura', 'manutencao'))
);
