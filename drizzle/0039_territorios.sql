ALTER TABLE "usuarios" ADD COLUMN "territorios" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "grupos" ADD COLUMN "territorios" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The territories that groups give each account. The room of accounts reads them here and need not know groups.
CREATE VIEW public.territorios_dos_grupos AS
  SELECT ug.usuario_id, g.ativo, g.territorios
  FROM public.usuarios_grupos ug
  JOIN public.grupos g ON g.id = ug.grupo_id
  WHERE g.territorios <> '[]'::jsonb;
