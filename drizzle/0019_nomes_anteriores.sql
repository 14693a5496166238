CREATE TABLE "nomes_anteriores" (
	"usuario_id" integer NOT NULL,
	"nome" text,
	"ate" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "nomes_anteriores_usuario" ON "nomes_anteriores" USING btree ("usuario_id","ate");
--> statement-breakpoint
-- Keeps the name that an account had, when it is replaced or the account is removed; only of accounts that have done something, for histories to tell.
CREATE FUNCTION public.guardar_nome_anterior() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM auditoria WHERE ator_id = OLD.id) THEN
    INSERT INTO nomes_anteriores (usuario_id, nome, ate)
    VALUES (OLD.id, OLD.nome, CASE TG_OP WHEN 'UPDATE' THEN NEW.updated_at ELSE 'infinity' END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER usuarios_nome_trocado AFTER UPDATE OF nome ON public.usuarios
  FOR EACH ROW WHEN (OLD.nome IS DISTINCT FROM NEW.nome) EXECUTE FUNCTION public.guardar_nome_anterior();
--> statement-breakpoint
CREATE TRIGGER usuarios_nome_removido AFTER DELETE ON public.usuarios
  FOR EACH ROW EXECUTE FUNCTION public.guardar_nome_anterior();
