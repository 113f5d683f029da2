import { useState } from 'react';
import { accountLength, readAccount } from 'shared-kit/contract/checks';
import { isPayable, quoteLimits } from 'shared-kit/contract/quotes';
import { TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { fieldIdOf } from './entry-props.ts';
import type { OfferEntries } from './offer-entries.ts';

type Props = { bank: OfferEntries['bank']; change: (bank: OfferEntries['bank']) => void };

const longest = {
  bank: quoteLimits.place,
  accountHolder: quoteLimits.title,
  iban: accountLength,
  swift: 20,
} as const;

/** The account to pay to. A changed number is judged once it was left, as any IBAN is wrong while it is typed. */
export function BankFields({ bank, change }: Props) {
  const t = useText();
  const [isLeft, setLeft] = useState(true);
  const leave = () => {
    setLeft(true);
    const iban = readAccount(bank.iban);
    if (iban !== bank.iban) change({ ...bank, iban });
  };
  return (['bank', 'accountHolder', 'iban', 'swift'] as const).map((name) => (
    <TextField
      key={name}
      id={fieldIdOf(`bankDetails.${name}`)}
      label={t(`offer.payment.${name}`)}
      value={bank[name]}
      maxLength={longest[name]}
      {...(name === 'iban' && {
        onBlur: leave,
        autoCapitalize: 'characters',
        spellCheck: false,
        error: isLeft && !isPayable(bank) && t('offer.wrong.iban'),
      })}
      onChange={({ target }) => {
        if (name === 'iban') setLeft(false);
        change({ ...bank, [name]: target.value });
      }}
    />
  ));
}
