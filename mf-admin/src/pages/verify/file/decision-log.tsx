import type { CompanyFile } from 'shared-kit/contract';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

/** Past decisions with person, time and reason; newest first. */
export function DecisionLog({ log }: Pick<CompanyFile, 'log'>) {
  const t = useText();
  const locale = useLocale();
  // messages: companies.state.*
  return (
    <Sheet>
      <SheetHeader title={t('verify.log.title')} />
      <SheetBody>
        {log.length === 0 ? (
          <p className={styles.quiet}>{t('verify.log.none')}</p>
        ) : (
          <ol className={styles.rows}>
            {log.toReversed().map(({ id, at, by, from, to, reason, suspension, proposedBy, isAlone }) => (
              <li key={id} className={styles.row}>
                <strong>
                  {t('verify.log.step', {
                    from: t(`companies.state.${from}`),
                    to: t(`companies.state.${to}`),
                  })}
                  {suspension && ` (${t(`verify.suspension.reason.${suspension}`)})`}
                </strong>
                <span className={styles.quiet}>
                  <time dateTime={at}>{formatMoment(at, locale)}</time> · {by}
                  {proposedBy && ` · ${t('verify.log.proposed', { by: proposedBy })}`}
                  {isAlone && ` · ${t('verify.log.alone')}`}
                </span>
                {reason && <span className={styles.reason}>{reason}</span>}
              </li>
            ))}
          </ol>
        )}
      </SheetBody>
    </Sheet>
  );
}
