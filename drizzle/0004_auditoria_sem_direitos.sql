-- Beside the trigger: the role that owns the table, as which the service works, has no right to change or shorten it.
-- (The trigger holds even for a superuser, whom rights do not bind.)
REVOKE UPDATE, DELETE, TRUNCATE ON public.auditoria FROM CURRENT_USER;
--> statement-breakpoint
REVOKE ALL ON public.auditoria FROM PUBLIC;
