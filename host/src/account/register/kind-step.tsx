import { companyKinds } from 'shared-kit/contract/companies';
import { OptionTiles } from 'shared-kit/ui/option-tiles';
import { useText } from '../../text.ts';
import { kindChoices } from './registration-draft.ts';
import type { StepFields } from './step-fields.ts';

export function KindStep({ entries: { draft, isOwn }, errorOf, onChange }: StepFields) {
  const t = useText();
  return (
    <OptionTiles
      id="register-kind"
      name="kind"
      roomy
      legend={t('register.kind')}
      value={draft.kind}
      onChange={(kind) => onChange({ kind })}
      error={errorOf('kind')}
      options={(isOwn ? companyKinds : kindChoices).map((kind) => ({
        value: kind,
        label: t(`register.kind.${kind}`),
        note: t(`register.kind-note.${kind}`),
      }))}
    />
  );
}
