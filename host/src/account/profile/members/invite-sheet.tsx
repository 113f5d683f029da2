import { useState } from 'react';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { languageOf, locales } from 'shared-kit/contract/languages';
import { members } from 'shared-kit/contract/members';
import { companyRoles } from 'shared-kit/contract/session';
import { FormGrid } from 'shared-kit/layout';
import { call, useLocale } from 'shared-kit/shell';
import { SelectField, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { looksLikeEmail } from '../../mailed-links/mailed-links.ts';
import { ProfileForm } from '../form/profile-form.tsx';

export function InviteSheet({ onInvited }: { onInvited: () => unknown }) {
  const t = useText();
  const locale = useLocale();
  const wrongEmail = t('mailed-link.email');
  const [invited, setInvited] = useState('');
  return (
    <Sheet>
      <SheetHeader title={t('profile.invite.title')} note={t('profile.invite.note')} />
      <SheetBody>
        <ProfileForm
          id="invite"
          submitLabel={t('profile.invite.submit')}
          savedText={t('profile.invite.sent', { email: invited })}
          emptied
          check={({ email = '' }) => ({ email: looksLikeEmail(email.trim()) ? undefined : wrongEmail })}
          refused={(field) => (field === 'email' ? wrongEmail : undefined)}
          save={async (body: BodyOf<typeof members.inviteSpec>) => {
            await call(members.invite, { body });
            setInvited(body.email);
            await onInvited();
          }}
        >
          {(faults, idOf) => (
            <>
              <TextField
                id={idOf('email')}
                name="email"
                type="email"
                label={t('profile.invite.email')}
                autoComplete="off"
                error={faults.email}
              />
              <FormGrid stretch gap="4">
                <SelectField
                  id={idOf('role')}
                  name="role"
                  label={t('profile.invite.role')}
                  hint={t('profile.invite.role-hint')}
                  defaultValue="member"
                >
                  {companyRoles.map((role) => (
                    <option key={role} value={role}>
                      {t(`profile.members.role.${role}`)}
                    </option>
                  ))}
                </SelectField>
                <SelectField
                  id={idOf('locale')}
                  name="locale"
                  label={t('profile.invite.locale')}
                  defaultValue={locale}
                >
                  {locales.map((it) => (
                    <option key={it} value={it} lang={it}>
                      {languageOf(it).name}
                    </option>
                  ))}
                </SelectField>
              </FormGrid>
            </>
          )}
        </ProfileForm>
      </SheetBody>
    </Sheet>
  );
}
