import type { ReactNode } from 'react';
import { Confirmation } from 'shared-kit/confirmation';
import { seenTogether } from 'shared-kit/contract/binding';
import { formatMoney } from 'shared-kit/contract/money';
import { Stack } from 'shared-kit/layout';
import { formatLastDay, useLocale } from 'shared-kit/shell';
import { asElement, Checkbox, KeyValues, Text } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import { BindingChoice } from '../../../quote/decision/binding-choice.tsx';
import { paymentOf } from '../../../quote/terms-of.ts';
import type { Bid } from '../bids-query.ts';
import styles from './award-dialog.module.css';
import { type AwardProps, type Offered, useAward } from './use-award.ts';

/** Whether the quote ends when another maker gets the order. */
const isAwaiting = ({ stage }: Bid): boolean =>
  stage === 'requested' ||
  stage === 'needs_info' ||
  stage === 'quoted' ||
  stage === 'negotiation' ||
  stage === 'expired';

/** What is read of all chosen offers, in the order of their quotes. */
const atStakeOf = (bids: readonly Offered[]) =>
  seenTogether(
    bids
      .toSorted((one, other) => (one.quoteId < other.quoteId ? -1 : 1))
      .map(({ offer }) => ({ version: offer.versionId, sum: offer.total })),
  );

/** Before awarding, tells who is bound to what and which makers will be told that they lost. */
export default function AwardDialog(props: AwardProps) {
  const { group, onClose } = props;
  const t = useText();
  const { form, candidates, accepted, kindOf, award } = useAward(props);
  const { chosen, kinds } = form.entries;
  const others = group.bids.filter(({ quoteId }) => !chosen.includes(quoteId));
  return (
    <Confirmation
      size="large"
      move={{
        title: t('bids.award.title', { count: accepted.length }),
        facts: [{ term: t('action.accept.buyer'), detail: group.buyer.legalName }],
        atStake: atStakeOf(accepted),
        sumName: t('quote.lines.total'),
        choice: chosen.join(),
        final: t('action.accept.final'),
        confirm: t('action.accept.confirm'),
      }}
      pending={form.isPending}
      failure={form.failure}
      onClose={onClose}
      onConfirm={award}
    >
      <Stack gap="3">
        {group.award === 'per-maker' && candidates.length > 1 && (
          <Choice
            {...form.marksOf('chosen')}
            bids={candidates}
            chosen={chosen}
            onChange={(ids) => form.enter({ chosen: ids })}
          />
        )}
        {accepted.map((bid) => (
          <Bound key={bid.quoteId} bid={bid} isOneOfSeveral={accepted.length > 1}>
            <BindingChoice
              financingUntil={bid.offer.financingUntil}
              value={kindOf(bid)}
              onChange={(kind) => form.enter({ kinds: { ...kinds, [bid.quoteId]: kind } })}
              {...form.marksOf(bid.quoteId)}
            />
          </Bound>
        ))}
        <Lost text={t('bids.award.declined')} bids={others.filter(isAwaiting)} />
        <Lost text={t('bids.award.discarded')} bids={others.filter(({ stage }) => stage === 'draft')} />
      </Stack>
    </Confirmation>
  );
}

type ChoiceProps = {
  /** Of the first offer. */
  id: string;
  error: string | undefined;
  bids: readonly Offered[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** If several makers may get a part: which offers to accept together. */
function Choice({ id, error, bids, chosen, onChange }: ChoiceProps) {
  const t = useText();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('bids.award.which')}</legend>
      {bids.map(({ quoteId, maker, offer }, index) => (
        <Checkbox
          key={quoteId}
          id={index === 0 ? id : undefined}
          checked={chosen.includes(quoteId)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, quoteId] : chosen.filter((id) => id !== quoteId))
          }
        >
          {`${maker.name}, ${formatMoney(offer.total)}`}
        </Checkbox>
      ))}
      {error && (
        <Text role="alert" look="small" tone="danger">
          {error}
        </Text>
      )}
    </fieldset>
  );
}

/** One order: its seller and terms. Buyer and sum of all stand above. */
type BoundProps = { bid: Offered; isOneOfSeveral: boolean; children: ReactNode };
function Bound({ bid: { number, maker, offer }, isOneOfSeveral, children }: BoundProps) {
  const t = useText();
  const locale = useLocale();
  const { financingUntil, leadTimeWeeks, incoterm } = offer;
  const open = t('quote.terms.open');
  const facts = [
    { term: t('action.accept.seller'), detail: maker.legalName },
    {
      term: t('action.accept.what'),
      detail: t('action.accept.version', { quote: number, number: offer.number }),
    },
    ...(isOneOfSeveral ? [{ term: t('quote.lines.total'), detail: <b>{formatMoney(offer.total)}</b> }] : []),
    { term: t('quote.terms.payment'), detail: paymentOf(t, offer) ?? open },
    {
      term: t('quote.terms.lead-time'),
      detail: leadTimeWeeks === null ? open : t('quote.terms.weeks', { count: leadTimeWeeks }),
    },
    { term: t('quote.terms.delivery'), detail: `${incoterm.rule} ${incoterm.place}` },
    ...(financingUntil
      ? [
          {
            term: t('quote.terms.financing'),
            detail: t('quote.terms.subject-until', { day: formatLastDay(financingUntil, locale) }),
          },
        ]
      : []),
  ];
  return (
    <Stack as="section" gap="3" aria-label={maker.name} className={styles.bound}>
      <KeyValues facts={facts} tight />
      {asElement(children)}
    </Stack>
  );
}

function Lost({ text, bids }: { text: string; bids: readonly Bid[] }) {
  if (bids.length === 0) return null;
  return (
    <div>
      <Text look="small" weight="medium">
        {text}
      </Text>
      <ul className={styles.lost}>
        {bids.map(({ quoteId, maker, number }) => (
          <li key={quoteId}>{`${maker.name}, ${number}`}</li>
        ))}
      </ul>
    </div>
  );
}
