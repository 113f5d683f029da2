CREATE TABLE "offer_withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_quote_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "offer_withdrawal_state_known" CHECK ("offer_withdrawal"."state" in ('asked', 'agreed', 'refused', 'taken_back')),
	CONSTRAINT "offer_withdrawal_decided" CHECK (("offer_withdrawal"."state" = 'asked') = ("offer_withdrawal"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "offer_withdrawal" ADD CONSTRAINT "offer_withdrawal_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_withdrawal" ADD CONSTRAINT "offer_withdrawal_offer_id_bank_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."bank_offer"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_withdrawal_by_quote" ON "offer_withdrawal" USING btree ("bank_quote_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_withdrawal_one_asked" ON "offer_withdrawal" USING btree ("offer_id") WHERE "offer_withdrawal"."state" = 'asked';