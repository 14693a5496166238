-- The seals of the trail are kept like the trail.
CREATE TRIGGER auditoria_lacres_somente_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON public.auditoria_lacres
  FOR EACH STATEMENT EXECUTE FUNCTION public.auditoria_recusa();
--> statement-breakpoint
ALTER TABLE public.auditoria_lacres ENABLE ALWAYS TRIGGER auditoria_lacres_somente_acrescimo;
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON public.auditoria_lacres FROM CURRENT_USER;
--> statement-breakpoint
REVOKE ALL ON public.auditoria_lacres FROM PUBLIC;
