import type { QuoteDetail } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { limitOf } from '../lifecycle/approval-limit.ts';
import { decidersOf } from '../lifecycle/deciders-of.ts';
import { findSalesperson } from '../lifecycle/find-salesperson.ts';
import type { ApprovalRow, LockedQuote } from '../lifecycle/locked-quote.ts';
import { openDraft } from '../lifecycle/open-draft.ts';
import type { Viewer } from '../lifecycle/party.ts';
import { findOutcome } from '../outcomes/outcome.ts';
import type { PersonOf } from './version-answer.ts';

/** The parts that only one side sees: the maker its draft and salesperson, the buyer its limit and approvals. */
export async function privateParts(
  tx: Tx,
  quote: LockedQuote,
  viewer: Viewer,
  personOf: PersonOf,
): Promise<Pick<QuoteDetail, 'draft' | 'salesperson' | 'outcome' | 'approval' | 'limit'>> {
  const draft = viewer === 'seller' ? openDraft(quote) : null;
  const { approval, version, buyer } = quote;
  const limit = viewer === 'buyer' && version ? limitOf(buyer, version) : null;
  return {
    draft: draft && { revision: draft.revision, savedAt: draft.savedAt.toISOString() },
    salesperson: viewer === 'seller' ? await findSalesperson(tx, quote.rfq) : null,
    outcome: viewer === 'seller' ? await findOutcome(tx, quote.rfq) : null,
    approval: viewer === 'buyer' && approval ? approvalOf(approval, personOf) : null,
    limit: limit && {
      amount: limit.limit,
      total: limit.total,
      isAbove: limit.isAbove,
      waitsFor: await decidersOf(tx, buyer.id),
    },
  };
}

function approvalOf(row: ApprovalRow, personOf: PersonOf): NonNullable<QuoteDetail['approval']> {
  const { state, versionId, text, reason } = row;
  return {
    state,
    versionId,
    text,
    reason,
    requestedBy: personOf({ side: 'buyer', userId: row.requestedBy, name: row.requestedByName }),
    requestedAt: row.requestedAt.toISOString(),
    decidedBy: row.decidedByName
      ? personOf({ side: 'buyer', userId: row.decidedBy, name: row.decidedByName })
      : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
