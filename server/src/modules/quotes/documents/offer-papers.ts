import type { PdfBlock, PdfDocument } from '../../../platform/pdf/index.ts';
import { financingDate } from '../lifecycle/facts-of.ts';
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
import { bankBlocks, noteBlocks, paymentBlocks, termBlocks } from './term-blocks.ts';
import { say } from './words.ts';

/** A document's title: `Proforma invoice Q-2026-01847, Rev 3`. */
export const paperTitle = (
  { number, version, locale }: Paper,
  kind: 'quote' | 'proforma' | 'order' | 'acceptance',
): string => `${say(locale, `paper.${kind}`)} ${number}, ${revisionName(version.number)}`;

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
    [say(locale, 'paper.number'), number],
    [say(locale, 'paper.revision'), revisionName(version.number)],
    [say(locale, 'paper.issued'), dayText(version.sentAt, locale)],
    [say(locale, 'paper.issuedBy'), orNotStated(version.sentByName, locale)],
    [say(locale, 'paper.validUntil'), lastDayText(version.validUntil, locale)],
    [say(locale, 'paper.deliveryTo'), deliveryText(delivery, locale)],
  ];
}

/** A sent version with its current state. */
export function quotePaper(paper: Paper): PdfDocument {
  const { version, locale, parties, brandName } = paper;
  return document(paper, {
    title: paperTitle(paper, 'quote'),
    createdAt: version.sentAt,
    blocks: [
      facts([...identity(paper), [say(locale, 'paper.state'), say(locale, `state.${version.state}`)]]),
      ...partiesBlocks(parties, locale),
      ...lineBlocks(paper),
      ...termBlocks(paper),
      ...paymentBlocks(paper),
      ...noteBlocks(paper),
      { kind: 'paragraph', tone: 'muted', text: say(locale, 'sentence.of-quote', { brand: brandName }) },
    ],
  });
}

/**
 * The same amounts for banks, carriers and customs, with the details they need. Missing details are marked as missing.
 */
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
      { kind: 'paragraph', tone: 'muted', text: say(locale, 'sentence.of-proforma') },
    ],
  });
}

/** The order: who is bound to what and since when, after acceptance. */
export function orderPaper(paper: Paper): PdfDocument {
  const { version, locale, parties } = paper;
  const { state, decidedAt, decidedByName } = version;
  if (!decidedAt) throw new Error('an accepted version needs the date of its decision');
  return document(paper, {
    title: paperTitle(paper, state === 'converted' ? 'order' : 'acceptance'),
    createdAt: decidedAt,
    blocks: [
      { kind: 'paragraph', tone: 'strong', text: boundText(paper) },
      facts([
        ...identity(paper),
        [say(locale, 'paper.accepted'), momentText(decidedAt, locale)],
        [say(locale, 'paper.acceptedBy'), orNotStated(decidedByName, locale)],
        [say(locale, 'paper.state'), say(locale, `state.${state}`)],
        ...financedFacts(paper),
      ]),
      ...partiesBlocks(parties, locale),
      ...lineBlocks(paper),
      ...termBlocks(paper),
      ...paymentBlocks(paper),
      ...noteBlocks(paper),
    ],
  });
}

/** Who pays instead of the buyer, once that is signed. */
function financedFacts({ version: { financedBy, financingSettledAt }, locale }: Paper): readonly Fact[] {
  if (!financedBy || !financingSettledAt) return [];
  const { role, name, amount } = financedBy;
  const day = dayText(financingSettledAt, locale);
  const values = { day, name, amount: sumText(amount.amount, amount.currency) };
  return [[say(locale, 'paper.financing'), say(locale, `financed.${role}`, values)]];
}

function boundText({ number, version, parties, locale }: Paper): string {
  const { state, total, currency } = version;
  const until = financingDate(version);
  const values = {
    buyer: parties.buyer.legalName,
    seller: parties.seller.legalName,
    what: `${number} ${revisionName(version.number)}`,
    total: sumText(total, currency),
  };
  return state === 'converted' || !until
    ? say(locale, 'sentence.bound', values)
    : say(locale, 'sentence.bound-once-financed', { ...values, day: lastDayText(until, locale) });
}
