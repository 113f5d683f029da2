import { useState } from 'react';
import type { Category } from 'shared-kit/contract/categories';
import {
  awardModes,
  type FreeFormInput,
  quoteLimits,
  quoteRequests,
  type RequestTerms,
} from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { useSession } from 'shared-kit/shell';
import { SelectField, TextField } from 'shared-kit/ui';
import { OptionTiles } from 'shared-kit/ui/option-tiles';
import { useText } from '../../text.ts';
import { RequestDialog } from '../request-dialog.tsx';
import { useRequesting } from '../use-requesting.ts';
import { MakerChoice, useMakerChoice } from './maker-choice.tsx';
import { type Amount, WishedAmount } from './wished-amount.tsx';

type Entries = Readonly<{ what: string; amount: Amount; award: FreeFormInput['award'] }>;
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
  const makers = useMakerChoice(category, useSession()?.secure.companyId ?? null);
  const form = useForm({
    first: (): Entries => ({
      what: question,
      amount: { quantity: 1, unit: 'piece' },
      award: 'all-or-nothing',
    }),
    read: ({ amount, ...wish }) => ({
      faults: wrongAmong({
        what: wish.what.trim() === '',
        category: category === null,
        makers: category !== null && makers.chosen.length === 0,
      }),
      body: category === null ? null : { ...wish, ...amount, category, makers: [...makers.chosen] },
    }),
    says: (field) => t(field === 'makers' ? 'free-form.missing-makers' : 'free-form.missing'),
    isUnsaved: ({ what }) => what !== question,
  });
  const requesting = useRequesting({
    create: quoteRequests.freeForm,
    onCreated: onClose,
    together: ({ groupId }) => `/quotes?group=${groupId}`,
  });
  const send = (terms: RequestTerms) => void form.submit((wish) => requesting.send({ ...terms, ...wish }));
  return (
    <RequestDialog
      title={t('free-form.title')}
      text={t('free-form.text')}
      wishes={[]}
      requesting={requesting}
      onSend={send}
      onClose={onClose}
    >
      <TextField {...form.text('what')} label={t('free-form.what')} maxLength={quoteLimits.title} />
      <SelectField
        {...form.marksOf('category')}
        label={t('free-form.category')}
        value={category ?? ''}
        onChange={({ target }) => setCategory(target.value || null)}
      >
        <option value="">{t('free-form.choose')}</option>
        {leaves.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <WishedAmount amount={form.entries.amount} onChange={(amount) => form.enter({ amount })} />
      {category !== null && <MakerChoice {...makers} {...form.marksOf('makers')} />}
      {makers.chosen.length > 1 && (
        <OptionTiles
          legend={t('bids.award')}
          value={form.entries.award}
          onChange={(award) => form.enter({ award })}
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
