import { type ComponentProps, useState } from 'react';
import { useConfirmation } from 'shared-kit/confirmation';
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
import { type ClaimStep, grantingStep, type Role, useClaimMove } from './use-claim-move.ts';

type Entries = Readonly<{ role: Role; reason: string }>;
type ClaimDecisionProps = { claim: StaffClaim; onDecided: () => void };

/** Role and reason, and the two ways to decide. */
export function ClaimDecision({ claim, onDecided }: ClaimDecisionProps) {
  const t = useText();
  const { proposal } = claim;
  // Who confirms goes on from what was proposed.
  const first: Entries = {
    role: proposal ? 'owner' : 'member',
    reason: proposal && !proposal.isMine ? proposal.reason : '',
  };
  const form = useForm({
    first: (): Entries => first,
    read: (entries) => ({
      faults: wrongAmong({ reason: entries.reason.trim().length < claimReasonLength.least }),
      body: entries,
    }),
    says: () => t('claims.reason-missing', { count: claimReasonLength.least }),
    shows: 'untouched',
    isUnsaved: ({ reason }) => reason.trim() !== first.reason,
  });
  const { failure, pending, decide } = useClaimDecision(claim, onDecided);
  const [wish, setWish] = useState<ClaimStep>('grant');
  const { ask, dialog } = useConfirmation({
    move: useClaimMove(claim, wish, form.entries.role),
    pending: pending !== null,
  });
  const granting = grantingStep(claim, form.entries.role);
  const send = (step: ClaimStep) =>
    void form.submit(({ role, reason }) => {
      setWish(step);
      return ask((confirmed) =>
        decide(
          confirmed,
          step === 'refuse' ? { decision: step, reason } : { decision: 'grant', role, reason },
        ),
      );
    });
  return (
    <Stack as="form" className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <ClaimRole claim={claim} takesTwo={granting === 'propose'} field={form.text('role')} />
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
        {granting && (
          <Button emphasis="primary" pending={pending === 'grant'} onClick={() => send(granting)}>
            {t(`claims.${granting}`)}
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

type ClaimRoleProps = {
  claim: StaffClaim;
  takesTwo: boolean;
  field: Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'>;
};

/** As what the claimant is let in, or why not yet. */
function ClaimRole({ claim, takesTwo, field }: ClaimRoleProps) {
  const t = useText();
  const locale = useLocale();
  if (!claim.mayGrant)
    return (
      <p className={entry.quiet}>
        {mayGrantClaim(claim.state, new Date(claim.openedAt), new Date())
          ? t('claims.not-allowed')
          : t('claims.may-grant-from', { day: formatDay(claim.answerDue, locale) })}
      </p>
    );
  return (
    <SelectField {...field} label={t('claims.role')} hint={takesTwo ? t('claims.takes-two') : undefined}>
      {companyRoles.map((it) => (
        <option key={it} value={it}>
          {t(`claims.role.${it}`)}
        </option>
      ))}
    </SelectField>
  );
}
