-- The service's own role owns no table, and only owners may take statistics: this does it as the owner, and nothing else.
CREATE FUNCTION public.analisar_casos() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  ANALYZE public.casos, public.casos_pessoais, public.casos_contados, public.casos_contados_dia,
    public.casos_contados_municipio, public.casos_marcos;
END $$;
