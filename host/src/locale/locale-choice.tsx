import Cookies from 'js-cookie';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type Locale,
  languageOf,
  localeCookie,
  localePath,
  locales,
  splitLocale,
} from 'shared-kit/contract/languages';
import { useLocale } from 'shared-kit/shell';
import { Segmented } from 'shared-kit/ui';
import { useText } from '../text.ts';

/** Changes the language in place: path, query, scroll position and input stay. */
export function LocaleChoice() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const select = (locale: Locale) => {
    Cookies.set(localeCookie.name, locale, { expires: localeCookie.maxAgeDays, sameSite: 'lax' });
    void navigate(localePath(splitLocale(pathname).path, locale) + search + hash, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Segmented
      label={t('locale.title')}
      size="small"
      value={useLocale()}
      onChange={(locale) => select(locale)}
      options={locales.map((it) => ({ value: it, label: <span lang={it}>{languageOf(it).name}</span> }))}
    />
  );
}
