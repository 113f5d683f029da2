import { type SyntheticEvent, useState } from 'react';
import {
  type CompanyAgreementAnswer,
  currencies,
  requirementNamed,
  type SignatoryInput,
  signingLimits,
} from 'shared-kit/contract';
import { api, useKeyPerBody, useLocale, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, Disclosure, Note, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type SignatoryFormProps = {
  agreement: CompanyAgreementAnswer;
  companyId: string;
  refetch: () => unknown;
};
const texts = ['name', 'role', 'group', 'withGroup', 'amount', 'until'] as const;
type Entries = Readonly<Record<(typeof texts)[number], string>> &
  Readonly<{
    userId: string;
    documentId: string;
    signs: SignatoryInput['signs'];
    currency: (typeof currencies)[number];
  }>;

const noEntries: Entries = {
  ...{ userId: '', documentId: '', name: '', role: '', group: '', withGroup: '', amount: '', until: '' },
  ...{ signs: 'alone', currency: 'USD' },
};

const inputOf = ({ amount, currency, until, group, withGroup, ...entries }: Entries): SignatoryInput => ({
  ...entries,
  group: group || null,
  withGroup: withGroup || null,
  until: until || null,
  limit: amount ? { amount, currency } : null,
});

/** Confirms a signatory from an accepted document. Nobody appoints themselves. */
export function SignatoryForm({ agreement, companyId, refetch }: SignatoryFormProps) {
  const t = useText();
  const locale = useLocale();
  const { members, documents } = agreement;
  const { keyOf, done } = useKeyPerBody();
  const { run, isPending, failure, reset } = useSubmit(() => 'failed');
  const [entries, setEntries] = useState(noEntries);
  const [isTried, setTried] = useState(false);
  useUnsavedInput(entries.name !== '' || entries.role !== '');
  if (documents.length === 0) return <Note>{t('verify.agreement.no-document')}</Note>;

  const isMissing = {
    userId: entries.userId === '',
    documentId: entries.documentId === '',
    name: entries.name.trim().length < 2,
    role: entries.role.trim().length < 2,
    amount: entries.amount !== '' && !/^\d{1,12}(\.\d{1,2})?$/.test(entries.amount),
  };
  const errorOf = (name: keyof typeof isMissing) =>
    isTried && isMissing[name] ? t(`verify.agreement.missing.${name}`) : undefined;
  const type = (change: Partial<Entries>) => {
    reset();
    setEntries((before) => ({ ...before, ...change }));
  };
  const choose = (userId: string) =>
    type({ userId, name: members.find(({ id }) => id === userId)?.name ?? '' });
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(isMissing).some(Boolean)) return;
    const input = inputOf(entries);
    void run(async () => {
      await api.post(`/api/admin/companies/${companyId}/signatories`, input, keyOf(input));
      done();
      setEntries(noEntries);
      setTried(false);
      await refetch();
    });
  };
  const textField = (name: 'name' | 'role' | 'group' | 'withGroup', most: number) => (
    <TextField
      label={t(`verify.agreement.field.${name}`)}
      optional={name.endsWith('roup') ? t('verify.agreement.optional') : undefined}
      value={entries[name]}
      maxLength={most}
      error={name === 'name' || name === 'role' ? errorOf(name) : undefined}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  );
  // messages: verify.agreement.field.*, verify.agreement.missing.*, verify.agreement.signs.*
  return (
    <Disclosure summary={t('verify.agreement.confirm')}>
      <form className={styles.decision} onSubmit={confirm} noValidate>
        <SelectField
          label={t('verify.agreement.field.userId')}
          value={entries.userId}
          error={errorOf('userId')}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('verify.agreement.choose')}</option>
          {members.map(({ id, name, email }) => (
            <option key={id} value={id}>{`${name}, ${email}`}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('verify.agreement.field.documentId')}
          value={entries.documentId}
          error={errorOf('documentId')}
          onChange={({ target }) => type({ documentId: target.value })}
        >
          <option value="">{t('verify.agreement.choose')}</option>
          {documents.map(({ id, requirement, name }) => (
            <option key={id} value={id}>{`${requirementNamed(requirement, locale)}: ${name}`}</option>
          ))}
        </SelectField>
        {textField('name', signingLimits.name)}
        {textField('role', signingLimits.role)}
        <SelectField
          label={t('verify.agreement.field.signs')}
          value={entries.signs}
          onChange={({ target }) => type({ signs: target.value === 'jointly' ? 'jointly' : 'alone' })}
        >
          <option value="alone">{t('verify.agreement.signs.alone')}</option>
          <option value="jointly">{t('verify.agreement.signs.jointly')}</option>
        </SelectField>
        {entries.signs === 'jointly' && textField('group', signingLimits.group)}
        {entries.signs === 'jointly' && textField('withGroup', signingLimits.group)}
        <TextField
          label={t('verify.agreement.field.amount')}
          optional={t('verify.agreement.optional')}
          inputMode="decimal"
          value={entries.amount}
          error={errorOf('amount')}
          onChange={({ target }) => type({ amount: target.value })}
        />
        {entries.amount !== '' && (
          <SelectField
            label={t('verify.agreement.field.currency')}
            value={entries.currency}
            onChange={({ target }) =>
              type({ currency: currencies.find((it) => it === target.value) ?? 'USD' })
            }
          >
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectField>
        )}
        <TextField
          type="date"
          label={t('verify.agreement.field.until')}
          optional={t('verify.agreement.optional')}
          value={entries.until}
          onChange={({ target }) => type({ until: target.value })}
        />
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
