import { useState } from 'react';
import { type BindingMove, useConfirmation } from 'shared-kit/confirmation';
import { claimReasonLength, mayGrantClaim, type StaffClaim } from 'shared-kit/contract/claims';
import { companyRoles } from 'shared-kit/contract/session';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Note, SelectField, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import styles from './claims-page.module.css';
import { useClaimDecision } from './use-claim-decision.ts';

type Role = (typeof companyRoles)[number];
type Entries = Readonly<{ role: Role; reason: string }>;
type ClaimDecisionProps = { claim: StaffClaim; onDecided: () => void };

/** Role and reason, and the two ways to decide. */
export function ClaimDecision({ claim, onDecided }: ClaimDecisionProps) {
  const t = useText();
  const locale = useLocale();
  const form = useForm({
    first: (): Entries => ({ role: 'member', reason: '' }),
    read: (entries) => ({
      faults: wrongAmong({ reason: entries.reason.trim().length < claimReasonLength.least }),
      body: entries,
    }),
    says: () => t('claims.reason-missing', { count: claimReasonLength.least }),
    shows: 'untouched',
    isUnsaved: ({ reason }) => reason.trim() !== '',
  });
  const { failure, pending, decide } = useClaimDecision(claim, onDecided);
  const [wish, setWish] = useState<'grant' | 'refuse'>('grant');
  const { ask, dialog } = useConfirmation({
    move: useClaimMove(claim, wish, form.entries.role),
    pending: pending !== null,
  });
  const send = (decision: 'grant' | 'refuse') =>
    void form.submit(({ role, reason }) => {
      setWish(decision);
      return ask((confirmed) =>
        decide(confirmed, decision === 'grant' ? { decision, role, reason } : { decision, reason }),
      );
    });
  return (
    <Stack as="form" className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      {claim.mayGrant ? (
        <SelectField {...form.text('role')} label={t('claims.role')}>
          {companyRoles.map((it) => (
            <option key={it} value={it}>
              {t(`claims.role.${it}`)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className={entry.quiet}>
          {mayGrantClaim(claim.state, new Date(claim.openedAt), new Date())
            ? t('claims.not-allowed')
            : t('claims.may-grant-from', { day: formatDay(claim.answerDue, locale) })}
        </p>
      )}
      <TextAreaField
        {...form.text('reason')}
        label={t('claims.reason')}
        hint={t('claims.reason-hint')}
        maxLength={claimReasonLength.most}
        rows={3}
      />
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <Row gap="3">
        {claim.mayGrant && (
          <Button emphasis="primary" pending={pending === 'grant'} onClick={() => send('grant')}>
            {t('claims.grant')}
          </Button>
        )}
        <Button emphasis="danger" pending={pending === 'refuse'} onClick={() => send('refuse')}>
          {t('claims.refuse')}
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

/** Who is let into which company as what, or refused. */
function useClaimMove(
  { name, email, company, state }: StaffClaim,
  decision: 'grant' | 'refuse',
  role: Role,
): BindingMove {
  const t = useText();
  return {
    title: t(`claims.${decision}`),
    facts: [
      { term: t('claims.who'), detail: t('claims.claimant', { name, email }) },
      { term: t('claims.company'), detail: company.name },
      ...(decision === 'grant' ? [{ term: t('claims.role'), detail: t(`claims.role.${role}`) }] : []),
    ],
    atStake: { version: state, sum: null },
    final: t(`claims.final.${decision}`),
    confirm: t(`claims.${decision}`),
    isAgainst: decision === 'refuse',
  };
}
