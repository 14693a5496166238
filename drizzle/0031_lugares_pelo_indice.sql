-- The statements inside are planned once for a connection, perhaps while the tables are empty or were just emptied, and kept: a case would then be looked for by
-- reading all of them. The index always serves.
ALTER FUNCTION public.anotar_lugares() SET enable_seqscan = off;
--> statement-breakpoint
ALTER FUNCTION public.anotar_lugares_mudados() SET enable_seqscan = off;
