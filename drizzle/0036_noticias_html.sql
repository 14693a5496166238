ALTER TABLE "noticias" ADD COLUMN "corpo_html" text;--> statement-breakpoint
ALTER TABLE "noticias" ADD COLUMN "corpo_html_de" text;