import { useState } from 'react';
import { type OfferTemplatesAnswer, offerTemplateLimits } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { Answer, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { Button, Disclosure, Note, Sheet, SheetBody, SheetFooter, SheetHeader, Text } from 'shared-kit/ui';
import { templatesQuery } from '../../offer-terms/templates-query.ts';
import { useText } from '../../text.ts';
import { TemplateForm } from './template-form.tsx';

/** The terms that new offers begin with, and templates to choose from in the editor. */
export default function OfferTemplatesPage() {
  const t = useText();
  const query = useQuery(templatesQuery());
  return (
    <Page title={t('templates.title')} lead={t('templates.lead')}>
      <Answer query={query}>
        {(answer) => <Templates answer={answer} onChanged={async () => void (await query.refetch())} />}
      </Answer>
    </Page>
  );
}

type TemplatesProps = { answer: OfferTemplatesAnswer; onChanged: () => Promise<void> };

function Templates({ answer: { templates, mayChange }, onChanged }: TemplatesProps) {
  const t = useText();
  const defaults = templates.find(({ name }) => name === null) ?? null;
  return (
    <Stack>
      {!mayChange && <Note>{t('templates.owners')}</Note>}
      <Sheet>
        <SheetHeader title={t('templates.defaults')} />
        <Stack as={SheetBody}>
          <Text as="p" tone="muted">
            {t(defaults ? 'templates.defaults-text' : 'templates.defaults-empty')}
          </Text>
          <TemplateForm
            key={keyOf(defaults)}
            label={t('templates.defaults')}
            template={defaults}
            {...{ mayChange, onChanged }}
          />
        </Stack>
      </Sheet>
      <NamedTemplates
        templates={templates.filter(({ name }) => name !== null)}
        isFull={templates.length >= offerTemplateLimits.templates}
        {...{ mayChange, onChanged }}
      />
    </Stack>
  );
}

/** Another revision fills the fields anew. */
const keyOf = (template: OfferTemplatesAnswer['templates'][number] | null): string =>
  template ? `${template.id} ${template.revision}` : 'new';

type NamedProps = Pick<OfferTemplatesAnswer, 'templates' | 'mayChange'> & {
  isFull: boolean;
  onChanged: () => Promise<void>;
};

function NamedTemplates({ templates, mayChange, isFull, onChanged }: NamedProps) {
  const t = useText();
  const [isAdding, setAdding] = useState(false);
  const added = async () => {
    await onChanged();
    setAdding(false);
  };
  return (
    <Sheet>
      <SheetHeader title={t('templates.named')} />
      <Stack as={SheetBody}>
        {templates.length === 0 && !isAdding && (
          <Text as="p" tone="muted">
            {t('templates.none')}
          </Text>
        )}
        {templates.map((template) => (
          <Disclosure key={template.id} summary={template.name}>
            <TemplateForm
              key={keyOf(template)}
              label={template.name ?? ''}
              isNamed
              template={template}
              {...{ mayChange, onChanged }}
            />
          </Disclosure>
        ))}
        {isAdding && (
          <TemplateForm
            label={t('templates.new')}
            isNamed
            template={null}
            mayChange
            onChanged={added}
            onCancel={() => setAdding(false)}
          />
        )}
      </Stack>
      {mayChange && !isAdding && (
        <SheetFooter>
          <Button disabled={isFull} onClick={() => setAdding(true)}>
            {t('templates.add')}
          </Button>
        </SheetFooter>
      )}
    </Sheet>
  );
}
