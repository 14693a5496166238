ALTER TABLE "anexos" ADD COLUMN "enviado_por_nome" text;--> statement-breakpoint
ALTER TABLE "bloqueios" ADD COLUMN "de" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "dono_nome" text;--> statement-breakpoint
UPDATE anexos SET enviado_por_nome = u.nome FROM usuarios u WHERE u.id = anexos.enviado_por_id;--> statement-breakpoint
UPDATE jobs SET dono_nome = u.nome FROM usuarios u WHERE u.id = jobs.dono_id;
