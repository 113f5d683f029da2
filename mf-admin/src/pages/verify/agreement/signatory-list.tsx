import { staffAgreements } from 'shared-kit/contract/agreements';
import type { SignatoryAnswer } from 'shared-kit/contract/signing';
import { useSendOnce } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { call, formatDay, useLocale } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type SignatoryListProps = {
  signatories: readonly SignatoryAnswer[];
  companyId: string;
  refetch: () => unknown;
};

/** The confirmed signatories; staff may end the power of each. */
export function SignatoryList({ signatories, companyId, refetch }: SignatoryListProps) {
  const t = useText();
  const locale = useLocale();
  const { run, keyOf, pending, failure } = useSendOnce(() => 'failed');
  const end = (id: string) =>
    run(async () => {
      const params = { id: companyId, signatory: id };
      await call(staffAgreements.endSignatory, { params, key: keyOf(params) });
      await refetch();
    }, id);
  if (signatories.length === 0) return null;
  return (
    <>
      <Stack as="ul" gap="3" aria-label={t('verify.agreement.signatories')}>
        {signatories.map(({ id, name, role, signs, group, withGroup, limit, until }) => (
          <li key={id} className={styles.row}>
            <strong>{name}</strong>
            <span className={styles.quiet}>
              {[
                role,
                t(`verify.agreement.signs.${signs}`),
                group && t('verify.agreement.in-group', { group }),
                withGroup && t('verify.agreement.with', { group: withGroup }),
                limit && t('verify.agreement.up-to', { amount: `${limit.currency} ${limit.amount}` }),
                until && t('verify.agreement.until-day', { day: formatDay(until, locale) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Button size="small" pending={pending === id} onClick={() => void end(id)}>
              {t('verify.agreement.end', { name })}
            </Button>
          </li>
        ))}
      </Stack>
      {failure && <Note tone="danger" role="alert" title={t('verify.decision.failed')} />}
    </>
  );
}
