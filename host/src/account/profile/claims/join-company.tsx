import { useId, useState } from 'react';
import { claims, claimWordsLength } from 'shared-kit/contract/claims';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { CountryOptions } from 'shared-kit/countries';
import { FormGrid } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { call, countryName, useLocale, useSession, useVisitorLocation } from 'shared-kit/shell';
import { readTaxNumber } from 'shared-kit/tax-number';
import { SelectField, Sheet, SheetBody, SheetHeader, TextAreaField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useTaxLabels } from '../../tax-labels.ts';
import { type Faults, ProfileForm, type Values } from '../form/profile-form.tsx';
import { claimQuery, isWaiting } from './claim-query.ts';

/** Lets somebody without a company claim one by its tax number, unless a claim of theirs waits. */
export function JoinCompany({ onSent }: { onSent: () => void }) {
  const isStaff = useSession()?.user.isAdmin;
  const { data, refetch } = useQuery(claimQuery);
  if (!data || isStaff || (data.claim && isWaiting(data.claim))) return null;
  const sent = async () => {
    onSent();
    await refetch();
  };
  return <JoinSheet onSent={sent} />;
}

function JoinSheet({ onSent }: { onSent: () => Promise<void> }) {
  const t = useText();
  const id = useId();
  const here = useVisitorLocation()?.country ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? here;
  const faultText = useFaultText();
  const save = async (body: BodyOf<typeof claims.makeSpec>, key: string) => {
    await call(claims.make, { body, key });
    await onSent();
  };
  return (
    <Sheet>
      <SheetHeader title={t('profile.join.title')} note={t('profile.join.note')} />
      <SheetBody>
        <ProfileForm
          id={id}
          submitLabel={t('profile.join.send')}
          savedText={t('profile.join.sent')}
          check={faultText}
          refused={(field) => (field === 'taxNumber' ? t('profile.join.fault.check-digit') : undefined)}
          save={save}
        >
          {(faults, idOf) => <JoinFields {...{ faults, idOf, here, country }} onCountry={setChosen} />}
        </ProfileForm>
      </SheetBody>
    </Sheet>
  );
}

type JoinFieldsProps = {
  faults: Faults;
  idOf: (field: string) => string;
  here: string;
  country: string;
  onCountry: (country: string) => void;
};

function JoinFields({ faults, idOf, here, country, onCountry }: JoinFieldsProps) {
  const t = useText();
  const example = useTaxLabels(country, 'company').find(({ name }) => name === 'taxNumber')?.example;
  return (
    <>
      <FormGrid stretch gap="4">
        <SelectField
          id={idOf('country')}
          name="country"
          label={t('profile.company.country')}
          error={faults.country}
          key={here}
          defaultValue={here}
          onChange={({ target }) => onCountry(target.value)}
        >
          <option value="">{t('register.choose')}</option>
          <CountryOptions />
        </SelectField>
        <TextField
          id={idOf('taxNumber')}
          name="taxNumber"
          label={t('profile.claim.number')}
          hint={country && example ? t('register.tax-hint', { example }) : undefined}
          autoComplete="off"
          maxLength={40}
          error={faults.taxNumber}
        />
      </FormGrid>
      <TextAreaField
        id={idOf('words')}
        name="words"
        label={t('register.claim.words')}
        hint={t('register.claim.words-hint')}
        optional={t('profile.optional')}
        maxLength={claimWordsLength.most}
        rows={3}
      />
    </>
  );
}

/** Tells what is wrong with a typed number; the server reads it the same way. */
function useFaultText(): (typed: Values) => Faults {
  const t = useText();
  const locale = useLocale();
  return ({ country = '', taxNumber = '' }) => {
    if (!country) return { country: t('profile.join.fault.country') };
    const reading = readTaxNumber(country, taxNumber);
    if (!('fault' in reading)) return {};
    if (reading.fault === 'missing') return { taxNumber: t('profile.join.fault.missing') };
    if (reading.fault === 'check-digit') return { taxNumber: t('profile.join.fault.check-digit') };
    return { taxNumber: t('profile.join.fault.format', { country: countryName(country, locale) }) };
  };
}
