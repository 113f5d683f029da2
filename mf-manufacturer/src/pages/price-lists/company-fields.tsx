import { useState } from 'react';
import { type PriceListCompany, priceListLimits } from 'shared-kit/contract/price-lists';
import { Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { countryName, useLocale } from 'shared-kit/shell';
import { CloseIcon, IconButton, Note, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { hasWords } from '../../pick-field/has-words.ts';
import { PickField } from '../../pick-field/pick-field.tsx';
import { useText } from '../../text.ts';
import styles from './price-lists.module.css';
import { listCompaniesQuery } from './price-lists-query.ts';
import type { ListDesk } from './use-list-desk.ts';

type Props = { desk: ListDesk; mayChange: boolean };

/** The companies that get the list's prices. */
export function CompanyFields({ desk, mayChange }: Props) {
  const t = useText();
  const { companies } = desk.entries;
  const remove = ({ id }: PriceListCompany) => {
    desk.change({ companies: companies.filter((it) => it.id !== id) });
    desk.focus('companies');
  };
  return (
    <Sheet>
      <SheetHeader title={t('price-lists.companies')} note={t('price-lists.companies-hint')} />
      <Stack as={SheetBody} gap="3">
        {companies.length === 0 ? (
          <Text tone="muted">{t('price-lists.companies-none')}</Text>
        ) : (
          <Stack as="ul" gap="1" aria-label={t('price-lists.companies')}>
            {companies.map((company) => (
              <ChosenCompany key={company.id} {...{ company, desk, mayChange, remove }} />
            ))}
          </Stack>
        )}
        {mayChange && <CompanyPick desk={desk} />}
      </Stack>
    </Sheet>
  );
}

type ChosenProps = Props & { company: PriceListCompany; remove: (company: PriceListCompany) => void };

function ChosenCompany({ company, desk, mayChange, remove }: ChosenProps) {
  const t = useText();
  const path = `company.${company.id}`;
  const error = desk.errorOf(path);
  const place = usePlace();
  return (
    <li className={styles.company}>
      <span className={styles.words}>
        <b>{company.name}</b> <span className={styles.muted}>{place(company)}</span>
        {error && (
          <Text id={`${desk.idOf(path)}-note`} look="small" tone="danger">
            {error}
          </Text>
        )}
      </span>
      {mayChange && (
        <IconButton
          id={desk.idOf(path)}
          icon={CloseIcon}
          size="small"
          label={t('price-lists.remove-row', { name: company.name })}
          aria-describedby={error && `${desk.idOf(path)}-note`}
          onClick={() => remove(company)}
        />
      )}
    </li>
  );
}

function usePlace() {
  const locale = useLocale();
  return ({ city, country }: PriceListCompany): string =>
    [city, countryName(country, locale)].filter(Boolean).join(', ');
}

function CompanyPick({ desk }: { desk: ListDesk }) {
  const t = useText();
  const locale = useLocale();
  const place = usePlace();
  const { data } = useQuery(listCompaniesQuery());
  const [words, setWords] = useState<string | null>(null);
  const { companies } = desk.entries;
  const free = (data?.companies ?? []).filter(({ id }) => !companies.some((it) => it.id === id));
  const add = (id: string) => {
    const company = free.find((it) => it.id === id);
    if (company) desk.change({ companies: [...companies, company] });
  };
  if (data?.companies.length === 0) return <Note>{t('price-lists.companies-nobody')}</Note>;
  return (
    <PickField
      id={desk.idOf('companies')}
      label={t('price-lists.add-company')}
      hint={t('price-lists.company-hint')}
      disabled={companies.length >= priceListLimits.companies}
      words={words}
      onWords={setWords}
      choices={free
        .filter((it) => words !== null && hasWords(`${it.name} ${place(it)}`, words, locale))
        .map((it) => ({ id: it.id, label: it.name, detail: place(it) }))}
      none={t('price-lists.company-none')}
      onChoose={add}
    />
  );
}
