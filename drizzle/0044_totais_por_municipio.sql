-- Counts by municipality over all days: a list within a territory of many municipalities would otherwise add up nearly as many rows as
-- there are cases. The totals and the deltas together are always the cases: what leaves casos_deltas is added to the totals.
CREATE TABLE "casos_totais" (
	"municipio" integer NOT NULL,
	"tipo" text NOT NULL,
	"n" bigint NOT NULL,
	"confirmados" bigint NOT NULL,
	"descartados" bigint NOT NULL,
	"hospitalizados" bigint NOT NULL,
	"sexo_f" integer NOT NULL,
	"sexo_m" integer NOT NULL,
	"sexo_i" integer NOT NULL,
	"sexo_x" integer NOT NULL,
	"c_dengue_sem_sinais_alarme" integer NOT NULL,
	"c_dengue_com_sinais_alarme" integer NOT NULL,
	"c_dengue_grave" integer NOT NULL,
	"c_confirmado" integer NOT NULL,
	"c_descartado" integer NOT NULL,
	"c_inconclusivo" integer NOT NULL,
	"c_em_investigacao" integer NOT NULL,
	"c_dengue_classico" integer NOT NULL,
	"c_dengue_com_complicacoes" integer NOT NULL,
	"c_febre_hemorragica_dengue" integer NOT NULL,
	"c_sindrome_choque_dengue" integer NOT NULL,
	"c_x" integer NOT NULL,
	"e_cura" integer NOT NULL,
	"e_obito" integer NOT NULL,
	"e_obito_outras_causas" integer NOT NULL,
	"e_obito_em_investigacao" integer NOT NULL,
	"e_ignorado" integer NOT NULL,
	"e_x" integer NOT NULL,
	CONSTRAINT "casos_totais_municipio_tipo_pk" PRIMARY KEY("municipio","tipo")
);
--> statement-breakpoint
-- Nothing is folded until this is committed.
-- safe: folding waits, which readers and writers do not notice
SELECT pg_advisory_xact_lock(hashtextextended('casos_deltas', 0));
--> statement-breakpoint
-- safe: fills the new table from the counts by day. With 6.6 million cases it reads some millions of rows, once
INSERT INTO casos_totais (municipio, tipo,
  n, confirmados, descartados, hospitalizados, sexo_f, sexo_m, sexo_i, sexo_x, c_dengue_sem_sinais_alarme,
  c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
  c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura,
  e_obito, e_obito_outras_causas, e_obito_em_investigacao, e_ignorado, e_x)
SELECT municipio, tipo,
  sum(n), sum(confirmados), sum(descartados), sum(hospitalizados),
  coalesce(sum(f_00), 0) + coalesce(sum(f_05), 0) + coalesce(sum(f_10), 0) + coalesce(sum(f_15), 0) +
    coalesce(sum(f_20), 0) + coalesce(sum(f_25), 0) + coalesce(sum(f_30), 0) + coalesce(sum(f_35), 0) +
    coalesce(sum(f_40), 0) + coalesce(sum(f_45), 0) + coalesce(sum(f_50), 0) + coalesce(sum(f_55), 0) +
    coalesce(sum(f_60), 0) + coalesce(sum(f_65), 0) + coalesce(sum(f_70), 0) + coalesce(sum(f_75), 0) +
    coalesce(sum(f_80), 0) + coalesce(sum(f_x), 0),
  coalesce(sum(m_00), 0) + coalesce(sum(m_05), 0) + coalesce(sum(m_10), 0) + coalesce(sum(m_15), 0) +
    coalesce(sum(m_20), 0) + coalesce(sum(m_25), 0) + coalesce(sum(m_30), 0) + coalesce(sum(m_35), 0) +
    coalesce(sum(m_40), 0) + coalesce(sum(m_45), 0) + coalesce(sum(m_50), 0) + coalesce(sum(m_55), 0) +
    coalesce(sum(m_60), 0) + coalesce(sum(m_65), 0) + coalesce(sum(m_70), 0) + coalesce(sum(m_75), 0) +
    coalesce(sum(m_80), 0) + coalesce(sum(m_x), 0),
  coalesce(sum(i_00), 0) + coalesce(sum(i_05), 0) + coalesce(sum(i_10), 0) + coalesce(sum(i_15), 0) +
    coalesce(sum(i_20), 0) + coalesce(sum(i_25), 0) + coalesce(sum(i_30), 0) + coalesce(sum(i_35), 0) +
    coalesce(sum(i_40), 0) + coalesce(sum(i_45), 0) + coalesce(sum(i_50), 0) + coalesce(sum(i_55), 0) +
    coalesce(sum(i_60), 0) + coalesce(sum(i_65), 0) + coalesce(sum(i_70), 0) + coalesce(sum(i_75), 0) +
    coalesce(sum(i_80), 0) + coalesce(sum(i_x), 0),
  coalesce(sum(x_00), 0) + coalesce(sum(x_05), 0) + coalesce(sum(x_10), 0) + coalesce(sum(x_15), 0) +
    coalesce(sum(x_20), 0) + coalesce(sum(x_25), 0) + coalesce(sum(x_30), 0) + coalesce(sum(x_35), 0) +
    coalesce(sum(x_40), 0) + coalesce(sum(x_45), 0) + coalesce(sum(x_50), 0) + coalesce(sum(x_55), 0) +
    coalesce(sum(x_60), 0) + coalesce(sum(x_65), 0) + coalesce(sum(x_70), 0) + coalesce(sum(x_75), 0) +
    coalesce(sum(x_80), 0) + coalesce(sum(x_x), 0),
  coalesce(sum(c_dengue_sem_sinais_alarme), 0), coalesce(sum(c_dengue_com_sinais_alarme), 0),
  coalesce(sum(c_dengue_grave), 0), coalesce(sum(c_confirmado), 0), coalesce(sum(c_descartado), 0),
  coalesce(sum(c_inconclusivo), 0), coalesce(sum(c_em_investigacao), 0), coalesce(sum(c_dengue_classico), 0),
  coalesce(sum(c_dengue_com_complicacoes), 0), coalesce(sum(c_febre_hemorragica_dengue), 0),
  coalesce(sum(c_sindrome_choque_dengue), 0), coalesce(sum(c_x), 0), coalesce(sum(e_cura), 0),
  coalesce(sum(e_obito), 0), coalesce(sum(e_obito_outras_causas), 0), coalesce(sum(e_obito_em_investigacao), 0),
  coalesce(sum(e_ignorado), 0), coalesce(sum(e_x), 0)
