-- What each account may do: its direct permissions, and those of its active groups (specification 1.3). A name that comes by
-- several ways is there several times. The flag of an administrator is not looked at.
CREATE VIEW public.permissoes_da_conta AS
  SELECT up.usuario_id, p.nome
  FROM public.usuarios_permissoes up
  JOIN public.permissoes p ON p.id = up.permissao_id
  UNION ALL
  SELECT ug.usuario_id, p.nome
  FROM public.usuarios_grupos ug
  JOIN public.grupos g ON g.id = ug.grupo_id AND g.ativo
  JOIN public.grupos_permissoes gp ON gp.grupo_id = g.id
  JOIN public.permissoes p ON p.id = gp.permissao_id;
--> statement-breakpoint
-- The permissions that anyone has been given: a user, or a group, be it active or not and with or without members.
CREATE VIEW public.permissoes_dadas AS
  SELECT permissao_id FROM public.usuarios_permissoes
  UNION ALL
  SELECT permissao_id FROM public.grupos_permissoes;
