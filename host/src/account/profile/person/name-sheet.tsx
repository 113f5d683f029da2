import { account, type OwnPerson } from 'shared-kit/contract/account';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { languageOf, locales } from 'shared-kit/contract/languages';
import { call } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { SelectField, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { ProfileForm } from '../form/profile-form.tsx';

export function NameSheet({ person, onSaved }: { person: OwnPerson; onSaved: () => unknown }) {
  const t = useText();
  const nameFault = t('profile.person.name-missing');
  return (
    <Sheet>
      <SheetHeader title={t('profile.person.title')} />
      <SheetBody>
        <ProfileForm
          id="person"
          submitLabel={t('profile.person.save')}
          savedText={t('profile.saved')}
          check={({ name }) => ({ name: name?.trim() ? undefined : nameFault })}
          refused={(field) => (field === 'name' ? nameFault : undefined)}
          save={async (body: BodyOf<typeof account.changeSpec>) => {
            await call(account.change, { body });
            await Promise.all([onSaved(), fetchSession({ quietly: true })]);
          }}
        >
          {(faults, idOf) => (
            <>
              <TextField
                id={idOf('name')}
                name="name"
                label={t('profile.person.name')}
                autoComplete="name"
                defaultValue={person.name}
                error={faults.name}
              />
              <SelectField
                id={idOf('locale')}
                name="locale"
                label={t('profile.person.locale')}
                hint={t('profile.person.locale-hint')}
                defaultValue={person.locale}
              >
                {locales.map((locale) => (
                  <option key={locale} value={locale} lang={locale}>
                    {languageOf(locale).name}
                  </option>
                ))}
              </SelectField>
            </>
          )}
        </ProfileForm>
      </SheetBody>
    </Sheet>
  );
}
