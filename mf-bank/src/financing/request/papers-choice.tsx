import { requirementNamed } from 'shared-kit/contract/documents';
import type { Shareable } from 'shared-kit/contract/financing';
import { Stack } from 'shared-kit/layout';
import { AttachButton, AttachedFiles, type useAttachments } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Checkbox, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-choice.module.css';
import type { Entries } from './request-entries.ts';

type Ticked = Pick<Entries, 'documentIds' | 'includesPeople'>;
type PapersChoiceProps = {
  shareable: Shareable;
  ticked: Ticked;
  onChange: (ticked: Ticked) => void;
  files: ReturnType<typeof useAttachments>;
};

/** Accepted documents and files that go out, each ticked; what names people is ticked apart. */
export function PapersChoice({ shareable, ticked, onChange, files }: PapersChoiceProps) {
  const t = useText();
  const { documents, people, mayIncludePeople } = shareable;
  const { documentIds, includesPeople } = ticked;
  const personal = documents.filter((it) => it.isPersonal);
  const list = (shown: Shareable['documents']) => (
    <Documents
      documents={shown}
      chosen={documentIds}
      onChoose={(id, isChosen) =>
        onChange({
          includesPeople,
          documentIds: isChosen ? [...documentIds, id] : documentIds.filter((it) => it !== id),
        })
      }
    />
  );
  return (
    <Stack as="fieldset" gap="2">
      <legend className={styles.legend}>{t('financing.papers')}</legend>
      {documents.length === 0 && <Text as="p">{t('financing.papers.none')}</Text>}
      {list(documents.filter((it) => !it.isPersonal))}
      {mayIncludePeople && (people.length > 0 || personal.length > 0) && (
        <>
          <Checkbox
            checked={includesPeople}
            onChange={({ target }) =>
              onChange({
                includesPeople: target.checked,
                documentIds: target.checked
                  ? documentIds
                  : documentIds.filter((id) => !personal.some((it) => it.id === id)),
              })
            }
          >
            {people.length > 0
              ? t('financing.papers.people', { names: people.map(({ name }) => name).join(', ') })
              : t('financing.papers.personal')}
          </Checkbox>
          {includesPeople && list(personal)}
        </>
      )}
      <div>
        <AttachButton files={files} />
      </div>
      <AttachedFiles files={files} />
    </Stack>
  );
}

type DocumentsProps = {
  documents: Shareable['documents'];
  chosen: readonly string[];
  onChoose: (id: string, isChosen: boolean) => void;
};

function Documents({ documents, chosen, onChoose }: DocumentsProps) {
  const t = useText();
  const locale = useLocale();
  return documents.map(({ id, requirement, name, acceptedOn, countsUntil }) => {
    const words = [
      requirementNamed(requirement, locale),
      name,
      acceptedOn && t('financing.papers.accepted', { day: formatDay(acceptedOn, locale) }),
      countsUntil && t('financing.papers.until', { day: formatDay(countsUntil, locale) }),
    ];
    return (
      <Checkbox
        key={id}
        checked={chosen.includes(id)}
        onChange={({ target }) => onChoose(id, target.checked)}
      >
        {words.filter(Boolean).join(', ')}
      </Checkbox>
    );
  });
}
