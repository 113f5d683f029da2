import { publicConfig, useLocale } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** Where to look for the mail: a demo sends none, but shows it. */
export function WhereToLook() {
  const t = useText();
  const locale = useLocale();
  if (!publicConfig().demo) return <>{t('mail-sent.spam')}</>;
  return <TextLink href={`/dev/mailbox?lang=${locale}`}>{t('mail-sent.mailbox')}</TextLink>;
}
