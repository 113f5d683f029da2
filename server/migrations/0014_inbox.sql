CREATE TABLE "inbox_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"params" jsonb NOT NULL,
	"path" text,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "inbox_notice" ADD CONSTRAINT "inbox_notice_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_notice_newest" ON "inbox_notice" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "inbox_notice_unread" ON "inbox_notice" USING btree ("user_id") WHERE "inbox_notice"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_notice_once" ON "inbox_notice" USING btree ("user_id","dedupe_key");--> statement-breakpoint
-- Whatever ends a session, its open stream of live news ends with it, in every process.
CREATE FUNCTION "tell_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('sessionOf', OLD."user_id")::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "user_session_ended" AFTER DELETE ON "user_session" FOR EACH ROW EXECUTE FUNCTION "tell_session_ended"();
