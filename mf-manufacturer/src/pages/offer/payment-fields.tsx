import { milestoneEvents, quoteLimits } from 'shared-kit/contract';
import { readAmount, useLocale } from 'shared-kit/shell';
import {
  Button,
  NumberField,
  SelectField,
  Sheet,
  SheetBody,
  SheetHeader,
  Text,
  TextField,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { BankFields } from './bank-fields.tsx';
import { type EntryProps, fieldIdOf } from './entry-props.ts';
import type { MilestoneEntry } from './offer-entries.ts';
import styles from './offer-page.module.css';

/** Payment milestones, the offer's validity, and the bank account. */
export function PaymentFields({ entries, enter, wrong }: EntryProps) {
  const t = useText();
  const locale = useLocale();
  const { milestones } = entries;
  const shares = sumOfShares(milestones);
  const change = (at: number, values: Partial<MilestoneEntry>) =>
    enter({ milestones: milestones.map((each, place) => (place === at ? { ...each, ...values } : each)) });
  const add = () =>
    enter({ milestones: [...milestones, { event: 'order', percent: '', days: '', note: '' }] });
  return (
    <Sheet>
      <SheetHeader title={t('offer.payment.title')} />
      <SheetBody className={styles.stack}>
        {milestones.map((milestone, at) => (
          <MilestoneFields
            // Milestones have no id, so their position is the key.
            key={at}
            milestone={milestone}
            at={at}
            faultOf={(field) => wrong.get(`milestones.${at}.${field}`)}
            change={(values) => change(at, values)}
            remove={() => enter({ milestones: milestones.filter((_, place) => place !== at) })}
          />
        ))}
        <div>
          <Button
            id={fieldIdOf('milestones')}
            onClick={add}
            disabled={milestones.length >= quoteLimits.milestones}
          >
            {t('offer.payment.add')}
          </Button>
        </div>
        {shares !== null && shares !== 100 && (
          <Text look="small" tone="danger" role="status">
            {t('offer.payment.shares', { percent: shares.toLocaleString(locale) })}
          </Text>
        )}
        <div className={styles.pairs}>
          <TextField
            className={styles.wide}
            label={t('offer.payment.note')}
            value={entries.paymentNote}
            maxLength={quoteLimits.reason}
            onChange={({ target }) => enter({ paymentNote: target.value })}
          />
          <TextField
            id={fieldIdOf('validUntil')}
            type="date"
            label={t('offer.payment.valid-until')}
            hint={t('offer.payment.valid-hint', { count: quoteLimits.validityDays })}
            value={entries.validUntil}
            onChange={({ target }) => enter({ validUntil: target.value })}
          />
          <TextField
            id={fieldIdOf('financingUntil')}
            type="date"
            label={t('offer.payment.financing-until')}
            hint={t('offer.payment.financing-hint')}
            value={entries.financingUntil}
            onChange={({ target }) => enter({ financingUntil: target.value })}
          />
          <BankFields bank={entries.bank} change={(bank) => enter({ bank })} />
        </div>
      </SheetBody>
    </Sheet>
  );
}

/** In percent; null without milestones, or while one of the shares is no figure. */
function sumOfShares(milestones: readonly MilestoneEntry[]): number | null {
  const shares = milestones.map(({ percent }) => readAmount(percent.trim() || '0', 2));
  if (shares.length === 0 || !shares.every((share) => share !== null)) return null;
  // In hundredths, which add up exactly.
  return shares.reduce((sum, share) => sum + Math.round(Number(share) * 100), 0) / 100;
}

type MilestoneProps = {
  milestone: MilestoneEntry;
  at: number;
  faultOf: (field: string) => 'amount' | 'whole' | undefined;
  change: (values: Partial<MilestoneEntry>) => void;
  remove: () => void;
};

function MilestoneFields({ milestone, at, faultOf, change, remove }: MilestoneProps) {
  const t = useText();
  const errorOf = (field: string) => {
    const fault = faultOf(field);
    return fault && t(`offer.wrong.${fault}`);
  };
  // messages: offer.milestone.*
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
      <NumberField
        label={t('offer.payment.percent')}
        affix="%"
        value={milestone.percent}
        error={errorOf('percent')}
        onChange={({ target }) => change({ percent: target.value })}
      />
      <NumberField
        id={fieldIdOf(`milestones.${at}.days`)}
        label={t('offer.payment.days')}
        inputMode="numeric"
        disabled={milestone.event !== 'days-after-invoice'}
        value={milestone.event === 'days-after-invoice' ? milestone.days : ''}
        error={errorOf('days')}
        onChange={({ target }) => change({ days: target.value })}
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