FROM casos_contados_municipio GROUP BY 1, 2;
--> statement-breakpoint
-- safe: a new view, which nothing of the last release reads
CREATE VIEW public.totais_de_casos AS
  SELECT municipio, tipo,
    n, confirmados, descartados, hospitalizados, sexo_f, sexo_m, sexo_i, sexo_x, c_dengue_sem_sinais_alarme,
    c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
    c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura,
    e_obito, e_obito_outras_causas, e_obito_em_investigacao, e_ignorado, e_x
  FROM casos_totais
  UNION ALL
  SELECT municipio, tipo,
    n, CASE WHEN caso_confirmado(classificacao) THEN n ELSE 0 END,
    CASE WHEN caso_descartado(classificacao) THEN n ELSE 0 END, CASE WHEN hospitalizacao THEN n ELSE 0 END,
    CASE WHEN pessoa / 18 = 0 THEN n::integer ELSE 0 END, CASE WHEN pessoa / 18 = 1 THEN n::integer ELSE 0 END,
    CASE WHEN pessoa / 18 = 2 THEN n::integer ELSE 0 END, CASE WHEN pessoa / 18 = 3 THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'dengue_sem_sinais_alarme' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'dengue_com_sinais_alarme' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'dengue_grave' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'confirmado' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'descartado' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'inconclusivo' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'em_investigacao' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'dengue_classico' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'dengue_com_complicacoes' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'febre_hemorragica_dengue' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao = 'sindrome_choque_dengue' THEN n::integer ELSE 0 END,
    CASE WHEN classificacao NOT IN ('dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado', 'inconclusivo', 'em_investigacao', 'dengue_classico', 'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue') THEN n::integer ELSE 0 END,
    CASE WHEN evolucao = 'cura' THEN n::integer ELSE 0 END, CASE WHEN evolucao = 'obito' THEN n::integer ELSE 0 END,
    CASE WHEN evolucao = 'obito_outras_causas' THEN n::integer ELSE 0 END,
    CASE WHEN evolucao = 'obito_em_investigacao' THEN n::integer ELSE 0 END,
    CASE WHEN evolucao = 'ignorado' THEN n::integer ELSE 0 END,
    CASE WHEN evolucao NOT IN ('cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado') THEN n::integer ELSE 0 END
  FROM casos_deltas;
