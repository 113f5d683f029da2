import { useState } from 'react';
import type { BankQuoteDetail } from 'shared-kit/contract/financing';
import { Segmented, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';
import { LetterEditor } from './letter-editor/letter-editor.tsx';
import { OfferEditor } from './offer-editor/offer-editor.tsx';

type NextOfferProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** The next offer: a loan or lease with its schedule, or a letter of credit. */
export function NextOffer({ detail, onChanged }: NextOfferProps) {
  const t = useText();
  const newest = [...detail.offers, ...detail.letters].sort((one, other) => other.number - one.number)[0];
  const product = newest?.terms.product ?? detail.product;
  const [form, setForm] = useState<string>(product === 'letter-of-credit' ? 'letter' : 'loan');
  return (
    <Sheet tone="finance">
      <SheetHeader title={t('editor.title')} />
      <SheetBody className={styles.frame}>
        <Segmented
          label={t('editor.form')}
          value={form}
          onChange={setForm}
          options={[
            { value: 'loan', label: t('editor.form.loan') },
            { value: 'letter', label: t('editor.form.letter') },
          ]}
          tone="finance"
          className={styles.start}
        />
        {form === 'letter' ? (
          <LetterEditor detail={detail} onChanged={onChanged} />
        ) : (
          <OfferEditor detail={detail} onChanged={onChanged} />
        )}
      </SheetBody>
    </Sheet>
  );
}
