CREATE TABLE "casos_indicadores" (
	"base" text NOT NULL,
	"uf" text NOT NULL,
	"dia" date NOT NULL,
	"tipo" text NOT NULL,
	"ate_notificacao" integer[] NOT NULL,
	"ate_notificacao_n" integer[] NOT NULL,
	"ate_notificacao_no_prazo" integer[] NOT NULL,
	"ate_digitacao" integer[] NOT NULL,
	"ate_digitacao_n" integer[] NOT NULL,
	"denv1" integer NOT NULL,
	"denv2" integer NOT NULL,
	"denv3" integer NOT NULL,
	"denv4" integer NOT NULL,
	"ns1_positivo" integer NOT NULL,
	"ns1_negativo" integer NOT NULL,
	"igm_positivo" integer NOT NULL,
	"igm_negativo" integer NOT NULL,
	"pcr_positivo" integer NOT NULL,
	"pcr_negativo" integer NOT NULL,
	"isolamento_viral_positivo" integer NOT NULL,
	"isolamento_viral_negativo" integer NOT NULL,
	CONSTRAINT "casos_indicadores_base_uf_dia_tipo_pk" PRIMARY KEY("base","uf","dia","tipo")
);
--> statement-breakpoint
CREATE TABLE "casos_indicadores_marcas" (
	"base" text NOT NULL,
	"dia" date NOT NULL,
	"em" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
-- Marks the days of cases that change in anything the indicators count.
CREATE FUNCTION public.marcar_indicadores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO casos_indicadores_marcas (base, dia)
  SELECT DISTINCT base, dia FROM antigos a JOIN novos n USING (id)
    CROSS JOIN LATERAL (VALUES ('notificacao', a.data_notificacao), ('sintomas', a.data_inicio_sintomas),
      ('notificacao', n.data_notificacao), ('sintomas', n.data_inicio_sintomas)) dias (base, dia)
  WHERE (a.excluido_em IS NULL) <> (n.excluido_em IS NULL)
    OR a.excluido_em IS NULL AND (
      (a.tipo, a.uf, a.data_notificacao, a.data_inicio_sintomas, a.data_digitacao, a.data_encerramento)
        IS DISTINCT FROM (n.tipo, n.uf, n.data_notificacao, n.data_inicio_sintomas, n.data_digitacao, n.data_encerramento)
      OR caso_descartado(a.classificacao_final) IS DISTINCT FROM caso_descartado(n.classificacao_final)
      OR a.detalhe -> 'dados_laboratoriais' IS DISTINCT FROM n.detalhe -> 'dados_laboratoriais'
    );
  RETURN NULL;
END $$;
--> statement-breakpoint
-- safe: writers of cases wait for the statement; it changes nothing for them
CREATE TRIGGER casos_indicadores_ao_mudar AFTER UPDATE ON casos
  REFERENCING OLD TABLE AS antigos NEW TABLE AS novos FOR EACH STATEMENT EXECUTE FUNCTION public.marcar_indicadores();
--> statement-breakpoint
-- Cases that came or went have deltas, which name their days until they are folded. Then the marks take over, so that
-- recording a case costs nothing more.
CREATE FUNCTION public.marcar_dobrados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO casos_indicadores_marcas (base, dia)
  SELECT 'notificacao', dia FROM tirados
  UNION SELECT 'sintomas', sintomas FROM tirados WHERE sintomas IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- safe: folding waits for the statement, and writers hardly; folding by an instance of the last release marks here too
CREATE TRIGGER casos_deltas_indicadores AFTER DELETE ON casos_deltas
  REFERENCING OLD TABLE AS tirados FOR EACH STATEMENT EXECUTE FUNCTION public.marcar_dobrados();
--> statement-breakpoint
-- safe: fills the new table; a day that has no mark and is not kept is counted from its cases
INSERT INTO casos_indicadores_marcas (base, dia)
SELECT 'notificacao', data_notificacao FROM casos WHERE excluido_em IS NULL
UNION SELECT 'sintomas', data_inicio_sintomas FROM casos WHERE excluido_em IS NULL;
