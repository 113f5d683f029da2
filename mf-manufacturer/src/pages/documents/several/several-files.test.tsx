import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChecklistPoint, RequirementCode } from 'shared-kit/contract/documents';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { SeveralFiles } from './several-files.tsx';

const point = (code: RequirementCode, change: Partial<ChecklistPoint> = {}): ChecklistPoint => ({
  requirement: code,
  code,
  words: null,
  obligatory: true,
  recentMonths: null,
  lapses: false,
  openedBy: 'owners',
  state: 'requested',
  isCovered: false,
  document: null,
  accepted: null,
  ...change,
});
const points = [
  point('activity-certificate', { obligatory: false }),
  point('trade-register'),
  point('tax-certificate', { state: 'accepted' }),
  point('insurance'),
  point('trade-licence'),
];
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

let network: FakeNetwork;
const sent: [string, string][] = [];
beforeEach(() => {
  network = fakeNetwork({});
  sent.length = 0;
});
afterEach(() => network.restore());
const open = (path = '/documents') =>
  renderInShell(
    <SeveralFiles points={points} busy={['trade-licence']} send={(to, { name }) => sent.push([to, name])} />,
    { path, messages: { manufacturer: path.startsWith('/tr') ? tr : en } },
  );
const goal = (file: string, words = en) =>
  screen.getByRole('combobox', { name: fillIn(words['documents.several.goes-to'], { file }) });

const upload = (count: number) => fillIn(en['documents.several.upload_other'], { count });

it('proposes the next open point for each file, and uploads to those that the person confirms', async () => {
  open();
  const zone = screen.getByRole('region', { name: en['documents.several.zone'] });
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(pdf);
  fireEvent.drop(zone, { dataTransfer: { files } });
  expect(goal('a.pdf')).toHaveDisplayValue('Trade register extract');
  expect(goal('b.pdf')).toHaveDisplayValue('Liability insurance');
  expect(goal('c.pdf')).toHaveDisplayValue('Activity certificate');
  expect(goal('d.pdf')).toHaveDisplayValue(en['documents.several.nowhere']);
  await userEvent.selectOptions(goal('a.pdf'), 'Tax certificate');
  await userEvent.click(
    screen.getByRole('button', { name: fillIn(en['documents.several.remove'], { file: 'c.pdf' }) }),
  );
  await userEvent.click(screen.getByRole('button', { name: upload(2) }));
  expect(sent).toEqual([
    ['tax-certificate', 'a.pdf'],
    ['insurance', 'b.pdf'],
  ]);
  expect(goal('d.pdf')).toBeVisible();
  expect(screen.getByRole('button', { name: upload(0) })).toBeDisabled();
});

it('offers no point twice, nor one that is being uploaded to', async () => {
  open();
  const field = screen.getByTestId(`file of ${en['documents.several.title']}`);
  await userEvent.upload(field, [pdf('a.pdf'), pdf('b.pdf')]);
  const offered = [...goal('b.pdf').querySelectorAll('option')].map((it) => it.textContent);
  expect(offered).toEqual([
    en['documents.several.nowhere'],
    'Activity certificate',
    'Tax certificate',
    'Liability insurance',
  ]);
});

it('speaks Turkish', async () => {
  open('/tr/documents');
  await userEvent.upload(screen.getByTestId(`file of ${tr['documents.several.title']}`), [pdf('a.pdf')]);
  expect(goal('a.pdf', tr)).toHaveDisplayValue('Ticaret sicil kaydı');
  const one = fillIn(tr['documents.several.upload_one'], { count: 1 });
  await userEvent.click(screen.getByRole('button', { name: one }));
  expect(sent).toEqual([['trade-register', 'a.pdf']]);
});
