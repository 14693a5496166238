CREATE TABLE "webhook_entregas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_entregas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" text NOT NULL,
	"evento_id" text NOT NULL,
	"tipo" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	"dados" jsonb NOT NULL,
	"estado" text DEFAULT 'pendente' NOT NULL,
	"tentativa" integer DEFAULT 0 NOT NULL,
	"proxima_em" timestamp (3) with time zone,
	"concluida_em" timestamp (3) with time zone,
	"tentativas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_entregas_dados_objeto" CHECK (jsonb_typeof(dados) = 'object'),
	CONSTRAINT "webhook_entregas_tentativas_lista" CHECK (jsonb_typeof(tentativas) = 'array')
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"dono_id" integer NOT NULL,
	"url" text NOT NULL,
	"eventos" text[] NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"segredo" text NOT NULL,
	"segredo_anterior" text,
	"anterior_ate" timestamp (3) with time zone,
	"falhando_desde" timestamp (3) with time zone,
	"desligado_em" timestamp (3) with time zone,
	"motivo" text,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL,
	"tomado_por" uuid,
	"tomado_ate" timestamp (3) with time zone,
	CONSTRAINT "webhooks_headers_objeto" CHECK (jsonb_typeof(headers) = 'object')
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_dono_id_usuarios_id_fk" FOREIGN KEY ("dono_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_entregas_primeiras" ON "webhook_entregas" USING btree ("webhook_id","id") WHERE estado = 'pendente' and tentativa = 0;--> statement-breakpoint
CREATE INDEX "webhook_entregas_repetidas" ON "webhook_entregas" USING btree ("webhook_id","proxima_em") WHERE estado = 'pendente' and tentativa > 0;--> statement-breakpoint
CREATE INDEX "webhook_entregas_webhook" ON "webhook_entregas" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_entregas_concluidas" ON "webhook_entregas" USING btree ("concluida_em") WHERE concluida_em is not null;--> statement-breakpoint
CREATE INDEX "webhooks_dono" ON "webhooks" USING btree ("dono_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "webhooks_ativos" ON "webhooks" USING gin ("eventos") WHERE ativo;