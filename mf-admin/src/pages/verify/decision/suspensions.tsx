import type { CompanyFile, StaffDecision, SuspensionReason } from 'shared-kit/contract';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type SuspensionsProps = {
  file: CompanyFile;
  pending: StaffDecision | null;
  onEnd: (reason: SuspensionReason) => void;
};

/** The suspensions that the company is under, each with the button that ends it. */
export function Suspensions({ file: { suspensions, needsTwo }, pending, onEnd }: SuspensionsProps) {
  const t = useText();
  const locale = useLocale();
  if (suspensions.length === 0) return null;
  // messages: verify.suspension.reason.*
  return (
    <div>
      <h3 className={styles.quiet} id="suspensions">
        {t('verify.suspension.title')}
      </h3>
      <ul className={styles.rows} aria-labelledby="suspensions">
        {suspensions.map(({ reason, words, by, since }) => (
          <li key={reason} className={styles.row}>
            <strong>{t(`verify.suspension.reason.${reason}`)}</strong>
            <span className={styles.quiet}>
              {t('verify.suspension.since', { moment: formatMoment(since, locale), by })}
            </span>
            <span className={styles.reason}>{words}</span>
            <Button
              size="small"
              emphasis={suspensions.length === 1 ? 'primary' : 'secondary'}
              pending={pending === 'reinstate'}
              onClick={() => onEnd(reason)}
            >
              {t(
                needsTwo.includes('reinstate')
                  ? 'verify.decision.do.propose-reinstate'
                  : 'verify.decision.do.reinstate',
              )}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
