import type { CompanyFile } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { listNames } from '../sanctions/list-names.ts';
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
                  <span>
                    {t('verify.log.step', {
                      from: t(`companies.state.${from}`),
                      to: t(`companies.state.${to}`),
                    })}
                  </span>
                  {suspension && <span>{` (${t(`verify.suspension.reason.${suspension}`)})`}</span>}
                </strong>
                <span className={styles.quiet}>
                  <time dateTime={at}>{formatMoment(at, locale)}</time>
                  <span>
                    {[
                      by,
                      proposedBy && t('verify.log.proposed', { by: proposedBy }),
                      isAlone && t('verify.log.alone'),
                    ]
                      .filter(Boolean)
                      .map((it) => ` · ${it}`)
                      .join('')}
                  </span>
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
  const locale = useLocale();
  const { data } = useQuery(sanctionsQuery(companyId));
  if (!data) return null;
  const latest = data.screenings.find((it) => it.at <= at);
  return (
    <span className={styles.quiet}>
      {latest
        ? `${t('verify.log.screened')} ${listNames(latest, t, locale)}`
        : t('verify.check.sanctions-unchecked')}
    </span>
  );
}
