import { languageName, locales } from 'shared-kit/contract/languages';
import { offerTemplateLimits, quoteLimits } from 'shared-kit/contract/quotes';
import { FigureInput } from 'shared-kit/figure-input';
import { FormGrid } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { TextAreaField, TextField } from 'shared-kit/ui';
import { IncotermFields } from '../../offer-terms/incoterm-fields.tsx';
import { MilestoneFields } from '../../offer-terms/milestone-fields.tsx';
import type { EntryFault } from '../../offer-terms/term-entries.ts';
import { useText } from '../../text.ts';
import styles from './offer-templates-page.module.css';
import { type TemplateEntries, validityFigure } from './template-entries.ts';

type Props = {
  entries: TemplateEntries;
  enter: (change: Partial<TemplateEntries>) => void;
  isNamed: boolean;
  /** What the server found wrong with the name. */
  nameFault: string | null;
  /** Fields that say no figure, by their path. */
  wrong: ReadonlyMap<string, EntryFault['fault']>;
  idOf: (path: string) => string;
};

/** Delivery, validity and payment, and the words for the buyer in every language. */
export function TemplateFields(props: Props) {
  const t = useText();
  const { entries, enter, isNamed, nameFault, wrong, idOf } = props;
  return (
    <>
      {isNamed && (
        <TextField
          id={idOf('name')}
          label={t('templates.name')}
          value={entries.name}
          error={nameFault ?? undefined}
          maxLength={offerTemplateLimits.name}
          onChange={({ target }) => enter({ name: target.value })}
        />
      )}
      <DeliveryFields {...props} />
      <MilestoneFields
        milestones={entries.milestones}
        onChange={(milestones) => enter({ milestones })}
        wrong={wrong}
        idOf={idOf}
      />
      <TextField
        label={t('templates.guarantee-issuer')}
        hint={t('templates.guarantee-hint')}
        value={entries.guaranteeIssuer}
        maxLength={quoteLimits.place}
        onChange={({ target }) => enter({ guaranteeIssuer: target.value })}
      />
      <WordsFields entries={entries} enter={enter} />
    </>
  );
}

function DeliveryFields({ entries, enter, wrong, idOf }: Props) {
  const t = useText();
  const fault = wrong.get('validityDays');
  return (
    <FormGrid>
      <IncotermFields entries={entries} enter={enter} idOf={idOf} />
      <FigureInput
        figure={validityFigure}
        id={idOf('validityDays')}
        label={t('templates.validity')}
        hint={t('templates.validity-hint')}
        affix={t('templates.days')}
        text={entries.validityDays}
        error={fault && t(`offer.wrong.${fault}`, { most: quoteLimits.longestDays })}
        onText={(validityDays) => enter({ validityDays })}
      />
    </FormGrid>
  );
}

function WordsFields({ entries, enter }: Pick<Props, 'entries' | 'enter'>) {
  const t = useText();
  const reader = useLocale();
  return (
    <div className={styles.pairs}>
      {locales.map((language) => (
        <TextField
          key={language}
          lang={language}
          label={t('templates.payment-note', { language: languageName(language, reader) })}
          value={entries.paymentNote[language]}
          maxLength={quoteLimits.reason}
          onChange={({ target }) =>
            enter({ paymentNote: { ...entries.paymentNote, [language]: target.value } })
          }
        />
      ))}
      {locales.map((language) => (
        <TextAreaField
          key={language}
          lang={language}
          rows={4}
          label={t('templates.note', { language: languageName(language, reader) })}
          value={entries.note[language]}
          maxLength={quoteLimits.note}
          onChange={({ target }) => enter({ note: { ...entries.note, [language]: target.value } })}
        />
      ))}
    </div>
  );
}
