import { requirementNamed } from 'shared-kit/contract/documents';
import { figureFields } from 'shared-kit/contract/figures';
import { currencies } from 'shared-kit/contract/money';
import { type CompanySignersAnswer, type SignatoryInput, signingLimits } from 'shared-kit/contract/signing';
import { FigureInput } from 'shared-kit/figure-input';
import { DateField } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

const texts = ['name', 'role', 'group', 'withGroup', 'amount', 'until'] as const;
/** What staff have typed, before it is a request. */
export type SignatoryEntries = Readonly<Record<(typeof texts)[number], string>> &
  Readonly<{
    userId: string;
    documentId: string;
    signs: SignatoryInput['signs'];
    currency: (typeof currencies)[number];
  }>;

type SignatoryFieldsProps = Pick<CompanySignersAnswer, 'members' | 'documents'> & {
  entries: SignatoryEntries;
  marksOf: (name: keyof SignatoryEntries) => { id: string; error: string | undefined };
  type: (change: Partial<SignatoryEntries>) => void;
};

/** Who, named in which document, and how they sign. */
export function SignatoryFields(props: SignatoryFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const { entries, members, documents, marksOf, type } = props;
  const choose = (userId: string) =>
    type({ userId, name: members.find(({ id }) => id === userId)?.name ?? '' });
  const textField = (name: 'name' | 'role' | 'group' | 'withGroup', most: number) => (
    <TextField
      {...marksOf(name)}
      label={t(`verify.agreement.field.${name}`)}
      optional={name.endsWith('roup') ? t('verify.agreement.optional') : undefined}
      value={entries[name]}
      maxLength={most}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  );
  return (
    <>
      <SelectField
        {...marksOf('userId')}
        label={t('verify.agreement.field.userId')}
        value={entries.userId}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('verify.agreement.choose')}</option>
        {members.map(({ id, name, email }) => (
          <option key={id} value={id}>{`${name}, ${email}`}</option>
        ))}
      </SelectField>
      <SelectField
        {...marksOf('documentId')}
        label={t('verify.agreement.field.documentId')}
        value={entries.documentId}
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
      <Bounds {...props} />
    </>
  );
}

/** Up to which amount, and until when. */
function Bounds({ entries, marksOf, type }: SignatoryFieldsProps) {
  const t = useText();
  return (
    <>
      <FigureInput
        {...marksOf('amount')}
        figure={{ ...figureFields.amountLimit, unit: entries.currency }}
        binds
        label={t('verify.agreement.field.amount')}
        optional={t('verify.agreement.optional')}
        text={entries.amount}
        onText={(amount) => type({ amount })}
      />
      {entries.amount !== '' && (
        <SelectField
          label={t('verify.agreement.field.currency')}
          value={entries.currency}
          onChange={({ target }) => type({ currency: currencies.find((it) => it === target.value) ?? 'USD' })}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      )}
      <DateField
        {...marksOf('until')}
        of="signatory.until"
        label={t('verify.agreement.field.until')}
        optional={t('verify.agreement.optional')}
        value={entries.until}
        onChange={({ target }) => type({ until: target.value })}
      />
    </>
  );
}
