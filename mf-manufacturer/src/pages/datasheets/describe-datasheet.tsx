import { type FormEvent, useState } from 'react';
import { type DatasheetAnswer, type DatasheetFacts, datasheetLimits } from 'shared-kit/contract/catalogue';
import { isLocale } from 'shared-kit/contract/languages';
import { Button, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from '../../uploads/file-list.module.css';
import { LanguageField } from './language-field.tsx';

type Props = {
  datasheet: DatasheetAnswer;
  onSave: (facts: DatasheetFacts) => Promise<void>;
  onCancel: () => void;
};

/** The name and language under which buyers find a datasheet. */
export function DescribeDatasheet({ datasheet, onSave, onCancel }: Props) {
  const t = useText();
  const [name, setName] = useState(datasheet.name);
  const [language, setLanguage] = useState(datasheet.language);
  const [isPending, setPending] = useState(false);
  const isEmpty = name.trim() === '';
  const save = async () => {
    if (isEmpty) return;
    setPending(true);
    await onSave({ name: name.trim(), language });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <li className={styles.file}>
      <form className={styles.facts} aria-label={datasheet.name} onSubmit={submit} noValidate>
        <TextField
          autoFocus
          label={t('datasheets.name')}
          maxLength={datasheetLimits.name}
          value={name}
          error={isEmpty ? t('datasheets.name-missing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <LanguageField
          label={t('datasheets.language')}
          value={language ?? ''}
          onChange={({ target }) => setLanguage(isLocale(target.value) ? target.value : null)}
        />
        <div className={styles.sure}>
          <Button size="small" type="submit" emphasis="primary" pending={isPending}>
            {t('datasheets.save')}
          </Button>
          <Button size="small" onClick={onCancel}>
            {t('datasheets.cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
