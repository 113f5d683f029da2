import { chromium, type Page } from '@playwright/test';
import { fillIn } from 'shared-kit/contract/languages';
import { browserFlags, browserPath } from '../../browser.ts';
import { develop } from '../../fixtures/developing.ts';
import { messagesIn, type WorkspaceCopy, workspaceCopy } from '../../fixtures/workspace-copy.ts';

/** Milliseconds. */
export type DevFigures = Readonly<{
  /** From the command to the heading of the area's first page. */
  firstPage: readonly number[];
  /** From saving a file until the open page shows the edit, by kind of edit. */
  edits: Readonly<Record<'page' | 'style' | 'words', readonly number[]>>;
  /** Whether typed input survived every edit. */
  keptInput: boolean;
}>;

const rounds = 5;
const heading = 'mf-shop/src/pages/shop/shop-heading';
const words = 'mf-shop/src/messages/en.json';
const { 'shop.all': title = '', 'facet.at-least': atLeast = '' } = messagesIn(words);
const edited = {
  page: {
    file: `${heading}.tsx`,
    from: 'level={1}',
    to: 'level={1} data-edited="yes"',
  },
  style: {
    file: `${heading}.module.css`,
    from: '.title {',
    to: '.title {\n    color: rgb(1, 2, 3);',
  },
  words: {
    file: words,
    from: `"${title}"`,
    to: '"Every product"',
  },
} as const;
type Kind = keyof typeof edited;

/** Runs in the page: whether an edit of this kind is visible, or no longer visible. */
function isSeen([kind, wanted]: readonly [Kind, boolean]): boolean {
  const title = document.querySelector('h1');
  if (!title) return false;
  const seen = {
    page: title.dataset.edited === 'yes',
    style: getComputedStyle(title).color === 'rgb(1, 2, 3)',
    words: title.textContent === 'Every product',
  };
  return seen[kind] === wanted;
}

/** Edits the shop in a copy of the workspace that is already built. The first start only fills its market. */
export async function measureDev(say: (line: string) => void): Promise<DevFigures> {
  const workspace = await workspaceCopy({ isBuilt: true });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: browserFlags(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const firstPage: number[] = [];
  const edits = { page: [] as number[], style: [] as number[], words: [] as number[] };
  let keptInput = true;
  try {
    for (let start = 0; start <= rounds; start++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const dev = await develop('mf-shop', workspace);
      try {
        await page.goto(dev.page);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        if (start > 0) firstPage.push(performance.now() - dev.since);
        if (start === rounds) keptInput = await measureEdits(page, workspace, edits);
      } finally {
        await context.close();
        await dev.end();
      }
    }
    say(`  started ${rounds} times, edited ${3 * rounds} times`);
    return { firstPage, edits, keptInput };
  } finally {
    await browser.close();
    workspace.remove();
  }
}

async function measureEdits(
  page: Page,
  workspace: WorkspaceCopy,
  edits: Record<'page' | 'style' | 'words', number[]>,
): Promise<boolean> {
  const price = page.getByLabel(fillIn(atLeast, { label: 'Price' }));
  await price.fill('1234');
  for (let round = 0; round < rounds; round++)
    for (const kind of ['page', 'style', 'words'] as const)
      edits[kind].push(await timeOf(page, workspace, kind));
  return (await price.inputValue()) === '1234';
}

/** The page checks itself at every frame. */
async function timeOf(page: Page, workspace: WorkspaceCopy, kind: Kind): Promise<number> {
  const { file, from, to } = edited[kind];
  const seen = (wanted: boolean) => page.waitForFunction(isSeen, [kind, wanted] as const, { polling: 'raf' });
  const since = performance.now();
  const undo = workspace.edit(file, from, to);
  await seen(true);
  const took = performance.now() - since;
  undo();
  await seen(false);
  return took;
}
