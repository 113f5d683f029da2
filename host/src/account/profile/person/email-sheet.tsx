import { account, type OwnPerson } from 'shared-kit/contract/account';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { Stack } from 'shared-kit/layout';
import { call } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { looksLikeEmail } from '../../mailed-links/mailed-links.ts';
import { WhereToLook } from '../../mailed-links/where-to-look.tsx';
import { PasswordField } from '../../password-field/password-field.tsx';
import { ProfileForm } from '../form/profile-form.tsx';
import { FirstPassword } from './first-password.tsx';

/** The current address, the one waiting for confirmation, and a form to change it. */
export function EmailSheet({ person, onSaved }: { person: OwnPerson; onSaved: () => unknown }) {
  const t = useText();
  const wrongEmail = t('mailed-link.email');
  return (
    <Sheet>
      <SheetHeader title={t('profile.email.title')} note={person.email} />
      <Stack as={SheetBody}>
        {person.newEmail && (
          <Note tone="warning" role="status">
            <span>{t('profile.email.awaited', { email: person.newEmail })}</span> <WhereToLook />
          </Note>
        )}
        {person.hasPassword ? (
          <ProfileForm
            id="email"
            submitLabel={t('profile.email.save')}
            savedText=""
            emptied
            check={({ email = '', password }) => ({
              email: looksLikeEmail(email.trim()) ? undefined : wrongEmail,
              password: password ? undefined : t('profile.password.current-missing'),
            })}
            refused={(field) => (field === 'email' ? wrongEmail : undefined)}
            save={async (body: BodyOf<typeof account.changeEmailSpec>) => {
              await call(account.changeEmail, { body });
              await onSaved();
            }}
          >
            {(faults, idOf) => (
              <>
                <TextField
                  id={idOf('email')}
                  name="email"
                  type="email"
                  label={t('profile.email.new')}
                  hint={t('profile.email.hint')}
                  autoComplete="off"
                  error={faults.email}
                />
                <PasswordField
                  id={idOf('password')}
                  name="password"
                  label={t('profile.password.current')}
                  autoComplete="current-password"
                  error={faults.password}
                  revealLabel={t('login.reveal')}
                  concealLabel={t('login.conceal')}
                />
              </>
            )}
          </ProfileForm>
        ) : (
          <FirstPassword />
        )}
      </Stack>
    </Sheet>
  );
}
