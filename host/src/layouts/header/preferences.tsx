import { useCurrency, useLocale } from 'shared-kit/shell';
import { GlobeIcon, Icon } from 'shared-kit/ui';
import { ColourModeChoice } from '../../colour-mode/colour-mode-choice.tsx';
import { CurrencyChoice } from '../../currency/currency-choice.tsx';
import { LocaleChoice } from '../../locale/locale-choice.tsx';
import { useText } from '../../text.ts';
import styles from './header.module.css';

const panelId = 'preferences';
const signs = { USD: '$', EUR: '€', CHF: '₣' } as const;

/** Language, currency and colour mode: the button says what is chosen. */
export function Preferences() {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  return (
    <>
      <button type="button" className={styles.tool} popoverTarget={panelId} aria-label={t('preferences.open')}>
        <Icon of={GlobeIcon} size="large" />
        <span className={styles.choice}>
          {locale.toUpperCase()} · {signs[currency]} {currency}
        </span>
      </button>
      <div id={panelId} popover="auto" className={styles.panel} role="group" aria-label={t('preferences.title')}>
        <LocaleChoice />
        <CurrencyChoice />
        <ColourModeChoice />
      </div>
    </>
  );
}
