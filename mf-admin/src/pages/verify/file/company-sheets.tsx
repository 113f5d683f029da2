import type { ReactNode } from 'react';
import type { Namesake } from 'shared-kit/contract/checks';
import {
  type ByCompanyField,
  companyFieldNames,
  companyFields,
  streetOf,
  townOf,
} from 'shared-kit/contract/companies';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { countryName, formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { KeyValues, Sheet, SheetBody, SheetHeader, TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { Verification } from '../verification.tsx';
import styles from '../verify-page.module.css';

/** The company's own data. */
export function CompanyData({ file }: { file: CompanyFile }) {
  const t = useText();
  const locale = useLocale();
  const none = t('verify.not-stated');
  const seat = file.registeredAddress;
  const place = seat && `${streetOf(seat)}, ${townOf(seat)}`;
  const ofTurkey = (stated: string | null) => (file.country === 'TR' ? (stated ?? none) : null);
  /** Null leaves it out. */
  const details: ByCompanyField<ReactNode> = {
    legalName: file.legalName,
    brandName: file.brandName,
    legalForm: t(`verify.form.${file.legalForm}`),
    taxNumber: file.taxNumber ?? none,
    taxOffice: ofTurkey(file.taxOffice),
    mersisNumber: ofTurkey(file.mersisNumber),
    website: <Website address={file.website} />,
    lei: file.lei ?? none,
  };
  return (
    <Sheet>
      <SheetHeader title={t('verify.data.title')}>
        <Verification state={file.verification} />
      </SheetHeader>
      <SheetBody>
        <KeyValues
          facts={[
            { term: t('verify.data.kind'), detail: t(`companies.kind.${file.kind}`) },
            { term: t('verify.data.country'), detail: countryName(file.country, locale) },
            ...companyFieldNames
              .map((name) => ({ term: t(`verify.data.${companyFields[name]}`), detail: details[name] }))
              .filter(({ detail }) => detail !== null),
            { term: t('verify.data.address'), detail: place || none },
            { term: t('verify.data.registered'), detail: formatDay(file.registeredAt, locale) },
            {
              term: t('verify.data.submitted'),
              detail: file.submittedAt ? formatDay(file.submittedAt, locale) : none,
            },
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}

/** Leaves the market without telling where from. */
function Website({ address }: { address: string | null }) {
  const t = useText();
  if (address === null) return <span>{t('verify.not-stated')}</span>;
  return (
    <TextLink href={address} rel="noreferrer noopener" target="_blank">
      {address.replace(/^https?:\/\//, '')}
    </TextLink>
  );
}

/** The company's members. */
export function People({ people }: Pick<CompanyFile, 'people'>) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('verify.people.title')} />
      <SheetBody>
        {people.length === 0 ? (
          <p className={styles.quiet}>{t('verify.people.none')}</p>
        ) : (
          <Stack as="ul" gap="3">
            {people.map(({ name, email, role, isProved }) => (
              <li key={email} className={styles.row}>
                <strong>{name}</strong>
                <TextLink href={`mailto:${email}`}>{email}</TextLink>
                <span className={styles.quiet}>
                  {`${t(`verify.people.role.${role}`)} · ${t(isProved ? 'verify.people.proved' : 'verify.people.unproved')}`}
                </span>
              </li>
            ))}
          </Stack>
        )}
      </SheetBody>
    </Sheet>
  );
}

/** Leads to a case: staff need a reason to read a company's quotes. */
export function Quotes({ file }: { file: CompanyFile }) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('verify.quotes.title')} />
      <Stack as={SheetBody} gap="3">
        <p className={styles.quiet}>{t('verify.quotes.sentence')}</p>
        <TextLink as={LocaleLink} to={`/admin/cases?company=${file.id}`}>
          {t('verify.quotes.open')}
        </TextLink>
      </Stack>
    </Sheet>
  );
}

/** Other companies that may be the same one. */
export function Namesakes({ companies }: { companies: readonly Namesake[] }) {
  return (
    <ul className={styles.namesakes}>
      {companies.map(({ id, legalName, verification }) => (
        <li key={id}>
          <TextLink as={LocaleLink} to={`/admin/verify/${id}`}>
            {legalName}
          </TextLink>{' '}
          <Verification state={verification} />
        </li>
      ))}
    </ul>
  );
}
