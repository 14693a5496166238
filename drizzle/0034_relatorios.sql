CREATE TABLE "relatorio_agendamentos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dono_id" integer NOT NULL,
	"periodicidade" text NOT NULL,
	"tipo" text NOT NULL,
	"tipo_agravo" text NOT NULL,
	"abrangencia" text NOT NULL,
	"codigo" text,
	"formato" text NOT NULL,
	"idioma" text NOT NULL,
	"destinatarios" integer[] NOT NULL,
	"proximo_em" timestamp (3) with time zone NOT NULL,
	"ultimo_em" timestamp (3) with time zone,
	"criado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relatorios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dono_id" integer,
	"agendamento_id" uuid,
	"estado" text DEFAULT 'processando' NOT NULL,
	"tipo" text NOT NULL,
	"tipo_agravo" text NOT NULL,
	"abrangencia" text NOT NULL,
	"codigo" text,
	"formato" text NOT NULL,
	"idioma" text NOT NULL,
	"data_inicio" date NOT NULL,
	"data_fim" date NOT NULL,
	"destinatarios" integer[] DEFAULT '{}' NOT NULL,
	"tamanho" integer,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"concluido_em" timestamp (3) with time zone,
	"expira_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "relatorio_agendamentos" ADD CONSTRAINT "relatorio_agendamentos_dono_id_usuarios_id_fk" FOREIGN KEY ("dono_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorios" ADD CONSTRAINT "relatorios_dono_id_usuarios_id_fk" FOREIGN KEY ("dono_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorios" ADD CONSTRAINT "relatorios_agendamento_id_relatorio_agendamentos_id_fk" FOREIGN KEY ("agendamento_id") REFERENCES "public"."relatorio_agendamentos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relatorio_agendamentos_dono" ON "relatorio_agendamentos" USING btree ("dono_id");--> statement-breakpoint
CREATE INDEX "relatorio_agendamentos_proximo" ON "relatorio_agendamentos" USING btree ("proximo_em");--> statement-breakpoint
CREATE INDEX "relatorio_agendamentos_destinatarios" ON "relatorio_agendamentos" USING gin ("destinatarios");--> statement-breakpoint
CREATE INDEX "relatorios_dono" ON "relatorios" USING btree ("dono_id","criado_em");--> statement-breakpoint
CREATE INDEX "relatorios_expira" ON "relatorios" USING btree ("expira_em");--> statement-breakpoint
CREATE INDEX "relatorios_em_curso" ON "relatorios" USING btree ("id") WHERE estado = 'processando';--> statement-breakpoint
CREATE INDEX "relatorios_destinatarios" ON "relatorios" USING gin ("destinatarios");