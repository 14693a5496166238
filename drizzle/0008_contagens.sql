-- In which counts a user appears. Days are those of Brasília, where the people who read the counts are.
CREATE FUNCTION public.contagens_do_usuario(
  ativo boolean, admin boolean, estado text, departamento text, mfa boolean, verificado boolean,
  criado timestamptz, acesso timestamptz
) RETURNS TABLE (conjunto text, chave text)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    VALUES
      ('usuarios', ''),
      ('usuarios.ativo', ativo::text),
      ('usuarios.admin', admin::text),
      ('usuarios.estado', coalesce(estado, '')),
      ('usuarios.departamento', coalesce(departamento, '')),
      ('usuarios.mfa', mfa::text),
      ('usuarios.email_verificado', verificado::text),
      ('usuarios.criado', to_char(criado AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD')),
      ('usuarios.acesso', coalesce(to_char(acesso AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD'), ''))
  $$;
--> statement-breakpoint
-- Folds the rows of each key into one. One at a time; whoever comes meanwhile leaves it to the one who is at it. What is
-- inserted is the sum of exactly the rows that were deleted, so that a parallel writer's rows are never lost or counted twice.
CREATE FUNCTION public.dobrar_contagens() RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('contagens', 0)) THEN RETURN; END IF;
  WITH repetidas AS (
    SELECT conjunto, chave FROM contagens GROUP BY conjunto, chave HAVING count(*) > 1
  ), tiradas AS (
    DELETE FROM contagens c USING repetidas r
    WHERE c.conjunto = r.conjunto AND c.chave = r.chave
    RETURNING c.conjunto, c.chave, c.n
  )
  INSERT INTO contagens (conjunto, chave, n)
  SELECT conjunto, chave, sum(n) FROM tiradas GROUP BY conjunto, chave HAVING sum(n) <> 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.contar_usuarios() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contagens (conjunto, chave, n)
  SELECT c.conjunto, c.chave, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM linhas u
  CROSS JOIN LATERAL contagens_do_usuario(u.ativo, u.admin, u.estado, u.departamento, u.mfa_habilitado,
    u.email_verificado, u.created_at, u.ultimo_acesso) c
  GROUP BY c.conjunto, c.chave;
  IF random() < 0.02 THEN PERFORM dobrar_contagens(); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.contar_mudanca_de_usuario() RETURNS trigger
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
  IF random() < 0.02 THEN PERFORM dobrar_contagens(); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER usuarios_contados_ao_incluir AFTER INSERT ON usuarios
  REFERENCING NEW TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION contar_usuarios();
--> statement-breakpoint
CREATE TRIGGER usuarios_contados_ao_remover AFTER DELETE ON usuarios
  REFERENCING OLD TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION contar_usuarios();
--> statement-breakpoint
-- By row, because only then can a condition spare the updates of every login the work.
CREATE TRIGGER usuarios_contados_ao_mudar AFTER UPDATE ON usuarios
  FOR EACH ROW WHEN (
    OLD.ativo IS DISTINCT FROM NEW.ativo OR OLD.admin IS DISTINCT FROM NEW.admin
    OR OLD.estado IS DISTINCT FROM NEW.estado OR OLD.departamento IS DISTINCT FROM NEW.departamento
    OR OLD.mfa_habilitado IS DISTINCT FROM NEW.mfa_habilitado
    OR OLD.email_verificado IS DISTINCT FROM NEW.email_verificado
    OR OLD.created_at IS DISTINCT FROM NEW.created_at
    OR (OLD.ultimo_acesso AT TIME ZONE 'America/Sao_Paulo')::date
      IS DISTINCT FROM (NEW.ultimo_acesso AT TIME ZONE 'America/Sao_Paulo')::date
  ) EXECUTE FUNCTION contar_mudanca_de_usuario();
--> statement-breakpoint
CREATE FUNCTION public.contar_membros() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contagens (conjunto, chave, n)
  SELECT 'grupos.usuarios', grupo_id::text, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM linhas GROUP BY grupo_id;
  IF random() < 0.02 THEN PERFORM dobrar_contagens(); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER membros_contados_ao_incluir AFTER INSERT ON usuarios_grupos
  REFERENCING NEW TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION contar_membros();
--> statement-breakpoint
CREATE TRIGGER membros_contados_ao_remover AFTER DELETE ON usuarios_grupos
  REFERENCING OLD TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION contar_membros();
--> statement-breakpoint
INSERT INTO contagens (conjunto, chave, n)
SELECT c.conjunto, c.chave, count(*)
FROM usuarios u
CROSS JOIN LATERAL contagens_do_usuario(u.ativo, u.admin, u.estado, u.departamento, u.mfa_habilitado,
  u.email_verificado, u.created_at, u.ultimo_acesso) c
GROUP BY c.conjunto, c.chave;
--> statement-breakpoint
INSERT INTO contagens (conjunto, chave, n)
SELECT 'grupos.usuarios', grupo_id::text, count(*) FROM usuarios_grupos GROUP BY grupo_id;
