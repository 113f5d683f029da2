import { LocaleLink } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../text.ts';

/** The links open new tabs, so that the typed password isn't lost: it is kept only on the page. */
export function TermsLinks() {
  const t = useText();
  return (
    <>
      <TextLink as={LocaleLink} to="/terms-of-use" target="_blank">
        {t('register.terms')}
      </TextLink>
      <span>{' · '}</span>
      <TextLink as={LocaleLink} to="/privacy-policy" target="_blank">
        {t('register.privacy')}
      </TextLink>{' '}
      <span>{t('register.new-tab')}</span>
    </>
  );
}
