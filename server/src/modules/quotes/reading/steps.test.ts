import { describe, expect, it } from '@jest/globals';
import { type Person, quoteMarket } from '../testing/quote-market.ts';

describe('steps', () => {
  const market = quoteMarket();

  type Course = (id: string, buyer: Person, seller: Person) => Promise<unknown>;
  const submit: Course = (id, buyer) => buyer.act(id, 'submit');
  const offer: Course = (id, _buyer, seller) => seller.offer(id);
  const subject: Course = (id, _buyer, seller) => seller.offer(id, { financingUntil: inAMonth() });
  const accept: Course = async (id, buyer) => buyer.act(id, 'accept', await buyer.seen(id));
  const acceptSubject: Course = async (id, buyer) =>
    buyer.act(id, 'accept', { ...(await buyer.seen(id)), isSubjectToFinancing: true });
  const decline: Course = async (id, buyer) =>
    buyer.act(id, 'decline', { versionId: (await buyer.seen(id)).versionId, reason: 'Too dear' });
  const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

  /** `*` marks steps taken, `>` the current one; the rest are ahead. */
  it.each<[string, Course[], string]>([
    ['a draft', [], '>requested quoted negotiation accepted ordered'],
    ['a request', [submit], '>requested quoted negotiation accepted ordered'],
    ['an offer', [submit, offer], '*requested >quoted negotiation accepted ordered'],
    ['a second offer', [submit, offer, offer], '*requested *quoted >negotiation accepted ordered'],
    ['an order without a negotiation', [submit, offer, accept], '*requested *quoted *accepted >ordered'],
    [
      'an order after a negotiation',
      [submit, offer, offer, accept],
      '*requested *quoted *negotiation *accepted >ordered',
    ],
    [
      'an offer that needs financing',
      [submit, subject],
      '*requested >quoted negotiation accepted financing ordered',
    ],
    [
      'an acceptance that waits for its financing',
      [submit, subject, acceptSubject],
      '*requested *quoted *accepted >financing ordered',
    ],
    [
      'an acceptance that could have waited for financing',
      [submit, subject, accept],
      '*requested *quoted *accepted >ordered',
    ],
    ['an offer that was declined', [submit, offer, decline], '*requested >quoted'],
  ])('%s goes this way', async (_what, course, expected) => {
    const { buyer, seller } = await market.parties();
    const id = await market.request(buyer, seller);
    for (const step of course) await step(id, buyer, seller);
    const { steps } = await buyer.detail(id);
    const marks = { done: '*', current: '>', ahead: '' };
    expect(steps.map(({ step, state }) => marks[state] + step).join(' ')).toBe(expected);
    expect(steps.filter(({ at }) => at !== null).map(({ step }) => step)).toEqual(
      steps
        .filter(
          ({ state, step }) =>
            state === 'done' || (state === 'current' && step !== 'financing' && course.length > 0),
        )
        .map(({ step }) => step),
    );
  });
});
