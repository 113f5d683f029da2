import type { CompanyFile } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { ListNames } from '../sanctions/list-names.tsx';
import { sanctionsQuery } from '../sanctions/sanctions-query.ts';
import styles from '../verify-page.module.css';

/** Past decisions with person, time and reason; newest first. */
export function DecisionLog({ file: { id: companyId, log } }: { file: CompanyFile }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Sheet>
      <SheetHeader title={t('verify.log.title')} />
      <SheetBody>
        {log.length === 0 ? (
          <p className={styles.quiet}>{t('verify.log.none')}</p>
        ) : (
          <Stack as="ol" gap="3">
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
                {to === 'approved' && <ScreenedBefore companyId={companyId} at={at} />}
              </li>
            ))}
          </Stack>
        )}
      </SheetBody>
    </Sheet>
  );
}

/** The sanctions lists against which the company had been screened when it was approved. */
function ScreenedBefore({ companyId, at }: { companyId: string; at: string }) {
  const t = useText();
  const { data } = useQuery(sanctionsQuery(companyId));
  if (!data) return null;
  const latest = data.screenings.find((it) => it.at <= at);
  return (
    <span className={styles.quiet}>
      {latest ? (
        <>
          {t('verify.log.screened')} <ListNames of={latest} />
        </>
      ) : (
        t('verify.check.sanctions-unchecked')
      )}
    </span>
  );
}
