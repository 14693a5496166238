ALTER TABLE "jobs" ADD COLUMN "territorio" text[];--> statement-breakpoint
ALTER TABLE "importacoes" ADD COLUMN "territorio" text[];--> statement-breakpoint
ALTER TABLE "webhook_entregas" ADD COLUMN "uf" text;--> statement-breakpoint
ALTER TABLE "webhook_entregas" ADD COLUMN "municipio" integer;--> statement-breakpoint
-- safe: a new function, which nothing of the last release calls
CREATE FUNCTION public.lugar_entre(lista jsonb, uf text, municipio integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lista @> '[{"tipo": "pais"}]'
    OR lista @> jsonb_build_array(jsonb_build_object('tipo', 'uf', 'codigo', uf))
    OR lista @> jsonb_build_array(jsonb_build_object('tipo', 'municipio', 'codigo', municipio::text))
$$;
--> statement-breakpoint
-- Whether an account reaches a place, by the rules of src/core/contas/territorio. The statements that record cases ask it for the
-- owners of webhooks.
-- safe: a new function, which nothing of the last release calls
CREATE FUNCTION public.conta_alcanca(conta integer, uf text, municipio integer) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM public.usuarios u
    WHERE u.id = conta AND (
      u.admin
      OR EXISTS (SELECT FROM public.permissoes_da_conta p WHERE p.usuario_id = u.id AND p.nome = 'admin')
      OR CASE WHEN u.territorios <> '[]' THEN public.lugar_entre(u.territorios, conta_alcanca.uf, conta_alcanca.municipio)
        ELSE NOT EXISTS (SELECT FROM public.territorios_dos_grupos t WHERE t.usuario_id = u.id)
          OR EXISTS (
            SELECT FROM public.territorios_dos_grupos t
            WHERE t.usuario_id = u.id AND t.ativo
              AND public.lugar_entre(t.territorios, conta_alcanca.uf, conta_alcanca.municipio)
          )
        END
    )
  )
$$;
