-- The kept counts by day and by municipality tell persons and outcomes apart, in columns of their own: sex within age groups of five years (f_20:
-- women of 20 to 24; x: not said), final classification (c_), outcome (e_); for the whole country the states too (uf_). So a writer adds no row more.
-- All is counted anew at the end; nobody writes cases meanwhile.
LOCK TABLE casos IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
TRUNCATE casos_deltas, casos_contados, casos_contados_dia, casos_contados_municipio;
--> statement-breakpoint
ALTER TABLE "casos_deltas" ADD COLUMN "pessoa" smallint NOT NULL;
--> statement-breakpoint
ALTER TABLE "casos_contados_dia"
  ADD COLUMN "f_00" integer, ADD COLUMN "f_05" integer, ADD COLUMN "f_10" integer, ADD COLUMN "f_15" integer, ADD COLUMN "f_20" integer,
  ADD COLUMN "f_25" integer, ADD COLUMN "f_30" integer, ADD COLUMN "f_35" integer, ADD COLUMN "f_40" integer, ADD COLUMN "f_45" integer,
  ADD COLUMN "f_50" integer, ADD COLUMN "f_55" integer, ADD COLUMN "f_60" integer, ADD COLUMN "f_65" integer, ADD COLUMN "f_70" integer,
  ADD COLUMN "f_75" integer, ADD COLUMN "f_80" integer, ADD COLUMN "f_x" integer, ADD COLUMN "m_00" integer, ADD COLUMN "m_05" integer,
  ADD COLUMN "m_10" integer, ADD COLUMN "m_15" integer, ADD COLUMN "m_20" integer, ADD COLUMN "m_25" integer, ADD COLUMN "m_30" integer,
  ADD COLUMN "m_35" integer, ADD COLUMN "m_40" integer, ADD COLUMN "m_45" integer, ADD COLUMN "m_50" integer, ADD COLUMN "m_55" integer,
  ADD COLUMN "m_60" integer, ADD COLUMN "m_65" integer, ADD COLUMN "m_70" integer, ADD COLUMN "m_75" integer, ADD COLUMN "m_80" integer,
  ADD COLUMN "m_x" integer, ADD COLUMN "i_00" integer, ADD COLUMN "i_05" integer, ADD COLUMN "i_10" integer, ADD COLUMN "i_15" integer,
  ADD COLUMN "i_20" integer, ADD COLUMN "i_25" integer, ADD COLUMN "i_30" integer, ADD COLUMN "i_35" integer, ADD COLUMN "i_40" integer,
  ADD COLUMN "i_45" integer, ADD COLUMN "i_50" integer, ADD COLUMN "i_55" integer, ADD COLUMN "i_60" integer, ADD COLUMN "i_65" integer,
  ADD COLUMN "i_70" integer, ADD COLUMN "i_75" integer, ADD COLUMN "i_80" integer, ADD COLUMN "i_x" integer, ADD COLUMN "x_00" integer,
  ADD COLUMN "x_05" integer, ADD COLUMN "x_10" integer, ADD COLUMN "x_15" integer, ADD COLUMN "x_20" integer, ADD COLUMN "x_25" integer,
  ADD COLUMN "x_30" integer, ADD COLUMN "x_35" integer, ADD COLUMN "x_40" integer, ADD COLUMN "x_45" integer, ADD COLUMN "x_50" integer,
  ADD COLUMN "x_55" integer, ADD COLUMN "x_60" integer, ADD COLUMN "x_65" integer, ADD COLUMN "x_70" integer, ADD COLUMN "x_75" integer,
  ADD COLUMN "x_80" integer, ADD COLUMN "x_x" integer, ADD COLUMN "c_dengue_sem_sinais_alarme" integer,
  ADD COLUMN "c_dengue_com_sinais_alarme" integer, ADD COLUMN "c_dengue_grave" integer, ADD COLUMN "c_confirmado" integer,
  ADD COLUMN "c_descartado" integer, ADD COLUMN "c_inconclusivo" integer, ADD COLUMN "c_em_investigacao" integer,
  ADD COLUMN "c_dengue_classico" integer, ADD COLUMN "c_dengue_com_complicacoes" integer, ADD COLUMN "c_febre_hemorragica_dengue" integer,
  ADD COLUMN "c_sindrome_choque_dengue" integer, ADD COLUMN "c_x" integer, ADD COLUMN "e_cura" integer, ADD COLUMN "e_obito" integer,
  ADD COLUMN "e_obito_outras_causas" integer, ADD COLUMN "e_obito_em_investigacao" integer, ADD COLUMN "e_ignorado" integer, ADD COLUMN "e_x" integer,
  ADD COLUMN "uf_ac" integer, ADD COLUMN "uf_al" integer, ADD COLUMN "uf_am" integer, ADD COLUMN "uf_ap" integer, ADD COLUMN "uf_ba" integer,
  ADD COLUMN "uf_ce" integer, ADD COLUMN "uf_df" integer, ADD COLUMN "uf_es" integer, ADD COLUMN "uf_go" integer, ADD COLUMN "uf_ma" integer,
  ADD COLUMN "uf_mg" integer, ADD COLUMN "uf_ms" integer, ADD COLUMN "uf_mt" integer, ADD COLUMN "uf_pa" integer, ADD COLUMN "uf_pb" integer,
  ADD COLUMN "uf_pe" integer, ADD COLUMN "uf_pi" integer, ADD COLUMN "uf_pr" integer, ADD COLUMN "uf_rj" integer, ADD COLUMN "uf_rn" integer,
  ADD COLUMN "uf_ro" integer, ADD COLUMN "uf_rr" integer, ADD COLUMN "uf_rs" integer, ADD COLUMN "uf_sc" integer, ADD COLUMN "uf_se" integer,
  ADD COLUMN "uf_sp" integer, ADD COLUMN "uf_to" integer;
--> statement-breakpoint
ALTER TABLE "casos_contados_municipio"
  ADD COLUMN "confirmados" integer DEFAULT 0 NOT NULL, ADD COLUMN "descartados" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "hospitalizados" integer DEFAULT 0 NOT NULL, ADD COLUMN "obitos" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "f_00" integer, ADD COLUMN "f_05" integer, ADD COLUMN "f_10" integer, ADD COLUMN "f_15" integer, ADD COLUMN "f_20" integer,
  ADD COLUMN "f_25" integer, ADD COLUMN "f_30" integer, ADD COLUMN "f_35" integer, ADD COLUMN "f_40" integer, ADD COLUMN "f_45" integer,
  ADD COLUMN "f_50" integer, ADD COLUMN "f_55" integer, ADD COLUMN "f_60" integer, ADD COLUMN "f_65" integer, ADD COLUMN "f_70" integer,
  ADD COLUMN "f_75" integer, ADD COLUMN "f_80" integer, ADD COLUMN "f_x" integer, ADD COLUMN "m_00" integer, ADD COLUMN "m_05" integer,
  ADD COLUMN "m_10" integer, ADD COLUMN "m_15" integer, ADD COLUMN "m_20" integer, ADD COLUMN "m_25" integer, ADD COLUMN "m_30" integer,
  ADD COLUMN "m_35" integer, ADD COLUMN "m_40" integer, ADD COLUMN "m_45" integer, ADD COLUMN "m_50" integer, ADD COLUMN "m_55" integer,
  ADD COLUMN "m_60" integer, ADD COLUMN "m_65" integer, ADD COLUMN "m_70" integer, ADD COLUMN "m_75" integer, ADD COLUMN "m_80" integer,
  ADD COLUMN "m_x" integer, ADD COLUMN "i_00" integer, ADD COLUMN "i_05" integer, ADD COLUMN "i_10" integer, ADD COLUMN "i_15" integer,
  ADD COLUMN "i_20" integer, ADD COLUMN "i_25" integer, ADD COLUMN "i_30" integer, ADD COLUMN "i_35" integer, ADD COLUMN "i_40" integer,
  ADD COLUMN "i_45" integer, ADD COLUMN "i_50" integer, ADD COLUMN "i_55" integer, ADD COLUMN "i_60" integer, ADD COLUMN "i_65" integer,
  ADD COLUMN "i_70" integer, ADD COLUMN "i_75" integer, ADD COLUMN "i_80" integer, ADD COLUMN "i_x" integer, ADD COLUMN "x_00" integer,
  ADD COLUMN "x_05" integer, ADD COLUMN "x_10" integer, ADD COLUMN "x_15" integer, ADD COLUMN "x_20" integer, ADD COLUMN "x_25" integer,
  ADD COLUMN "x_30" integer, ADD COLUMN "x_35" integer, ADD COLUMN "x_40" integer, ADD COLUMN "x_45" integer, ADD COLUMN "x_50" integer,
  ADD COLUMN "x_55" integer, ADD COLUMN "x_60" integer, ADD COLUMN "x_65" integer, ADD COLUMN "x_70" integer, ADD COLUMN "x_75" integer,
  ADD COLUMN "x_80" integer, ADD COLUMN "x_x" integer, ADD COLUMN "c_dengue_sem_sinais_alarme" integer,
  ADD COLUMN "c_dengue_com_sinais_alarme" integer, ADD COLUMN "c_dengue_grave" integer, ADD COLUMN "c_confirmado" integer,
  ADD COLUMN "c_descartado" integer, ADD COLUMN "c_inconclusivo" integer, ADD COLUMN "c_em_investigacao" integer,
  ADD COLUMN "c_dengue_classico" integer, ADD COLUMN "c_dengue_com_complicacoes" integer, ADD COLUMN "c_febre_hemorragica_dengue" integer,
  ADD COLUMN "c_sindrome_choque_dengue" integer, ADD COLUMN "c_x" integer, ADD COLUMN "e_cura" integer, ADD COLUMN "e_obito" integer,
  ADD COLUMN "e_obito_outras_causas" integer, ADD COLUMN "e_obito_em_investigacao" integer, ADD COLUMN "e_ignorado" integer, ADD COLUMN "e_x" integer;
