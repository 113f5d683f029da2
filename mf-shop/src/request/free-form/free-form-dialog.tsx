import { useState } from 'react';
import type { Category } from 'shared-kit/contract/categories';
import {
  awardModes,
  type FreeFormInput,
  quoteLimits,
  quoteRequests,
  type RequestTerms,
} from 'shared-kit/contract/quotes';
import { useSession } from 'shared-kit/shell';
import { SelectField, TextField } from 'shared-kit/ui';
import { OptionTiles } from 'shared-kit/ui/option-tiles';
import { useText } from '../../text.ts';
import { RequestDialog } from '../request-dialog.tsx';
import { useRequesting } from '../use-requesting.ts';
import { MakerChoice, useMakerChoice } from './maker-choice.tsx';
import { type Amount, WishedAmount } from './wished-amount.tsx';

type Props = Readonly<{
  question: string;
  category: string | null;
  categories: readonly Category[];
  onClose: () => void;
}>;

/** One request in the buyer's own words to up to five makers of a category. */
export default function FreeFormDialog({ question, category: first, categories, onClose }: Props) {
  const t = useText();
  const leaves = leavesOf(categories);
  const [category, setCategory] = useState(leaves.some(({ id }) => id === first) ? first : null);
  const [what, setWhat] = useState(question);
  const [amount, setAmount] = useState<Amount>({ quantity: 1, unit: 'piece' });
  const [award, setAward] = useState<FreeFormInput['award']>('all-or-nothing');
  const [wasSent, setSent] = useState(false);
  const makers = useMakerChoice(category, useSession()?.secure.companyId ?? null);
  const requesting = useRequesting({
    create: quoteRequests.freeForm,
    onCreated: onClose,
    together: ({ groupId }) => `/quotes?group=${groupId}`,
  });
  const send = (terms: RequestTerms) => {
    setSent(true);
    if (category === null || what.trim() === '' || makers.chosen.length === 0) return;
    void requesting.send({ ...terms, category, what, ...amount, award, makers: [...makers.chosen] });
  };
  const missing = (isMissing: boolean) => (wasSent && isMissing ? { error: t('free-form.missing') } : {});
  return (
    <RequestDialog
      title={t('free-form.title')}
      text={t('free-form.text')}
      wishes={[]}
      requesting={requesting}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('free-form.what')}
        value={what}
        maxLength={quoteLimits.title}
        onChange={({ target }) => setWhat(target.value)}
        {...missing(what.trim() === '')}
      />
      <SelectField
        label={t('free-form.category')}
        value={category ?? ''}
        onChange={({ target }) => setCategory(target.value || null)}
        {...missing(category === null)}
      >
        <option value="">{t('free-form.choose')}</option>
        {leaves.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <WishedAmount amount={amount} onChange={setAmount} />
      {category !== null && <MakerChoice {...makers} isMissing={wasSent && makers.chosen.length === 0} />}
      {makers.chosen.length > 1 && (
        <OptionTiles
          legend={t('bids.award')}
          value={award}
          onChange={setAward}
          roomy
          options={awardModes.map((mode) => ({
            value: mode,
            label: t(`bids.award.${mode}`),
            note: t(`bids.award.${mode}-note`),
          }))}
        />
      )}
    </RequestDialog>
  );
}

/** The categories that hold products, in the tree's order. */
const leavesOf = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap((category) =>
    category.children.length > 0 ? leavesOf(category.children) : category.count > 0 ? [category] : [],
  );
