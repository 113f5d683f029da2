import { useState } from 'react';
import { members } from 'shared-kit/contract/members';
import { Row, Stack } from 'shared-kit/layout';
import { call, formatDay, useLocale, useSubmit } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { Question } from '../form/confirm-dialog.tsx';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';
import type { Invitation } from './members-query.ts';

type InvitationSheetProps = {
  invitations: readonly Invitation[];
  ask: (question: Question) => void;
  onChanged: () => unknown;
};

/** Open invitations. */
export function InvitationSheet({ invitations, ask, onChanged }: InvitationSheetProps) {
  const t = useText();
  const locale = useLocale();
  const { failure, pending, run } = useSubmit(useFailureText());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = async (invitation: Invitation) => {
    setSentTo(null);
    const isSent = await run(
      () => call(members.resend, { params: { id: invitation.id }, body: {} }),
      invitation.id,
    );
    if (isSent) setSentTo(invitation.email);
    await onChanged();
  };
  const askToRevoke = (invitation: Invitation) =>
    ask({
      title: t('profile.invitations.revoke-title', { email: invitation.email }),
      text: t('profile.invitations.revoke-text'),
      confirm: t('profile.invitations.revoke'),
      onConfirm: () =>
        void run(() => call(members.revoke, { params: { id: invitation.id } }), invitation.id).then(
          onChanged,
        ),
    });
  const state = ({ hasExpired, expiresAt }: Invitation) =>
    hasExpired
      ? t('profile.invitations.expired')
      : t('profile.invitations.until', { day: formatDay(expiresAt, locale) });
  return (
    <Sheet>
      <SheetHeader title={t('profile.invitations.title')} />
      <Stack as={SheetBody}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <Stack as="ul" gap="0">
          {invitations.map((invitation) => (
            <li key={invitation.id} className={styles.item}>
              <div className={styles.words}>
                <p className={styles.name}>{invitation.email}</p>
                <p className={styles.detail}>{t(`profile.members.role.${invitation.role}`)}</p>
                <p className={styles.detail}>{state(invitation)}</p>
              </div>
              <Row>
                <Button
                  size="small"
                  pending={pending === invitation.id}
                  onClick={() => void resend(invitation)}
                  aria-label={t('profile.invitations.resend-to', { email: invitation.email })}
                >
                  {t('profile.invitations.resend')}
                </Button>
                <Button
                  size="small"
                  emphasis="danger"
                  onClick={() => askToRevoke(invitation)}
                  aria-label={t('profile.invitations.revoke-of', { email: invitation.email })}
                >
                  {t('profile.invitations.revoke')}
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
        <p role="status" className={styles.saved}>
          {sentTo && t('profile.invite.sent', { email: sentTo })}
        </p>
      </Stack>
    </Sheet>
  );
}
