import { fold } from '../catalogue/index.ts';
import type { ListedKind } from './schema.ts';

/** Words for the legal form of a company, which say nothing about which company it is. */
const legalForms = new Set(
  (
    'as ltd limited sti sirketi anonim llc llp inc corp corporation co company gmbh ag kg sa sas sarl srl spa ' +
    'bv nv plc oy ab aps kft ooo oao zao pao jsc ojsc pjsc fze fzco'
  ).split(' '),
);

const mostLetters = 300;

/** Folds a name to words without case, marks, punctuation and, unless it is a person's, its legal form. */
export function foldName(name: string, kind: ListedKind): string {
  const words = fold(name.slice(0, mostLetters))
    .replace(/[.'’`´]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = kind === 'person' ? words : words.filter((word) => !legalForms.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