--> statement-breakpoint
-- safe: a new function, which only the trigger below calls
CREATE FUNCTION public.somar_totais() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.casos_totais AS c (municipio, tipo,
    n, confirmados, descartados, hospitalizados, sexo_f, sexo_m, sexo_i, sexo_x, c_dengue_sem_sinais_alarme,
    c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
    c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura,
    e_obito, e_obito_outras_causas, e_obito_em_investigacao, e_ignorado, e_x)
  SELECT municipio, tipo,
    sum(n), coalesce(sum(n) FILTER (WHERE caso_confirmado(classificacao)), 0),
    coalesce(sum(n) FILTER (WHERE caso_descartado(classificacao)), 0),
    coalesce(sum(n) FILTER (WHERE hospitalizacao), 0), coalesce(sum(n) FILTER (WHERE pessoa / 18 = 0), 0),
    coalesce(sum(n) FILTER (WHERE pessoa / 18 = 1), 0), coalesce(sum(n) FILTER (WHERE pessoa / 18 = 2), 0),
    coalesce(sum(n) FILTER (WHERE pessoa / 18 = 3), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'dengue_sem_sinais_alarme'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'dengue_com_sinais_alarme'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'dengue_grave'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'confirmado'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'descartado'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'inconclusivo'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'em_investigacao'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'dengue_classico'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'dengue_com_complicacoes'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'febre_hemorragica_dengue'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao = 'sindrome_choque_dengue'), 0),
    coalesce(sum(n) FILTER (WHERE classificacao NOT IN ('dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado', 'inconclusivo', 'em_investigacao', 'dengue_classico', 'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue')), 0),
    coalesce(sum(n) FILTER (WHERE evolucao = 'cura'), 0), coalesce(sum(n) FILTER (WHERE evolucao = 'obito'), 0),
    coalesce(sum(n) FILTER (WHERE evolucao = 'obito_outras_causas'), 0),
    coalesce(sum(n) FILTER (WHERE evolucao = 'obito_em_investigacao'), 0),
    coalesce(sum(n) FILTER (WHERE evolucao = 'ignorado'), 0),
    coalesce(sum(n) FILTER (WHERE evolucao NOT IN ('cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado')), 0)
  FROM tirados GROUP BY 1, 2
  ON CONFLICT (municipio, tipo) DO UPDATE SET
    n = c.n + excluded.n, confirmados = c.confirmados + excluded.confirmados,
    descartados = c.descartados + excluded.descartados, hospitalizados = c.hospitalizados + excluded.hospitalizados,
    sexo_f = c.sexo_f + excluded.sexo_f, sexo_m = c.sexo_m + excluded.sexo_m, sexo_i = c.sexo_i + excluded.sexo_i,
    sexo_x = c.sexo_x + excluded.sexo_x,
    c_dengue_sem_sinais_alarme = c.c_dengue_sem_sinais_alarme + excluded.c_dengue_sem_sinais_alarme,
    c_dengue_com_sinais_alarme = c.c_dengue_com_sinais_alarme + excluded.c_dengue_com_sinais_alarme,
    c_dengue_grave = c.c_dengue_grave + excluded.c_dengue_grave,
    c_confirmado = c.c_confirmado + excluded.c_confirmado, c_descartado = c.c_descartado + excluded.c_descartado,
    c_inconclusivo = c.c_inconclusivo + excluded.c_inconclusivo,
    c_em_investigacao = c.c_em_investigacao + excluded.c_em_investigacao,
    c_dengue_classico = c.c_dengue_classico + excluded.c_dengue_classico,
    c_dengue_com_complicacoes = c.c_dengue_com_complicacoes + excluded.c_dengue_com_complicacoes,
    c_febre_hemorragica_dengue = c.c_febre_hemorragica_dengue + excluded.c_febre_hemorragica_dengue,
    c_sindrome_choque_dengue = c.c_sindrome_choque_dengue + excluded.c_sindrome_choque_dengue,
    c_x = c.c_x + excluded.c_x, e_cura = c.e_cura + excluded.e_cura, e_obito = c.e_obito + excluded.e_obito,
    e_obito_outras_causas = c.e_obito_outras_causas + excluded.e_obito_outras_causas,
    e_obito_em_investigacao = c.e_obito_em_investigacao + excluded.e_obito_em_investigacao,
    e_ignorado = c.e_ignorado + excluded.e_ignorado, e_x = c.e_x + excluded.e_x;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- safe: writers wait for no longer than this statement takes; folding by an instance of the last release adds to the totals too
CREATE TRIGGER casos_deltas_totais AFTER DELETE ON casos_deltas
  REFERENCING OLD TABLE AS tirados FOR EACH STATEMENT EXECUTE FUNCTION public.somar_totais();
