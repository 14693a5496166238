CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
-- unaccent(text) is only STABLE, since its dictionary may be changed; naming the dictionary makes the result fixed
-- enough for indexes, which need IMMUTABLE.
CREATE FUNCTION public.sem_acento(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));
--> statement-breakpoint
-- A LIKE pattern for "contains this text", in which % and _ are ordinary characters.
CREATE FUNCTION public.padrao_contem(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN '%' || regexp_replace(public.sem_acento($1), '([\\%_])', '\\\1', 'g') || '%';
