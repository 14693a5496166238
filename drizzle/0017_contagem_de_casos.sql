-- What the counts call confirmed, discarded and a death is said here and nowhere else; caso_confirmado is of migration 0011.
CREATE FUNCTION public.caso_descartado(classificacao text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN classificacao = 'descartado';
--> statement-breakpoint
CREATE FUNCTION public.caso_obito(evolucao text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN evolucao = 'obito';
--> statement-breakpoint
-- The kept counts and the deltas that are not folded into them yet. A count is the sum of n over the rows of one recorte:
-- by day (with the sums of the summary), by outcome, or by municipality. The empty uf is the whole country; by municipality it is null.
-- Each recorte is a branch of its own with a constant name, so that a query for one of them reads the tables of that one only.
CREATE VIEW public.contagem_de_casos AS
  SELECT 'dia'::text AS recorte, uf, NULL::integer AS municipio, dia, tipo, NULL::text AS classificacao, NULL::text AS evolucao,
    NULL::boolean AS hospitalizacao, n, confirmados, descartados, hospitalizados, obitos
  FROM casos_contados_dia
  UNION ALL
  SELECT 'dia', uf, NULL, dia, tipo, NULL, NULL, NULL, n,
    CASE WHEN caso_confirmado(classificacao) THEN n ELSE 0 END, CASE WHEN caso_descartado(classificacao) THEN n ELSE 0 END,
    CASE WHEN hospitalizacao THEN n ELSE 0 END, CASE WHEN caso_obito(evolucao) THEN n ELSE 0 END
  FROM casos_deltas
  UNION ALL
  SELECT 'dia', '', NULL, dia, tipo, NULL, NULL, NULL, n,
    CASE WHEN caso_confirmado(classificacao) THEN n ELSE 0 END, CASE WHEN caso_descartado(classificacao) THEN n ELSE 0 END,
    CASE WHEN hospitalizacao THEN n ELSE 0 END, CASE WHEN caso_obito(evolucao) THEN n ELSE 0 END
  FROM casos_deltas
  UNION ALL
  SELECT 'desfecho', uf, NULL, dia, tipo, classificacao, evolucao, hospitalizacao, n, NULL, NULL, NULL, NULL
  FROM casos_contados
  UNION ALL
  SELECT 'desfecho', uf, NULL, dia, tipo, classificacao, evolucao, hospitalizacao, n, NULL, NULL, NULL, NULL
  FROM casos_deltas
  UNION ALL
  SELECT 'desfecho', '', NULL, dia, tipo, classificacao, evolucao, hospitalizacao, n, NULL, NULL, NULL, NULL
  FROM casos_deltas
  UNION ALL
  SELECT 'municipio', NULL, municipio, dia, tipo, NULL, NULL, NULL, n, NULL, NULL, NULL, NULL
  FROM casos_contados_municipio
  UNION ALL
  SELECT 'municipio', NULL, municipio, dia, tipo, NULL, NULL, NULL, n, NULL, NULL, NULL, NULL
  FROM casos_deltas;
--> statement-breakpoint
-- Writers only append: the changes of one statement, as deltas. A deleted case is in no count.
CREATE OR REPLACE FUNCTION public.contar_casos() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, n)
    SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao, count(*)
    FROM novos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, n)
    SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao, -count(*)
    FROM antigos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSE
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, n)
    SELECT data_notificacao, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, sum(n) FROM (
      SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, '') AS classificacao,
        coalesce(evolucao, '') AS evolucao, hospitalizacao, 1 AS n FROM novos WHERE excluido_em IS NULL
      UNION ALL
      SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''),
        coalesce(evolucao, ''), hospitalizacao, -1 FROM antigos WHERE excluido_em IS NULL
    ) mudancas
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Folds a bounded number of deltas into the counts; the worker calls it. One at a time; whoever comes meanwhile leaves it to the one who is
-- at it. What is added is exactly what was deleted, in one statement, so that no reader and no crash ever finds a delta twice or not at all.
CREATE OR REPLACE FUNCTION public.dobrar_casos(no_maximo integer DEFAULT 1000) RETURNS integer
  LANGUAGE plpgsql AS $$
DECLARE
  dobrados integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('casos_deltas', 0)) THEN RETURN 0; END IF;
  WITH tirados AS (
    DELETE FROM casos_deltas WHERE ctid = ANY (ARRAY(SELECT ctid FROM casos_deltas LIMIT no_maximo))
    RETURNING dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, n
  ), por_uf AS (
    INSERT INTO casos_contados AS c (uf, dia, tipo, classificacao, evolucao, hospitalizacao, n)
    SELECT lugar, dia, tipo, classificacao, evolucao, hospitalizacao, sum(n)
    FROM tirados CROSS JOIN LATERAL (VALUES (uf), ('')) lugares (lugar)
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0
    ON CONFLICT (uf, dia, tipo, classificacao, evolucao, hospitalizacao) DO UPDATE SET n = c.n + excluded.n
  ), por_dia AS (
    INSERT INTO casos_contados_dia AS c (uf, dia, tipo, n, confirmados, descartados, hospitalizados, obitos)
    SELECT lugar, dia, tipo, sum(n),
      coalesce(sum(n) FILTER (WHERE caso_confirmado(classificacao)), 0),
      coalesce(sum(n) FILTER (WHERE caso_descartado(classificacao)), 0),
      coalesce(sum(n) FILTER (WHERE hospitalizacao), 0),
      coalesce(sum(n) FILTER (WHERE caso_obito(evolucao)), 0)
    FROM tirados CROSS JOIN LATERAL (VALUES (uf), ('')) lugares (lugar)
    GROUP BY 1, 2, 3
    ON CONFLICT (uf, dia, tipo) DO UPDATE SET n = c.n + excluded.n, confirmados = c.confirmados + excluded.confirmados,
      descartados = c.descartados + excluded.descartados, hospitalizados = c.hospitalizados + excluded.hospitalizados,
      obitos = c.obitos + excluded.obitos
  ), por_municipio AS (
    INSERT INTO casos_contados_municipio AS c (dia, municipio, tipo, n)
    SELECT dia, municipio, tipo, sum(n) FROM tirados GROUP BY 1, 2, 3 HAVING sum(n) <> 0
    ON CONFLICT (dia, municipio, tipo) DO UPDATE SET n = c.n + excluded.n
  )
  SELECT count(*) INTO dobrados FROM tirados;
  RETURN dobrados;
END $$;
