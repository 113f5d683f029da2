import { type ChecklistPoint, requirementNamed, requirementWords } from 'shared-kit/contract/documents';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Disclosure, Sheet, SheetBody, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { traceQuery } from './documents-query.ts';

const facts = ['number', 'issuedOn', 'validUntil', 'issuer', 'verificationCode'] as const;

/** Who did what with which document, newest first. */
export function Trace({ points }: { points: readonly ChecklistPoint[] }) {
  const t = useText();
  return (
    <Sheet aria-label={t('documents.trace.title')}>
      <SheetBody>
        <Disclosure summary={t('documents.trace.title')}>
          <Entries points={points} />
        </Disclosure>
      </SheetBody>
    </Sheet>
  );
}

function Entries({ points }: { points: readonly ChecklistPoint[] }) {
  const t = useText();
  const locale = useLocale();
  const nameOf = (requirement: string) => {
    const point = points.find((it) => it.requirement === requirement);
    return point ? requirementWords(point, locale) : requirementNamed(requirement, locale);
  };
  const factName = (fact: string) => {
    const name = facts.find((it) => it === fact);
    return name ? t(`documents.facts.${name}`) : fact;
  };
  return (
    <Answer query={useQuery(traceQuery)}>
      {({ entries }) =>
        entries.length === 0 ? (
          <p>{t('documents.trace.none')}</p>
        ) : (
          <Stack as="ol" gap="3">
            {entries.map(({ id, at, action, requirement, fileName, by, reason, changes }) => (
              <li key={id}>
                <span>{t(`documents.trace.${action}`, { document: nameOf(requirement) })}</span>
                {reason && <Text look="small">{reason}</Text>}
                {changes.map(({ fact, from, to }) => (
                  <Text key={fact} look="small">
                    {t('documents.trace.change', {
                      fact: factName(fact),
                      from: from ?? t('documents.trace.empty'),
                      to: to ?? t('documents.trace.empty'),
                    })}
                  </Text>
                ))}
                <Text look="small" tone="muted">
                  {[fileName, by?.name ?? t('documents.trace.market'), formatMoment(at, locale)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </li>
            ))}
          </Stack>
        )
      }
    </Answer>
  );
}
