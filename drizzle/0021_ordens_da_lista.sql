CREATE TABLE "casos_marcos" (
	"campo" text NOT NULL,
	"valor" timestamp NOT NULL,
	"id" integer NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "casos_marcos_campo_valor_id_pk" PRIMARY KEY("campo","valor","id")
);
--> statement-breakpoint
CREATE TABLE "casos_ordem_deltas" (
	"id" integer NOT NULL,
	"data_inicio_sintomas" date NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "casos_por_sintomas" ON "casos" USING btree ("data_inicio_sintomas","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_criacao" ON "casos" USING btree ("criado_em","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_mudanca" ON "casos" USING btree ("atualizado_em","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_id" ON "casos" USING btree ("id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_idade" ON "casos" USING btree ("idade","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "casos_por_numero" ON "casos" USING btree (numero_notificacao collate "C","id") WHERE excluido_em is null;--> statement-breakpoint
-- The marks, and each change that is not counted into them yet as a point. The sum of n over all that stands before a mark, in the order of
-- valor and id, is the number of cases before it. Each campo is a branch of its own with a constant name, so that a query for one reads only that one.
CREATE VIEW public.ordem_de_casos AS
  SELECT campo, valor, id, n, true AS marco FROM casos_marcos
  UNION ALL
  SELECT 'data_inicio_sintomas', data_inicio_sintomas::timestamp, id, n, false FROM casos_ordem_deltas
  UNION ALL
  SELECT 'criado_em', criado_em AT TIME ZONE 'UTC', id, n, false FROM casos_ordem_deltas
  UNION ALL
  SELECT 'atualizado_em', atualizado_em AT TIME ZONE 'UTC', id, n, false FROM casos_ordem_deltas;
--> statement-breakpoint
-- As of migration 0017, and the place of each case in the orders of the list besides. An update that moves a case in none of them adds nothing.
CREATE OR REPLACE FUNCTION public.contar_casos() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, n)
    SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao, count(*)
    FROM novos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
    INSERT INTO casos_ordem_deltas (id, data_inicio_sintomas, criado_em, atualizado_em, n)
    SELECT id, data_inicio_sintomas, criado_em, atualizado_em, 1 FROM novos WHERE excluido_em IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, n)
    SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao, -count(*)
    FROM antigos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
    INSERT INTO casos_ordem_deltas (id, data_inicio_sintomas, criado_em, atualizado_em, n)
    SELECT id, data_inicio_sintomas, criado_em, atualizado_em, -1 FROM antigos WHERE excluido_em IS NULL;
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
-- Counts a bounded number of changes into the stretches that they fall in; the worker calls it. One at a time; whoever comes meanwhile leaves it
-- to the one who is at it. What is added is exactly what was deleted, in one statement.
CREATE FUNCTION public.dobrar_ordem(no_maximo integer) RETURNS integer
  LANGUAGE plpgsql AS $$
DECLARE
  dobrados integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('casos_ordem_deltas', 0)) THEN RETURN 0; END IF;
  WITH tirados AS (
    DELETE FROM casos_ordem_deltas WHERE ctid = ANY (ARRAY(SELECT ctid FROM casos_ordem_deltas LIMIT no_maximo))
    RETURNING id, data_inicio_sintomas, criado_em, atualizado_em, n
  ), pontos AS (
    SELECT 'data_inicio_sintomas' AS campo, data_inicio_sintomas::timestamp AS valor, id, n FROM tirados
    UNION ALL
    SELECT 'criado_em', criado_em AT TIME ZONE 'UTC', id, n FROM tirados
    UNION ALL
    SELECT 'atualizado_em', atualizado_em AT TIME ZONE 'UTC', id, n FROM tirados
  ), somas AS (
    SELECT p.campo, trecho.valor, trecho.id, sum(p.n) AS n
    FROM pontos p CROSS JOIN LATERAL (
      SELECT m.valor, m.id FROM casos_marcos m WHERE m.campo = p.campo AND (m.valor, m.id) <= (p.valor, p.id)
      ORDER BY m.valor DESC, m.id DESC LIMIT 1
    ) trecho
    GROUP BY 1, 2, 3 HAVING sum(p.n) <> 0
  ), mudados AS (
    UPDATE casos_marcos m SET n = m.n + s.n FROM somas s WHERE m.campo = s.campo AND m.valor = s.valor AND m.id = s.id
  )
  SELECT count(*) INTO dobrados FROM tirados;
  RETURN dobrados;
END $$;
--> statement-breakpoint
-- Keeps the stretches at about this size: those that have become small join the one before them, and one of more than twice the size is divided
-- into equal parts. The worker calls it after dobrar_ordem. Returns how many were divided.
CREATE FUNCTION public.repartir_ordem(tamanho integer) RETURNS integer
  LANGUAGE plpgsql AS $$
DECLARE
  trecho record;
  repartidos integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('casos_ordem_deltas', 0)) THEN RETURN 0; END IF;
  WITH grupos AS (
    SELECT campo, valor, id, n,
      count(*) FILTER (WHERE valor = '-infinity' OR n > tamanho / 4) OVER (PARTITION BY campo ORDER BY valor, id) AS grupo
    FROM casos_marcos
  ), juntos AS (
    SELECT campo, min(valor) AS valor, (array_agg(id ORDER BY valor, id))[1] AS id, sum(n) AS n
    FROM grupos GROUP BY campo, grupo HAVING count(*) > 1
  ), mudados AS (
    UPDATE casos_marcos m SET n = j.n FROM juntos j WHERE m.campo = j.campo AND m.valor = j.valor AND m.id = j.id
  )
  DELETE FROM casos_marcos m WHERE m.valor <> '-infinity' AND m.n <= tamanho / 4;

  FOR trecho IN
    SELECT * FROM (
      SELECT campo, valor, id, n, lead(valor, 1, 'infinity') OVER ordem AS ate_valor, lead(id, 1, 2147483647) OVER ordem AS ate_id
      FROM casos_marcos WINDOW ordem AS (PARTITION BY campo ORDER BY valor, id)
    ) m WHERE n > 2 * tamanho
  LOOP
    -- The cases of the stretch and the changes that are not counted yet are read at one moment: what the parts have without these changes is
    -- what the marks say, and a reader adds the changes.
    EXECUTE format($repartir$
      WITH linhas AS (
        SELECT %1$I %2$s AS valor, id, row_number() OVER (ORDER BY %1$I, id) - 1 AS linha, count(*) OVER () AS todas
        FROM casos WHERE excluido_em IS NULL AND (%1$I, id) >= ($1 %3$s, $2) AND (%1$I, id) < ($3 %3$s, $4)
      ), numeradas AS (
        SELECT valor, id, linha, ceil(todas / ceil(todas / $5::numeric))::bigint AS cada FROM linhas
      ), partes AS (
        SELECT linha / cada AS parte, min(linha) AS primeira, count(*) AS n FROM numeradas GROUP BY 1
      ), inicios AS (
        SELECT p.parte, p.n, CASE WHEN p.parte = 0 THEN $1 ELSE l.valor END AS valor, CASE WHEN p.parte = 0 THEN $2 ELSE l.id END AS id
        FROM partes p JOIN numeradas l ON l.linha = p.primeira
      ), trechos AS (
        SELECT *, lead(valor, 1, $3) OVER ordem AS ate_valor, lead(id, 1, $4) OVER ordem AS ate_id
        FROM inicios WINDOW ordem AS (ORDER BY parte)
      ), pendentes AS MATERIALIZED (
        SELECT valor, id, n FROM ordem_de_casos
        WHERE campo = $6 AND NOT marco AND (valor, id) >= ($1, $2) AND (valor, id) < ($3, $4)
      ), contados AS (
        SELECT t.valor, t.id, t.n - coalesce((
          SELECT sum(p.n) FROM pendentes p WHERE (p.valor, p.id) >= (t.valor, t.id) AND (p.valor, p.id) < (t.ate_valor, t.ate_id)
        ), 0) AS n
        FROM trechos t
      )
      INSERT INTO casos_marcos AS m (campo, valor, id, n) SELECT $6, valor, id, n FROM contados
      ON CONFLICT (campo, valor, id) DO UPDATE SET n = excluded.n
    $repartir$, trecho.campo,
      CASE trecho.campo WHEN 'data_inicio_sintomas' THEN '::timestamp' ELSE 'AT TIME ZONE ''UTC''' END,
      CASE trecho.campo WHEN 'data_inicio_sintomas' THEN '::date' ELSE 'AT TIME ZONE ''UTC''' END)
    USING trecho.valor, trecho.id, trecho.ate_valor, trecho.ate_id, tamanho, trecho.campo;
    repartidos := repartidos + 1;
  END LOOP;
  RETURN repartidos;
END $$;
--> statement-breakpoint
-- The cases that are there already. Nobody writes any until this migration ends: its indexes hold the table.
INSERT INTO casos_marcos (campo, valor, id, n)
SELECT campo, '-infinity', 0, (SELECT count(*) FROM casos WHERE excluido_em IS NULL)
FROM (VALUES ('data_inicio_sintomas'), ('criado_em'), ('atualizado_em')) campos (campo);
--> statement-breakpoint
SELECT repartir_ordem(4000);
