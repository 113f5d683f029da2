import type { ComparisonAnswer } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import type { ComparisonAddress } from '../../compare/comparison-address.ts';
import { AskMakers } from '../../request/ask-makers.tsx';
import { useText } from '../../text.ts';
import { onlyDifferent } from './compared-row.ts';
import { ComparisonHeading } from './comparison-heading.tsx';
import { ComparisonNotes } from './comparison-notes.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { rowGroups } from './row-groups.ts';

export function ComparisonSheet({
  answer,
  address,
}: {
  answer: ComparisonAnswer;
  address: ComparisonAddress;
}) {
  const t = useText();
  const locale = useLocale();
  const { products } = answer;
  if (products.length === 0) return <NothingChosen unreadable />;
  const all = rowGroups(answer, t, locale);
  const groups = address.onlyDifferences && products.length > 1 ? onlyDifferent(all) : all;
  return (
    <>
      <ComparisonHeading answer={answer} address={address} groups={groups} />
      <ComparisonNotes answer={answer} address={address} />
      <ComparisonTable products={products} groups={groups} address={address} />
      {groups.length === 0 && <Note>{t('compare.no-differences')}</Note>}
      <AskMakers products={products} />
    </>
  );
}
