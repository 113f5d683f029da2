import { useState } from 'react';
import { quoteLimits } from 'shared-kit/contract/quotes';
import { FigureInput } from 'shared-kit/figure-input';
import { DateField } from 'shared-kit/page';
import { Button, Text, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { type EntryProps, fieldIdOf } from './entry-props.ts';
import styles from './offer-page.module.css';
import { figuresIn } from './read-offer.ts';

const nothing = { issuer: '', amount: '', until: '' };

/** A bank's guarantee for the buyer's advance, where the maker offers one. */
export function GuaranteeFields({ entries, enter, wrong }: EntryProps) {
  const t = useText();
  const [isAdded, setAdded] = useState(false);
  const { guarantee, currency } = entries;
  if (!guarantee)
    return (
      <div>
        <Button
          onClick={() => {
            setAdded(true);
            enter({ guarantee: nothing });
          }}
        >
          {t('offer.guarantee.add')}
        </Button>
      </div>
    );
  const fault = wrong.get('advanceGuarantee.amount');
  const textsOf = (name: keyof typeof guarantee) => ({
    id: fieldIdOf(`advanceGuarantee.${name}`),
    label: t(`offer.guarantee.${name}`),
  });
  const field = (name: 'issuer' | 'until') => ({
    ...textsOf(name),
    value: guarantee[name],
    onChange: ({ target }: { target: { value: string } }) =>
      enter({ guarantee: { ...guarantee, [name]: target.value } }),
  });
  return (
    <fieldset className={styles.guarantee}>
      <legend>{t('offer.guarantee.title')}</legend>
      <Text as="p" look="small" tone="muted" className={styles.wide}>
        {t('offer.guarantee.text')}
      </Text>
      <TextField
        {...field('issuer')}
        className={styles.wide}
        maxLength={quoteLimits.place}
        autoFocus={isAdded}
      />
      <FigureInput
        {...textsOf('amount')}
        figure={figuresIn(currency).sum}
        binds
        text={guarantee.amount}
        onText={(amount) => enter({ guarantee: { ...guarantee, amount } })}
        affix={currency}
        hint={t('offer.guarantee.amount-hint')}
        error={fault && t(`offer.wrong.${fault}`)}
      />
      <DateField {...field('until')} of="guarantee.until" />
      <div className={styles.wide}>
        <Button emphasis="tertiary" onClick={() => enter({ guarantee: null })}>
          {t('offer.guarantee.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
