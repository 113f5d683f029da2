import { LocaleLink } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../form/form.module.css';

/** A first password is set by a mailed link, which proves that the address is theirs. */
export function FirstPassword() {
  const t = useText();
  return (
    <p className={styles.text}>
      <span>{t('profile.password.none')}</span>{' '}
      <TextLink as={LocaleLink} to="/forgot-password">
        {t('profile.password.set')}
      </TextLink>
    </p>
  );
}
