import { SkipLink } from 'shared-kit/ui/host';
import { useText } from '../../text.ts';
import { Main } from '../main.tsx';
import { Frame } from './frame.tsx';
import styles from './workspace.module.css';

/** For working all day: a menu beside the page, a slim header, and no shop around it. */
export default function Workspace() {
  const t = useText();
  return (
    <div className={styles.root}>
      <SkipLink to="main">{t('layout.skip')}</SkipLink>
      <Frame />
      <Main />
    </div>
  );
}
