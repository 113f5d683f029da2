import { Tabs as Base } from '@base-ui/react/tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CountBadge } from 'shared-kit/ui';
import { asElement } from '../text/as-element.tsx';
import styles from './tabs.module.css';

export interface TabsProps<Value extends string> {
  /** Accessible name of the tabs. */
  label: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode; count?: ReactNode; content: ReactNode }[];
  className?: string;
}

/** Arrow keys select tabs at once. A panel is mounted only while it is shown. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, defaultValue, onChange, tabs, className } = props;
  const first = value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined;
  return (
    <Base.Root
      className={clsx(styles.root, className)}
      value={value}
      defaultValue={first}
      onValueChange={(next) => onChange?.(next as Value)}
    >
      <Base.List aria-label={label} className={styles.list} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {asElement(tab.label)}
            {tab.count !== undefined && <CountBadge tone="neutral">{tab.count}</CountBadge>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
