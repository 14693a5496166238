-- The same view with who has been given each permission: a user or a group.
CREATE OR REPLACE VIEW public.permissoes_dadas AS
  SELECT permissao_id, usuario_id, NULL::integer AS grupo_id FROM public.usuarios_permissoes
  UNION ALL
  SELECT permissao_id, NULL::integer, grupo_id FROM public.grupos_permissoes;
