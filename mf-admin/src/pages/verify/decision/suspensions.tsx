import { ConfirmButton } from 'shared-kit/confirmation';
import type { CompanyFile, StaffDecision, SuspensionReason } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { type Confirmed, formatMoment, useLocale } from 'shared-kit/shell';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { useDecisionMove } from './use-decision-move.ts';

type SuspensionsProps = {
  file: CompanyFile;
  pending: StaffDecision | null;
  onEnd: (confirmed: Confirmed, reason: SuspensionReason) => void;
};

/** The suspensions that the company is under, each with the button that ends it. */
export function Suspensions({ file, pending, onEnd }: SuspensionsProps) {
  const { suspensions, needsTwo } = file;
  const t = useText();
  const moveOf = useDecisionMove(file);
  const locale = useLocale();
  if (suspensions.length === 0) return null;
  const label = t(
    needsTwo.includes('reinstate') ? 'verify.decision.do.propose-reinstate' : 'verify.decision.do.reinstate',
  );
  return (
    <div>
      <h3 className={styles.quiet} id="suspensions">
        {t('verify.suspension.title')}
      </h3>
      <Stack as="ul" gap="3" aria-labelledby="suspensions">
        {suspensions.map(({ reason, words, by, since }) => (
          <li key={reason} className={styles.row}>
            <strong>{t(`verify.suspension.reason.${reason}`)}</strong>
            <span className={styles.quiet}>
              {t('verify.suspension.since', { moment: formatMoment(since, locale), by })}
            </span>
            <span className={styles.reason}>{words}</span>
            <ConfirmButton
              size="small"
              isQuick
              emphasis={suspensions.length === 1 ? 'primary' : 'secondary'}
              move={moveOf('reinstate', label, reason)}
              pending={pending === 'reinstate'}
              onConfirm={async (confirmed) => {
                onEnd(confirmed, reason);
                return true;
              }}
            >
              {label}
            </ConfirmButton>
          </li>
        ))}
      </Stack>
    </div>
  );
}
