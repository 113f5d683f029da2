import type { VerificationQueueAnswer } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { ListSearch } from 'shared-kit/page';
import { Checkbox, Segmented, SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { groups, queueStates, useQueueChoice } from './queue-choice.ts';

type QueueFiltersProps = { answer: VerificationQueueAnswer | undefined };

export function QueueFilters({ answer }: QueueFiltersProps) {
  const t = useText();
  const { choice, choose } = useQueueChoice();
  const countOf = (state: (typeof queueStates)[number]): number | null => {
    if (!answer) return null;
    const { counts, incomplete } = answer;
    if (state === 'incomplete') return incomplete;
    if (state === 'waiting') return (counts.submitted ?? 0) + (counts.in_review ?? 0);
    if (state === 'all') return Object.values(counts).reduce((sum, count) => sum + count, 0);
    return counts[state] ?? 0;
  };
  const nameOf = (state: (typeof queueStates)[number]): string => {
    const isOne = state !== 'waiting' && state !== 'incomplete' && state !== 'all';
    const name = isOne ? t(`companies.state.${state}`) : t(`verify.queue.state.${state}`);
    const count = countOf(state);
    return count === null ? name : t('verify.queue.count', { state: name, count });
  };
  return (
    <Stack gap="3">
      <Segmented
        label={t('verify.queue.group')}
        size="small"
        value={choice.group ?? 'all'}
        onChange={(group) => choose({ group: groups.find((it) => it === group) ?? null })}
        options={(['all', ...groups] as const).map((value) => ({
          value,
          label: t(`verify.queue.group.${value}`),
        }))}
      />
      <SelectField
        label={t('verify.queue.state')}
        value={choice.state}
        onChange={({ target }) =>
          choose({ state: queueStates.find((it) => it === target.value) ?? 'waiting' })
        }
      >
        {queueStates.map((state) => (
          <option key={state} value={state}>
            {nameOf(state)}
          </option>
        ))}
      </SelectField>
      <Checkbox checked={choice.isMine} onChange={({ target }) => choose({ isMine: target.checked })}>
        {t('verify.queue.mine')}
      </Checkbox>
      <ListSearch
        label={t('verify.queue.search')}
        find={t('verify.queue.find')}
        value={choice.search}
        maxLength={100}
        onSearch={(search) => choose({ search })}
      />
    </Stack>
  );
}
