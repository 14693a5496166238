-- Adds the changes of one statement to casos_deltas. A deleted case is in no count.
CREATE FUNCTION public.contar_casos() RETURNS trigger
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
  IF random() < 0.005 THEN PERFORM dobrar_casos(); END IF;
  RETURN NULL;
END $$;

-- Final classifications that confirm the disease, those of older files too.
CREATE FUNCTION public.caso_confirmado(classificacao text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN classificacao IN ('dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'dengue_classico',
    'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue');
--> statement-breakpoint
-- Folds deltas into the counts, a bounded number, since it is often part of somebody's write. One at a time; whoever comes meanwhile leaves it to the one who is at it. What is added is
-- exactly what was deleted, in one statement, so that no reader and no crash ever finds a delta twice or not at all.
CREATE FUNCTION public.dobrar_casos(no_maximo integer DEFAULT 1000) RETURNS integer
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
      coalesce(sum(n) FILTER (WHERE classificacao = 'descartado'), 0),
      coalesce(sum(n) FILTER (WHERE hospitalizacao), 0),
      coalesce(sum(n) FILTER (WHERE evolucao = 'obito'), 0)
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

CREATE TRIGGER casos_contados_ao_incluir AFTER INSERT ON casos
  REFERENCING NEW TABLE AS novos FOR EACH STATEMENT EXECUTE FUNCTION contar_casos();

CREATE TRIGGER casos_contados_ao_mudar AFTER UPDATE ON casos
  REFERENCING OLD TABLE AS antigos NEW TABLE AS novos FOR EACH STATEMENT EXECUTE FUNCTION contar_casos();

CREATE TRIGGER casos_contados_ao_remover AFTER DELETE ON casos
  REFERENCING OLD TABLE AS antigos FOR EACH STATEMENT EXECUTE FUNCTION contar_casos();
