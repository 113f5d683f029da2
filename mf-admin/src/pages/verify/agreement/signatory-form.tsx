import { staffAgreements } from 'shared-kit/contract/agreements';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { figureFields, figureOf, readFigure } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import type { CompanySignersAnswer, SignatoryInput } from 'shared-kit/contract/signing';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { call, useLocale } from 'shared-kit/shell';
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

/** The signatory, or what is missing or wrong. */
function readSignatory({ amount, ...entries }: SignatoryEntries, locale: Locale) {
  const limit = { ...figureFields.amountLimit, unit: entries.currency };
  const isDay = entries.until === '' || takesDay('signatory.until', entries.until, dayOf(new Date()));
  return {
    faults: wrongAmong({
      userId: entries.userId === '',
      documentId: entries.documentId === '',
      name: entries.name.trim().length < 2,
      role: entries.role.trim().length < 2,
      amount: !('value' in readFigure(amount, locale, limit)),
      until: !isDay,
    }),
    body: inputOf(entries, figureOf(amount, locale, limit)),
  };
}

/** Confirms a signatory from an accepted document. Nobody appoints themselves. */
export function SignatoryForm({ signers, companyId, refetch }: SignatoryFormProps) {
  const t = useText();
  const locale = useLocale();
  const { members, documents } = signers;
  const form = useForm({
    first: () => noEntries,
    read: (entries) => readSignatory(entries, locale),
    // Of a day that can't be, its field says so itself.
    says: (field) => (field === 'until' ? '' : t(`verify.agreement.missing.${field}`)),
    isUnsaved: ({ name, role }) => name !== '' || role !== '',
    failureOf: () => 'failed',
  });
  const { entries, marksOf, failure } = form;
  if (documents.length === 0) return <Note>{t('verify.agreement.no-document')}</Note>;
  const type = (change: Partial<SignatoryEntries>) => {
    form.reset();
    form.enter(change);
  };
  const confirm = async (body: SignatoryInput, key: string) => {
    await call(staffAgreements.confirmSignatory, { params: { id: companyId }, body, key });
    form.restart();
    await refetch();
  };
  return (
    <Disclosure summary={t('verify.agreement.confirm')}>
      <Stack as="form" gap="3" {...form.sends(confirm)}>
        <SignatoryFields {...{ entries, members, documents, marksOf, type }} />
        {failure && <Note tone="danger" role="alert" title={t('verify.decision.failed')} />}
        <Row className={styles.buttons}>
          <Button type="submit" size="small" pending={form.isPending}>
            {t('verify.agreement.confirm-now')}
          </Button>
        </Row>
      </Stack>
    </Disclosure>
  );
}
