CREATE FUNCTION public.auditoria_recusa() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'auditoria is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER auditoria_somente_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON public.auditoria
  FOR EACH STATEMENT EXECUTE FUNCTION public.auditoria_recusa();
--> statement-breakpoint
ALTER TABLE public.auditoria ENABLE ALWAYS TRIGGER auditoria_somente_acrescimo;
