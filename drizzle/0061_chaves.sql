CREATE TABLE "chaves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chaves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dono_id" integer NOT NULL,
	"nome" text NOT NULL,
	"resumo" "bytea" NOT NULL,
	"trecho" text NOT NULL,
	"permissoes" text[] NOT NULL,
	"territorios" jsonb NOT NULL,
	"ips" text[] NOT NULL,
	"idioma" text NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"expira_em" timestamp (3) with time zone NOT NULL,
	"ultimo_uso_em" timestamp (3) with time zone,
	"avisado_em" timestamp (3) with time zone,
	"revogado_em" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "chave" jsonb;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "territorio" text[];--> statement-breakpoint
ALTER TABLE "chaves" ADD CONSTRAINT "chaves_dono_id_usuarios_id_fk" FOREIGN KEY ("dono_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chaves_resumo" ON "chaves" USING btree ("resumo");--> statement-breakpoint
CREATE INDEX "chaves_dono" ON "chaves" USING btree ("dono_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "chaves_criacao" ON "chaves" USING btree ("criado_em","id");--> statement-breakpoint
CREATE INDEX "chaves_a_avisar" ON "chaves" USING btree ("expira_em") WHERE avisado_em is null and revogado_em is null;