import { type Ref, useId } from 'react';
import { Checkbox, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './releases-page.module.css';
import type { Held } from './releases-query.ts';
import { Faults } from './trial.tsx';

type DespiteFieldProps = {
  ref: Ref<HTMLInputElement>;
  id: string;
  held: Held;
  checked: boolean;
  isMissing: boolean;
  onChange: (checked: boolean) => void;
};

/** Says why the market holds a release back, and asks whether to give it all the same. */
export function DespiteField({ ref, id, held, checked, isMissing, onChange }: DespiteFieldProps) {
  const t = useText();
  const problem = useId();
  const { state, faults } = held;
  return (
    <>
      <Note tone={state === 'refused' ? 'danger' : 'warning'} title={t(`releases.held.${state}.title`)}>
        {faults.length > 0 ? <Faults faults={faults} /> : t(`releases.held.${state}.sentence`)}
      </Note>
      <div>
        <Checkbox
          ref={ref}
          id={id}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? problem : undefined}
        >
          {t(`releases.held.${state}.despite`)}
        </Checkbox>
        {isMissing && (
          <p id={problem} className={styles.missing}>
            {t('releases.held.missing')}
          </p>
        )}
      </div>
    </>
  );
}
