import { type SyntheticEvent, useState } from 'react';
import { staffAgreements } from 'shared-kit/contract/agreements';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { figureFields, figureOf, readFigure } from 'shared-kit/contract/figures';
import type { CompanySignersAnswer, SignatoryInput } from 'shared-kit/contract/signing';
import { call, useKeyPerBody, useLocale, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, Disclosure, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { type SignatoryEntries, SignatoryFields } from './signatory-fields.tsx';

type SignatoryFormProps = {
  signers: CompanySignersAnswer;
  companyId: string;
  refetch: () => unknown;
};
const noEntries: SignatoryEntries = {
  userId: '',
  documentId: '',
  name: '',
  role: '',
  group: '',
  withGroup: '',
  amount: '',
  until: '',
  signs: 'alone',
  currency: 'USD',
};

const inputOf = (
  { currency, until, group, withGroup, ...entries }: Omit<SignatoryEntries, 'amount'>,
  amount: string | null,
): SignatoryInput => ({
  ...entries,
  group: group || null,
  withGroup: withGroup || null,
  until: until || null,
  limit: amount === null ? null : { amount, currency },
});

/** Confirms a signatory from an accepted document. Nobody appoints themselves. */
export function SignatoryForm({ signers, companyId, refetch }: SignatoryFormProps) {
  const t = useText();
  const locale = useLocale();
  const { members, documents } = signers;
  const { keyOf, done } = useKeyPerBody();
  const { run, isPending, failure, reset } = useSubmit(() => 'failed');
  const [entries, setEntries] = useState(noEntries);
  const [isTried, setTried] = useState(false);
  useUnsavedInput(entries.name !== '' || entries.role !== '');
  if (documents.length === 0) return <Note>{t('verify.agreement.no-document')}</Note>;

  const limit = { ...figureFields.amountLimit, unit: entries.currency };
  const isMissing = {
    userId: entries.userId === '',
    documentId: entries.documentId === '',
    name: entries.name.trim().length < 2,
    role: entries.role.trim().length < 2,
    amount: !('value' in readFigure(entries.amount, locale, limit)),
  };
  const errorOf = (name: keyof typeof isMissing) =>
    isTried && isMissing[name] ? t(`verify.agreement.missing.${name}`) : undefined;
  const type = (change: Partial<SignatoryEntries>) => {
    reset();
    setEntries((before) => ({ ...before, ...change }));
  };
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    // The field says what is wrong with its day.
    const isDay = entries.until === '' || takesDay('signatory.until', entries.until, dayOf(new Date()));
    if (!isDay || Object.values(isMissing).some(Boolean)) return;
    const { amount, ...rest } = entries;
    const input = inputOf(rest, figureOf(amount, locale, limit));
    void run(async () => {
      const params = { id: companyId };
      await call(staffAgreements.confirmSignatory, { params, body: input, key: keyOf(input) });
      done();
      setEntries(noEntries);
      setTried(false);
      await refetch();
    });
  };
  return (
    <Disclosure summary={t('verify.agreement.confirm')}>
      <form className={styles.decision} onSubmit={confirm} noValidate>
        <SignatoryFields {...{ entries, members, documents, errorOf, type }} />
        {failure && <Note tone="danger" role="alert" title={t('verify.decision.failed')} />}
        <div className={styles.buttons}>
          <Button type="submit" size="small" pending={isPending}>
            {t('verify.agreement.confirm-now')}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
