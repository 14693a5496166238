-- The sums of the counts are added up and never searched, so the planner needs nothing of them. Statistics of their six hundred columns, and of
-- the two JSON columns of cases, were nearly all of the work that renews the statistics after an import.
-- safe: changes only what ANALYZE reads; readers and writers do not wait
DO $$
DECLARE
  colunas record;
BEGIN
  FOR colunas IN
    SELECT attrelid::regclass AS tabela, string_agg(format('ALTER COLUMN %I SET STATISTICS 0', attname), ', ' ORDER BY attnum) AS acoes
    FROM pg_attribute
    WHERE attnum > 0 AND NOT attisdropped AND (
      attrelid IN ('public.casos_contados_dia'::regclass, 'public.casos_contados_municipio'::regclass,
        'public.casos_sintomas_dia'::regclass, 'public.casos_sintomas_municipio'::regclass)
        AND attname NOT IN ('uf', 'dia', 'municipio', 'tipo')
      OR attrelid = 'public.casos'::regclass AND attname IN ('dados_especificos', 'detalhe')
    )
    GROUP BY attrelid
  LOOP
    EXECUTE format('ALTER TABLE %s %s', colunas.tabela, colunas.acoes);
  END LOOP;
END $$;