--> statement-breakpoint
-- The number of a case's sex and age group: the 17 groups and the unknown age of F, then of M, of I and of who has no sex noted.
CREATE FUNCTION public.pessoa_do_caso(sexo text, idade smallint) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (CASE sexo WHEN 'F' THEN 0 WHEN 'M' THEN 18 WHEN 'I' THEN 36 ELSE 54 END
    + CASE WHEN idade >= 80 THEN 16 WHEN idade >= 0 THEN idade / 5 ELSE 17 END)::smallint;
--> statement-breakpoint
-- Both parts together, and nothing instead of 0: nothing takes no room.
CREATE FUNCTION public.soma_da_parte(uma integer, outra integer) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(coalesce(uma, 0) + coalesce(outra, 0), 0);
--> statement-breakpoint
-- As of migration 0017, with the sums of the summary by municipality too.
CREATE OR REPLACE VIEW public.contagem_de_casos AS
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
  SELECT 'municipio', NULL, municipio, dia, tipo, NULL, NULL, NULL, n,
    confirmados::bigint, descartados::bigint, hospitalizados::bigint, obitos::bigint
  FROM casos_contados_municipio
  UNION ALL
  SELECT 'municipio', NULL, municipio, dia, tipo, NULL, NULL, NULL, n,
    CASE WHEN caso_confirmado(classificacao) THEN n ELSE 0 END, CASE WHEN caso_descartado(classificacao) THEN n ELSE 0 END,
    CASE WHEN hospitalizacao THEN n ELSE 0 END, CASE WHEN caso_obito(evolucao) THEN n ELSE 0 END
  FROM casos_deltas;
