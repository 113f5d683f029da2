import { type ProductListAnswer, productListAnswer } from 'shared-kit/contract/catalogue';
import type { Answer } from './ask.ts';
import { brokenFacets, hasPartialFacets } from './check-facets.ts';
import { brokenFilters } from './check-filters.ts';
import { brokenOrder } from './check-order.ts';
import { checkSuggestions } from './check-suggestions.ts';
import type { Finding } from './finding.ts';
import type { Query } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

const wrong = (problem: string): Finding => ({ problems: [problem], isEmpty: false, partialFacets: false });

/** Checks an answer against its query. */
export function checkAnswer(
  query: Query,
  { status, body }: Pick<Answer, 'status' | 'body'>,
  vocabulary: Vocabulary,
): Finding {
  if (query.of === 'suggestions') return checkSuggestions(query, { status, body });
  if (status !== 200) return wrong(`status ${status}: ${body.slice(0, 200)}`);
  const parsed = productListAnswer.safeParse(json(body));
  if (!parsed.success) return wrong(`not of the contract: ${parsed.error.message.slice(0, 200)}`);
  const answer = parsed.data;
  return {
    problems: [
      ...brokenCounts(query, answer),
      ...brokenView(query, answer),
      ...brokenFilters(query, answer, vocabulary),
      ...brokenFacets(query, answer),
      ...brokenOrder(query, answer),
    ],
    isEmpty: answer.items.length === 0,
    partialFacets: hasPartialFacets(query, answer),
  };
}

function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function brokenCounts(
  { parameters, mustFind }: Query,
  { items, total, next, reading }: ProductListAnswer,
): string[] {
  // A question about cloth isn't answered with machines whose titles have its words.
  const mayBeEmpty = reading !== null && !/\d/.test(parameters.q ?? '');
  const limit = Number(parameters.limit);
  const expected = total.exact ? Math.min(limit, total.count) : limit;
  const ids = new Set(items.map(({ id }) => id));
  return [
    ...(items.length === expected ? [] : [`${items.length} items instead of ${expected}`]),
    ...(ids.size === items.length ? [] : ['a product twice']),
    ...((next === null) === (total.exact && total.count <= limit) ? [] : ['the wrong end of the listing']),
    ...(mustFind && !mayBeEmpty && total.count === 0
      ? [`nothing for ${parameters.q}, which is in a title`]
      : []),
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
