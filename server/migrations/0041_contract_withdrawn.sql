ALTER TABLE "financing_contract" DROP CONSTRAINT "financing_contract_state_known";--> statement-breakpoint
DROP INDEX "financing_contract_one_stands";--> statement-breakpoint
CREATE UNIQUE INDEX "financing_contract_one_stands" ON "financing_contract" USING btree ("bank_quote_id") WHERE "financing_contract"."state" in ('proposed', 'confirmed');--> statement-breakpoint
ALTER TABLE "financing_contract" ADD CONSTRAINT "financing_contract_state_known" CHECK ("financing_contract"."state" in ('proposed', 'refused', 'withdrawn', 'confirmed'));