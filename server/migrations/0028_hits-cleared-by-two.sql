ALTER TABLE "sanctions_decision" DROP CONSTRAINT "sanctions_decision_known";--> statement-breakpoint
ALTER TABLE "sanctions_hit" DROP CONSTRAINT "sanctions_hit_state_known";--> statement-breakpoint
ALTER TABLE "sanctions_hit" DROP CONSTRAINT "sanctions_hit_proposed_whole";--> statement-breakpoint
ALTER TABLE "sanctions_decision" ADD CONSTRAINT "sanctions_decision_known" CHECK ("sanctions_decision"."decision" in ('propose-clear', 'clear', 'propose', 'confirm', 'put-back'));--> statement-breakpoint
ALTER TABLE "sanctions_hit" ADD CONSTRAINT "sanctions_hit_state_known" CHECK ("sanctions_hit"."state" in ('open', 'no_match_proposed', 'no_match', 'match_proposed', 'match'));--> statement-breakpoint
ALTER TABLE "sanctions_hit" ADD CONSTRAINT "sanctions_hit_proposed_whole" CHECK (("sanctions_hit"."state" in ('no_match_proposed', 'match_proposed')) = ("sanctions_hit"."proposed_by" is not null));