-- New entries of a GIN index wait in a list that every search reads as a whole. By default it may grow to 4 MB, which makes a
-- search twenty times as slow; kept small, a search stays quick and a write costs little more.
ALTER INDEX usuarios_busca_trgm SET (gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX usuarios_nome_trgm SET (gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX usuarios_email_trgm SET (gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX usuarios_cidade_trgm SET (gin_pending_list_limit = 128);
