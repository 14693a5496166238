CREATE TABLE "casos_mudancas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "casos_mudancas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"em" timestamp (3) with time zone NOT NULL,
	"caso_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"uf" text NOT NULL,
	"municipio" integer NOT NULL,
	"municipio_notificacao" integer,
	"data_notificacao" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "casos_mudancas_por_momento" ON "casos_mudancas" USING btree ("em","id");
--> statement-breakpoint
-- Notes what the order of atualizado_em does not show: cases that are gone, that had another key or place before, that
-- came back, and changes whose moment is earlier than their transaction. An import's new cases are none of these.
CREATE FUNCTION public.anotar_mudancas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  em timestamptz := transaction_timestamp();
  antiga timestamptz := transaction_timestamp() - interval '1 minute';
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO casos_mudancas (em, caso_id, tipo, uf, municipio, municipio_notificacao, data_notificacao)
    SELECT em, n.id, n.tipo, n.uf, n.municipio, n.municipio_notificacao, n.data_notificacao
    FROM novos n WHERE n.atualizado_em < antiga AND n.excluido_em IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO casos_mudancas (em, caso_id, tipo, uf, municipio, municipio_notificacao, data_notificacao)
    SELECT em, a.id, a.tipo, a.uf, a.municipio, a.municipio_notificacao, a.data_notificacao
    FROM antigos a WHERE a.excluido_em IS NULL;
  ELSE
    INSERT INTO casos_mudancas (em, caso_id, tipo, uf, municipio, municipio_notificacao, data_notificacao)
    SELECT em, a.id, a.tipo, a.uf, a.municipio, a.municipio_notificacao, a.data_notificacao
    FROM antigos a JOIN novos n USING (id)
    WHERE (a.excluido_em IS NULL) <> (n.excluido_em IS NULL)
      OR a.excluido_em IS NULL AND (
        (a.tipo, a.uf, a.municipio, a.municipio_notificacao, a.data_notificacao)
          IS DISTINCT FROM (n.tipo, n.uf, n.municipio, n.municipio_notificacao, n.data_notificacao)
        OR n.atualizado_em <= a.atualizado_em OR n.atualizado_em < antiga
      );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- safe: writers of cases wait for the statement; it changes nothing for them
CREATE TRIGGER casos_mudancas_ao_incluir AFTER INSERT ON casos
  REFERENCING NEW TABLE AS novos FOR EACH STATEMENT EXECUTE FUNCTION public.anotar_mudancas();
--> statement-breakpoint
-- safe: see above
CREATE TRIGGER casos_mudancas_ao_mudar AFTER UPDATE ON casos
  REFERENCING OLD TABLE AS antigos NEW TABLE AS novos FOR EACH STATEMENT EXECUTE FUNCTION public.anotar_mudancas();
--> statement-breakpoint
-- safe: see above
CREATE TRIGGER casos_mudancas_ao_remover AFTER DELETE ON casos
  REFERENCING OLD TABLE AS antigos FOR EACH STATEMENT EXECUTE FUNCTION public.anotar_mudancas();
--> statement-breakpoint
-- safe: fills the new table with the cases that were deleted before it; an index names them
INSERT INTO casos_mudancas (em, caso_id, tipo, uf, municipio, municipio_notificacao, data_notificacao)
SELECT excluido_em, id, tipo, uf, municipio, municipio_notificacao, data_notificacao FROM casos WHERE excluido_em IS NOT NULL;