--> statement-breakpoint
-- The same counts by day and by municipality with their parts. Here too each recorte is read alone, for which the types of
-- all branches must be the same.
CREATE VIEW public.perfil_de_casos AS
  SELECT 'dia'::text AS recorte, uf, NULL::integer AS municipio, dia, tipo, n, confirmados, descartados, hospitalizados, obitos,
    f_00, f_05, f_10, f_15, f_20, f_25, f_30, f_35, f_40, f_45, f_50, f_55, f_60, f_65, f_70, f_75, f_80, f_x, m_00, m_05, m_10, m_15, m_20, m_25,
    m_30, m_35, m_40, m_45, m_50, m_55, m_60, m_65, m_70, m_75, m_80, m_x, i_00, i_05, i_10, i_15, i_20, i_25, i_30, i_35, i_40, i_45, i_50, i_55,
    i_60, i_65, i_70, i_75, i_80, i_x, x_00, x_05, x_10, x_15, x_20, x_25, x_30, x_35, x_40, x_45, x_50, x_55, x_60, x_65, x_70, x_75, x_80, x_x,
    c_dengue_sem_sinais_alarme, c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
    c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura, e_obito, e_obito_outras_causas,
    e_obito_em_investigacao, e_ignorado, e_x, uf_ac, uf_al, uf_am, uf_ap, uf_ba, uf_ce, uf_df, uf_es, uf_go, uf_ma, uf_mg, uf_ms, uf_mt, uf_pa, uf_pb,
    uf_pe, uf_pi, uf_pr, uf_rj, uf_rn, uf_ro, uf_rr, uf_rs, uf_sc, uf_se, uf_sp, uf_to
  FROM casos_contados_dia
  UNION ALL
  SELECT 'dia', uf, NULL, dia, tipo, n,
    CASE WHEN caso_confirmado(classificacao) THEN n ELSE 0 END, CASE WHEN caso_descartado(classificacao) THEN n ELSE 0 END,
    CASE WHEN hospitalizacao THEN n ELSE 0 END, CASE WHEN caso_obito(evolucao) THEN n ELSE 0 END,
    CASE WHEN pessoa = 0 THEN n::integer END AS f_00, CASE WHEN pessoa = 1 THEN n::integer END AS f_05,
    CASE WHEN pessoa = 2 THEN n::integer END AS f_10, CASE WHEN pessoa = 3 THEN n::integer END AS f_15,
    CASE WHEN pessoa = 4 THEN n::integer END AS f_20, CASE WHEN pessoa = 5 THEN n::integer END AS f_25,
    CASE WHEN pessoa = 6 THEN n::integer END AS f_30, CASE WHEN pessoa = 7 THEN n::integer END AS f_35,
    CASE WHEN pessoa = 8 THEN n::integer END AS f_40, CASE WHEN pessoa = 9 THEN n::integer END AS f_45,
    CASE WHEN pessoa = 10 THEN n::integer END AS f_50, CASE WHEN pessoa = 11 THEN n::integer END AS f_55,
    CASE WHEN pessoa = 12 THEN n::integer END AS f_60, CASE WHEN pessoa = 13 THEN n::integer END AS f_65,
    CASE WHEN pessoa = 14 THEN n::integer END AS f_70, CASE WHEN pessoa = 15 THEN n::integer END AS f_75,
    CASE WHEN pessoa = 16 THEN n::integer END AS f_80, CASE WHEN pessoa = 17 THEN n::integer END AS f_x,
    CASE WHEN pessoa = 18 THEN n::integer END AS m_00, CASE WHEN pessoa = 19 THEN n::integer END AS m_05,
    CASE WHEN pessoa = 20 THEN n::integer END AS m_10, CASE WHEN pessoa = 21 THEN n::integer END AS m_15,
    CASE WHEN pessoa = 22 THEN n::integer END AS m_20, CASE WHEN pessoa = 23 THEN n::integer END AS m_25,
    CASE WHEN pessoa = 24 THEN n::integer END AS m_30, CASE WHEN pessoa = 25 THEN n::integer END AS m_35,
    CASE WHEN pessoa = 26 THEN n::integer END AS m_40, CASE WHEN pessoa = 27 THEN n::integer END AS m_45,
    CASE WHEN pessoa = 28 THEN n::integer END AS m_50, CASE WHEN pessoa = 29 THEN n::integer END AS m_55,
    CASE WHEN pessoa = 30 THEN n::integer END AS m_60, CASE WHEN pessoa = 31 THEN n::integer END AS m_65,
    CASE WHEN pessoa = 32 THEN n::integer END AS m_70, CASE WHEN pessoa = 33 THEN n::integer END AS m_75,
    CASE WHEN pessoa = 34 THEN n::integer END AS m_80, CASE WHEN pessoa = 35 THEN n::integer END AS m_x,
    CASE WHEN pessoa = 36 THEN n::integer END AS i_00, CASE WHEN pessoa = 37 THEN n::integer END AS i_05,
    CASE WHEN pessoa = 38 THEN n::integer END AS i_10, CASE WHEN pessoa = 39 THEN n::integer END AS i_15,
    CASE WHEN pessoa = 40 THEN n::integer END AS i_20, CASE WHEN pessoa = 41 THEN n::integer END AS i_25,
    CASE WHEN pessoa = 42 THEN n::integer END AS i_30, CASE WHEN pessoa = 43 THEN n::integer END AS i_35,
    CASE WHEN pessoa = 44 THEN n::integer END AS i_40, CASE WHEN pessoa = 45 THEN n::integer END AS i_45,
    CASE WHEN pessoa = 46 THEN n::integer END AS i_50, CASE WHEN pessoa = 47 THEN n::integer END AS i_55,
    CASE WHEN pessoa = 48 THEN n::integer END AS i_60, CASE WHEN pessoa = 49 THEN n::integer END AS i_65,
    CASE WHEN pessoa = 50 THEN n::integer END AS i_70, CASE WHEN pessoa = 51 THEN n::integer END AS i_75,
    CASE WHEN pessoa = 52 THEN n::integer END AS i_80, CASE WHEN pessoa = 53 THEN n::integer END AS i_x,
    CASE WHEN pessoa = 54 THEN n::integer END AS x_00, CASE WHEN pessoa = 55 THEN n::integer END AS x_05,
    CASE WHEN pessoa = 56 THEN n::integer END AS x_10, CASE WHEN pessoa = 57 THEN n::integer END AS x_15,
    CASE WHEN pessoa = 58 THEN n::integer END AS x_20, CASE WHEN pessoa = 59 THEN n::integer END AS x_25,
    CASE WHEN pessoa = 60 THEN n::integer END AS x_30, CASE WHEN pessoa = 61 THEN n::integer END AS x_35,
    CASE WHEN pessoa = 62 THEN n::integer END AS x_40, CASE WHEN pessoa = 63 THEN n::integer END AS x_45,
    CASE WHEN pessoa = 64 THEN n::integer END AS x_50, CASE WHEN pessoa = 65 THEN n::integer END AS x_55,
    CASE WHEN pessoa = 66 THEN n::integer END AS x_60, CASE WHEN pessoa = 67 THEN n::integer END AS x_65,
    CASE WHEN pessoa = 68 THEN n::integer END AS x_70, CASE WHEN pessoa = 69 THEN n::integer END AS x_75,
    CASE WHEN pessoa = 70 THEN n::integer END AS x_80, CASE WHEN pessoa = 71 THEN n::integer END AS x_x,
    CASE WHEN classificacao = 'dengue_sem_sinais_alarme' THEN n::integer END AS c_dengue_sem_sinais_alarme,
    CASE WHEN classificacao = 'dengue_com_sinais_alarme' THEN n::integer END AS c_dengue_com_sinais_alarme,
    CASE WHEN classificacao = 'dengue_grave' THEN n::integer END AS c_dengue_grave,
    CASE WHEN classificacao = 'confirmado' THEN n::integer END AS c_confirmado,
    CASE WHEN classificacao = 'descartado' THEN n::integer END AS c_descartado,
    CASE WHEN classificacao = 'inconclusivo' THEN n::integer END AS c_inconclusivo,
    CASE WHEN classificacao = 'em_investigacao' THEN n::integer END AS c_em_investigacao,
    CASE WHEN classificacao = 'dengue_classico' THEN n::integer END AS c_dengue_classico,
    CASE WHEN classificacao = 'dengue_com_complicacoes' THEN n::integer END AS c_dengue_com_complicacoes,
    CASE WHEN classificacao = 'febre_hemorragica_dengue' THEN n::integer END AS c_febre_hemorragica_dengue,
    CASE WHEN classificacao = 'sindrome_choque_dengue' THEN n::integer END AS c_sindrome_choque_dengue,
    CASE WHEN classificacao NOT IN ('dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado', 'inconclusivo', 'em_investigacao', 'dengue_classico', 'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue') THEN n::integer END AS c_x,
    CASE WHEN evolucao = 'cura' THEN n::integer END AS e_cura, CASE WHEN evolucao = 'obito' THEN n::integer END AS e_obito,
    CASE WHEN evolucao = 'obito_outras_causas' THEN n::integer END AS e_obito_outras_causas,
    CASE WHEN evolucao = 'obito_em_investigacao' THEN n::integer END AS e_obito_em_investigacao,
    CASE WHEN evolucao = 'ignorado' THEN n::integer END AS e_ignorado,
    CASE WHEN evolucao NOT IN ('cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado') THEN n::integer END AS e_x,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL
  FROM casos_deltas
  UNION ALL
  SELECT 'dia', '', NULL, dia, tipo, n,
    CASE WHEN caso_confirmado(classificacao) THEN n ELSE 0 END, CASE WHEN caso_descartado(classificacao) THEN n ELSE 0 END,
    CASE WHEN hospitalizacao THEN n ELSE 0 END, CASE WHEN caso_obito(evolucao) THEN n ELSE 0 END,
    CASE WHEN pessoa = 0 THEN n::integer END AS f_00, CASE WHEN pessoa = 1 THEN n::integer END AS f_05,
    CASE WHEN pessoa = 2 THEN n::integer END AS f_10, CASE WHEN pessoa = 3 THEN n::integer END AS f_15,
    CASE WHEN pessoa = 4 THEN n::integer END AS f_20, CASE WHEN pessoa = 5 THEN n::integer END AS f_25,
    CASE WHEN pessoa = 6 THEN n::integer END AS f_30, CASE WHEN pessoa = 7 THEN n::integer END AS f_35,
    CASE WHEN pessoa = 8 THEN n::integer END AS f_40, CASE WHEN pessoa = 9 THEN n::integer END AS f_45,
    CASE WHEN pessoa = 10 THEN n::integer END AS f_50, CASE WHEN pessoa = 11 THEN n::integer END AS f_55,
    CASE WHEN pessoa = 12 THEN n::integer END AS f_60, CASE WHEN pessoa = 13 THEN n::integer END AS f_65,
    CASE WHEN pessoa = 14 THEN n::integer END AS f_70, CASE WHEN pessoa = 15 THEN n::integer END AS f_75,
    CASE WHEN pessoa = 16 THEN n::integer END AS f_80, CASE WHEN pessoa = 17 THEN n::integer END AS f_x,
    CASE WHEN pessoa = 18 THEN n::integer END AS m_00, CASE WHEN pessoa = 19 THEN n::integer END AS m_05,
    CASE WHEN pessoa = 20 THEN n::integer END AS m_10, CASE WHEN pessoa = 21 THEN n::integer END AS m_15,
    CASE WHEN pessoa = 22 THEN n::integer END AS m_20, CASE WHEN pessoa = 23 THEN n::integer END AS m_25,
    CASE WHEN pessoa = 24 THEN n::integer END AS m_30, CASE WHEN pessoa = 25 THEN n::integer END AS m_35,
    CASE WHEN pessoa = 26 THEN n::integer END AS m_40, CASE WHEN pessoa = 27 THEN n::integer END AS m_45,
    CASE WHEN pessoa = 28 THEN n::integer END AS m_50, CASE WHEN pessoa = 29 THEN n::integer END AS m_55,
    CASE WHEN pessoa = 30 THEN n::integer END AS m_60, CASE WHEN pessoa = 31 THEN n::integer END AS m_65,
    CASE WHEN pessoa = 32 THEN n::integer END AS m_70, CASE WHEN pessoa = 33 THEN n::integer END AS m_75,
    CASE WHEN pessoa = 34 THEN n::integer END AS m_80, CASE WHEN pessoa = 35 THEN n::integer END AS m_x,
    CASE WHEN pessoa = 36 THEN n::integer END AS i_00, CASE WHEN pessoa = 37 THEN n::integer END AS i_05,
    CASE WHEN pessoa = 38 THEN n::integer END AS i_10, CASE WHEN pessoa = 39 THEN n::integer END AS i_15,
    CASE WHEN pessoa = 40 THEN n::integer END AS i_20, CASE WHEN pessoa = 41 THEN n::integer END AS i_25,
    CASE WHEN pessoa = 42 THEN n::integer END AS i_30, CASE WHEN pessoa = 43 THEN n::integer END AS i_35,
    CASE WHEN pessoa = 44 THEN n::integer END AS i_40, CASE WHEN pessoa = 45 THEN n::integer END AS i_45,
    CASE WHEN pessoa = 46 THEN n::integer END AS i_50, CASE WHEN pessoa = 47 THEN n::integer END AS i_55,
    CASE WHEN pessoa = 48 THEN n::integer END AS i_60, CASE WHEN pessoa = 49 THEN n::integer END AS i_65,
    CASE WHEN pessoa = 50 THEN n::integer END AS i_70, CASE WHEN pessoa = 51 THEN n::integer END AS i_75,
    CASE WHEN pessoa = 52 THEN n::integer END AS i_80, CASE WHEN pessoa = 53 THEN n::integer END AS i_x,
    CASE WHEN pessoa = 54 THEN n::integer END AS x_00, CASE WHEN pessoa = 55 THEN n::integer END AS x_05,
    CASE WHEN pessoa = 56 THEN n::integer END AS x_10, CASE WHEN pessoa = 57 THEN n::integer END AS x_15,
    CASE WHEN pessoa = 58 THEN n::integer END AS x_20, CASE WHEN pessoa = 59 THEN n::integer END AS x_25,
    CASE WHEN pessoa = 60 THEN n::integer END AS x_30, CASE WHEN pessoa = 61 THEN n::integer END AS x_35,
    CASE WHEN pessoa = 62 THEN n::integer END AS x_40, CASE WHEN pessoa = 63 THEN n::integer END AS x_45,
    CASE WHEN pessoa = 64 THEN n::integer END AS x_50, CASE WHEN pessoa = 65 THEN n::integer END AS x_55,
    CASE WHEN pessoa = 66 THEN n::integer END AS x_60, CASE WHEN pessoa = 67 THEN n::integer END AS x_65,
    CASE WHEN pessoa = 68 THEN n::integer END AS x_70, CASE WHEN pessoa = 69 THEN n::integer END AS x_75,
    CASE WHEN pessoa = 70 THEN n::integer END AS x_80, CASE WHEN pessoa = 71 THEN n::integer END AS x_x,
    CASE WHEN classificacao = 'dengue_sem_sinais_alarme' THEN n::integer END AS c_dengue_sem_sinais_alarme,
    CASE WHEN classificacao = 'dengue_com_sinais_alarme' THEN n::integer END AS c_dengue_com_sinais_alarme,
    CASE WHEN classificacao = 'dengue_grave' THEN n::integer END AS c_dengue_grave,
    CASE WHEN classificacao = 'confirmado' THEN n::integer END AS c_confirmado,
    CASE WHEN classificacao = 'descartado' THEN n::integer END AS c_descartado,
    CASE WHEN classificacao = 'inconclusivo' THEN n::integer END AS c_inconclusivo,
    CASE WHEN classificacao = 'em_investigacao' THEN n::integer END AS c_em_investigacao,
    CASE WHEN classificacao = 'dengue_classico' THEN n::integer END AS c_dengue_classico,
    CASE WHEN classificacao = 'dengue_com_complicacoes' THEN n::integer END AS c_dengue_com_complicacoes,
    CASE WHEN classificacao = 'febre_hemorragica_dengue' THEN n::integer END AS c_febre_hemorragica_dengue,
    CASE WHEN classificacao = 'sindrome_choque_dengue' THEN n::integer END AS c_sindrome_choque_dengue,
    CASE WHEN classificacao NOT IN ('dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado', 'inconclusivo', 'em_investigacao', 'dengue_classico', 'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue') THEN n::integer END AS c_x,
    CASE WHEN evolucao = 'cura' THEN n::integer END AS e_cura, CASE WHEN evolucao = 'obito' THEN n::integer END AS e_obito,
    CASE WHEN evolucao = 'obito_outras_causas' THEN n::integer END AS e_obito_outras_causas,
    CASE WHEN evolucao = 'obito_em_investigacao' THEN n::integer END AS e_obito_em_investigacao,
    CASE WHEN evolucao = 'ignorado' THEN n::integer END AS e_ignorado,
    CASE WHEN evolucao NOT IN ('cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado') THEN n::integer END AS e_x,
    CASE WHEN uf = 'AC' THEN n::integer END AS uf_ac, CASE WHEN uf = 'AL' THEN n::integer END AS uf_al,
    CASE WHEN uf = 'AM' THEN n::integer END AS uf_am, CASE WHEN uf = 'AP' THEN n::integer END AS uf_ap,
    CASE WHEN uf = 'BA' THEN n::integer END AS uf_ba, CASE WHEN uf = 'CE' THEN n::integer END AS uf_ce,
    CASE WHEN uf = 'DF' THEN n::integer END AS uf_df, CASE WHEN uf = 'ES' THEN n::integer END AS uf_es,
    CASE WHEN uf = 'GO' THEN n::integer END AS uf_go, CASE WHEN uf = 'MA' THEN n::integer END AS uf_ma,
    CASE WHEN uf = 'MG' THEN n::integer END AS uf_mg, CASE WHEN uf = 'MS' THEN n::integer END AS uf_ms,
    CASE WHEN uf = 'MT' THEN n::integer END AS uf_mt, CASE WHEN uf = 'PA' THEN n::integer END AS uf_pa,
    CASE WHEN uf = 'PB' THEN n::integer END AS uf_pb, CASE WHEN uf = 'PE' THEN n::integer END AS uf_pe,
    CASE WHEN uf = 'PI' THEN n::integer END AS uf_pi, CASE WHEN uf = 'PR' THEN n::integer END AS uf_pr,
    CASE WHEN uf = 'RJ' THEN n::integer END AS uf_rj, CASE WHEN uf = 'RN' THEN n::integer END AS uf_rn,
    CASE WHEN uf = 'RO' THEN n::integer END AS uf_ro, CASE WHEN uf = 'RR' THEN n::integer END AS uf_rr,
    CASE WHEN uf = 'RS' THEN n::integer END AS uf_rs, CASE WHEN uf = 'SC' THEN n::integer END AS uf_sc,
    CASE WHEN uf = 'SE' THEN n::integer END AS uf_se, CASE WHEN uf = 'SP' THEN n::integer END AS uf_sp,
    CASE WHEN uf = 'TO' THEN n::integer END AS uf_to
  FROM casos_deltas
  UNION ALL
  SELECT 'municipio', NULL, municipio, dia, tipo, n,
    confirmados::bigint, descartados::bigint, hospitalizados::bigint, obitos::bigint,
    f_00, f_05, f_10, f_15, f_20, f_25, f_30, f_35, f_40, f_45, f_50, f_55, f_60, f_65, f_70, f_75, f_80, f_x, m_00, m_05, m_10, m_15, m_20, m_25,
    m_30, m_35, m_40, m_45, m_50, m_55, m_60, m_65, m_70, m_75, m_80, m_x, i_00, i_05, i_10, i_15, i_20, i_25, i_30, i_35, i_40, i_45, i_50, i_55,
    i_60, i_65, i_70, i_75, i_80, i_x, x_00, x_05, x_10, x_15, x_20, x_25, x_30, x_35, x_40, x_45, x_50, x_55, x_60, x_65, x_70, x_75, x_80, x_x,
    c_dengue_sem_sinais_alarme, c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
    c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura, e_obito, e_obito_outras_causas,
    e_obito_em_investigacao, e_ignorado, e_x,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL
  FROM casos_contados_municipio
  UNION ALL
  SELECT 'municipio', NULL, municipio, dia, tipo, n,
    CASE WHEN caso_confirmado(classificacao) THEN n ELSE 0 END, CASE WHEN caso_descartado(classificacao) THEN n ELSE 0 END,
    CASE WHEN hospitalizacao THEN n ELSE 0 END, CASE WHEN caso_obito(evolucao) THEN n ELSE 0 END,
    CASE WHEN pessoa = 0 THEN n::integer END AS f_00, CASE WHEN pessoa = 1 THEN n::integer END AS f_05,
    CASE WHEN pessoa = 2 THEN n::integer END AS f_10, CASE WHEN pessoa = 3 THEN n::integer END AS f_15,
    CASE WHEN pessoa = 4 THEN n::integer END AS f_20, CASE WHEN pessoa = 5 THEN n::integer END AS f_25,
    CASE WHEN pessoa = 6 THEN n::integer END AS f_30, CASE WHEN pessoa = 7 THEN n::integer END AS f_35,
    CASE WHEN pessoa = 8 THEN n::integer END AS f_40, CASE WHEN pessoa = 9 THEN n::integer END AS f_45,
    CASE WHEN pessoa = 10 THEN n::integer END AS f_50, CASE WHEN pessoa = 11 THEN n::integer END AS f_55,
    CASE WHEN pessoa = 12 THEN n::integer END AS f_60, CASE WHEN pessoa = 13 THEN n::integer END AS f_65,
    CASE WHEN pessoa = 14 THEN n::integer END AS f_70, CASE WHEN pessoa = 15 THEN n::integer END AS f_75,
    CASE WHEN pessoa = 16 THEN n::integer END AS f_80, CASE WHEN pessoa = 17 THEN n::integer END AS f_x,
    CASE WHEN pessoa = 18 THEN n::integer END AS m_00, CASE WHEN pessoa = 19 THEN n::integer END AS m_05,
    CASE WHEN pessoa = 20 THEN n::integer END AS m_10, CASE WHEN pessoa = 21 THEN n::integer END AS m_15,
    CASE WHEN pessoa = 22 THEN n::integer END AS m_20, CASE WHEN pessoa = 23 THEN n::integer END AS m_25,
    CASE WHEN pessoa = 24 THEN n::integer END AS m_30, CASE WHEN pessoa = 25 THEN n::integer END AS m_35,
    CASE WHEN pessoa = 26 THEN n::integer END AS m_40, CASE WHEN pessoa = 27 THEN n::integer END AS m_45,
    CASE WHEN pessoa = 28 THEN n::integer END AS m_50, CASE WHEN pessoa = 29 THEN n::integer END AS m_55,
    CASE WHEN pessoa = 30 THEN n::integer END AS m_60, CASE WHEN pessoa = 31 THEN n::integer END AS m_65,
    CASE WHEN pessoa = 32 THEN n::integer END AS m_70, CASE WHEN pessoa = 33 THEN n::integer END AS m_75,
    CASE WHEN pessoa = 34 THEN n::integer END AS m_80, CASE WHEN pessoa = 35 THEN n::integer END AS m_x,
    CASE WHEN pessoa = 36 THEN n::integer END AS i_00, CASE WHEN pessoa = 37 THEN n::integer END AS i_05,
    CASE WHEN pessoa = 38 THEN n::integer END AS i_10, CASE WHEN pessoa = 39 THEN n::integer END AS i_15,
    CASE WHEN pessoa = 40 THEN n::integer END AS i_20, CASE WHEN pessoa = 41 THEN n::integer END AS i_25,
    CASE WHEN pessoa = 42 THEN n::integer END AS i_30, CASE WHEN pessoa = 43 THEN n::integer END AS i_35,
    CASE WHEN pessoa = 44 THEN n::integer END AS i_40, CASE WHEN pessoa = 45 THEN n::integer END AS i_45,
    CASE WHEN pessoa = 46 THEN n::integer END AS i_50, CASE WHEN pessoa = 47 THEN n::integer END AS i_55,
    CASE WHEN pessoa = 48 THEN n::integer END AS i_60, CASE WHEN pessoa = 49 THEN n::integer END AS i_65,
    CASE WHEN pessoa = 50 THEN n::integer END AS i_70, CASE WHEN pessoa = 51 THEN n::integer END AS i_75,
    CASE WHEN pessoa = 52 THEN n::integer END AS i_80, CASE WHEN pessoa = 53 THEN n::integer END AS i_x,
    CASE WHEN pessoa = 54 THEN n::integer END AS x_00, CASE WHEN pessoa = 55 THEN n::integer END AS x_05,
    CASE WHEN pessoa = 56 THEN n::integer END AS x_10, CASE WHEN pessoa = 57 THEN n::integer END AS x_15,
    CASE WHEN pessoa = 58 THEN n::integer END AS x_20, CASE WHEN pessoa = 59 THEN n::integer END AS x_25,
    CASE WHEN pessoa = 60 THEN n::integer END AS x_30, CASE WHEN pessoa = 61 THEN n::integer END AS x_35,
    CASE WHEN pessoa = 62 THEN n::integer END AS x_40, CASE WHEN pessoa = 63 THEN n::integer END AS x_45,
    CASE WHEN pessoa = 64 THEN n::integer END AS x_50, CASE WHEN pessoa = 65 THEN n::integer END AS x_55,
    CASE WHEN pessoa = 66 THEN n::integer END AS x_60, CASE WHEN pessoa = 67 THEN n::integer END AS x_65,
    CASE WHEN pessoa = 68 THEN n::integer END AS x_70, CASE WHEN pessoa = 69 THEN n::integer END AS x_75,
    CASE WHEN pessoa = 70 THEN n::integer END AS x_80, CASE WHEN pessoa = 71 THEN n::integer END AS x_x,
    CASE WHEN classificacao = 'dengue_sem_sinais_alarme' THEN n::integer END AS c_dengue_sem_sinais_alarme,
    CASE WHEN classificacao = 'dengue_com_sinais_alarme' THEN n::integer END AS c_dengue_com_sinais_alarme,
    CASE WHEN classificacao = 'dengue_grave' THEN n::integer END AS c_dengue_grave,
    CASE WHEN classificacao = 'confirmado' THEN n::integer END AS c_confirmado,
    CASE WHEN classificacao = 'descartado' THEN n::integer END AS c_descartado,
    CASE WHEN classificacao = 'inconclusivo' THEN n::integer END AS c_inconclusivo,
    CASE WHEN classificacao = 'em_investigacao' THEN n::integer END AS c_em_investigacao,
    CASE WHEN classificacao = 'dengue_classico' THEN n::integer END AS c_dengue_classico,
    CASE WHEN classificacao = 'dengue_com_complicacoes' THEN n::integer END AS c_dengue_com_complicacoes,
    CASE WHEN classificacao = 'febre_hemorragica_dengue' THEN n::integer END AS c_febre_hemorragica_dengue,
    CASE WHEN classificacao = 'sindrome_choque_dengue' THEN n::integer END AS c_sindrome_choque_dengue,
    CASE WHEN classificacao NOT IN ('dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado', 'inconclusivo', 'em_investigacao', 'dengue_classico', 'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue') THEN n::integer END AS c_x,
    CASE WHEN evolucao = 'cura' THEN n::integer END AS e_cura, CASE WHEN evolucao = 'obito' THEN n::integer END AS e_obito,
    CASE WHEN evolucao = 'obito_outras_causas' THEN n::integer END AS e_obito_outras_causas,
    CASE WHEN evolucao = 'obito_em_investigacao' THEN n::integer END AS e_obito_em_investigacao,
    CASE WHEN evolucao = 'ignorado' THEN n::integer END AS e_ignorado,
    CASE WHEN evolucao NOT IN ('cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado') THEN n::integer END AS e_x,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL
  FROM casos_deltas;
