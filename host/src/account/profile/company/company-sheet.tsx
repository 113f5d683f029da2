import { useState } from 'react';
import { companyFields, type LegalForm, legalForms } from 'shared-kit/contract/companies';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { myCompany, type OwnCompany } from 'shared-kit/contract/my-company';
import { isOneOf } from 'shared-kit/contract/tables';
import { FormGrid, Stack } from 'shared-kit/layout';
import { call, countryName, useLocale } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { KeyValues, Note, SelectField, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { type TaxLabel, useTaxLabels } from '../../tax-labels.ts';
import { type Faults, ProfileForm, type Values } from '../form/profile-form.tsx';
import { furtherFields } from './further-fields.ts';
import { Verification } from './verification.tsx';

type CompanySheetProps = { company: OwnCompany; onSaved: () => unknown };

/** The company's data as a form for its owners. */
export function CompanySheet({ company, onSaved }: CompanySheetProps) {
  const t = useText();
  const locale = useLocale();
  const [legalForm, setLegalForm] = useState<LegalForm>(company.legalForm);
  const taxFields = useTaxLabels(company.country, legalForm);
  const nameFault = t('profile.company.name-missing');
  const taxFault = (name: string) => {
    const field = taxFields.find((it) => it.name === name);
    if (!field) return undefined;
    return field.example
      ? t('profile.company.tax-wrong', { field: field.label, example: field.example })
      : t('profile.company.tax-missing', { field: field.label });
  };
  const check = (values: Values): Faults => ({
    legalName: (values.legalName ?? '').trim().length < 2 ? nameFault : undefined,
    brandName: (values.brandName ?? '').trim().length < 2 ? nameFault : undefined,
  });
  const refused = (field: string) => {
    if (field === 'legalName' || field === 'brandName') return nameFault;
    const further = furtherFields.find(({ name }) => name === field);
    return further ? t(`profile.company.${companyFields[further.name]}-wrong`) : taxFault(field);
  };
  return (
    <Sheet>
      <SheetHeader
        title={t('profile.company.title')}
        note={t(`profile.company.about.${company.verification}`)}
      >
        <Verification state={company.verification} />
      </SheetHeader>
      <Stack as={SheetBody}>
        <KeyValues
          tight
          facts={[
            { term: t('profile.company.kind'), detail: t(`profile.company.kind.${company.kind}`) },
            { term: t('profile.company.country'), detail: countryName(company.country, locale) },
          ]}
        />
        <Note>{t('profile.company.verified-again')}</Note>
        <ProfileForm
          id="company"
          submitLabel={t('profile.company.save')}
          savedText={t('profile.saved')}
          check={check}
          refused={refused}
          save={async (body: BodyOf<typeof myCompany.changeSpec>) => {
            await call(myCompany.change, { body });
            await Promise.all([onSaved(), fetchSession({ quietly: true })]);
          }}
        >
          {(faults, idOf) => (
            <CompanyFields {...{ company, faults, idOf, legalForm, taxFields }} onLegalForm={setLegalForm} />
          )}
        </ProfileForm>
      </Stack>
    </Sheet>
  );
}

type CompanyFieldsProps = {
  company: OwnCompany;
  faults: Faults;
  idOf: (field: string) => string;
  legalForm: LegalForm;
  onLegalForm: (form: LegalForm) => void;
  taxFields: readonly TaxLabel[];
};

function CompanyFields({ company, faults, idOf, legalForm, onLegalForm, taxFields }: CompanyFieldsProps) {
  const t = useText();
  return (
    <>
      <TextField
        id={idOf('legalName')}
        name="legalName"
        label={t('profile.company.legal-name')}
        defaultValue={company.legalName}
        autoComplete="off"
        error={faults.legalName}
      />
      <FormGrid stretch gap="4">
        <TextField
          id={idOf('brandName')}
          name="brandName"
          label={t('profile.company.brand-name')}
          hint={t('profile.company.brand-hint')}
          defaultValue={company.brandName}
          autoComplete="organization"
          error={faults.brandName}
        />
        <SelectField
          id={idOf('legalForm')}
          name="legalForm"
          label={t('profile.company.form')}
          value={legalForm}
          onChange={({ target }) => isOneOf(legalForms, target.value) && onLegalForm(target.value)}
        >
          {legalForms.map((form) => (
            <option key={form} value={form}>
              {t(`profile.company.form.${form}`)}
            </option>
          ))}
        </SelectField>
      </FormGrid>
      <FormGrid stretch gap="4">
        {taxFields.map(({ name, label, required }) => (
          <TextField
            key={name}
            id={idOf(name)}
            name={name}
            label={label}
            optional={required ? undefined : t('profile.optional')}
            defaultValue={company[name] ?? ''}
            autoComplete="off"
            error={faults[name]}
          />
        ))}
      </FormGrid>
      <FormGrid stretch gap="4">
        {furtherFields.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            id={idOf(name)}
            name={name}
            label={t(`profile.company.${companyFields[name]}`)}
            hint={t(`profile.company.${companyFields[name]}-hint`)}
            optional={t('profile.optional')}
            defaultValue={company[name] ?? ''}
            autoComplete={autoComplete}
            error={faults[name]}
          />
        ))}
      </FormGrid>
    </>
  );
}
