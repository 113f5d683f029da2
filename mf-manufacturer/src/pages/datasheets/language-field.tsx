import type { ComponentProps } from 'react';
import { languageName, locales } from 'shared-kit/contract/languages';
import { useLocale } from 'shared-kit/shell';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** A datasheet's language; empty for another one or several. */
export function LanguageField(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  const t = useText();
  const reader = useLocale();
  return (
    <SelectField {...props}>
      <option value="">{t('datasheets.language-other')}</option>
      {locales.map((language) => (
        <option key={language} value={language}>
          {languageName(language, reader)}
        </option>
      ))}
    </SelectField>
  );
}
