import { join } from 'node:path';
import { parseSource, walk } from './messages/source-file.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** Code of pages, without the hooks themselves, tests and their helpers. */
const isPage = (path) =>
  /^(host|mf-[^/]+|shared-kit)\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|stories)\.tsx?$|\/testing(\/|\.tsx?$)|^shared-kit\/src\/(form|shell|ui)\//.test(path);

/** What the hooks of `shared-kit/form` do for a form or a move. */
const byHand = new Set(['useKeyPerBody', 'newIdempotencyKey', 'useUnsavedInput', 'onSubmit']);

/** Files that do it by hand, by their reason. */
const reasons = {
  'asks for another page, and sends nothing': [
    'host/src/errors/find-instead.tsx',
    'host/src/layouts/header/search-box/search-box.tsx',
    'mf-admin/src/pages/audit/audit-filters.tsx',
    'mf-admin/src/pages/embargoes/embargo-filters.tsx',
    'mf-marketing/src/pages/home/hero/hero-search.tsx',
    'shared-kit/src/page/list-search.tsx',
  ],
  'the browser fills in its fields': [
    'host/src/account/forgot-password/forgot-password-page.tsx',
    'host/src/account/invitation/accept-invitation.tsx',
    'host/src/account/login/login-form.tsx',
    'host/src/account/profile/form/profile-form.tsx',
    'host/src/account/reset-password/new-password-form.tsx',
  ],
  'each of its steps has an address': [
    'host/src/account/register/register-steps.tsx',
    'host/src/account/register/step-form.tsx',
  ],
  'which fields it needs depends on the button': ['mf-admin/src/pages/verify/decision/decision-panel.tsx'],
  'two buttons send, so Enter doesn’t': ['mf-admin/src/pages/claims/claim-decision.tsx'],
  'keeps a draft while somebody types': [
    'mf-bank/src/pages/bank-quote/letter-editor/letter-editor.tsx',
    'mf-bank/src/pages/bank-quote/offer-editor/offer-editor.tsx',
    'mf-manufacturer/src/pages/offer/offer-editor.tsx',
    'mf-manufacturer/src/pages/offer/use-offer-draft.ts',
    'mf-manufacturer/src/pages/product-editor/product-editor.tsx',
    'mf-manufacturer/src/pages/product-editor/use-product-draft.ts',
  ],
  'tells a fault once its field is left, and shows a colleague’s version': [
    'mf-manufacturer/src/pages/price-lists/list-editor.tsx',
    'mf-manufacturer/src/pages/price-lists/use-list-desk.ts',
  ],
  'takes over what others store meanwhile': ['shared-kit/src/company-documents/facts/facts-form.tsx'],
  'sends files': [
    'mf-manufacturer/src/pages/documents/several/several-files.tsx',
    'mf-manufacturer/src/pages/import/import-file.tsx',
    'mf-manufacturer/src/uploads/use-uploads.ts',
  ],
  'has no field that can be wrong': [
    'mf-manufacturer/src/pages/import/mapping/mapping-form.tsx',
    'mf-shop/src/pages/cart/line-note.tsx',
  ],
  'shows what was pasted before it is added': ['mf-shop/src/pages/cart/quick-add.tsx'],
  'the button that sends it may be gone before the answer': ['mf-shop/src/cart/call-once.ts'],
  'it is a part of a form': [
    'shared-kit/src/confirmation/confirmation-dialog.tsx',
    'shared-kit/src/page/figure-input/use-figure.ts',
  ],
  'pages without a form load it, too': [
    'shared-kit/src/page/salesperson/salesperson-field.tsx',
    'shared-kit/src/page/signing/signing-form.tsx',
    'shared-kit/src/page/signing/use-signing.ts',
  ],
};

const remedy =
  'Use useForm for a form and useSendOnce for a move, of shared-kit/form, or name the file with its reason in scripts/checks/hand-made-forms.mjs.';

/** Faults, focus, keys and unsaved input of forms have one place: `shared-kit/form`. */
export async function checkHandMadeForms(root, excused = Object.values(reasons).flat()) {
  const others = new Set(excused);
  const paths = trackedFiles(root).filter(isPage);
  const found = new Map(paths.map((path) => [path, namesIn(join(root, path))]));
  const problems = paths.flatMap((path) =>
    others.has(path) ? [] : (found.get(path) ?? []).map(({ line, name }) => `${path}:${line} uses ${name}`),
  );
  const needless = [...others]
    .filter((path) => (found.get(path) ?? []).length === 0)
    .map((path) => `${path} needs no reason any more`);
  return { problems: [...problems, ...needless], remedy };
}

/** Where a file uses what it should leave to the hooks; imports don't count. */
function namesIn(path) {
  const source = parseSource(path);
  const found = [];
  walk(source.tree.body, (node, parent) => {
    if (node.type !== 'Identifier' || !byHand.has(node.value)) return;
    if (parent.type === 'CallExpression' || parent.type === 'JSXAttribute')
      found.push({ line: source.lineOf(node), name: node.value });
  });
  return found;
}
