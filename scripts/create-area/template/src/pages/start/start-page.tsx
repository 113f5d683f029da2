import { Page } from 'shared-kit/page';
import { LocaleLink } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './start-page.module.css';

/** The area's first page. */
export default function StartPage() {
  const t = useText();
  return (
    <Page title={t('start.title')} lead={t('start.lead')}>
      <p className={styles.ways}>
        <TextLink as={LocaleLink} to="/shop">
          {t('start.shop')}
        </TextLink>
      </p>
    </Page>
  );
}
