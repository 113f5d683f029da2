import { type SuggestionsAnswer, suggestionsAnswer } from 'shared-kit/contract/catalogue';
import { namesOf } from 'shared-kit/contract/tables';
import type { Answer } from './ask.ts';
import type { Finding } from './finding.ts';
import type { Query } from './query.ts';

/** Limits of each kind in a suggestion list. */
const most = { categories: 4, makers: 4, products: 6 } as const;

/** Checks suggestions against the typed text. */
export function checkSuggestions(
  { parameters, mustFind }: Query,
  { status, body }: Pick<Answer, 'status' | 'body'>,
): Finding {
  const parsed = suggestionsAnswer.safeParse(status === 200 ? JSON.parse(body) : null);
  const problems = parsed.success
    ? [
        ...brokenLists(parsed.data),
        ...brokenMakers(parameters.q ?? '', parsed.data),
        ...missing(mustFind, parsed.data),
      ]
    : [`status ${status}: ${body.slice(0, 200)}`];
  return { problems, isEmpty: parsed.data?.products.length === 0, partialFacets: false };
}

function brokenLists(answer: SuggestionsAnswer): string[] {
  return namesOf(most).flatMap((name) => {
    const ids = answer[name].map(({ id }) => id);
    return [
      ...(ids.length > most[name] ? [`${ids.length} ${name}`] : []),
      ...(new Set(ids).size < ids.length ? [`one of the ${name} twice`] : []),
    ];
  });
}

/** Makers' names are shown unchanged, so the typed text can be searched in them. */
function brokenMakers(typed: string, { makers }: SuggestionsAnswer): string[] {
  const words = plainWords(typed);
  const wrong = makers.find(({ name }) => {
    const own = plainWords(name);
    return !words.every((word) => own.some((it) => it.startsWith(word)));
  });
  return wrong ? [`the maker ${wrong.name} for ${typed}`] : [];
}

const plainWords = (text: string): string[] =>
  text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function missing(mustFind: boolean, { products, correctedQuery }: SuggestionsAnswer): string[] {
  if (!mustFind) return [];
  return [
    ...(products.length === 0 ? ['nothing for the beginning of a title'] : []),
    ...(correctedQuery === null ? [] : [`corrected to ${correctedQuery}, though it was right`]),
  ];
}
