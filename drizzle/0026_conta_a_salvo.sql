CREATE TABLE "mails_contados" (
	"destinatario" "bytea" NOT NULL,
	"usuario_id" integer NOT NULL,
	"de" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessoes" ADD COLUMN "reautenticada_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_contados_destinatario" ON "mails_contados" USING btree ("destinatario","em");--> statement-breakpoint
CREATE INDEX "mails_contados_usuario" ON "mails_contados" USING btree ("usuario_id","em");--> statement-breakpoint
CREATE INDEX "mails_contados_em" ON "mails_contados" USING btree ("em");