import { figureFields, figureOf } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import { milestoneEvents, quoteLimits, sumOfShares } from 'shared-kit/contract/quotes';
import { FigureInput } from 'shared-kit/figure-input';
import { useLocale } from 'shared-kit/shell';
import { Button, SelectField, Text, TextField } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './milestone-fields.module.css';
import { type EntryFault, type MilestoneEntry, milestoneDays } from './term-entries.ts';

type MilestoneFieldsProps = {
  milestones: readonly MilestoneEntry[];
  onChange: (milestones: MilestoneEntry[]) => void;
  /** Faulty fields, by their path. */
  wrong: ReadonlyMap<string, EntryFault['fault']>;
  /** The id of the field of a path, for the list of faults. */
  idOf: (path: string) => string;
};

/** When which share of the price is due, and how far the shares are from the whole. */
export function MilestoneFields({ milestones, onChange, wrong, idOf }: MilestoneFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const shares = sumOf(milestones, locale);
  const change = (at: number, values: Partial<MilestoneEntry>) =>
    onChange(milestones.map((each, place) => (place === at ? { ...each, ...values } : each)));
  return (
    <>
      {milestones.map((milestone, at) => (
        <OneMilestone
          // Milestones have no id, so their position is the key.
          key={at}
          milestone={milestone}
          at={at}
          {...{ wrong, idOf }}
          change={(values) => change(at, values)}
          remove={() => onChange(milestones.filter((_, place) => place !== at))}
        />
      ))}
      <div>
        <Button
          id={idOf('milestones')}
          disabled={milestones.length >= quoteLimits.milestones}
          onClick={() => onChange([...milestones, { event: 'order', percent: '', days: '', note: '' }])}
        >
          {t('offer.payment.add')}
        </Button>
      </div>
      {shares !== null && shares !== 100 && (
        <Text look="small" tone="danger" role="status">
          {t('offer.payment.shares', { percent: shares.toLocaleString(locale) })}
        </Text>
      )}
    </>
  );
}

/** In percent; null without milestones, or while one of the shares is no figure. */
function sumOf(milestones: readonly MilestoneEntry[], locale: Locale): number | null {
  const shares = milestones.map(({ percent }) => figureOf(percent.trim() || '0', locale, figureFields.share));
  return shares.length > 0 && shares.every((share) => share !== null) ? sumOfShares(shares) : null;
}

type OneMilestoneProps = Pick<MilestoneFieldsProps, 'wrong' | 'idOf'> & {
  milestone: MilestoneEntry;
  at: number;
  change: (values: Partial<MilestoneEntry>) => void;
  remove: () => void;
};

function OneMilestone({ milestone, at, wrong, idOf, change, remove }: OneMilestoneProps) {
  const t = useText();
  const figure = (field: 'percent' | 'days') => {
    const path = `milestones.${at}.${field}`;
    const fault = wrong.get(path);
    return { id: idOf(path), error: fault && t(`offer.wrong.${fault}`) };
  };
  return (
    <fieldset className={styles.milestone} aria-label={t('offer.payment.milestone')}>
      <SelectField
        label={t('offer.payment.event')}
        value={milestone.event}
        onChange={({ target }) =>
          change({ event: milestoneEvents.find((event) => event === target.value) ?? milestone.event })
        }
      >
        {milestoneEvents.map((event) => (
          <option key={event} value={event}>
            {t(`offer.milestone.${event}`)}
          </option>
        ))}
      </SelectField>
      <FigureInput
        {...figure('percent')}
        figure={figureFields.share}
        label={t('offer.payment.percent')}
        affix="%"
        text={milestone.percent}
        onText={(percent) => change({ percent })}
      />
      <FigureInput
        {...figure('days')}
        figure={milestoneDays}
        label={t('offer.payment.days')}
        disabled={milestone.event !== 'days-after-invoice'}
        text={milestone.event === 'days-after-invoice' ? milestone.days : ''}
        onText={(days) => change({ days })}
      />
      <TextField
        label={t('offer.payment.remark')}
        value={milestone.note}
        maxLength={quoteLimits.place}
        onChange={({ target }) => change({ note: target.value })}
      />
      <Button emphasis="tertiary" onClick={remove}>
        {t('offer.lines.remove')}
      </Button>
    </fieldset>
  );
}
