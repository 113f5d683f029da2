-- What was sent stays as it was sent; what happened stays told; what was written stays written.
CREATE TRIGGER "quote_event_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "quote_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "quote_message_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "quote_message"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "quote_version_line_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "quote_version_line"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "quote_version_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- Its state and what goes with that.
	changing constant text[] := ARRAY['state', 'decided_at', 'decided_by', 'decided_by_name', 'decided_by_side',
		'reason', 'renewal_asked_at'];
BEGIN
	IF TG_OP = 'DELETE' OR to_jsonb(OLD) - changing <> to_jsonb(NEW) - changing THEN
		RAISE EXCEPTION 'a sent quote version is immutable';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "quote_version_immutable" BEFORE UPDATE OR DELETE ON "quote_version"
	FOR EACH ROW EXECUTE FUNCTION "quote_version_stays"();--> statement-breakpoint
CREATE FUNCTION "quote_version_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	asked uuid := to_jsonb(NEW) ->> CASE TG_TABLE_NAME WHEN 'quote_version' THEN 'id' ELSE 'version_id' END;
BEGIN
	IF (SELECT lines_total FROM quote_version WHERE id = asked)
		<> (SELECT coalesce(sum(total), -1) FROM quote_version_line WHERE version_id = asked) THEN
		RAISE EXCEPTION 'the lines of a quote version add up to another total';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "quote_version_adds_up" AFTER INSERT ON "quote_version"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "quote_version_adds_up"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "quote_version_line_adds_up" AFTER INSERT ON "quote_version_line"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "quote_version_adds_up"();--> statement-breakpoint
-- RFQs from before stages were kept.
UPDATE "rfq" SET
	"stage" = CASE "state" WHEN 'submitted' THEN 'requested' WHEN 'expired_no_reply' THEN 'expired' ELSE "state" END,
	"turn" = CASE WHEN "state" IN ('draft', 'needs_info') THEN 'buyer' WHEN "state" = 'submitted' THEN 'seller' ELSE 'nobody' END,
	"due_at" = CASE WHEN "state" IN ('submitted', 'needs_info') THEN "reply_by" END,
	"submitted_at" = CASE WHEN "state" <> 'draft' THEN "created_at" END;
