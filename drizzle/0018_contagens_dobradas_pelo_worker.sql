-- Writers only append their differences; the worker folds them (src/contas/fold.ts).
CREATE OR REPLACE FUNCTION public.contar_usuarios() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contagens (conjunto, chave, n)
  SELECT c.conjunto, c.chave, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM linhas u
  CROSS JOIN LATERAL contagens_do_usuario(u.ativo, u.admin, u.estado, u.departamento, u.mfa_habilitado,
    u.email_verificado, u.created_at, u.ultimo_acesso) c
  GROUP BY c.conjunto, c.chave;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.contar_mudanca_de_usuario() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contagens (conjunto, chave, n)
  SELECT conjunto, chave, sum(n) FROM (
    SELECT conjunto, chave, 1 AS n FROM contagens_do_usuario(NEW.ativo, NEW.admin, NEW.estado, NEW.departamento,
      NEW.mfa_habilitado, NEW.email_verificado, NEW.created_at, NEW.ultimo_acesso)
    UNION ALL
    SELECT conjunto, chave, -1 FROM contagens_do_usuario(OLD.ativo, OLD.admin, OLD.estado, OLD.departamento,
      OLD.mfa_habilitado, OLD.email_verificado, OLD.created_at, OLD.ultimo_acesso)
  ) mudancas
  GROUP BY conjunto, chave HAVING sum(n) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.contar_membros() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contagens (conjunto, chave, n)
  SELECT 'grupos.usuarios', grupo_id::text, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM linhas GROUP BY grupo_id;
  RETURN NULL;
END $$;
