import { LocaleLink } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../text.ts';

/** In a tab of their own, so that what is typed stays: a password is kept nowhere but on its page. */
export function TermsLinks() {
  const t = useText();
  return (
    <>
      <TextLink as={LocaleLink} to="/terms-of-use" target="_blank">
        {t('register.terms')}
      </TextLink>
      {' · '}
      <TextLink as={LocaleLink} to="/privacy-policy" target="_blank">
        {t('register.privacy')}
      </TextLink>{' '}
      {t('register.new-tab')}
    </>
  );
}
