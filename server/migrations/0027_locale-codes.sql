ALTER TABLE "user_account" DROP CONSTRAINT "user_account_locale_known";--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_locale_known";--> statement-breakpoint
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_locale_known";--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_locale_code" CHECK ("user_account"."locale" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_locale_code" CHECK ("contact_message"."locale" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_locale_code" CHECK ("invitation"."locale" ~ '^[a-z]{2}$');