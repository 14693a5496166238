ALTER TABLE "bloqueios" ADD COLUMN "falhas" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bloqueios" ADD COLUMN "em_curso" text[] DEFAULT '{}' NOT NULL;