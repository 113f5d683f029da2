-- Since when a verified company lacks an obligatory document.
ALTER TABLE "company" ADD COLUMN "re_verification_due" timestamp with time zone;