import { type DatasheetAnswer, type DatasheetFacts, datasheetLimits } from 'shared-kit/contract/catalogue';
import { isLocale } from 'shared-kit/contract/languages';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
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
  const form = useForm({
    first: () => ({ name: datasheet.name, language: datasheet.language ?? '' }),
    read: ({ name, language }) => ({
      faults: wrongAmong({ name: name.trim() === '' }),
      body: { name: name.trim(), language: isLocale(language) ? language : null },
    }),
    says: () => t('datasheets.name-missing'),
  });
  return (
    <li className={styles.file}>
      <form className={styles.facts} aria-label={datasheet.name} {...form.sends(onSave)}>
        <TextField
          {...form.text('name')}
          autoFocus
          label={t('datasheets.name')}
          maxLength={datasheetLimits.name}
        />
        <LanguageField {...form.text('language')} label={t('datasheets.language')} />
        <Row className={styles.sure}>
          <Button size="small" type="submit" emphasis="primary" pending={form.isPending}>
            {t('datasheets.save')}
          </Button>
          <Button size="small" onClick={onCancel}>
            {t('datasheets.cancel')}
          </Button>
        </Row>
      </form>
    </li>
  );
}
