import { publicConfig, useLocale } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** Where to find the mail: a demo sends none and shows it on a page. */
export function WhereToLook() {
  const t = useText();
  const locale = useLocale();
  if (!publicConfig().demo) return <span>{t('mail-sent.spam')}</span>;
  return <TextLink href={`/dev/mailbox?lang=${locale}`}>{t('mail-sent.mailbox')}</TextLink>;
}
