import { type ProductListAnswer, productListAnswer } from 'shared-kit/contract';
import type { Answer } from './ask.ts';
import { brokenFilters } from './check-filters.ts';
import { brokenOrder } from './check-order.ts';
import type { Query } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Everything that is wrong with an answer, as sentences; empty for a right one. */
export function checkAnswer(
  query: Query,
  { status, body }: Pick<Answer, 'status' | 'body'>,
  vocabulary: Vocabulary,
): readonly string[] {
  if (status !== 200) return [`status ${status}: ${body.slice(0, 200)}`];
  const parsed = productListAnswer.safeParse(json(body));
  if (!parsed.success) return [`not of the contract: ${parsed.error.message.slice(0, 200)}`];
  const answer = parsed.data;
  return [
    ...brokenCounts(query, answer),
    ...brokenView(query, answer),
    ...brokenFilters(query, answer, vocabulary),
    ...brokenOrder(query, answer),
  ];
}

function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function brokenCounts({ parameters, mustFind }: Query, { items, total, next }: ProductListAnswer): string[] {
  const limit = Number(parameters.limit);
  const expected = total.exact ? Math.min(limit, total.count) : limit;
  const ids = new Set(items.map(({ id }) => id));
  return [
    ...(items.length === expected ? [] : [`${items.length} items instead of ${expected}`]),
    ...(ids.size === items.length ? [] : ['a product twice']),
    ...((next === null) === (total.exact && total.count <= limit) ? [] : ['the wrong end of the listing']),
    ...(mustFind && total.count === 0 ? [`nothing for ${parameters.q}, which is in a title`] : []),
  ];
}

function brokenView({ parameters, country }: Query, answer: ProductListAnswer): string[] {
  const otherCurrency = answer.items.filter(
    ({ price }) => price && price.display.currency !== parameters.currency,
  );
  return [
    ...(answer.currency === parameters.currency ? [] : [`prices in ${answer.currency}`]),
    ...(answer.country === country ? [] : [`prices of ${answer.country}`]),
    ...(otherCurrency.length === 0 ? [] : ['a price in another currency']),
  ];
}