--> statement-breakpoint
-- As of migration 0021, with the sex and the age group of each case.
CREATE OR REPLACE FUNCTION public.contar_casos() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, n)
    SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao,
      pessoa_do_caso(sexo, idade), count(*)
    FROM novos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
    INSERT INTO casos_ordem_deltas (id, data_inicio_sintomas, criado_em, atualizado_em, n)
    SELECT id, data_inicio_sintomas, criado_em, atualizado_em, 1 FROM novos WHERE excluido_em IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, n)
    SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao,
      pessoa_do_caso(sexo, idade), -count(*)
    FROM antigos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
    INSERT INTO casos_ordem_deltas (id, data_inicio_sintomas, criado_em, atualizado_em, n)
    SELECT id, data_inicio_sintomas, criado_em, atualizado_em, -1 FROM antigos WHERE excluido_em IS NULL;
  ELSE
    INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, n)
    SELECT data_notificacao, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, sum(n) FROM (
      SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, '') AS classificacao,
        coalesce(evolucao, '') AS evolucao, hospitalizacao, pessoa_do_caso(sexo, idade) AS pessoa, 1 AS n FROM novos WHERE excluido_em IS NULL
      UNION ALL
      SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''),
        coalesce(evolucao, ''), hospitalizacao, pessoa_do_caso(sexo, idade), -1 FROM antigos WHERE excluido_em IS NULL
    ) mudancas
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(n) <> 0;
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
-- As of migration 0017, with the parts. A change of a case's sex leaves the number of cases as it was: so no row of a municipality is left out for that.
CREATE OR REPLACE FUNCTION public.dobrar_casos(no_maximo integer DEFAULT 1000) RETURNS integer
  LANGUAGE plpgsql AS $$
