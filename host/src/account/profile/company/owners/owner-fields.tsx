import type { ReactNode } from 'react';
import { figureFields, figureText } from 'shared-kit/contract/figures';
import {
  type OwnerAnswer,
  type OwnershipGround,
  ownerLimits,
  ownershipGrounds,
} from 'shared-kit/contract/owners';
import { isOneOf } from 'shared-kit/contract/tables';
import { CountryOptions } from 'shared-kit/countries';
import { FigureInput } from 'shared-kit/figure-input';
import { FormGrid } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, Checkbox, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import type { Faults } from '../../form/profile-form.tsx';
import own from './owners.module.css';
import { birthYear } from './read-owners.ts';

type OwnerFieldsProps = {
  /** Null for one who is new. */
  owner: OwnerAnswer | null;
  ground: OwnershipGround;
  faults: Faults;
  idOf: (field: string) => string;
  /** Before the names of the fields, so that the form holds several owners. */
  prefix: string;
  number: number;
  onGround: (ground: OwnershipGround) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
};

export function OwnerFields(props: OwnerFieldsProps) {
  const { owner, ground, faults, idOf, prefix, number, onGround, onRemove } = props;
  const t = useText();
  const field = (name: string) => ({
    id: idOf(`${prefix}${name}`),
    name: `${prefix}${name}`,
    label: t(`profile.owners.${name as 'name'}`),
    error: faults[`${prefix}${name}`],
  });
  const person = owner?.person;
  return (
    <fieldset className={own.owner}>
      <legend className={own.legend}>{t('profile.owners.number', { number })}</legend>
      <TextField
        {...field('name')}
        defaultValue={person?.name ?? ''}
        maxLength={ownerLimits.name}
        autoComplete="off"
      />
      <FormGrid stretch gap="4">
        <Month {...field('birthMonth')} defaultValue={person?.birthMonth ?? ''} />
        <FigureInput {...field('birthYear')} figure={birthYear} defaultText={figureText(person?.birthYear)} />
        <Country {...field('nationality')} defaultValue={person?.nationality ?? ''} />
        <Country {...field('residence')} defaultValue={person?.residence ?? ''} />
      </FormGrid>
      <FormGrid stretch gap="4">
        <SelectField
          {...field('ground')}
          value={ground}
          onChange={({ target }) => isOneOf(ownershipGrounds, target.value) && onGround(target.value)}
        >
          {ownershipGrounds.map((each) => (
            <option key={each} value={each}>
              {t(`profile.owners.ground.${each}`)}
            </option>
          ))}
        </SelectField>
        {ground === 'shares' ? (
          <FigureInput
            {...field('share')}
            figure={figureFields.share}
            hint={t('profile.owners.share-hint')}
            defaultText={figureText(owner?.share)}
          />
        ) : (
          <TextField {...field('words')} defaultValue={owner?.words ?? ''} maxLength={ownerLimits.words} />
        )}
      </FormGrid>
      <Checkbox name={`${prefix}isExposed`} defaultChecked={person?.isExposed ?? false}>
        {t('profile.owners.isExposed')}
      </Checkbox>
      {onRemove && (
        <div>
          <Button onClick={onRemove}>{t('profile.owners.remove')}</Button>
        </div>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  defaultValue: string | number;
};

function Month(props: ChoiceProps): ReactNode {
  const t = useText();
  const locale = useLocale();
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <SelectField {...props}>
      <option value="">{t('register.choose')}</option>
      {Array.from({ length: 12 }, (_, month) => (
        <option key={nameOf.format(Date.UTC(2026, month))} value={month + 1}>
          {nameOf.format(Date.UTC(2026, month))}
        </option>
      ))}
    </SelectField>
  );
}

function Country(props: ChoiceProps): ReactNode {
  const t = useText();
  return (
    <SelectField {...props}>
      <option value="">{t('register.choose')}</option>
      <CountryOptions />
    </SelectField>
  );
}
