import type { IssuedLetter } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { FileLink } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { KeyValues } from 'shared-kit/ui';
import styles from './financing.module.css';
import { useText } from './use-text.ts';

/** How far a letter of credit has come, and the credit itself. */
export function IssuedLetterFacts({ letter }: { letter: IssuedLetter }) {
  const t = useText();
  const locale = useLocale();
  const { state, reference, issuedOn, file, presentedOn, paid } = letter;
  return (
    <KeyValues
      facts={[
        { term: t('letter.state'), detail: t(`letter.state.${state}`) },
        { term: t('letter.reference'), detail: reference },
        { term: t('letter.issued-on'), detail: formatDay(issuedOn, locale) },
        {
          term: t('letter.file'),
          detail: <FileLink file={file} />,
        },
        {
          term: t('contract.fingerprint'),
          detail: <span className={styles.fingerprint}>{file.sha256}</span>,
        },
        ...(presentedOn ? [{ term: t('letter.presented-on'), detail: formatDay(presentedOn, locale) }] : []),
        ...(paid
          ? [
              {
                term: t('letter.paid'),
                detail: t('letter.paid.is', {
                  amount: formatMoney(paid.amount),
                  day: formatDay(paid.on, locale),
                }),
              },
            ]
          : []),
      ]}
    />
  );
}
