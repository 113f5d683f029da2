import { type SealCheckAnswer, signingWords } from 'shared-kit/contract/signing';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { KeyValues, Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './check-page.module.css';

/** What the market says of a file: its verdict, and for its own seals who signed what and when. */
export function Verdict({ name, answer }: { name: string; answer: SealCheckAnswer }) {
  const t = useText();
  const locale = useLocale();
  const { verdict, sha256, sealed } = answer;
  const tone = verdict === 'sealed' ? 'positive' : verdict === 'changed' ? 'danger' : 'warning';
  return (
    <>
      <Note tone={tone} role="status" title={t(`check.verdict.${verdict}.title`, { name })}>
        {t(`check.verdict.${verdict}.sentence`)}
      </Note>
      <Sheet aria-label={name}>
        <SheetHeader title={sealed?.title ?? name} />
        <SheetBody>
          <KeyValues
            className={styles.facts}
            facts={[
              ...(sealed
                ? [
                    { term: t('check.company'), detail: sealed.company },
                    ...sealed.signatures.map((it) => ({
                      term: t(it.byMarket ? 'check.countersigned' : 'check.signed'),
                      detail: `${it.name}, ${it.role}, ${formatMoment(it.at, locale)}`,
                    })),
                    { term: t('check.sealed-at'), detail: formatMoment(sealed.at, locale) },
                    {
                      term: t('check.stamp'),
                      detail: t(sealed.hasTimeStamp ? 'check.stamp.yes' : 'check.stamp.no'),
                    },
                  ]
                : []),
              { term: 'SHA-256', detail: sha256 },
            ]}
          />
          {sealed?.isTest && <Note tone="warning">{t('agreement.test')}</Note>}
          {sealed && <p>{signingWords(locale, 'signing.not-qualified')}</p>}
        </SheetBody>
      </Sheet>
    </>
  );
}
