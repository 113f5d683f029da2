CREATE TABLE "quote_salesperson" (
	"rfq_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_salesperson" ADD CONSTRAINT "quote_salesperson_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_salesperson" ADD CONSTRAINT "quote_salesperson_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_salesperson_by_user" ON "quote_salesperson" USING btree ("user_id");