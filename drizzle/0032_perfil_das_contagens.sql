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
-- Values are numbered first, so that it is numbers and not words that are compared a hundred times for each change.
CREATE OR REPLACE FUNCTION public.dobrar_casos(no_maximo integer DEFAULT 1000) RETURNS integer
  LANGUAGE plpgsql AS $$
DECLARE
  dobrados integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('casos_deltas', 0)) THEN RETURN 0; END IF;
  WITH tirados AS (
    DELETE FROM casos_deltas WHERE ctid = ANY (ARRAY(SELECT ctid FROM casos_deltas LIMIT no_maximo))
    RETURNING dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa::integer AS pessoa, n::integer AS n
  ), numerados AS (
    SELECT dia, tipo, uf, municipio, classificacao, evolucao, hospitalizacao, pessoa, n,
      coalesce(array_position(ARRAY[
        'dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado', 'inconclusivo', 'em_investigacao',
        'dengue_classico', 'dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue'
      ], classificacao), 0) AS classe,
      coalesce(array_position(ARRAY[
        'cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado'
      ], evolucao), 0) AS fim,
      coalesce(array_position(ARRAY[
        'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS',
        'SC', 'SE', 'SP', 'TO'
      ], uf), 0) AS estado
    FROM tirados
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
      sum(n) FILTER (WHERE classe = 1), sum(n) FILTER (WHERE classe = 2), sum(n) FILTER (WHERE classe = 3), sum(n) FILTER (WHERE classe = 4),
      sum(n) FILTER (WHERE classe = 5), sum(n) FILTER (WHERE classe = 6), sum(n) FILTER (WHERE classe = 7), sum(n) FILTER (WHERE classe = 8),
      sum(n) FILTER (WHERE classe = 9), sum(n) FILTER (WHERE classe = 10), sum(n) FILTER (WHERE classe = 11), sum(n) FILTER (WHERE classe = 0),
      sum(n) FILTER (WHERE fim = 1), sum(n) FILTER (WHERE fim = 2), sum(n) FILTER (WHERE fim = 3), sum(n) FILTER (WHERE fim = 4),
      sum(n) FILTER (WHERE fim = 5), sum(n) FILTER (WHERE fim = 0),
      sum(n) FILTER (WHERE parte = 1), sum(n) FILTER (WHERE parte = 2), sum(n) FILTER (WHERE parte = 3), sum(n) FILTER (WHERE parte = 4),
      sum(n) FILTER (WHERE parte = 5), sum(n) FILTER (WHERE parte = 6), sum(n) FILTER (WHERE parte = 7), sum(n) FILTER (WHERE parte = 8),
      sum(n) FILTER (WHERE parte = 9), sum(n) FILTER (WHERE parte = 10), sum(n) FILTER (WHERE parte = 11), sum(n) FILTER (WHERE parte = 12),
      sum(n) FILTER (WHERE parte = 13), sum(n) FILTER (WHERE parte = 14), sum(n) FILTER (WHERE parte = 15), sum(n) FILTER (WHERE parte = 16),
      sum(n) FILTER (WHERE parte = 17), sum(n) FILTER (WHERE parte = 18), sum(n) FILTER (WHERE parte = 19), sum(n) FILTER (WHERE parte = 20),
      sum(n) FILTER (WHERE parte = 21), sum(n) FILTER (WHERE parte = 22), sum(n) FILTER (WHERE parte = 23), sum(n) FILTER (WHERE parte = 24),
      sum(n) FILTER (WHERE parte = 25), sum(n) FILTER (WHERE parte = 26), sum(n) FILTER (WHERE parte = 27)
    FROM numerados CROSS JOIN LATERAL (VALUES (uf, 0), ('', estado)) lugares (lugar, parte)
    GROUP BY 1, 2, 3
    ON CONFLICT (uf, dia, tipo) DO UPDATE SET n = c.n + excluded.n, confirmados = c.confirmados + excluded.confirmados,
      descartados = c.descartados + excluded.descartados, hospitalizados = c.hospitalizados + excluded.hospitalizados,
      obitos = c.obitos + excluded.obitos,
      f_00 = coalesce(c.f_00 + excluded.f_00, c.f_00, excluded.f_00), f_05 = coalesce(c.f_05 + excluded.f_05, c.f_05, excluded.f_05),
      f_10 = coalesce(c.f_10 + excluded.f_10, c.f_10, excluded.f_10), f_15 = coalesce(c.f_15 + excluded.f_15, c.f_15, excluded.f_15),
      f_20 = coalesce(c.f_20 + excluded.f_20, c.f_20, excluded.f_20), f_25 = coalesce(c.f_25 + excluded.f_25, c.f_25, excluded.f_25),
      f_30 = coalesce(c.f_30 + excluded.f_30, c.f_30, excluded.f_30), f_35 = coalesce(c.f_35 + excluded.f_35, c.f_35, excluded.f_35),
      f_40 = coalesce(c.f_40 + excluded.f_40, c.f_40, excluded.f_40), f_45 = coalesce(c.f_45 + excluded.f_45, c.f_45, excluded.f_45),
      f_50 = coalesce(c.f_50 + excluded.f_50, c.f_50, excluded.f_50), f_55 = coalesce(c.f_55 + excluded.f_55, c.f_55, excluded.f_55),
      f_60 = coalesce(c.f_60 + excluded.f_60, c.f_60, excluded.f_60), f_65 = coalesce(c.f_65 + excluded.f_65, c.f_65, excluded.f_65),
      f_70 = coalesce(c.f_70 + excluded.f_70, c.f_70, excluded.f_70), f_75 = coalesce(c.f_75 + excluded.f_75, c.f_75, excluded.f_75),
      f_80 = coalesce(c.f_80 + excluded.f_80, c.f_80, excluded.f_80), f_x = coalesce(c.f_x + excluded.f_x, c.f_x, excluded.f_x),
      m_00 = coalesce(c.m_00 + excluded.m_00, c.m_00, excluded.m_00), m_05 = coalesce(c.m_05 + excluded.m_05, c.m_05, excluded.m_05),
      m_10 = coalesce(c.m_10 + excluded.m_10, c.m_10, excluded.m_10), m_15 = coalesce(c.m_15 + excluded.m_15, c.m_15, excluded.m_15),
      m_20 = coalesce(c.m_20 + excluded.m_20, c.m_20, excluded.m_20), m_25 = coalesce(c.m_25 + excluded.m_25, c.m_25, excluded.m_25),
      m_30 = coalesce(c.m_30 + excluded.m_30, c.m_30, excluded.m_30), m_35 = coalesce(c.m_35 + excluded.m_35, c.m_35, excluded.m_35),
      m_40 = coalesce(c.m_40 + excluded.m_40, c.m_40, excluded.m_40), m_45 = coalesce(c.m_45 + excluded.m_45, c.m_45, excluded.m_45),
      m_50 = coalesce(c.m_50 + excluded.m_50, c.m_50, excluded.m_50), m_55 = coalesce(c.m_55 + excluded.m_55, c.m_55, excluded.m_55),
      m_60 = coalesce(c.m_60 + excluded.m_60, c.m_60, excluded.m_60), m_65 = coalesce(c.m_65 + excluded.m_65, c.m_65, excluded.m_65),
      m_70 = coalesce(c.m_70 + excluded.m_70, c.m_70, excluded.m_70), m_75 = coalesce(c.m_75 + excluded.m_75, c.m_75, excluded.m_75),
      m_80 = coalesce(c.m_80 + excluded.m_80, c.m_80, excluded.m_80), m_x = coalesce(c.m_x + excluded.m_x, c.m_x, excluded.m_x),
      i_00 = coalesce(c.i_00 + excluded.i_00, c.i_00, excluded.i_00), i_05 = coalesce(c.i_05 + excluded.i_05, c.i_05, excluded.i_05),
      i_10 = coalesce(c.i_10 + excluded.i_10, c.i_10, excluded.i_10), i_15 = coalesce(c.i_15 + excluded.i_15, c.i_15, excluded.i_15),
      i_20 = coalesce(c.i_20 + excluded.i_20, c.i_20, excluded.i_20), i_25 = coalesce(c.i_25 + excluded.i_25, c.i_25, excluded.i_25),
      i_30 = coalesce(c.i_30 + excluded.i_30, c.i_30, excluded.i_30), i_35 = coalesce(c.i_35 + excluded.i_35, c.i_35, excluded.i_35),
      i_40 = coalesce(c.i_40 + excluded.i_40, c.i_40, excluded.i_40), i_45 = coalesce(c.i_45 + excluded.i_45, c.i_45, excluded.i_45),
      i_50 = coalesce(c.i_50 + excluded.i_50, c.i_50, excluded.i_50), i_55 = coalesce(c.i_55 + excluded.i_55, c.i_55, excluded.i_55),
      i_60 = coalesce(c.i_60 + excluded.i_60, c.i_60, excluded.i_60), i_65 = coalesce(c.i_65 + excluded.i_65, c.i_65, excluded.i_65),
      i_70 = coalesce(c.i_70 + excluded.i_70, c.i_70, excluded.i_70), i_75 = coalesce(c.i_75 + excluded.i_75, c.i_75, excluded.i_75),
      i_80 = coalesce(c.i_80 + excluded.i_80, c.i_80, excluded.i_80), i_x = coalesce(c.i_x + excluded.i_x, c.i_x, excluded.i_x),
      x_00 = coalesce(c.x_00 + excluded.x_00, c.x_00, excluded.x_00), x_05 = coalesce(c.x_05 + excluded.x_05, c.x_05, excluded.x_05),
      x_10 = coalesce(c.x_10 + excluded.x_10, c.x_10, excluded.x_10), x_15 = coalesce(c.x_15 + excluded.x_15, c.x_15, excluded.x_15),
      x_20 = coalesce(c.x_20 + excluded.x_20, c.x_20, excluded.x_20), x_25 = coalesce(c.x_25 + excluded.x_25, c.x_25, excluded.x_25),
      x_30 = coalesce(c.x_30 + excluded.x_30, c.x_30, excluded.x_30), x_35 = coalesce(c.x_35 + excluded.x_35, c.x_35, excluded.x_35),
      x_40 = coalesce(c.x_40 + excluded.x_40, c.x_40, excluded.x_40), x_45 = coalesce(c.x_45 + excluded.x_45, c.x_45, excluded.x_45),
      x_50 = coalesce(c.x_50 + excluded.x_50, c.x_50, excluded.x_50), x_55 = coalesce(c.x_55 + excluded.x_55, c.x_55, excluded.x_55),
      x_60 = coalesce(c.x_60 + excluded.x_60, c.x_60, excluded.x_60), x_65 = coalesce(c.x_65 + excluded.x_65, c.x_65, excluded.x_65),
      x_70 = coalesce(c.x_70 + excluded.x_70, c.x_70, excluded.x_70), x_75 = coalesce(c.x_75 + excluded.x_75, c.x_75, excluded.x_75),
      x_80 = coalesce(c.x_80 + excluded.x_80, c.x_80, excluded.x_80), x_x = coalesce(c.x_x + excluded.x_x, c.x_x, excluded.x_x),
      c_dengue_sem_sinais_alarme = coalesce(c.c_dengue_sem_sinais_alarme + excluded.c_dengue_sem_sinais_alarme, c.c_dengue_sem_sinais_alarme, excluded.c_dengue_sem_sinais_alarme),
      c_dengue_com_sinais_alarme = coalesce(c.c_dengue_com_sinais_alarme + excluded.c_dengue_com_sinais_alarme, c.c_dengue_com_sinais_alarme, excluded.c_dengue_com_sinais_alarme),
      c_dengue_grave = coalesce(c.c_dengue_grave + excluded.c_dengue_grave, c.c_dengue_grave, excluded.c_dengue_grave),
      c_confirmado = coalesce(c.c_confirmado + excluded.c_confirmado, c.c_confirmado, excluded.c_confirmado),
      c_descartado = coalesce(c.c_descartado + excluded.c_descartado, c.c_descartado, excluded.c_descartado),
      c_inconclusivo = coalesce(c.c_inconclusivo + excluded.c_inconclusivo, c.c_inconclusivo, excluded.c_inconclusivo),
      c_em_investigacao = coalesce(c.c_em_investigacao + excluded.c_em_investigacao, c.c_em_investigacao, excluded.c_em_investigacao),
      c_dengue_classico = coalesce(c.c_dengue_classico + excluded.c_dengue_classico, c.c_dengue_classico, excluded.c_dengue_classico),
      c_dengue_com_complicacoes = coalesce(c.c_dengue_com_complicacoes + excluded.c_dengue_com_complicacoes, c.c_dengue_com_complicacoes, excluded.c_dengue_com_complicacoes),
      c_febre_hemorragica_dengue = coalesce(c.c_febre_hemorragica_dengue + excluded.c_febre_hemorragica_dengue, c.c_febre_hemorragica_dengue, excluded.c_febre_hemorragica_dengue),
      c_sindrome_choque_dengue = coalesce(c.c_sindrome_choque_dengue + excluded.c_sindrome_choque_dengue, c.c_sindrome_choque_dengue, excluded.c_sindrome_choque_dengue),
      c_x = coalesce(c.c_x + excluded.c_x, c.c_x, excluded.c_x), e_cura = coalesce(c.e_cura + excluded.e_cura, c.e_cura, excluded.e_cura),
      e_obito = coalesce(c.e_obito + excluded.e_obito, c.e_obito, excluded.e_obito),
      e_obito_outras_causas = coalesce(c.e_obito_outras_causas + excluded.e_obito_outras_causas, c.e_obito_outras_causas, excluded.e_obito_outras_causas),
      e_obito_em_investigacao = coalesce(c.e_obito_em_investigacao + excluded.e_obito_em_investigacao, c.e_obito_em_investigacao, excluded.e_obito_em_investigacao),
      e_ignorado = coalesce(c.e_ignorado + excluded.e_ignorado, c.e_ignorado, excluded.e_ignorado),
      e_x = coalesce(c.e_x + excluded.e_x, c.e_x, excluded.e_x), uf_ac = coalesce(c.uf_ac + excluded.uf_ac, c.uf_ac, excluded.uf_ac),
      uf_al = coalesce(c.uf_al + excluded.uf_al, c.uf_al, excluded.uf_al), uf_am = coalesce(c.uf_am + excluded.uf_am, c.uf_am, excluded.uf_am),
      uf_ap = coalesce(c.uf_ap + excluded.uf_ap, c.uf_ap, excluded.uf_ap), uf_ba = coalesce(c.uf_ba + excluded.uf_ba, c.uf_ba, excluded.uf_ba),
      uf_ce = coalesce(c.uf_ce + excluded.uf_ce, c.uf_ce, excluded.uf_ce), uf_df = coalesce(c.uf_df + excluded.uf_df, c.uf_df, excluded.uf_df),
      uf_es = coalesce(c.uf_es + excluded.uf_es, c.uf_es, excluded.uf_es), uf_go = coalesce(c.uf_go + excluded.uf_go, c.uf_go, excluded.uf_go),
      uf_ma = coalesce(c.uf_ma + excluded.uf_ma, c.uf_ma, excluded.uf_ma), uf_mg = coalesce(c.uf_mg + excluded.uf_mg, c.uf_mg, excluded.uf_mg),
      uf_ms = coalesce(c.uf_ms + excluded.uf_ms, c.uf_ms, excluded.uf_ms), uf_mt = coalesce(c.uf_mt + excluded.uf_mt, c.uf_mt, excluded.uf_mt),
      uf_pa = coalesce(c.uf_pa + excluded.uf_pa, c.uf_pa, excluded.uf_pa), uf_pb = coalesce(c.uf_pb + excluded.uf_pb, c.uf_pb, excluded.uf_pb),
      uf_pe = coalesce(c.uf_pe + excluded.uf_pe, c.uf_pe, excluded.uf_pe), uf_pi = coalesce(c.uf_pi + excluded.uf_pi, c.uf_pi, excluded.uf_pi),
      uf_pr = coalesce(c.uf_pr + excluded.uf_pr, c.uf_pr, excluded.uf_pr), uf_rj = coalesce(c.uf_rj + excluded.uf_rj, c.uf_rj, excluded.uf_rj),
      uf_rn = coalesce(c.uf_rn + excluded.uf_rn, c.uf_rn, excluded.uf_rn), uf_ro = coalesce(c.uf_ro + excluded.uf_ro, c.uf_ro, excluded.uf_ro),
      uf_rr = coalesce(c.uf_rr + excluded.uf_rr, c.uf_rr, excluded.uf_rr), uf_rs = coalesce(c.uf_rs + excluded.uf_rs, c.uf_rs, excluded.uf_rs),
      uf_sc = coalesce(c.uf_sc + excluded.uf_sc, c.uf_sc, excluded.uf_sc), uf_se = coalesce(c.uf_se + excluded.uf_se, c.uf_se, excluded.uf_se),
      uf_sp = coalesce(c.uf_sp + excluded.uf_sp, c.uf_sp, excluded.uf_sp), uf_to = coalesce(c.uf_to + excluded.uf_to, c.uf_to, excluded.uf_to)
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
      sum(n) FILTER (WHERE classe = 1), sum(n) FILTER (WHERE classe = 2), sum(n) FILTER (WHERE classe = 3), sum(n) FILTER (WHERE classe = 4),
      sum(n) FILTER (WHERE classe = 5), sum(n) FILTER (WHERE classe = 6), sum(n) FILTER (WHERE classe = 7), sum(n) FILTER (WHERE classe = 8),
      sum(n) FILTER (WHERE classe = 9), sum(n) FILTER (WHERE classe = 10), sum(n) FILTER (WHERE classe = 11), sum(n) FILTER (WHERE classe = 0),
      sum(n) FILTER (WHERE fim = 1), sum(n) FILTER (WHERE fim = 2), sum(n) FILTER (WHERE fim = 3), sum(n) FILTER (WHERE fim = 4),
      sum(n) FILTER (WHERE fim = 5), sum(n) FILTER (WHERE fim = 0)
    FROM numerados GROUP BY 1, 2, 3
    ON CONFLICT (dia, municipio, tipo) DO UPDATE SET n = c.n + excluded.n, confirmados = c.confirmados + excluded.confirmados,
      descartados = c.descartados + excluded.descartados, hospitalizados = c.hospitalizados + excluded.hospitalizados,
      obitos = c.obitos + excluded.obitos,
      f_00 = coalesce(c.f_00 + excluded.f_00, c.f_00, excluded.f_00), f_05 = coalesce(c.f_05 + excluded.f_05, c.f_05, excluded.f_05),
      f_10 = coalesce(c.f_10 + excluded.f_10, c.f_10, excluded.f_10), f_15 = coalesce(c.f_15 + excluded.f_15, c.f_15, excluded.f_15),
      f_20 = coalesce(c.f_20 + excluded.f_20, c.f_20, excluded.f_20), f_25 = coalesce(c.f_25 + excluded.f_25, c.f_25, excluded.f_25),
      f_30 = coalesce(c.f_30 + excluded.f_30, c.f_30, excluded.f_30), f_35 = coalesce(c.f_35 + excluded.f_35, c.f_35, excluded.f_35),
      f_40 = coalesce(c.f_40 + excluded.f_40, c.f_40, excluded.f_40), f_45 = coalesce(c.f_45 + excluded.f_45, c.f_45, excluded.f_45),
      f_50 = coalesce(c.f_50 + excluded.f_50, c.f_50, excluded.f_50), f_55 = coalesce(c.f_55 + excluded.f_55, c.f_55, excluded.f_55),
      f_60 = coalesce(c.f_60 + excluded.f_60, c.f_60, excluded.f_60), f_65 = coalesce(c.f_65 + excluded.f_65, c.f_65, excluded.f_65),
      f_70 = coalesce(c.f_70 + excluded.f_70, c.f_70, excluded.f_70), f_75 = coalesce(c.f_75 + excluded.f_75, c.f_75, excluded.f_75),
      f_80 = coalesce(c.f_80 + excluded.f_80, c.f_80, excluded.f_80), f_x = coalesce(c.f_x + excluded.f_x, c.f_x, excluded.f_x),
      m_00 = coalesce(c.m_00 + excluded.m_00, c.m_00, excluded.m_00), m_05 = coalesce(c.m_05 + excluded.m_05, c.m_05, excluded.m_05),
      m_10 = coalesce(c.m_10 + excluded.m_10, c.m_10, excluded.m_10), m_15 = coalesce(c.m_15 + excluded.m_15, c.m_15, excluded.m_15),
      m_20 = coalesce(c.m_20 + excluded.m_20, c.m_20, excluded.m_20), m_25 = coalesce(c.m_25 + excluded.m_25, c.m_25, excluded.m_25),
      m_30 = coalesce(c.m_30 + excluded.m_30, c.m_30, excluded.m_30), m_35 = coalesce(c.m_35 + excluded.m_35, c.m_35, excluded.m_35),
      m_40 = coalesce(c.m_40 + excluded.m_40, c.m_40, excluded.m_40), m_45 = coalesce(c.m_45 + excluded.m_45, c.m_45, excluded.m_45),
      m_50 = coalesce(c.m_50 + excluded.m_50, c.m_50, excluded.m_50), m_55 = coalesce(c.m_55 + excluded.m_55, c.m_55, excluded.m_55),
      m_60 = coalesce(c.m_60 + excluded.m_60, c.m_60, excluded.m_60), m_65 = coalesce(c.m_65 + excluded.m_65, c.m_65, excluded.m_65),
      m_70 = coalesce(c.m_70 + excluded.m_70, c.m_70, excluded.m_70), m_75 = coalesce(c.m_75 + excluded.m_75, c.m_75, excluded.m_75),
      m_80 = coalesce(c.m_80 + excluded.m_80, c.m_80, excluded.m_80), m_x = coalesce(c.m_x + excluded.m_x, c.m_x, excluded.m_x),
      i_00 = coalesce(c.i_00 + excluded.i_00, c.i_00, excluded.i_00), i_05 = coalesce(c.i_05 + excluded.i_05, c.i_05, excluded.i_05),
      i_10 = coalesce(c.i_10 + excluded.i_10, c.i_10, excluded.i_10), i_15 = coalesce(c.i_15 + excluded.i_15, c.i_15, excluded.i_15),
      i_20 = coalesce(c.i_20 + excluded.i_20, c.i_20, excluded.i_20), i_25 = coalesce(c.i_25 + excluded.i_25, c.i_25, excluded.i_25),
      i_30 = coalesce(c.i_30 + excluded.i_30, c.i_30, excluded.i_30), i_35 = coalesce(c.i_35 + excluded.i_35, c.i_35, excluded.i_35),
      i_40 = coalesce(c.i_40 + excluded.i_40, c.i_40, excluded.i_40), i_45 = coalesce(c.i_45 + excluded.i_45, c.i_45, excluded.i_45),
      i_50 = coalesce(c.i_50 + excluded.i_50, c.i_50, excluded.i_50), i_55 = coalesce(c.i_55 + excluded.i_55, c.i_55, excluded.i_55),
      i_60 = coalesce(c.i_60 + excluded.i_60, c.i_60, excluded.i_60), i_65 = coalesce(c.i_65 + excluded.i_65, c.i_65, excluded.i_65),
      i_70 = coalesce(c.i_70 + excluded.i_70, c.i_70, excluded.i_70), i_75 = coalesce(c.i_75 + excluded.i_75, c.i_75, excluded.i_75),
      i_80 = coalesce(c.i_80 + excluded.i_80, c.i_80, excluded.i_80), i_x = coalesce(c.i_x + excluded.i_x, c.i_x, excluded.i_x),
      x_00 = coalesce(c.x_00 + excluded.x_00, c.x_00, excluded.x_00), x_05 = coalesce(c.x_05 + excluded.x_05, c.x_05, excluded.x_05),
      x_10 = coalesce(c.x_10 + excluded.x_10, c.x_10, excluded.x_10), x_15 = coalesce(c.x_15 + excluded.x_15, c.x_15, excluded.x_15),
      x_20 = coalesce(c.x_20 + excluded.x_20, c.x_20, excluded.x_20), x_25 = coalesce(c.x_25 + excluded.x_25, c.x_25, excluded.x_25),
      x_30 = coalesce(c.x_30 + excluded.x_30, c.x_30, excluded.x_30), x_35 = coalesce(c.x_35 + excluded.x_35, c.x_35, excluded.x_35),
      x_40 = coalesce(c.x_40 + excluded.x_40, c.x_40, excluded.x_40), x_45 = coalesce(c.x_45 + excluded.x_45, c.x_45, excluded.x_45),
      x_50 = coalesce(c.x_50 + excluded.x_50, c.x_50, excluded.x_50), x_55 = coalesce(c.x_55 + excluded.x_55, c.x_55, excluded.x_55),
      x_60 = coalesce(c.x_60 + excluded.x_60, c.x_60, excluded.x_60), x_65 = coalesce(c.x_65 + excluded.x_65, c.x_65, excluded.x_65),
      x_70 = coalesce(c.x_70 + excluded.x_70, c.x_70, excluded.x_70), x_75 = coalesce(c.x_75 + excluded.x_75, c.x_75, excluded.x_75),
      x_80 = coalesce(c.x_80 + excluded.x_80, c.x_80, excluded.x_80), x_x = coalesce(c.x_x + excluded.x_x, c.x_x, excluded.x_x),
      c_dengue_sem_sinais_alarme = coalesce(c.c_dengue_sem_sinais_alarme + excluded.c_dengue_sem_sinais_alarme, c.c_dengue_sem_sinais_alarme, excluded.c_dengue_sem_sinais_alarme),
      c_dengue_com_sinais_alarme = coalesce(c.c_dengue_com_sinais_alarme + excluded.c_dengue_com_sinais_alarme, c.c_dengue_com_sinais_alarme, excluded.c_dengue_com_sinais_alarme),
      c_dengue_grave = coalesce(c.c_dengue_grave + excluded.c_dengue_grave, c.c_dengue_grave, excluded.c_dengue_grave),
      c_confirmado = coalesce(c.c_confirmado + excluded.c_confirmado, c.c_confirmado, excluded.c_confirmado),
      c_descartado = coalesce(c.c_descartado + excluded.c_descartado, c.c_descartado, excluded.c_descartado),
      c_inconclusivo = coalesce(c.c_inconclusivo + excluded.c_inconclusivo, c.c_inconclusivo, excluded.c_inconclusivo),
      c_em_investigacao = coalesce(c.c_em_investigacao + excluded.c_em_investigacao, c.c_em_investigacao, excluded.c_em_investigacao),
      c_dengue_classico = coalesce(c.c_dengue_classico + excluded.c_dengue_classico, c.c_dengue_classico, excluded.c_dengue_classico),
      c_dengue_com_complicacoes = coalesce(c.c_dengue_com_complicacoes + excluded.c_dengue_com_complicacoes, c.c_dengue_com_complicacoes, excluded.c_dengue_com_complicacoes),
      c_febre_hemorragica_dengue = coalesce(c.c_febre_hemorragica_dengue + excluded.c_febre_hemorragica_dengue, c.c_febre_hemorragica_dengue, excluded.c_febre_hemorragica_dengue),
      c_sindrome_choque_dengue = coalesce(c.c_sindrome_choque_dengue + excluded.c_sindrome_choque_dengue, c.c_sindrome_choque_dengue, excluded.c_sindrome_choque_dengue),
      c_x = coalesce(c.c_x + excluded.c_x, c.c_x, excluded.c_x), e_cura = coalesce(c.e_cura + excluded.e_cura, c.e_cura, excluded.e_cura),
      e_obito = coalesce(c.e_obito + excluded.e_obito, c.e_obito, excluded.e_obito),
      e_obito_outras_causas = coalesce(c.e_obito_outras_causas + excluded.e_obito_outras_causas, c.e_obito_outras_causas, excluded.e_obito_outras_causas),
      e_obito_em_investigacao = coalesce(c.e_obito_em_investigacao + excluded.e_obito_em_investigacao, c.e_obito_em_investigacao, excluded.e_obito_em_investigacao),
      e_ignorado = coalesce(c.e_ignorado + excluded.e_ignorado, c.e_ignorado, excluded.e_ignorado),
      e_x = coalesce(c.e_x + excluded.e_x, c.e_x, excluded.e_x)
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
