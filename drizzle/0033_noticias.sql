CREATE TABLE "noticias" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "noticias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titulo" text NOT NULL,
	"resumo" text,
	"corpo" text NOT NULL,
	"idioma" text NOT NULL,
	"tags" text[] NOT NULL,
	"imagem_chave" text,
	"estado" text NOT NULL,
	"publicar_em" timestamp (3) with time zone,
	"autor_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL,
	"busca" text GENERATED ALWAYS AS (sem_acento(titulo || chr(10) || coalesce(resumo, '') || chr(10) || corpo)) STORED NOT NULL,
	CONSTRAINT "noticias_publicacao" CHECK (estado = 'rascunho' or publicar_em is not null)
);
--> statement-breakpoint
CREATE INDEX "noticias_publicadas" ON "noticias" USING btree ("idioma","publicar_em","id") WHERE estado <> 'rascunho';--> statement-breakpoint
CREATE INDEX "noticias_autor" ON "noticias" USING btree ("autor_id");--> statement-breakpoint
CREATE INDEX "noticias_busca_trgm" ON "noticias" USING gin ("busca" gin_trgm_ops);
--> statement-breakpoint
-- Like those of other searches: kept small, the list of new entries does not slow a search.
ALTER INDEX noticias_busca_trgm SET (gin_pending_list_limit = 128);
--> statement-breakpoint
-- Groups get their permissions when the first ones are made. Where that is done already, the new ones are given here, once.
INSERT INTO permissoes (nome, descricao, sistema)
SELECT nova.nome, nova.descricao, true
FROM (VALUES
  ('noticias.criar', 'Escrever notícias'),
  ('noticias.editar', 'Editar, publicar e agendar notícias'),
  ('noticias.deletar', 'Excluir notícias')
) nova (nome, descricao)
WHERE EXISTS (SELECT FROM grupos)
ON CONFLICT (nome) DO UPDATE SET sistema = true;
--> statement-breakpoint
INSERT INTO grupos_permissoes (grupo_id, permissao_id)
SELECT g.id, p.id FROM grupos g CROSS JOIN permissoes p
WHERE g.nome = 'gestor' AND p.nome IN ('noticias.criar', 'noticias.editar', 'noticias.deletar')
ON CONFLICT DO NOTHING;
