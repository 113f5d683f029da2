import type { PdfBlock, PdfDocument } from '../../../platform/pdf/index.ts';
import { sumText } from './amounts.ts';
import {
  dayText,
  deliveryText,
  type Fact,
  facts,
  lastDayText,
  momentText,
  orNotStated,
  partiesBlocks,
  revisionName,
} from './blocks.ts';
import { customsBlocks, lineBlocks } from './line-blocks.ts';
import type { Paper } from './paper.ts';
import { sentences } from './sentences.ts';
import { bankBlocks, noteBlocks, paymentBlocks, termBlocks } from './term-blocks.ts';
import { stateWords, words } from './words.ts';

/** What a paper is called: `Proforma invoice Q-2026-01847, Rev 3`. */
export const paperTitle = (
  { number, version, locale }: Paper,
  kind: 'quote' | 'proforma' | 'order' | 'acceptance',
): string => `${words[kind][locale]} ${number}, ${revisionName(version.number)}`;

type Content = Readonly<{ title: string; createdAt: Date; blocks: readonly PdfBlock[] }>;
const document = (
  { parties, locale, brandName }: Paper,
  { title, createdAt, blocks }: Content,
): PdfDocument => ({
  title,
  locale,
  author: parties.seller.legalName,
  createdAt,
  footNote: `${title} · ${brandName}`,
  blocks: [{ kind: 'heading', level: 1, text: title }, ...blocks],
});

function identity({ number, version, delivery, locale }: Paper): readonly Fact[] {
  return [
    [words.number[locale], number],
    [words.revision[locale], revisionName(version.number)],
    [words.issued[locale], dayText(version.sentAt, locale)],
    [words.issuedBy[locale], orNotStated(version.sentByName, locale)],
    [words.validUntil[locale], lastDayText(version.validUntil, locale)],
    [words.deliveryTo[locale], deliveryText(delivery, locale)],
  ];
}

/** A sent version, and where it stands now. */
export function quotePaper(paper: Paper): PdfDocument {
  const { version, locale, parties, brandName } = paper;
  return document(paper, {
    title: paperTitle(paper, 'quote'),
    createdAt: version.sentAt,
    blocks: [
      facts([...identity(paper), [words.state[locale], stateWords[version.state][locale]]]),
      ...partiesBlocks(parties, locale),
      ...lineBlocks(paper),
      ...termBlocks(paper),
      ...paymentBlocks(paper),
      ...noteBlocks(paper),
      { kind: 'paragraph', tone: 'muted', text: sentences[locale].ofQuote(brandName) },
    ],
  });
}

/** The same sum for banks, carriers and customs, with what they ask for; what nobody said is said to be missing. */
export function proformaPaper(paper: Paper): PdfDocument {
  const { version, locale, parties } = paper;
  return document(paper, {
    title: paperTitle(paper, 'proforma'),
    createdAt: version.sentAt,
    blocks: [
      facts(identity(paper)),
      ...partiesBlocks(parties, locale),
      ...lineBlocks(paper),
      ...customsBlocks(paper),
      ...termBlocks(paper),
      ...paymentBlocks(paper),
      ...bankBlocks(paper),
      ...noteBlocks(paper),
      { kind: 'paragraph', tone: 'muted', text: sentences[locale].ofProforma },
    ],
  });
}

/** Who is bound to what since when, once a version is accepted. */
export function orderPaper(paper: Paper): PdfDocument {
  const { version, locale, parties } = paper;
  const { state, decidedAt, decidedByName } = version;
  if (!decidedAt) throw new Error('what is accepted was decided at some time');
  return document(paper, {
    title: paperTitle(paper, state === 'converted' ? 'order' : 'acceptance'),
    createdAt: decidedAt,
    blocks: [
      { kind: 'paragraph', tone: 'strong', text: boundText(paper) },
      facts([
        ...identity(paper),
        [words.accepted[locale], momentText(decidedAt, locale)],
        [words.acceptedBy[locale], orNotStated(decidedByName, locale)],
        [words.state[locale], stateWords[state][locale]],
      ]),
      ...partiesBlocks(parties, locale),
      ...lineBlocks(paper),
      ...termBlocks(paper),
      ...paymentBlocks(paper),
      ...noteBlocks(paper),
    ],
  });
}

function boundText({ number, version, parties, locale }: Paper): string {
  const { state, total, currency, financingUntil } = version;
  const say = sentences[locale];
  const what = `${number} ${revisionName(version.number)}`;
  const [buyer, seller] = [parties.buyer.legalName, parties.seller.legalName];
  return state === 'converted' || !financingUntil
    ? say.bound(buyer, seller, what, sumText(total, currency))
    : say.boundOnceFinanced(
        buyer,
        seller,
        what,
        sumText(total, currency),
        lastDayText(financingUntil, locale),
      );
}
