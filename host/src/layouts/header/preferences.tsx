import { type ReactNode, Suspense, useState } from 'react';
import { currencyMark } from 'shared-kit/contract/money';
import { lazyPart, useCurrency, useLocale } from 'shared-kit/shell';
import { asElement, GlobeIcon, Icon } from 'shared-kit/ui';
import { ColourModeChoice } from '../../colour-mode/colour-mode-choice.tsx';
import { CurrencyChoice } from '../../currency/currency-choice.tsx';
import { LocaleChoice } from '../../locale/locale-choice.tsx';
import { useText } from '../../text.ts';
import styles from './header.module.css';
import { PopoverPanel } from './popover-panel.tsx';

/** 250 countries, so load them only when the panel opens. */
const CountryChoice = lazyPart(() => import('../../location/country-choice.tsx'));

/** Language, currency, pricing country and colour mode. The button shows the first two. */
export function Preferences() {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const [isOpened, setOpened] = useState(false);
  const button = (
    <>
      <Icon of={GlobeIcon} size="large" />
      <span className={styles.choice}>{`${locale.toUpperCase()} · ${currencyMark(currency)}`}</span>
    </>
  );
  return (
    <PopoverPanel
      id="preferences"
      label={t('preferences.title')}
      button={button}
      onOpen={() => setOpened(true)}
    >
      <Choice label={t('locale.title')}>
        <LocaleChoice />
      </Choice>
      <Choice label={t('currency.title')}>
        <CurrencyChoice />
      </Choice>
      {isOpened && (
        <Suspense>
          <CountryChoice />
        </Suspense>
      )}
      <Choice label={t('colour-mode.title')}>
        <ColourModeChoice />
      </Choice>
    </PopoverPanel>
  );
}

/** The label is hidden from screen readers, since the choice names itself. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <span className={styles.groupLabel} aria-hidden="true">
        {label}
      </span>
      {asElement(children)}
    </div>
  );
}
