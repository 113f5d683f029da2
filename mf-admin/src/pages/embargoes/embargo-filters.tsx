import { type FormEvent, useRef, useState } from 'react';
import { CountryOptions } from 'shared-kit/countries';
import { Button, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './embargoes-page.module.css';
import { isHsCode, useEmbargoChoice, writeChoice } from './embargoes-query.ts';

/** Country and HS code to look for; they stand in the address. */
export function EmbargoFilters() {
  const { choice } = useEmbargoChoice();
  // Remount when the choice changes elsewhere, for example by Back.
  return <FilterForm key={writeChoice({ ...choice, cursor: null })} />;
}

function FilterForm() {
  const t = useText();
  const { choice, choose } = useEmbargoChoice();
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [country, hs] = [String(form.get('country')), String(form.get('hs')).trim()];
    setWrong(!isHsCode(hs));
    if (isHsCode(hs)) choose({ country, hs });
    else field.current?.focus();
  };
  return (
    <form className={styles.filters} aria-label={t('embargoes.filter')} onSubmit={submit} noValidate>
      <SelectField name="country" label={t('embargoes.country')} defaultValue={choice.country}>
        <option value="">{t('embargoes.any-country')}</option>
        <CountryOptions />
      </SelectField>
      <TextField
        ref={field}
        name="hs"
        label={t('embargoes.hs')}
        autoComplete="off"
        maxLength={20}
        defaultValue={choice.hs}
        error={isWrong ? t('embargoes.hs-wrong') : undefined}
      />
      <Button type="submit" emphasis="primary">
        {t('embargoes.search')}
      </Button>
    </form>
  );
}
