import { type ReactNode, useState } from 'react';
import type { ProductChoices } from 'shared-kit/contract/products';
import { Button, SelectField, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { type Change, forbiddenBy, keyOf, type Pick, type RuleKind } from './change-choices.ts';
import styles from './options.module.css';
import { useNameOf } from './use-name-of.ts';

const kinds: readonly RuleKind[] = ['excludes', 'requires'];
const textOf = ({ option, value }: Pick) => JSON.stringify([option, value]);

/** Takes all combinations off the offer that a requirement or an exclusion forbids. */
export function RuleForm({ choices, change }: { choices: ProductChoices; change: Change }) {
  const t = useText();
  const [kind, setKind] = useState<RuleKind>('excludes');
  const [picked, setPicked] = useState({ first: '', second: '' });
  const [done, setDone] = useState<number | null>(null);
  const picks = usePicks(choices);
  const first = picks.find(({ pick }) => textOf(pick) === picked.first);
  const seconds = picks.filter(({ pick }) => pick.option !== first?.pick.option);
  const second = seconds.find(({ pick }) => textOf(pick) === picked.second);
  const rule = first && second && { kind, first: first.pick, second: second.pick };
  const forbidden = rule ? forbiddenBy(choices.variants, rule) : [];
  const apply = () => {
    const gone = new Set(forbidden.map(({ values }) => keyOf(values)));
    change(({ options, variants }) => ({
      options,
      variants: variants.filter(({ values }) => !gone.has(keyOf(values))),
    }));
    setDone(gone.size);
  };
  return (
    <fieldset className={styles.rule} aria-label={t('editor.rule.title')}>
      <PickField
        label={t('editor.rule.first')}
        value={picked.first}
        onValue={(value) => setPicked({ first: value, second: picked.second })}
        picks={picks}
      />
      <SelectField
        label={t('editor.rule.kind')}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((it) => it === target.value) ?? kind)}
      >
        {kinds.map((it) => (
          <option key={it} value={it}>
            {t(`editor.rule.${it}`)}
          </option>
        ))}
      </SelectField>
      <PickField
        label={t('editor.rule.second')}
        value={second ? picked.second : ''}
        onValue={(value) => setPicked({ first: picked.first, second: value })}
        picks={seconds}
      />
      <Button size="small" disabled={forbidden.length === 0} onClick={apply}>
        {t('editor.rule.apply')}
      </Button>
      <Text look="small" tone="muted" role="status" className={styles.outcome}>
        {rule && forbidden.length > 0
          ? t('editor.rule.preview', { count: forbidden.length })
          : done !== null && t('editor.rule.done', { count: done })}
      </Text>
    </fieldset>
  );
}

type Named = Readonly<{ pick: Pick; name: string }>;

function usePicks({ options }: ProductChoices): readonly Named[] {
  const t = useText();
  const nameOf = useNameOf();
  return options.flatMap(({ name, values }, option) =>
    values.map(({ id, label }, index) => ({
      pick: { option, value: id },
      name: `${nameOf(name) || t('editor.option.number', { number: option + 1 })}: ${
        nameOf(label) || t('editor.option.value', { number: index + 1 })
      }`,
    })),
  );
}

type PickProps = {
  label: ReactNode;
  value: string;
  onValue: (value: string) => void;
  picks: readonly Named[];
};

function PickField({ label, value, onValue, picks }: PickProps) {
  const t = useText();
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="">{t('editor.rule.choose')}</option>
      {picks.map(({ pick, name }) => (
        <option key={textOf(pick)} value={textOf(pick)}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
