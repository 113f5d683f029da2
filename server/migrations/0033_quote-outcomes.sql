CREATE TABLE "quote_outcome" (
	"rfq_id" uuid PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"written_by_name" text NOT NULL,
	CONSTRAINT "quote_outcome_result_known" CHECK ("quote_outcome"."result" in ('won', 'lost')),
	CONSTRAINT "quote_outcome_reason_known" CHECK ("quote_outcome"."reason" in ('price', 'product', 'lead-time', 'terms', 'service', 'relation', 'budget', 'other'))
);
--> statement-breakpoint
ALTER TABLE "quote_outcome" ADD CONSTRAINT "quote_outcome_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;