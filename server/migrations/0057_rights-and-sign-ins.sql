-- When somebody's rights change, by whatever door, every process ends their open streams of live news.
CREATE FUNCTION tell_user_rights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('sessionOf', NEW."id")::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER user_account_rights_changed
  AFTER UPDATE OF is_admin, company_id, company_role ON user_account
  FOR EACH ROW
  WHEN ((OLD.is_admin, OLD.company_id, OLD.company_role)
    IS DISTINCT FROM (NEW.is_admin, NEW.company_id, NEW.company_role))
  EXECUTE FUNCTION tell_user_rights_changed();--> statement-breakpoint
CREATE FUNCTION tell_company_rights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('sessionsIn', NEW."id")::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER company_rights_changed
  AFTER UPDATE OF kind, verification, frozen_since ON company
  FOR EACH ROW
  WHEN ((OLD.kind, OLD.verification, OLD.frozen_since)
    IS DISTINCT FROM (NEW.kind, NEW.verification, NEW.frozen_since))
  EXECUTE FUNCTION tell_company_rights_changed();--> statement-breakpoint
-- A first sign-in is no news to its account's owner.
ALTER TABLE "user_account" ADD COLUMN "has_signed_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "user_account" SET "has_signed_in" = true WHERE "email_verified";
