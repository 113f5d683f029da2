import { account, type OwnPerson, passwordLength } from 'shared-kit/contract/account';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { queries } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { PasswordField } from '../../password-field/password-field.tsx';
import { ProfileForm } from '../form/profile-form.tsx';
import { FirstPassword } from './first-password.tsx';

export function PasswordSheet({ person }: { person: OwnPerson }) {
  const t = useText();
  const { min, max } = passwordLength;
  const wrongLength = t('reset-password.length', { min, max });
  const reveal = { revealLabel: t('login.reveal'), concealLabel: t('login.conceal') };
  return (
    <Sheet>
      <SheetHeader title={t('profile.password.title')} note={t('profile.password.note')} />
      <SheetBody>
        {person.hasPassword ? (
          <ProfileForm
            id="password"
            submitLabel={t('profile.password.save')}
            savedText={t('profile.password.saved')}
            emptied
            check={({ current, password = '' }) => ({
              current: current ? undefined : t('profile.password.current-missing'),
              password: password.length < min || password.length > max ? wrongLength : undefined,
            })}
            refused={(field) => (field === 'password' ? wrongLength : undefined)}
            save={async (body: BodyOf<typeof account.changePasswordSpec>) => {
              await call(account.changePassword, { body });
              await queries.invalidateQueries({ queryKey: ['profile', 'sessions'] });
            }}
          >
            {(faults, idOf) => (
              <>
                <PasswordField
                  id={idOf('current')}
                  name="current"
                  label={t('profile.password.current')}
                  autoComplete="current-password"
                  error={faults.current}
                  {...reveal}
                />
                <PasswordField
                  id={idOf('password')}
                  name="password"
                  label={t('reset-password.password')}
                  hint={t('reset-password.hint', { min })}
                  autoComplete="new-password"
                  error={faults.password}
                  {...reveal}
                />
              </>
            )}
          </ProfileForm>
        ) : (
          <FirstPassword />
        )}
      </SheetBody>
    </Sheet>
  );
}
