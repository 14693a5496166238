ALTER TABLE "casos" ADD COLUMN "data_investigacao" date;--> statement-breakpoint
ALTER TABLE "casos" ADD COLUMN "data_digitacao" date;