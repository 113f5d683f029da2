import { LocaleLink } from 'shared-kit/shell';
import { PersonIcon } from 'shared-kit/ui';
import { IconLink } from 'shared-kit/ui/host';
import { useText } from '../../text.ts';
import styles from './header.module.css';

/** Stands in for the tools of signed-in visitors if their code can't be loaded: the profile leads everywhere else. */
export function ProfileLink() {
  const t = useText();
  return (
    <span className={styles.signedInTools}>
      <IconLink as={LocaleLink} to="/profile" icon={PersonIcon} label={t('account.profile')} />
    </span>
  );
}
