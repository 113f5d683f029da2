import type { BindingMove } from 'shared-kit/confirmation';
import { type BindingHitDecision, holdingStates, type SanctionsHit } from 'shared-kit/contract/sanctions';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { formatDay, useLocale } from 'shared-kit/shell';
import { useText } from '../../../text.ts';

type About = Readonly<{ hit: SanctionsHit; others: readonly SanctionsHit[]; file: CompanyFile }>;

/** What another of the staff confirms about a hit: whose name it is, who proposed what, and what ends for the company. */
export function useHitMove({ hit, others, file }: About) {
  const t = useText();
  const locale = useLocale();
  const { legalName: company, verification } = file;
  const { subject, name, matchedName, entry, entryName, list, atStake } = hit;
  const proposed = hit.decisions.at(-1);
  const holding = others.filter(({ state }) => holdingStates.some((it) => it === state)).length;
  const isTrading = verification === 'approved' || verification === 'suspended';
  const ending = {
    clear: holding === 0 ? [t('verify.sanctions.ends.hold', { company })] : [],
    confirm: isTrading ? [t('verify.sanctions.ends.trade', { company })] : [],
  };
  return (decision: BindingHitDecision): BindingMove => ({
    title: t(`verify.sanctions.do.${decision}`),
    facts: [
      { term: t('verify.decision.company'), detail: company },
      { term: t(`verify.sanctions.subject.${subject}`), detail: name },
      { term: t('verify.sanctions.listed'), detail: matchedName },
      {
        term: t('verify.sanctions.list'),
        detail: `${t(`verify.sanctions.source.${list.source}`)}, ${formatDay(list.date, locale)}`,
      },
      { term: t('verify.sanctions.entry'), detail: `${entryName} (${entry})` },
      ...(proposed
        ? [{ term: t('verify.sanctions.proposal'), detail: `${proposed.by}: ${proposed.reason}` }]
        : []),
    ],
    atStake,
    notice: holding > 0 ? t('verify.sanctions.still-held', { company, count: holding }) : null,
    ends: ending[decision],
    final: t(`verify.sanctions.sure.${decision}`),
    confirm: t(`verify.sanctions.do.${decision}`),
    isAgainst: decision === 'confirm',
  });
}
