import { lookInto } from '../database-of.ts';
import { accept, offer, request } from '../offered-quote.ts';
import { done, type Person } from '../person.ts';
import type { Check, Clocks, Promised } from './promised.ts';

/** The process ahead still accepts an offer that ends within the day; the process behind refuses one that has ended. */
export const deadlines: Promised = async (clocks) => {
  const { ahead, behind, trade } = clocks;
  const seller = trade.sellers[0] as Person;
  const [quoteId = ''] = await request({ ...trade, buyer: trade.buyer.at(behind) });
  const open = await offer(seller.at(behind), quoteId);
  await endOf(clocks, quoteId, '12 hours');
  const checks: Check[] = [
    [(await accept(trade.buyer.at(ahead), open)).ok, 'An offer was over at the one ahead before its end.'],
  ];
  const [otherId = ''] = await request({ ...trade, buyer: trade.buyer.at(ahead) });
  const over = await offer(seller.at(ahead), otherId);
  await endOf(clocks, otherId, '-1 minute');
  checks.push([
    !(await accept(trade.buyer.at(behind), over)).ok,
    'An offer was accepted at the one behind after its end.',
  ]);
  const { stage } = await done(trade.buyer.at(behind).ask(`/api/quotes/${otherId}`));
  checks.push([stage === 'expired', `An offer that has ended is ${stage} at the one behind.`]);
  return checks;
};

/** Sent offers are immutable, so this disables the trigger for a moment. */
export const endOf = ({ dataDir }: Pick<Clocks, 'dataDir'>, quoteId: string, fromNow: string) =>
  lookInto(dataDir, async (rows) => {
    const end = `clock_timestamp() + interval '${fromNow}'`;
    await rows('alter table quote_version disable trigger quote_version_immutable');
    await rows(
      `update quote_version set valid_until = ${end} where rfq_id = '${quoteId}' and state = 'sent'`,
    );
    await rows(`update rfq set reply_by = ${end}, due_at = ${end} where id = '${quoteId}'`);
    await rows('alter table quote_version enable trigger quote_version_immutable');
  });
