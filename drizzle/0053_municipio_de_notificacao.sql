CREATE TABLE "casos_fora" (
	"notificacao" integer NOT NULL,
	"residencia" integer NOT NULL,
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
	CONSTRAINT "casos_fora_notificacao_residencia_tipo_pk" PRIMARY KEY("notificacao","residencia","tipo")
);
--> statement-breakpoint
ALTER TABLE "casos" ADD COLUMN "municipio_notificacao" integer;--> statement-breakpoint
ALTER TABLE "webhook_entregas" ADD COLUMN "municipio_notificacao" integer;--> statement-breakpoint
ALTER TABLE "casos_deltas" ADD COLUMN "fora" integer;--> statement-breakpoint
-- As of migration 0032, with the municipality of notification where it is not the one of residence.
-- safe: writers wait for no longer than this statement takes
CREATE OR REPLACE FUNCTION public.contar_casos() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, fora, n)
    SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao,
      pessoa_do_caso(sexo, idade), CASE WHEN municipio_notificacao <> municipio THEN municipio_notificacao END, count(*)
    FROM novos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
    INSERT INTO casos_ordem_deltas (id, data_inicio_sintomas, criado_em, atualizado_em, n)
    SELECT id, data_inicio_sintomas, criado_em, atualizado_em, 1 FROM novos WHERE excluido_em IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, fora, n)
    SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao,
      pessoa_do_caso(sexo, idade), CASE WHEN municipio_notificacao <> municipio THEN municipio_notificacao END, -count(*)
    FROM antigos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
    INSERT INTO casos_ordem_deltas (id, data_inicio_sintomas, criado_em, atualizado_em, n)
    SELECT id, data_inicio_sintomas, criado_em, atualizado_em, -1 FROM antigos WHERE excluido_em IS NULL;
  ELSE
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, fora, n)
    SELECT data_notificacao, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, fora, sum(n) FROM (
      SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, '') AS classificacao,
        coalesce(evolucao, '') AS evolucao, hospitalizacao, pessoa_do_caso(sexo, idade) AS pessoa,
        CASE WHEN municipio_notificacao <> municipio THEN municipio_notificacao END AS fora, 1 AS n
      FROM novos WHERE excluido_em IS NULL
      UNION ALL
      SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''),
        coalesce(evolucao, ''), hospitalizacao, pessoa_do_caso(sexo, idade),
        CASE WHEN municipio_notificacao <> municipio THEN municipio_notificacao END, -1
      FROM antigos WHERE excluido_em IS NULL
    ) mudancas
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 HAVING sum(n) <> 0;
    INSERT INTO casos_ordem_deltas (id, data_inicio_sintomas, criado_em, atualizado_em, n)
    SELECT id, data_inicio_sintomas, criado_em, atualizado_em, sum(n) FROM (
      SELECT id, data_inicio_sintomas, criado_em, atualizado_em, 1 AS n FROM novos WHERE excluido_em IS NULL
      UNION ALL
      SELECT id, data_inicio_sintomas, criado_em, atualizado_em, -1 FROM antigos WHERE excluido_em IS NULL
    ) mudancas
    GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- safe: a new view, which nothing of the last release reads
CREATE VIEW public.fora_de_casos AS
  SELECT notificacao, residencia, tipo,
    n, confirmados, descartados, hospitalizados, sexo_f, sexo_m, sexo_i, sexo_x, c_dengue_sem_sinais_alarme,
    c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
    c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura,
    e_obito, e_obito_outras_causas, e_obito_em_investigacao, e_ignorado, e_x
  FROM casos_fora
  UNION ALL
  SELECT fora, municipio, tipo,
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
  FROM casos_deltas WHERE fora IS NOT NULL;
--> statement-breakpoint
-- safe: a new function, which only the trigger below calls
CREATE FUNCTION public.somar_fora() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.casos_fora AS c (notificacao, residencia, tipo,
    n, confirmados, descartados, hospitalizados, sexo_f, sexo_m, sexo_i, sexo_x, c_dengue_sem_sinais_alarme,
    c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
    c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura,
    e_obito, e_obito_outras_causas, e_obito_em_investigacao, e_ignorado, e_x)
  SELECT fora, municipio, tipo,
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
  FROM tirados WHERE fora IS NOT NULL GROUP BY 1, 2, 3
  ON CONFLICT (notificacao, residencia, tipo) DO UPDATE SET
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
-- safe: writers wait for no longer than this statement takes; folding by an instance of the last release adds here too
CREATE TRIGGER casos_deltas_fora AFTER DELETE ON casos_deltas
  REFERENCING OLD TABLE AS tirados FOR EACH STATEMENT EXECUTE FUNCTION public.somar_fora();
--> statement-breakpoint
-- The state of a municipality, by the first two digits of IBGE's code.
-- safe: a new function, which nothing of the last release calls
CREATE FUNCTION public.uf_do_municipio(codigo integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE codigo / 100000
    WHEN 11 THEN 'RO' WHEN 12 THEN 'AC' WHEN 13 THEN 'AM' WHEN 14 THEN 'RR' WHEN 15 THEN 'PA' WHEN 16 THEN 'AP' WHEN 17 THEN 'TO'
    WHEN 21 THEN 'MA' WHEN 22 THEN 'PI' WHEN 23 THEN 'CE' WHEN 24 THEN 'RN' WHEN 25 THEN 'PB' WHEN 26 THEN 'PE' WHEN 27 THEN 'AL'
    WHEN 28 THEN 'SE' WHEN 29 THEN 'BA' WHEN 31 THEN 'MG' WHEN 32 THEN 'ES' WHEN 33 THEN 'RJ' WHEN 35 THEN 'SP' WHEN 41 THEN 'PR'
    WHEN 42 THEN 'SC' WHEN 43 THEN 'RS' WHEN 50 THEN 'MS' WHEN 51 THEN 'MT' WHEN 52 THEN 'GO' WHEN 53 THEN 'DF'
  END
$$;