DECLARE
  dobrados integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('casos_deltas', 0)) THEN RETURN 0; END IF;
  WITH tirados AS (
    DELETE FROM casos_deltas WHERE ctid = ANY (ARRAY(SELECT ctid FROM casos_deltas LIMIT no_maximo))
    RETURNING dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, n::integer AS n
  ), por_uf AS (
    INSERT INTO casos_contados AS c (uf, dia, tipo, classificacao, evolucao, hospitalizacao, n)
    SELECT lugar, dia, tipo, classificacao, evolucao, hospitalizacao, sum(n)
    FROM tirados CROSS JOIN LATERAL (VALUES (uf), ('')) lugares (lugar)
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0
    ON CONFLICT (uf, dia, tipo, classificacao, evolucao, hospitalizacao) DO UPDATE SET n = c.n + excluded.n
  ), por_dia AS (
    INSERT INTO casos_contados_dia AS c (uf, dia, tipo, n, confirmados, descartados, hospitalizados, obitos,
      f_00, f_05, f_10, f_15, f_20, f_25, f_30, f_35, f_40, f_45, f_50, f_55, f_60, f_65, f_70, f_75, f_80, f_x, m_00, m_05, m_10, m_15, m_20, m_25,
      m_30, m_35, m_40, m_45, m_50, m_55, m_60, m_65, m_70, m_75, m_80, m_x, i_00, i_05, i_10, i_15, i_20, i_25, i_30, i_35, i_40, i_45, i_50, i_55,
      i_60, i_65, i_70, i_75, i_80, i_x, x_00, x_05, x_10, x_15, x_20, x_25, x_30, x_35, x_40, x_45, x_50, x_55, x_60, x_65, x_70, x_75, x_80, x_x,
      c_dengue_sem_sinais_alarme, c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
      c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura, e_obito, e_obito_outras_causas,
      e_obito_em_investigacao, e_ignorado, e_x, uf_ac, uf_al, uf_am, uf_ap, uf_ba, uf_ce, uf_df, uf_es, uf_go, uf_ma, uf_mg, uf_ms, uf_mt, uf_pa,
      uf_pb, uf_pe, uf_pi, uf_pr, uf_rj, uf_rn, uf_ro, uf_rr, uf_rs, uf_sc, uf_se, uf_sp, uf_to)
    SELECT lugar, dia, tipo, sum(n),
      coalesce(sum(n) FILTER (WHERE caso_confirmado(classificacao)), 0),
      coalesce(sum(n) FILTER (WHERE caso_descartado(classificacao)), 0),
      coalesce(sum(n) FILTER (WHERE hospitalizacao), 0),
      coalesce(sum(n) FILTER (WHERE caso_obito(evolucao)), 0),
      sum(n) FILTER (WHERE pessoa = 0), sum(n) FILTER (WHERE pessoa = 1), sum(n) FILTER (WHERE pessoa = 2), sum(n) FILTER (WHERE pessoa = 3),
      sum(n) FILTER (WHERE pessoa = 4), sum(n) FILTER (WHERE pessoa = 5), sum(n) FILTER (WHERE pessoa = 6), sum(n) FILTER (WHERE pessoa = 7),
      sum(n) FILTER (WHERE pessoa = 8), sum(n) FILTER (WHERE pessoa = 9), sum(n) FILTER (WHERE pessoa = 10), sum(n) FILTER (WHERE pessoa = 11),
      sum(n) FILTER (WHERE pessoa = 12), sum(n) FILTER (WHERE pessoa = 13), sum(n) FILTER (WHERE pessoa = 14), sum(n) FILTER (WHERE pessoa = 15),
      sum(n) FILTER (WHERE pessoa = 16), sum(n) FILTER (WHERE pessoa = 17), sum(n) FILTER (WHERE pessoa = 18), sum(n) FILTER (WHERE pessoa = 19),
      sum(n) FILTER (WHERE pessoa = 20), sum(n) FILTER (WHERE pessoa = 21), sum(n) FILTER (WHERE pessoa = 22), sum(n) FILTER (WHERE pessoa = 23),
      sum(n) FILTER (WHERE pessoa = 24), sum(n) FILTER (WHERE pessoa = 25), sum(n) FILTER (WHERE pessoa = 26), sum(n) FILTER (WHERE pessoa = 27),
      sum(n) FILTER (WHERE pessoa = 28), sum(n) FILTER (WHERE pessoa = 29), sum(n) FILTER (WHERE pessoa = 30), sum(n) FILTER (WHERE pessoa = 31),
      sum(n) FILTER (WHERE pessoa = 32), sum(n) FILTER (WHERE pessoa = 33), sum(n) FILTER (WHERE pessoa = 34), sum(n) FILTER (WHERE pessoa = 35),
      sum(n) FILTER (WHERE pessoa = 36), sum(n) FILTER (WHERE pessoa = 37), sum(n) FILTER (WHERE pessoa = 38), sum(n) FILTER (WHERE pessoa = 39),
      sum(n) FILTER (WHERE pessoa = 40), sum(n) FILTER (WHERE pessoa = 41), sum(n) FILTER (WHERE pessoa = 42), sum(n) FILTER (WHERE pessoa = 43),
      sum(n) FILTER (WHERE pessoa = 44), sum(n) FILTER (WHERE pessoa = 45), sum(n) FILTER (WHERE pessoa = 46), sum(n) FILTER (WHERE pessoa = 47),
      sum(n) FILTER (WHERE pessoa = 48), sum(n) FILTER (WHERE pessoa = 49), sum(n) FILTER (WHERE pessoa = 50), sum(n) FILTER (WHERE pessoa = 51),
      sum(n) FILTER (WHERE pessoa = 52), sum(n) FILTER (WHERE pessoa = 53), sum(n) FILTER (WHERE pessoa = 54), sum(n) FILTER (WHERE pessoa = 55),
      sum(n) FILTER (WHERE pessoa = 56), sum(n) FILTER (WHERE pessoa = 57), sum(n) FILTER (WHERE pessoa = 58), sum(n) FILTER (WHERE pessoa = 59),
      sum(n) FILTER (WHERE pessoa = 60), sum(n) FILTER (WHERE pessoa = 61), sum(n) FILTER (WHERE pessoa = 62), sum(n) FILTER (WHERE pessoa = 63),
      sum(n) FILTER (WHERE pessoa = 64), sum(n) FILTER (WHERE pessoa = 65), sum(n) FILTER (WHERE pessoa = 66), sum(n) FILTER (WHERE pessoa = 67),
      sum(n) FILTER (WHERE pessoa = 68), sum(n) FILTER (WHERE pessoa = 69), sum(n) FILTER (WHERE pessoa = 70), sum(n) FILTER (WHERE pessoa = 71),
      sum(n) FILTER (WHERE classificacao = 'dengue_sem_sinais_alarme'), sum(n) FILTER (WHERE classificacao = 'dengue_com_sinais_alarme'),
      sum(n) FILTER (WHERE classificacao = 'dengue_grave'), sum(n) FILTER (WHERE classificacao = 'confirmado'),
      sum(n) FILTER (WHERE classificacao = 'descartado'), sum(n) FILTER (WHERE classificacao = 'inconclusivo'),
      sum(n) FILTER (WHERE classificacao = 'em_investigacao'), sum(n) FILTER (WHERE classificacao = 'dengue_classico'),
      sum(n) FILTER (WHERE classificacao = 'dengue_com_complicacoes'), sum(n) FILTER (WHERE classificacao = 'febre_hemorragica_dengue'),
      sum(n) FILTER (WHERE classificacao = 'sindrome_choque_dengue'),
      sum(n) FILTER (WHERE classificacao NOT IN ('dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado', 'inconclusivo', 'em_investigacao', 'dengue_classico', 'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue')),
      sum(n) FILTER (WHERE evolucao = 'cura'), sum(n) FILTER (WHERE evolucao = 'obito'), sum(n) FILTER (WHERE evolucao = 'obito_outras_causas'),
      sum(n) FILTER (WHERE evolucao = 'obito_em_investigacao'), sum(n) FILTER (WHERE evolucao = 'ignorado'),
      sum(n) FILTER (WHERE evolucao NOT IN ('cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado')),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'AC'), sum(n) FILTER (WHERE lugar = '' AND uf = 'AL'), sum(n) FILTER (WHERE lugar = '' AND uf = 'AM'),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'AP'), sum(n) FILTER (WHERE lugar = '' AND uf = 'BA'), sum(n) FILTER (WHERE lugar = '' AND uf = 'CE'),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'DF'), sum(n) FILTER (WHERE lugar = '' AND uf = 'ES'), sum(n) FILTER (WHERE lugar = '' AND uf = 'GO'),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'MA'), sum(n) FILTER (WHERE lugar = '' AND uf = 'MG'), sum(n) FILTER (WHERE lugar = '' AND uf = 'MS'),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'MT'), sum(n) FILTER (WHERE lugar = '' AND uf = 'PA'), sum(n) FILTER (WHERE lugar = '' AND uf = 'PB'),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'PE'), sum(n) FILTER (WHERE lugar = '' AND uf = 'PI'), sum(n) FILTER (WHERE lugar = '' AND uf = 'PR'),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'RJ'), sum(n) FILTER (WHERE lugar = '' AND uf = 'RN'), sum(n) FILTER (WHERE lugar = '' AND uf = 'RO'),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'RR'), sum(n) FILTER (WHERE lugar = '' AND uf = 'RS'), sum(n) FILTER (WHERE lugar = '' AND uf = 'SC'),
      sum(n) FILTER (WHERE lugar = '' AND uf = 'SE'), sum(n) FILTER (WHERE lugar = '' AND uf = 'SP'), sum(n) FILTER (WHERE lugar = '' AND uf = 'TO')
    FROM tirados CROSS JOIN LATERAL (VALUES (uf), ('')) lugares (lugar)
    GROUP BY 1, 2, 3
    ON CONFLICT (uf, dia, tipo) DO UPDATE SET n = c.n + excluded.n, confirmados = c.confirmados + excluded.confirmados,
      descartados = c.descartados + excluded.descartados, hospitalizados = c.hospitalizados + excluded.hospitalizados,
      obitos = c.obitos + excluded.obitos,
      f_00 = soma_da_parte(c.f_00, excluded.f_00), f_05 = soma_da_parte(c.f_05, excluded.f_05), f_10 = soma_da_parte(c.f_10, excluded.f_10),
      f_15 = soma_da_parte(c.f_15, excluded.f_15), f_20 = soma_da_parte(c.f_20, excluded.f_20), f_25 = soma_da_parte(c.f_25, excluded.f_25),
      f_30 = soma_da_parte(c.f_30, excluded.f_30), f_35 = soma_da_parte(c.f_35, excluded.f_35), f_40 = soma_da_parte(c.f_40, excluded.f_40),
      f_45 = soma_da_parte(c.f_45, excluded.f_45), f_50 = soma_da_parte(c.f_50, excluded.f_50), f_55 = soma_da_parte(c.f_55, excluded.f_55),
      f_60 = soma_da_parte(c.f_60, excluded.f_60), f_65 = soma_da_parte(c.f_65, excluded.f_65), f_70 = soma_da_parte(c.f_70, excluded.f_70),
      f_75 = soma_da_parte(c.f_75, excluded.f_75), f_80 = soma_da_parte(c.f_80, excluded.f_80), f_x = soma_da_parte(c.f_x, excluded.f_x),
      m_00 = soma_da_parte(c.m_00, excluded.m_00), m_05 = soma_da_parte(c.m_05, excluded.m_05), m_10 = soma_da_parte(c.m_10, excluded.m_10),
      m_15 = soma_da_parte(c.m_15, excluded.m_15), m_20 = soma_da_parte(c.m_20, excluded.m_20), m_25 = soma_da_parte(c.m_25, excluded.m_25),
      m_30 = soma_da_parte(c.m_30, excluded.m_30), m_35 = soma_da_parte(c.m_35, excluded.m_35), m_40 = soma_da_parte(c.m_40, excluded.m_40),
      m_45 = soma_da_parte(c.m_45, excluded.m_45), m_50 = soma_da_parte(c.m_50, excluded.m_50), m_55 = soma_da_parte(c.m_55, excluded.m_55),
      m_60 = soma_da_parte(c.m_60, excluded.m_60), m_65 = soma_da_parte(c.m_65, excluded.m_65), m_70 = soma_da_parte(c.m_70, excluded.m_70),
      m_75 = soma_da_parte(c.m_75, excluded.m_75), m_80 = soma_da_parte(c.m_80, excluded.m_80), m_x = soma_da_parte(c.m_x, excluded.m_x),
      i_00 = soma_da_parte(c.i_00, excluded.i_00), i_05 = soma_da_parte(c.i_05, excluded.i_05), i_10 = soma_da_parte(c.i_10, excluded.i_10),
      i_15 = soma_da_parte(c.i_15, excluded.i_15), i_20 = soma_da_parte(c.i_20, excluded.i_20), i_25 = soma_da_parte(c.i_25, excluded.i_25),
      i_30 = soma_da_parte(c.i_30, excluded.i_30), i_35 = soma_da_parte(c.i_35, excluded.i_35), i_40 = soma_da_parte(c.i_40, excluded.i_40),
      i_45 = soma_da_parte(c.i_45, excluded.i_45), i_50 = soma_da_parte(c.i_50, excluded.i_50), i_55 = soma_da_parte(c.i_55, excluded.i_55),
      i_60 = soma_da_parte(c.i_60, excluded.i_60), i_65 = soma_da_parte(c.i_65, excluded.i_65), i_70 = soma_da_parte(c.i_70, excluded.i_70),
      i_75 = soma_da_parte(c.i_75, excluded.i_75), i_80 = soma_da_parte(c.i_80, excluded.i_80), i_x = soma_da_parte(c.i_x, excluded.i_x),
      x_00 = soma_da_parte(c.x_00, excluded.x_00), x_05 = soma_da_parte(c.x_05, excluded.x_05), x_10 = soma_da_parte(c.x_10, excluded.x_10),
      x_15 = soma_da_parte(c.x_15, excluded.x_15), x_20 = soma_da_parte(c.x_20, excluded.x_20), x_25 = soma_da_parte(c.x_25, excluded.x_25),
      x_30 = soma_da_parte(c.x_30, excluded.x_30), x_35 = soma_da_parte(c.x_35, excluded.x_35), x_40 = soma_da_parte(c.x_40, excluded.x_40),
      x_45 = soma_da_parte(c.x_45, excluded.x_45), x_50 = soma_da_parte(c.x_50, excluded.x_50), x_55 = soma_da_parte(c.x_55, excluded.x_55),
      x_60 = soma_da_parte(c.x_60, excluded.x_60), x_65 = soma_da_parte(c.x_65, excluded.x_65), x_70 = soma_da_parte(c.x_70, excluded.x_70),
      x_75 = soma_da_parte(c.x_75, excluded.x_75), x_80 = soma_da_parte(c.x_80, excluded.x_80), x_x = soma_da_parte(c.x_x, excluded.x_x),
      c_dengue_sem_sinais_alarme = soma_da_parte(c.c_dengue_sem_sinais_alarme, excluded.c_dengue_sem_sinais_alarme),
      c_dengue_com_sinais_alarme = soma_da_parte(c.c_dengue_com_sinais_alarme, excluded.c_dengue_com_sinais_alarme),
      c_dengue_grave = soma_da_parte(c.c_dengue_grave, excluded.c_dengue_grave), c_confirmado = soma_da_parte(c.c_confirmado, excluded.c_confirmado),
      c_descartado = soma_da_parte(c.c_descartado, excluded.c_descartado), c_inconclusivo = soma_da_parte(c.c_inconclusivo, excluded.c_inconclusivo),
      c_em_investigacao = soma_da_parte(c.c_em_investigacao, excluded.c_em_investigacao),
      c_dengue_classico = soma_da_parte(c.c_dengue_classico, excluded.c_dengue_classico),
      c_dengue_com_complicacoes = soma_da_parte(c.c_dengue_com_complicacoes, excluded.c_dengue_com_complicacoes),
      c_febre_hemorragica_dengue = soma_da_parte(c.c_febre_hemorragica_dengue, excluded.c_febre_hemorragica_dengue),
      c_sindrome_choque_dengue = soma_da_parte(c.c_sindrome_choque_dengue, excluded.c_sindrome_choque_dengue),
      c_x = soma_da_parte(c.c_x, excluded.c_x), e_cura = soma_da_parte(c.e_cura, excluded.e_cura),
      e_obito = soma_da_parte(c.e_obito, excluded.e_obito),
      e_obito_outras_causas = soma_da_parte(c.e_obito_outras_causas, excluded.e_obito_outras_causas),
      e_obito_em_investigacao = soma_da_parte(c.e_obito_em_investigacao, excluded.e_obito_em_investigacao),
      e_ignorado = soma_da_parte(c.e_ignorado, excluded.e_ignorado), e_x = soma_da_parte(c.e_x, excluded.e_x),
      uf_ac = soma_da_parte(c.uf_ac, excluded.uf_ac), uf_al = soma_da_parte(c.uf_al, excluded.uf_al), uf_am = soma_da_parte(c.uf_am, excluded.uf_am),
      uf_ap = soma_da_parte(c.uf_ap, excluded.uf_ap), uf_ba = soma_da_parte(c.uf_ba, excluded.uf_ba), uf_ce = soma_da_parte(c.uf_ce, excluded.uf_ce),
      uf_df = soma_da_parte(c.uf_df, excluded.uf_df), uf_es = soma_da_parte(c.uf_es, excluded.uf_es), uf_go = soma_da_parte(c.uf_go, excluded.uf_go),
      uf_ma = soma_da_parte(c.uf_ma, excluded.uf_ma), uf_mg = soma_da_parte(c.uf_mg, excluded.uf_mg), uf_ms = soma_da_parte(c.uf_ms, excluded.uf_ms),
      uf_mt = soma_da_parte(c.uf_mt, excluded.uf_mt), uf_pa = soma_da_parte(c.uf_pa, excluded.uf_pa), uf_pb = soma_da_parte(c.uf_pb, excluded.uf_pb),
      uf_pe = soma_da_parte(c.uf_pe, excluded.uf_pe), uf_pi = soma_da_parte(c.uf_pi, excluded.uf_pi), uf_pr = soma_da_parte(c.uf_pr, excluded.uf_pr),
      uf_rj = soma_da_parte(c.uf_rj, excluded.uf_rj), uf_rn = soma_da_parte(c.uf_rn, excluded.uf_rn), uf_ro = soma_da_parte(c.uf_ro, excluded.uf_ro),
      uf_rr = soma_da_parte(c.uf_rr, excluded.uf_rr), uf_rs = soma_da_parte(c.uf_rs, excluded.uf_rs), uf_sc = soma_da_parte(c.uf_sc, excluded.uf_sc),
      uf_se = soma_da_parte(c.uf_se, excluded.uf_se), uf_sp = soma_da_parte(c.uf_sp, excluded.uf_sp), uf_to = soma_da_parte(c.uf_to, excluded.uf_to)
  ), por_municipio AS (
    INSERT INTO casos_contados_municipio AS c (dia, municipio, tipo, n, confirmados, descartados, hospitalizados, obitos,
      f_00, f_05, f_10, f_15, f_20, f_25, f_30, f_35, f_40, f_45, f_50, f_55, f_60, f_65, f_70, f_75, f_80, f_x, m_00, m_05, m_10, m_15, m_20, m_25,
      m_30, m_35, m_40, m_45, m_50, m_55, m_60, m_65, m_70, m_75, m_80, m_x, i_00, i_05, i_10, i_15, i_20, i_25, i_30, i_35, i_40, i_45, i_50, i_55,
      i_60, i_65, i_70, i_75, i_80, i_x, x_00, x_05, x_10, x_15, x_20, x_25, x_30, x_35, x_40, x_45, x_50, x_55, x_60, x_65, x_70, x_75, x_80, x_x,
      c_dengue_sem_sinais_alarme, c_dengue_com_sinais_alarme, c_dengue_grave, c_confirmado, c_descartado, c_inconclusivo, c_em_investigacao,
      c_dengue_classico, c_dengue_com_complicacoes, c_febre_hemorragica_dengue, c_sindrome_choque_dengue, c_x, e_cura, e_obito, e_obito_outras_causas,
      e_obito_em_investigacao, e_ignorado, e_x)
    SELECT dia, municipio, tipo, sum(n),
      coalesce(sum(n) FILTER (WHERE caso_confirmado(classificacao)), 0),
      coalesce(sum(n) FILTER (WHERE caso_descartado(classificacao)), 0),
      coalesce(sum(n) FILTER (WHERE hospitalizacao), 0),
      coalesce(sum(n) FILTER (WHERE caso_obito(evolucao)), 0),
      sum(n) FILTER (WHERE pessoa = 0), sum(n) FILTER (WHERE pessoa = 1), sum(n) FILTER (WHERE pessoa = 2), sum(n) FILTER (WHERE pessoa = 3),
      sum(n) FILTER (WHERE pessoa = 4), sum(n) FILTER (WHERE pessoa = 5), sum(n) FILTER (WHERE pessoa = 6), sum(n) FILTER (WHERE pessoa = 7),
      sum(n) FILTER (WHERE pessoa = 8), sum(n) FILTER (WHERE pessoa = 9), sum(n) FILTER (WHERE pessoa = 10), sum(n) FILTER (WHERE pessoa = 11),
      sum(n) FILTER (WHERE pessoa = 12), sum(n) FILTER (WHERE pessoa = 13), sum(n) FILTER (WHERE pessoa = 14), sum(n) FILTER (WHERE pessoa = 15),
      sum(n) FILTER (WHERE pessoa = 16), sum(n) FILTER (WHERE pessoa = 17), sum(n) FILTER (WHERE pessoa = 18), sum(n) FILTER (WHERE pessoa = 19),
      sum(n) FILTER (WHERE pessoa = 20), sum(n) FILTER (WHERE pessoa = 21), sum(n) FILTER (WHERE pessoa = 22), sum(n) FILTER (WHERE pessoa = 23),
      sum(n) FILTER (WHERE pessoa = 24), sum(n) FILTER (WHERE pessoa = 25), sum(n) FILTER (WHERE pessoa = 26), sum(n) FILTER (WHERE pessoa = 27),
      sum(n) FILTER (WHERE pessoa = 28), sum(n) FILTER (WHERE pessoa = 29), sum(n) FILTER (WHERE pessoa = 30), sum(n) FILTER (WHERE pessoa = 31),
      sum(n) FILTER (WHERE pessoa = 32), sum(n) FILTER (WHERE pessoa = 33), sum(n) FILTER (WHERE pessoa = 34), sum(n) FILTER (WHERE pessoa = 35),
      sum(n) FILTER (WHERE pessoa = 36), sum(n) FILTER (WHERE pessoa = 37), sum(n) FILTER (WHERE pessoa = 38), sum(n) FILTER (WHERE pessoa = 39),
      sum(n) FILTER (WHERE pessoa = 40), sum(n) FILTER (WHERE pessoa = 41), sum(n) FILTER (WHERE pessoa = 42), sum(n) FILTER (WHERE pessoa = 43),
      sum(n) FILTER (WHERE pessoa = 44), sum(n) FILTER (WHERE pessoa = 45), sum(n) FILTER (WHERE pessoa = 46), sum(n) FILTER (WHERE pessoa = 47),
      sum(n) FILTER (WHERE pessoa = 48), sum(n) FILTER (WHERE pessoa = 49), sum(n) FILTER (WHERE pessoa = 50), sum(n) FILTER (WHERE pessoa = 51),
      sum(n) FILTER (WHERE pessoa = 52), sum(n) FILTER (WHERE pessoa = 53), sum(n) FILTER (WHERE pessoa = 54), sum(n) FILTER (WHERE pessoa = 55),
      sum(n) FILTER (WHERE pessoa = 56), sum(n) FILTER (WHERE pessoa = 57), sum(n) FILTER (WHERE pessoa = 58), sum(n) FILTER (WHERE pessoa = 59),
      sum(n) FILTER (WHERE pessoa = 60), sum(n) FILTER (WHERE pessoa = 61), sum(n) FILTER (WHERE pessoa = 62), sum(n) FILTER (WHERE pessoa = 63),
      sum(n) FILTER (WHERE pessoa = 64), sum(n) FILTER (WHERE pessoa = 65), sum(n) FILTER (WHERE pessoa = 66), sum(n) FILTER (WHERE pessoa = 67),
      sum(n) FILTER (WHERE pessoa = 68), sum(n) FILTER (WHERE pessoa = 69), sum(n) FILTER (WHERE pessoa = 70), sum(n) FILTER (WHERE pessoa = 71),
      sum(n) FILTER (WHERE classificacao = 'dengue_sem_sinais_alarme'), sum(n) FILTER (WHERE classificacao = 'dengue_com_sinais_alarme'),
      sum(n) FILTER (WHERE classificacao = 'dengue_grave'), sum(n) FILTER (WHERE classificacao = 'confirmado'),
      sum(n) FILTER (WHERE classificacao = 'descartado'), sum(n) FILTER (WHERE classificacao = 'inconclusivo'),
      sum(n) FILTER (WHERE classificacao = 'em_investigacao'), sum(n) FILTER (WHERE classificacao = 'dengue_classico'),
      sum(n) FILTER (WHERE classificacao = 'dengue_com_complicacoes'), sum(n) FILTER (WHERE classificacao = 'febre_hemorragica_dengue'),
      sum(n) FILTER (WHERE classificacao = 'sindrome_choque_dengue'),
      sum(n) FILTER (WHERE classificacao NOT IN ('dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado', 'inconclusivo', 'em_investigacao', 'dengue_classico', 'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue')),
      sum(n) FILTER (WHERE evolucao = 'cura'), sum(n) FILTER (WHERE evolucao = 'obito'), sum(n) FILTER (WHERE evolucao = 'obito_outras_causas'),
      sum(n) FILTER (WHERE evolucao = 'obito_em_investigacao'), sum(n) FILTER (WHERE evolucao = 'ignorado'),
      sum(n) FILTER (WHERE evolucao NOT IN ('cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado'))
    FROM tirados GROUP BY 1, 2, 3
    ON CONFLICT (dia, municipio, tipo) DO UPDATE SET n = c.n + excluded.n, confirmados = c.confirmados + excluded.confirmados,
      descartados = c.descartados + excluded.descartados, hospitalizados = c.hospitalizados + excluded.hospitalizados,
      obitos = c.obitos + excluded.obitos,
      f_00 = soma_da_parte(c.f_00, excluded.f_00), f_05 = soma_da_parte(c.f_05, excluded.f_05), f_10 = soma_da_parte(c.f_10, excluded.f_10),
      f_15 = soma_da_parte(c.f_15, excluded.f_15), f_20 = soma_da_parte(c.f_20, excluded.f_20), f_25 = soma_da_parte(c.f_25, excluded.f_25),
      f_30 = soma_da_parte(c.f_30, excluded.f_30), f_35 = soma_da_parte(c.f_35, excluded.f_35), f_40 = soma_da_parte(c.f_40, excluded.f_40),
      f_45 = soma_da_parte(c.f_45, excluded.f_45), f_50 = soma_da_parte(c.f_50, excluded.f_50), f_55 = soma_da_parte(c.f_55, excluded.f_55),
      f_60 = soma_da_parte(c.f_60, excluded.f_60), f_65 = soma_da_parte(c.f_65, excluded.f_65), f_70 = soma_da_parte(c.f_70, excluded.f_70),
      f_75 = soma_da_parte(c.f_75, excluded.f_75), f_80 = soma_da_parte(c.f_80, excluded.f_80), f_x = soma_da_parte(c.f_x, excluded.f_x),
      m_00 = soma_da_parte(c.m_00, excluded.m_00), m_05 = soma_da_parte(c.m_05, excluded.m_05), m_10 = soma_da_parte(c.m_10, excluded.m_10),
      m_15 = soma_da_parte(c.m_15, excluded.m_15), m_20 = soma_da_parte(c.m_20, excluded.m_20), m_25 = soma_da_parte(c.m_25, excluded.m_25),
      m_30 = soma_da_parte(c.m_30, excluded.m_30), m_35 = soma_da_parte(c.m_35, excluded.m_35), m_40 = soma_da_parte(c.m_40, excluded.m_40),
      m_45 = soma_da_parte(c.m_45, excluded.m_45), m_50 = soma_da_parte(c.m_50, excluded.m_50), m_55 = soma_da_parte(c.m_55, excluded.m_55),
      m_60 = soma_da_parte(c.m_60, excluded.m_60), m_65 = soma_da_parte(c.m_65, excluded.m_65), m_70 = soma_da_parte(c.m_70, excluded.m_70),
      m_75 = soma_da_parte(c.m_75, excluded.m_75), m_80 = soma_da_parte(c.m_80, excluded.m_80), m_x = soma_da_parte(c.m_x, excluded.m_x),
      i_00 = soma_da_parte(c.i_00, excluded.i_00), i_05 = soma_da_parte(c.i_05, excluded.i_05), i_10 = soma_da_parte(c.i_10, excluded.i_10),
      i_15 = soma_da_parte(c.i_15, excluded.i_15), i_20 = soma_da_parte(c.i_20, excluded.i_20), i_25 = soma_da_parte(c.i_25, excluded.i_25),
      i_30 = soma_da_parte(c.i_30, excluded.i_30), i_35 = soma_da_parte(c.i_35, excluded.i_35), i_40 = soma_da_parte(c.i_40, excluded.i_40),
      i_45 = soma_da_parte(c.i_45, excluded.i_45), i_50 = soma_da_parte(c.i_50, excluded.i_50), i_55 = soma_da_parte(c.i_55, excluded.i_55),
      i_60 = soma_da_parte(c.i_60, excluded.i_60), i_65 = soma_da_parte(c.i_65, excluded.i_65), i_70 = soma_da_parte(c.i_70, excluded.i_70),
      i_75 = soma_da_parte(c.i_75, excluded.i_75), i_80 = soma_da_parte(c.i_80, excluded.i_80), i_x = soma_da_parte(c.i_x, excluded.i_x),
      x_00 = soma_da_parte(c.x_00, excluded.x_00), x_05 = soma_da_parte(c.x_05, excluded.x_05), x_10 = soma_da_parte(c.x_10, excluded.x_10),
      x_15 = soma_da_parte(c.x_15, excluded.x_15), x_20 = soma_da_parte(c.x_20, excluded.x_20), x_25 = soma_da_parte(c.x_25, excluded.x_25),
      x_30 = soma_da_parte(c.x_30, excluded.x_30), x_35 = soma_da_parte(c.x_35, excluded.x_35), x_40 = soma_da_parte(c.x_40, excluded.x_40),
      x_45 = soma_da_parte(c.x_45, excluded.x_45), x_50 = soma_da_parte(c.x_50, excluded.x_50), x_55 = soma_da_parte(c.x_55, excluded.x_55),
      x_60 = soma_da_parte(c.x_60, excluded.x_60), x_65 = soma_da_parte(c.x_65, excluded.x_65), x_70 = soma_da_parte(c.x_70, excluded.x_70),
      x_75 = soma_da_parte(c.x_75, excluded.x_75), x_80 = soma_da_parte(c.x_80, excluded.x_80), x_x = soma_da_parte(c.x_x, excluded.x_x),
      c_dengue_sem_sinais_alarme = soma_da_parte(c.c_dengue_sem_sinais_alarme, excluded.c_dengue_sem_sinais_alarme),
      c_dengue_com_sinais_alarme = soma_da_parte(c.c_dengue_com_sinais_alarme, excluded.c_dengue_com_sinais_alarme),
      c_dengue_grave = soma_da_parte(c.c_dengue_grave, excluded.c_dengue_grave), c_confirmado = soma_da_parte(c.c_confirmado, excluded.c_confirmado),
      c_descartado = soma_da_parte(c.c_descartado, excluded.c_descartado), c_inconclusivo = soma_da_parte(c.c_inconclusivo, excluded.c_inconclusivo),
      c_em_investigacao = soma_da_parte(c.c_em_investigacao, excluded.c_em_investigacao),
      c_dengue_classico = soma_da_parte(c.c_dengue_classico, excluded.c_dengue_classico),
      c_dengue_com_complicacoes = soma_da_parte(c.c_dengue_com_complicacoes, excluded.c_dengue_com_complicacoes),
      c_febre_hemorragica_dengue = soma_da_parte(c.c_febre_hemorragica_dengue, excluded.c_febre_hemorragica_dengue),
      c_sindrome_choque_dengue = soma_da_parte(c.c_sindrome_choque_dengue, excluded.c_sindrome_choque_dengue),
      c_x = soma_da_parte(c.c_x, excluded.c_x), e_cura = soma_da_parte(c.e_cura, excluded.e_cura),
      e_obito = soma_da_parte(c.e_obito, excluded.e_obito),
      e_obito_outras_causas = soma_da_parte(c.e_obito_outras_causas, excluded.e_obito_outras_causas),
      e_obito_em_investigacao = soma_da_parte(c.e_obito_em_investigacao, excluded.e_obito_em_investigacao),
      e_ignorado = soma_da_parte(c.e_ignorado, excluded.e_ignorado), e_x = soma_da_parte(c.e_x, excluded.e_x)
  )
  SELECT count(*) INTO dobrados FROM tirados;
  RETURN dobrados;
END $$;
--> statement-breakpoint
INSERT INTO casos_deltas (dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, n)
SELECT data_notificacao, tipo, uf, municipio, coalesce(classificacao_final, ''), coalesce(evolucao, ''), hospitalizacao,
  pessoa_do_caso(sexo, idade), count(*)
FROM casos WHERE excluido_em IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
SELECT dobrar_casos(2147483647);
--> statement-breakpoint
SELECT analisar_casos();
