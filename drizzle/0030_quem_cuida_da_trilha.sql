-- The same view with who has been given each permission: a user or a group.
CREATE OR REPLACE VIEW public.permissoes_dadas AS
  SELECT permissao_id, usuario_id, NULL::integer AS grupo_id FROM public.usuarios_permissoes
  UNION ALL
  SELECT permissao_id, NULL::integer, grupo_id FROM public.grupos_permissoes;
--> statement-breakpoint
-- The seals of the trail are kept like the trail.
CREATE TRIGGER auditoria_lacres_somente_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON public.auditoria_lacres
  FOR EACH STATEMENT EXECUTE FUNCTION public.auditoria_recusa();
--> statement-breakpoint
ALTER TABLE public.auditoria_lacres ENABLE ALWAYS TRIGGER auditoria_lacres_somente_acrescimo;
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON public.auditoria_lacres FROM CURRENT_USER;
--> statement-breakpoint
REVOKE ALL ON public.auditoria_lacres FROM PUBLIC;
--> statement-breakpoint
-- The service's own role owns no table, and only owners may take statistics: this does it as the owner, and nothing else.
CREATE FUNCTION public.analisar_casos() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  ANALYZE public.casos, public.casos_pessoais, public.casos_contados, public.casos_contados_dia,
    public.casos_contados_municipio, public.casos_marcos, public.casos_lugares;
END $$;
